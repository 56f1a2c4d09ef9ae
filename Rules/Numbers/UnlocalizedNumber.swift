import RTLRuleKit
import RTLSyntax

struct UnlocalizedNumber: Rule {
  let id = "unlocalized_number"
  let summary = "A number is shown to the user in Latin digits, whatever the language"
  let rationale = """
    An interpolation into a plain string, `String(number)` and `description` always write Latin digits and no \
    separators. Readers of Arabic, Persian, Hindi and others see digits that are not theirs among words that are. \
    "The String init function that takes a number, always use Latin digits", says "Get it right (to left)". \
    The literal of a SwiftUI `Text` is a localized key and writes the right digits by itself.
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/documentation/foundation/binaryinteger/formatted()",
  ]

  let bad: [Example] = [
    "label.text = \"⟦\\(items.count)⟧\"",
    "badgeLabel.text = ⟦String(unread.count)⟧",
    "Text(⟦String(store.items.count)⟧)",
    "Text(verbatim: \"⟦\\(items.count)⟧\")",
    "tabBarItem.badgeValue = \"⟦\\(unreadCount)⟧\"",
    "button.setTitle(⟦String(page + 1)⟧, for: .normal)",
    "pageLabel.text = \"⟦\\(index + 1)⟧/\\(pages.count)\"",
    "label.text = ⟦NSNumber(value: score).stringValue⟧",
    "detailLabel.text = ⟦items.count.description⟧",
    """
    func update(count: Int) {
      let text = "⟦\\(count)⟧ new"
      cell.textLabel?.text = isLoading ? nil : text
    }
    """,
    "LabeledContent(L10n.channels, value: \"⟦\\(stream.channels.count)⟧\")",
    "label.text = L10n.downloads(⟦String(downloads.count)⟧)",
    "label.text = String(format: NSLocalizedString(\"%@ left\", comment: \"\"), ⟦String(left.count)⟧)",
    "text.text = [⟦selected.count.description⟧, ⟦all.count.description⟧].joined(separator: \" / \")",
  ]
  let good: [Example] = [
    "Text(\"\\(items.count)\")",
    "Text(\"\\(items.count) items\")",
    "Text(items.count, format: .number)",
    "label.text = items.count.formatted()",
    "label.text = \"\\(title)\"",
    "label.text = NumberFormatter.localizedString(from: 3, number: .decimal)",
    "label.text = item.description",
    "print(\"\\(items.count)\")",
    "logger.info(\"\\(items.count) loaded\")",
    "let url = URL(string: \"https://example.com/?page=\\(page + 1)\")",
    "cell.accessibilityIdentifier = \"cell-\\(indexPath.row)\"",
    "label.text = \"\\(version.majorVersion + 0)\"",
    "portLabel.text = \"\\(server.port + 0)\"",
    "let key = \"item-\\(items.count)\"",
    "var debugDescription: String { \"\\(items.count) items\" }",
    "label.text = \"\\(count)%\"",
    "Button(\"\\(items.count) more\") { show() }",
    "label.text = String(localized: \"\\(items.count) items\")",
    "label.text = String(format: \"%02x\", value)",
    "UserDefaults.standard.set(\"\\(items.count)\", forKey: \"count\")",
    "label.text = String(title.prefix(3))",
    "yearLabel.text = \"\\(Int(year))\"",
    "label.text = \"#\\(Int(ticket.id))\"",
    """
    func send(count: Int) { client.post(body: "\\(count)") }
    """,
    "struct Key: CodingKey { init(intValue: Int) { self.stringValue = \"\\(intValue)\" } }",
    "label.text = formatter.string(from: value) ?? \"\\(Int(value))\"",
    """
    func save() {
      let newFileName = "\\(name) \\(items.count)"
      label.text = newFileName
    }
    """,
    "slider.stringValue = String(items.count)",
    """
    for index in 0..<3 { view.restorationIdentifier = "row\\(index)" }
    """,
    "UIImage(named: \"frame\\(items.count)\")",
  ]

  let triggers: [Trigger] = [.interpolation, .word("String"), .word("description"), .word("stringValue")]

  func check(_ site: Site) -> Finding? {
    if site.structure.kind(site.index) == .interpolationStart { return interpolated(site) }
    if site.is("String") { return constructed(site) }
    return described(site)
  }

  /// `"\(count)"`; the first number of a literal stands for all.
  private func interpolated(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = structure.opening(around: site.index), structure.kind(quote) == .stringStart,
      !structure.hasGluedSign(inStringAt: quote), !structure.hasSign(beside: structure.operand(around: quote)),
      site.audience(ofStringAt: quote) == .plain, isCountable(site.index, site), isFirst(site.index, in: quote, site)
    else { return nil }
    let range = structure.range(site.index, through: structure.end(ofGroup: site.index))
    return finding(range, ofText: structure.operand(around: quote), site)
  }

  private func isFirst(_ start: Int, in quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    var index = quote + 1
    while index < start {
      if structure.kind(index) == .interpolationStart, isCountable(index, site) { return false }
      index = structure.tokens[index].kind.opensGroup ? structure.end(ofGroup: index) + 1 : index + 1
    }
    return true
  }

  private func isCountable(_ start: Int, _ site: Site) -> Bool {
    let close = site.structure.end(ofGroup: start)
    // `\(price, formatter: currency)` is formatted.
    guard close > start + 1, close < site.structure.tokens.count, site.structure.elements(ofGroup: start).count == 1
    else { return false }
    return isQuantity(Expression(start + 1, close - 1), site) && !isPartOfCode(start, site)
  }

  /// `#\(n)`, `v\(n)`, `key=\(n)`: a name, not a quantity.
  private func isPartOfCode(_ start: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.kind(start - 1) == .stringText, let last = structure.bytes(start - 1).last else { return false }
    return "#v=_@.".utf8.contains(last)
  }

  /// `String(count)`, `String(describing: count)`
  private func constructed(_ site: Site) -> Finding? {
    let structure = site.structure
    guard !structure.isMember(site.index), let call = structure.call(of: site.index) else { return nil }
    let arguments = structure.arguments(of: call)
    guard arguments.count == 1, let argument = arguments.first, !argument.isEmpty,
      argument.label.map({ structure.token($0, is: "describing") }) ?? true
    else { return nil }
    let operand = structure.operand(around: site.index)
    guard operand.last == structure.end(ofGroup: call.open), reachesUser(operand, site),
      isQuantity(Expression(argument.start, argument.end - 1), site)
    else { return nil }
    return finding(structure.range(operand.first, through: operand.last), ofText: operand, site)
  }

  /// `count.description`, `NSNumber(value: x).stringValue`
  private func described(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let end = structure.receiverEnd(ofMember: site.index) else { return nil }
    let operand = structure.operand(around: site.index)
    guard operand.last == site.index, operand.first <= end, reachesUser(operand, site),
      isQuantity(Expression(operand.first, end), site)
    else { return nil }
    return finding(structure.range(operand.first, through: operand.last), ofText: operand, site)
  }

  private func reachesUser(_ operand: Expression, _ site: Site) -> Bool {
    !site.structure.hasSign(beside: operand) && site.audience(of: operand) == .plain
  }

  /// What a person edits may be read back by code that knows Latin digits only: no more than a hint there.
  private func finding(_ range: ByteRange, ofText text: Expression, _ site: Site) -> Finding {
    Finding(range, message, severity: isEditable(text, site) ? .info : site.severityOfText)
  }

  private func isEditable(_ text: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard case .assigned(let property) = structure.place(of: text), structure.token(property, is: "text"),
      let receiver = structure.receiverName(ofMember: property)
    else { return false }
    if let type = site.file.type(ofName: receiver), type == TypeKey("UITextField") || type == TypeKey("UITextView") {
      return true
    }
    return structure.name(receiver, endsWithAnyOf: ["textfield", "field", "input", "tf"])
  }

  /// A number that counts or measures: versions, ports and years are read as names.
  private func isQuantity(_ expression: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard site.isNumber(expression).isYes else { return false }
    return !(expression.first...expression.last).contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: Self.codes)
    }
  }

  private static let codes: [StaticString] = [
    "version", "build", "port", "id", "identifier", "pin", "code", "year", "hex", "zip", "otp", "seed", "pid", "ip",
    "phone", "port", "revision", "hash", "timestamp", "digit", "nonce", "ascii", "debug",
  ]

  private let message =
    "the number is written in Latin digits in every language; "
    + "use .formatted(), a NumberFormatter or a localized format with the number itself"
}
