import RTLSyntax

/// Names that stand together in the code, in a list or in the cases of an enumeration, and what becomes of them beyond who
/// reads them.
extension Site {
  /// `["Sun", …].firstIndex(of: word)`, there or, where nobody is seen to read the list, by its name: words that are read.
  package func isSearched(list open: Int, byName: Bool) -> Bool {
    func isSearch(_ member: Int) -> Bool {
      structure.isMember(member)
        && structure.token(member, isAnyOf: "contains", "firstIndex", "index", "lastIndex")
    }
    if isSearch(structure.end(ofGroup: open) + 2) { return true }
    switch structure.place(of: structure.operand(around: open)) {
    // `formatter.shortWeekdaySymbols = ["Sun", …]` of one that reads what a server writes
    case .assigned(let property): return structure.name(property, endsWithWord: "symbols")
    case .initial(let found) where byName:
      let name = Int(structure.declarations[found].name)
      return file.uses(of: structure.tokens[name].name, within: structure.tokens.indices).contains {
        isSearch($0 + 2)
      }
    default: return false
    }
  }

  /// `["Sun", …].map { NSLocalizedString($0, comment: "") }`
  package func isTranslated(list open: Int) -> Bool {
    let close = structure.end(ofGroup: open)
    return (close + 1..<min(close + 12, max(close + 1, structure.tokens.count))).contains {
      structure.kind($0) == .identifier && isLookUp($0)
    }
  }

  /// Whether texts of this name are looked up where this file uses them: `LocalizedStringKey(days[0])`,
  /// `day.name.localized`, `for day in days { tr(NSLocalizedString(day, comment: "")) }`.
  package func isLookedUp(_ name: Int) -> Bool {
    let reader = AudienceReader(file: file)
    return file.uses(of: structure.tokens[name].name, within: structure.tokens.indices).prefix(Self.usesRead).contains {
      use in
      guard use != name else { return false }
      let whole = structure.operand(around: use)
      return (use + 1..<max(use + 1, min(whole.last + 1, structure.tokens.count))).contains { isLookUp($0) }
        || reader.audience(of: whole, depth: 2) == .localizedKey
        || reader.eachAudience(of: structure.parenthesized(Expression(whole.first, use)), depth: 2) == .localizedKey
    }
  }

  private static let usesRead = 12

  private func isLookUp(_ word: Int) -> Bool {
    structure.kind(word) == .identifier
      && (structure.name(word, holdsAnyOf: ["localized", "localize", "translate", "translated"])
        || structure.token(word, is: "NSLocalizedString"))
  }

  /// Whether the raw values of an enumeration are seen to be shown: `Text(day.rawValue)`, `var title: String { rawValue }`
  /// where the title is.
  package func showsRawValues(ofEnum name: Int) -> Bool {
    let type = structure.wideName(name)
    if file.project.displays(member: NameHash.wide("rawValue"), of: type) { return true }
    return file.uses(of: "rawValue", within: structure.tokens.indices).prefix(Self.usesRead).contains { use in
      guard isRawValue(use, of: type) else { return false }
      let whole = structure.operand(around: use)
      guard whole.last == use, !(structure.call(around: whole.first).map { isLookUp($0.callee) } ?? false) else {
        return false
      }
      return audience(of: whole) == .plain
    }
  }

  private func isRawValue(_ use: Int, of type: UInt64) -> Bool {
    if let receiver = structure.receiverName(ofMember: use), !structure.token(receiver, is: "self") {
      return file.type(ofName: receiver)?.value == type
    }
    return structure.typeName(around: use).map { structure.wideName($0) } == type
  }
}
