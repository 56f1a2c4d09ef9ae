import RTLSyntax

extension LintedFile {
  /// Moves a constraint to leading and trailing, together with every other constraint on the same views: a view with
  /// one leading and one right edge collapses in right-to-left languages, worse than before.
  package func anchorFix(for constraint: AnchorConstraint) -> Fix? {
    let names = landmarks.edgeAnchors
    // A file that lays out hundreds of views by hand wants a person.
    guard constraint.second != nil, names.count <= 400 else { return nil }
    let all = names.compactMap { anchorConstraint(from: $0) }
    let set = connected(to: constraint, among: all)
    guard set.allSatisfy({ $0.second != nil && $0.uses.allSatisfy { $0.side.isAbsolute } }) else { return nil }
    let uses = set.flatMap(\.uses)
    let isSafe = isWhole(uses, views: movedViews(set), among: names)
    let edits = uses.map { Edit(structure.range($0.name), $0.directionalName) }
    let title =
      edits.count == 2 ? edits.map(\.text).joined(separator: ", ") : "\(edits.count) anchors to leading and trailing"
    return Fix(isSafe ? .safe : .unsafe, title, edits.sorted { $0.range.start < $1.range.start })
  }

  /// Constraints that share a view, directly or through others. Containers do not connect: they do not move.
  private func connected(to start: AnchorConstraint, among all: [AnchorConstraint]) -> [AnchorConstraint] {
    var views = Set(start.uses.map(\.view).filter { !isContainer($0) })
    var set: [Int: AnchorConstraint] = [start.first.name: start]
    var grew = true
    while grew {
      grew = false
      for constraint in all where set[constraint.first.name] == nil {
        let own = constraint.uses.map(\.view).filter { !isContainer($0) }
        guard own.contains(where: views.contains) else { continue }
        set[constraint.first.name] = constraint
        views.formUnion(own)
        grew = true
      }
    }
    return set.values.sorted { $0.first.name < $1.first.name }
  }

  private func movedViews(_ set: [AnchorConstraint]) -> Set<String> {
    Set(set.flatMap(\.uses).map(\.view).filter { !isContainer($0) })
  }

  /// Whether no anchor of these views stays behind outside the set, and the set is written without a direction
  /// branch.
  private func isWhole(_ uses: [AnchorUse], views: Set<String>, among names: [Int]) -> Bool {
    let moved = Set(uses.map(\.name))
    for name in names where !moved.contains(name) {
      if let use = anchorUse(at: name), views.contains(use.view) { return false }
    }
    return uses.allSatisfy { !Site(file: self, index: $0.name).isDirectionAware }
  }

  private func isContainer(_ view: String) -> Bool {
    let last = view.split(separator: ".").last.map(String.init) ?? view
    return ["self", "view", "superview", "superview!", "superview?", "contentView", "parent", "container"].contains(
      last
    )
      || last.hasSuffix("Guide")
  }
}
