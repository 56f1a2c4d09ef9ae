import RTLSyntax

extension Structure {
  /// Whether any of the names before a member is wanted, nearest first. No array is made of them: asked of every text.
  func hasReceiver(ofMember member: Int, where isWanted: (Int) -> Bool) -> Bool {
    var receiver = receiverName(ofMember: member)
    while let name = receiver {
      if isWanted(name) { return true }
      receiver = receiverName(ofMember: name)
    }
    return false
  }
}

extension Structure {
  /// `ABLocalizedString("Save", comment: "")`: a look-up under the letters of a project or a framework.
  func isPrefixedLookUp(_ name: Int) -> Bool {
    guard startsUppercase(name), kind(name + 1) == .leftParen, !token(name, is: "NSLocalizedString"),
      bytes(name).suffix(15).elementsEqual("LocalizedString".utf8), let call = call(of: name),
      let key = firstArgument(of: call)
    else { return false }
    return key.label == nil && literal(key) != nil
  }
}

/// Is this text a translation? `NSLocalizedString(…)`, `String(localized:)`, `L10n.title`, `"key".localized`, or a name
/// declared as one in this file.
extension LintedFile {
  package func isLocalizedText(_ expression: Expression, depth: Int = 4) -> Bool {
    let whole = structure.unwrapped(expression)
    guard depth > 0, whole.first <= whole.last, whole.last < structure.tokens.count else { return false }
    var index = whole.first
    var joint: Int?
    // Behind the first operator only the condition of a choice is of interest, `isOpen == true ? … : …`: no long sum.
    while index <= whole.last, index - (joint ?? index) < 40 {
      if structure.kind(index) == .infixQuestion, let parts = structure.ternary(question: index) {
        return isLocalizedText(parts.yes, depth: depth - 1) || isLocalizedText(parts.no, depth: depth - 1)
      }
      if joint == nil, index > whole.first, structure.isInfixOperator(index) { joint = index }
      index = structure.next(behind: index)
    }
    if let joint {
      guard structure.token(joint, isAnyOf: "??", "as") else { return false }
      return isLocalizedText(Expression(whole.first, joint - 1), depth: depth - 1)
    }
    guard let name = structure.lastName(endingAt: whole.last) else { return false }
    return isLocalizedName(name, depth: depth)
  }

  private func isLocalizedName(_ name: Int, depth: Int) -> Bool {
    if Self.localizingWords.contains(name, in: structure) { return !isFormatted(name) }
    if names.localizers.contains(name, in: structure) { return true }
    if structure.token(name, isAnyOf: "String", "localizedStringWithFormat"), let call = structure.call(of: name),
      let text = structure.firstArgument(of: call)
    {
      return text.label.map { structure.token($0, is: "localized") } ?? false || isFilledIn(text, depth: depth)
    }
    if structure.isPrefixedLookUp(name) { return true }
    if structure.hasReceiver(ofMember: name, where: { isLocalizer($0) || isTextTable($0) }) {
      return !isList(name) && !isSpelledOut(name)
    }
    return looksUp(name) || declaresLocalizedText(name, depth: depth) || isTranslated(name)
  }

  /// `String(format: NSLocalizedString("by", comment: ""), name)`: a translation with values in it.
  private func isFilledIn(_ format: Argument, depth: Int) -> Bool {
    guard format.label.map({ structure.token($0, is: "format") }) ?? true, !format.isEmpty,
      structure.kind(format.start) != .stringStart || structure.kind(format.end - 1) != .stringEnd
    else { return false }
    return isLocalizedText(format.expression, depth: depth - 1)
  }

  /// `Texts.choices`, where that is declared as `[String]`
  private func isList(_ name: Int) -> Bool { project.isListOfTexts(member: structure.wideName(name)) }

  /// `Strings.gram`, where that is declared as `"g"`
  private func isSpelledOut(_ name: Int) -> Bool {
    guard let type = structure.receiverName(ofMember: name) else { return false }
    return project.spellsOut(member: structure.wideName(name), of: structure.wideName(type))
  }

  /// `Titles.save`, `tab.title`: a member that its type, in whatever file, declares as a translation.
  private func isTranslated(_ name: Int) -> Bool {
    guard structure.kind(name + 1) != .leftParen, let receiver = structure.receiverName(ofMember: name) else {
      return false
    }
    let member = structure.wideName(name)
    if structure.startsUppercase(receiver) {
      return project.translates(member: member, of: structure.wideName(receiver))
    }
    if isKnownByNameAlone(receiver) {
      return project.translates(member: member, ofMember: structure.wideName(receiver))
    }
    return type(ofName: receiver).map { project.translates(member: member, of: $0.value) } ?? false
  }

  /// A way of the project's own to look up a key that is written out, `tr("title")`, `"title".inLanguage`, or what is called
  /// so and seen to look up one.
  private func looksUp(_ name: Int) -> Bool {
    let isNamed = structure.namesLookUp(name)
    let isGivenKey = isGivenKey(name)
    guard isNamed || isGivenKey, !isFormatted(name) else { return false }
    if isNamed, isGivenKey, !structure.startsUppercase(name) { return true }
    return project.localizes(member: structure.wideName(name))
  }

  private func isGivenKey(_ name: Int) -> Bool {
    if structure.receiverEnd(ofMember: name).map({ structure.kind($0) == .stringEnd }) ?? false { return true }
    guard structure.kind(name + 1) == .leftParen, let call = structure.call(of: name),
      let key = structure.firstArgument(of: call)
    else { return false }
    return structure.kind(key.start) == .stringStart && structure.interpolations(ofStringAt: key.start).first == nil
  }

