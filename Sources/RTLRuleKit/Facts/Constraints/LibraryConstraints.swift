import RTLSyntax

/// A layout library whose constraints name the sides of a view.
package enum LayoutLibrary: Sendable {
  case snapKit, masonry, pureLayout, tinyConstraints, cartography, easyPeasy, stevia, pinLayout, flexLayout
  /// A helper of the project's own.
  case own
  /// Some library that nothing here is known of, told by the shape of the call.
  case unknown
}

/// An edge as a layout library writes it.
package struct LibraryEdge: Sendable {
  /// Index of its name.
  package var name: Int
  package var side: HorizontalSide
  /// What stands for it where the direction counts: `leadingToSuperview` for `leftToSuperview`.
  package var twin: String
}

/// A constraint, or the placement of a frame, written with a layout library.
package struct LibraryConstraint: Sendable {
  package var library: LayoutLibrary
  /// The edges of the view that is laid out: two in `make.left.right.equalToSuperview()`.
  package var own: [LibraryEdge]
  /// The edge at the other end, where one is named.
  package var other: LibraryEdge?
  /// What the mirror image of the constraint has to say too; the library's own edges may be left out of it.
  package var extent: Expression
  /// The tokens in which the other constraints on the same view stand.
  package var field: Range<Int>
  /// Whether an end may be an edge that is not to be read here: `equalTo(safeArea.left)`, `to: edge`. None of it can be
  /// moved then, since the other half would stay.
  package var hidesEnd = false

  package var edges: [LibraryEdge] { own + (other.map { [$0] } ?? []) }

  package var holdsBothSides: Bool {
    own.contains { $0.side == .left } && own.contains { $0.side == .right }
  }

  /// Whether it ties an absolute edge to a directional one, which Auto Layout refuses.
  package var isMixed: Bool {
    guard let other else { return false }
    return own.contains { $0.side.isAbsolute != other.side.isAbsolute }
  }
}

extension LintedFile {
  /// The constraint of a layout library in which a name is an edge. The library has to be imported, or the words around
  /// the edge to be its own.
  package func libraryConstraint(at name: Int) -> LibraryConstraint? {
    guard structure.kind(name) == .identifier else { return nil }
    if let constraint = makerConstraint(at: name) { return constraint }
    if let found = pureLayoutConstraint(at: name) { return found }
    if let found = pinLayoutPlacement(at: name) { return found }
    if let found = ownConstraint(at: name) { return found }
    if let found = unknownConstraint(at: name) { return found }
    guard !structure.imports.isEmpty else { return nil }
    if imports("TinyConstraints"), let found = tinyConstraint(at: name) { return found }
    if imports("Cartography"), let found = cartographyConstraint(at: name) { return found }
    if imports("EasyPeasy"), let found = easyPeasyConstraint(at: name) { return found }
    if imports("Stevia"), let found = steviaConstraint(at: name) { return found }
    if imports("FlexLayout") || imports("YogaKit"), let found = flexLayoutPlacement(at: name) { return found }
    return nil
  }

  // MARK: - SnapKit and Masonry

