import RTLRuleKit

/// The numbers of a run, those of the page: how ready each module is and each folder in it, then how many findings there
/// are of each category and each rule and how many of these can safely be fixed, the busiest first.
package struct Statistics: Sendable {
  package init() {}

  package func table(of report: Report) -> String {
    if report.diagnostics.isEmpty { return "" }
    var buffer = TextBuffer()
    write([["ready", "files", "findings", "can be fixed", ""]] + rows(of: Readiness(report)), to: &buffer)
    for tally in [Tally(report.diagnostics, by: \.category), Tally(report.diagnostics, by: \.rule)] {
      buffer.write("\n")
      write(
        [["findings", "can be fixed", ""]] + tally.rows.map { ["\($0.count)", "\($0.fixableCount)", $0.name] },
        to: &buffer
      )
    }
    return buffer.text
  }

  private func rows(of readiness: Readiness) -> [[String]] {
    var rows = [row(of: readiness.whole, "all")]
    let modules = readiness.modules
    if modules.count == 1, modules[0].folders.isEmpty { return rows }
    for module in modules where module.part.findingCount > 0 {
      rows.append(row(of: module.part, module.part.title))
      rows += module.folders.filter { $0.findingCount > 0 }.map { row(of: $0, "  " + $0.title) }
      rows += silentRow(of: module.folders, "folders", indent: "  ")
    }
    return rows + silentRow(of: modules.map(\.part), "modules")
  }

  /// All in which nothing was found, in one row: of a large app they are many.
  private func silentRow(of parts: [Readiness.Part], _ noun: String, indent: String = "") -> [[String]] {
    let silent = parts.filter { $0.findingCount == 0 }
    guard var sum = silent.first else { return [] }
    sum.fileCount = silent.reduce(0) { $0 + $1.fileCount }
    return [row(of: sum, indent + (silent.count == 1 ? sum.title : "\(silent.count) other \(noun)"))]
  }

  private func row(of part: Readiness.Part, _ title: String) -> [String] {
    ["\(part.percent) %", "\(part.fileCount)", "\(part.findingCount)", "\(part.fixableCount)", title]
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
