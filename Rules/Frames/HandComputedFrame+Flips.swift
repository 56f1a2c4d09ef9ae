import RTLRuleKit
import RTLSyntax

extension HandComputedFrame {
  private static let layouts: Set<TypeKey> = Set(
    [
      "UICollectionViewLayout", "UICollectionViewFlowLayout", "NSCollectionViewLayout", "NSCollectionViewFlowLayout",
      "NSCollectionViewGridLayout",
    ].map { TypeKey($0) }
  )

  /// Layouts of collections are flipped as a whole.
  func flipsAsLayout(_ site: Site) -> Bool {
    site.enclosingType(inheritsFrom: Self.layouts).isYes
  }

  /// What the system asks for, and views that are made and added at once: whoever calls turns nothing of it around.
  func isSettled(_ site: Site) -> Bool { takenOffOneSide(site) != nil || madeAtSide(site) != nil }

  /// A type that asks for the direction somewhere and speaks of flipping.
  func flipsLater(_ site: Site) -> Bool {
    guard let type = site.enclosingTypeScope else { return false }
    let scope = site.structure.scopes[type]
    let body = max(Int(scope.open), site.index - 4000)..<min(Int(scope.close), site.index + 4000)
    return body.clamped(to: 0..<site.structure.tokens.count).contains {
      site.structure.kind($0) == .identifier
        && site.structure.name($0, holdsAnyOf: ["flip", "flipped", "mirror", "mirrored"])
    } && site.typeAsksForDirection
  }
}
