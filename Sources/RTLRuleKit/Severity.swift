/// How bad a finding is, mildest first.
package enum Severity: String, Comparable, CaseIterable, Sendable {
  /// Depends on intent; shown on request and in editors.
  case info
  /// A visible fault with high probability.
  case warning
  /// Crashes, is a security matter, or is documented as never right.
  case error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
