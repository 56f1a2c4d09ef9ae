import RTLSyntax

/// A layout anchor where it is used: `card.leftAnchor`.
package struct AnchorUse: Sendable {
  /// Index of the anchor's name.
  package var name: Int
  package var side: HorizontalSide
  /// The text before the dot; `self` where none is written.
  package var view: String
  /// Whether the view is the one around, which stays where it is.
  package var isOfContainer: Bool

  package var directionalName: String { side.directional.name + "Anchor" }
}

/// A constraint made from anchors: `a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)`, its likes by other
/// names, and `a.leftAnchor == b.leftAnchor + 8` of Anchorage or by another operator of the project's own.
package struct AnchorConstraint: Sendable {
  package var first: AnchorUse
  package var second: AnchorUse?
  /// The anchor at the other end as written, where it is another anchor or not a name.
  package var hasOtherEnd: Bool
  package var relation: String
  /// From the first view to the other end; the constant, priorities and the like left out.
  package var extent: Expression
  /// The constant without its sign, all white space left out; empty for none.
  package var distance: String
  /// The same with left and right in it changed round: `insets.right` for `insets.left`.
  package var mirroredDistance: String
  /// A constant read from a frame is a place on the screen, and belongs to the left edge.
  package var isMeasured: Bool
  /// The extent as `sidedText` gives it, as it is written and with its sides changed round.
  var text = ""
  var mirroredText = ""

  package var uses: [AnchorUse] { second.map { [first, $0] } ?? [first] }

  /// The views that move with the anchors: all but containers.
  var movedViews: [String] { uses.filter { !$0.isOfContainer }.map(\.view) }

  /// The same with the first even if it is called like a container: `contentView.leftAnchor.constraint(equalTo: scroll…)`
  var heldViews: [String] { [first.view] + movedViews }
}

extension LintedFile {
  /// The anchor a name stands for where it is used, not declared and not a label.
  package func anchorUse(at name: Int) -> AnchorUse? {
    guard structure.kind(name) == .identifier, let side = HorizontalSide.ofAnchor(structure.tokens[name].name) else {
      return nil
    }
    if structure.kind(name + 1) == .colon, structure.ternaryQuestion(around: Expression(name + 2, name + 2)) == nil {
      return nil
    }
    guard structure.declaration(namedBy: name) == nil, !isNamedPlace(name) else { return nil }
    var view = "self"
    if !structure.isMember(name) {
      // A local of that name holds what it was given: a place in a drawing, an anchor that is spoken of there.
      if let local = declaration(of: name), structure.scope(of: structure.declarations[local])?.kind != .type {
        return nil
      }
    } else {
      guard let end = structure.receiverEnd(ofMember: name) else { return nil }
      view = nameOfView(from: structure.chainStart(end), to: end)
    }
    return AnchorUse(name: name, side: side, view: view, isOfContainer: AnchorUse.isContainer(view))
  }

  /// `geometry.leftAnchor`, where a type of the project's own declares that as a point or a number.
  private func isNamedPlace(_ name: Int) -> Bool { project.isPlace(member: structure.wideName(name)) }

  /// The constraint an anchor takes part in, as its first or its second end.
  package func anchorConstraint(around name: Int) -> AnchorConstraint? {
    if let constraint = anchorConstraint(from: name) { return constraint }
    // As an argument: the first end stands before the call.
    if let call = structure.call(around: name), let first = structure.receiverName(ofMember: call.callee) {
      return anchorConstraint(from: first)
    }
    // As the right side of an operator.
    let operand = structure.operand(around: name)
    if operand.first > 1, isConstraintOperator(operand.first - 1) {
      return anchorConstraint(from: operand.first - 2)
    }
    return nil
  }

  /// The constraint whose first end is this anchor: found once, since each constraint is compared with those around it.
  package func anchorConstraint(from name: Int) -> AnchorConstraint? {
    if let known = knownAnchorConstraints[name] { return recall(known) }
    let found = remember {
      var constraint = readConstraint(from: name)
      if let extent = constraint?.extent {
        constraint?.text = sidedText(extent, mirrored: false)
        constraint?.mirroredText = sidedText(extent, mirrored: true)
      }
      return constraint
    }
    // That a word is no anchor is seen anew sooner than it is looked up, and needs no room.
    if found.answer != nil || found.wasAsked { knownAnchorConstraints[name] = found }
    return found.answer
  }

  private func readConstraint(from name: Int) -> AnchorConstraint? {
    guard let first = anchorUse(at: name) else { return nil }
    if structure.kind(name + 1) == .period, let call = structure.call(of: name + 2) {
      return anchorConstraint(first, call)
    }
    let chain = structure.operand(around: name)
    if chain.last == name, isConstraintOperator(name + 1) {
      let other = structure.operand(around: min(name + 2, structure.tokens.count - 1))
      let whole = structure.infix(around: other)
      let rest = other.last + 2 <= whole.last ? Expression(other.last + 2, whole.last) : nil
      let constant = rest.map { compactText($0) } ?? ""
      return AnchorConstraint(
        first: first,
        second: anchorUse(at: other.last),
        hasOtherEnd: true,
        relation: structure.text(name + 1),
        extent: Expression(chain.first, other.last),
        distance: constant,
        mirroredDistance: rest.map { sidedText($0, mirrored: true) } ?? "",
        isMeasured: rest.map { isMeasured($0) } ?? false
      )
    }
    return nil
  }

