import RTLRuleKit
import RTLSyntax

struct GluedCurrency: Rule {
  let id = "glued_currency"
  let summary = "A currency sign glued to a number stands on the wrong side in other languages"
  let rationale = """
    Each language has its own place for a currency sign, its own space beside it and its own digits. Between \
    right-to-left words a sign in front of the number even jumps to the other end. Apple names it in \
    "Get it right (to left)" among the signs and units one does not append by hand.
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/documentation/foundation/decimal/formatstyle/currency",
  ]

  let bad: [Example] = [
    "priceLabel.text = \"⟦$\\(price)⟧\"",
    "priceLabel.text = \"Total: ⟦\\(amount) €⟧\"",
    "Text(\"⟦\\(total) USD⟧\")",
    "label.text = String(format: \"⟦$%.2f⟧\", price)",
    "label.text = ⟦\"$\"⟧ + String(price)",
    "label.text = String(format: \"⟦%.2f€⟧\", price)",
    """
    var priceText: String { "⟦£\\(price)⟧" }
    func show() { cell.textLabel?.text = priceText }
    """,
    "Button(\"Pay ⟦$\\(cart.totalCost)⟧\") { pay() }",
  ]
  let good: [Example] = [
    "priceLabel.text = price.formatted(.currency(code: currency))",
    "Text(price, format: .currency(code: \"USD\"))",
    "print(\"$\\(price)\")",
    "let script = \"echo $\\(name)\"",
    "let pattern = \"^\\(price)$\"",
    "label.text = \"$\\(ticker)\"",
    "let sql = \"VALUES ($\\(index))\"",
    "let template = \"${\\(price)}\"",
    "logger.info(\"charged $\\(amount)\")",
    "let id = \"\\(price)_USD\"",
    "analytics.track(\"purchase\", value: \"$\\(price)\")",
    "label.text = formatter.string(from: price)",
    "let format = \"%1$d of %2$d\"",
    "label.text = String(format: \"%1$d of %2$d\", index, total)",
  ]

  let triggers: [Trigger] = [
    .interpolation, .text("$"), .text("€"), .text(" €"), .text("£"), .text("¥"), .text("₹"), .text(" $"),
    .word("format"), .word("localizedStringWithFormat"),
  ]

  func check(_ site: Site) -> Finding? {
    switch site.structure.kind(site.index) {
    case .interpolationStart: return interpolated(site)
    case .stringText: return added(site)
    default: return formatted(site)
    }
  }

  /// `"$\(price)"`
  private func interpolated(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let range = structure.currency(besideInterpolation: site.index),
      let quote = structure.opening(around: site.index)
    else { return nil }
    let close = structure.end(ofGroup: site.index)
    guard close > site.index + 1, isAmount(Expression(site.index + 1, close - 1), site),
      site.audience(ofStringAt: quote).isUser.isYes
    else { return nil }
    return Finding(range, message, severity: site.severity(ofPhrase: site.structure.operand(around: quote)))
  }

  /// `"$" + String(price)`, `String(price) + " €"`
  private func added(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.isSignAlone(stringAt: quote) else { return nil }
    let isLast = structure.token(quote - 1, is: "+")
    guard isLast || structure.token(quote + 3, is: "+") && structure.kind(quote + 4) != nil else { return nil }
    let other = isLast ? structure.operand(around: quote - 2) : structure.operand(around: quote + 4)
    guard isAmount(other, site), site.audience(ofStringAt: quote).isUser.isYes else { return nil }
    return Finding(
      structure.range(quote, through: quote + 2),
      message,
      severity: site.severity(ofPhrase: site.structure.operand(around: quote))
    )
  }

  /// `String(format: "$%.2f", price)`
  private func formatted(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = site.formatLiteral else { return nil }
    for specifier in structure.formatSpecifiers(ofStringAt: quote) where specifier.isNumber {
      guard let range = structure.currency(besideSpecifier: specifier.range, inTextAt: quote + 1) else { continue }
      return site.audience(ofStringAt: quote).isUser.isYes
        ? Finding(range, message, severity: site.severity(ofPhrase: site.structure.operand(around: quote))) : nil
    }
    return nil
  }

  /// A number, or a text that by its name is one: `$\(ticker)` is no amount.
  private func isAmount(_ expression: Expression, _ site: Site) -> Bool {
    if site.isNumber(expression).isYes { return true }
    let structure = site.structure
    return expression.tokens.contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: Self.amounts)
    }
  }

  private static let amounts: [StaticString] = [
    "price", "amount", "cost", "total", "balance", "fee", "budget", "salary", "discount", "subtotal", "payment",
    "money", "currency", "profit", "income", "expense", "refund",
  ]

  private let message =
    "the currency sign is glued to the number: other languages put it elsewhere and use other digits; "
    + "use .formatted(.currency(code:))"
}
