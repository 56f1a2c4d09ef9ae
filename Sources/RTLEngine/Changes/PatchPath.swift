/// Paths as they stand in patches: quoted as in C where they hold something unusual, behind a prefix such as `b/`.
enum PatchPath {
  static let nothing = Array("/dev/null".utf8)

  /// What follows `+++ `.
  static func read(_ text: ArraySlice<UInt8>) -> [UInt8] {
    if text.first == UInt8(ascii: "\"") { return unquoted(text.dropFirst()) }
    // Behind a tab other programs write a time, and git nothing.
    let path = text.prefix { $0 != UInt8(ascii: "\t") }
    return Array(path.last == UInt8(ascii: "\r") ? path.dropLast() : path)
  }

  /// Takes `a/` and `b/` away, or their like (`i/`, `w/`, `c/`, `o/`), but only where both sides have one.
  static func withoutPrefix(_ path: [UInt8], old: [UInt8]) -> ArraySlice<UInt8> {
    let hasPrefix = isPrefixed(path) && (isPrefixed(old) || old == nothing || old.isEmpty)
    return hasPrefix && (old.isEmpty || old == nothing || old[0] != path[0]) ? path[2...] : path[...]
  }

  private static func isPrefixed(_ path: [UInt8]) -> Bool {
    path.count > 2 && path[1] == Path.slash && "abciwo".utf8.contains(path[0])
  }

  private static let escapes: [(letter: UInt8, byte: UInt8)] = [
    (UInt8(ascii: "a"), 0x07), (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "t"), 0x09), (UInt8(ascii: "n"), 0x0A),
    (UInt8(ascii: "v"), 0x0B), (UInt8(ascii: "f"), 0x0C), (UInt8(ascii: "r"), 0x0D),
    (UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: "\\"), UInt8(ascii: "\\")),
  ]

  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var path: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        path.append(byte)
        continue
      }
      let digits = rest.prefix(3).prefix { (0x30...0x37).contains($0) }
      if digits.isEmpty {
        path.append(escapes.first { $0.letter == next }?.byte ?? next)
        rest.removeFirst()
      } else {
        path.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }))
        rest.removeFirst(digits.count)
      }
    }
    return path
  }

  /// As git writes it: quoted if it holds a quote, a backslash or a control character.
  static func quoted(_ path: [UInt8], prefix: StaticString) -> [UInt8] {
    let whole = prefix.withUTF8Buffer { Array($0) } + path
    guard whole.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }) else { return whole }
    var text = [UInt8(ascii: "\"")]
    for byte in whole {
      if let escape = escapes.first(where: { $0.byte == byte }) {
        text += [UInt8(ascii: "\\"), escape.letter]
      } else if byte < 0x20 || byte == 0x7F {
        text += [UInt8(ascii: "\\"), 0x30 + byte >> 6, 0x30 + byte >> 3 & 7, 0x30 + byte & 7]
      } else {
        text.append(byte)
      }
    }
    return text + [UInt8(ascii: "\"")]
  }
}
