import RTLEngine
import RTLRuleKit
import RTLRules

/// Every rule a finding can name: those of `Rules/`, and those about suppressions, which the engine itself sees to.
///
/// A module of its own, so that what names every rule is one small file.
package enum Catalog {
  /// Those of `Rules/`.
  package static let rules: [CatalogedRule] = allRules

  package static let all: [CatalogedRule] =
    rules + SuppressionRule.allCases.map { CatalogedRule(category: SuppressionRule.category, Described($0)) }

  private struct Described: Rule {
    let id: String
    let summary: String
    let rationale: String
    let bad: [Example]
    let good: [Example] = []
    let triggers: [Trigger] = []

    init(_ rule: SuppressionRule) {
      id = rule.rawValue
      summary = rule.summary.prefix(1).uppercased() + rule.summary.dropFirst()
      switch rule {
      case .unknown:
        rationale = "A misspelled suppression silences nothing, and reads as if it did."
        bad = ["// rtllint:disable:next absolute_anchr -- a compass"]
      case .useless:
        rationale = """
          The code below it has changed, or never needed it. Left standing it would silence a fault that \
          somebody puts there one day.
          """
        bad = ["// rtllint:disable:next absolute_anchor -- a compass\nneedle.leadingAnchor"]
      case .unexplained:
        rationale = """
          Whoever reads that this part keeps its direction in every language wants to know why: a game board, a \
          piece of music, a telephone number. The reason follows two dashes.
          """
        bad = ["// rtllint:ltr\nfinal class BoardView: UIView {}"]
      case .unended:
        rationale = """
          `rtllint:disable` holds from where it stands until `rtllint:enable`, or to the end of the file: neither for the \
          code before it nor for its line alone. Beside code `rtllint:disable:this` is meant.
          """
        bad = ["label.textAlignment = .left // rtllint:disable absolute_text_alignment -- a compass"]
      }
    }

    func check(_ site: Site) -> Finding? { nil }
  }
}
