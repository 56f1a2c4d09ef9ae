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
    "restLabel.text = \"⟦-\\(TimeFormat.shared.text(time: rest))⟧\"",
    "amountLabel.text = \"⟦-\\(amountText)⟧\"",
    "amountLabel.text = \"⟦−\\(price.formatted(.currency(code: code)))⟧\"",
    "gainLabel.text = \"⟦+\\(percentString)⟧\"",
    "amountLabel.text = isSpent ? \"⟦-\\(amountText)⟧\" : amountText",
    "var rest: String { \"⟦-\\(timeString(from: left))⟧\" }; func f() { restLabel.text = rest }",
    "import SwiftUI\nText(\"⟦-\\(formatTime(rest))⟧\")",
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
  ]

  let triggers: [Trigger] = [.text("-"), .text("+"), .text("−"), .text("–")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.kind(quote) == .stringStart, structure.kind(site.index + 1) == .interpolationStart,
      case let close = structure.end(ofGroup: site.index + 1), structure.kind(close + 1) == .stringEnd,
      let value = structure.content(ofInterpolation: site.index + 1), isWrittenNumber(value, site),
      site.severityOfText == nil, site.audience(ofStringAt: quote).isUser.isYes
    else { return nil }
    return Finding(
      structure.range(site.index, through: close),
      "the sign ends up behind the number among right-to-left words; let the formatter write it, "
        + "or isolate both with \\u{2066} and \\u{2069}"
    )
  }

  /// What a formatter or a function of that name has written, or what by its name is a number as a text: of others it is
  /// told that their digits are Latin.
  private func isWrittenNumber(_ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.isFormatted(endingAt: value.last) { return true }
    guard let name = structure.lastName(endingAt: value.last) else { return false }
    return structure.name(name, holdsAnyOf: Self.texts)
      && value.tokens.contains {
        structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: Self.numbers)
      } && !site.isNumber(value).isYes
  }

  private static let texts: [StaticString] = ["text", "string", "format", "formatted", "formatter", "label"]
  private static let numbers: [StaticString] = [
    "time", "duration", "amount", "price", "balance", "fee", "percent", "percentage", "number", "count", "value",
    "countdown", "remaining", "elapsed", "discount", "change", "temperature", "distance",
  ]
}
