import RTLRuleKit
import RTLSyntax

extension AbsoluteLayoutDsl {
  /// Never safe: a constraint that updates this one may stand in another function or file.
  func fix(_ constraint: LibraryConstraint, _ file: LintedFile) -> Fix? {
    if file.keepsConstraintsBySide || constraint.hidesEnd { return nil }
    if let view = file.subject(of: constraint), file.arePinnedElsewhere([view]) { return nil }
    switch constraint.library {
    case .pinLayout, .flexLayout, .unknown: return nil
    case .stevia where constraint.edges.contains { $0.twin.hasSuffix(")") }: return nil
    case .tinyConstraints, .stevia, .masonry, .pureLayout, .cartography, .easyPeasy, .snapKit, .own: break
    }
    var edges = constraint.edges
    if constraint.library == .snapKit || constraint.library == .masonry {
      guard let neighbours = file.absoluteNeighbours(of: constraint), !neighbours.contains(where: \.hidesEnd) else {
        return nil
      }
      edges += neighbours.flatMap(\.edges)
    }
    var edits: [Edit] = []
    for edge in edges.sorted(by: { $0.name < $1.name }) where edge.side.isAbsolute {
      let edit = Edit(file.structure.range(edge.name), edge.twin)
      if edits.last != edit { edits.append(edit) }
    }
    let title =
      edits.count <= 2 ? edits.map(\.text).joined(separator: ", ") : "\(edits.count) edges to leading and trailing"
    return Fix(.unsafe, title, edits)
  }
}
