import RTLRuleKit
import RTLSyntax

struct InterpolatedLocalizationKey: Rule {
  let id = "interpolated_localization_key"
  let summary = "A translation is looked up by a text that is put together at run time"
  let rationale = """
    The key of `NSLocalizedString` is taken as it is when the line runs. With a name or number in it there is no such \
    key in any table: people read the English text, whatever their language. The tools that collect keys do not find \
    it either. `String(localized:)` takes an interpolation apart and looks up a key with placeholders.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/nslocalizedstring",
    "https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)",
  ]

  let bad: [Example] = [
    Example(
      "label.text = ⟦NSLocalizedString(\"Hello \\(name)!\", comment: \"greeting\")⟧",
      fixed: "label.text = String(localized: \"Hello \\(name)!\", comment: \"greeting\")"
    ),
    "label.text = ⟦\"\\(count) new messages\".localized⟧",
    "let text = ⟦NSLocalizedString(\"Delete \\(file.name)?\", tableName: \"Files\", comment: \"\")⟧",
    "let text = ⟦\"Welcome back, \\(user)\".localized()⟧",
    "return ⟦NSLocalizedString(\"key_\\(kind) of the day\", comment: \"\")⟧",
    "alert.messageText = ⟦NSLocalizedString(\"The folder cannot be made. \" + reason, comment: \"\")⟧",
    "label.text = NSLocalizedString(\"via\", value: ⟦\"%@ via %@\\(isFast ? \" at once\" : \"\")\"⟧, comment: \"\")",
  ]
  let good: [Example] = [
    "label.text = String(localized: \"Hello \\(name)!\")",
    "label.text = NSLocalizedString(\"Hello\", comment: \"to \\(name)\")",
    "label.text = String.localizedStringWithFormat(NSLocalizedString(\"Hello %@!\", comment: \"\"), name)",
    "let text = NSLocalizedString(\"weekday.\\(day)\", comment: \"\")",
    "let text = \"error_\\(code)\".localized",
    "let text = NSLocalizedString(key, comment: \"\")",
    "Text(\"Hello \\(name)\")",
    "let text = LocalizedStringKey(\"Hello \\(name)\")",
    "let path = \"\\(folder) \\(file)\".localizedPath",
    "func NSLocalizedString(_ key: String) -> String { key }",
    "let text = NSLocalizedString(\"One sentence. \" + \"And one more.\", comment: \"\")",
    "let text = NSLocalizedString(\"weekday.\" + day, comment: \"\")",
    "let text = NSLocalizedString(\"hello\", value: \"Hello\", comment: \"\\(kind) of greeting\")",
    "let text = \"\\(prefix).\\(name)\".localized",
    "let text = \"\\(first) \\(last)\".localized",
    "log.verbose(NSLocalizedString(\"Success = \\(token)\", comment: \"\"))",
  ]

  let triggers: [Trigger] = [.word("NSLocalizedString"), .word("localized")]

  func check(_ site: Site) -> Finding? {
    site.is("localized") ? member(site) : call(site)
  }

  /// `NSLocalizedString("Hello \(name)", comment: "")`
  private func call(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(of: site.index), let key = structure.arguments(of: call).first, !key.isEmpty,
      case let close = structure.end(ofGroup: call.open), close < structure.tokens.count
    else { return nil }
    let value = structure.argument("value", of: call)
    let finding: Finding
    if isPutTogether(key, structure) {
      finding = Finding(structure.range(site.index, through: close), message, fix: fix(call, site))
    } else if let value, !value.isEmpty, isPutTogether(value, structure) {
      finding = Finding(structure.range(value.start, through: value.end - 1), messageOfValue)
    } else {
      return nil
    }
    return isForMachine(structure.operand(around: site.index), site) ? nil : finding
  }

  /// `"Hello \(name)"`, `"Failed: " + reason`
  private func isPutTogether(_ text: Argument, _ structure: Structure) -> Bool {
    if let quote = structure.literal(text) { return isSentence(quote, structure) }
    let parts = structure.summands(of: text.expression)
    return parts.contains { structure.kind($0.first) != .stringStart }
      && parts.contains { part in
        structure.kind(part.first) == .stringStart && structure.end(ofGroup: part.first) == part.last
          && hasWords(part.first, structure)
      }
  }

  /// `"Hello \(name)".localized`
  private func member(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let end = structure.receiverEnd(ofMember: site.index), structure.kind(end) == .stringEnd,
      let quote = structure.partner(end), isSentence(quote, structure),
      !isForMachine(structure.operand(around: quote), site)
    else { return nil }
    var last = site.index
    if let call = structure.call(of: last) { last = structure.last(ofGroup: call.open) }
    return Finding(structure.range(quote, through: last), message)
  }

  /// Whoever translates a text means it for people, unless a log or a store is given it at once.
  private func isForMachine(_ text: Expression, _ site: Site) -> Bool {
    guard case .argument = site.structure.place(of: text) else { return false }
    return site.audience(of: text) == .machine
  }

  /// An interpolation among words. `"weekday.\(day)"` names one of several keys.
  private func isSentence(_ quote: Int, _ structure: Structure) -> Bool {
    let close = structure.end(ofGroup: quote)
    guard close < structure.tokens.count,
      (quote + 1..<max(quote + 1, close)).contains(where: { structure.kind($0) == .interpolationStart })
    else { return false }
    return hasWords(quote, structure)
  }

  private func hasWords(_ quote: Int, _ structure: Structure) -> Bool {
    let texts = structure.texts(ofStringAt: quote)
    return texts.contains { structure.source[$0].contains(UInt8(ascii: " ")) }
      && texts.contains { structure.wordCount(in: $0) > 0 }
  }

  /// A key and a comment alone: what else there is has another name in `String(localized:)`.
  private func fix(_ call: Call, _ site: Site) -> Fix? {
    let structure = site.structure
    let arguments = structure.arguments(of: call)
    guard structure.literal(arguments[0]) != nil, site.isAvailable(iOS: .init(15), macOS: .init(12)),
      arguments.count == 2, let label = arguments[1].label, structure.token(label, is: "comment")
    else { return nil }
    let start = structure.range(site.index).start
    let edit = Edit(ByteRange(start, structure.range(call.open).end), "String(localized: ")
    return Fix(.unsafe, "String(localized:)", [edit])
  }

  private let message =
    "no table has a key with a value in it, so this is never translated; use String(localized:), or a format with "
    + "a placeholder"
  private let messageOfValue =
    "a translation has nothing of what is put into this text; use a format with a placeholder"
}
