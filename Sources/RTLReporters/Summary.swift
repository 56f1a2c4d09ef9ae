import RTLRuleKit

/// The last line of text output: what was found, where, and what was left out.
package struct Summary: Sendable {
  /// The command that applies safe fixes, named where there is something to fix.
  private let fixCommand: String?

  package init(fixCommand: String? = nil) {
    self.fixCommand = fixCommand
  }

  package func line(for report: Report) -> String {
    var parts = [counts(in: report.diagnostics) + " in " + plural(report.fileCount, "file")]
    if report.hiddenCount > 0 {
      parts.append(plural(report.hiddenCount, "note") + " not shown (--min-severity info)")
    }
    if report.baselinedCount > 0 { parts.append("\(report.baselinedCount) known from the baseline") }
    let fixable = report.diagnostics.count { $0.fix?.safety == .safe }
    if fixable > 0 {
      parts.append("\(fixable) can be fixed" + (fixCommand.map { " (\($0))" } ?? ""))
    }
    return parts.joined(separator: "; ")
  }

  private func counts(in diagnostics: [Diagnostic]) -> String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : plural(count, "\(severity.word)")
    }
    return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
  }

  private func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
