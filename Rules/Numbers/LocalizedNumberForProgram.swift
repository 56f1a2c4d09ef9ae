import RTLRuleKit
import RTLSyntax

struct LocalizedNumberForProgram: Rule {
  let id = "localized_number_for_program"
  let summary = "A number written for a person is read again or sent by the program"
  let rationale = """
    Number formatters write the person's own digits and decimal mark: "١٢٫٥" in Arabic, "12,5" in French. `Double` and \
    `Int` read Latin digits and a point alone, so they give nil there, and no server expects anything else. What is \
    rounded by way of a text comes back as nothing.
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
  ]

  let triggers: [Trigger] = [.word("string"), .word("localizedStringWithFormat"), .word("formatted")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let call = structure.call(of: site.index) else { return nil }
    let close = structure.end(ofGroup: call.open)
    guard close < structure.tokens.count, writesNumber(call, site) else { return nil }
    let whole = structure.operand(around: site.index)
    // `.formatted().count` is no text any more.
    guard whole.last == close || structure.kind(whole.last) == .exclamation && whole.last == close + 1,
      let use = site.file.programUse(of: whole), use != .logged
    else { return nil }
    return Finding(
      structure.range(structure.chainStart(site.index), through: close),
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
