import RTLRuleKit
import RTLSyntax

/// Panes beside a page, which come out to one side.
extension AbsoluteScrollPosition {
  /// `let moved = contentOffset.x - bounds.width; if moved > 0 { reply() }`: which side of the middle page is seen.
  func isSideOfMiddle(_ offset: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.token(offset.last + 1, is: "-"), offset.last + 2 < structure.tokens.count,
      case let width = structure.operand(around: offset.last + 2),
      structure.token(width.last, is: "width") || structure.name(width.last, endsWithAnyOf: ["pagewidth"]),
      case let difference = Expression(offset.first, width.last), structure.infix(around: offset) == difference,
      case .initial(let found) = structure.place(of: difference), structure.declarations[found].kind == .variable,
      !width.tokens.contains(where: { structure.token($0, is: "contentSize") })
    else { return false }
    return site.file.uses(ofLocal: found).contains {
      structure.token($0 + 1, isAnyOf: "<", ">", "<=", ">=") && structure.isZero($0 + 2)
    }
  }

  /// `if velocity.x > 0 { targetContentOffset.pointee.x = actionsWidth }`: what is flicked to the left comes out.
  func isFlickedTo(_ target: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard site.is("targetContentOffset"), structure.kind(target.last + 1) == .equal,
      target.last + 2 < structure.tokens.count
    else { return false }
    let place = structure.value(at: target.last + 2)
    guard structure.kind(place.last) == .identifier, structure.name(place.last, endsWithWord: "width"),
      !place.tokens.contains(where: { structure.isInfixOperator($0) })
    else { return false }
    return site.conditions.contains { condition in
      condition.count < 24
        && condition.contains {
          structure.token($0, is: "velocity") && structure.token($0 + 2, is: "x")
            && structure.token($0 + 3, isAnyOf: "<", ">", "<=", ">=")
        }
    }
  }
}
