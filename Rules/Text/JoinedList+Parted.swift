import RTLRuleKit
import RTLSyntax

/// What is joined again, or from the lowest to the highest: one text and no list.
extension JoinedList {
  /// `address.split(separator: "\n").joined(separator: ", ")`: one text, whose lines are put side by side.
  func isPartedAgain(_ site: Site) -> Bool {
    let structure = site.structure
    let path = structure.path(endingAt: site.index)
    if path.contains(where: { isParted($0, structure) }) { return true }
    // `let lines = address.split(separator: "\n")`
    guard let list = path.first, case let value = site.valueBehind(Expression(list, list)), value.last != list,
      let name = structure.lastName(endingAt: structure.unwrapped(value).last)
    else { return false }
    return structure.path(endingAt: name).contains { isParted($0, structure) }
  }

  private func isParted(_ name: Int, _ structure: Structure) -> Bool {
    structure.isMember(name) && structure.kind(name + 1) == .leftParen
      && structure.token(name, isAnyOf: "split", "components")
  }

  /// `node.ancestors.joined(separator: ", ")`, `titles.reversed().joined(separator: ", ")` where each was read from the
  /// parent of the one before: where something is, and not one thing beside another.
  func isWayUp(_ site: Site) -> Bool {
    let structure = site.structure
    let path = structure.path(endingAt: site.index)
    if path.contains(where: { structure.name($0, endsWithAnyOf: Self.ways) }) { return true }
    guard path.contains(where: { structure.token($0, is: "reversed") && structure.isMember($0) }) else { return false }
    return path.contains { structure.name($0, endsWithWord: "parents") }
      || site.enclosingBody?.contains {
        structure.isMember($0) && structure.token($0, isAnyOf: "parent", "superview", "superclass")
      } ?? false
  }

  private static let ways: [StaticString] = ["ancestors", "breadcrumb", "breadcrumbs", "crumbs", "path"]
}
