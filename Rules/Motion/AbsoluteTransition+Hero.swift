import RTLRuleKit
import RTLSyntax

/// The transitions of Hero, which knows leading and trailing beside left and right.
extension AbsoluteTransition {
  private static let moves: WordSet = [
    "push", "pull", "slide", "zoomSlide", "cover", "uncover", "pageIn", "pageOut",
  ]

  /// `next.hero.modalAnimationType = .push(direction: .left)`, also in `.selectBy(presenting: …, dismissing: …)`
  func directed(_ site: Site) -> Found? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .colon, site.index + 2 < structure.tokens.count,
      case let value = structure.value(at: site.index + 2), case let side = value.last, value.first == side - 1,
      structure.token(side, isAnyOf: "left", "right"), structure.isImplicitMember(side),
      let move = structure.call(around: site.index),
      Self.moves.contains(move.callee, in: structure), isAnimationType(structure.operand(around: move.open), structure)
    else { return nil }
    let isLeft = structure.token(side, is: "left")
    return Found(
      index: side,
      what: "the screen moves to the \(isLeft ? "left" : "right")",
      severity: nil,
      instead: isLeft ? ".leading" : ".trailing"
    )
  }

  private func isAnimationType(_ move: Expression, _ structure: Structure) -> Bool {
    switch structure.place(of: move) {
    case .assigned(let property):
      return structure.receiverName(ofMember: property).map { structure.token($0, is: "hero") } ?? false
        && structure.token(
          property,
          isAnyOf: "modalAnimationType",
          "navigationAnimationType",
          "tabBarAnimationType"
        )
    case .argument(let call, _) where structure.token(call.callee, isAnyOf: "selectBy", "autoReverse"):
      return isAnimationType(structure.operand(around: call.open), structure)
    default: return false
    }
  }
}
