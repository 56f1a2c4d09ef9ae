import RTLRuleKit
import RTLSyntax

struct LocalizedNumberForProgram: Rule {
  let id = "localized_number_for_program"
  let summary = "A number or a time written for a person is read again, searched or sent by the program"
  let rationale = """
    Number formatters write the person's own digits and decimal mark: "١٢٫٥" in Arabic, "12,5" in French. `Double` and \
    `Int` read Latin digits and a point alone, so they give nil there, and no server expects anything else. What is \
    rounded by way of a text comes back as nothing. Nor is "0" or "AM" ever found in a text of other digits and words: a \
    clock that is taken for one of 24 hours since it says neither AM nor PM is so in every language that has its own.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/numberformatter",
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
  ]

  let bad: [Example] = [
    """
    func rounded(_ price: NSNumber) -> Double? {
      let formatter = NumberFormatter()
      formatter.maximumFractionDigits = 2
      return Double(⟦formatter.string(from: price)⟧ ?? "")
    }
    """,
    "let size = Int(⟦String.localizedStringWithFormat(\"%.0f\", width)⟧)",
    "let value = Double(⟦share.formatted(.number.precision(.fractionLength(2)))⟧)",
    "func f(rest: Double) { timeLeft = Double(⟦rest.formatted()⟧)! }",
    "items.append(URLQueryItem(name: \"price\", value: ⟦price.formatted(.number)⟧))",
    """
    func isClockOf24Hours() -> Bool {
      let formatter = DateFormatter()
      formatter.timeStyle = .short
      let text = ⟦formatter.string(from: Date())⟧
      return !text.contains("AM") && !text.contains("PM")
    }
    """,
    """
    func place(_ share: String) -> String? {
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      return ⟦formatter.string(from: 1)⟧?.replacingOccurrences(of: "1", with: share)
    }
    """,
    "let isMorning = ⟦day.formatted(date: .omitted, time: .shortened)⟧.lowercased().hasSuffix(\"am\")",
    "func f() { let text = (⟦rate.formatted(.percent)⟧); isZero = text.hasPrefix(\"0\") }",
    "func f() { let f = NumberFormatter(); let text = ⟦f.string(from: n)⟧ ?? \"\"; rate = Decimal(string: text) }",
    """
    enum Texts { static let minusZero = "-0" }
    func f(_ n: NSNumber) {
      let plain = NumberFormatter()
      let text = ⟦plain.string(from: n)⟧ ?? ""
      label.text = text == Texts.minusZero ? zero : text
    }
    """,
    """
    func send(_ level: NSNumber) {
      let formatter = NumberFormatter()
      let text = ⟦formatter.string(from: level)⟧ ?? ""
      request.setValue(text, forHTTPHeaderField: "X-Level")
    }
    """,
  ]
  let good: [Example] = [
    "let value = (share * 100).rounded() / 100",
    "label.text = formatter.string(from: price)",
    "let f = NumberFormatter(); f.locale = Locale(identifier: \"en_US_POSIX\"); x = Double(f.string(from: n) ?? \"\")",
    "let f = NumberFormatter(); f.numberStyle = .percent; label.text = f.string(from: n)",
    "let value = Double(String(format: \"%.2f\", share))",
    "let value = Double(makeFormatter().string(from: n) ?? \"\")",
    "let width = Double(price.formatted(.number).count)",
    "let value = Double(price.formatted(.number.locale(.posix)))",
    "let f = NumberFormatter(); cell.show(f.string(from: n))",
    "let text = String.localizedStringWithFormat(\"%d\", count); label.text = text",
    "let f = NumberFormatter(); print(f.string(from: n) ?? \"\")",
    "URLQueryItem(name: \"day\", value: day.formatted(.iso8601))",
    "let x = Int(name.formatted())",
    "func f() { let f = ISO8601DateFormatter(); let text = f.string(from: d); if text.contains(\"00\") { show() } }",
    """
    func f() {
      let f = DateFormatter()
      f.locale = Locale(identifier: "en_US_POSIX")
      f.timeStyle = .short
      if f.string(from: d).contains("AM") { show() }
    }
    """,
    "func f() { let f = DateFormatter(); f.timeStyle = .short; f.amSymbol = \"AM\"; b = f.string(from: d).contains(\"AM\") }",
    "func f() { let f = DateFormatter(); f.dateStyle = .short; name = f.string(from: d).replacingOccurrences(of: \"/\", with: \"-\") }",
    "func f() { let f = NumberFormatter(); if f.string(from: n)!.contains(\".\") { trim() } }",
    "func f() { let f = DateFormatter(); f.dateStyle = .short; same = f.string(from: a) == f.string(from: b) }",
    "let groups = Dictionary(grouping: days) { f.string(from: $0) }",
    "func f() { let f = NumberFormatter(); let t = f.string(from: n)!; rate = Decimal(string: t, locale: f.locale) }",
    "func f() { let f = NumberFormatter(); t = f.string(from: n)!.replacingOccurrences(of: \"\\u{00A0}\", with: \" \") }",
    "let is24 = !DateFormatter.dateFormat(fromTemplate: \"j\", options: 0, locale: .current)!.contains(\"a\")",
    "let text = phone.formatted(); if text.hasPrefix(\"0\") { dial() }",
    "if day.formatted(.iso8601).hasPrefix(\"20\") { show() }",
  ]

  let triggers: [Trigger] = [.word("string"), .word("localizedStringWithFormat"), .word("formatted")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let call = structure.call(of: site.index) else { return nil }
    let close = structure.end(ofGroup: call.open)
    guard close < structure.tokens.count else { return nil }
    let text = structure.range(structure.chainStart(site.index), through: close)
    if let message = messageOfSearch(call, site) { return Finding(text, message) }
    let whole = structure.operand(around: site.index)
    // `.formatted().count` is no text any more.
    guard writesNumber(call, site),
      whole.last == close || structure.kind(whole.last) == .exclamation && whole.last == close + 1,
      let use = site.file.programUse(of: whole), use != .logged
    else { return nil }
    return Finding(
      text,
      "programs read Latin digits alone, but this is written in the person's own; round the number itself, or format it "
        + "with Locale(identifier: \"en_US_POSIX\")"
    )
  }

  private func writesNumber(_ call: Call, _ site: Site) -> Bool {
    let structure = site.structure
    if site.is("localizedStringWithFormat") {
      return structure.firstArgument(of: call).flatMap { structure.literal($0) }.map {
        let specifiers = structure.formatSpecifiers(ofStringAt: $0)
        return !specifiers.isEmpty && specifiers.allSatisfy { $0.isNumber }
      } ?? false
    }
    if site.is("formatted") { return isNumberStyle(call, structure) || isReadAtOnce(call, site) }
    guard let label = structure.firstArgument(of: call)?.label, structure.token(label, is: "from"),
      let receiver = structure.receiverName(ofMember: site.index)
    else { return false }
    return site.file.isPlainFormatter(receiver, of: TypeKey("NumberFormatter"))
      && !site.file.formatterUses(ofProperty: site.index).hasOtherLocale
  }

  /// `Double(rest.formatted())`
  private func isReadAtOnce(_ call: Call, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.arguments(of: call).isEmpty, let reading = structure.call(around: call.callee),
      structure.token(reading.callee, isAnyOf: "Double", "Float", "CGFloat", "Decimal"),
      structure.arguments(of: reading).map(\.label) == [nil], let end = structure.receiverEnd(ofMember: call.callee)
    else { return false }
    return site.isNumber(Expression(structure.chainStart(end), end)).isYes
  }

  /// `.formatted(.number.precision(…))` without a locale
  private func isNumberStyle(_ call: Call, _ structure: Structure) -> Bool {
    guard let style = structure.firstArgument(of: call), structure.kind(style.start) == .period,
      structure.token(style.start + 1, is: "number")
    else { return false }
    return !(style.start..<style.end).contains { structure.token($0, is: "locale") }
  }
}
