import RTLSyntax

/// A view with one edge in sight may be held at the other by code that nobody reads as a constraint: a helper it is given
/// to, another name it has, a list it stands in. Moved alone, the edge in sight would meet that one in right-to-left
/// languages.
extension LintedFile {
  /// Whether one of the views has a single edge among these uses, and is given away in the file.
  func areHeldOutOfSight(_ uses: [AnchorUse]) -> Bool {
    let own = uses.filter { !$0.isOfContainer }
    return Dictionary(grouping: own, by: \.view).values.contains { edges in
      guard Set(edges.map(\.side)).count == 1, let view = structure.receiverName(ofMember: edges[0].name) else {
        return false
      }
      return usesInType(of: view).contains { isGivenAway($0) }
    }
  }

  private func isGivenAway(_ view: Int) -> Bool {
    if structure.kind(view + 1) == .period { return isPinned(by: view + 2) }
    // `view[keyPath: \.rightAnchor]`
    if structure.kind(view + 1) == .leftSquare { return structure.token(view + 2, is: "keyPath") }
    let value = structure.operand(around: view)
    guard value.last == view else { return false }
    if let list = structure.list(around: view), structure.kind(list) == .leftSquare,
      structure.kind(structure.end(ofGroup: list) + 1) == .period
    {
      return mayPinElements(of: list)
    }
    switch structure.place(of: value) {
    case .argument(let call, _): return mayPin(call)
    case .assigned(let property): return !Self.holders.contains(property, in: structure)
    case .initial, .dictionary: return true
    case .returned, .compared, .pattern, .cast, .interpolated, .operand, .index, .condition, .other: return false
    }
  }

  /// `icon.pinRight(to: card)`
  private func isPinned(by word: Int) -> Bool {
    structure.kind(word + 1) == .leftParen && structure.name(word, holdsAnyOf: Self.pinWords)
  }

  /// Whether a function that is given a view may lay it out.
  private func mayPin(_ call: Call) -> Bool {
    !Self.harmless.contains(call.callee, in: structure)
      && !structure.path(endingAt: call.callee).contains { structure.name($0, holdsAnyOf: Self.dresses) }
  }

  /// `[icon, label].forEach(addSubview)` only puts views in; what else is done with each of them is not followed.
  private func mayPinElements(of list: Int) -> Bool {
    let behind = structure.end(ofGroup: list) + 1
    let end = min(structure.chainEnd(list) + 1, behind + 24)
    return !(behind..<max(behind, end)).contains { Self.harmless.contains($0, in: structure) }
  }

  private static let harmless: WordSet = [
    "addSubview", "addSubviews", "insertSubview", "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview",
    "removeArrangedSubview", "bringSubviewToFront", "sendSubviewToBack", "addLayoutGuide", "UIStackView", "NSStackView",
    "setCustomSpacing", "UIBarButtonItem", "convert", "isDescendant", "contains", "print", "equalTo", "insertSubviews",
  ]

  private static let holders: WordSet = [
    "titleView", "leftView", "rightView", "tableHeaderView", "tableFooterView", "inputAccessoryView", "accessoryView",
    "backgroundView", "selectedBackgroundView", "view", "documentView",
  ]

  private static let pinWords: [StaticString] = [
    "pin", "anchor", "constrain", "align", "fill", "stick", "attach", "dock", "snap", "edge", "edges", "left", "right",
  ]
}
