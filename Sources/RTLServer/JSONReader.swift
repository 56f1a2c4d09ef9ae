import RTLReporters

/// Reads JSON: one value, and nothing behind it but space.
package struct JSONReader {
  package struct Malformed: Error {
    /// How many bytes stand before what cannot be read.
    package let offset: Int
  }

  private let bytes: [UInt8]
  private var offset = 0

  /// What is nested deeper no client writes.
  static let maximalDepth = 64

  package static func value(of bytes: [UInt8]) throws(Malformed) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    if reader.offset < bytes.count { throw reader.malformed }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var malformed: Malformed { Malformed(offset: offset) }
  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Passes over a byte if it is the next but for space.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  private mutating func demand(_ byte: Unicode.Scalar) throws(Malformed) {
    if !take(byte) { throw malformed }
  }

  private mutating func value(depth: Int) throws(Malformed) -> JSONValue {
    if depth > Self.maximalDepth { throw malformed }
    skipSpace()
    switch next.map(Unicode.Scalar.init) {
    case "{": return try object(depth: depth)
    case "[": return try list(depth: depth)
    case "\"": return .text(try text())
    case "t": return try word("true", .truth(true))
    case "f": return try word("false", .truth(false))
    case "n": return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(Malformed) -> JSONValue {
    try demand("{")
    var members: [(String, JSONValue)] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      let name = try text()
      try demand(":")
      members.append((name, try value(depth: depth + 1)))
    } while take(",")
    try demand("}")
    return .object(members)
  }

  private mutating func list(depth: Int) throws(Malformed) -> JSONValue {
    try demand("[")
    var values: [JSONValue] = []
    if take("]") { return .list(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    try demand("]")
    return .list(values)
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Malformed) -> JSONValue {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[offset..<end]) }) else { throw malformed }
    offset = end
    return value
  }

  /// Fractions are cut off, and what is too large is as large as can be: no number that is asked for here is either.
  private mutating func number() throws(Malformed) -> JSONValue {
    let start = offset
    while let byte = next, 0x30...0x39 ~= byte || "+-.eE".utf8.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let number = Int(text) { return .number(number) }
    guard let number = Double(text) else {
      offset = start
      throw malformed
    }
    return .number(Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max))
  }

  private mutating func text() throws(Malformed) -> String {
    guard next == UInt8(ascii: "\"") else { throw malformed }
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      switch Unicode.Scalar(byte) {
      case "\"":
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case "\\":
        offset += 1
        text += String(Character(try escaped())).utf8
      case _ where byte < 0x20: throw malformed
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw malformed
  }

  private mutating func escaped() throws(Malformed) -> Unicode.Scalar {
    guard let byte = next else { throw malformed }
    offset += 1
    switch Unicode.Scalar(byte) {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "\"", "\\", "/": return Unicode.Scalar(byte)
    case "u": return try numbered()
    default:
      offset -= 1
      throw malformed
    }
  }

  /// `u00e9`, and `ud83d\ude00`, of which each is one half. Half a character stands for none.
  private mutating func numbered() throws(Malformed) -> Unicode.Scalar {
    let unit = try unit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard 0xD800..<0xDC00 ~= unit, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let start = offset
    offset += 2
    let second = try self.unit()
    guard 0xDC00..<0xE000 ~= second else {
      offset = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x1_0000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(Malformed) -> UInt32 {
    guard offset + 4 <= bytes.count,
      bytes[offset..<offset + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
    else { throw malformed }
    offset += 4
    return unit
  }
}

extension JSONValue {
  /// A member of an object; nil for one that is not there or nothing.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self, let member = members.last(where: { $0.0 == name }) else { return nil }
    if case .null = member.1 { return nil }
    return member.1
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var number: Int? { if case .number(let number) = self { number } else { nil } }
  package var isTrue: Bool { if case .truth(true) = self { true } else { false } }
  package var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }
}
