import RTLRuleKit
import RTLSyntax

extension SignedHorizontalGesture {
  /// Where a view stands after it was dragged: `sheet.frame.minX > view.bounds.width / 2` once the finger has left.
  func checkRest(_ site: Site) -> Finding? {
    let structure = site.structure
    let chain = structure.operand(around: site.index)
    guard structure.isMember(site.index), chain.last == site.index,
      let owner = structure.receiverName(ofMember: site.index), structure.token(owner, is: "frame"),
      structure.isMember(owner), isBeyondPart(chain, structure), followsDrag(site), !site.isAboutPhysicalThings,
      !isAboutOneSide(site), !site.isInLeftToRightIsland, !site.typeAsksForDirection
    else { return nil }
    return Finding(
      structure.range(chain.first, through: chain.last),
      "a drag ends on one side only, the wrong one from right to left; compare the other edge by \(site.directionQuestion)"
    )
  }

  /// `> view.bounds.width / 2`, `> halfWidth`, with no other edge asked about beside it.
  private func isBeyondPart(_ chain: Expression, _ structure: Structure) -> Bool {
    guard structure.token(chain.last + 1, isAnyOf: ">", ">=") else { return false }
    let whole = structure.infix(around: chain)
    guard whole.last - whole.first < 60,
      !whole.tokens.contains(where: { structure.token($0, isAnyOf: "maxX", "||") })
    else { return false }
    return (chain.last + 2...max(chain.last + 2, whole.last)).contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["width", "half", "threshold"])
    }
  }

  /// In a function that a recognizer of drags calls and that asks it how far the finger went.
  private func followsDrag(_ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.enclosingBody(of: site.index), structure.scopes[body].kind == .function else {
      return false
    }
    let scope = structure.scopes[body]
    let head = Int(scope.introducer)..<Int(scope.open)
    return head.prefix(60).contains { structure.token($0, is: "UIPanGestureRecognizer") }
      && structure.words(ofScope: body, limit: 1500).contains {
        structure.token($0, is: "translation") && structure.token($0 + 2, is: "in")
      }
  }
}
