/// Text that cannot do anything but be read: what comes out of sources, paths and messages passes through here before a
/// terminal sees it.
///
/// A control character could move the cursor or start an escape sequence; a bidirectional control could show code in an
/// order it does not have; a line break in a file name could forge a second finding. They are shown as `\u{202E}`.
/// Letters of every script, joiners (Persian spelling and emoji need them) and combining marks stay as they are.
///
/// CI services read commands out of what a program prints: `##[…]` and `##vso[…]` wherever they stand, `::name::` at the
/// start of a line. They are broken up: `#\u{23}[`, `\u{3A}:name::`.
package enum SafeText {
  package static func neutralized(_ text: String) -> String {
    if isPlain(text) { return text }
    var buffer = TextBuffer(reserving: text.utf8.count + 16)
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if isHarmful(scalar) || isCommand(scalars, at: index) {
        buffer.write(ascii: escape(scalar))
      } else {
        buffer.writeHarmless(scalar)
      }
    }
    return buffer.text
  }

  /// A text that stands at the start of a line.
  package static func neutralized(line: String) -> String {
    let text = neutralized(line)
    let content = text.unicodeScalars.drop { $0.properties.isWhitespace }
    guard content.starts(with: "::".unicodeScalars) else { return text }
    let blanks = text.unicodeScalars.prefix { $0.properties.isWhitespace }
    return String(blanks) + escape(":") + String(content.dropFirst())
  }

  /// Whether a text is nothing but printable ASCII, without `##` with which a command of a CI service may begin. It is
  /// nearly always so and quickly seen.
  static func isPlain(_ text: String) -> Bool {
    let hash = UInt8(ascii: "#")
    var text = text
    return text.withUTF8 { utf8 in
      var last: UInt8 = 0
      return utf8.allSatisfy { byte in
        defer { last = byte }
        return byte >= 0x20 && byte < 0x7F && !(byte == hash && last == hash)
      }
    }
  }

  /// Whether the second `#` of a CI command stands here.
  static func isCommand(_ scalars: String.UnicodeScalarView, at index: String.Index) -> Bool {
    guard scalars[index] == "#", index > scalars.startIndex, scalars[scalars.index(before: index)] == "#" else {
      return false
    }
    let behind = scalars[scalars.index(after: index)...]
    return behind.drop { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }.first == "["
  }

  /// `\u{202E}`, as it would stand in a Swift string.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, delete, C1
    case 0x061C, 0x200E, 0x200F: true  // Arabic, left-to-right and right-to-left marks
    case 0x2028, 0x2029: true  // line and paragraph separators
    case 0x202A...0x202E, 0x2066...0x206F: true  // embeddings, overrides, isolates, deprecated format controls
    case 0xFEFF, 0xFFF9...0xFFFB: true  // byte order mark, interlinear annotation
    case 0xFFFE, 0xFFFF: true  // no characters, which XML cannot hold
    case 0xE0001: true  // language tag
    default: false
    }
  }

  /// How many columns of a terminal a harmless scalar takes.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18DFF, 0x1B000...0x1B2FF: true
    case 0x20000...0x3FFFD: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
