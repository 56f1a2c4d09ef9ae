import RTLSyntax

/// Constraints whose views hold on to one another: they move to leading and trailing together, or not at all. A view with
/// one leading and one right edge collapses in right-to-left languages, worse than before.
struct AnchorGroup {
  var edits: [Edit]
  var isSafe: Bool
}

extension LintedFile {
  /// Moves a constraint to leading and trailing, together with every other constraint on the same views.
  package func anchorFix(for constraint: AnchorConstraint) -> Fix? {
    guard constraint.second != nil, let group = anchorGroups[constraint.first.name] else { return nil }
    let title =
      group.edits.count == 2
      ? group.edits.map(\.text).joined(separator: ", ") : "\(group.edits.count) anchors to leading and trailing"
    let isSafe = group.isSafe && !isPicture(around: constraint.first.name)
    return Fix(isSafe ? .safe : .unsafe, title, group.edits)
  }

  /// The group of each constraint that can move, by the name of its first anchor.
  func findAnchorGroups() -> [Int: AnchorGroup] {
    // A file that lays out hundreds of views by hand wants a person.
    guard landmarks.edgeAnchors.count <= 400, !keepsConstraintsBySide else { return [:] }
    var groups: [Int: AnchorGroup] = [:]
    var sidedTypes: [Int?: Bool] = [:]
    for set in connected(edgeConstraints, by: \.heldViews) {
      guard var group = group(of: set) else { continue }
      let type = structure.enclosingType(of: set[0].first.name)
      let isSided = sidedTypes[type] ?? type.map { callsSidedHelper(in: $0) } ?? false
      sidedTypes[type] = isSided
      if isSided { group.isSafe = false }
      for constraint in set { groups[constraint.first.name] = group }
    }
    return groups
  }

  private func group(of set: [AnchorConstraint]) -> AnchorGroup? {
    guard set.allSatisfy({ $0.second != nil && $0.uses.allSatisfy { $0.side.isAbsolute } }) else { return nil }
    let uses = set.flatMap(\.uses)
    let own = uses.filter { !$0.isOfContainer }.compactMap { structure.receiverName(ofMember: $0.name) }
    if arePinnedElsewhere(own) { return nil }
    let views = Set(set.flatMap(\.movedViews))
    let edits = uses.map { Edit(structure.range($0.name), $0.directionalName) }
    return AnchorGroup(
      edits: edits.sorted { $0.range.start < $1.range.start },
      isSafe: isWhole(uses, views: views) && views.isDisjoint(with: framedViews) && views.isDisjoint(with: spacers)
        && !set.contains(where: isReckonedElsewhere) && !areRowThatScrolls(set, views: views)
        && !set.contains { isLoneEdge($0, in: set) || isTiedByOwnOperator($0) } && !mayBeHeldElsewhere(set)
        && !uses.contains(where: keepsContentAtSide)
    )
  }

  /// `button.widthAnchor.constraint(equalToConstant: chart.leftMargin)`: views as wide as something that is reckoned from
  /// the left.
  func findSpacers() -> Set<String> {
    let widths = uses(of: "widthAnchor", within: structure.tokens.indices)
    return Set(
      widths.compactMap { width in
        guard let end = structure.receiverEnd(ofMember: width), let call = structure.call(of: width + 2),
          let constant = structure.argument("equalToConstant", of: call), !constant.isEmpty,
          structure.name(constant.end - 1, holdsAnyOf: ["left", "right"])
        else { return nil }
        return nameOfView(from: structure.chainStart(end), to: end)
      }
    )
  }

  /// Whether the views are parts of a picture: its images do not turn around with their places.
  private func isPicture(around name: Int) -> Bool {
    structure.typeName(around: name).map {
      structure.name($0, holdsAnyOf: ["illustration", "animation", "scene", "artwork", "drawing", "chart", "game"])
    } ?? false
  }

