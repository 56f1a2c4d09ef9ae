import RTLRuleKit
import RTLSyntax

struct JoinedList: Rule {
  let id = "joined_list"
  let summary = "A list for people joined with a comma"
  let rationale = """
    Arabic parts the items of a list with "،" and says "and" before each, Japanese with "、", English says "and" before \
    the last. A comma from the code is wrong in all of them, and between right-to-left names it stands on the wrong \
    side. A list format knows them all.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/listformatter",
    "https://developer.apple.com/documentation/foundation/listformatstyle",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    Example(
      "label.text = names.⟦joined(separator: \", \")⟧",
      fixed: "label.text = names.formatted(.list(type: .and))"
    ),
    Example(
      "Text(tags.map { $0.title }.⟦joined(separator: \", \")⟧)",
      fixed: "Text(tags.map { $0.title }.formatted(.list(type: .and)))"
    ),
    "label.text = String(format: L10n.sharedWith, names.⟦joined(separator: \", \")⟧)",
    "label.text = people.⟦joined(separator: \" and \")⟧",
    """
    let list = names.⟦joined(separator: ", ")⟧
    subtitleLabel.text = list
    """,
    "label.text = people.⟦joined(separator: \" & \")⟧",
  ]
  let good: [Example] = [
    "label.text = names.formatted(.list(type: .and))",
    "label.text = ListFormatter.localizedString(byJoining: names)",
    "let sql = columns.joined(separator: \", \")",
    "print(names.joined(separator: \", \"))",
    "label.text = lines.joined(separator: \"\\n\")",
    "label.text = words.joined(separator: \" \")",
    "label.text = parts.joined(separator: \" · \")",
    "request.setValue(types.joined(separator: \", \"), forHTTPHeaderField: \"Accept\")",
    "let joined = names.joined(separator: \", \")",
    "label.text = names.joined()",
    "URLQueryItem(name: \"ids\", value: ids.joined(separator: \",\"))",
    "view.accessibilityLabel = [title, subtitle].joined(separator: \", \")",
    "label.text = lastFour.map { String($0) }.joined(separator: \", \")",
    Example("label.text = names.joined(separator: \", \")", path: "App/FlagsDebugView.swift"),
    "label.text = [city, country].compactMap { $0 }.joined(separator: \", \")",
  ]

  let triggers: [Trigger] = [.word("joined")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let call = structure.call(of: site.index),
      let argument = structure.arguments(of: call).first, let label = argument.label,
      structure.token(label, is: "separator"), let quote = structure.literal(argument),
      isListSeparator(quote, structure)
    else { return nil }
    let close = structure.end(ofGroup: call.open)
    guard close < structure.tokens.count, !joinsParts(site), site.severityOfText == nil,
      site.audience(of: structure.operand(around: site.index)).isUser.isYes
    else { return nil }
    let range = structure.range(site.index, through: close)
    return Finding(
      range,
      "lists have other separators and an \"and\" in each language; use .formatted(.list(type: .and)) or ListFormatter",
      fix: fix(range, quote + 1, site)
    )
  }

  private func isListSeparator(_ quote: Int, _ structure: Structure) -> Bool {
    guard structure.kind(quote) == .stringStart, structure.kind(quote + 2) == .stringEnd else { return false }
    return structure.token(quote + 1, isAnyOf: ", ", ",", " and ", ", and ", " & ", " or ")
  }

  /// `[city, country].joined(…)`: the parts of one text, such as an address or what VoiceOver says of a cell.
  /// `digits.map { String($0) }.joined(…)`: digits to be spelled.
  private func joinsParts(_ site: Site) -> Bool {
    let structure = site.structure
    if structure.kind(structure.chainStart(site.index)) == .leftSquare { return true }
    let end = site.index - 2
    guard structure.kind(end) == .rightBrace, let open = structure.partner(end) else { return false }
    return end - open < 10 && (open + 1..<end).allSatisfy { structure.token($0, isAnyOf: "String", "(", "$0", ")") }
  }

  /// It needs iOS 15, and adds an "and" in English too.
  private func fix(_ range: ByteRange, _ separator: Int, _ site: Site) -> Fix? {
    guard site.isAvailable(iOS: .init(15), macOS: .init(12)) else { return nil }
    let isPlain = site.structure.token(separator, isAnyOf: ", ", " and ", ", and ", " & ")
    return isPlain ? Fix(.unsafe, "list format", [Edit(range, "formatted(.list(type: .and))")]) : nil
  }
}
