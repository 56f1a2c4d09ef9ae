import RTLSyntax

/// Texts that stand in a list, and are taken out of it one at a time or each in turn.
extension AudienceReader {
  // MARK: - One of them

  /// Where one text is taken out of a list: `titles[row]`, `greetings.randomElement()`, `lines.first`
  func endOfElement(behind list: Int) -> Int? {
    if structure.kind(list + 1) == .leftSquare, !structure.tokens[list + 1].startsLine {
      return mayBeList(list) ? structure.end(ofGroup: list + 1) : nil
    }
    guard structure.kind(list + 1) == .period, structure.token(list + 2, isAnyOf: "randomElement", "first", "last"),
      mayBeList(list)
    else { return nil }
    return structure.kind(list + 3) == .leftParen ? structure.end(ofGroup: list + 3) : list + 2
  }

  /// Whether an operand is one text of a list and nothing made of it: `titles[row]!`, not `titles[row].count`.
  func isElement(_ operand: Expression, of list: Int) -> Bool {
    guard let end = endOfElement(behind: list), end <= operand.last else { return false }
    return (end + 1..<operand.last + 1).allSatisfy {
      structure.kind($0) == .exclamation || structure.kind($0) == .postfixQuestion
    } || structure.kind(end + 1) == .period && Self.textKeepers.contains(end + 2, in: structure)
  }

  /// Not a dictionary, `row["title"]`, and no text, `code[index]`.
  private func mayBeList(_ name: Int) -> Bool {
    guard structure.kind(name + 2) != .stringStart, let found = file.declaration(meantBy: name) else { return false }
    let value = structure.declarations[found].value
    guard value != Structure.none else { return true }
    // `makeLines()`, not `String(count)`
    return structure.kind(Int(value)) == .leftSquare
      || structure.kind(Int(value)) == .identifier && !structure.startsUppercase(Int(value))
  }

  // MARK: - Each of them

  /// Who reads the texts of a list, if it is walked through: `for day in days { Text(day) }`,
  /// `ForEach(days, id: \.self) { Text($0) }`, `days.forEach { day in add(day) }`.
  func eachAudience(of list: Expression, depth: Int) -> Audience {
    guard depth > 0 else { return .unknown }
    var result = Audience.unknown
    for use in elements(of: list).prefix(Self.elementsRead) {
      let operand = structure.operand(around: use)
      guard operand.last == use, !structure.isMember(use), !isLabel(use) else { continue }
      let found = audience(of: operand, depth: depth - 1)
      if found == .plain || found == .localizedKey { return found }
      if found == .spoken { result = found }
    }
    return result
  }

  /// The same of a list that is walked through where it is written: `["S", "M"].forEach { add($0) }`.
  func eachAudience(ofListAround element: Expression, depth: Int) -> Audience {
    guard let open = structure.opening(around: element.first), structure.kind(open) == .leftSquare,
      !structure.continuesOperand(open),
      // The key of a dictionary is no element.
      structure.kind(element.last + 1) != .colon || structure.kind(element.first - 1) == .infixQuestion
    else { return .unknown }
    if isShared(list: open) { return .plain }
    // `NSAttributedString.composed(of: [title, value])`
    if let call = structure.call(around: open), structure.token(call.callee, is: "composed") {
      return audience(of: structure.operand(around: call.callee), depth: depth)
    }
    if completesTranslation(list: open) { return .plain }
    return eachAudience(of: Expression(open, structure.last(ofGroup: open)), depth: depth)
  }

  /// `"daysLeft".localized(with: [days])`, `L10n.replies.text(["count": count])`: what a translation is completed with.
  private func completesTranslation(list open: Int) -> Bool {
    guard case .argument(let call, _) = structure.place(of: structure.operand(around: open)),
      structure.isMember(call.callee),
      let end = structure.receiverEnd(ofMember: call.callee)
    else { return false }
    return structure.name(call.callee, beginsWithWord: "localized")
      || file.isLocalizedText(Expression(structure.chainStart(end), end))
  }

