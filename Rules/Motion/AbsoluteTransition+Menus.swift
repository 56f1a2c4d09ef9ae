import RTLRuleKit
import RTLSyntax

/// The side that a menu of the library SideMenu slides in from: left or right in every language, while the button that
/// opens it changes sides.
extension AbsoluteTransition {
  static let menuSides = ["leftSide", "leftMenuNavigationController", "rightMenuNavigationController"]

  /// `menu.leftSide = true`, `SideMenuManager.default.leftMenuNavigationController = menu`
  func menu(_ site: Site) -> Found? {
    guard site.is("leftSide", "leftMenuNavigationController", "rightMenuNavigationController"),
      setsMenu(site.index, site),
      case let isLeft = isLeft(site.index, site.structure), !hasOther(isLeft: isLeft, site)
    else { return nil }
    return Found(
      index: site.index,
      what: "the menu slides in from the \(isLeft ? "left" : "right")",
      severity: .info
    )
  }

  private func setsMenu(_ name: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard site.imports("SideMenu"), structure.isMember(name), structure.kind(name + 1) == .equal,
      name + 2 < structure.tokens.count, case let value = structure.value(at: name + 2)
    else { return false }
    return structure.token(name, is: "leftSide")
      ? value.first == value.last && structure.token(value.first, isAnyOf: "true", "false")
      : !structure.token(value.first, is: "nil")
  }

  private func isLeft(_ name: Int, _ structure: Structure) -> Bool {
    structure.token(name, is: "leftSide")
      ? structure.token(structure.value(at: name + 2).first, is: "true")
      : structure.token(name, is: "leftMenuNavigationController")
  }

  /// Whether another menu of the file comes from the other side.
  private func hasOther(isLeft side: Bool, _ site: Site) -> Bool {
    Self.menuSides.contains { name in
      site.file.uses(of: name, within: site.structure.tokens.indices).contains {
        setsMenu($0, site) && isLeft($0, site.structure) != side
      }
    }
  }
}
