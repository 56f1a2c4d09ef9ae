import RTLSyntax

/// What has to move together with a constraint, wherever in the file it stands.
extension LintedFile {
  /// Constraints, with those together that share a view, directly or through others. Containers do not connect: they do
  /// not move.
  func connected<Constraint>(_ constraints: [Constraint], by views: (Constraint) -> [String]) -> [[Constraint]] {
    var sets: [[Constraint]] = []
    var setOfView: [String: Int] = [:]
    for constraint in constraints {
      let known = Set(views(constraint).compactMap { setOfView[$0] }).sorted()
      let joined = [constraint] + known.flatMap { sets[$0] }
      for index in known { sets[index] = [] }
      for view in joined.flatMap(views) { setOfView[view] = sets.count }
      sets.append(joined)
    }
    return sets.filter { !$0.isEmpty }
  }

  /// Whether the file pins views to sides in more than one way. Each way has its own fixes, and a view that is held by two
  /// of them would be left half moved.
  func findMixedPinning() -> Bool {
    let ways = [
      landmarks.edgeAnchors.contains { HorizontalSide.ofAnchor(structure.tokens[$0].name)?.isAbsolute ?? false },
      attributeSets.values.contains { $0.contains { $0.uses.contains(where: \.side.isAbsolute) } },
      ["left", "right", "leftMargin", "rightMargin", "Left", "Right", "leftToSuperview", "rightToSuperview"].contains {
        uses(of: $0, within: structure.tokens.indices).contains { libraryConstraint(at: $0) != nil }
      },
      // `let edge: NSLayoutConstraint = .init(item: icon, attribute: .left, …)`, which no rule sees.
      uses(of: "item", within: structure.tokens.indices).contains { item in
        guard let call = structure.call(around: item), structure.isImplicitMember(call.callee) else { return false }
        return structure.token(call.callee, is: "init") && structure.namesSide(structure.arguments(of: call))
      },
      ["directionLeftToRight", "directionRightToLeft", "alignAllLeft", "alignAllRight"].contains {
        uses(of: $0, within: structure.tokens.indices).contains { structure.isMember($0) }
      },
    ]
    return ways.count { $0 } > 1
  }

  /// The constraints made from attributes that move with one, by the name of its first attribute. None where they are
  /// too many for a machine to judge.
  func findAttributeSets() -> [Int: [AttributeConstraint]] {
    let names = uses(of: "NSLayoutConstraint", within: structure.tokens.indices)
    guard names.count < Self.usesLimit else { return [:] }
    let constraints = names.compactMap { name in
      let callee = structure.token(name + 2, is: "init") && structure.isMember(name + 2) ? name + 2 : name
      return structure.call(of: callee).flatMap { attributeConstraint($0) }
    }
    var sets: [Int: [AttributeConstraint]] = [:]
    for set in connected(constraints, by: \.movedViews) {
      for constraint in set { sets[constraint.first.name] = set }
    }
    return sets
  }

  /// Every constraint on the same view that is written with absolute edges, be it made or updated. Nil where nobody can
  /// see them all: the view is only updated here, or laid out in very many places.
  package func absoluteNeighbours(of constraint: LibraryConstraint) -> [LibraryConstraint]? {
    guard let own = makerClosure(around: constraint.extent.first), let view = viewKey(ofMaker: own) else {
      return absoluteConstraints(in: nearby(constraint))
    }
    let blocks = makerBlocks[view] ?? [own]
    guard blocks.contains(where: { !structure.updatesConstraints($0) }), !isUpdatedElsewhere(own) else { return nil }
    let fields = blocks.map { structure.words(ofScope: $0) }
    guard fields.reduce(0, { $0 + $1.count }) <= Self.mostWords else { return nil }
    return fields.flatMap { absoluteConstraints(in: $0) }
  }

  private static let mostWords = 3000
  private static let longestName = 16

