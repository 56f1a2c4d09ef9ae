import RTLRuleKit

/// The XML of Checkstyle, which many CI servers read.
package struct CheckstyleReporter: Reporter {
  package let name = "checkstyle"

  package init() {}

  package func bytes(of report: Report) -> [UInt8] {
    var buffer = TextBuffer(reserving: report.diagnostics.count * 240 + 160)
    buffer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    for file in report.byFile {
      buffer.write("  <file")
      buffer.writeAttribute("name", exactly: file.path)
      buffer.write(">\n")
      for diagnostic in file.diagnostics { write(diagnostic, to: &buffer) }
      buffer.write("  </file>\n")
    }
    buffer.write("</checkstyle>\n")
    return buffer.bytes
  }

  private func write(_ diagnostic: Diagnostic, to buffer: inout TextBuffer) {
    buffer.write("    <error")
    buffer.writeAttribute("line", diagnostic.span.start.line)
    buffer.writeAttribute("column", diagnostic.span.start.utf16Column)
    buffer.writeAttribute("severity", diagnostic.severity.rawValue)
    buffer.writeAttribute("message", diagnostic.message)
    buffer.writeAttribute("source", "rtllint." + diagnostic.rule)
    buffer.write("/>\n")
  }
}
