import RTLRuleKit

/// For programs that read line by line: each finding as in JSON, alone on its line; the last line has the summary.
package struct JSONLinesReporter: Reporter {
  package let name = "jsonl"

  package init() {}

  package func bytes(of report: Report) -> [UInt8] {
    var buffer = TextBuffer(reserving: report.diagnostics.count * 800 + 320)
    for diagnostic in report.diagnostics {
      buffer.write(diagnostic)
      buffer.write("\n")
    }
    buffer.write("{\"version\": 1, \"tool\": {\"name\": \"rtllint\", \"version\": ")
    buffer.writeQuoted(report.toolVersion)
    buffer.write("}, ")
    buffer.writeSummary(of: report)
    buffer.write("}\n")
    return buffer.bytes
  }
}
