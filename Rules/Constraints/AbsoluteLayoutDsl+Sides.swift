import RTLRuleKit
import RTLSyntax

/// Sides that somebody means.
extension AbsoluteLayoutDsl {
  /// `topRightMark.snp.makeConstraints { $0.right… }` beside `topLeftMark`: two views, each at the side it is named for.
  func isNamedForSide(_ constraint: LibraryConstraint, _ site: Site) -> Bool {
    site.file.subject(of: constraint).map { site.structure.name($0, holdsAnyOf: ["left", "right"]) } ?? false
  }

  /// `left = card.pin(.left, to: .left, of: window)`: somebody means to choose between two sides.
  func isKeptBySide(_ constraint: LibraryConstraint, _ structure: Structure) -> Bool {
    guard constraint.library == .own, let name = structure.nameOfValue(constraint.extent) else { return false }
    return structure.token(name, isAnyOf: "left", "right")
  }

  /// `player.snp.makeConstraints { … }` where the player is laid out from left to right on purpose.
  func isInLeftToRightIsland(_ site: Site) -> Bool {
    guard !site.isInLeftToRightIsland else { return true }
    var current = site.index
    for _ in 0..<4 {
      guard let open = site.structure.opening(around: current) else { return false }
      let path = site.structure.path(startingAt: site.structure.chainStart(open))
      if site.structure.kind(open) == .leftBrace, let view = path.first, view < open {
        return site.isInLeftToRightIsland(receiver: view)
      }
      current = open
    }
    return false
  }
}