  /// Whether a constant is read from a frame, here or where a local gets its value: a place on the screen, which belongs to
  /// the left edge.
  package func isMeasured(_ constant: Expression, depth: Int = 2) -> Bool {
    constant.tokens.contains { index in
      // Neither a label, `UIView(frame: .zero)`, nor what a closure does to a view.
      guard structure.kind(index) == .identifier, structure.kind(index + 1) != .colon else { return false }
      if depth > 1, !structure.isMember(index), structure.kind(index + 1) != .period,
        let value = initialValue(of: index), !value.tokens.contains(where: { structure.kind($0) == .leftBrace })
      {
        return isMeasured(value, depth: depth - 1)
      }
      return structure.token(index, isAnyOf: "minX", "maxX", "midX")
        || structure.token(index, is: "x") && structure.isMember(index)
        || structure.name(index, holdsAnyOf: ["frame", "bounds"])
    }
  }

  /// An operator that ties two anchors. Anchors have no order and are not reckoned with, so that all but a few are somebody's
  /// own: `~=`, `<->`, `|==`. Without Anchorage `==` asks whether they are the same.
  func isConstraintOperator(_ index: Int) -> Bool {
    guard structure.kind(index) == .binaryOperator else { return false }
    if structure.token(index, is: "==") { return structure.imports("Anchorage") }
    return !structure.token(index, isAnyOf: "!=", "===", "!==", "??", "&&", "||", "+", "-", "*", "/", "...", "..<")
  }

  private func anchorConstraint(_ first: AnchorUse, _ call: Call) -> AnchorConstraint? {
    let arguments = structure.arguments(of: call)
    guard let other = arguments.first, !other.isEmpty, let label = other.label else { return nil }
    let relation = structure.text(label)
    let isRelation = ["equalTo", "lessThan", "greaterThan", "to"].contains { relation.hasPrefix($0) }
    guard isRelation else { return nil }
    let end = structure.operand(around: other.start)
    let isWhole = end.last == other.end - 1
    let constant = structure.argument("constant", of: call).map(\.expression)
    return AnchorConstraint(
      first: first,
      second: isWhole ? anchorUse(at: end.last) : nil,
      hasOtherEnd: true,
      relation: relation,
      extent: Expression(structure.chainStart(first.name), other.end - 1),
      distance: constant.map { unsigned(compactText($0)) } ?? "",
      mirroredDistance: constant.map { unsigned(sidedText($0, mirrored: true)) } ?? "",
      isMeasured: constant.map { isMeasured($0) } ?? false
    )
  }

  private func unsigned(_ constant: String) -> String {
    var text = constant
    if text.hasPrefix("-") { text.removeFirst() }
    if text.hasPrefix("1*") { text.removeFirst(2) }
    if text.hasSuffix("*-1") { text.removeLast(3) }
    while text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    return text == "0" || text == "0.0" ? "" : text
  }

  /// The text of an expression without white space and comments.
  package func compactText(_ expression: Expression) -> String {
    guard expression.first <= expression.last, expression.last < structure.tokens.count else { return "" }
    var bytes: [UInt8] = []
    for index in expression.tokens { bytes.append(contentsOf: structure.bytes(index)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Symmetry

  /// The mirror image of a constraint near it: the same view held to the same target on the other side, at the same
  /// distance. Such a pair looks the same in both directions.
  package func mirrorImage(of constraint: AnchorConstraint) -> Int? {
    anchorNames(near: constraint.first.name).first {
      isMirrorImage($0, of: constraint) && !structure.areAlternatives($0, constraint.first.name)
    }
  }

  /// Whether the other side is held as far away only where this one is not: in another case, in another branch.
  package func isMirroredElsewhere(_ constraint: AnchorConstraint) -> Bool {
    anchorNames(near: constraint.first.name).contains {
      isMirrorImage($0, of: constraint) && structure.areAlternatives($0, constraint.first.name)
    }
  }

  private func isMirrorImage(_ name: Int, of constraint: AnchorConstraint) -> Bool {
    guard name != constraint.first.name, let other = anchorConstraint(from: name) else { return false }
    return isAsFar(other, constraint)
      && (other.text == constraint.mirroredText || isTurnedRound(other, constraint))
  }

  /// `card.leftAnchor.constraint(equalTo: view.leftAnchor)` and `view.rightAnchor.constraint(equalTo: card.rightAnchor)`:
  /// a mirror image with its ends the other way round.
  func isTurnedRound(_ one: AnchorConstraint, _ other: AnchorConstraint) -> Bool {
    guard let end = one.second, let otherEnd = other.second, one.relation == other.relation else { return false }
    return one.first.view == otherEnd.view && one.first.side == otherEnd.side.mirrored
      && end.view == other.first.view && end.side == other.first.side.mirrored
  }

  /// At the same distance, or at that which the same insets have for the other side. `left` and `right` by themselves
  /// are what somebody hands in, each as he likes.
  private func isAsFar(_ one: AnchorConstraint, _ other: AnchorConstraint) -> Bool {
    if one.distance == other.distance { return true }
    return one.distance == other.mirroredDistance
      && [".left", ".right"].contains { one.distance.hasSuffix($0) }
  }

  package func hasMirrorImage(_ constraint: AnchorConstraint) -> Bool {
    mirrorImage(of: constraint) != nil || spansTarget(constraint)
  }

  /// The names of anchors in the same function, no further than a screenful or two away.
  package func anchorNames(near name: Int) -> [Int] {
    var start = 0
    var end = structure.tokens.count
    if let scope = structure.outermostBody(of: name) {
      start = Int(structure.scopes[scope].open)
      end = min(end, Int(structure.scopes[scope].close))
    }
    let anchors = landmarks.edgeAnchors
    let middle = anchors.partitionIndex { $0 < name }
    let window = max(0, middle - Self.reach)..<min(anchors.count, middle + Self.reach)
    return anchors[window].filter { $0 >= start && $0 < end }
  }

  /// How many anchors before and behind are looked at: more do not stand in one hand-written layout.
  private static let reach = 60
}
