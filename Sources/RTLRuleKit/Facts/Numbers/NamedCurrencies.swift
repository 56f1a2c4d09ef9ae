import RTLSyntax

/// Currency signs that come from a name, and codes of coins, of which no list is complete.
extension Structure {
  /// `currencySymbol`, `Network.shared.currencySymbol`, `price.currencyCode ?? ""`: by its name a currency's sign or code.
  package func namesCurrency(_ expression: Expression) -> Bool {
    guard expression.first <= expression.last, expression.last < tokens.count else { return false }
    let expression = unwrapped(expression)
    let first = operand(around: expression.first)
    guard let name = lastName(endingAt: first.last), name >= first.first,
      self.name(name, endsWithAnyOf: Self.currencyNames) || isSignOfCurrency(name)
    else { return false }
    return first.last >= expression.last || token(first.last + 1, is: "??")
  }

  /// `currency.displayCode`, `coin.symbol`
  private func isSignOfCurrency(_ name: Int) -> Bool {
    self.name(name, endsWithAnyOf: Self.signNames)
      && hasReceiver(ofMember: name) { self.name($0, endsWithAnyOf: Self.currencies) }
  }

  /// `chain.symbol`, `denom`: whatever it is the symbol of, beside an amount it is that of a currency.
  private func namesSymbol(_ expression: Expression) -> Bool {
    let expression = unwrapped(expression)
    return kind(expression.last) == .identifier && chainStart(expression.last) == expression.first
      && self.name(expression.last, endsWithAnyOf: ["symbol", "ticker", "denom", "denomination", "currency"])
  }

  private static let currencyNames: NameWords = [
    "currencysymbol", "currencycode", "currencysign", "tokensymbol", "coinsymbol",
  ]
  private static let signNames: NameWords = ["code", "symbol", "ticker", "sign", "rawvalue"]
  private static let currencies: NameWords = ["currency", "coin", "token", "fiat"]

  /// `\(amount) \(currencySymbol)`, `\(currencySymbol)\(amount)`: from the start of the one to the end of the other.
  package func namedCurrency(besideInterpolation start: Int) -> ByteRange? {
    let close = end(ofGroup: start)
    let next = isBlank(textAt: close + 1) ? close + 2 : close + 1
    let previous = isBlank(textAt: start - 1) ? start - 2 : start - 1
    // Few stand side by side: that comes first, and names are asked for of those.
    guard kind(next) == .interpolationStart || kind(previous) == .interpolationEnd,
      let value = content(ofInterpolation: start), !namesCurrency(value)
    else { return nil }
    func isSign(_ sign: Expression) -> Bool { namesCurrency(sign) || namesMoney(value) && namesSymbol(sign) }
    if kind(next) == .interpolationStart, content(ofInterpolation: next).map(isSign) ?? false {
      return range(start, through: end(ofGroup: next))
    }
    if kind(previous) == .interpolationEnd, let open = partner(previous),
      content(ofInterpolation: open).map(isSign) ?? false
    {
      return range(open, through: close)
    }
    return nil
  }

  /// What an interpolation shows, if anything: `price` of `\(price, specifier: "%.2f")`.
  package func content(ofInterpolation start: Int) -> Expression? {
    guard end(ofGroup: start) < tokens.count, let first = firstElement(ofGroup: start), !first.isEmpty,
      first.label == nil
    else { return nil }
    return first.expression
  }

  /// Whether a piece of text is one space, however it is written.
  private func isBlank(textAt index: Int) -> Bool {
    guard kind(index) == .stringText else { return false }
    let text = range(index)
    return text.count > 0 && endOfSpace(from: text.start, to: text.end) == text.end
  }

  /// Whether a literal is nothing but one space.
  package func isBlank(stringAt quote: Int) -> Bool {
    kind(quote) == .stringStart && isBlank(textAt: quote + 1) && kind(quote + 2) == .stringEnd
  }

  /// `\(balance) XMR`: any three to five capitals behind what by its names is money.
  func coin(afterInterpolation start: Int) -> ByteRange? {
    let close = end(ofGroup: start)
    guard kind(close + 1) == .stringText, let end = endOfCoin(startOf: range(close + 1)),
      let value = content(ofInterpolation: start), namesMoney(value)
    else { return nil }
    return ByteRange(range(start).start, end)
  }

  /// The end of a space and three to five capitals at the start of a text, where they are no word of English.
  package func endOfCoin(startOf text: ByteRange) -> Int? {
    let start = endOfSpace(from: text.start, to: text.end)
    var end = start
    while end < text.end, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= source[end] { end += 1 }
    guard start > text.start, 3...5 ~= end - start, end == text.end || !isWordByte(source[end]) else { return nil }
    // `ITEMS`, `DAYS`
    guard source[end - 1] != UInt8(ascii: "S") else { return nil }
    let isOther = Self.noCoins.contains { $0.utf8CodeUnitCount == end - start && matches($0, at: start, before: end) }
    return isOther ? nil : end
  }

  /// What else is written in capitals behind an amount.
  private static let noCoins: [StaticString] = [
    "VAT", "TAX", "NET", "OFF", "DUE", "NOW", "PAID", "LEFT", "EACH", "ONLY", "MORE", "TOTAL", "FREE", "BACK", "EXTRA",
    "AND", "FOR", "PER", "MIN", "MAX", "SEC", "CAL", "KCAL", "RPM", "FPS", "BPM", "UTC", "GMT", "DESC", "LIMIT", "FROM",
  ]

  /// `readableBalance`, `coinFormatter.string(from: price)`, `feeFormatter.string(from: gas)`: money, or what a formatter
  /// of numbers has written.
  package func namesMoney(_ expression: Expression) -> Bool {
    guard expression.first <= expression.last, expression.last < tokens.count,
      expression.last - expression.first < Self.longestAmount
    else { return false }
    let isFormatted = isFormatted(endingAt: expression.last)
    return expression.tokens.contains {
      guard kind($0) == .identifier, !name($0, endsWithWord: "count") else { return false }
      return name($0, holdsAnyOf: Self.money) || isFormatted && name($0, holdsAnyOf: Self.formatters)
    }
  }

  /// What is longer is no amount, and may hold others that are asked the same.
  private static let longestAmount = 64
  private static let money: NameWords = ["balance", "amount", "price", "fee", "wei", "satoshi"]
  private static let formatters: NameWords = ["number", "decimal", "currency", "coin", "ether"]

  /// `amount + " " + currencySymbol`, `currencySymbol + amount`: next to it in a sum, at most a space between.
  func isBesideNamedCurrency(_ amount: Expression) -> Bool {
    var next = amount.last + 1
    if token(next, is: "+"), isBlank(stringAt: next + 1) { next += 4 }
    if token(next, is: "+"), tokens.indices.contains(next + 1), namesCurrency(operand(around: next + 1)) { return true }
    var previous = amount.first - 1
    if token(previous, is: "+"), isBlank(stringAt: previous - 3) { previous -= 4 }
    return token(previous, is: "+") && previous > 0 && namesCurrency(operand(around: previous - 1))
  }
}
