import RTLRuleKit

/// Findings as failed tests, one suite a file, for CI servers that read nothing but test results. Hints pass.
package struct JUnitReporter: Reporter {
  package let name = "junit"

  package init() {}

  package func bytes(of report: Report) -> [UInt8] {
    let files = report.byFile
    let failures = report.diagnostics.count { $0.severity > .info }
    var buffer = TextBuffer(reserving: report.diagnostics.count * 400 + 240)
    buffer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"rtllint\"")
    // Some servers take a report without any test for a failed one.
    buffer.writeAttribute("tests", max(1, report.diagnostics.count))
    buffer.writeAttribute("failures", failures)
    buffer.write(">\n")
    for file in files { write(file, to: &buffer) }
    if files.isEmpty {
      buffer.write("  <testsuite name=\"rtllint\" tests=\"1\" failures=\"0\">\n")
      buffer.write("    <testcase name=\"nothing found\" classname=\"rtllint\"/>\n  </testsuite>\n")
    }
    buffer.write("</testsuites>\n")
    return buffer.bytes
  }

  private func write(_ file: Report.File, to buffer: inout TextBuffer) {
    buffer.write("  <testsuite")
    buffer.writeAttribute("name", exactly: file.path)
    buffer.writeAttribute("tests", file.diagnostics.count)
    buffer.writeAttribute("failures", file.diagnostics.count { $0.severity > .info })
    buffer.write(">\n")
    for diagnostic in file.diagnostics { write(diagnostic, to: &buffer) }
    buffer.write("  </testsuite>\n")
  }

  private func write(_ diagnostic: Diagnostic, to buffer: inout TextBuffer) {
    let start = diagnostic.span.start
    let place = "\(diagnostic.path):\(start.line):\(start.column)"
    buffer.write("    <testcase")
    buffer.writeAttribute("name", "\(diagnostic.rule) \(start.line):\(start.column)")
    buffer.writeAttribute("classname", exactly: diagnostic.path)
    buffer.writeAttribute("line", start.line)
    if diagnostic.severity == .info {
      buffer.write(">\n      <system-out>")
      buffer.writeMarkup("\(place): \(diagnostic.message)")
      buffer.write("</system-out>\n    </testcase>\n")
      return
    }
    buffer.write(">\n      <failure")
    buffer.writeAttribute("type", diagnostic.severity.rawValue)
    buffer.writeAttribute("message", diagnostic.message)
    buffer.write(">")
    buffer.writeMarkup("\(place): \(diagnostic.severity.word): \(diagnostic.message) [\(diagnostic.rule)]")
    buffer.write("</failure>\n    </testcase>\n")
  }
}
