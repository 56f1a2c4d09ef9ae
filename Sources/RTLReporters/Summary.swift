import RTLRuleKit

/// The last line of text output: what was found, where, and what was left out.
package struct Summary: Sendable {
  /// The command that applies safe fixes, named where there is something to fix.
  private let fixCommand: String?

  package init(fixCommand: String? = nil) {
    self.fixCommand = fixCommand
  }

  package func line(for report: Report) -> String {
    let found = report.diagnostics.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
    var parts = [(counts(found) ?? "nothing found") + " in " + counted(report.fileCount, "file")]
    if let hidden = counts(report.hidden) { parts.append(hidden + " not shown (--min-severity info)") }
    if report.baselinedCount > 0 { parts.append("\(report.baselinedCount) known from the baseline") }
    if let fixes = fixes(for: report.diagnostics) { parts.append(fixes) }
    return parts.joined(separator: "; ")
  }

  private func counts(_ counts: [Severity: Int]) -> String? {
    let parts = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { counted($0, "\(severity.word)") }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func fixes(for diagnostics: [Diagnostic]) -> String? {
    let safe = diagnostics.count { $0.fix?.safety == .safe }
    let unsafe = diagnostics.count { $0.fix?.safety == .unsafe }
    if safe == 0, unsafe == 0 { return nil }
    var parts = safe > 0 ? ["\(safe) can be fixed" + (fixCommand.map { " (\($0))" } ?? "")] : []
    if unsafe > 0 { parts.append("\(unsafe) \(safe > 0 ? "more " : "can be fixed ")with --unsafe") }
    return parts.joined(separator: ", ")
  }
}
