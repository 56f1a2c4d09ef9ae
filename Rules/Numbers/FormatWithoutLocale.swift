import RTLRuleKit
import RTLSyntax

struct FormatWithoutLocale: Rule {
  let id = "format_without_locale"
  let summary = "A format is filled in without a locale: digits stay Latin, and names are not isolated"
  let rationale = """
    `String(format:)` without a locale writes Latin digits in every language: "many of the other APIs on String that \
    can format numbers, including +stringWithFormat: always use Latin digits" (Get it right (to left)). It also \
    leaves a name of the other direction to mix with the words around it, where `localizedStringWithFormat` \
    isolates what is inserted for `%@` (What's New in International User Interfaces).
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/videos/play/wwdc2016/232/",
    "https://developer.apple.com/documentation/swift/string/localizedstringwithformat(_:_:)",
  ]

  let bad: [Example] = [
    "label.text = ⟦String(format: NSLocalizedString(\"%@ left\", comment: \"\"), chapter)⟧",
    "titleLabel.text = ⟦String(format: Texts.selected, items.count)⟧",
    "label.text = ⟦String(format: NSLocalizedString(\"%d new\", comment: \"\"), messages.count)⟧",
    "label.text = ⟦String(format: L10n.itemsSelected, selection.count)⟧",
    "label.text = ⟦String(format: \"%.1f\", rating)⟧",
    "label.text = ⟦.init(format: \"pages_left\".localized, pages.count)⟧",
    "LabeledContent(L10n.rating, value: ⟦String(format: \"%.1f\", rating)⟧)",
    """
    let format = NSLocalizedString("%d of %d", comment: "")
    let text = ⟦String(format: format, index + 1, pages.count)⟧
    """,
    "sizeLabel.text = ⟦String(format: \"%.1f\", Double(size) / pow(10, Double(digitGroups)))⟧",
    "return ⟦NSString(format: Strings.percentRead as NSString, Int(read * 100))⟧",
    "title = ⟦String(format: String(localized: \"%lld photos\"), photos.count)⟧",
    "label.text = ⟦String(format: L10n.greeting, user.name)⟧",
    "label.text = ⟦String(format: L10n.on, UIDevice.current.name)⟧",
    "post(app, userInfo: [.announcement: ⟦String(format: L10n.left, items.count)⟧])",
    "post(app, userInfo: [.message: ⟦String(format: L10n.changed, user.name)⟧])",
    """
    func f() {
      let text = ⟦String(format: L10n.open, user.name)⟧
      label.text = text
      view.accessibilityLabel = text
    }
    """,
    "hoursLabel.text = ⟦String(format: \"%02d\", (hoursRemaining))⟧", "l.text = ⟦String(format: \"%.0f°\", angle)⟧",
    "Text(⟦String(format: \"%.0f \\(L10n.grams)\", amount)⟧)",
    "enum UserText { static func found(_ n: Int) -> String { ⟦String(format: \"%d records about you\", n)⟧ } }",
    "label.text = L10n.welcome.⟦replacingOccurrences(of: \"[NAME]\", with: user.name)⟧",
    "func f() { let a = L10n.a; l.text = a.⟦replacingOccurrences(of: \"{title}\", with: b.title)⟧.replacingOccurrences(of: \"{n}\", with: c) }",
    "Status(L10n.synced(⟦String(format: \"%0.1f\", share)⟧))",
    "struct User { let firstname: String; let curator: String }; label.text = ⟦String(format: L10n.by, user.firstname)⟧",
    "func f(dAppName: String) { label.text = ⟦String(format: L10n.asks, dAppName)⟧ }",
    "label.text = ⟦String(format: L10n.greeting, \"\\(user.name)\")⟧",
    "label.text = ⟦String(format: L10n.greeting, arguments: [user.name, day])⟧",
    "func f() { let f = isHalf ? \"%.1f\" : \"%.0f\"; label.text = ⟦String(format: f, grade)⟧ }",
  ]
  let good: [Example] = [
    "label.text = String.localizedStringWithFormat(L10n.itemsSelected, selection.count)",
    "label.text = String(format: L10n.itemsSelected, locale: .current, selection.count)",
    "label.text = String(localized: \"\\(selection.count) items\")",
    "var stopAccessibilityLabel: String { String(format: NSLocalizedString(\"%@, stop\", comment: \"\"), name) }",
    "label.text = String(format: \"%02X\", byte)", "let key = String(format: \"item-%d\", index)",
    "let url = URL(string: String(format: \"https://example.com/%d\", page))",
    "logger.info(\"\\(String(format: \"%.2f\", seconds))\")", "print(String(format: \"%d files\", files.count))",
    "label.text = String(format: \"%@ – %@\", title, subtitle)", "a.text = String(format: \"%.0f%%\", fraction * 100)",
    "label.text = String(format: \"%02d:%02d\", minutes, seconds)",
    "let path = String(format: Constants.pathTemplate, identifier)",
    "let predicate = NSPredicate(format: \"count > %d\", count)", "label.text = String(format: \"$%.2f\", price)",
    "var debugDescription: String { String(format: \"%.2f\", value) }",
    "label.text = String(format: NSLocalizedString(\"Version %@\", comment: \"\"), versionName)",
    "label.text = String(format: L10n.updated, formatter.string(from: date))",
    "label.text = String(format: L10n.size, sizeText)",
    "view.accessibilityLabel = String(format: L10n.messageFrom, sender.name)",
    "label.text = String(format: L10n.open, installedApp.name)",
    "label.text = String(format: L10n.unlock, biometryName)",
    "label.text = String(format: L10n.open, arguments: [\"\\(installedApp.name)\", daysText(2)])",
    "label.text = String(format: L10n.lost, shelf.pluginName)",
    "label.text = String(format: L10n.on, UIDevice.current.model)", "label.text = String(format: L10n.gone, coreName)",
    "post(app, userInfo: [.announcement: String(format: L10n.changed, user.name), .priority: 1])",
    "actions = [UIAccessibilityCustomAction(name: String(format: L10n.open, user.name), actionHandler: nil)]",
    """
    func f() {
      let action = isOpen ? String(format: L10n.close, user.name) : String(format: L10n.open, user.name)
      view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: action, target: self, selector: open)]
    }
    """,
    "row.fill(title: title, accessibilityText: String(format: L10n.open, user.name))",
    "UIAccessibility.post(notification: .announcement, argument: String(format: L10n.open, user.name))",
    "view.accessibilityHint = L10n.welcome.replacingOccurrences(of: \"[NAME]\", with: user.name)",
    "let tile = template.replacingOccurrences(of: \"{name}\", with: layer.name)",
    "label.text = L10n.welcome.replacingOccurrences(of: \"[NAME]\", with: \"\")",
    "label.text = L10n.welcome.replacingOccurrences(of: \"[APP]\", with: L10n.appName)",
    "label.text = L10n.welcome.replacingOccurrences(of: \"-\", with: user.name)",
    "label.text = String(format: L10n.welcome, Bundle.main.displayName)",
    "label.text = String(format: L10n.pair, L10n.title, L10n.name)",
    "label.text = String(format: L10n.failed, error.code)",
    "label.text = String(format: \"%@ %d\", error.domain, error.code)",
    """
    func text(_ value: Int) -> String { isHex ? String(format: "0x%X", value) : String(format: "%d", value) }
    func show() { label.text = text(9) }
    """,
    """
    let text = NSLocalizedString("merge", value: "Merge (n) devices", comment: "")
    label.text = String(format: text, devices.count)
    """,
    "label.text = String(format: NSLocalizedString(\"Status %d\", comment: \"\"), response.statusCode)",
    "a.text = \"\\(hours):\\(String(format: \"%02d\", minutes))\"", "a.text = String(format: \"%02d\", day.index)",
    "label.text = String(format: \"Size(w: %.1f, h: %.1f)\", w, h)",
    "label.text = String(format: NSLocalizedString(\"Back soon!\", comment: \"\"), items.count)",
    "label.text = String(format: L10n.callAgain, phoneNumber)",
    "func f() { let f = isLong ? \"%03d\" : \"%02d\"; label.text = String(format: f, number) }",
    "func f() { label.text = String(format: \"%.1f\", height); label.text = title }",
    "func f() { let f = NSLocalizedString(\"%1$@ (%2$@)\", comment: \"\"); label.text = String(format: f, symbol, user.name) }",
  ]

  let triggers: [Trigger] = [.word("format"), .word("replacingOccurrences")]

  func check(_ site: Site) -> Finding? { site.is("format") ? filledIn(site) : replaced(site) }

  private func filledIn(_ site: Site) -> Finding? {
    let structure = site.structure
    guard var call = site.formatCall, !call.hasLocale, !call.values.isEmpty else { return nil }
    let isListed = call.values.contains { inserted($0, structure).first?.start != $0.start }
    call.values = call.values.flatMap { inserted($0, structure) }
    if let quote = site.formatLiteral { return literal(quote, call, site) }
    let format = call.format.expression
    guard site.file.isLocalizedText(format) else { return kept(format, call, site) }
    if site.file.hasNoPlaces(format) { return nil }
    if call.values.contains(where: { isNumber($0, site) }) || site.file.writesNumbers(format) {
      return areCodes(call, site) || site.isInPluralChoice(structure.operand(around: call.call.callee))
        ? nil : digits(call, site)
    }
    guard !isOnlyHeard(structure.operand(around: call.call.callee), site), !site.file.hasNoWords(format) else {
      return nil
    }
    if call.values.contains(where: { isForeign($0, site) }) { return isolation(call, site) }
    guard !isListed, call.values.contains(where: { isOpen($0, site) }), !areCodes(call, site) else { return nil }
    return call.values.contains { isCalledNumber($0, site) } ? digits(call, site) : isolation(call, site)
  }

  /// A format that is no translation matters where it is read, and where it writes digits.
  private func literal(_ quote: Int, _ call: FormatCall, _ site: Site) -> Finding? {
    let structure = site.structure
    let specifiers = structure.formatSpecifiers(ofStringAt: quote)
    guard specifiers.contains(where: \.isNumber), !specifiers.contains(where: \.isPercentSign),
      !specifiers.contains(where: \.isPadded) || isCountdown(call, specifiers, site)
    else { return nil }
    let hasSign = specifiers.contains {
      structure.currency(beside: $0) != nil || structure.unit(behind: $0) != nil || site.thousands(behind: $0) != nil
    }
    let whole = structure.operand(around: call.call.callee)
    guard !hasSign, !structure.hasSign(beside: whole), !structure.isCode(inStringAt: quote),
      site.file.both({ !namesAlone(call, site) }, { site.audience(ofStringAt: quote) == .plain }),
      !site.writesHexadecimal
    else { return nil }
    return digits(call, site)
  }

  /// `String(format: Texts.selected, items.count)`: a format kept elsewhere, seen to be read by a person.
  private func kept(_ format: Expression, _ call: FormatCall, _ site: Site) -> Finding? {
    let text = site.structure.operand(around: call.call.callee)
    func writesNumbers() -> Bool {
      (call.values.contains { isNumber($0, site) } || site.file.writesNumbers(format, padded: false))
        && !areCodes(call, site)
    }
    guard site.file.both(writesNumbers, { site.audience(of: text) == .plain }), !site.isInPluralChoice(text),
      !site.structure.hasSign(beside: text), !site.writesHexadecimal
    else { return nil }
    return digits(call, site)
  }

  private func digits(_ call: FormatCall, _ site: Site) -> Finding {
    let text = site.structure.operand(around: call.call.callee)
    return Finding(
      range(of: call, site),
      site.isReadBack(text)
        ? "the number is written, and read back, in Latin digits alone; write and read it with one NumberFormatter"
        : "the format is filled in without a locale, so its digits stay Latin; use String.localizedStringWithFormat",
      severity: site.severity(ofNumberIn: text)
    )
  }

  /// Mixing of directions needs a name of the other one to be seen: no more than a hint.
  private func isolation(_ call: FormatCall, _ site: Site) -> Finding {
    Finding(
      range(of: call, site),
      "what is inserted is not isolated from right-to-left words around it; use String.localizedStringWithFormat",
      severity: .info
    )
  }

  private func range(of call: FormatCall, _ site: Site) -> ByteRange {
    let structure = site.structure
    let start = structure.operand(around: call.call.callee).first
    return structure.range(start, through: structure.last(ofGroup: call.call.open))
  }
}