  /// Whether others say how far the edge is away: by a frame, a parameter named for a side, or the constant of the variable
  /// that keeps the constraint. `let left = marker.leftAnchor.constraint(equalTo: leftAnchor); left.constant = frame.minX`
  private func isReckonedElsewhere(_ constraint: AnchorConstraint) -> Bool {
    if constraint.isMeasured { return true }
    let name = constraint.first.name
    if let call = structure.call(of: name + 2), let constant = structure.argument("constant", of: call),
      structure.name(constant.end - 1, holdsAnyOf: ["left", "right"]),
      declarations(named: constant.end - 1).contains(where: { structure.declarations[$0].kind == .parameter })
    {
      return true
    }
    if isDrawnWithConstant(of: constraint) { return true }
    guard let variable = structure.nameOfValue(structure.operand(around: name)) else { return false }
    return uses(of: structure.tokens[variable].name, within: structure.tokens.indices).contains { use in
      if let member = structure.memberBehind(use) { return structure.token(member, is: "constant") }
      guard let open = structure.opening(around: use), let call = structure.call(at: open) else { return false }
      return !structure.token(call.callee, isAnyOf: "activate", "addConstraint")
    }
  }

  /// `CGRect(x: bounds.maxX - badgeMargin, …)`: what is drawn for the place of a view stays there.
  private func isDrawnWithConstant(of constraint: AnchorConstraint) -> Bool {
    guard let call = structure.call(of: constraint.first.name + 2),
      let constant = structure.argument("constant", of: call)
    else { return false }
    return (constant.start..<constant.end).contains { name in
      // The constant itself, not the type it belongs to.
      structure.kind(name) == .identifier && structure.kind(name + 1) != .period
        && uses(of: structure.tokens[name].name, within: structure.tokens.indices).contains { use in
          structure.call(around: use).map { structure.token($0.callee, isAnyOf: "CGRect", "CGPoint") } ?? false
        }
    }
  }

  /// Views that the file places by their frames as well, in another way of laying out.
  func findFramedViews() -> Set<String> {
    var views: Set<String> = []
    for index in structure.tokens.indices where structure.token(index, is: "frame") && structure.isMember(index) {
      let isSet = structure.kind(index + 1) == .equal || structure.token(index + 2, is: "origin")
      guard isSet, let end = structure.receiverEnd(ofMember: index) else { continue }
      views.insert(nameOfView(from: structure.chainStart(end), to: end))
    }
    return views
  }

  /// Whether no anchor of these views stays behind outside the set, and the set is written without a direction
  /// branch.
  private func isWhole(_ uses: [AnchorUse], views: Set<String>) -> Bool {
    let moved = Set(uses.map(\.name))
    if edgeUses.contains(where: { !moved.contains($0.name) && (views.contains($0.view) || holdsByMiddle($0)) }) {
      return false
    }
    return uses.allSatisfy { !Site(file: self, index: $0.name).isDirectionAware }
  }

  /// `icon.centerXAnchor.constraint(equalTo: leftAnchor, constant: 28)`: the edge of a container that holds a view by its
  /// middle, and would hold it there while all beside it go.
  private func holdsByMiddle(_ edge: AnchorUse) -> Bool {
    guard edge.isOfContainer, let call = structure.call(around: edge.name),
      let first = structure.receiverName(ofMember: call.callee)
    else { return false }
    return structure.token(first, is: "centerXAnchor")
  }

  /// `icon.setConstraints(left: container)` of the project's own in a type: what it pins stays on its side, and whatever
  /// goes with it would part from it.
  private func callsSidedHelper(in type: Int) -> Bool {
    let words = structure.words(ofScope: type)
    return ["left", "right"].contains { side in
      uses(of: side, within: words).contains { label in
        guard structure.kind(label + 1) == .colon, let call = structure.call(around: label),
          structure.isMember(call.callee), !structure.startsUppercase(call.callee),
          !structure.token(call.callee, is: "init"), call.open < label
        else { return false }
        let value = structure.value(at: label + 2)
        return structure.kind(value.last) == .identifier && !structure.isImplicitMember(call.callee)
          && !structure.token(value.last, isAnyOf: "left", "right", "nil")
          && !NumberReader(file: self).answer(value, depth: 2).isYes
      }
    }
  }

