import RTLSyntax

/// Libraries that name an edge in an argument, an operator or the name of a function.
extension LintedFile {
  private var wholeFile: Range<Int> { 0..<structure.tokens.count }

  private func body(around index: Int) -> Range<Int> {
    structure.outermostBody(of: index).map { structure.words(ofScope: $0) } ?? wholeFile
  }

  private func end(of call: Call) -> Int { structure.last(ofGroup: call.open) }

  private func edge(_ name: Int, _ twins: [String: (HorizontalSide, String)]) -> LibraryEdge? {
    guard let (side, twin) = twins[structure.text(name)] else { return nil }
    return LibraryEdge(name: name, side: side, twin: twin)
  }

  private static let edges: [String: (HorizontalSide, String)] = [
    "left": (.left, "leading"), "right": (.right, "trailing"),
    "leading": (.leading, "leading"), "trailing": (.trailing, "trailing"),
    "leftMargin": (.left, "leadingMargin"), "rightMargin": (.right, "trailingMargin"),
    "leadingMargin": (.leading, "leadingMargin"), "trailingMargin": (.trailing, "trailingMargin"),
  ]

  private static let capitalEdges: [String: (HorizontalSide, String)] = [
    "Left": (.left, "Leading"), "Right": (.right, "Trailing"),
    "Leading": (.leading, "Leading"), "Trailing": (.trailing, "Trailing"),
    "LeftMargin": (.left, "LeadingMargin"), "RightMargin": (.right, "TrailingMargin"),
  ]

  // MARK: - PureLayout

  /// `icon.autoPinEdge(.left, to: .right, of: title)`, `icon.autoPinEdge(toSuperviewEdge: .left)`. What
  /// `excludingEdge:` names is left out on either reading, and `with:` insets go to leading and trailing by themselves.
  func pureLayoutConstraint(at name: Int) -> LibraryConstraint? {
    guard structure.isMember(name), let call = structure.call(around: name) else { return nil }
    let callee = structure.text(call.callee)
    guard
      callee.hasPrefix("autoPinEdge") || callee.hasPrefix("autoConstrainAttribute")
        || callee.hasPrefix("autoAlignViews")
    else { return nil }
    let ends = structure.arguments(of: call).filter { argument in
      argument.label.map { !structure.token($0, isAnyOf: "excludingEdge", "of") } ?? true
    }
    let edges = ends.compactMap { argument -> LibraryEdge? in
      guard !argument.isEmpty, structure.isMember(argument.end - 1) else { return nil }
      return edge(argument.end - 1, Self.edges)
    }
    let hidesEnd = ends.contains { argument in
      argument.label.map { structure.name($0, beginsWithWord: "to") } ?? true
        && !structure.isPlainMember(argument, of: Self.edgeOwners)
    }
    guard let own = edges.first, edges.contains(where: { $0.name == name }) else { return nil }
    return LibraryConstraint(
      library: .pureLayout,
      own: [own],
      other: edges.count > 1 ? edges[1] : nil,
      extent: Expression(structure.chainStart(call.callee), end(of: call)),
      field: body(around: name),
      hidesEnd: hidesEnd
    )
  }

  private static let edgeOwners: WordSet = ["ALEdge", "ALAttribute", "ALAxis", "Attribute", "NSLayoutAttribute"]

  // MARK: - Helpers of the project's own

  /// `icon.pin(.left, to: .right, of: title)`, where the project's `pin` takes `.leading` as well.
  func ownConstraint(at name: Int) -> LibraryConstraint? {
    guard structure.isImplicitMember(name), let edge = edge(name, Self.edges), let call = structure.call(around: name),
      !structure.isImplicitMember(call.callee), !structure.startsUppercase(call.callee),
      structure.name(call.callee, holdsAnyOf: Self.layoutWords)
    else { return nil }
    let arguments = structure.arguments(of: call)
    guard arguments.count <= 8, arguments.contains(where: { isAlone(edge, $0) }) else { return nil }
    let takers = arguments.enumerated().filter { takesEitherSide($1, at: $0, of: call.callee) }.map(\.element)
    guard takers.contains(where: { isAlone(edge, $0) }) else { return nil }
    let edges = takers.compactMap { argument in
      argument.end == argument.start + 2 ? self.edge(argument.end - 1, Self.edges) : nil
    }
    return LibraryConstraint(
      library: .own,
      own: [edges[0]],
      other: edges.count > 1 ? edges[1] : nil,
      extent: Expression(structure.chainStart(call.callee), end(of: call)),
      field: body(around: name),
      hidesEnd: edges.count < takers.count
    )
  }

