import RTLRuleKit
import RTLSyntax

struct GluedPercent: Rule {
  let id = "glued_percent"
  let summary = "A percent sign glued to a number stands on the wrong side in some languages"
  let rationale = """
    Where the percent sign stands, what space parts it from the number and what it looks like is a matter of the \
    language: Arabic has a sign and digits of its own, Turkish and Hebrew readers meet it on the other side. \
    A sign typed behind an interpolation is right in English alone. Apple names this very habit in \
    "Get it right (to left)": "you really don't want to do this kind of thing, where you're appending the percent sign".
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/documentation/foundation/floatingpointformatstyle/percent",
  ]

  let bad: [Example] =
    [
      "label.text = \"⟦\\(progress)%⟧\"",
      "Text(\"⟦\\(Int(fraction * 100))%⟧ complete\")",
      "valueLabel.text = String(Int(slider.value * 100)) + ⟦\"%\"⟧",
      "label.text = String(format: \"⟦%.0f%%⟧\", fraction * 100)",
      """
      func valueText(at index: Int) -> String {
        return "⟦\\(steps[index])%⟧"
      }
      func update() {
        slider.accessibilityValue = valueText(at: 3)
      }
      """,
      """
      struct Row: View {
        let title: String
        let value: String
        var body: some View { HStack { Text(title); Text(value) } }
      }
      let row = Row(title: L10n.load, value: "⟦\\(server.load)%⟧")
      """,
      """
      let text = "⟦\\(percent) %⟧"
      cell.detailTextLabel?.text = text
      """,
      "LabeledContent(L10n.progress, value: isDone ? \"100\" : \"⟦\\(Int(completion))%⟧\")",
      "Text(\"⟦\\(earned)%⟧ of ⟦\\(maximum)%⟧\")",
      """
      var percentage: String { "⟦\\(Int(share * 100))%⟧" }
      func show() { label.text = L10n.completed(percentage) }
      """,
      "let label = NSTextField(labelWithString: \"⟦0%⟧\")",
      "label.text = steps.map { \"⟦\\($0)%⟧\" }.joined(separator: \", \")",
      #"window.subtitle = NSLocalizedString("Installed: ⟦\(Int(share * 100))%⟧", comment: "")"#,
      "import UIKit\nfunc shareText(_ share: Double) -> String { \"⟦\\(formatNumber(share))%⟧\" }",
      "import UIKit\nfunc shareText(_ share: Int) -> String { share.description + ⟦\"%\"⟧ }",
      "import UIKit\nfunc shareText(_ share: Double) -> String { \"⟦\\(formatter.string(from: share) ?? \"\")%⟧\" }",
    ] + Self.aloneOnes
  let good: [Example] =
    [
      "label.text = fraction.formatted(.percent)",
      "Text(fraction, format: .percent)",
      "let rest = value % count",
      "label.text = \"\\(value % count)\"",
      "let pattern = \"%\\(word)%\"",
      "label.text = \"%\\(word)%\"",
      "let query = \"SELECT * FROM notes WHERE title LIKE '%\\(word)%'\"",
      "request.filter(Note.title.like(\"%\\(word)%\"))",
      "let style = \"width: \\(width)%;\"",
      "print(\"\\(progress)%\")", "label.text = isRedacted ? \"0%\" : change",
      "logger.debug(\"loaded \\(progress)%\")",
      "os_log(\"%d%%\", progress)",
      "let url = URL(string: \"https://example.com/\\(name)%20\\(last)\")",
      "label.text = String(localized: \"\\(count) of \\(total)\")",
      "let format = NSLocalizedString(\"%d%% used\", comment: \"storage\")",
      "view.accessibilityIdentifier = \"step \\(step)%\"",
      "var description: String { \"\\(progress)%\" }",
      "webView.evaluateJavaScript(\"setZoom('\\(zoom)%')\")",
      "assert(total == 100, \"sum is \\(total)%\")",
      "throw ReportError(\"only \\(coverage)%\")",
      Example("let arguments = [\"\\(level)%\"]", path: "Package.swift"),
      "let key = \"discount.\" + name + \"%\"",
      "if text == \"\\(value)%\" { reset() }", "if text == \"0%\" { reset() }", "let key = \"100%\"",
    ] + Self.aloneForPrograms

  let triggers: [Trigger] = [
    .interpolation, .text("%"), .text(" %"), .text("\u{A0}%"), .word("format"), .word("localizedStringWithFormat"),
    .text("0%"), .text("0 %"), .text("50%"), .text("100%"), .text("100 %"),
  ]

  func check(_ site: Site) -> Finding? {
    switch site.structure.kind(site.index) {
    case .interpolationStart: return interpolated(site)
    case .stringText: return written(site) ?? appended(site)
    default: return formatted(site)
    }
  }

  /// `"\(progress)%"`
  private func interpolated(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let range = structure.percent(afterInterpolation: site.index),
      let quote = structure.opening(around: site.index)
    else { return nil }
    guard site.audience(ofStringAt: quote).isUser.isYes || isLookedUp(quote, structure) else {
      let isNumber = structure.content(ofInterpolation: site.index).map { isNumberOrItsText($0, site) } ?? false
      let handed = isNumber ? handedBack(range, structure.operand(around: quote), site) : nil
      return handed ?? alone(range, quote, isNumber: isNumber, site)
    }
    // What SwiftUI takes for a key has its digits written for the person; the sign alone stays as it is.
    let isKey = site.audience(ofStringAt: quote) == .localizedKey
    let text =
      isKey || site.file.isFormatted(endingAt: structure.end(ofGroup: site.index) - 1) ? messageOfSign : message
    let severity =
      isKey && isForTranslators(quote, structure) ? .info : site.severity(ofNumberIn: structure.operand(around: quote))
    return Finding(range, text, severity: severity)
  }

  /// `Text("\(share)% done")`, `Text("\(share)%", comment: "…")`: written for translators, who can move the sign.
  private func isForTranslators(_ quote: Int, _ structure: Structure) -> Bool {
    structure.wordCount(ofStringAt: quote) > 0
      || structure.call(around: quote).map { structure.argument("comment", of: $0) != nil } ?? false
  }

  /// `NSLocalizedString("Done: \(share)%", …)`: no table has such a key, so people read the key itself.
  private func isLookedUp(_ quote: Int, _ structure: Structure) -> Bool {
    guard let call = structure.call(around: quote), structure.token(call.callee, is: "NSLocalizedString") else {
      return false
    }
    return structure.arguments(of: call).first?.start == quote
  }

  /// `"0%"`: shown until the first value is known.
  private func written(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.bytes(site.index).first.map({ 0x30...0x39 ~= $0 }) ?? false,
      structure.kind(site.index - 1) == .stringStart, structure.kind(site.index + 1) == .stringEnd,
      !isForSkeleton(site), site.audience(ofStringAt: site.index - 1) == .plain
    else { return nil }
    return Finding(site.range, message, severity: .info)
  }

  /// `isRedacted ? Change(text: "0%") : Change(text: model.change)`: bars are drawn in its place.
  private func isForSkeleton(_ site: Site) -> Bool {
    let structure = site.structure
    let literal = structure.operand(around: site.index - 1)
    let call = structure.call(around: site.index - 1).map { structure.operand(around: $0.callee) }
    return [literal, call].contains { text in
      guard let question = text.flatMap({ structure.ternaryQuestion(around: $0) }),
        let condition = structure.ternary(question: question)?.condition
      else { return false }
      return condition.tokens.contains { structure.name($0, holdsAnyOf: ["redacted", "placeholder", "skeleton"]) }
    }
  }

  /// `String(progress) + "%"`
  private func appended(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.isSignAlone(stringAt: quote), structure.kind(quote - 1) == .binaryOperator,
      structure.token(quote - 1, isAnyOf: "+", "+=")
    else { return nil }
    let range = structure.range(quote, through: quote + 2)
    guard site.audience(ofStringAt: quote).isUser.isYes else {
      let number = structure.operand(around: quote - 2)
      return isNumberOrItsText(number, site) ? handedBack(range, structure.operand(around: quote), site) : nil
    }
    return Finding(
      range,
      site.file.isFormatted(endingAt: quote - 2) ? messageOfSign : message,
      severity: site.severity(ofNumberIn: structure.operand(around: quote))
    )
  }

  /// `String(format: "%.0f%%", progress)`
  private func formatted(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = site.formatLiteral else { return nil }
    let specifiers = structure.formatSpecifiers(ofStringAt: quote)
    for (number, sign) in zip(specifiers, specifiers.dropFirst())
    where sign.isPercentSign && !number.isPercentSign
      && structure.endOfSpace(from: number.range.end, to: sign.range.end) == sign.range.start
    {
      let range = ByteRange(number.range.start, sign.range.end)
      let text = structure.operand(around: quote)
      guard site.audience(of: text).isUser.isYes else { return handedBack(range, text, site) }
      return Finding(range, message, severity: site.severity(ofNumberIn: text))
    }
    return nil
  }

  private let cure = "use .formatted(.percent)"
  /// `progress.formatted() + "%"`: the digits are the person's, the sign is not.
  private var messageOfSign: String {
    "the percent sign is glued to the number: other languages have another one, and elsewhere; \(cure)"
  }
  var message: String {
    "the percent sign is glued to the number: it stands on the wrong side in other languages, beside Latin digits; \(cure)"
  }
}
