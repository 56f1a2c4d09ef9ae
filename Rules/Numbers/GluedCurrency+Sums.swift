import RTLRuleKit
import RTLSyntax

/// Signs that come from a name or are the code of some coin, put beside an amount by `+`.
extension GluedCurrency {
  /// `amount + " " + currencySymbol`, `currencySymbol + amount`, `balance + " ETH"`
  func summed(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.endsOperand(site.index - 1), structure.tokens.indices.contains(site.index + 1) else { return nil }
    if structure.kind(site.index + 1) == .stringStart { return coin(site) ?? signInFront(site) }
    let right = structure.operand(around: site.index + 1)
    guard structure.namesCurrency(right) else { return signInFront(site) }
    var amount = structure.operand(around: site.index - 1)
    if structure.isBlank(stringAt: amount.first), structure.token(amount.first - 1, is: "+"),
      structure.endsOperand(amount.first - 2)
    {
      amount = structure.operand(around: amount.first - 2)
    }
    return isAmountText(amount, site) ? finding(of: right, site) : nil
  }

  /// `currencySymbol + amount`, `currencySymbol + " " + amount`, woken at the first `+`.
  private func signInFront(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) != .stringEnd, structure.kind(site.index - 1) != .integer else { return nil }
    let left = structure.operand(around: site.index - 1)
    guard structure.namesCurrency(left) else { return nil }
    var amount = structure.operand(around: site.index + 1)
    if structure.isBlank(stringAt: amount.first), structure.token(amount.last + 1, is: "+"),
      structure.tokens.indices.contains(amount.last + 2)
    {
      amount = structure.operand(around: amount.last + 2)
    }
    return isAmountText(amount, site) ? finding(of: left, site) : nil
  }

  /// `balance + " ETH"`
  private func coin(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index + 1
    guard structure.kind(quote + 1) == .stringText, structure.kind(quote + 2) == .stringEnd else { return nil }
    let isKnown = structure.isSignAlone(stringAt: quote)
    let text = structure.range(quote + 1)
    // Of signs without letters it is told where they stand.
    guard structure.endOfCoin(startOf: text) == text.end || isKnown && structure.wordCount(in: text) > 0 else {
      return nil
    }
    let amount = structure.operand(around: site.index - 1)
    guard structure.namesMoney(amount) || isKnown && isAmount(amount, site) else { return nil }
    var found = finding(of: Expression(quote, quote + 2), site)
    // Capitals that no list holds may be another word.
    if !isKnown { found?.severity = .info }
    return found
  }

  /// `"0 \(currencySymbol)"`, `amount + " \(currencySymbol)"`, woken at the sign
  func named(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .stringText, let quote = structure.opening(around: site.index),
      quote == site.index - 2, let sign = structure.content(ofInterpolation: site.index), structure.namesCurrency(sign),
      site.audience(ofStringAt: quote) == .plain
    else { return nil }
    let text = structure.range(site.index - 1)
    let bytes = structure.source[text]
    let blank = UInt8(ascii: " ")
    let isNumber = bytes.last { $0 != blank }.map { 0x30...0x39 ~= $0 } ?? false
    let isAppended =
      bytes.allSatisfy { $0 == blank } && structure.token(quote - 1, is: "+") && structure.endsOperand(quote - 2)
      && isAmountText(structure.operand(around: quote - 2), site)
    guard isNumber && structure.wordCount(in: text) == 0 || isAppended else { return nil }
    let isCoin = isCoin(sign.tokens, structure)
    return Finding(
      ByteRange(text.start, structure.range(structure.end(ofGroup: site.index)).end),
      isCoin ? Self.messageOfCoin : message,
      severity: isCoin ? .info : site.severity(ofPhrase: structure.operand(around: quote))
    )
  }

  private func finding(of sign: Expression, _ site: Site) -> Finding? {
    guard site.audience(of: sign).isUser.isYes, !isPlaceChosen(sign, site) else { return nil }
    if isCoin(sign.tokens, site.structure) {
      return Finding(site.structure.range(sign.first, through: sign.last), Self.messageOfCoin, severity: .info)
    }
    return Finding(
      site.structure.range(sign.first, through: sign.last),
      message,
      severity: site.severity(ofPhrase: sign)
    )
  }

  /// An amount, or a text that ends or begins with one: `"0"`, `"\(balance) "`. Beside a sign a formatter has written
  /// numbers.
  private func isAmountText(_ expression: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard expression.last - expression.first < Self.longestAmount else { return false }
    guard structure.kind(expression.first) == .stringStart else {
      return isPlainAmount(expression, site) || site.file.isFormatted(endingAt: expression.last)
        || structure.lastName(endingAt: expression.last).map {
          structure.name($0, endsWithWord: "value") || structure.name($0, beginsWithWord: "formatted")
        } ?? false
    }
    guard structure.wordCount(ofStringAt: expression.first) == 0 else { return false }
    return structure.texts(ofStringAt: expression.first).contains { text in
      structure.source[text].contains { 0x30...0x39 ~= $0 }
    }
      || structure.interpolations(ofStringAt: expression.first).contains { start in
        structure.content(ofInterpolation: start).map { isPlainAmount($0, site) } ?? false
      }
  }

  /// A number, the text of one, or a name for money: not `currency.name`, which stands beside its code in any list.
  func isPlainAmount(_ expression: Expression, _ site: Site) -> Bool {
    if site.isNumber(expression).isYes || isNumberText(expression, site) { return true }
    let structure = site.structure
    guard let last = structure.lastName(endingAt: expression.last),
      !structure.name(last, endsWithAnyOf: Self.otherThanMoney)
    else { return false }
    return structure.path(endingAt: last).contains {
      structure.name($0, holdsAnyOf: Self.amounts) && !structure.name($0, endsWithAnyOf: Self.otherThanMoney)
    }
  }

  private static let otherThanMoney: [StaticString] = [
    "name", "flag", "title", "method", "code", "symbol", "type", "currency", "payment", "icon",
  ]

  /// `String(count)`, `count.description`, `String(format: "%.2f", rate)`
  func isNumberText(_ expression: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.token(expression.last, is: "description"), let end = structure.receiverEnd(ofMember: expression.last),
      expression.first <= end
    {
      return site.isNumber(Expression(expression.first, end)).isYes
    }
    guard structure.token(expression.first, is: "String"), let call = structure.call(of: expression.first),
      structure.end(ofGroup: call.open) == expression.last, let first = structure.firstArgument(of: call),
      !first.isEmpty
    else { return false }
    guard let label = first.label else { return site.isNumber(first.expression).isYes }
    return structure.token(label, is: "format")
      && structure.formatSpecifiers(ofStringAt: first.start).contains(where: \.isNumber)
  }

  private static let longestAmount = 64
}
