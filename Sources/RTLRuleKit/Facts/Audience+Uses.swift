import RTLSyntax

/// Where a text of this very file goes that the survey saw nothing of.
extension AudienceReader {
  /// `StatCard(value: formatTime(total))`: what a function gives, or a property holds, goes where its uses go.
  func usedHere(_ name: Int, depth: Int) -> Audience {
    // Whoever uses it may be used in turn, but seldom twice over.
    guard depth > Self.reach - Self.furthest, !isForeign(name), let declared = file.declaration(meantBy: name) else {
      return .unknown
    }
    let uses = file.uses(of: structure.tokens[name].name, within: structure.tokens.indices).lazy
      .filter { $0 != name && isUse($0, of: declared) }
    for use in uses.prefix(Self.usesRead) {
      guard let value = valueUsed(at: use) else { continue }
      let found = audience(of: value, depth: depth - 1)
      if found == .plain || found == .localizedKey { return .plain }
    }
    return .unknown
  }

  private static let usesRead = 8
  private static let furthest = 4

  /// A member of anything but `self`, of which this file need not know.
  private func isForeign(_ name: Int) -> Bool {
    structure.isMember(name) && !structure.token(name - 2, is: "self")
  }

  /// A plain name, or one of `self`, that means this declaration, and no label of its name.
  private func isUse(_ use: Int, of declared: Int) -> Bool {
    if isForeign(use) || structure.kind(use + 1) == .colon && structure.kind(use - 1) != .infixQuestion { return false }
    return file.declaration(meantBy: use) == declared
  }

  /// The name with the call behind it, if nothing else is made of it.
  private func valueUsed(at use: Int) -> Expression? {
    let operand = structure.operand(around: use)
    var end = structure.kind(use + 1) == .leftParen ? structure.end(ofGroup: use + 1) : endOfElement(behind: use) ?? use
    if structure.kind(end + 1) == .exclamation { end += 1 }
    return operand.last == end ? operand : nil
  }

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
}