  /// `UIActivityViewController(activityItems: ["…", link], …)`: people read what is shared with them.
  private func isShared(list open: Int) -> Bool {
    if isGivenToShare(open) { return true }
    guard case .initial(let declaration) = structure.place(of: structure.operand(around: open)) else { return false }
    return file.uses(ofLocal: declaration).prefix(Self.elementsRead).contains { isGivenToShare($0) }
  }

  private func isGivenToShare(_ value: Int) -> Bool {
    structure.kind(value - 1) == .colon && structure.token(value - 2, is: "activityItems")
  }

  private static let elementsRead = 8

  /// Where what walks through a list names the element it is at.
  private func elements(of list: Expression, isCopied: Bool = false) -> [Int] {
    var last = list.last
    var isPair = false
    while structure.kind(last + 1) == .period, DisplaySurvey.keepers.contains(last + 2, in: structure) {
      isPair = isPair || structure.token(last + 2, is: "enumerated")
      last += 2
      while structure.kind(last + 1) == .leftParen || structure.kind(last + 1) == .leftBrace {
        guard structure.continuesOperand(last + 1) else { break }
        last = structure.end(ofGroup: last + 1)
      }
    }
    if structure.kind(list.first - 1) == .keyword, structure.token(list.first - 1, is: "in") {
      return bodyOfLoop(behind: last).map { named(before: list.first - 1, body: $0) } ?? []
    }
    if structure.kind(last + 1) == .period, structure.token(last + 2, isAnyOf: "forEach", "map", "compactMap") {
      return givenToClosure(last + 3, isPair: isPair)
    }
    guard structure.kind(list.first - 1) == .leftParen, let call = structure.call(at: list.first - 1) else { return [] }
    let close = structure.end(ofGroup: call.open)
    // `ForEach(Array(days.enumerated()), id: \.offset) { index, day in … }`
    if !isCopied, structure.token(call.callee, is: "Array"), close == last + 1 {
      return elements(of: Expression(call.callee, close), isCopied: true)
    }
    return structure.token(call.callee, isAnyOf: "ForEach", "List") ? givenToClosure(close + 1, isPair: isPair) : []
  }

  /// The brace behind what a loop walks through and the `where` that may follow.
  private func bodyOfLoop(behind sequence: Int) -> Int? {
    guard structure.token(sequence + 1, is: "where") else { return sequence + 1 }
    return (sequence + 2..<sequence + Self.longestCondition).first {
      structure.kind($0) == .leftBrace
        && structure.scopeIndex(ofBrace: $0).map { structure.scopes[$0].kind } == .control
    }
  }

  /// `for day in days { … }`, `{ (index, day) in … }`: the last name, since of a pair with its place the element is the
  /// second.
  private func named(before keyword: Int, body open: Int) -> [Int] {
    let name = structure.kind(keyword - 1) == .rightParen ? keyword - 2 : keyword - 1
    guard structure.kind(open) == .leftBrace, structure.kind(name) == .identifier else { return [] }
    let body = max(open, keyword)..<max(open, keyword, structure.end(ofGroup: open))
    return file.uses(of: structure.tokens[name].name, within: body).filter { use in
      // Another of that name may stand inside.
      file.declaration(of: use).map { Int(structure.declarations[$0].name) == name } ?? true
    }
  }

  private func givenToClosure(_ open: Int, isPair: Bool) -> [Int] {
    guard structure.kind(open) == .leftBrace else { return [] }
    let body = open + 1..<max(open + 1, structure.end(ofGroup: open))
    let keyword = body.prefix(Self.longestParameters).first {
      structure.kind($0) == .keyword && structure.token($0, isAnyOf: "in", "for")
    }
    if let keyword, structure.token(keyword, is: "in") { return named(before: keyword, body: open) }
    return body.prefix(Self.longestBody).filter {
      structure.kind($0) == .dollarIdentifier && structure.closure(around: $0) == open
        && (isPair ? structure.token($0, is: "$1") : structure.token($0, is: "$0"))
    }
  }

  private static let longestCondition = 40
  private static let longestParameters = 10
  private static let longestBody = 200
}
