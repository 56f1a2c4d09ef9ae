import RTLRuleKit
import RTLSyntax

/// The pieces JSON output is made of.
extension TextBuffer {
  /// A JSON string. Whatever could harm a terminal is escaped too, so that a report is safe to print as it is.
  mutating func writeQuoted(_ text: String) {
    write("\"")
    if SafeText.isPlain(text) {
      writeHarmless(text) { byte in
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        default: nil
        }
      }
    } else {
      var last: Unicode.Scalar = " "
      for scalar in text.unicodeScalars {
        if scalar == "#", last == "#" { write("\\u0023") } else { writeEscaped(scalar) }
        last = scalar
      }
    }
    write("\"")
  }

  /// Of what is counted no number is below zero; codes of errors are.
  mutating func writeSigned(_ number: Int) {
    if number < 0 { write("-") }
    write(ascii: String(number.magnitude))
  }

  mutating func writeList<Element>(_ elements: [Element], _ writeElement: (inout TextBuffer, Element) -> Void) {
    write("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { write(", ") }
      writeElement(&self, element)
    }
    write("]")
  }

  mutating func write(_ span: Diagnostic.Span) {
    write("\"start\": ")
    write(span.start)
    write(", \"end\": ")
    write(span.end)
  }

  private mutating func write(_ position: Position) {
    write("{\"line\": ")
    write(position.line)
    write(", \"column\": ")
    write(position.column)
    write(", \"utf16Column\": ")
    write(position.utf16Column)
    write(", \"offset\": ")
    write(position.offset)
    write("}")
  }

  mutating func write(_ fix: Diagnostic.SpannedFix) {
    write("{\"safety\": ")
    writeQuoted(fix.safety.rawValue)
    write(", \"title\": ")
    writeQuoted(fix.title)
    write(", \"edits\": ")
    writeList(fix.edits) { buffer, edit in
      buffer.write("{")
      buffer.write(edit.span)
      buffer.write(", \"text\": ")
      buffer.writeQuoted(edit.text)
      buffer.write("}")
    }
    write("}")
  }

  private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\r": write("\\r")
    case "\t": write("\\t")
    case _ where SafeText.isHarmful(scalar):
      for unit in String(Character(scalar)).utf16 {
        let digits = String(unit, radix: 16)
        writeSafely("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
      }
    default: writeHarmless(scalar)
    }
  }
}