  /// `a.leftAnchor ~= b.leftAnchor`: what else the operator does with sides is seen elsewhere.
  private func isTiedByOwnOperator(_ constraint: AnchorConstraint) -> Bool {
    isConstraintOperator(constraint.first.name + 1)
      && !structure.token(constraint.first.name + 1, isAnyOf: "==", "<=", ">=")
  }

  /// Whether views stand in a row on something that scrolls, or are lists side by side: pages, which code elsewhere counts
  /// from the left.
  private func areRowThatScrolls(_ set: [AnchorConstraint], views: Set<String>) -> Bool {
    let row = set.filter { constraint in
      constraint.second.map { !$0.isOfContainer && !constraint.first.isOfContainer && $0.side != constraint.first.side }
        ?? false
    }
    if row.contains(where: { $0.uses.allSatisfy { isList($0.name) } || isInScrollView($0.first.name) }) { return true }
    return !row.isEmpty
      && uses(of: "addSubview", within: structure.tokens.indices).contains { index in
        guard let scroll = structure.receiverName(ofMember: index), structure.name(scroll, holdsWord: "scroll"),
          let call = structure.call(of: index), let view = structure.firstArgument(of: call), !view.isEmpty
        else { return false }
        return views.contains(compactText(view.expression))
      }
  }

  /// `card.leftAnchor.constraint(equalTo: scrollView.leftAnchor)` alone: the left end of what scrolls is always where it
  /// begins, the leading one is where it ends, wherever that may be.
  private func isLoneEdge(_ constraint: AnchorConstraint, in set: [AnchorConstraint]) -> Bool {
    guard let other = constraint.second, let scroll = structure.receiverName(ofMember: other.name),
      structure.name(scroll, endsWithAnyOf: ["scroll", "scrollview"])
    else { return false }
    return !set.contains { $0.first.view == constraint.first.view && $0.first.side != constraint.first.side }
  }

  /// `button.contentHorizontalAlignment = .left`: what stands at the other end of the button would be drawn over its title.
  private func keepsContentAtSide(_ edge: AnchorUse) -> Bool {
    structure.receiverName(ofMember: edge.name).map { sets("contentHorizontalAlignment", ofView: $0) } ?? false
  }

  /// Whether a property of a view is set to the left or right anywhere in the file.
  package func sets(_ property: StaticString, ofView view: Int) -> Bool {
    uses(of: structure.tokens[view].name, within: structure.tokens.indices).contains { use in
      guard let member = structure.memberBehind(use), structure.token(member, is: property),
        structure.kind(member + 1) == .equal, member + 2 < structure.tokens.count
      else { return false }
      return structure.token(structure.value(at: member + 2).last, isAnyOf: "left", "right")
    }
  }

  private func isInScrollView(_ anchor: Int) -> Bool {
    structure.typeName(around: anchor).map { structure.name($0, holdsWord: "scroll") } ?? false
      || Site(file: self, index: anchor).enclosingType(inheritsFrom: [TypeKey("UIScrollView")]).isYes
  }

  private func isList(_ anchor: Int) -> Bool {
    structure.receiverName(ofMember: anchor).map {
      structure.name($0, holdsAnyOf: ["tableview", "collectionview", "page"])
    } ?? false
  }
}

extension AnchorUse {
  static func isContainer(_ view: String) -> Bool {
    // Parted as bytes, which takes half as long as by characters: every view that is pinned is asked about.
    let last = view.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? view
    return containers.contains(last)
  }

  private static let containers: Set<String> = [
    "self", "view", "superview", "superview!", "superview?", "contentView", "parent", "container",
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "contentLayoutGuide", "frameLayoutGuide",
  ]
}
