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
  let severity = Severity.warning

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
    "label.text = names.⟦joined(separator: \", \")⟧; func read() { lines = file.components(separatedBy: \"\\n\") }",
    "func credits(_ book: Book) -> String { book.authors.map(\\.name).⟦joined(separator: \", \")⟧ }",
    """
    func show(_ guests: [Guest]) {
      var list = guests[0].name
      for guest in guests.dropFirst() { list += "⟦, ⟧\\(guest.name)" }
      guestLabel.text = list
    }
    """,
    """
    var list = ""
    for tag in tags {
      if !list.isEmpty { list += "⟦, ⟧" }
      list += tag.title
    }
    tagsLabel.text = list
    """,
    "label.text = names.reversed().⟦joined(separator: \", \")⟧",
    "label.text = names.map { $0.split(separator: \" \")[0] }.⟦joined(separator: \", \")⟧",
    "label.text = names.dropFirst().reduce(names[0]) { $0 + \"⟦, ⟧\" + $1 }",
    "for tag in tags { line.append(NSAttributedString(string: \"⟦, ⟧\")); line.append(tag.text) }; label.attributedText = line",
    "cell.accessibilityValue = tags.map { $0.title }.⟦joined(separator: \", \")⟧",
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
    "let list = kinds.map { $0.rawValue }.joined(separator: \", \")",
    "let joined = ids.joined(separator: \", \")",
    "label.text = names.joined()", "label.text = config.dnsServers.joined(separator: \", \")",
    "URLQueryItem(name: \"ids\", value: ids.joined(separator: \",\"))",
    "view.accessibilityLabel = [title, subtitle].joined(separator: \", \")",
    "var accessibilityText: String { texts.joined(separator: \", \") }",
    "label.text = lastFour.map { String($0) }.joined(separator: \", \")",
    Example("label.text = names.joined(separator: \", \")", path: "App/FlagsDebugView.swift"),
    "label.text = [city, country].compactMap { $0 }.joined(separator: \", \")",
    "func log() -> String { columns.map(\\.name).joined(separator: \", \") }",
    "let list = \"[\\(names.map { \"'\\($0)'\" }.joined(separator: \", \"))]\"",
    "let taskName = \"Set \" + changes.map(\\.title).joined(separator: \", \")",
    "let line = fileNames.joined(separator: \", \")",
    "let row = users.map(\\.name).joined(separator: \",\")",
    "func credits() -> String { [book.author.name, book.publisher.name].joined(separator: \", \") }",
    "addressLabel.text = street + \", \" + city",
    "var address = street; if let city { address += \", \\(city)\" }; addressLabel.text = address",
    "for column in columns { sql += \", \\(column)\" }",
    "for name in names { print(\", \" + name) }",
    "func table() { out.append(sign + \"\\t\"); out.append(names.joined(separator: \", \")); view.string = out }",
    "for row in rows { row.label.text = row.last + \", \" + row.first }",
    "label.text = address.split(separator: \"\\n\").map { $0.trimmed() }.joined(separator: \", \")",
    "func f() { let lines = place.text.components(separatedBy: \"\\n\"); label.text = lines.joined(separator: \", \") }",
    "field.text = tags.joined(separator: \", \"); func read() { tags = field.text.components(separatedBy: \", \") }",
    "label.text = resources.customServers.joined(separator: \", \")",
    "label.text = mail.addresses.joined(separator: \", \")",
    "Text(\"(\" + dice.map { \"\\($0.value)\" }.joined(separator: \", \") + \")\")",
    "label.text = node.ancestors.map(\\.title).joined(separator: \", \")",
    """
    func f() {
      while let up = node.parent { titles.append(up.title) }
      label.text = titles.reversed().joined(separator: ", ")
    }
    """,
  ]

  let triggers: [Trigger] = [.word("joined"), .text(", "), .text(" and "), .text(" & ")]

  func check(_ site: Site) -> Finding? {
    site.structure.kind(site.index) == .stringText ? grown(site) : joined(site)
  }

  private func joined(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let call = structure.call(of: site.index),
      let argument = structure.arguments(of: call).first, let label = argument.label,
      structure.token(label, is: "separator"), let quote = structure.literal(argument),
      isListSeparator(quote, structure)
    else { return nil }
    let close = structure.end(ofGroup: call.open)
    guard close < structure.tokens.count, !joinsParts(site), !joins(Self.codes, site), !isPartedAgain(site),
      !isWayUp(site), site.severityOfText == nil, !isReadAgain(quote + 1, site),
      case let whole = structure.operand(around: site.index), !isOfNumbersInBrackets(whole, site)
    else { return nil }
    let audience = site.audience(of: whole)
    let isHeard = site.file.isOnlySpoken(whole)
    if isInColumn(whole, site) || isHeard && !isOfNames(whole, quote, site) { return nil }
    guard audience.isUser.isYes || audience == .unknown && isOfNames(whole, quote, site) else { return nil }
    let range = structure.range(site.index, through: close)
    // Without a space it may as well be a list for a program, and what is no list of names may be one text in parts.
    // Who hears it hears a pause.
    let isSure = audience.isUser.isYes && !isHeard && isOfNames(whole, quote, site) && !joins(Self.properNames, site)
    return Finding(range, message, severity: isSure ? nil : .info, fix: fix(range, quote + 1, site))
  }

  /// `list += ", \(name)"` and `$0 + ", " + $1`, again and again.
  private func grown(_ site: Site) -> Finding? {
    guard let list = site.grownList, site.severityOfText == nil, site.audience(of: list).isUser.isYes else {
      return nil
    }
    return Finding(site.range, message, severity: growsByNames(site) ? nil : .info)
  }

  private let message =
    "lists have other separators and an \"and\" in each language; use .formatted(.list(type: .and)) or ListFormatter"

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

  /// A cell of a table whose columns are parted by tabs: no sentence.
  private func isInColumn(_ whole: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    switch structure.place(of: structure.infix(around: whole)) {
    case .argument(let call, _) where structure.token(call.callee, is: "append"): break
    case .operand, .interpolated: break
    default: return false
    }
    return site.enclosingBody?.contains {
      structure.kind($0) == .stringText && structure.holds("\\t", in: structure.range($0))
    } ?? false
  }

  /// It needs iOS 15, and adds an "and" in English too.
  private func fix(_ range: ByteRange, _ separator: Int, _ site: Site) -> Fix? {
    guard site.isAvailable(iOS: .init(15), macOS: .init(12)) else { return nil }
    let isPlain = site.structure.token(separator, isAnyOf: ", ", " and ", ", and ", " & ")
    return isPlain ? Fix(.unsafe, "list format", [Edit(range, "formatted(.list(type: .and))")]) : nil
  }
}