  private static let layoutWords =
    pinWords + ["layout", "lay", "snap", "inset", "margin", "tie", "stick", "place"]

  // MARK: - Helpers that are not known

  /// `icon.alignAttribute(.left, to: .right, of: title)`: a side, `to` a side, `of` a view, of a library that is not here,
  /// or of a helper that knows no other sides. Nothing can be said of how to change it, but that is no less wrong.
  func unknownConstraint(at name: Int) -> LibraryConstraint? {
    guard structure.isImplicitMember(name), let own = edge(name, Self.edges), own.side.isAbsolute,
      let call = structure.call(around: name), structure.isMember(call.callee),
      structure.name(call.callee, holdsAnyOf: Self.pinWords)
    else { return nil }
    let arguments = structure.arguments(of: call)
    guard (3...8).contains(arguments.count), isAlone(own, arguments[0]),
      let end = structure.argument("to", of: call), end.end == end.start + 2,
      let other = edge(end.end - 1, Self.edges), structure.isImplicitMember(other.name),
      let view = structure.argument("of", of: call), !view.isEmpty
    else { return nil }
    return LibraryConstraint(
      library: .unknown,
      own: [own],
      other: other,
      extent: Expression(structure.chainStart(call.callee), self.end(of: call)),
      field: body(around: name),
      hidesEnd: true
    )
  }

  /// What no function is called that moves anything but edges.
  private static let pinWords: [StaticString] = [
    "pin", "pins", "pinned", "constrain", "constraint", "constraints", "anchor", "align", "attach", "dock", "edge",
    "edges",
  ]

  private func isAlone(_ edge: LibraryEdge, _ argument: Argument) -> Bool {
    argument.start == edge.name - 1 && argument.end == edge.name + 1
  }

  private func takesEitherSide(_ argument: Argument, at position: Int, of function: Int) -> Bool {
    guard !argument.isEmpty else { return false }
    let label = argument.label.map { structure.wideName($0) }
    return project.takesEitherSide(SideTakers.taker(structure.wideName(function), label, at: position))
  }

  // MARK: - TinyConstraints

  private static let tinyNames: [String: (HorizontalSide, String)] = [
    "leftToSuperview": (.left, "leadingToSuperview"), "rightToSuperview": (.right, "trailingToSuperview"),
    "leftToRight": (.left, "leadingToTrailing"), "rightToLeft": (.right, "trailingToLeading"),
    "left": (.left, "leading"), "right": (.right, "trailing"),
  ]

  /// `icon.leftToSuperview(offset: 8)`, `icon.leftToRight(of: title)`, `icon.left(to: title)`.
  func tinyConstraint(at name: Int) -> LibraryConstraint? {
    guard let edge = edge(name, Self.tinyNames), let call = structure.call(of: name),
      !structure.token(name - 1, is: "func")
    else { return nil }
    if !structure.text(name).hasSuffix("ToSuperview") {
      guard let label = structure.arguments(of: call).first?.label, structure.token(label, isAnyOf: "to", "of") else {
        return nil
      }
    }
    let extent = Expression(structure.chainStart(name), end(of: call))
    return LibraryConstraint(
      library: .tinyConstraints,
      own: [edge],
      other: nil,
      extent: extent,
      field: body(around: name),
      // `icon.left(to: card, card.rightAnchor)`
      hidesEnd: structure.arguments(of: call).contains { $0.label == nil }
    )
  }

  // MARK: - Cartography

