import RTLSyntax

/// Where a text of this very file goes that the survey saw nothing of.
extension AudienceReader {
  /// `cardView.amountText = …` where `cardView` is a `CardView`, which shows its `amountText`, and `row.value = …` where
  /// somebody shows the `value` of a `Row`.
  func isDisplayedByReceiver(_ name: Int) -> Bool {
    if let type = typeOfElement(holding: name) { return isDisplayed(name, of: type) }
    guard isForeign(name), let receiver = structure.receiverName(ofMember: name),
      structure.kind(receiver) == .identifier
    else { return false }
    let isView = receiver == name - 2 && structure.name(receiver, endsWithAnyOf: Self.views)
    guard
      isView || receiver == name - 2 && !structure.token(name, is: "wrappedValue")
        || file.declaration(of: receiver) != nil, let type = file.type(ofName: receiver)
    else { return false }
    return isView
      ? file.project.displays(member: structure.wideName(name), of: type.value) : isDisplayed(name, of: type)
  }

  private func isDisplayed(_ name: Int, of type: TypeKey) -> Bool {
    let member = structure.wideName(name)
    // What people edit is read back, in the form it is written.
    return file.project.displays(member: member, of: type.value)
      && !file.project.edits(member: member, of: type.value)
  }

  /// `Row` of `rows[index].value = …`, where `rows: [Row]`.
  private func typeOfElement(holding name: Int) -> TypeKey? {
    guard let end = structure.receiverEnd(ofMember: name), structure.kind(end) == .rightSquare,
      let open = structure.partner(end), structure.kind(open - 1) == .identifier
    else { return nil }
    return file.elementType(ofList: open - 1)
  }

  /// `func speedText(_ speed: Double) -> String` of every view or of a superclass, which others call by its name alone.
  func isCalledElsewhere(_ name: Int) -> Bool {
    mayBeCalledAlone(name) && file.project.displays(member: structure.wideName(name), of: DisplaySurvey.file)
  }

  func mayBeCalledAlone(_ name: Int) -> Bool { structure.kind(name + 1) == .leftParen && isOfTwoWords(name) }

  /// `label.text = summaries[row].description`: a text for developers that somebody shows nevertheless.
  func isShownAsMember(_ name: Int) -> Bool {
    structure.typeName(around: name).map {
      file.project.displays(member: structure.wideName(name), of: structure.wideName($0))
    } ?? false
  }

  /// `enum UserText { static func found(_ count: Int) -> String { … } }`: where texts for people are kept.
  func isOfLocalizer(_ name: Int) -> Bool {
    !isForeign(name) && !isOfMachine(name)
      && structure.typeName(around: name).map { Localizers.contains($0, in: structure) } ?? false
  }

  func isOfTwoWords(_ name: Int) -> Bool {
    let bytes = structure.bytes(name)
    return bytes.count > 6 && bytes.contains { 0x41...0x5A ~= $0 }
  }

  private static let views: [StaticString] = [
    "view", "cell", "header", "footer", "card", "banner", "row", "button", "label", "controller", "vc", "badge",
  ]

  /// `StatCard(value: formatTime(total))`: what a function gives, or a property holds, goes where its uses go.
  func usedHere(_ name: Int, depth: Int) -> Audience {
    guard !isForeign(name), let declared = file.declaration(meantBy: name), budget.goesIntoUses() else {
      return .unknown
    }
    defer { budget.comesBack() }
    var read = 0
    // One turn each: a lazy prefix asks of every word twice which declaration it means, a seventieth of a run.
    for use in file.uses(of: structure.tokens[name].name, within: structure.tokens.indices)
    where use != name && isUse(use, of: declared) {
      let found = self.found(at: use, depth: depth)
      if found == .plain || found == .localizedKey { return .plain }
      read += 1
      if read == Self.usesRead { break }
    }
    return .unknown
  }

  /// `private extension Double { var short: String { … } }`, of which nothing else in the file speaks: what others show by
  /// that name is another.
  func isUnusedHere(_ name: Int) -> Bool {
    guard !structure.isMember(name),
      file.uses(of: structure.tokens[name].name, within: structure.tokens.indices).count == 1
    else { return false }
    let extensionStart = Site(file: file, index: name).enclosingTypeScope.map { Int(structure.scopes[$0].introducer) }
    let isPrivate = [structure.statementStart(name), extensionStart.map { $0 - 1 }].contains { start in
      start.map { structure.token($0, isAnyOf: "private", "fileprivate") } ?? false
    }
    return isPrivate
      && structure.declaration(namedBy: name).map { [.variable, .function].contains(structure.declarations[$0].kind) }
        ?? false
  }

  private func found(at use: Int, depth: Int) -> Audience {
    let found = valueUsed(at: use).map { audience(of: $0, depth: depth - 1) } ?? .unknown
    guard found == .unknown else { return found }
    return eachAudience(of: Expression(structure.chainStart(use), use), depth: depth - 1)
  }

  private static let usesRead = 8

  /// How much is looked at for one text.
  final class Budget {
    /// Each variable may have many uses, and each of them leads to others.
    private var left = 200
    /// Whoever uses it may be used in turn, but seldom twice over.
    private var turns = 2

    func spend() -> Bool {
      left -= 1
      return left >= 0
    }

    func goesIntoUses() -> Bool {
      guard turns > 0 else { return false }
      turns -= 1
      return true
    }

    func comesBack() { turns += 1 }
  }

  /// A member of anything but `self`, of which this file need not know.
  private func isForeign(_ name: Int) -> Bool {
    structure.isMember(name) && !structure.token(name - 2, is: "self")
  }

  /// A plain name, or one of `self`, that means this declaration, and no label of its name.
  private func isUse(_ use: Int, of declared: Int) -> Bool {
    !isForeign(use) && !isLabel(use) && file.declaration(meantBy: use) == declared
  }

  /// `text:` of an argument, no branch of a ternary.
  func isLabel(_ use: Int) -> Bool {
    structure.kind(use + 1) == .colon && structure.kind(use - 1) != .infixQuestion
  }

  /// The name with the call behind it, if nothing else is made of it.
  private func valueUsed(at use: Int) -> Expression? {
    let operand = structure.operand(around: use)
    var end = structure.kind(use + 1) == .leftParen ? structure.end(ofGroup: use + 1) : endOfElement(behind: use) ?? use
    if structure.kind(end + 1) == .exclamation { end += 1 }
    return operand.last == end ? operand : nil
  }
}
