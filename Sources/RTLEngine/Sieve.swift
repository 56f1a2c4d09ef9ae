import RTLRuleKit

/// What is kept of a run's findings when only some are asked for: those on changed lines, those no baseline knows, those
/// of some severity.
///
/// It works on a run that was told to report everything, so that what is hidden is counted only where it concerns
/// whoever asked.
package struct Sieve: Sendable {
  package var lines: ChangedLines?
  package var baseline: Baseline?
  package var minimumSeverity: Severity

  package init(lines: ChangedLines? = nil, baseline: Baseline? = nil, minimumSeverity: Severity) {
    self.lines = lines
    self.baseline = baseline
    self.minimumSeverity = minimumSeverity
  }

  /// Whether it keeps everything a run at the minimum severity reports anyhow.
  package var isOpen: Bool { lines == nil && baseline == nil }

  package func sift(_ report: Report, in project: Project) -> (report: Report, stale: [Baseline.Stale]) {
    var sifted = report
    var stale: [Baseline.Stale] = []
    if let baseline {
      // Of two lines that look the same the unchanged one is the old one, wherever it stands.
      let (unchanged, changed) = sifted.diagnostics.parted { isWanted($0, in: project) }
      let match = baseline.match(unchanged + changed, in: project)
      stale = match.stale
      sifted.diagnostics = match.new
      sifted.suppressed += match.known.map { Report.Suppressed($0, isInSource: false) }
      sifted.baselinedCount = match.known.count { isWanted($0, in: project) && $0.severity >= minimumSeverity }
    }
    sifted.diagnostics.removeAll { !isWanted($0, in: project) }
    sifted.suppressed.removeAll { !isWanted($0.diagnostic, in: project) || $0.diagnostic.severity < minimumSeverity }
    for diagnostic in sifted.diagnostics where diagnostic.severity < minimumSeverity {
      sifted.hidden[diagnostic.severity, default: 0] += 1
    }
    sifted.diagnostics.removeAll { $0.severity < minimumSeverity }
    return (sifted, stale)
  }

  private func isWanted(_ diagnostic: Diagnostic, in project: Project) -> Bool {
    lines?.touches(diagnostic, at: project.absolute(diagnostic)) ?? true
  }
}

extension Array {
  fileprivate func parted(_ isSecond: (Element) -> Bool) -> (first: [Element], second: [Element]) {
    var parts: (first: [Element], second: [Element]) = ([], [])
    for element in self {
      if isSecond(element) { parts.second.append(element) } else { parts.first.append(element) }
    }
    return parts
  }
}
