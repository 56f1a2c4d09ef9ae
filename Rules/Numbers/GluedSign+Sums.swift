import RTLRuleKit
import RTLSyntax

/// Signs that stand before a number by a sum or a local, and those that a formatter is told to write.
extension GluedSign {
  func finding(_ range: Expression, _ value: Expression, in text: Expression, _ site: Site)
    -> Finding?
  {
    guard isWritten(value, site) || isAmount(value, site), !isOfAnotherKind(value, site)
    else { return nil }
    switch site.audience(of: text).isUser {
    case .yes where isWritten(value, site): break
    case .no: return nil
    default: guard isNamedForAmount(value, site), mayBeRead(text, site) else { return nil }
    }
    return Finding(
      site.structure.range(range.first, through: range.last),
      "the sign ends up behind the number among right-to-left words; let the formatter write it, "
        + "or isolate both with \\u{2066} and \\u{2069}",
      severity: isWrittenByFormatter(value, site) ? .warning : nil
    )
  }

  private func isWritten(_ value: Expression, _ site: Site) -> Bool {
    isWrittenByFormatter(value, site) || isWrittenNumber(value, site)
  }

  /// `"-" + formatter.string(from: fee)!`, `(change < 0 ? "-" : "+") + formatter.string(from: change)!`, and the same of
  /// `let sign = change < 0 ? "-" : "+"`.
  func sum(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.kind(quote) == .stringStart else { return nil }
    var sign = Expression(quote, site.index + 1)
    if structure.kind(sign.last + 1) != .binaryOperator, let question = structure.ternaryQuestion(around: sign),
      let ternary = structure.ternary(question: question)
    {
      sign = structure.parenthesized(Expression(ternary.condition.first, ternary.no.last))
    }
    if structure.kind(sign.last + 1) == .binaryOperator {
      return isFirstSign(from: sign.first, site) ? sum(of: sign.first, sign.last + 1, site) : nil
    }
    switch structure.place(of: sign) {
    case .initial(let index): return glued(local: index, site)
    case .assigned(let name):
      guard !structure.isMember(name), let index = site.file.declaration(of: name) else {
        return nil
      }
      return glued(local: index, site)
    default: return nil
    }
  }

  private func sum(of first: Int, _ op: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.token(op, is: "+"), structure.kind(op + 1) != nil else { return nil }
    let value = structure.operand(around: op + 1)
    let whole = structure.infix(around: value)
    guard whole.first == first else { return nil }
    return finding(Expression(first, value.last), structure.unwrapped(value), in: whole, site)
  }

  /// `"\(sign)\(amountText)"`, `sign + amountText`
  private func glued(local index: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    let declaration = structure.declarations[index]
    guard structure.scope(of: declaration).map({ $0.kind != .type }) ?? false,
      isFirstSign(from: Int(declaration.name), site)
    else { return nil }
    for use in site.file.uses(ofLocal: index, limit: 16) {
      if structure.kind(use - 1) == .interpolationStart {
        if let finding = interpolated(use, site) { return finding }
      } else if let finding = appended(use, site) {
        return finding
      } else if structure.kind(use - 1) != .binaryOperator,
        let finding = sum(of: use, use + 1, site)
      {
        return finding
      }
    }
    return nil
  }

  /// `sign.appending(amountText)`
  private func appended(_ sign: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.token(sign + 2, is: "appending"), structure.isMember(sign + 2),
      let call = structure.call(of: sign + 2), let value = structure.firstArgument(of: call), value.label == nil,
      !value.isEmpty
    else { return nil }
    let whole = Expression(sign, structure.last(ofGroup: call.open))
    return finding(whole, structure.unwrapped(value.expression), in: whole, site)
  }

  private func interpolated(_ sign: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    let next = structure.end(ofGroup: sign - 1) + 1
    guard next == sign + 2, structure.kind(sign - 2) == .stringStart,
      structure.kind(next) == .interpolationStart,
      let value = structure.content(ofInterpolation: next)
    else { return nil }
    let text = Expression(sign - 2, structure.last(ofGroup: sign - 2))
    return finding(Expression(sign - 1, structure.last(ofGroup: next)), value, in: text, site)
  }

