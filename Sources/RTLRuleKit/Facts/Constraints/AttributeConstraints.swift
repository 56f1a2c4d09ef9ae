import RTLSyntax

/// An edge in an `NSLayoutConstraint` made from items and attributes.
package struct AttributeUse: Sendable {
  /// Index of the attribute's name: `left` in `attribute: .left`.
  package var name: Int
  package var side: HorizontalSide
  package var isMargin: Bool

  package var directionalName: String { side.directional.name + (isMargin ? "Margin" : "") }
}

/// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`
package struct AttributeConstraint: Sendable {
  package var first: AttributeUse
  package var second: AttributeUse?
  /// The whole call.
  package var extent: Expression
  /// Whether it holds a view at a part of another: what lies there from the left lies elsewhere from the right.
  package var isFraction: Bool
  /// Whether one of its attributes is not to be read here: `attribute: edge`, `isWide ? .left : .right`.
  package var hidesEnd: Bool
  /// The views that move with it: all its items but containers.
  package var movedViews: [String]
  /// The last name of each.
  package var movedNames: [Int]

  package var uses: [AttributeUse] { second.map { [first, $0] } ?? [first] }
}

extension LintedFile {
  static let attributes: [String: (side: HorizontalSide, isMargin: Bool)] = [
    "left": (.left, false), "right": (.right, false), "leading": (.leading, false), "trailing": (.trailing, false),
    "leftMargin": (.left, true), "rightMargin": (.right, true),
    "leadingMargin": (.leading, true), "trailingMargin": (.trailing, true),
  ]

  private static let attributeTypes: Set<TypeKey> = [
    TypeKey("NSLayoutConstraint.Attribute"), TypeKey("NSLayoutAttribute"),
  ]

  /// Whether a member is an attribute of `NSLayoutConstraint`.
  package func isConstraintAttribute(_ name: Int) -> Bool {
    type(ofMember: name).map { Self.attributeTypes.contains($0) } ?? false
  }

  /// The constraint in whose `attribute:` arguments a name stands.
  package func attributeConstraint(around name: Int) -> AttributeConstraint? {
    guard structure.isMember(name), let call = structure.call(around: name) else { return nil }
    return attributeConstraint(call)
  }

  package func attributeConstraint(_ call: Call) -> AttributeConstraint? {
    let callee = structure.token(call.callee, is: "init") ? structure.receiverName(ofMember: call.callee) : call.callee
    guard let callee, structure.token(callee, is: "NSLayoutConstraint") else { return nil }
    var uses: [AttributeUse] = []
    var items: [Argument] = []
    var hidesEnd = false
    for argument in structure.arguments(of: call) {
      guard let label = argument.label, !argument.isEmpty else { continue }
      if structure.token(label, isAnyOf: "item", "toItem") { items.append(argument) }
      guard structure.token(label, is: "attribute") else { continue }
      if let use = attributeUse(endingAt: argument.end - 1) { uses.append(use) }
      if !structure.isPlainMember(argument, of: Self.attributeOwners) { hidesEnd = true }
    }
    guard let first = uses.first else { return nil }
    let end = structure.last(ofGroup: call.open)
    items.removeAll { structure.token($0.start, is: "nil") || AnchorUse.isContainer(view(of: $0)) }
    return AttributeConstraint(
      first: first,
      second: uses.count > 1 ? uses[1] : nil,
      extent: Expression(call.open, end),
      isFraction: isFraction(call),
      hidesEnd: hidesEnd,
      movedViews: items.map(view(of:)),
      movedNames: items.compactMap(structure.nameOfItem)
    )
  }

  private static let attributeOwners: WordSet = ["Attribute", "NSLayoutAttribute"]

  func isFraction(_ call: Call) -> Bool {
    guard let factor = structure.argument("multiplier", of: call), !factor.isEmpty else { return false }
    let numbers = (factor.start..<factor.end).filter {
      structure.kind($0) == .integer || structure.kind($0) == .float
    }
    return numbers.count != 1 || Double(structure.text(numbers[0])) != 1
  }

  /// `icon` of `item: self.icon!` and `item: icon as Any`
  private func view(of item: Argument) -> String {
    nameOfView(from: item.start, to: max(item.start, structure.endOfItem(item)))
  }

  private func attributeUse(endingAt name: Int) -> AttributeUse? {
    guard structure.isMember(name), let (side, isMargin) = Self.attributes[structure.text(name)] else { return nil }
    return AttributeUse(name: name, side: side, isMargin: isMargin)
  }

  /// The mirror image of a constraint in the same function.
  package func mirrorImage(of constraint: AttributeConstraint) -> AttributeConstraint? {
    mirrorImage(of: constraint, isAlternative: false)
  }

  /// Whether the other side is held as far away only where this one is not: in another case, in another branch.
  package func isMirroredElsewhere(_ constraint: AttributeConstraint) -> Bool {
    mirrorImage(of: constraint, isAlternative: true) != nil
  }

  private func mirrorImage(of constraint: AttributeConstraint, isAlternative: Bool) -> AttributeConstraint? {
    let mirrored = sidedParts(of: constraint, mirrored: true)
    return mirrorImage(of: constraint) {
      self.sidedParts(of: $0, mirrored: false) == mirrored
        && self.structure.areAlternatives($0.first.name, constraint.first.name) == isAlternative
    }
  }

  func mirrorImage(of constraint: AttributeConstraint, where fits: (AttributeConstraint) -> Bool)
    -> AttributeConstraint?
  {
    let name = NameHash.hash("NSLayoutConstraint")
    var start = 0
    var end = structure.tokens.count
    if let body = structure.outermostBody(of: constraint.first.name) {
      (start, end) = (Int(structure.scopes[body].open), min(end, Int(structure.scopes[body].close)))
    }
    for index in max(start, constraint.first.name - 1000)..<min(end, constraint.first.name + 1000)
    where structure.tokens[index].name == name && structure.tokens[index].kind == .identifier {
      guard let call = structure.call(of: index), let other = attributeConstraint(call) else { continue }
      if other.first.name != constraint.first.name, fits(other) { return other }
    }
    return nil
  }

  /// The texts of what a constraint is made of, whichever of its items comes first: helpers turn them about so that both
  /// constants are positive.
  func sidedParts(of constraint: AttributeConstraint, mirrored: Bool) -> [String] {
    let parts = structure.elements(ofGroup: constraint.extent.first).filter { !$0.isEmpty }.map { part in
      let isItem = part.label.map { structure.token($0, isAnyOf: "item", "toItem") } ?? false
      let first = isItem ? part.start : part.label ?? part.start
      return sidedText(Expression(first, part.end - 1), mirrored: mirrored)
    }
    return parts.sorted()
  }
}

extension Structure {
  /// `.left`, or `Edge.left` of one of these types, and no choice between two.
  func isPlainMember(_ argument: Argument, of types: WordSet) -> Bool {
    let name = argument.end - 1
    guard !argument.isEmpty else { return false }
    if isImplicitMember(name) { return argument.start == name - 1 }
    return isMember(name) && chainStart(name) == argument.start && types.contains(name - 2, in: self)
  }

  fileprivate func endOfItem(_ item: Argument) -> Int {
    let cast = (item.start..<item.end).first { token($0, is: "as") } ?? item.end
    return kind(cast - 1) == .exclamation ? cast - 2 : cast - 1
  }

  /// The last name of an item: `icon` of `row.icon as Any`.
  func nameOfItem(_ item: Argument) -> Int? {
    let end = endOfItem(item)
    return end >= item.start && kind(end) == .identifier ? end : nil
  }
}