  /// `R.string`
  private func isTextTable(_ name: Int) -> Bool {
    guard structure.token(name, is: "string"), let receiver = structure.receiverName(ofMember: name) else {
      return false
    }
    return structure.token(receiver, is: "R") && structure.receiverName(ofMember: receiver) == nil
  }

  /// `NumberFormatter.localizedString(from:number:)`, `locale.localizedString(forRegionCode:)`, `localized(country: "PL")`: a
  /// value, well formatted.
  private func isFormatted(_ name: Int) -> Bool {
    if structure.token(name, is: "localized"), let call = structure.call(of: name),
      let label = structure.firstArgument(of: call)?.label
    {
      return structure.token(label, isAnyOf: "country", "region", "language", "currency", "date", "number", "amount")
    }
    if isOfNumber(name) { return true }
    guard structure.token(name, is: "localizedString"), structure.isMember(name), let call = structure.call(of: name),
      let label = structure.firstArgument(of: call)?.label
    else { return false }
    return !structure.token(label, isAnyOf: "forKey", "key", "for")
  }

  /// `price.localized()` where `price` is a number: written in the person's digits, and no translation.
  private func isOfNumber(_ name: Int) -> Bool {
    guard structure.token(name, is: "localized"), let end = structure.receiverEnd(ofMember: name),
      structure.kind(end) == .identifier || structure.kind(end) == .rightParen
    else { return false }
    return isNumber(Expression(structure.chainStart(end), end)) == .yes
  }

  /// `L10n`, `Strings`, what the project calls so, and what this file calls one of them.
  func isLocalizer(_ type: Int) -> Bool {
    namesTextTable(type) || !aliasesOfTextTables.isEmpty && aliasesOfTextTables.contains(structure.tokens[type].name)
  }

  private func namesTextTable(_ name: Int) -> Bool {
    Localizers.contains(name, in: structure) || names.localizers.contains(name, in: structure)
  }

  func findAliasesOfTextTables() -> Set<UInt32> {
    var found: Set<UInt32> = []
    for alias in structure.declarations where alias.kind == .type && alias.body == Structure.none {
      let type = Int(alias.typeStart)..<max(Int(alias.typeStart), Int(alias.typeEnd))
      if type.contains(where: namesTextTable) { found.insert(structure.tokens[Int(alias.name)].name) }
    }
    return found
  }

  /// A plain name, or a member of this very file, whose value is a translation.
  private func declaresLocalizedText(_ name: Int, depth: Int) -> Bool {
    guard isOwn(name) else { return false }
    guard let value = initialValue(of: name) else { return isGivenLocalizedText(name, depth: depth) }
    let branches = branches(of: value)
    return branches.isEmpty ? isLocalizedText(value, depth: depth - 1) : areLocalizedTexts(branches, depth: depth - 1)
  }

  /// `let title: String`, and then `title = NSLocalizedString("Draft", comment: "")` in each branch.
  private func isGivenLocalizedText(_ name: Int, depth: Int) -> Bool {
    guard !structure.isMember(name), let found = declaration(of: name),
      structure.declarations[found].kind == .variable, structure.declarations[found].value == Structure.none,
      let scope = structure.scope(of: structure.declarations[found]), scope.kind != .type
    else { return false }
    let given = uses(ofLocal: found, limit: 6).filter {
      structure.kind($0 + 1) == .equal && structure.kind($0 + 2) != nil
    }
    return given.first.map { $0 < name } ?? false
      && areLocalizedTexts(given.map { structure.value(at: $0 + 2) }, depth: depth - 1)
  }

  /// What a constant is given by `switch self { case .draft: NSLocalizedString("Draft", comment: "") … }`; nothing where it
  /// is no choice.
  private func branches(of choice: Expression) -> [Expression] {
    guard structure.kind(choice.first) == .keyword, structure.token(choice.first, isAnyOf: "switch", "if"),
      case .initial(let constant) = structure.place(of: choice)
    else { return [] }
    let words = choice.first..<min(choice.first + Self.longestChoice, structure.tokens.count - 1)
    return words.compactMap { mark in
      guard structure.kind(mark) == .colon || structure.kind(mark) == .leftBrace,
        case let value = structure.value(at: mark + 1), case .initial(constant) = structure.place(of: value)
      else { return nil }
      return value
    }
  }

  private static let longestChoice = 200

  /// Whether there are translations among what branches give, and nothing else but empty texts.
  private func areLocalizedTexts(_ texts: [Expression], depth: Int) -> Bool {
    let written = texts.filter {
      structure.kind($0.first) != .stringStart || structure.kind($0.first + 1) != .stringEnd
    }
    return !written.isEmpty && written.allSatisfy { isLocalizedText($0, depth: depth) }
  }

  /// Whether a member is one of a type that is named, or of the type around it: the `title` of `model.title` is another
  /// than that of `Titles.title`.
  private func isOwn(_ name: Int) -> Bool {
    guard let receiver = structure.receiverName(ofMember: name) else { return true }
    return structure.token(receiver, is: "self") || structure.startsUppercase(receiver)
  }

  private static let localizingWords: WordSet = [
    "NSLocalizedString", "LocalizedString", "localized", "localizedString", "NSLocalizedStringFromTable",
    "NSLocalizedStringWithDefaultValue", "localizedStringForKey", "localizedFormat", "localize",
  ]
}
