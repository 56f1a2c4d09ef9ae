/// The bytes a bracket in a pattern stands for: `[abc]`, `[a-z]`, `[!a]`, `[^a]`, `[]a]`, `[[:alpha:]]`.
struct ByteSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var lowMiddle: UInt64 = 0
  private var highMiddle: UInt64 = 0
  private var high: UInt64 = 0
  private var isNegated = false

  /// Reads what follows the opening bracket, the closing one included; nil if there is none.
  init?(readFrom text: inout ArraySlice<UInt8>) {
    if text.first == UInt8(ascii: "!") || text.first == UInt8(ascii: "^") {
      isNegated = true
      text = text.dropFirst()
    }
    var isFirst = true
    while let byte = text.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst { return }
      isFirst = false
      if byte == UInt8(ascii: "["), text.first == UInt8(ascii: ":") {
        guard insertClass(&text) else { return nil }
        continue
      }
      guard let first = ByteSet.unescaped(byte, &text) else { return nil }
      var last = first
      if text.count > 1, text.first == UInt8(ascii: "-"), text[text.startIndex + 1] != UInt8(ascii: "]") {
        text = text.dropFirst()
        guard let end = text.popFirst(), let byte = ByteSet.unescaped(end, &text) else { return nil }
        last = byte
      }
      if first <= last { for byte in first...last { insert(byte) } }
    }
    return nil
  }

  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: low
      case 1: lowMiddle
      case 2: highMiddle
      default: high
      }
    return (word >> UInt64(byte & 63) & 1 == 1) != isNegated
  }

  private mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: low |= bit
    case 1: lowMiddle |= bit
    case 2: highMiddle |= bit
    default: high |= bit
    }
  }

  private static func unescaped(_ byte: UInt8, _ text: inout ArraySlice<UInt8>) -> UInt8? {
    byte == UInt8(ascii: "\\") ? text.popFirst() : byte
  }

  /// Reads `:name:]`.
  private mutating func insertClass(_ text: inout ArraySlice<UInt8>) -> Bool {
    guard let end = text.dropFirst().firstIndex(of: UInt8(ascii: ":")) else { return false }
    let name = String(decoding: text[(text.startIndex + 1)..<end], as: UTF8.self)
    guard let ranges = ByteSet.classes[name], end + 1 < text.endIndex, text[end + 1] == UInt8(ascii: "]") else {
      return false
    }
    for range in ranges { for byte in range { insert(byte) } }
    text = text[(end + 2)...]
    return true
  }

  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A],
    "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20],
    "cntrl": [0x00...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39],
    "graph": [0x21...0x7E],
    "lower": [0x61...0x7A],
    "print": [0x20...0x7E],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x09...0x0D, 0x20...0x20],
    "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}
