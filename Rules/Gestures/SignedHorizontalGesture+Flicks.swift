import RTLRuleKit
import RTLSyntax

extension SignedHorizontalGesture {
  /// `index = velocity.x > 0 ? index + 1 : index - 1` once a list is flicked: the item that comes next stands to the left
  /// where one reads from the right.
  func checkFlick(_ site: Site) -> Finding? {
    let structure = site.structure
    guard isSpeedOfFlick(site), structure.token(site.index + 3, isAnyOf: "<", ">", "<=", ">="),
      case let speed = Expression(site.index, site.index + 2), case let condition = structure.infix(around: speed),
      condition.last - condition.first < 40, steps(behind: condition, structure), scrollsItems(site),
      !site.isAboutPhysicalThings, !site.isInLeftToRightIsland, !site.isDirectionAware, !site.functionAsksForDirection,
      !site.typeAsksForDirection
    else { return nil }
    return Finding(
      structure.range(speed.first, through: speed.last),
      "a flick to the left goes on to the next item in every language, which comes from the other side from right to "
        + "left; turn its sign by \(site.directionQuestion)"
    )
  }

  /// `velocity.x` of `scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, …)`
  private func isSpeedOfFlick(_ site: Site) -> Bool {
    let structure = site.structure
    guard !structure.isMember(site.index), structure.kind(site.index + 1) == .period,
      structure.token(site.index + 2, is: "x"), let found = site.file.declaration(of: site.index)
    else { return false }
    let declaration = structure.declarations[found]
    return declaration.kind == .parameter && structure.token(Int(declaration.name) - 1, is: "withVelocity")
  }

  /// Whether an item is counted on or back by one: in the ternary, or in the braces behind a condition.
  private func steps(behind condition: Expression, _ structure: Structure) -> Bool {
    var range = condition.last + 1..<condition.last + 1
    if structure.kind(condition.last + 1) == .infixQuestion,
      let ternary = structure.ternary(question: condition.last + 1)
    {
      range = structure.statementStart(condition.first)..<ternary.no.last + 1
    } else if let open = (condition.last + 1..<min(condition.last + 40, structure.tokens.count)).first(where: {
      structure.kind($0) == .leftBrace
    }) {
      range = open..<min(structure.end(ofGroup: open), open + 80)
    }
    return range.contains {
      guard structure.kind($0) == .integer, structure.token($0, is: "1") else { return false }
      if structure.token($0 - 1, isAnyOf: "+", "-", "+=", "-="), isItem($0 - 2, structure) { return true }
      // `page += velocity.x > 0 ? 1 : -1`
      return structure.token(range.lowerBound + 1, isAnyOf: "+=", "-=") && isItem(range.lowerBound, structure)
    }
  }

  private func isItem(_ name: Int, _ structure: Structure) -> Bool {
    name >= 0 && structure.kind(name) == .identifier
      && structure.name(
        name,
        holdsAnyOf: ["active", "card", "current", "index", "item", "page", "row", "selected", "tab"]
      )
  }

  /// Collections turn their items round from right to left, and so does SwiftUI; what is laid out by hand stays.
  private func scrollsItems(_ site: Site) -> Bool {
    guard let type = site.enclosingTypeScope, case let scope = site.structure.scopes[type] else { return false }
    if site.file.showsSwiftUI { return true }
    let body = Int(scope.open)..<max(Int(scope.open), Int(scope.close))
    return ["UICollectionView", "collectionView", "scrollToItem", "IndexPath"].contains {
      !site.file.uses(of: $0, within: body).isEmpty
    }
  }
}
