import RTLRuleKit
import RTLSyntax

struct ManualPlural: Rule {
  let id = "manual_plural"
  let summary = "A plural made by asking whether a number is one"
  let rationale = """
    One and many are the forms of English. Arabic has six of them, Hebrew and the Slavic languages three or four, and \
    no choice between two texts can be translated into those. A text that holds the number itself, with plural \
    variations in the string catalog or a .stringsdict, gets the right form in every language.
    """
  let references = [
    "https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals",
    "https://cldr.unicode.org/index/cldr-spec/plural-rules",
  ]

  let bad: [Example] = [
    "label.text = ⟦items.count == 1 ? \"1 item\" : \"\\(items.count) items\"⟧",
    "title = ⟦count == 1 ? L10n.photo : L10n.photos(count)⟧",
    "Text(\"\\(days) day\\(⟦days == 1 ? \"\" : \"s\"⟧)\")",
    "let format = ⟦files.count > 1 ? NSLocalizedString(\"files\", comment: \"\") : NSLocalizedString(\"file\", comment: \"\")⟧",
    "label.text = \"\\(n) \" + (⟦(n != 1) ? \"messages\" : \"message\"⟧)",
    "title = (⟦members.count == 1 ? \"member_singular\" : \"member_plural\"⟧).localized",
    """
    func subtitle(count: Int) -> String {
      if ⟦count == 1⟧ {
        return NSLocalizedString("1 song", comment: "")
      } else {
        return String(format: NSLocalizedString("%d songs", comment: ""), count)
      }
    }
    """,
    """
    func subtitle(for hours: Int) -> String {
      if ⟦hours <= 1⟧ { return Strings.hour }
      return Strings.hours(hours)
    }
    """,
    "label.text = String(format: ⟦count > 1 ? Localization.pluralFormat : Localization.singularFormat⟧, count)",
    "var noun = \"files\"; if ⟦offset == 1⟧ { noun = \"file\" }; label.text = \"\\(offset) \\(noun)\"",
    "var text = \"\\(minutes) minute\"; if ⟦minutes > 1⟧ { text += \"s\" }; label.text = text",
    "label.text = ⟦minutes >= 2 ? \"\\(minutes) minutes\" : \"a minute\"⟧",
  ]
  let good: [Example] = [
    "label.text = String(localized: \"\\(items.count) items\")",
    "let spacing = items.count == 1 ? 0 : 8",
    "let item = items.count == 1 ? items.first : nil",
    "title = section == 1 ? L10n.settings : L10n.about",
    "let image = UIImage(systemName: people.count == 1 ? \"person\" : \"person.2\")",
    "title = step == 1 ? \"Next\" : \"Done\"",
    "logger.info(\"\\(count) file\\(count == 1 ? \"\" : \"s\")\")",
    "print(\"removed \\(count) \\(count == 1 ? \"row\" : \"rows\")\")",
    "title = users.count == 1 ? L10n.isTyping(users[0].name) : L10n.areTyping(users.count)",
    "label.text = button.tag == 1 ? \"Yes\" : \"No\"",
    "let style = count == 1 ? Style.single : Style.list",
    "if count == 1 { return first } else { return nil }",
    "let color = count > 1 ? UIColor.red : UIColor.gray",
    "title = status == 1 ? \"Active\" : \"Closed\"",
    "label.text = count > 0 ? L10n.results(count) : L10n.empty",
    "label.text = String.localizedStringWithFormat(L10n.items, count)",
    "let sql = ids.count == 1 ? \"id = ?\" : \"id IN (?)\"",
    "var title = \"Next\"; if step == 1 { title = \"Done\" }; label.text = title",
    "var noun = \"files\"; if offset == 1 { noun = \"file\" }; print(noun)",
    "if index == 1 { title = L10n.first } else { title = L10n.other }",
    "title = items.count == 1 ? \"Delete Item\" : \"Delete Items\"",
    "message = L10n.downloading + (files.count > 1 ? L10n.andOthers : \"\")",
  ]

  let triggers: [Trigger] = [.sign("=="), .sign("!="), .sign(">"), .sign("<="), .sign(">="), .sign("<")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .integer else { return nil }
    var next = site.index + 2
    if structure.kind(next) == .rightParen,
      structure.partner(next) == structure.operand(around: site.index - 1).first - 1
    {
      next += 1
    }
    switch structure.kind(next) {
    case .infixQuestion: return ternary(next, site)
    case .leftBrace: return statement(next, site) ?? corrected(next, site)
    default: return nil
    }
  }

  /// `count == 1 ? "item" : "items"`
  private func ternary(_ question: Int, _ site: Site) -> Finding? {
    guard let choice = site.pluralChoice(question: question) else { return nil }
    return finding(site.structure.range(choice.whole.first, through: choice.whole.last), choice, site)
  }

  /// `if count == 1 { return "1 item" } else { return "\(count) items" }`
  private func statement(_ brace: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    guard let scope = structure.scopeIndex(ofBrace: brace), structure.scopes[scope].kind == .control,
      structure.token(Int(structure.scopes[scope].introducer), is: "if"),
      structure.operand(around: site.index - 1).first == Int(structure.scopes[scope].introducer) + 1,
      let yes = text(in: brace, structure), let counted = structure.pluralSubject(comparedAt: site.index)
    else { return nil }
    let close = structure.end(ofGroup: brace)
    var no: Expression?
    if structure.token(close + 1, is: "else"), structure.kind(close + 2) == .leftBrace {
      no = text(in: close + 2, structure)
    } else if structure.token(close + 1, is: "return"), structure.token(brace + 1, is: "return") {
      no = structure.value(at: close + 2)
    }
    guard let no else { return nil }
    let choice = PluralChoice(counted: counted, yes: yes, no: no, whole: yes)
    guard PluralForms(site).areForms(choice) else { return nil }
    let first = structure.operand(around: site.index - 1).first
    return finding(structure.range(first, through: site.index + 1), choice, site)
  }

  /// `var noun = "files"; if n == 1 { noun = "file" }`, `if n > 1 { text += "s" }`: by the spelling a plural, whatever is
  /// counted.
  private func corrected(_ brace: Int, _ site: Site) -> Finding? {
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

  /// Where no number is seen in the text, the choice may be between one thing and several: no more than a hint.
  private func finding(_ range: ByteRange, _ choice: PluralChoice, _ site: Site) -> Finding {
    let severity =
      PluralForms(site).showsNumber(choice) ? site.severity(ofPhrase: phrase(around: choice.whole, site)) : .info
    return Finding(range, message, severity: severity)
  }

  /// The text that the ending in `"day\(days == 1 ? "" : "s")"` belongs to.
  private func phrase(around choice: Expression, _ site: Site) -> Expression {
    let structure = site.structure
    guard case .interpolated(let start) = structure.place(of: choice), let quote = structure.opening(around: start)
    else { return choice }
    return structure.operand(around: quote)
  }

  /// What the only statement of a block returns or assigns.
  private func text(in brace: Int, _ structure: Structure) -> Expression? {
    let close = structure.end(ofGroup: brace)
    guard close < structure.tokens.count, brace + 1 < close else { return nil }
    var start = brace + 1
    if structure.token(start, is: "return") {
      start += 1
    } else if let equal = (start..<min(start + 8, close)).first(where: { structure.kind($0) == .equal }) {
      start = equal + 1
    }
    guard start < close else { return nil }
    let value = structure.value(at: start)
    return value.last == close - 1 ? value : nil
  }

  private let message =
    "Arabic has six plural forms, others three or four; use one text with the number in it and plural variations in "
    + "the string catalog"
}
