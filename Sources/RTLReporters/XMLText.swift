/// The pieces XML output is made of.
extension TextBuffer {
  /// Text that may stand in an element or, in double quotes, in an attribute. XML has no way to write most control
  /// characters, not even escaped: those are spelled out as `\u{1B}`. Others that could harm a terminal are escaped.
  mutating func writeMarkup(_ text: String) {
    if isPlainMarkup(text), appendPlain(text) { return }
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "#", last == "#" { writeReference(scalar) } else { writeMarkup(scalar) }
      last = scalar
    }
  }

  mutating func writeMarkup(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "&": write("&amp;")
    case "<": write("&lt;")
    case ">": write("&gt;")
    case "\"": write("&quot;")
    case "'": write("&#39;")
    case "\t", "\n", "\r": writeReference(scalar)
    // Neither of them is a character in XML.
    case "\u{FFFE}", "\u{FFFF}": write(ascii: SafeText.escape(scalar))
    case _ where scalar.value < 0x20: write(ascii: SafeText.escape(scalar))
    case _ where SafeText.isHarmful(scalar): writeReference(scalar)
    default: writeHarmless(scalar)
    }
  }

  /// An attribute with the blank before it.
  mutating func writeAttribute(_ name: StaticString, _ text: String) {
    write(" ", name, "=\"")
    writeMarkup(text)
    write("\"")
  }

  mutating func writeAttribute(_ name: StaticString, _ number: Int) {
    write(" ", name, "=\"")
    write(number)
    write("\"")
  }

  private func isPlainMarkup(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
      default: true
      }
    }
  }

  private mutating func writeReference(_ scalar: Unicode.Scalar) {
    write(ascii: "&#\(scalar.value);")
  }
}
