import RTLRuleKit
import RTLSyntax

/// The arrows themselves, typed or escaped. All of them are three bytes long and begin with the same one.
extension TypedArrow {
  struct Arrow {
    var range: ByteRange
    var value: UInt32
    /// Whether the text holds nothing else.
    var isAlone: Bool

    var pointsLeft: Bool { TypedArrow.left.contains(value) }
    /// A play button as often as an arrow.
    var isTriangle: Bool { TypedArrow.triangles.contains(value) }
  }

  private static let left: Set<UInt32> = [
    0x2190, 0x219E, 0x21A9, 0x21BC, 0x21D0, 0x21E6, 0x25C0, 0x25C2, 0x25C4, 0x27F5, 0x2B05,
  ]
  private static let right: Set<UInt32> = [
    0x2192, 0x21A0, 0x21AA, 0x21C0, 0x21D2, 0x21E8, 0x25B6, 0x25B8, 0x25BA, 0x2794, 0x2799, 0x279A, 0x279B, 0x279C,
    0x279D, 0x279E, 0x27A1, 0x27A4, 0x27F6,
  ]
  private static let triangles: Set<UInt32> = [0x25B6, 0x25B8, 0x25BA, 0x25C0, 0x25C2, 0x25C4]
  /// Arrows up and down, and ⇤ ⇥ ⌃ ⌘ ⌥ ⌫ ⎋ ⏎.
  private static let otherKeys: Set<UInt32> = [
    0x2191, 0x2193, 0x2B06, 0x2B07, 0x21E7, 0x21E9, 0x25B2, 0x25BC, 0x21E4, 0x21E5, 0x2303, 0x2318, 0x2325, 0x232B,
    0x238B, 0x23CE,
  ]

  /// The first arrow of a literal that stands by itself: `"R←"` is the name of a key.
  func firstArrow(inStringAt quote: Int, _ structure: Structure) -> Arrow? {
    let close = structure.last(ofGroup: quote)
    var index = quote + 1
    while index < close {
      if structure.tokens[index].kind == .stringText {
        let text = structure.range(index)
        var found: Arrow?
        forEachSign(in: text, structure.source) { range, value in
          guard Self.left.contains(value) || Self.right.contains(value), standsFree(range, in: text, structure.source)
          else { return true }
          let isAlone = index == quote + 1 && index + 1 == close && isOnlySign(range, in: text, structure.source)
          found = Arrow(range: range, value: value, isAlone: isAlone)
          return false
        }
        if let found { return found }
      }
      index = structure.next(behind: index)
    }
    return nil
  }

  /// Whether arrows up and down or signs of other keys stand beside it: a keyboard, the points of a compass.
  func isOneOfFour(_ site: Site) -> Bool {
    holdsSign(around: site.index, site.structure) { Self.otherKeys.contains($0) }
  }

  /// Whether the other triangle is near: then they are arrows, and no button to play.
  func hasCounterpart(of arrow: Arrow, around index: Int, _ structure: Structure) -> Bool {
    let others = arrow.pointsLeft ? Self.right : Self.left
    return holdsSign(around: index, structure) { others.contains($0) && Self.triangles.contains($0) }
  }

  /// Whether a literal in the same function or type holds such a sign.
  private func holdsSign(around index: Int, _ structure: Structure, _ isWanted: (UInt32) -> Bool) -> Bool {
    var scope = structure.scope(around: index)
    while let inner = scope, structure.scopes[inner].kind == .control || structure.scopes[inner].kind == .closure {
      scope = structure.parent(ofScope: inner)
    }
    let words = scope.map { structure.words(ofScope: $0) } ?? structure.tokens.indices
    return words.contains { index in
      guard structure.tokens[index].kind == .stringText else { return false }
      var isFound = false
      forEachSign(in: structure.range(index), structure.source) { _, value in
        isFound = isWanted(value)
        return !isFound
      }
      return isFound
    }
  }

  /// Visits each sign of three bytes, and each escaped one, for as long as the visitor wants.
  private func forEachSign(in text: ByteRange, _ source: Source, _ visit: (ByteRange, UInt32) -> Bool) {
    var offset = text.start
    while offset + 2 < text.end {
      if isPlain(source, offset) {
        offset += 8
        continue
      }
      let byte = source[offset]
      if byte == 0xE2 {
        let value = 0x2000 | UInt32(source[offset + 1] & 0x3F) << 6 | UInt32(source[offset + 2] & 0x3F)
        guard visit(ByteRange(offset, offset + 3), value) else { return }
        offset += 3
      } else if byte == UInt8(ascii: "\\"), let (end, value) = escape(at: offset, before: text.end, source) {
        guard visit(ByteRange(offset, end), value) else { return }
        offset = end
      } else {
        offset += 1
      }
    }
  }

  /// Whether eight bytes are ASCII and no backslash, asked of all at once since nearly all of any text is: byte by byte
  /// this was one of a hundred instructions. Behind every text stands the padding of its source.
  @inline(__always)
  private func isPlain(_ source: Source, _ offset: Int) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let bytes = source.bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    let slashes = bytes ^ ones &* UInt64(UInt8(ascii: "\\"))
    return (bytes | (slashes &- ones) & ~slashes) & (ones << 7) == 0
  }

  /// `\u{25C0}`
  private func escape(at backslash: Int, before end: Int, _ source: Source) -> (end: Int, value: UInt32)? {
    guard source[backslash + 1] == UInt8(ascii: "u"), source[backslash + 2] == UInt8(ascii: "{") else { return nil }
    var offset = backslash + 3
    var value: UInt32 = 0
    while offset < end, offset < backslash + 11, let digit = hexadecimal(source[offset]) {
      value = value << 4 | digit
      offset += 1
    }
    return offset < end && source[offset] == UInt8(ascii: "}") ? (offset + 1, value) : nil
  }

  private func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// Whether no letter or digit touches it.
  private func standsFree(_ arrow: ByteRange, in text: ByteRange, _ source: Source) -> Bool {
    let before = arrow.start > text.start ? source[arrow.start - 1] : UInt8(ascii: " ")
    return !isLetter(before) && (arrow.end >= text.end || !isLetter(source[arrow.end]))
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Whether a text is this sign with spaces and the choice of its look, `\u{FE0E}`, around it.
  private func isOnlySign(_ sign: ByteRange, in text: ByteRange, _ source: Source) -> Bool {
    let before = source[ByteRange(text.start, sign.start)]
    guard before.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return false }
    var rest = source[ByteRange(sign.end, text.end)]
    if rest.starts(with: [0xEF, 0xB8, 0x8E]) || rest.starts(with: [0xEF, 0xB8, 0x8F]) { rest = rest.dropFirst(3) }
    if rest.starts(with: "\\u{FE0".utf8) { rest = rest.dropFirst(8) }
    return rest.allSatisfy { $0 == UInt8(ascii: " ") }
  }
}
