import RTLSyntax

/// Members whose text another gives: `var heading: String { Waits.text(wait) }`, `status = Waits.text(wait)`.
extension DisplaySurvey {
  struct Giver {
    /// The key of the member of its type.
    let key: UInt64
    /// Whether it says by its name that it is a text.
    let isText: Bool
    /// Whether it is a body that is read.
    let isBody: Bool
  }

  /// Reads what the members of a file show that hold or give a text.
  mutating func readMembers() {
    if isForDevelopers { return }
    var texts: Set<UInt32> = []
    // Of the low bits of their names: all but a few assignments end here.
    var bits: UInt64 = 0
    for declaration in structure.declarations where givesText(declaration) {
      let word = structure.tokens[Int(declaration.name)].name
      texts.insert(word)
      bits |= 1 << UInt64(word & 63)
      let name = Int(declaration.name)
      let owner = structure.typeName(around: name).map { structure.wideName($0) } ?? Self.file
      if declaration.value != Structure.none { readGiven(structure.value(at: Int(declaration.value)), name, of: owner) }
      if declaration.body != Structure.none { readBody(Int(declaration.body), name, of: owner) }
    }
    for index in structure.tokens.indices.dropFirst() {
      switch structure.tokens[index].kind {
      case .equal:
        let word = structure.tokens[index - 1].name
        if bits & 1 << UInt64(word & 63) != 0, texts.contains(word) { readAssigned(at: index) }
      case .colon where isMadeByType(index + 1): readGift(labelled: index - 1)
      default: break
      }
    }
  }

  /// `Waits.text(…`
  private func isMadeByType(_ value: Int) -> Bool {
    structure.kind(value + 1) == .period && structure.kind(value + 3) == .leftParen && structure.startsUppercase(value)
  }

  /// Whether a member of a type or of the file is a text for people.
  private func givesText(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .variable || declaration.kind == .function,
      structure.scope(of: declaration).map({ $0.kind == .type }) ?? true
    else { return false }
    let name = Int(declaration.name)
    return isText(declaration) && !AudienceReader.machineNames.contains(name, in: structure)
      && !structure.name(name, endsWithAnyOf: AudienceReader.machineWords)
      && !structure.name(name, beginsWithWord: "debug")
  }

  /// Whether a member is written as a text, or holds a literal or what a type makes for it: `Waits.text(wait)`.
  private func isText(_ declaration: Declaration) -> Bool {
    if declaration.hasType { return structure.writtenType(of: declaration) == .string }
    guard declaration.kind == .variable, declaration.value != Structure.none else { return false }
    let value = Int(declaration.value)
    return structure.kind(value) == .stringStart || isMadeByType(value)
  }

  /// What a body returns.
  private mutating func readBody(_ brace: Int, _ name: Int, of owner: UInt64) {
    let hasGetter = structure.token(brace + 1, is: "get") && structure.kind(brace + 2) == .leftBrace
    let open = hasGetter ? brace + 2 : brace
    let close = structure.end(ofGroup: open)
    let end = min(close, open + Self.longestBody, structure.tokens.count)
    guard open + 1 < end else { return }
    let whole = structure.value(at: open + 1)
    if whole.last + 1 == close { return readGiven(whole, name, of: owner, isBody: true) }
    let isChoice = structure.token(open + 1, isAnyOf: "switch", "if")
    for index in open + 1..<end - 1 {
      if structure.kind(index) == .keyword, structure.token(index, is: "return") {
        readGiven(structure.value(at: index + 1), name, of: owner, isBody: true)
      } else if isChoice, structure.kind(index) == .colon || structure.kind(index) == .leftBrace,
        case let branch = structure.value(at: index + 1), case .returned = structure.place(of: branch)
      {
        readGiven(branch, name, of: owner, isBody: true)
      }
    }
  }

  /// `status = Waits.text(wait)` of a `status` that this file declares.
  private mutating func readAssigned(at equal: Int) {
    let name = equal - 1
    guard structure.kind(name) == .identifier, equal + 1 < structure.tokens.count,
      !structure.token(name - 1, isAnyOf: "let", "var"),
      structure.isOwn(name),
      let type = structure.typeName(around: name)
    else { return }
    readGiven(structure.value(at: equal + 1), name, of: structure.wideName(type))
  }

  private mutating func readGiven(_ value: Expression, _ name: Int, of owner: UInt64, isBody: Bool = false) {
    let word = structure.wideName(name)
    let isText = structure.name(name, endsWithAnyOf: Self.textWords)
    let giver = Giver(key: Self.key(owner, word), isText: isText, isBody: isBody)
    let shown = Self.given(giver.key)
    let before = gifts.count + unseen.count
    (self.giver, receiver) = (giver, shown)
    read(value)
    (self.giver, receiver) = (nil, nil)
    guard gifts.count + unseen.count > before else { return }
    gifts.append(TextGift(receiver: giver.key, given: shown))
    if isText || isTelling(name), !Self.tooCommon.contains(name: word) {
      gifts.append(TextGift(receiver: Self.key(Self.anyone, word), given: shown))
    }
  }

  /// What a function is given goes where what it gives back goes, and what is given without a label does not say by one that
  /// it is a text.
  func leavesOut(_ parameter: Declaration, _ giver: Giver) -> Bool {
    giver.isBody || structure.token(Int(parameter.name) - 1, is: "_")
  }

  /// The key of what a member gives, beside that of the member: one that is displayed by its name alone shows what it gives,
  /// and yet is none of those that are known to be displayed.
  private static func given(_ key: UInt64) -> UInt64 { key ^ 0x71C3_5D0E_A2B9_4F68 }

  private static let longestBody = 400
  private static let textWords: NameWords = [
    "title", "subtitle", "label", "text", "detail", "caption", "headline", "header", "footer", "message", "value",
    "string",
  ]

  /// Whether a name is long enough to tell by itself whose it is, and that it is for people: `timeSinceCheckIn`.
  func isTelling(_ member: Int) -> Bool {
    let bytes = structure.bytes(member)
    return bytes.count > 6 && bytes.contains { 0x41...0x5A ~= $0 } && !Self.errorTexts.contains(member, in: structure)
      && !Self.conversions.contains { structure.name(member, beginsWithWord: $0) }
      && !structure.name(member, endsWithAnyOf: Self.dataWords)
  }

  private static let errorTexts: WordSet = [
    "errorDescription", "localizedDescription", "failureReason", "recoverySuggestion", "debugDescription",
  ]
  private static let conversions: [StaticString] = ["as", "to", "raw", "minor", "json", "hex", "base"]
  private static let dataWords: NameWords = ["address", "name", "code", "version", "hash", "email"]
}