  /// `view.left == view.superview!.left + 8`, `align(left: a, b)` and `distribute(by: 8, leftToRight: a, b)`, all in the
  /// closure of `constrain`.
  func cartographyConstraint(at name: Int) -> LibraryConstraint? {
    guard let scope = closure(around: name, ofCall: { structure.token($0, is: "constrain") }) else { return nil }
    let field = structure.words(ofScope: scope)
    if structure.isMember(name) { return comparison(at: name, .cartography, Self.edges, field: field) }
    guard structure.kind(name + 1) == .colon, let call = structure.call(around: name) else { return nil }
    let extent = Expression(call.callee, end(of: call))
    if structure.token(call.callee, is: "align"), let edge = edge(name, Self.edges) {
      return LibraryConstraint(library: .cartography, own: [edge], other: nil, extent: extent, field: field)
    }
    guard structure.token(call.callee, is: "distribute"), structure.token(name, is: "leftToRight") else { return nil }
    let edge = LibraryEdge(name: name, side: .left, twin: "horizontally")
    return LibraryConstraint(library: .cartography, own: [edge], other: nil, extent: extent, field: field)
  }

  /// `a.left == b.right + 8` for either of its ends.
  private func comparison(
    at name: Int,
    _ library: LayoutLibrary,
    _ twins: [String: (HorizontalSide, String)],
    field: Range<Int>
  ) -> LibraryConstraint? {
    guard edge(name, twins) != nil else { return nil }
    let operand = structure.operand(around: name)
    guard operand.last == name else { return nil }
    let op = isComparison(name + 1) ? name + 1 : operand.first - 1
    guard isComparison(op), op + 1 < structure.tokens.count else { return nil }
    let first = op - 1
    let second = structure.operand(around: op + 1)
    let whole = structure.infix(around: second)
    let other = structure.isMember(second.last) ? edge(second.last, twins) : nil
    let own = structure.isMember(first) ? edge(first, twins).map { [$0] } ?? [] : []
    let isRead = other != nil || structure.beginsNumber(at: op + 1) || structure.token(second.last, is: "centerX")
    return LibraryConstraint(
      library: library,
      own: own,
      other: other,
      extent: Expression(structure.operand(around: first).first, max(whole.last, second.last)),
      field: field,
      hidesEnd: own.isEmpty || !isRead || structure.kind(whole.last + 1) == .infixQuestion
    )
  }

  private func isComparison(_ index: Int) -> Bool {
    structure.kind(index) == .binaryOperator && structure.token(index, isAnyOf: "==", "<=", ">=")
  }

  // MARK: - EasyPeasy

  /// `Left(8)`, `Right(8).to(card, .right)` in `view.easy.layout(…)` or behind `<-`.
  func easyPeasyConstraint(at name: Int) -> LibraryConstraint? {
    var head = name
    if structure.isMember(name), let call = structure.call(around: name), structure.token(call.callee, is: "to") {
      head = structure.chainStart(call.callee)
    }
    guard let own = edge(head, Self.capitalEdges), !structure.isMember(head), structure.call(of: head) != nil else {
      return nil
    }
    let last = structure.chainEnd(head)
    let other = (head..<last).first { index in
      guard index > head, edge(index, Self.edges) != nil, structure.isImplicitMember(index) else { return false }
      return structure.call(around: index).map { structure.token($0.callee, is: "to") } ?? false
    }
    let open = structure.opening(around: head) ?? max(head - 1, 0)
    return LibraryConstraint(
      library: .easyPeasy,
      own: [own],
      other: other.flatMap { edge($0, Self.edges) },
      extent: Expression(head, last),
      field: open..<max(open, min(structure.end(ofGroup: open), structure.tokens.count)),
      hidesEnd: hidesTarget(from: head, through: last)
    )
  }

  /// `Left(8).to(card, edge)`: the second argument is the edge of the other view.
  private func hidesTarget(from head: Int, through last: Int) -> Bool {
    (head..<max(head, last)).contains { name in
      guard structure.isMember(name), structure.token(name, is: "to"), let call = structure.call(of: name) else {
        return false
      }
      return structure.arguments(of: call).dropFirst().contains { !structure.isPlainMember($0, of: Self.edgeOwners) }
    }
  }

  // MARK: - Stevia

