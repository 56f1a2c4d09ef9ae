import RTLRuleKit

/// How many findings there are of each kind, the busiest first.
struct Tally {
  struct Row {
    var name: String
    var count = 0
    /// How many of them have a safe fix.
    var fixableCount = 0
    var errorCount = 0
    var warningCount = 0
  }

  private(set) var rows: [Row]

  init(_ diagnostics: some Sequence<Diagnostic>, by name: (Diagnostic) -> String) {
    var rows: [String: Row] = [:]
    for diagnostic in diagnostics { rows[name(diagnostic), default: Row(name: "")].add(diagnostic) }
    self.rows = rows.map { name, row in
      var row = row
      row.name = name
      return row
    }
    .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}

extension Tally.Row {
  fileprivate mutating func add(_ diagnostic: Diagnostic) {
    count += 1
    if diagnostic.fix?.safety == .safe { fixableCount += 1 }
    if diagnostic.severity == .error { errorCount += 1 }
    if diagnostic.severity == .warning { warningCount += 1 }
  }
}
