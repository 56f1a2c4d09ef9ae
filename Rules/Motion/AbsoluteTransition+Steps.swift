import RTLRuleKit
import RTLSyntax

/// Transitions between view controllers that go one way when something is shown and the other way when it is left.
extension AbsoluteTransition {
  static let stepped: [Example] = [
    "next.view.transform = CGAffineTransform(⟦translationX⟧: isForward ? 80 : -80, y: 0)",
    """
    func enter(from: CGFloat) {
      place(title, factor: from); UIView.animate(withDuration: 1) { self.place(self.title, factor: 0) }
    }
    func place(_ view: UIView, factor: CGFloat) {
      view.transform = CGAffineTransform(⟦translationX⟧: slideDistance * factor, y: 0); view.alpha = 1 - abs(factor)
    }
    """,
  ]

  static let steps: [StaticString] = [
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

  /// `CGAffineTransform(translationX: forward ? 80 : -80, y: 0)`, and `distance * factor` of a function that places things
  /// before they are animated and while they are.
  func isSteppedDistance(_ x: Argument, of call: Call, _ site: Site) -> Bool {
    let structure = site.structure
    guard case .assigned(let property) = structure.place(of: structure.operand(around: call.open)),
      structure.token(property, is: "transform"), !isFollowing(site)
    else { return false }
    let words = x.start..<min(x.end, x.start + 24)
    if let question = words.first(where: { structure.kind($0) == .infixQuestion }) {
      guard let parts = structure.ternary(question: question), parts.condition.first == x.start,
        parts.no.last == x.end - 1,
        parts.condition.tokens.contains(where: { structure.name($0, holdsAnyOf: Self.steps) }),
        !site.moved(to: parts.yes.first).isDirectionAware
      else { return false }
      let (yes, no) = (site.file.compactText(parts.yes), site.file.compactText(parts.no))
      return yes == "-" + no || no == "-" + yes
    }
    return isFactored(x, site)
  }

  private func isFactored(_ x: Argument, _ site: Site) -> Bool {
    let structure = site.structure
    let times = x.end - 2
    guard times > x.start, structure.token(times, is: "*"), structure.kind(times) == .binaryOperator,
      structure.token(x.end - 1, isAnyOf: "factor", "sign"),
      structure.kind(times - 1) == .identifier, structure.chainStart(times - 1) == x.start,
      structure.name(times - 1, endsWithAnyOf: Self.distances),
      !(x.start..<times).contains(where: { structure.name($0, holdsAnyOf: Self.followers) }),
      let factor = site.file.declaration(of: x.end - 1), structure.declarations[factor].kind == .parameter,
      let function = site.enclosingFunctionName
    else { return false }
    let calls = site.file.uses(of: structure.tokens[function].name, within: structure.tokens.indices)
      .filter { $0 != function }.prefix(8)
    return calls.contains { isAnimated($0, structure) } && calls.contains { !isAnimated($0, structure) }
  }

  /// In a closure of `UIView.animate(withDuration: 1) { … }`
  private func isAnimated(_ index: Int, _ structure: Structure) -> Bool {
    guard let open = structure.closure(around: index) else { return false }
    let callee =
      structure.callee(ofClosure: open)
      ?? structure.opening(around: open).flatMap { structure.call(at: $0)?.callee }
    return callee.map { structure.token($0, isAnyOf: "animate", "addAnimations", "UIViewPropertyAnimator") } ?? false
  }
}
