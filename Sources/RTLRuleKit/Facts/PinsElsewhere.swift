import RTLSyntax

/// A view that is held at a side in one file and at the other in another: the fix of one file cannot see both, and leaves
/// both where they are.
extension LintedFile {
  /// Whether another file pins one of these views of the type around them by a side, in whatever way.
  package func arePinnedElsewhere(_ views: [Int]) -> Bool {
    views.contains { view in
      structure.keyOfOwnView(view).map { project.pinsElsewhere($0, than: fingerprint) } ?? false
    }
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
    guard let view = subject(ofMaker: closure) else { return false }
    // By its type where that updates it, by its name alone where others do.
    return [structure.keyOfOwnView(view), structure.wideName(view)].contains { key in
      key.map { project.updatesElsewhere($0, than: fingerprint) } ?? false
    }
  }
}

extension Structure {
  /// The views whose constraints by side are updated in this file: those of its own types by type and name, others by
  /// name.
  func viewsUpdatedBySide() -> [UInt64] {
    blocksBySide.compactMap { updatesConstraints($0.block) ? keyOfOwnView($0.view) ?? wideName($0.view) : nil }
  }

  /// The views of its own types that this file pins by a side.
  func viewsPinnedBySide() -> [UInt64] {
    var views = blocksBySide.compactMap { keyOfOwnView($0.view) }
    forEach(passing: Landmarks.filter) { index in
      views += namesPinned(by: index).compactMap { isContainer($0) ? nil : keyOfOwnView($0) }
      return true
    }
    return views
  }

  /// `icon` of `icon.leftAnchor`, of `NSLayoutConstraint(item: icon, attribute: .left, …)` and of
  /// `icon.autoPinEdge(toSuperviewEdge: .left)`
  private func namesPinned(by index: Int) -> [Int] {
    if HorizontalSide.ofAnchor(tokens[index].name)?.isAbsolute ?? false {
      return receiverName(ofMember: index).map { [$0] } ?? []
    }
    guard Self.pinNames.contains(tokens[index].name) else { return [] }
    let isConstraint = token(index, is: "NSLayoutConstraint")
    guard let call = call(of: isConstraint && token(index + 2, is: "init") ? index + 2 : index),
      case let arguments = arguments(of: call),
      arguments.contains(where: { !$0.isEmpty && LintedFile.sides.contains($0.end - 1, in: self) })
    else { return [] }
    guard isConstraint else { return receiverName(ofMember: index).map { [$0] } ?? [] }
    return arguments.compactMap { argument in
      argument.label.flatMap { token($0, isAnyOf: "item", "toItem") && !argument.isEmpty ? nameOfItem(argument) : nil }
    }
  }

  /// What Auto Layout and PureLayout make a constraint with in one call.
  static let pinNames = ["NSLayoutConstraint", "autoPinEdge"].map { NameHash.hash($0) }

  private func isContainer(_ view: Int) -> Bool { AnchorUse.isContainer(text(view)) }

  /// `icon.snp.makeConstraints { $0.left.equalToSuperview() }`
  private var blocksBySide: [(block: Int, view: Int)] {
    guard imports("SnapKit") || imports("Masonry") else { return [] }
    return scopes.indices.compactMap { closure in
      guard scopes[closure].kind == .closure, let view = view(ofMaker: closure), kind(view) == .identifier,
        words(ofScope: closure).contains(where: { LintedFile.sides.contains($0, in: self) })
      else { return nil }
      return (closure, view)
    }
  }

  /// `icon` and `self.icon` by the type around; nil for `row.icon`.
  func keyOfOwnView(_ view: Int) -> UInt64? {
    guard !isMember(view) || token(view - 2, is: "self"), let type = typeName(around: view) else { return nil }
    return DisplaySurvey.key(wideName(type), wideName(view))
  }

  /// Tells this file from others of a project.
  var fingerprint: UInt64 { NameHash.wide(source, ByteRange(0, source.count)) }
}
