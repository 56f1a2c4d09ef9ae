import RTLSyntax

/// A view that is held at a side in one file and at the other in another: the fix of one file cannot see both, and leaves
/// both where they are.
extension LintedFile {
  /// Whether another file pins one of these views of the type around them by a side, in whatever way.
  package func arePinnedElsewhere(_ views: [Int]) -> Bool {
    views.contains { isKnownElsewhere($0, project.pinsElsewhere) }
  }

  /// By its type where that or a class above speaks of it, by its name alone where others do.
  private func isKnownElsewhere(_ view: Int, _ isKnown: (UInt64, UInt64) -> Bool) -> Bool {
    let name = structure.wideName(view)
    if isKnown(name, fingerprint) { return true }
    guard var type = typeWithView(view) else { return false }
    for _ in 0..<4 {
      if isKnown(DisplaySurvey.key(type.value, name), fingerprint) { return true }
      guard let above = superclass(of: type) else { return false }
      type = above
    }
    return false
  }

  /// The type around `icon`, that of `card` for `card.icon`.
  private func typeWithView(_ view: Int) -> TypeKey? {
    if structure.keyOfOwnView(view) == nil {
      return structure.receiverName(ofMember: view).flatMap { type(ofName: $0) }
    }
    return structure.typeName(around: view).map { TypeKey(value: structure.wideName($0)) }
  }

  /// The view that a constraint of a library lays out, where it is no more than a name.
  package func subject(of constraint: LibraryConstraint) -> Int? {
    if let closure = makerClosure(around: constraint.extent.first) { return subject(ofMaker: closure) }
    return constraint.own.first
      .flatMap { structure.call(around: $0.name) }
      .flatMap { structure.receiverName(ofMember: $0.callee) }
  }

  /// Whether another file updates constraints by side of the view that a block lays out.
  func isUpdatedElsewhere(_ closure: Int) -> Bool {
    subject(ofMaker: closure).map { isKnownElsewhere($0, project.updatesElsewhere) } ?? false
  }
}

extension LintedFile {
  static let sidedCallNames = ["leftToSuperview", "rightToSuperview", "leftToRight", "rightToLeft"]
  static let sidedCalls = WordSet(sidedCallNames)
}

extension Structure {
  /// The views that this file holds at a side: those whose constraints it updates, and all that it pins. Views of its own
  /// types are known by type and name, others by name, those a class has inherited by both.
  func viewsHeldBySide() -> (updated: [UInt64], pinned: [UInt64]) {
    let blocks = blocksBySide
    let updated = blocks.compactMap {
      updatesConstraints($0.block) ? keyOfOwnView($0.view) ?? wideName($0.view) : nil
    }
    return (updated, keysOfPinned(blocks.map(\.view)))
  }

  private func keysOfPinned(_ laidOut: [Int]) -> [UInt64] {
    var views = laidOut
    forEach(passing: Landmarks.filter) { index in
      views += namesPinned(by: index)
      return true
    }
    views += namesHandedOn(pinning: views)
    views.removeAll { isContainer($0) }
    if views.isEmpty { return [] }
    let declared = Set(declarations.map { tokens[Int($0.name)].name })
    return views.flatMap { view in
      guard let key = keyOfOwnView(view) else { return isMember(view) ? [wideName(view)] : [] }
      return !declared.contains(tokens[view].name) && isInClass(view) ? [key, wideName(view)] : [key]
    }
  }

  /// Views of others that get another name in this file, and are pinned by that: `title` and `icon` of
  /// `for view in [card.title, card.icon] { view.rightAnchor… }`, and of `constrain(card.title, card.icon) { … }`.
  private func namesHandedOn(pinning views: [Int]) -> [Int] {
    guard pinsByOtherNames(views) || constrainsInBlocks else { return [] }
    return tokens.indices.filter { name in
      kind(name) == .identifier && isMember(name) && !token(name - 2, is: "self") && !isImplicitMember(name)
        && name + 1 < tokens.count
        && (kind(name + 1) == .comma || tokens[name + 1].kind.closesGroup || tokens[name + 1].startsLine)
    }
  }

