import RTLRuleKit
import RTLSyntax

struct UnlocalizedSentence: Rule {
  let id = "unlocalized_sentence"
  let summary = "A sentence with values in it that is never translated"
  let rationale = """
    "Constructing UI strings like this is a bad idea": the sentence stays English, numbers in it keep Latin digits, and \
    a name of the other direction pulls the signs around it to the wrong side (Get it right (to left)). A text that is \
    looked up takes the same interpolations and does all three right.
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "label.text = ⟦\"\\(name) has the highest score\"⟧",
    "UIAlertController(title: ⟦\"Delete \\(count) of your items?\"⟧, message: nil, preferredStyle: .alert)",
    "Text(verbatim: ⟦\"Last seen \\(date) by \\(user)\"⟧)",
    "content.body = ⟦\"\\(sender) sent you a photo\"⟧",
    """
    let text = ⟦"Downloading \\(file.name) from the server"⟧
    statusLabel.text = text
    """,
    "button.setTitle(⟦\"Pay with \\(card)\"⟧, for: .normal)",
  ]
  let good: [Example] = [
    "label.text = String(localized: \"\\(name) has the highest score\")",
    "Text(\"\\(name) has the highest score\")",
    "print(\"\\(name) has the highest score\")",
    "label.text = \"\\(first) – \\(last)\"",
    "label.text = \"\\(width) x \\(height)\"",
    "label.text = \"The end of it\"",
    "logger.info(\"\\(name) has the highest score\")",
    "fatalError(\"no view for \\(name) here\")",
    "button.accessibilityIdentifier = \"button for \\(name)\"",
    "label.text = NSLocalizedString(\"Hello \\(name) and all\", comment: \"\")",
    "label.text = \"\\(user)@\\(host)\"",
    "label.text = \"https://example.com/\\(user)/home page\"",
    "let sql = \"SELECT name FROM \\(table)\"",
    "label.text = \"\\(title) (\\(count))\"",
    "label.text = \"v\\(version)\"",
    "var description: String { \"a user of the name \\(name)\" }",
    "label.text = \"מספר הפריטים בסל \\(count)\"",
    "label.text = \"editor.mode.reply-\\(name)\"", "label.text = \"\\(title) editor.title.is-empty\"",
    "struct Failure: LocalizedError { var errorDescription: String? { \"nothing found at \\(path)\" } }",
    Example("label.text = \"Reset all \\(count) flags now\"", path: "App/Debug/FlagsView.swift"),
    "class DebugMenu { func show() { label.text = \"Reset all \\(count) flags\" } }",
  ]

  let triggers: [Trigger] = [.interpolation]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = structure.opening(around: site.index), structure.kind(quote) == .stringStart,
      structure.interpolations(ofStringAt: quote).first == site.index, isSentence(quote, structure),
      !isLookedUp(quote, structure), site.audience(ofStringAt: quote) == .plain, site.severityOfText == nil
    else { return nil }
    return Finding(
      structure.range(quote, through: structure.end(ofGroup: quote)),
      "this sentence is never translated, and its values are neither isolated nor in the reader's digits; "
        + "use String(localized:)"
    )
  }

  /// Two words at least, and neither an address nor markup; nor one in the language of the readers.
  private func isSentence(_ quote: Int, _ structure: Structure) -> Bool {
    let texts = structure.texts(ofStringAt: quote)
    guard structure.end(ofGroup: quote) < structure.tokens.count,
      texts.reduce(0, { $0 + structure.wordCount(in: $1) }) >= 2,
      texts.contains(where: { structure.source[$0].contains(UInt8(ascii: " ")) })
    else { return false }
    return !texts.contains { text in
      structure.source[text].contains { [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "_")].contains($0) }
        || structure.source[text].contains { 0xD7...0xDF ~= $0 } || structure.holds("://", in: text)
        || holdsPath(text, structure)
    }
  }

  /// `editor.title.empty`, `com.example.cart`: a key or a name, in which a period parts letters twice.
  private func holdsPath(_ text: ByteRange, _ structure: Structure) -> Bool {
    var periods = 0
    for offset in text.start..<text.end {
      switch structure.source[offset] {
      case UInt8(ascii: " "): periods = 0
      case UInt8(ascii: "."):
        guard offset + 1 < text.end, 0x61...0x7A ~= structure.source[offset + 1] | 0x20 else { continue }
        periods += 1
        if periods > 1 { return true }
      default: break
      }
    }
    return false
  }

  /// A key with values in it is another rule's matter.
  private func isLookedUp(_ quote: Int, _ structure: Structure) -> Bool {
    let after = structure.end(ofGroup: quote) + 2
    if structure.isMember(after), structure.name(after, holdsAnyOf: ["localized", "localize"]) { return true }
    guard let call = structure.call(around: quote) else { return false }
    return structure.name(call.callee, holdsAnyOf: ["localized"])
      || structure.token(call.callee, is: "NSLocalizedString")
  }
}
