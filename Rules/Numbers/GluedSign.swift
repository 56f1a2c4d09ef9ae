import RTLRuleKit
import RTLSyntax

struct GluedSign: Rule {
  let id = "glued_sign"
  let summary = "A minus or a plus glued to a number that is written out already"
  let rationale = """
    A sign in front of a number that somebody else has written is a character with no direction of its own: among \
    right-to-left words it ends up behind the number, and Arabic and Persian have another minus with marks of their \
    own around it. Whoever writes the number knows where its sign stands.
    """
  let references = [
    "https://unicode.org/reports/tr9/#W4",
    "https://developer.apple.com/documentation/foundation/integerformatstyle/sign(strategy:)",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "restLabel.text = \"⟦-\\(formatter.string(from: rest)!)⟧\"",
    """
    func show(_ change: NSNumber) {
      let sign = change.doubleValue < 0 ? "-" : "+"
      changeLabel.text = "⟦\\(sign)\\(formatter.string(from: change)!)⟧"
    }
    """,
    "changeFormatter.⟦positivePrefix = \"+\"⟧",
    "restLabel.text = \"⟦-\\(TimeFormat.shared.text(time: rest))⟧\"",
    "amountLabel.text = \"⟦-\\(amountText)⟧\"",
    "amountLabel.text = \"⟦−\\(price.formatted(.currency(code: code)))⟧\"",
    "gainLabel.text = \"⟦+\\(percentString)⟧\"",
    "amountLabel.text = isSpent ? \"⟦-\\(amountText)⟧\" : amountText",
    "var rest: String { \"⟦-\\(timeString(from: left))⟧\" }; func f() { restLabel.text = rest }",
    "import SwiftUI\nText(\"⟦-\\(formatTime(rest))⟧\")",
    "gainLabel.text = \"⟦+ \\(gain.formatted(.number))⟧\"",
    """
    import UIKit
    func row() -> Row {
      let sign = isIncoming ? "+" : "-"
      return Row(name: name, amountString: ⟦sign.appending(amountText)⟧)
    }
    """,
    "damageLabel.text = \"⟦+\\(formatter.string(from: damage) ?? \"0\")⟧\"",
    "feeLabel.text = ⟦\"-\" + formatter.string(from: fee)!⟧",
    "feeLabel.text = ⟦(fee < 0 ? \"-\" : \"+\") + formatter.string(from: fee)!⟧",
    "var discount: String { let formattedDiscount = store.text(of: rebate); return ⟦\"-\" + formattedDiscount⟧ }",
    """
    func signed(_ amount: String) -> String {
      switch direction {
      case .incoming: return "⟦+\\(amount)⟧"
      case .outgoing: return "⟦-\\(amount)⟧"
      }
    }
    """,
    """
    func show(_ change: NSNumber) {
      let changeText = formatter.string(from: change) ?? ""
      row.change = change.doubleValue < 0 ? changeText : "⟦+\\(changeText)⟧"
    }
    """,
    """
    func text(_ balance: Decimal) -> String {
      var sign = ""
      if balance > 0 { sign = "+" } else { sign = "-" }
      return ⟦sign + balance.formatted(.number)⟧
    }
    """,
    "let f = NumberFormatter(); f.⟦positivePrefix = \"  +\"⟧; f.⟦negativePrefix = \"  -\"⟧; label.text = f.string(from: n)",
  ]
  let good: [Example] = [
    "restLabel.text = rest.formatted(.number.sign(strategy: .always()))",
    "restLabel.text = formatter.string(from: -rest)",
    "print(\"-\\(formatter.string(from: rest)!)\")",
    "let option = \"-\\(formatString)\"", "let name = \"-\\(timeString)\"",
    "label.text = \"- \\(item.title)\"", "label.text = \"-\\(item.title)\"",
    "label.text = \"5-\\(timeText)\"", "label.text = \"-\\(timeText)-\"",
    "label.text = \"+\\(phoneNumber)\"", "label.text = \"\\u{200E}-\\(timeText)\"",
    "arguments.append(\"-\\(amountText)\")",
    "formatter.positivePrefix = formatter.plusSign", "formatter.negativePrefix = \"\"",
    "formatter.positivePrefix = \"#\"",
    "let f = NumberFormatter(); f.locale = Locale(identifier: \"en_US_POSIX\"); f.positivePrefix = \"+\"",
    "import SwiftUI\nText(\"+\\(extra)\")", "import SwiftUI\nText(\"+\\(extraCount.formatted())\")",
    "label.text = \"- \\(amountText)\"",
    "label.text = \"- \\(day.formatted(date: .long, time: .omitted))\"",
    "let key = account + \"-\" + amountText",
    "label.text = \"+\" + phoneFormatter.string(from: number)",
    "label.text = value == nil ? \"-\" : formatter.string(from: value!)",
    "func f() { let sign = seconds < 0 ? \"-\" : \"+\"; label.text = \"GMT\\(sign)\\(formatter.string(from: hours)!)\" }",
    "func f() { let name = \"-\\(dateFormatter.string(from: date))\"; store(name) }",
    "let path = folder + \"-\\(formatter.string(from: amount)!)\"",
    "func line(_ text: String) -> String { isNew ? \"+\\(text)\" : \"-\\(text)\" }",
    "func signed(_ amount: Int) -> String { \"-\\(amount)\" }",
    "func f() { let mark = \"-\"; log(\"\\(mark)\\(formatter.string(from: fee)!)\") }",
  ]

  let triggers: [Trigger] = [
    .text("-"), .text("+"), .text("−"), .text("–"), .text("- "), .text("+ "), .text("− "),
    .word("positivePrefix"),
    .word("negativePrefix"),
  ]

  func check(_ site: Site) -> Finding? {
    guard site.severityOfText == nil else { return nil }
    if site.structure.kind(site.index) != .stringText { return prefix(site) }
    return site.structure.kind(site.index + 1) == .stringEnd ? sum(site) : interpolation(site)
  }

  /// `"-\(amountText)"`
  private func interpolation(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.kind(quote) == .stringStart,
      structure.kind(site.index + 1) == .interpolationStart,
      case let close = structure.end(ofGroup: site.index + 1),
      structure.kind(close + 1) == .stringEnd,
      let value = structure.content(ofInterpolation: site.index + 1),
      // `- ` begins the lines of a list, too.
      !site.is("- ", "− ") || isWrittenByFormatter(value, site)
    else { return nil }
    return finding(Expression(site.index, close), value, in: Expression(quote, close + 1), site)
  }

  /// What a formatter or a function of that name has written, or what by its name is a number as a text: of others it is
  /// told that their digits are Latin.
  func isWrittenNumber(_ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if site.file.isFormatted(endingAt: value.last) { return true }
    guard let name = structure.lastName(endingAt: value.last) else { return false }
    return structure.name(name, holdsAnyOf: Self.texts)
      && value.tokens.contains {
        structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: Self.numbers)
      } && !site.isNumber(value).isYes
  }

  private static let texts: [StaticString] = [
    "text", "string", "format", "formatted", "formatter", "label",
  ]
  private static let numbers: [StaticString] = [
    "time", "duration", "amount", "price", "balance", "fee", "percent", "percentage", "number",
    "count", "value",
    "countdown", "remaining", "elapsed", "discount", "change", "temperature", "distance",
  ]
}
