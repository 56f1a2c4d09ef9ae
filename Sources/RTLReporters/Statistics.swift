import RTLRuleKit

/// How often each rule has something to say, the busiest first.
package struct Statistics: Sendable {
  package init() {}

  package func table(of report: Report) -> String {
    var counts: [String: Int] = [:]
    for diagnostic in report.diagnostics { counts[diagnostic.rule, default: 0] += 1 }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = String(rows.first?.value ?? 0).utf8.count
    var buffer = TextBuffer()
    for (rule, count) in rows {
      let number = String(count)
      buffer.writeSpaces(width - number.utf8.count)
      buffer.writeSafely(number + "  " + rule)
      buffer.write("\n")
    }
    return buffer.text
  }
}
