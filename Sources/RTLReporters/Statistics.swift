import RTLRuleKit

/// The numbers of a run: how ready each module is, then how many findings there are of each category and each rule and how
/// many of these can safely be fixed, the busiest first.
package struct Statistics: Sendable {
  package init() {}

  package func table(of report: Report) -> String {
    if report.diagnostics.isEmpty { return "" }
    var buffer = TextBuffer()
    let readiness = Readiness(report)
    let modules = readiness.modules.count > 1 ? readiness.modules.map { ($0.part, $0.part.title) } : []
    let parts = [(readiness.whole, "all")] + modules
    write(
      [["ready", "files", "findings", "can be fixed", ""]]
        + parts.map { part, title in
          ["\(part.percent) %", "\(part.fileCount)", "\(part.findingCount)", "\(part.fixableCount)", title]
        },
      to: &buffer
    )
    for tally in [Tally(report.diagnostics, by: \.category), Tally(report.diagnostics, by: \.rule)] {
      buffer.write("\n")
      write(
        [["findings", "can be fixed", ""]] + tally.rows.map { ["\($0.count)", "\($0.fixableCount)", $0.name] },
        to: &buffer
      )
    }
    return buffer.text
  }

  /// All columns but the last are set against the right.
  private func write(_ rows: [[String]], to buffer: inout TextBuffer) {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    for row in rows {
      for (column, text) in row.dropLast().enumerated() {
        buffer.writeSpaces(widths[column] - text.utf8.count)
        buffer.writeSafely(text)
        if column < columns - 2 || row.last?.isEmpty == false { buffer.write("  ") }
      }
      buffer.writeSafely(row.last ?? "")
      buffer.write("\n")
    }
  }
}
