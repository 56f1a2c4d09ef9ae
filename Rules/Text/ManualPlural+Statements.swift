import RTLRuleKit
import RTLSyntax

/// Plurals made by statements: an `if` with a text in each branch, or one that corrects a text.
extension ManualPlural {
  /// `if count == 1 { return "1 item" } else { return "\(count) items" }`
  func statement(_ brace: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    guard let scope = structure.scopeIndex(ofBrace: brace), structure.scopes[scope].kind == .control,
      structure.token(Int(structure.scopes[scope].introducer), is: "if"),
      structure.operand(around: site.index - 1).first == Int(structure.scopes[scope].introducer) + 1,
      let yes = text(in: brace, structure), let counted = structure.nameCompared(withOneAt: site.index)
    else { return nil }
    let close = structure.end(ofGroup: brace)
    var no: Expression?
    if structure.token(close + 1, is: "else"), let other = elseBrace(behind: close + 1, counted, structure) {
      no = text(in: other, structure)
    } else if structure.token(brace + 1, is: "return") {
      let next = behindConstants(from: close + 1, structure)
      if structure.token(next, is: "return") { no = structure.value(at: next + 1) }
    }
    guard let no else { return nil }
    let choice = PluralChoice(counted: counted, yes: yes, no: no, whole: yes)
    guard PluralForms(site).areForms(choice), !isStepOfLadder(site.index, choice, structure) else { return nil }
    let first = structure.operand(around: site.index - 1).first
    return finding(structure.range(first, through: site.index + 1), choice, site)
  }

  /// `guard count > 1 else { return "1 item" }; return "\(count) items"`
  func guarded(_ word: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    let first = structure.operand(around: site.index - 1).first
    guard structure.token(word, is: "else"), structure.kind(word + 1) == .leftBrace,
      structure.token(first - 1, is: "guard"), structure.token(word + 2, is: "return"),
      let no = text(in: word + 1, structure), let counted = structure.nameCompared(withOneAt: site.index),
      case let next = behindConstants(from: structure.end(ofGroup: word + 1) + 1, structure),
      structure.token(next, is: "return"), structure.kind(next + 1) != nil
    else { return nil }
    let choice = PluralChoice(counted: counted, yes: structure.value(at: next + 1), no: no, whole: no)
    guard PluralForms(site).areForms(choice) else { return nil }
    return finding(structure.range(first, through: site.index + 1), choice, site)
  }

  /// `let isSingle = count == 1; label.text = isSingle ? "1 item" : "\(count) items"`
  func kept(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let counted = structure.nameCompared(withOneAt: site.index),
      case let first = structure.operand(around: site.index - 1).first,
      case .initial(let index) = structure.place(of: structure.infix(around: Expression(first, site.index + 1)))
    else { return nil }
    for use in site.file.uses(ofLocal: index, limit: 8) where structure.kind(use + 1) == .infixQuestion {
      guard let parts = structure.ternary(question: use + 1), parts.condition.last == use,
        case let choice = PluralChoice(
          counted: counted,
          yes: parts.yes,
          no: parts.no,
          whole: Expression(parts.condition.first, parts.no.last)
        ), PluralForms(site).areForms(choice)
      else { continue }
      return finding(structure.range(first, through: site.index + 1), choice, site)
    }
    return nil
  }

  /// What follows constants that are made ready first: `let format = L10n.items; return String(format: format, count)`.
  private func behindConstants(from start: Int, _ structure: Structure) -> Int {
    var index = start
    for _ in 0..<2 where structure.token(index, is: "let") && structure.kind(index + 2) == .equal {
      index = structure.value(at: index + 3).last + 1
      while structure.kind(index) == .rightParen { index += 1 }
    }
    return index
  }

  /// The block of `else { … }`, or of an `else if` that asks again for the same number.
  private func elseBrace(behind word: Int, _ counted: Int, _ structure: Structure) -> Int? {
    if structure.kind(word + 1) == .leftBrace { return word + 1 }
    guard structure.token(word + 1, is: "if") else { return nil }
    var asksAgain = false
    var index = word + 2
    for _ in 0..<24 where index < structure.tokens.count {
      if structure.kind(index) == .leftBrace, let scope = structure.scopeIndex(ofBrace: index),
        structure.scopes[scope].kind == .control
      {
        return asksAgain ? index : nil
      }
      asksAgain = asksAgain || structure.isSameText(index, counted) && structure.isInfixOperator(index + 1)
      index = structure.next(behind: index)
    }
    return nil
  }

