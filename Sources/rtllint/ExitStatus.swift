import RTLEngine
import RTLRuleKit

/// What the process ends with.
enum ExitStatus: Int32 {
  /// Nothing at or above the severity that fails.
  case clean = 0
  case findings = 1
  /// The tool could not do all of its work.
  case failed = 2

  init(_ diagnostics: [Diagnostic], failOn: Configuration.FailOn, maxWarnings: Int?) {
    let threshold = Severity(rawValue: failOn.rawValue)
    let isAtThreshold = diagnostics.contains { diagnostic in
      // Warnings are counted below where a number of them is borne.
      if diagnostic.severity == .warning, maxWarnings != nil { return false }
      return threshold.map { diagnostic.severity >= $0 } ?? false
    }
    let warnings = diagnostics.count { $0.severity == .warning }
    self = isAtThreshold || warnings > maxWarnings ?? .max ? .findings : .clean
  }
}
