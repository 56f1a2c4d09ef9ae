import RTLSyntax

/// A project's own ways to look up a translation: `func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }`.
extension DisplaySurvey {
  static let lookUpWords = ["NSLocalizedString", "localizedString", "LocalizationValue", "localized"]
  static let lookUps: WordSet = ["NSLocalizedString", "localizedString", "LocalizationValue"]
  /// What gives a translation to a member that is nothing else.
  static let translations: WordSet = ["NSLocalizedString", "localized"]

  /// What looks up a key that is not written there is a localizer, whatever it is called; what looks up one that is
  /// written there is one where its name says so: `var localizedTitle: String`.
  mutating func noteLocalizer(around lookUp: Int) {
    guard Self.lookUps.contains(lookUp, in: structure), let call = structure.call(of: lookUp),
      let key = structure.firstArgument(of: call), !key.isEmpty,
      key.label.map({ structure.token($0, isAnyOf: "forKey", "key") })
        ?? !structure.token(lookUp, is: "localizedString"),
      let name = nameOfMember(around: lookUp)
    else { return }
    let isWritten = structure.kind(key.start) == .stringStart
    guard !isWritten || structure.namesLookUp(name) else { return }
    displayed.insert(Self.localizing(structure.wideName(name)))
  }

  /// `static let save = NSLocalizedString("save", comment: "")`, `var title: String { "title".localized }`: a member that is
  /// a translation in whatever file it is used.
  mutating func noteTranslation(at word: Int) {
    guard let text = translation(at: word), structure.infix(around: text) == text,
      let name = nameOfProperty(givenBy: text), let type = structure.typeName(around: name)
    else { return }
    displayed.insert(Self.translated(Self.key(structure.wideName(type), structure.wideName(name))))
  }

  /// `static let gram = "g"` of `enum Strings`: no translation, in whatever file it is used, though its type is named so.
  static func spelledText(_ declaration: Declaration, _ type: TypeKey?, in structure: Structure) -> UInt64? {
    guard declaration.kind == .variable, declaration.value != Structure.none,
      structure.kind(Int(declaration.value)) == .stringStart, type == .string,
      let owner = structure.typeName(around: Int(declaration.name)), isForTexts(owner, in: structure)
    else { return nil }
    return spelled(key(structure.wideName(owner), structure.wideName(Int(declaration.name))))
  }

  private static func isForTexts(_ type: Int, in structure: Structure) -> Bool {
    if Localizers.contains(type, in: structure) { return true }
    // `enum Strings { enum Units { … } }`
    return structure.typeName(around: type).map { Localizers.contains($0, in: structure) } ?? false
  }

  private func translation(at word: Int) -> Expression? {
    if structure.token(word, is: "NSLocalizedString") {
      return structure.call(of: word).map { Expression(word, structure.last(ofGroup: $0.open)) }
    }
    guard structure.token(word, is: "localized") else { return nil }
    // `String(localized: "save")`; in `isOn ? "on".localized : ""` the colon is no label's.
    if structure.kind(word + 1) == .colon, !structure.isMember(word) {
      guard structure.kind(word - 1) == .leftParen, structure.token(word - 2, is: "String") else { return nil }
      return Expression(word - 2, structure.last(ofGroup: word - 1))
    }
    guard let receiver = structure.receiverEnd(ofMember: word), structure.kind(receiver) == .stringEnd else {
      return nil
    }
    let end = structure.call(of: word).map { structure.end(ofGroup: $0.open) } ?? word
    return Expression(structure.chainStart(word), end)
  }

  private func nameOfProperty(givenBy text: Expression) -> Int? {
    switch structure.place(of: text) {
    case .initial(let declaration):
      let found = structure.declarations[declaration]
      return structure.scope(of: found)?.kind == .type ? Int(found.name) : nil
    case .returned(let scope):
      switch structure.scopes[scope].kind {
      case .function: return nil
      // `= { return NSLocalizedString("save", comment: "") }()`
      case .closure:
        let made = structure.operand(around: Int(structure.scopes[scope].open))
        return made.first == Int(structure.scopes[scope].open) && structure.kind(made.last) == .rightParen
          ? nameOfProperty(givenBy: made) : nil
      default: return structure.nameOfMember(givenBy: scope)
      }
    default: return nil
    }
  }

  /// The function or property whose body this is.
  private func nameOfMember(around index: Int) -> Int? {
    var scope = structure.scope(around: index)
    while let current = scope {
      switch structure.scopes[current].kind {
      case .function, .property: return structure.name(ofScope: current)
      // What a closure looks up is not what the function around it gives.
      case .type, .closure: return nil
      case .accessor, .control: scope = structure.parent(ofScope: current)
      }
    }
    return nil
  }

  /// The key of a function or property that looks up a translation.
  static func localizing(_ member: UInt64) -> UInt64 { member ^ 0x4E6D_A2F8_13B7_5C09 }

  /// The key of a member that is a text of one language.
  static func spelled(_ key: UInt64) -> UInt64 { key ^ 0x1F86_D0B9_52A7_4E3C }

  /// The key of a member that is a translation.
  static func translated(_ key: UInt64) -> UInt64 { key ^ 0x71D3_0C5B_E94A_286F }
}

extension Structure {
  /// `localize`, `addLocalizedText`, `translation`: by its name what gives a translation, and neither a date or an amount
  /// that is well formatted nor a comparison.
  func namesLookUp(_ name: Int) -> Bool {
    self.name(name, holdsAnyOf: Self.lookingUp) && !self.name(name, holdsAnyOf: Self.formatting)
  }

  private static let lookingUp: NameWords = [
    "localize", "localized", "localizable", "localization", "localise", "localised", "translate", "translated",
    "translation",
  ]
  private static let formatting: NameWords = [
    "date", "time", "day", "number", "price", "currency", "amount", "count", "contains", "compare", "search", "key",
    "uppercase", "lowercase", "capitalized", "path", "url", "image", "identifier", "language", "locale",
    // Of errors and time zones: what the system says.
    "description", "reason", "suggestion", "error", "failure", "name",
  ]
}