  private func pinsByOtherNames(_ views: [Int]) -> Bool {
    if views.isEmpty { return false }
    let names = Set(views.filter { !isMember($0) }.map { tokens[$0].name })
    return views.contains { kind($0) == .dollarIdentifier }
      || declarations.contains { names.contains(tokens[Int($0.name)].name) && isOtherName($0) }
  }

  private func isOtherName(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .loop, .parameter: return true
    case .variable:
      guard declaration.value != Self.none, scope(of: declaration)?.kind != .type else { return false }
      let last = value(at: Int(declaration.value)).last
      return kind(last) == .identifier
    case .function, .type, .enumCase: return false
    }
  }

  /// `constrain(card.title) { title in title.right == title.superview!.right }`
  private var constrainsInBlocks: Bool {
    imports.contains { token(Int($0), isAnyOf: "Cartography", "Stevia", "EasyPeasy", "PinLayout") }
      && tokens.indices.contains { isMember($0) && token($0, isAnyOf: "left", "right", "Left", "Right") }
  }

  private func isInClass(_ view: Int) -> Bool {
    enclosingType(of: view).map { token(Int(scopes[$0].introducer), is: "class") } ?? false
  }

  /// `icon` of `icon.leftAnchor`, of `NSLayoutConstraint(item: icon, attribute: .left, …)`, of
  /// `icon.autoPinEdge(toSuperviewEdge: .left)` and of `icon.leftToSuperview()`
  private func namesPinned(by index: Int) -> [Int] {
    let isAnchor = HorizontalSide.ofAnchor(tokens[index].name)?.isAbsolute ?? false
    if isAnchor || LintedFile.sidedCalls.contains(index, in: self) {
      return receiverName(ofMember: index).map { [$0] } ?? []
    }
    guard Self.pinNames.contains(tokens[index].name) else { return [] }
    let isOfItems = token(index, is: "attribute")
    guard let call = isOfItems ? call(around: index) : call(of: index), case let arguments = arguments(of: call),
      namesSide(arguments)
    else { return [] }
    guard isOfItems else { return receiverName(ofMember: index).map { [$0] } ?? [] }
    return arguments.compactMap { argument in
      argument.label.flatMap { token($0, isAnyOf: "item", "toItem") && !argument.isEmpty ? nameOfItem(argument) : nil }
    }
  }

  /// Whether an argument is a side: `attribute: .left`.
  func namesSide(_ arguments: [Argument]) -> Bool {
    arguments.contains { !$0.isEmpty && LintedFile.sides.contains($0.end - 1, in: self) }
  }

  /// What Auto Layout, PureLayout and TinyConstraints make a constraint with in one call.
  static let pinNames =
    (["attribute", "autoPinEdge", "autoConstrainAttribute"] + LintedFile.sidedCallNames).map { NameHash.hash($0) }

  private func isContainer(_ view: Int) -> Bool { AnchorUse.isContainer(text(view)) }

  /// `icon.snp.makeConstraints { $0.left.equalToSuperview() }`
  private var blocksBySide: [(block: Int, view: Int)] {
    guard imports.contains(where: { token(Int($0), isAnyOf: "SnapKit", "Masonry") }) else { return [] }
    return scopes.indices.compactMap { closure in
      guard scopes[closure].kind == .closure, let view = view(ofMaker: closure), kind(view) == .identifier,
        words(ofScope: closure).contains(where: { LintedFile.sides.contains($0, in: self) })
      else { return nil }
      return (closure, view)
    }
  }

  /// `icon` and `self.icon` by the type around; nil for `row.icon`.
  func keyOfOwnView(_ view: Int) -> UInt64? {
    guard isOwn(view), let type = typeName(around: view) else { return nil }
    return DisplaySurvey.key(wideName(type), wideName(view))
  }

  /// Tells this file from others of a project.
  var fingerprint: UInt64 { NameHash.wide(source, ByteRange(0, source.count)) }
}
