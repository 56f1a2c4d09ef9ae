/// The pieces markup is made of.
extension TextBuffer {
  /// Text that may stand in an element or, in double quotes, in an attribute, for people to read: what could harm them is
  /// spelled out as in every format. A character reference would be the live character again where the text is shown.
  mutating func writeMarkup(_ text: String) {
    writeHarmless(SafeText.neutralized(text)) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      default: nil
      }
    }
  }

  /// The name by which a program finds a file, exactly as far as XML has a way to write it: what could harm a terminal
  /// becomes a reference.
  mutating func writeMarkup(exactly name: String) {
    if SafeText.isPlain(name) { return writeMarkup(name) }
    var last: Unicode.Scalar = " "
    for scalar in name.unicodeScalars {
      let endsCommand = scalar == "#" && last == "#"
      if endsCommand || SafeText.isHarmful(scalar) && isCharacter(scalar) {
        write(ascii: "&#\(scalar.value);")
      } else {
        writeMarkup(String(Character(scalar)))
      }
      last = scalar
    }
  }

  /// An attribute with the blank before it.
  mutating func writeAttribute(_ name: StaticString, _ text: String) {
    write(" ", name, "=\"")
    writeMarkup(text)
    write("\"")
  }

  mutating func writeAttribute(_ name: StaticString, exactly text: String) {
    write(" ", name, "=\"")
    writeMarkup(exactly: text)
    write("\"")
  }

  mutating func writeAttribute(_ name: StaticString, _ number: Int) {
    write(" ", name, "=\"")
    write(number)
    write("\"")
  }

  /// Whether XML has it at all, be it as a reference.
  private func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0x00..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