  /// `else if days >= 2 { inDays(days) } else { inHours(hours) }`: a choice of the unit, each with a number of its own.
  private func isStepOfLadder(_ sign: Int, _ choice: PluralChoice, _ structure: Structure) -> Bool {
    let first = structure.operand(around: sign - 1).first
    guard structure.token(sign, isAnyOf: ">=", ">"), structure.token(first - 2, is: "else") else { return false }
    let counted = structure.tokens[choice.counted].name
    return choice.yes.tokens.contains { structure.tokens[$0].name == counted }
      && !choice.no.tokens.contains { structure.tokens[$0].name == counted }
  }

  /// `var noun = "files"; if n == 1 { noun = "file" }`, `if n > 1 { text += "s" }`: by the spelling a plural, whatever is
  /// counted.
  func corrected(_ brace: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    let close = structure.end(ofGroup: brace)
    guard structure.token(site.index, isAnyOf: "==", "!=", ">"), structure.token(site.index + 1, is: "1"),
      structure.kind(brace + 1) == .identifier, brace + 3 < close, close < structure.tokens.count
    else { return nil }
    let text = Expression(brace + 3, close - 1)
    guard let value = site.file.initialValue(of: brace + 1), let ending = word(text, structure),
      isPlural(ending, of: value, by: brace + 2, structure)
    else { return nil }
    let isRead = site.audience(of: text).isUser
    if isRead.isNo { return nil }
    let first = structure.operand(around: site.index - 1).first
    let severity = isRead.isYes ? site.severity(ofPhrase: value) : .info
    return Finding(structure.range(first, through: site.index + 1), message, severity: severity)
  }

  /// Whether what is written or added by a sign makes a text of English its plural, or its singular again.
  private func isPlural(_ text: ArraySlice<UInt8>, of value: Expression, by sign: Int, _ structure: Structure) -> Bool {
    if structure.token(sign, is: "+=") { return text.elementsEqual("s".utf8) || text.elementsEqual("es".utf8) }
    guard structure.kind(sign) == .equal, let other = word(value, structure) else { return false }
    return isPlural(other, of: text) || isPlural(text, of: other)
  }

  /// The text of a plain literal.
  private func word(_ text: Expression, _ structure: Structure) -> ArraySlice<UInt8>? {
    let value = structure.unwrapped(text)
    guard structure.kind(value.first) == .stringStart, structure.kind(value.first + 1) == .stringText,
      structure.kind(value.first + 2) == .stringEnd, value.last == value.first + 2
    else { return nil }
    return structure.source[structure.range(value.first + 1)]
  }

  private func isPlural(_ plural: ArraySlice<UInt8>, of word: ArraySlice<UInt8>) -> Bool {
    plural.last == UInt8(ascii: "s") && plural.count - word.count <= 2 && plural.count > word.count
      && plural.starts(with: word.dropLast())
  }

  /// What the only statement of a block returns or assigns.
  private func text(in brace: Int, _ structure: Structure) -> Expression? {
    text(from: brace + 1, before: structure.end(ofGroup: brace), structure)
  }

  /// What the only statement there returns, assigns or is.
  func text(from first: Int, before close: Int, _ structure: Structure) -> Expression? {
    guard close < structure.tokens.count, first < close else { return nil }
    var start = first
    if structure.token(start, is: "return") {
      start += 1
    } else if let equal = (start..<min(start + 8, close)).first(where: { structure.kind($0) == .equal }) {
      start = equal + 1
    }
    guard start < close else { return nil }
    let value = structure.value(at: start)
    // Parentheses may stand around it; in half-typed code it may reach beyond the block.
    guard value.last < close else { return nil }
    return (value.last + 1..<close).allSatisfy { structure.kind($0) == .rightParen } ? value : nil
  }
}
