import RTLSyntax

/// A view with one edge in sight may be held at the other by code that nobody reads as a constraint: a helper it is given
/// to, another name it has, a list it stands in, another file. Moved alone, the edge in sight would meet that one in
/// right-to-left languages. So it moves alone only where all that is done with the view can be seen.
extension LintedFile {
  /// Whether one of the views that constraints move has a single edge among them, and somebody else may hold the other.
  func mayBeHeldElsewhere(_ set: [AnchorConstraint]) -> Bool {
    let edges = set.flatMap { constraint in
      [constraint.first] + (constraint.second.map { $0.isOfContainer ? [] : [$0] } ?? [])
    }
    return Dictionary(grouping: edges, by: \.view).contains { view, edges in
      Set(edges.map(\.side)).count == 1 && !isSeenWhole(edges[0], view, besides: Set(edges.map(\.name)))
    }
  }

  /// Whether a view is a name of this file's own, made here and handed to nobody.
  private func isSeenWhole(_ edge: AnchorUse, _ text: String, besides moved: Set<Int>) -> Bool {
    guard let view = structure.receiverName(ofMember: edge.name), structure.kind(view) == .identifier,
      structure.text(view) == text, let found = declaration(meantBy: view), isMadeHere(structure.declarations[found]),
      !edgeUses.contains(where: { !moved.contains($0.name) && isOf(view, $0) })
    else { return false }
    let uses = uses(of: structure.tokens[view].name, within: structure.tokens.indices)
    return uses.count < Self.usesLimit && !uses.contains { isGivenAway($0) }
  }

  /// Whether an edge is one of a view of the same name, whosever that is.
  private func isOf(_ view: Int, _ edge: AnchorUse) -> Bool {
    structure.receiverName(ofMember: edge.name).map { structure.isSameText($0, view) } ?? false
  }

  /// `let icon = UIImageView()` of a function, or a private one of a type or file: not a parameter, nor an outlet, whose constraints
  /// stand in a storyboard.
  private func isMadeHere(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .variable else { return false }
    let name = Int(declaration.name)
    let start = structure.statementStart(name)
    let isPrivate = (start..<name).contains { structure.token($0, isAnyOf: "private", "fileprivate") }
    if structure.scope(of: declaration).map({ $0.kind == .type }) ?? true {
      return isPrivate && !(start..<name).contains { structure.token($0, is: "IBOutlet") }
    }
    guard declaration.value != Structure.none else { return false }
    let value = structure.value(at: Int(declaration.value))
    return structure.startsUppercase(value.first) && structure.kind(value.last) == .rightParen
  }

  // MARK: - What is done with a view

  private func isGivenAway(_ view: Int) -> Bool {
    var next = view + 1
    while structure.kind(next) == .postfixQuestion || structure.kind(next) == .exclamation { next += 1 }
    if structure.kind(next) == .period { return isLaidOut(by: next + 1) }
    // `view[keyPath: \.rightAnchor]`
    if structure.kind(next) == .leftSquare { return structure.token(next + 1, is: "keyPath") }
    let value = structure.operand(around: view)
    guard value.last == next - 1 else { return false }
    if let list = structure.list(around: view), structure.kind(list) == .leftSquare,
      structure.kind(structure.end(ofGroup: list) + 1) == .period
    {
      return mayLayOutElements(of: list)
    }
    switch structure.place(of: value) {
    case .argument(let call, let argument): return mayLayOut(call, argument)
    case .assigned(let property): return !Self.holders.contains(property, in: structure)
    case .initial, .dictionary, .returned: return true
    case .compared, .pattern, .cast, .interpolated, .operand, .index, .condition, .other: return false
    }
  }

  /// `icon.pinRight(to: card)`, `icon.set(right: 8)`, `icon.layout { … }`
  private func isLaidOut(by word: Int) -> Bool {
    if let scope = structure.scopeIndex(ofBrace: word + 1), structure.scopes[scope].kind == .closure { return true }
    guard structure.kind(word + 1) == .leftParen, let call = structure.call(of: word) else { return false }
    if structure.name(word, holdsAnyOf: Self.pinWords) { return true }
    if structure.kind(structure.end(ofGroup: call.open) + 1) == .leftBrace { return true }
    return structure.arguments(of: call).contains { argument in
      argument.label.map { structure.token($0, isAnyOf: "left", "right") } ?? false
        || !argument.isEmpty && Self.sides.contains(argument.end - 1, in: structure)
    }
  }

  /// Whether a function that is given a view may lay it out. What puts views in takes nothing else.
  private func mayLayOut(_ call: Call, _ argument: Argument) -> Bool {
    if structure.path(endingAt: call.callee).contains(where: { structure.name($0, holdsAnyOf: Self.dresses) }) {
      return false
    }
    guard Self.harmless.contains(call.callee, in: structure) else { return true }
    return structure.kind(structure.end(ofGroup: call.open) + 1) == .leftBrace
      || structure.arguments(of: call).contains { $0.label.map { !Self.labels.contains($0, in: structure) } ?? false }
  }

  /// `[icon, label].forEach(addSubview)` only puts views in; what else is done with each of them is not followed.
  private func mayLayOutElements(of list: Int) -> Bool {
    let behind = structure.end(ofGroup: list) + 1
    let end = min(structure.chainEnd(list) + 1, behind + 24)
    return !(behind..<max(behind, end)).contains { Self.harmless.contains($0, in: structure) }
  }

  private static let harmless: WordSet = [
    "addSubview", "addSubviews", "insertSubview", "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview",
    "removeArrangedSubview", "bringSubviewToFront", "sendSubviewToBack", "addLayoutGuide", "UIStackView", "NSStackView",
    "setCustomSpacing", "UIBarButtonItem", "convert", "isDescendant", "contains", "print", "equalTo", "insertSubviews",
    "translatesAutoresizingMaskIntoConstraints", "transition",
  ]

  private static let labels: WordSet = [
    "at", "aboveSubview", "belowSubview", "arrangedSubviews", "views", "after", "customView", "from", "to", "of",
    "with", "duration", "options", "animations", "completion",
  ]

  private static let holders: WordSet = [
    "titleView", "leftView", "rightView", "tableHeaderView", "tableFooterView", "inputAccessoryView", "accessoryView",
    "backgroundView", "selectedBackgroundView", "view", "documentView",
  ]

  private static let pinWords: [StaticString] = [
    "pin", "anchor", "constrain", "align", "fill", "stick", "attach", "dock", "snap", "edge", "edges", "left", "right",
  ]
}
