import RTLRuleKit

/// A summary for a pull request: what was found in one line, then the rules, then the places.
package struct MarkdownReporter: Reporter {
  package let name = "markdown"
  /// A comment on a pull request may have 65,536 characters: this many rows fit with room to spare.
  private static let shownRows = 100

  package init() {}

  package func bytes(of report: Report) -> [UInt8] {
    var buffer = TextBuffer(reserving: 4096)
    buffer.write("### rtllint\n\n")
    buffer.writeSafely(Summary().line(for: report))
    buffer.write(".\n")
    if report.diagnostics.isEmpty { return buffer.bytes }
    writeRules(report, to: &buffer)
    writePlaces(report, to: &buffer)
    return buffer.bytes
  }

  private func writeRules(_ report: Report, to buffer: inout TextBuffer) {
    buffer.write("\n| Rule | Findings | Can be fixed |\n| --- | ---: | ---: |\n")
    for row in Tally(report.diagnostics, by: \.rule).rows {
      buffer.write("| ")
      buffer.writeCode(row.name)
      buffer.write(" | ")
      buffer.write(row.count)
      buffer.write(" | ")
      buffer.write(row.fixableCount)
      buffer.write(" |\n")
    }
  }

  private func writePlaces(_ report: Report, to buffer: inout TextBuffer) {
    let diagnostics = report.worstFirst
    buffer.write("\n| Place | | Finding |\n| --- | --- | --- |\n")
    for diagnostic in diagnostics.prefix(Self.shownRows) {
      buffer.write("| ")
      buffer.writeCode("\(diagnostic.path):\(diagnostic.span.start.line)")
      buffer.write(" | ", diagnostic.severity.word, " | ")
      buffer.writeCell(diagnostic.message)
      buffer.write(" |\n")
    }
    let rest = diagnostics.count - Self.shownRows
    if rest > 0 {
      buffer.write("\n")
      buffer.write(rest)
      buffer.write(" more.\n")
    }
  }
}
