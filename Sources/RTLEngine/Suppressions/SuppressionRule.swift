/// What may be wrong with the comments that suppress: told like findings, under these names.
package enum SuppressionRule: String, CaseIterable, Sendable {
  /// It names no directive or rule there is.
  case unknown = "unknown_suppression"
  /// There is nothing for it to suppress.
  case useless = "useless_suppression"
  /// It must say why, and does not.
  case unexplained = "unexplained_suppression"
  /// It looks as if it were for one line, and goes on to the end of the file.
  case unended = "unended_suppression"

  package static let category = "Suppressions"

  package var summary: String {
    switch self {
    case .unknown: "a suppression names no known directive or rule"
    case .useless: "a suppression has nothing to suppress"
    case .unexplained: "a left-to-right island does not say why"
    case .unended: "a suppression beside code goes on to the end of the file"
    }
  }
}
