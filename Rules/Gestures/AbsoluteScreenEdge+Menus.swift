import RTLRuleKit
import RTLSyntax

/// The edge that a menu of the library SideMenu is pulled from: left or right in every language.
extension AbsoluteScreenEdge {
  /// `addScreenEdgePanGesturesToPresent(toView: view, forMenu: .left)`
  func menuEdge(_ site: Site) -> Finding? {
    guard let side = menuSide(site.index, site.structure), case let place = site.moved(to: side),
      !hasOtherMenu(site, side), !place.isDirectionAware, !place.isChosenBySide, !place.isInLeftToRightIsland,
      !place.functionAsksForDirection
    else { return nil }
    let other = place.is("left") ? "right" : "left"
    return Finding(
      place.range,
      "the menu is pulled from the \(place.text) edge in every language; take .\(other) by \(site.directionQuestion)",
      severity: .info
    )
  }

  private func menuSide(_ name: Int, _ structure: Structure) -> Int? {
    guard structure.isMember(name), let call = structure.call(of: name),
      let menu = structure.argument("forMenu", of: call), !menu.isEmpty,
      case let value = structure.unwrapped(menu.expression),
      structure.token(value.last, isAnyOf: "left", "right"), structure.isMember(value.last),
      structure.chainStart(value.last) == value.first
    else { return nil }
    return value.last
  }

  /// Whether another menu of the file is pulled from the other edge.
  private func hasOtherMenu(_ site: Site, _ side: Int) -> Bool {
    let structure = site.structure
    return site.file.uses(of: "addScreenEdgePanGesturesToPresent", within: structure.tokens.indices).contains { other in
      menuSide(other, structure).map { !structure.isSameText($0, side) } ?? false
    }
  }
}
