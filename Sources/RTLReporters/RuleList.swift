import RTLRuleKit

/// All rules at a glance.
package struct RuleList: Sendable {
  /// A rule as it is set up: what the configuration says of it wins over what it says itself.
  package struct Row: Sendable {
    package var rule: CatalogedRule
    package var severity: Severity
    package var isOn: Bool

    package init(_ rule: CatalogedRule, severity: Severity, isOn: Bool) {
      self.rule = rule
      self.severity = severity
      self.isOn = isOn
    }
  }

  private let rows: [Row]

  package init(_ rows: [Row]) {
    self.rows = rows
  }

  package var text: String {
    var buffer = TextBuffer(reserving: rows.count * 100)
    let idWidth = rows.map(\.rule.rule.id.utf8.count).max() ?? 0
    let categoryWidth = rows.map(\.rule.category.utf8.count).max() ?? 0
    for row in rows {
      buffer.writeSafely(row.rule.rule.id)
      buffer.writeSpaces(idWidth - row.rule.rule.id.utf8.count + 2)
      buffer.writeSafely(row.severity.rawValue)
      buffer.writeSpaces("warning".utf8.count - row.severity.rawValue.utf8.count + 2)
      buffer.writeSafely(row.rule.category)
      buffer.writeSpaces(categoryWidth - row.rule.category.utf8.count + 2)
      buffer.write(row.isOn ? "on   " : "off  ")
      buffer.writeSafely(row.rule.rule.summary)
      buffer.write("\n")
    }
    return buffer.text
  }

  /// One rule on each line.
  package var json: String {
    var buffer = TextBuffer(reserving: rows.count * 200)
    buffer.write("{\n\"version\": 1,\n\"rules\": [")
    for (index, row) in rows.enumerated() {
      buffer.write(index == 0 ? "\n" : ",\n")
      buffer.write("{\"id\": ")
      buffer.writeQuoted(row.rule.rule.id)
      buffer.write(", \"category\": ")
      buffer.writeQuoted(row.rule.category)
      buffer.write(", \"severity\": ")
      buffer.writeQuoted(row.severity.rawValue)
      buffer.write(", \"on\": ", row.isOn ? "true" : "false")
      buffer.write(", \"summary\": ")
      buffer.writeQuoted(row.rule.rule.summary)
      buffer.write("}")
    }
    buffer.write("\n]\n}\n")
    return buffer.text
  }
}
