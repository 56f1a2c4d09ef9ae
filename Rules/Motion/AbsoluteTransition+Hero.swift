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
      Self.moves.contains(move.callee, in: structure),
      isAnimationType(structure.operand(around: move.open), structure) || isHeros(move, side, site)
    else { return nil }
    let isLeft = structure.token(side, is: "left")
    return Found(
      index: side,
      what: "the screen moves to the \(isLeft ? "left" : "right")",
      severity: nil,
      instead: isLeft ? ".leading" : ".trailing"
    )
  }

  /// `transition: Transition = .hero(type: .cover(direction: .left))` in a file that imports Hero, which alone has such
  /// cases: neither a pattern nor one of a list of all of them.
  private func isHeros(_ move: Call, _ side: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard site.imports("Hero"), structure.isImplicitMember(move.callee), !site.isInCase,
      !structure.token(structure.statementStart(move.callee), is: "case")
    else { return false }
    let word = structure.tokens[move.callee].name
    let nearby = max(0, side - 60)..<min(structure.tokens.count, side + 60)
    let other: StaticString = structure.token(side, is: "left") ? "right" : "left"
    return !nearby.contains { index in
      structure.tokens[index].name == word && structure.token(index + 2, is: "direction")
        && (index + 4...index + 8).contains { structure.token($0, is: other) }
    }
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