  /// Of `change < 0 ? "-" : "+"` the first speaks for both.
  private func isFirstSign(from first: Int, _ site: Site) -> Bool {
    first < site.index
      && !(first..<site.index).contains {
        site.structure.kind($0) == .stringText
          && site.structure.token($0, isAnyOf: "-", "+", "−", "–")
      }
  }

  /// `formatter.positivePrefix = "+"`
  func prefix(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), structure.kind(site.index + 1) == .equal,
      structure.kind(site.index + 2) != nil, case let value = structure.value(at: site.index + 2),
      structure.kind(value.first) == .stringStart, value.last == value.first + 2,
      isSign(structure.bytes(value.first + 1)),
      let receiver = structure.receiverName(ofMember: site.index),
      structure.name(receiver, endsWithWord: "formatter")
        || site.file.type(ofName: receiver) == TypeKey("NumberFormatter")
    else { return nil }
    guard site.file.formatterUses(ofProperty: site.index).isPersons else { return nil }
    return Finding(
      structure.range(site.index, through: structure.parenthesized(value).last),
      "this sign comes without the marks that Arabic and Persian put around theirs, and ends up behind the number; "
        + "use the formatter's plusSign or minusSign",
      severity: .warning
    )
  }

  /// `+`, `  -`, `−`
  private func isSign(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.filter { $0 != UInt8(ascii: " ") }
    return rest == Array("+".utf8) || rest == Array("-".utf8) || rest == Array("−".utf8)
  }

  // MARK: - What stands behind the sign

  /// `formatter.string(from: fee)!`, `(fee.formatted(.number))`, and a local that is one of these or else another text
  func isWrittenByFormatter(_ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    var last = structure.operand(around: structure.unwrapped(value).first).last
    if structure.kind(last) == .identifier, !structure.isMember(last), let made = site.file.initialValue(of: last) {
      last = structure.operand(around: made.first).last
    }
    if structure.kind(last) == .exclamation { last -= 1 }
    return structure.kind(last) == .rightParen && structure.isFormatted(endingAt: last)
  }

  /// `amount` of `func signed(_ amount: String)`
  private func isAmount(_ value: Expression, _ site: Site) -> Bool {
    value.first == value.last && site.structure.name(value.last, endsWithAnyOf: Self.clearAmounts)
      && site.file.type(ofName: value.last) == TypeKey("String")
  }

  private func isNamedForAmount(_ value: Expression, _ site: Site) -> Bool {
    value.tokens.contains {
      site.structure.kind($0) == .identifier && site.structure.name($0, holdsAnyOf: Self.amounts)
    }
  }

  /// Dates, telephone numbers, time zones, and how many more there are.
  private func isOfAnotherKind(_ value: Expression, _ site: Site) -> Bool {
    value.tokens.contains {
      site.structure.kind($0) == .identifier && site.structure.name($0, holdsAnyOf: Self.others)
    }
  }

  /// Not `arguments.append("-\(amountText)")` and `name + "-\(amountText)"`.
  private func mayBeRead(_ text: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.kind(text.first - 1) == .binaryOperator, !structure.token(text.first - 1, is: "??") { return false }
    switch structure.place(of: text) {
    case .argument(_, let argument):
      return argument.label.map {
        structure.name($0, endsWithAnyOf: ["text", "string", "title", "subtitle", "amount"])
      } ?? false
    case .returned, .initial, .assigned: return true
    default: return false
    }
  }

  private static let clearAmounts: [StaticString] = [
    "amount", "balance", "fee", "price", "delta", "discount", "profit",
  ]
  private static let amounts: [StaticString] = [
    "amount", "balance", "fee", "price", "delta", "discount", "change", "difference", "value",
    "total", "gain", "profit",
  ]
  private static let others: [StaticString] = [
    "date", "day", "phone", "dial", "zone", "gmt", "utc", "offset", "extra", "more", "overflow",
    "hidden", "others",
    "id", "identifier", "key", "hash", "address", "version",
  ]
}
