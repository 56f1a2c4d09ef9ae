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
    "label.text = ⟦\"$\"⟧ + String(price)", "label.text = \"⟦$\\(formatter.string(from: sum)!)⟧\"",
    "label.text = String(format: \"⟦%.2f€⟧\", price)",
    """
    var priceText: String { "⟦£\\(price)⟧" }
    func show() { cell.textLabel?.text = priceText }
    """,
    "Button(\"Pay ⟦$\\(cart.totalCost)⟧\") { pay() }",
    "feeLabel.text = fee.formatted() + \" \" + ⟦Shop.current.currencySymbol⟧",
    "feeLabel.text = \"0\" + \" \" + ⟦shop.currencyCode⟧", "feeLabel.text = ⟦shop.currencySymbol⟧ + priceText",
    "feeLabel.text = \"\\(fee) \" + ⟦shop.coinSymbol⟧", "feeLabel.text = \"⟦\\(fee) \\(coin.tokenSymbol)⟧\"",
    "feeLabel.text = \"⟦\\(locale.currencySymbol ?? \"\")\\(product.price)⟧\"",
    "feeLabel.text = \"⟦\\(amountText) \\(currency.displayCode)⟧\"",
    "feeLabel.text = fee.short + \"⟦ \\(coin.tokenSymbol)⟧\"", "feeLabel.text = \"⟦0 \\(coin.tokenSymbol)⟧\"",
    "Text(\"⟦$\\(formatShort(pool))⟧\")", "let line = ⟦\"$\"⟧ + pool.volume.formatShort(); label.text = line",
    "func f() { priceLabel.text = ⟦currencySymbol⟧ + priceText; feeLabel.text = feeText + \" \" + ⟦currencySymbol⟧ }",
    "feeLabel.text = purse.readableBalance + ⟦\" ETH\"⟧", "feeLabel.text = \"⟦\\(purse.readableBalance) USDT⟧\"",
    "feeLabel.text = CoinFormatter.short.string(from: gas) + ⟦\" ZEC\"⟧",
    "feeLabel.text = (booking.price ?? \"\") + ⟦\"EGP\"⟧", "feeLabel.text = \"⟦\\(amount) \\(denom)⟧\"",
    "class TokenScriptViewModel { var feeText: String { \"⟦\\(fee) \\(chain.symbol)⟧\" } }",
    "var formattedFee: String { let fee = short.string(from: sum) ?? \"-\"; return \"⟦\\(fee) \\(chain.symbol)⟧\" }",
    "tollLabel.text = ⟦\"$\"⟧ + String(format: \"%.2f\", locale: .current, arguments: [toll])",
    "struct V: View { var price: Double; var body: some View { Text(\"⟦$\\(price, specifier: \"%.2f\")⟧\") } }",
  ]
  let good: [Example] = [
    "priceLabel.text = price.formatted(.currency(code: currency))",
    "Text(price, format: .currency(code: \"USD\"))",
    "print(\"$\\(price)\")",
    "let script = \"echo $\\(name)\"",
    "let pattern = \"^\\(price)$\"",
    "label.text = \"$\\(ticker)\"", "let line = \"$\\(formatName(user))\"; run(line)",
    "let sql = \"VALUES ($\\(index))\"", "label.text = \"\\(price)–\\(shop.currencyCode)\"",
    "let template = \"${\\(price)}\"",
    "logger.info(\"charged $\\(amount)\")",
    "let id = \"\\(price)_USD\"",
    "analytics.track(\"purchase\", value: \"$\\(price)\")",
    "label.text = formatter.string(from: price)",
    "let format = \"%1$d of %2$d\"",
    "label.text = String(format: \"%1$d of %2$d\", index, total)",
    "label.text = \"Your \" + shop.currencySymbol + \" account\"", "print(\"\\(fee) \\(coin.tokenSymbol)\")",
    "label.text = \"\\(country.name) \\(country.currencyCode)\"",
    "label.text = country.name + \" \" + country.currencyCode",
    "label.text = \"\\(fee) (\\(coin.tokenSymbol))\"", "let key = fee.short + \" \" + coin.tokenSymbol",
    "label.text = dateFormatter.string(from: date) + \" UTC\"", "label.text = \"\\(amount) ITEMS\"",
    "label.text = \"\\(app.name) VPN\"", "label.text = priceText + \" VAT\"",
    "label.text = \"\\(coin.tokenSymbol)\"", "var key: String { \"\\(fee)\\(chain.symbol)\" }",
    "view.accessibilityLabel = \"\\(amount) \\(currency)\"",
    "func f() { label.text = leads ? shop.currencySymbol + priceText : priceText + shop.currencySymbol }",
    "func f() { if leads { label.text = currencySymbol + priceText } else { label.text = priceText + currencySymbol } }",
    """
    var priceText: String {
      if leads { return "\\(currencySymbol)\\(price)" }
      return "\\(price) \\(currencySymbol)"
    }
    """,
  ]

  let triggers: [Trigger] = [
    .interpolation, .text("$"), .text("€"), .text(" €"), .text("£"), .text("¥"), .text("₹"), .text(" $"),
    .word("format"), .word("localizedStringWithFormat"), .sign("+"),
  ]

  func check(_ site: Site) -> Finding? {
    switch site.structure.kind(site.index) {
    case .interpolationStart: return interpolated(site)
    case .stringText: return added(site)
    case .binaryOperator: return summed(site)
    default: return formatted(site)
    }
  }

  /// `"$\(price)"`
  private func interpolated(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let range = structure.currency(besideInterpolation: site.index),
      let quote = structure.opening(around: site.index)
    else { return named(site) }
    let isWritten = structure.writtenCurrency(besideInterpolation: site.index) != nil
    let isNamed = !isWritten && structure.namedCurrency(besideInterpolation: site.index) != nil
    guard let amount = structure.content(ofInterpolation: site.index),
      isNamed
        ? isPlainAmount(amount, site) || site.file.isFormatted(endingAt: site.valueBehind(amount).last)
        : isAmount(amount, site) || structure.namesMoney(amount)
          || site.file.isFormatted(endingAt: structure.unwrapped(amount).last)
    else { return nil }
    if isNamed, isPlaceChosen(besideAmount: site.index, site) { return nil }
    let text = structure.operand(around: quote)
    let audience = site.audience(of: text)
    guard audience.isUser.isYes else {
      return isWritten || isNamed ? handedBack(text, range, site) : nil
    }
    if isNamed, site.file.isOnlySpoken(text) { return nil }
    // In a key the translator has both in hand; capitals that no list holds may be another word.
    let isHint = isNamed ? audience == .localizedKey : !isWritten
    return finding(range, in: text, severity: isHint ? .info : site.severity(ofPhrase: text), site)
  }

  private func handedBack(_ text: Expression, _ range: ByteRange, _ site: Site) -> Finding? {
    site.isHandedBack(text) ? finding(range, in: text, severity: site.severity(ofHandedBack: text), site) : nil
  }

  private func finding(_ range: ByteRange, in text: Expression, severity: Severity?, _ site: Site) -> Finding {
    let pair = text.tokens.filter { range.contains(site.structure.range($0).start) }
    return isCoin(pair, site.structure)
      ? Finding(range, Self.messageOfCoin, severity: .info) : Finding(range, message, severity: severity)
  }

  /// `chain.symbol`, `denom`: no formatter knows the signs of coins, which most apps write behind the amount everywhere.
  func isCoin(_ tokens: some Sequence<Int>, _ structure: Structure) -> Bool {
    var isNamed = false
    for token in tokens where structure.kind(token) == .identifier {
      if structure.name(token, holdsAnyOf: ["currency", "fiat"]) { return false }
      isNamed = isNamed || structure.name(token, endsWithAnyOf: ["symbol", "ticker", "denom", "denomination", "code"])
    }
    return isNamed
  }

  static let messageOfCoin =
    "the sign is glued to the amount, and the two change places between right-to-left words; "
    + "isolate them or use one localized format"

  /// `"$" + String(price)`, `String(price) + " €"`
  private func added(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.isSignAlone(stringAt: quote) else { return nil }
    let isLast = structure.token(quote - 1, is: "+")
    guard isLast || structure.token(quote + 3, is: "+") && structure.kind(quote + 4) != nil else { return nil }
    let other = isLast ? structure.operand(around: quote - 2) : structure.operand(around: quote + 4)
    let isWritten = isNumberText(other, site) || site.file.isFormatted(endingAt: other.last)
    guard isAmount(other, site) || isWritten, site.audience(ofStringAt: quote).isUser.isYes else { return nil }
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
      guard let range = structure.currency(beside: specifier) else { continue }
      let text = structure.operand(around: quote)
      guard site.audience(of: text).isUser.isYes else { return handedBack(text, range, site) }
      return Finding(range, message, severity: site.severity(ofPhrase: text))
    }
    return nil
  }

  /// A number, or a text that by its name is one, `formatShort(pool)`: `$\(ticker)` is no amount.
  func isAmount(_ expression: Expression, _ site: Site) -> Bool {
    if site.isNumber(expression).isYes { return true }
    let structure = site.structure
    if structure.kind(expression.last) == .rightParen, let call = structure.lastName(endingAt: expression.last),
      structure.name(call, beginsWithWord: "format")
    {
      return true
    }
    return expression.tokens.contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: Self.amounts)
    }
  }

  static let amounts: [StaticString] = [
    "price", "amount", "cost", "total", "balance", "fee", "budget", "salary", "discount", "subtotal", "payment",
    "money", "currency", "profit", "income", "expense", "refund",
  ]

  let message =
    "the currency sign is glued to the number: other languages put it elsewhere and use other digits; "
    + "use .formatted(.currency(code:))"
}
