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
      structure.text(view) == text, let found = declaration(meantBy: view), isOutOfReach(structure.declarations[found]),
      !edgeUses.contains(where: { !moved.contains($0.name) && namesSameView(view, $0) })
    else { return false }
    let uses = uses(of: structure.tokens[view].name, within: structure.tokens.indices)
    return uses.count < Self.usesLimit && !uses.contains { isGivenAway($0) }
  }

  /// Whether an edge is one of a view of the same name, whosever that is.
  private func namesSameView(_ view: Int, _ edge: AnchorUse) -> Bool {
    structure.receiverName(ofMember: edge.name).map { structure.isSameText($0, view) } ?? false
  }

  /// Whether no other file can name what is declared: `let icon = UIImageView()` of a function, or a private one of a type
  /// or file. An outlet has constraints in a storyboard.
  private func isOutOfReach(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .variable else { return false }
    let name = Int(declaration.name)
    let start = structure.statementStart(name)
    if structure.scope(of: declaration).map({ $0.kind == .type }) ?? true {
      return (start..<name).contains {
        structure.token($0, isAnyOf: "private", "fileprivate") && structure.kind($0 + 1) != .leftParen
      } && !isOutlet(declaration)
    }
    guard declaration.value != Structure.none else { return false }
    let value = structure.value(at: Int(declaration.value))
    return structure.startsUppercase(value.first) && structure.kind(value.last) == .rightParen
  }

  // MARK: - What is done with a view

  private func isGivenAway(_ view: Int) -> Bool {
    let isLabel = structure.kind(view + 1) == .colon && structure.kind(view - 1) != .infixQuestion
    if isLabel || declarations(named: view).contains(where: { isName(view, of: $0) }) {
      return false
    }
    var next = view + 1
    while structure.kind(next) == .postfixQuestion || structure.kind(next) == .exclamation { next += 1 }
    if structure.kind(next) == .period { return isLaidOut(by: next + 1) }
    // `view[keyPath: \.rightAnchor]`
    if structure.kind(next) == .leftSquare { return structure.token(next + 1, is: "keyPath") }
    let value = structure.operand(around: view)
    guard value.last == next - 1 else { return true }
    if let list = structure.list(around: view), structure.kind(list) == .leftSquare, !structure.continuesOperand(list) {
      return !structure.token(view - 1, isAnyOf: "weak", "unowned") && mayLayOutElements(of: list)
    }
    switch structure.place(of: value) {
    case .argument(let call, _): return mayLayOut(call)
    case .assigned(let property):
      return structure.kind(view + 1) != .equal && !Self.holders.contains(property, in: structure)
    case .compared, .interpolated: return false
    case .other: return structure.kind(view + 1) != .equal
    case .initial, .dictionary, .returned, .pattern, .cast, .operand, .index, .condition: return true
    }
  }

  private func isName(_ word: Int, of declaration: Int) -> Bool {
    Int(structure.declarations[declaration].name) == word
  }

  /// `icon.pinRight(to: card)`, `icon.rounded().set(right: 8)`, `icon.layout { … }`
  private func isLaidOut(by word: Int) -> Bool {
    structure.path(startingAt: word).contains { method in
      if let scope = structure.scopeIndex(ofBrace: method + 1), structure.scopes[scope].kind == .closure { return true }
      guard structure.kind(method + 1) == .leftParen, let call = structure.call(of: method) else { return false }
      if Self.layoutCycle.contains(method, in: structure) { return false }
      return structure.name(method, holdsAnyOf: Self.pinWords) || namesSide(of: call)
        || structure.kind(structure.end(ofGroup: call.open) + 1) == .leftBrace
    }
  }

  /// `right: 8`, `.right`
  private func namesSide(of call: Call) -> Bool {
    structure.arguments(of: call).contains { argument in
      argument.label.map { structure.token($0, isAnyOf: "left", "right") } ?? false
        || !argument.isEmpty && Self.sides.contains(argument.end - 1, in: structure)
    }
  }

  /// Whether a function that is given a view may lay it out. What puts views in takes no more than a place.
  private func mayLayOut(_ call: Call) -> Bool {
    if structure.path(endingAt: call.callee).contains(where: { structure.name($0, holdsAnyOf: Self.dresses) }) {
      return false
    }
    guard Self.harmless.contains(call.callee, in: structure), !namesSide(of: call) else { return true }
    return structure.kind(structure.end(ofGroup: call.open) + 1) == .leftBrace
      || structure.arguments(of: call).contains { $0.label.map { !Self.labels.contains($0, in: structure) } ?? false }
  }

  /// `[icon, label].forEach(addSubview)`, `.forEach { addSubview($0) }` and `for view in [icon, label] { addSubview(view) }`
  /// only put views in; of a list that goes elsewhere nothing is known.
  private func mayLayOutElements(of list: Int) -> Bool {
    let behind = structure.end(ofGroup: list) + 1
    if structure.token(list - 1, is: "in"), structure.token(list - 3, is: "for"), structure.kind(behind) == .leftBrace {
      return mayLayOut(within: behind) { self.structure.isSameText($0, list - 2) && !self.structure.isMember($0) }
    }
    let method = behind + 1
    guard structure.token(method, is: "forEach") else {
      guard case .argument(let call, _) = structure.place(of: structure.operand(around: list)) else { return true }
      return mayLayOut(call)
    }
    if structure.kind(method + 1) == .leftParen {
      return !Self.harmless.contains(structure.end(ofGroup: method + 1) - 1, in: structure)
    }
    guard structure.kind(method + 1) == .leftBrace else { return true }
    return mayLayOut(within: method + 1) { self.structure.kind($0) == .dollarIdentifier }
  }

  private func mayLayOut(within brace: Int, each isElement: (Int) -> Bool) -> Bool {
    let body = brace + 1..<max(brace + 1, min(structure.end(ofGroup: brace), structure.tokens.count))
    let elements = body.filter(isElement)
    return elements.isEmpty || elements.contains { isEdge($0) || isGivenAway($0) }
  }

  /// `$0.rightAnchor`
  private func isEdge(_ element: Int) -> Bool {
    structure.kind(element + 1) == .period && structure.kind(element + 2) == .identifier
      && HorizontalSide.ofAnchor(structure.tokens[element + 2].name) != nil
  }

  private static let harmless: WordSet = [
    "addSubview", "addSubviews", "insertSubview", "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview",
    "removeArrangedSubview", "bringSubviewToFront", "sendSubviewToBack", "addLayoutGuide", "UIStackView", "NSStackView",
    "setCustomSpacing", "UIBarButtonItem", "convert", "isDescendant", "contains", "print", "equalTo", "insertSubviews",
    "transition",
  ]

  private static let labels: WordSet = [
    "at", "aboveSubview", "belowSubview", "arrangedSubviews", "views", "after", "customView", "from", "of",
    "with", "duration", "options", "animations", "completion",
  ]

  private static let holders: WordSet = [
    "titleView", "leftView", "rightView", "tableHeaderView", "tableFooterView", "inputAccessoryView", "accessoryView",
    "backgroundView", "selectedBackgroundView", "view", "documentView",
  ]

  private static let pinWords: [StaticString] = [
    "pin", "anchor", "constrain", "align", "fill", "stick", "attach", "dock", "snap", "edge", "edges", "left", "right",
    "leading", "trailing", "start", "end", "layout", "place", "position",
  ]

  private static let layoutCycle: WordSet = [
    "layoutIfNeeded", "setNeedsLayout", "layoutSubviews", "layoutSubtreeIfNeeded", "endEditing",
  ]
}
