import RTLRuleKit
import RTLSyntax

/// Transitions between view controllers that go one way when something is shown and the other way when it is left.
extension AbsoluteTransition {
  private static let steps: [StaticString] = [
    "presenting", "presented", "push", "pushing", "pop", "popping", "dismiss", "dismissing", "forward", "forwards",
    "reverse", "reversed", "next", "appearing", "showing",
  ]

  /// `next.frame = CGRect(x: presenting ? next.frame.width : -next.frame.width, …)` in `animateTransition(using:)`
  func choosesSideByStep(_ site: Site) -> Found? {
    let structure = site.structure
    guard structure.token(site.index - 1, is: "func"),
      let scope = structure.scopes.indices.first(where: {
        structure.scopes[$0].kind == .function && Int(structure.scopes[$0].name) == site.index
      }), case let body = structure.words(ofScope: scope)
    else { return nil }
    for question in body where structure.kind(question) == .infixQuestion {
      guard let parts = structure.ternary(question: question), areOppositeWidths(parts.yes, parts.no, site),
        parts.condition.tokens.contains(where: { structure.name($0, holdsAnyOf: Self.steps) }),
        let label = labelOfX(around: parts.condition.first, structure),
        case let place = site.moved(to: parts.yes.first), !place.isDirectionAware, !place.functionAsksForDirection
      else { continue }
      return Found(index: label, what: "the view slides in or out on one side", severity: .info)
    }
    return nil
  }

  /// `width` and `-width`
  private func areOppositeWidths(_ one: Expression, _ other: Expression, _ site: Site) -> Bool {
    let (yes, no) = (site.file.compactText(one), site.file.compactText(other))
    return (yes == "-" + no || no == "-" + yes) && site.structure.name(one.last, endsWithWord: "width")
  }

  /// The `x` of `CGRect(x: …)` or `CGPoint(x: …)`, or the `translationX` of a transform.
  private func labelOfX(around index: Int, _ structure: Structure) -> Int? {
    guard let label = structure.element(around: index)?.label,
      structure.token(label, isAnyOf: "x", "translationX")
    else { return nil }
    return label
  }
}
