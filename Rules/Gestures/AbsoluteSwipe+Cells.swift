import RTLRuleKit
import RTLSyntax

/// SwipeCellKit, whose cells know left and right and do not mirror; the system's swipe actions are leading and trailing.
extension AbsoluteSwipe {
  /// `guard orientation == .right else { return nil }` where a cell is asked for the actions of a side
  func actionsOfCell(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .colon, let open = structure.opening(around: site.index),
      structure.opensParameters(open), structure.token(open - 1, isAnyOf: "tableView", "collectionView"),
      (open..<site.index).contains(where: {
        structure.token($0, isAnyOf: "editActionsForRowAt", "editActionsForItemAt")
      }),
      case let close = structure.end(ofGroup: open),
      let brace = (close..<close + 12).first(where: { structure.kind($0) == .leftBrace }),
      let body = structure.scopeIndex(ofBrace: brace), structure.scopes[body].name == UInt32(open - 1)
    else { return nil }
    let uses = site.file.uses(of: structure.tokens[site.index - 2].name, within: structure.words(ofScope: body))
    let sides = uses.filter { !structure.isMember($0) }.compactMap { side(site.moved(to: $0)) }
    guard !sides.isEmpty, case let place = site.moved(to: sides[0]), !place.isDirectionAware,
      !place.functionAsksForDirection, !place.isInLeftToRightIsland
    else { return nil }
    let (own, other) = place.is("left") ? ("left", "right") : ("right", "left")
    return Finding(
      place.range,
      "cells that are swiped do not mirror, these actions stay on the \(own); take .\(other) by \(site.directionQuestion)"
    )
  }
}
