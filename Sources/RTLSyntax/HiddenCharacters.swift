/// A character that changes how source reads and is not itself seen: a bidirectional control, a zero-width space, a
/// letter of a right-to-left script that passes for a Latin one.
package struct HiddenCharacter: Sendable {
  package var range: ByteRange
  package var value: UInt32
  /// Written as `\u{202A}`, which everybody sees.
  package var isEscaped: Bool

  package init(range: ByteRange, value: UInt32, isEscaped: Bool) {
    self.range = range
    self.value = value
    self.isEscaped = isEscaped
  }

  /// Embeddings, overrides, isolates and what ends them.
  package static func isDirectionControl(_ value: UInt32) -> Bool {
    0x202A...0x202E ~= value || 0x2066...0x2069 ~= value
  }

  /// What has no width: of use between some letters and in some emoji, and none in a Latin word.
  package static func isInvisible(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x61C, 0x115F, 0x1160, 0x200B...0x200F, 0x2060...0x2065, 0x206A...0x206F, 0x3164, 0xFE00...0xFE0F,
      0xFEFF, 0xFFA0, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Letters and digits of Hebrew, Arabic and N'Ko that look like `l`, `o`, `O`, `v` and `V`.
  package static func isLatinLookAlike(_ value: UInt32) -> Bool {
    switch value {
    case 0x5D5, 0x5DF, 0x5E1, 0x627, 0x647, 0x661, 0x665, 0x667, 0x6C1, 0x6D5, 0x6F1, 0x6F5, 0x6F7, 0x7C0, 0x7CA:
      true
    default: false
    }
  }
}

/// Finds hidden characters. Plain ASCII without backslashes is passed over sixty-four bytes at a time,
/// so that files without any pay next to nothing.
package enum HiddenCharacters {
  /// All of a source, in order.
  package static func find(in source: Source) -> [HiddenCharacter] {
    var found: [HiddenCharacter] = []
    scan(source) { character in
      found.append(character)
      return true
    }
    return found
  }

  /// Whether a source holds any that is not written as an escape.
  package static func exist(in source: Source) -> Bool {
    var exists = false
    scan(source) { character in
      exists = !character.isEscaped
      return !exists
    }
    return exists
  }

  /// A bidirectional control written as an escape at this backslash.
  package static func escape(at offset: Int, in source: Source) -> HiddenCharacter? {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, offset < source.count else { return nil }
      var cursor = Cursor(base: base, count: source.count, offset: offset)
      return escape(at: &cursor)
    }
  }

  /// Goes on for as long as the visitor wants.
  private static func scan(_ source: Source, _ visit: (HiddenCharacter) -> Bool) {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var cursor = Cursor(base: base, count: source.count)
      while cursor.offset < source.count {
        while cursor.offset + 4 * SixteenBytes.count < source.count, SixteenBytes.arePlain(at: base + cursor.offset) {
          cursor.offset += 4 * SixteenBytes.count
        }
        let here = base + cursor.offset
        let plain = SixteenBytes(at: here).plainCount(next: SixteenBytes(at: here + 1))
        cursor.offset += plain
        guard plain < SixteenBytes.count else { continue }
        guard !isEscapedBackslash(at: cursor) else {
          cursor.offset += 1
          continue
        }
        let start = cursor.offset
        if let character = character(at: &cursor) {
          guard visit(character) else { return }
        }
        cursor.offset = max(cursor.offset, start + 1)
      }
    }
  }

  /// Whether the cursor stands on a backslash that the one before it escapes.
  private static func isEscapedBackslash(at cursor: Cursor) -> Bool {
    guard cursor.at("\\") else { return false }
    var first = cursor.offset
    while first > 0, cursor.base[first - 1] == UInt8(ascii: "\\") { first -= 1 }
    return (cursor.offset - first) % 2 == 1
  }

  /// The hidden character at the cursor, which moves past it or past whatever else stands there.
  @inline(__always)
  private static func character(at cursor: inout Cursor) -> HiddenCharacter? {
    let start = cursor.offset
    if cursor.at("\\") { return escape(at: &cursor) }
    switch cursor.byte {
    case 0xC2, 0xD7...0xDF, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3: break
    default:
      cursor.offset += 1
      return nil
    }
    let (value, length) = cursor.scalar()
    cursor.offset += length
    guard let value else { return nil }
    let isHidden =
      HiddenCharacter.isDirectionControl(value) || HiddenCharacter.isInvisible(value)
      || HiddenCharacter.isLatinLookAlike(value) && touchesLetter(start, cursor)
    // A byte order mark at the very start is none of ours.
    guard isHidden, value != 0xFEFF || start > 0 else { return nil }
    return HiddenCharacter(range: ByteRange(start, cursor.offset), value: value, isEscaped: false)
  }

  private static func touchesLetter(_ start: Int, _ cursor: Cursor) -> Bool {
    isLetter(cursor.byte) || start > 0 && isLetter(cursor.base[start - 1])
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// `\u{202A}` and, in a raw literal, `\#u{202A}`.
  private static func escape(at cursor: inout Cursor) -> HiddenCharacter? {
    let start = cursor.offset
    cursor.offset += 1
    while cursor.at("#") { cursor.offset += 1 }
    guard cursor.at("u"), cursor.peek(1) == UInt8(ascii: "{") else {
      // `\\u{202A}` is a backslash and five letters.
      if cursor.at("\\"), cursor.offset == start + 1 { cursor.offset += 1 }
      return nil
    }
    cursor.offset += 2
    var value: UInt32 = 0
    for _ in 0..<8 {
      guard let digit = digit(cursor.byte) else { break }
      value = value << 4 | digit
      cursor.offset += 1
    }
    guard cursor.at("}") else { return nil }
    cursor.offset += 1
    guard HiddenCharacter.isDirectionControl(value) else { return nil }
    return HiddenCharacter(range: ByteRange(start, cursor.offset), value: value, isEscaped: true)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 55
    default: nil
    }
  }
}
