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
    "Text(⟦roles.count == 1 ? \"roles.one\" : \"roles.many\"⟧)",
    "extension Int { func word(singular: String, plural: String) -> String { ⟦self == 1 ? singular : plural⟧ } }",
    "Text(\"\\(days) day\\(⟦days == 1 ? \"\" : \"s\"⟧)\")",
    "text = \"\\(count) \" + (⟦count == 1 ? NSLocalizedString(\"new photo\", comment: \"\") : NSLocalizedString(\"new photos\", comment: \"\")⟧)",
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
    "result += \"\\(prefix)\\(formatted) file\\(⟦files.count == 1 ? \"\" : \"s\"⟧)\\n\"",
    "view.addSubview(counter(with: ⟦days == 1 ? \"DAY\" : \"DAYS\"⟧, and: daysLabel))",
    "VStack { Text(\"\\(daysRemaining)\"); Text(⟦daysRemaining == 1 ? \"DAY\" : \"DAYS\"⟧) }",
    """
    func show(streak: Int) {
      countLabel.text = "\\(streak)"
      if ⟦streak == 1⟧ { unitLabel.text = "day" } else { unitLabel.text = "days" }
    }
    """,
    """
    func state(_ blocks: Int) -> String {
      if blocks < 1 { return NSLocalizedString("Open", comment: "") }
      else if ⟦blocks == 1⟧ { return NSLocalizedString("1 block", comment: "") }
      else if blocks <= 12 { return String(format: NSLocalizedString("%d blocks", comment: ""), blocks) }
      else { return NSLocalizedString("Done", comment: "") }
    }
    """,
    """
    var summary: Text {
      if ⟦folders.count == 1⟧ {
        return Text("One folder")
      } else {
        return Text("\\(folders.count) folders")
      }
    }
    """,
    "Text(guest.description + (⟦guest == 1 ? \" guest\" : \" guests\"⟧))",
    "label.text = \"\\(age) year\\(⟦age == 1 ? \"\" : \"s\"⟧) old\"",
    """
    func message(days: Int) -> String {
      if ⟦days == 1⟧ { return NSLocalizedString("Your pass ends in 1 day.", comment: "") }
      let format = NSLocalizedString("Your pass ends in %@ days.", comment: "")
      return String(format: format, String(days))
    }
    """,
    """
    var left: Text {
      switch days {
      case ..<0: return Text("Over")
      ⟦case 1⟧: return Text("1 day")
      default: return Text("\\(days) days")
      }
    }
    """,
    "label.text = ⟦chosen == 1 ? L10n.chosenSingular : L10n.chosenPluralFormat(chosen)⟧",
    "switch count { case 0: label.text = none; ⟦case 1⟧: label.text = L10n.item; default: label.text = L10n.items(count) }",
    "switch count { ⟦case 1⟧: label.text = \"1 note\"; case let n: label.text = \"\\(n) notes\" }",
    """
    import UIKit
    func text(amount: Int, unit: Unit) -> String {
      switch amount {
      ⟦case 1⟧: return "\\(amount) \\(unit.rawValue)"
      case amount where amount > 1: return "\\(amount) \\(unit.rawValue)s"
      default: return ""
      }
    }
    """,
    """
    import UIKit
    func unread(count: Int) -> String {
      switch count {
      ⟦case 1⟧: return "1 new message"
      case 2...99: return "\\(count) new messages"
      case 100...: return "99+ new messages"
      default: return ""
      }
    }
    """,
    "VStack { Text(total, format: .number); Text(⟦total == 1 ? model.singularTitle ?? model.title : model.title⟧) }",
    "let ending = ⟦count > 1 ? \"s\" : \"\"⟧; label.text = \"Delete \\(count) \\(kind.name)\" + ending",
    "typealias Texts = L10n.Time\nfunc f() { label.text = ⟦hours == 1 ? Texts.hour : Texts.hours(hours)⟧ }",
    "label.text = ⟦remaining == 1 ? \"1 more entry\" : \"\\(remaining) more entries\"⟧",
    "func f() -> String { guard ⟦count > 1⟧ else { return L10n.photo }\nreturn L10n.photos(count) }",
    "func f() { let isSingle = ⟦count == 1⟧; label.text = isSingle ? \"1 item\" : \"\\(count) items\" }",
  ]
  let good: [Example] = Self.noForms

  let triggers: [Trigger] = [
    .sign("=="), .sign("!="), .sign(">"), .sign("<="), .sign(">="), .sign("<"), .word("switch"),
  ]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    if site.is("switch") { return cases(site) }
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
    case .keyword: return guarded(next, site) ?? kept(site)
    default: return kept(site)
    }
  }

  /// `count == 1 ? "item" : "items"`
  private func ternary(_ question: Int, _ site: Site) -> Finding? {
    guard let choice = site.pluralChoice(question: question) else { return nil }
    return finding(site.structure.range(choice.whole.first, through: choice.whole.last), choice, site)
  }

  /// Where no number is seen in the text, the choice may be between one thing and several: no more than a hint.
  func finding(_ range: ByteRange, _ choice: PluralChoice, _ site: Site) -> Finding {
    let forms = PluralForms(site)
    let isSure = forms.showsNumber(choice) && !forms.hasUnknownReader(choice)
    let severity = isSure ? site.severity(ofPhrase: phrase(around: choice.whole, site)) : .info
    return Finding(range, message, severity: severity)
  }

  /// The text that the ending in `"day\(days == 1 ? "" : "s")"` belongs to.
  private func phrase(around choice: Expression, _ site: Site) -> Expression {
    let structure = site.structure
    guard case .interpolated(let start) = structure.place(of: choice), let quote = structure.opening(around: start)
    else { return choice }
    return structure.operand(around: quote)
  }

  let message =
    "Arabic has six plural forms, others three or four; use one text with the number in it and plural variations in "
    + "the string catalog"
}