  static let makers: WordSet = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints", "snp_makeConstraints",
    "snp_remakeConstraints", "snp_updateConstraints", "snp_prepareConstraints", "mas_makeConstraints",
    "mas_remakeConstraints", "mas_updateConstraints",
  ]

  private func makerConstraint(at name: Int) -> LibraryConstraint? {
    guard structure.isMember(name) else { return nil }
    if let constraint = makerChain(around: name), constraint.own.contains(where: { $0.name == name }) {
      return constraint
    }
    guard let edge = itemEdge(at: name) else { return nil }
    // `make.left.equalTo(button.snp.right)`: the end that is laid out stands before the call.
    if let call = structure.call(around: name), structure.isMember(call.callee),
      let constraint = makerChain(around: call.callee), !constraint.own.isEmpty
    {
      return constraint
    }
    let operand = structure.operand(around: name)
    return LibraryConstraint(
      library: .snapKit,
      own: [],
      other: edge,
      extent: operand,
      field: operand.first..<operand.last + 1,
      hidesEnd: true
    )
  }

  /// The edge of another view: `button.snp.right`, `button.snp_right`, `button.mas_right`.
  private func itemEdge(at name: Int) -> LibraryEdge? {
    let word = structure.text(name)
    if let prefix = ["snp_", "mas_"].first(where: { word.hasPrefix($0) }) {
      return attributeEdge(name, String(word.dropFirst(prefix.count)), prefix: prefix)
    }
    guard structure.receiverName(ofMember: name).map({ structure.token($0, is: "snp") }) ?? false else { return nil }
    return attributeEdge(name, word)
  }

  private func attributeEdge(_ name: Int, _ word: String, prefix: String = "") -> LibraryEdge? {
    guard let (side, isMargin) = Self.attributes[word] else { return nil }
    return LibraryEdge(name: name, side: side, twin: prefix + side.directional.name + (isMargin ? "Margin" : ""))
  }

  /// `make.top.left.equalTo(view).offset(8)` in the closure of `makeConstraints` and its likes.
  func makerChain(around name: Int) -> LibraryConstraint? {
    let root = structure.chainStart(name)
    guard isMaker(root), let closure = makerClosure(around: root) ?? structure.outermostBody(of: root) else {
      return nil
    }
    var own: [LibraryEdge] = []
    var current = root + 1
    let end = structure.chainEnd(name)
    while current < end {
      if structure.kind(current) == .postfixQuestion || structure.kind(current) == .exclamation { current += 1 }
      guard structure.kind(current) == .period, current < end else { return nil }
      let attribute = current + 1
      if structure.kind(attribute + 1) == .leftParen {
        guard isRelation(attribute) else { return nil }
        let last = endOfTarget(from: attribute, in: end)
        let other = (attribute...last).lazy.compactMap { self.itemEdge(at: $0) }.first
        return LibraryConstraint(
          library: structure.text(attribute).hasPrefix("mas_") ? .masonry : .snapKit,
          own: own,
          other: other,
          extent: Expression(attribute, last),
          field: structure.words(ofScope: closure),
          hidesEnd: hidesEdge(inTargetOf: attribute, besides: other)
        )
      }
      if let edge = attributeEdge(attribute, structure.text(attribute)) { own.append(edge) }
      current = attribute + 1
    }
    return nil
  }

  /// Whether the target of `equalTo` may be an edge besides the one that is read: `safeArea.left`, a ternary, a variable.
  private func hidesEdge(inTargetOf relation: Int, besides read: LibraryEdge?) -> Bool {
    guard let call = structure.call(of: relation), let target = structure.firstArgument(of: call), !target.isEmpty
    else { return false }
    let names = (target.start..<target.end).filter {
      structure.kind($0) == .identifier && structure.kind($0 + 1) != .colon && $0 != read?.name
    }
    if names.contains(where: { Self.attributes[structure.text($0)] != nil || itemEdge(at: $0) != nil }) { return true }
    guard read == nil, !structure.beginsNumber(at: target.start) else { return false }
    // What a call, a subscript or a choice gives may be one; a name tells by its declaration, or by itself.
    guard let last = structure.lastName(endingAt: target.end - 1), structure.chainStart(last) == target.start,
      !(target.start..<target.end).contains(where: { structure.tokens[$0].kind.opensGroup })
    else { return true }
    return structure.name(last, endsWithAnyOf: ["edge", "attribute", "anchor"]) || isEdge(last)
  }

  /// Whether a variable is declared as an edge: `let side = card.snp.left`, `var safeLeft: ConstraintItem { … }`
  private func isEdge(_ name: Int) -> Bool {
    guard let found = declaration(meantBy: name) else { return false }
    if let type = type(ofDeclaration: found) { return Self.edgeTypes.contains(type) }
    let start = structure.declarations[found].value
    guard start != Structure.none, structure.kind(Int(start)) != .leftBrace else { return false }
    return structure.value(at: Int(start)).tokens.prefix(40).contains { itemEdge(at: $0) != nil }
  }

  private static let edgeTypes = ["ConstraintItem", "ConstraintRelatableTarget", "MASViewAttribute"].map { TypeKey($0) }

  private func isRelation(_ name: Int) -> Bool {
    let word = structure.text(name)
    return ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "mas_equalTo"].contains { word.hasPrefix($0) }
  }

  /// Priorities and labels are no part of where an edge is.
  private func endOfTarget(from relation: Int, in end: Int) -> Int {
    var current = relation
    while current < end {
      current = structure.next(behind: current)
      if structure.token(current, isAnyOf: "priority", "constraint", "labeled"), structure.isMember(current) {
        return current - 2
      }
    }
    return min(end, structure.tokens.count - 1)
  }

  /// Whether a chain begins with the parameter of such a closure, or with a parameter of the maker's type.
  private func isMaker(_ root: Int) -> Bool {
    if structure.kind(root) == .dollarIdentifier { return makerClosure(around: root) != nil }
    guard structure.kind(root) == .identifier else { return false }
    if let type = type(ofName: root), type == TypeKey("ConstraintMaker") { return true }
    guard let closure = makerClosure(around: root) else { return false }
    let open = Int(structure.scopes[closure].open)
    for index in open + 1..<min(open + 24, structure.tokens.count) {
      if structure.kind(index) == .keyword, structure.token(index, is: "in") { return false }
      if structure.bytes(index).elementsEqual(structure.bytes(root)) { return index < root }
    }
    return false
  }

  func makerClosure(around index: Int) -> Int? {
    closure(around: index) { Self.makers.contains($0, in: structure) }
  }

  /// The nearest closure around a token that is given to a function of such a name.
  func closure(around index: Int, ofCall isWanted: (Int) -> Bool) -> Int? {
    var scope = structure.scope(around: index)
    while let current = scope {
      let open = Int(structure.scopes[current].open)
      switch structure.scopes[current].kind {
      case .closure:
        let isTrailing = structure.continuesOperand(open)
        let callee = isTrailing ? structure.lastName(endingAt: open - 1) : structure.call(around: open)?.callee
        if let callee, isWanted(callee) { return current }
      case .type, .function: return nil
      case .control, .accessor, .property: break
      }
      scope = structure.parent(ofScope: current)
    }
    return nil
  }

  // MARK: - Symmetry

  /// Whether a constraint looks the same in both directions, by its mirror image in the same closure or by itself.
  package func hasMirrorImage(_ constraint: LibraryConstraint) -> Bool {
    if constraint.holdsBothSides {
      return !constraint.extent.tokens.contains { structure.token($0, is: "offset") }
    }
    return spansTarget(constraint) || mirrorImage(of: constraint) != nil
  }

  /// `make.right.equalTo(card).offset(-8)` for `make.left.equalTo(card).offset(8)`: the name of its edge.
  package func mirrorImage(of constraint: LibraryConstraint) -> Int? {
    mirrorImage(of: constraint) { !self.structure.areAlternatives($0, constraint.extent.first) }
  }

  /// Whether the other side is held as far away only where this one is not: in another case, in another branch.
  package func isMirroredElsewhere(_ constraint: LibraryConstraint) -> Bool {
    mirrorImage(of: constraint) { self.structure.areAlternatives($0, constraint.extent.first) } != nil
  }

  private func mirrorImage(of constraint: LibraryConstraint, where fits: (Int) -> Bool) -> Int? {
    guard let first = constraint.own.first, !constraint.holdsBothSides else { return nil }
    let wanted = [false, true].map { key(constraint, first, mirrored: true, wholeWords: $0) }
    let word = NameHash.hash(sidedText(Expression(first.name, first.name), mirrored: true))
    return nearby(constraint).first { index in
      guard structure.tokens[index].name == word, let other = libraryConstraint(at: index),
        let edge = other.own.first(where: { $0.name == index })
      else { return false }
      return wanted.contains(key(other, edge, mirrored: false)) && fits(index)
    }
  }

  /// Whether the chain of a frame library has named another absolute edge before: one margin is told of besides.
  package func continuesChain(_ constraint: LibraryConstraint) -> Bool {
    guard constraint.library == .pinLayout || constraint.library == .flexLayout, let own = constraint.own.first else {
      return false
    }
    return (constraint.field.lowerBound..<own.name).contains { index in
      guard structure.kind(index) == .identifier, structure.isMember(index),
        let other = libraryConstraint(at: index), other.library == constraint.library
      else { return false }
      return other.own.contains { $0.name == index && $0.side.isAbsolute && isMargin($0) == isMargin(own) }
        && other.field == constraint.field
    }
  }

  /// What keeps a view away from an edge wherever that is: `.before(of: icon).marginRight(8)`.
  private func isMargin(_ edge: LibraryEdge) -> Bool {
    structure.name(edge.name, beginsWithWord: "margin") || structure.name(edge.name, beginsWithWord: "padding")
  }

  /// A directional edge on the same view: in right-to-left languages both then hold one side, or pull apart.
  package func directionalPartner(of constraint: LibraryConstraint) -> LibraryEdge? {
    if let partner = constraint.own.first(where: { !$0.side.isAbsolute }) { return partner }
    guard constraint.library == .snapKit, let first = constraint.own.first else { return nil }
    let scope = structure.scope(around: first.name)
    let found = nearby(constraint).first { index in
      guard structure.token(index, isAnyOf: "leading", "trailing"), structure.scope(around: index) == scope,
        let other = libraryConstraint(at: index)
      else { return false }
      return other.own.contains { $0.name == index }
    }
    return found.flatMap { attributeEdge($0, structure.text($0)) }
  }

  private static let reach = 1500

  func nearby(_ constraint: LibraryConstraint) -> Range<Int> {
    let middle = constraint.extent.first
    let start = max(constraint.field.lowerBound, middle - Self.reach)
    let end = min(constraint.field.upperBound, middle + Self.reach, structure.tokens.count)
    return start..<max(start, end)
  }

  /// An inset runs inwards from either side, an offset or a sum to the right: signs are left out, so they say the same.
  func key(
    _ constraint: LibraryConstraint,
    _ edge: LibraryEdge,
    mirrored: Bool,
    wholeWords: Bool = false
  ) -> String {
    let side = mirrored ? edge.side.mirrored : edge.side
    // Relations of insets run inwards as well, so there is nothing to mirror in them.
    let isInset = constraint.library == .pureLayout && constraint.other == nil
    var text = sidedText(constraint.extent, mirrored: mirrored, wholeWords: wholeWords)
    if isInset { text = text.replacing("lessThan", with: "greaterThan") }
    // `equalTo(card.snp.right)` says no more of a right edge than `equalTo(card)`.
    text = text.replacing(".snp.\(side.name))", with: ")")
    return side.name + text.replacing("offset", with: "inset").replacing("-", with: "+")
  }
}