  /// `label.left(8)`, `label.Left == icon.Right + 8`, `alignLefts(a, b)`.
  func steviaConstraint(at name: Int) -> LibraryConstraint? {
    if structure.token(name, isAnyOf: "alignLefts", "alignRights"), let call = structure.call(of: name) {
      let isLeft = structure.token(name, is: "alignLefts")
      let edge = LibraryEdge(
        name: name,
        side: isLeft ? .left : .right,
        twin: isLeft ? "align(leadings:)" : "align(trailings:)"
      )
      let extent = Expression(name, end(of: call))
      return LibraryConstraint(library: .stevia, own: [edge], other: nil, extent: extent, field: body(around: name))
    }
    guard structure.isMember(name) else { return nil }
    if let found = comparison(at: name, .stevia, Self.capitalEdges, field: body(around: name)) { return found }
    guard let edge = edge(name, Self.edges), edge.side.isAbsolute, let call = structure.call(of: name) else {
      return nil
    }
    let arguments = structure.arguments(of: call)
    guard arguments.count <= 1, arguments.first?.label == nil else { return nil }
    return placement(.stevia, edge, call)
  }

  // MARK: - PinLayout and FlexLayout

  private static let placements: [String: (HorizontalSide, String)] = [
    "left": (.left, "start"), "right": (.right, "end"),
    "topLeft": (.left, "topStart"), "topRight": (.right, "topEnd"),
    "centerLeft": (.left, "centerStart"), "centerRight": (.right, "centerEnd"),
    "bottomLeft": (.left, "bottomStart"), "bottomRight": (.right, "bottomEnd"),
    "marginLeft": (.left, "marginStart"), "marginRight": (.right, "marginEnd"),
    "paddingLeft": (.left, "paddingStart"), "paddingRight": (.right, "paddingEnd"),
  ]

  /// `title.pin.left(8)`, `title.pin.right(of: icon)`, `title.pin.topLeft()`: a file need not import what others do.
  func pinLayoutPlacement(at name: Int) -> LibraryConstraint? {
    guard structure.isMember(name), var edge = edge(name, Self.placements), let call = structure.call(of: name),
      structure.path(endingAt: name).contains(where: { isPin($0) })
    else { return nil }
    if structure.argument("of", of: call) != nil { edge.twin = edge.side == .left ? "before" : "after" }
    return placement(.pinLayout, edge, call)
  }

  private func isPin(_ name: Int) -> Bool {
    structure.token(name, is: "pin") && structure.kind(name + 1) == .period
      && (imports("PinLayout") || laysOutByPins || !project.declaresMember(named: structure.wideName(name)))
  }

  /// Whether this file says of some view what only PinLayout says, though another imports it: `icon.pin.vCenter()`.
  private var laysOutByPins: Bool {
    uses(of: "pin", within: structure.tokens.indices).prefix(8).contains {
      structure.isMember($0) && Self.pinVerbs.contains($0 + 2, in: structure)
    }
  }

  private static let pinVerbs: WordSet = [
    "start", "end", "below", "above", "after", "before", "vCenter", "hCenter", "vertically", "horizontally", "all",
    "sizeToFit",
  ]

  /// `flex.addItem(title).marginLeft(8)`.
  func flexLayoutPlacement(at name: Int) -> LibraryConstraint? {
    guard structure.isMember(name), let edge = edge(name, Self.placements) else { return nil }
    guard let call = structure.call(of: name) else { return nil }
    let isPlain = structure.token(name, isAnyOf: "left", "right")
    let path = structure.path(endingAt: name)
    if isPlain, !path.contains(where: { structure.token($0, isAnyOf: "flex", "addItem", "define") }) { return nil }
    if !isPlain, !structure.text(name).hasPrefix("margin"), !structure.text(name).hasPrefix("padding") { return nil }
    return placement(.flexLayout, edge, call)
  }

  /// One link of a chain that says where a view is.
  private func placement(_ library: LayoutLibrary, _ edge: LibraryEdge, _ call: Call) -> LibraryConstraint {
    let chain = structure.operand(around: edge.name)
    return LibraryConstraint(
      library: library,
      own: [edge],
      other: nil,
      extent: Expression(edge.name, end(of: call)),
      field: chain.first..<min(chain.last + 1, structure.tokens.count)
    )
  }
}