  private func absoluteConstraints(in field: Range<Int>) -> [LibraryConstraint] {
    field.compactMap { index in
      guard Self.sides.contains(index, in: structure), let other = libraryConstraint(at: index)
      else { return nil }
      return other.edges.first { $0.side.isAbsolute }?.name == index ? other : nil
    }
  }

  static let sides: WordSet = ["left", "right", "leftMargin", "rightMargin"]

  /// The closures in which the constraints of each view are made and updated.
  func findMakerBlocks() -> [String: [Int]] {
    var blocks: [String: [Int]] = [:]
    for scope in structure.scopes.indices where structure.scopes[scope].kind == .closure {
      if let view = viewKey(ofMaker: scope) { blocks[view, default: []].append(scope) }
    }
    return blocks
  }

  /// The view that `icon.snp.makeConstraints { … }` is about, where it is no more than a name.
  func subject(ofMaker closure: Int) -> Int? {
    structure.view(ofMaker: closure).flatMap { structure.kind($0) == .identifier ? $0 : nil }
  }

  /// `Card/row.icon` of `row.icon.snp.makeConstraints { … }` in a `Card`.
  private func viewKey(ofMaker closure: Int) -> String? {
    guard let end = structure.view(ofMaker: closure) else { return nil }
    let start = structure.chainStart(end)
    guard end - start <= Self.longestName else { return nil }
    let type = structure.typeName(around: start).map { structure.text($0) } ?? ""
    return type + "/" + nameOfView(from: start, to: end)
  }

  /// `icon` of `icon`, `self.icon` and `strongSelf.icon!`, `row.icon` as it is.
  func nameOfView(from start: Int, to end: Int) -> String {
    var (start, end) = (start, end)
    while end > start, isUnwrapping(end) { end -= 1 }
    if structure.name(start, endsWithWord: "self") || structure.token(start, is: "this") {
      var own = start + 1
      while own < end, isUnwrapping(own) { own += 1 }
      if own < end, structure.kind(own) == .period { start = own + 1 }
    }
    return compactText(Expression(start, end))
  }

  /// The view that a property is of: `row.icon` of `row.icon.frame`, none for the view around.
  package func nameOfOwner(of property: Int) -> String {
    guard structure.isMember(property), let end = structure.receiverEnd(ofMember: property) else { return "self" }
    return nameOfView(from: structure.chainStart(end), to: end)
  }

  private func isUnwrapping(_ index: Int) -> Bool {
    structure.kind(index) == .postfixQuestion || structure.kind(index) == .exclamation
  }

  /// Whether the file looks constraints up by a side, `constraints.first { $0.firstAttribute == .left }`: it would not find
  /// what is made by leading.
  func findLookUpsBySide() -> Bool {
    ["firstAttribute", "secondAttribute", "firstAnchor", "secondAnchor"].contains { word in
      uses(of: word, within: structure.tokens.indices).contains { property in
        guard structure.isMember(property) else { return false }
        let start = structure.statementStart(property)
        let end = min(structure.statementEnd(from: start), property + 60, structure.tokens.count)
        return (max(start, property - 60)..<max(start, end)).contains {
          structure.isMember($0) && structure.token($0, isAnyOf: "left", "right", "leftAnchor", "rightAnchor")
        }
      }
    }
  }
}

extension Structure {
  /// Where the expression ends that says which view a block lays out.
  func view(ofMaker closure: Int) -> Int? {
    guard let maker = maker(ofBlock: closure), let end = receiverEnd(ofMember: maker) else { return nil }
    return token(end, is: "snp") ? receiverEnd(ofMember: end) : end
  }

  private func maker(ofBlock closure: Int) -> Int? {
    let open = Int(scopes[closure].open)
    let callee = continuesOperand(open) ? lastName(endingAt: open - 1) : nil
    guard let maker = callee ?? call(around: open)?.callee else { return nil }
    return LintedFile.makers.contains(maker, in: self) ? maker : nil
  }

  func updatesConstraints(_ closure: Int) -> Bool {
    maker(ofBlock: closure).map { name($0, holdsWord: "update") } ?? false
  }
}
