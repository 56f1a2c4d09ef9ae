import RTLRuleKit
import RTLSyntax

struct GluedLocalizedText: Rule {
  let id = "glued_localized_text"
  let summary = "A sentence glued together from translations and values"
  let rationale = """
    Each language has its own order of words. Where a translation and a value are joined in code, translators can move \
    neither; and where their directions differ, signs and numbers between them jump to the other side. One text with a \
    placeholder lets translators put the value where it belongs, and isolates it from the words around it \
    (What's New in International User Interfaces shows a game's score going wrong).
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2016/232/",
    "https://developer.apple.com/documentation/xcode/preparing-your-interface-for-localization",
  ]

  let bad: [Example] = [
    "label.text = ⟦title + NSLocalizedString(\" by\", comment: \"\") + author⟧",
    "label.text = ⟦NSLocalizedString(\"Welcome\", comment: \"\") + \" \" + user.name⟧",
    "label.text = ⟦String(localized: \"Signed in as\") + \" \" + account⟧",
    "label.text = \"⟦\\(L10n.playedBy) \\(player.name)⟧\"",
    "label.text = ⟦name + NSLocalizedString(\" is typing\", comment: \"\")⟧",
    "title = ⟦L10n.delete + \" \" + L10n.photo⟧", "let text = ⟦\"greeting\".localized + \" \" + name⟧",
    "let text = ⟦Strings.total + \" \" + price + \" \" + Strings.perMonth⟧",
    "label.text = \"⟦\\(\"hello\".localized) \\(name)⟧!\"",
    "label.text = price.map { ⟦\"total\".localized + \" \" + $0⟧ }",
    "label.text = ⟦\"unlimited\".localized + (showsCode ? \"\\(code)\" : \"\")⟧",
    "summary = ⟦AttributedString(author.name) + AttributedString(String(localized: \" has answered\"))⟧",
    "⟦Text(name).bold() + Text(L10n.hasAnswered)⟧",
    "view.accessibilityLabel = ⟦L10n.photo + L10n.selected⟧",
    "label.text = ⟦L10n.first.removingNewlines + L10n.second⟧",
    "label.text = String(format: ⟦\"%@ %@\", \"hello\".localized, name⟧)",
    "label.text = ⟦L10n.loading + \"...\" + L10n.next⟧",
    "label.text = String(format: ⟦\"%@ (%d) %@\", L10n.page, number, L10n.of⟧)",
    "⟦Text(L10n.app) + Text(\". \") + Text(\"\\(bundle.version) \") + Text(L10n.build) + Text(\": \") + Text(\"\\(bundle.build)\")⟧",
    "label.text = ⟦L10n.question + \" \" + L10n.action⟧", "label.text = \"⟦\\(localizedTitle(\"by\")) \\(name)⟧\"",
    "func text(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }; label.text = ⟦text(\"by\") + \" \" + name⟧",
    "extension String { var ours: String { NSLocalizedString(self, comment: \"\") } }; label.text = ⟦\"by\".ours + \" \" + name⟧",
    "label.text = ⟦\"by\".inLocalizedForm(language) + \" \" + name⟧", "label.text = ⟦L10n.fee + L10n.optional⟧",
    "enum Words { static let by: String = { return NSLocalizedString(\"by\", comment: \"\") }() }; label.text = ⟦Words.by + \" \" + name⟧",
    "label.text = ⟦ABLocalizedString(\"by\", nil) + \" \" + name⟧",
    "label.text = ⟦String(format: L10n.by, name) + \" \" + place⟧",
    "⟦Text(\"\\(L10n.updated) \") + Text(date, style: .time)⟧", "label.text = ⟦L10n.deleteAll + \" (\\(size))\"⟧",
    "label.text = \"⟦\\(codec.uppercased()) (\\(L10n.direct)⟧)\"",
    "Text(⟦\"50 \" + String(localized: \"units left\")⟧)",
    "var line = name; if isLast { line += ⟦\" · \" + L10n.used⟧ }; label.text = line",
    "line.append(NSAttributedString(string: \" ⟦\\(L10n.and)⟧ \")); label.attributedText = line",
    "⟦Text(\"row.edited-on\") + Text(day)⟧", "label.text = \"⟦\\(L10n.send) \\(currency.code)⟧\"",
  ]
  let good: [Example] = [
    """
    func show(_ wifi: Wifi) {
      var noise = NSLocalizedString("unknown", comment: "")
      if let level = wifi.noise { noise = "\\(level) dBm" }
      label.text = noise
    }
    """,
    "label.text = String(format: L10n.welcome, locale: .current, user.name)",
    "label.text = String(localized: \"Welcome \\(name)\")",
    "label.text = L10n.title + \"\\n\" + L10n.subtitle",
    "label.text = L10n.title + \":\"", "label.text = \"\\(L10n.title)…\"",
    "label.text = L10n.title + \"\\n\\n\" + details", "target = folder + \"/Copies \".localized + stamp",
    "label.text = \"by\".width + name", "label.text = \"\\(emoji) \" + \"by\".localized",
    "label.text = \"[ON] \" + L10n.mode", "return \"face:\\(L10n.mode) (\\(id))\"",
    "label.text = L10n.missing + names.map { \"\\n- \\($0)\" }.joined()",
    "extension Fault { var localizedDescription: String { NSLocalizedString(\"x\", comment: \"\") } }; label.text = \"\\(fault.localizedDescription) \\(name)\"",
    "label.text = \"\\(L10n.first)\\n\\(L10n.second)\"",
    "let url = Strings.baseURL + \"/\" + path",
    "let text = \"\\(L10n.title)\"", "let sum = a + b", "logger.info(L10n.title + \" \" + name)",
    "let key = \"\\(Strings.prefix).\\(name)\"", "print(\"\\(L10n.title) \\(name)\")",
    "let path = Strings.folder + \"/\" + name", "label.text = L10n.required + \" *\"",
    "label.text = \"• \" + L10n.item", "label.text = firstName + \" \" + lastName",
    "label.text = L10n.count(items.count) + \" ›\"", "let price = 4; label.text = \"\\(price.localized()) sats\"",
    "label.text = L10n.title + (isRequired ? \"*\" : \"\")",
    "label.text = L10n.title + (isOpen ? \" ▾\" : \" ▸\")", "label.text = L10n.sync + \" ⚠️\"",
    "label.text = \"1. \" + L10n.sync",
    "label.text = L10n.confirm + \"\\n\\(url.absoluteString)\"",
    "Text(\"\\(Image(systemName: \"checkmark\")) \\(L10n.done)\")",
    "let sign = Image(systemName: \"star\"); Text(\"\\(sign) \\(L10n.done)\")",
    "label.text = \"\\(country.flag) \\(L10n.city)\"", "label.text = \"\\(onceCheckmark)\\(L10n.once)\"",
    "label.text = L10n.hint + \" \" + firstSentence", "label.text = L10n.learnMore + .ellipsis",
    "label.text = NSLocalizedString(\"It failed.\", comment: \"\") + \" \" + NSLocalizedString(\"Try again?\", comment: \"\")",
    "label.text = \"\\(code) \\(HTTPURLResponse.localizedString(forStatusCode: code))\"",
    "label.text = \"fee\".localized + \" (Gwei)\"", "label.text = \"fee\".localized + \" (per byte)\".localized",
    "let open = \"\\u{2067}\"; let close = \"\\u{2069}\"; label.text = open + L10n.title + close",
    "label.text = \"\\(Unicode.fsi)\\(L10n.title)\\(Unicode.pdi)\"",
    "label.text = \"\\u{2068}\\(L10n.title)\\u{2069}\"",
    "note = \"\\(indent)[\\(L10n.profile)](app:\\(user))\"",
    "let none = \"n/a\"; label.text = \"\\(none) \\(L10n.points)\"",
    "cell.accessibilityLabel = \"\\(name), \\(L10n.selected)\"",
    "label.attributedText = AttributedString(localized: \"Needs the files of \\(L10n.system)\")",
    "cell.accessibilityLabel = name + \" \" + L10n.selected",
    "Text(\"All of \\(L10n.title)\")",
    "struct Note { let text: LocalizedStringKey; init() { self.text = \"All of \\(L10n.title)\" } }",
    "let details = if isOpen { \"\\n\" + L10n.details } else { \"\" }; label.text = L10n.title + details",
    "enum L10n { static let price = NSLocalizedString(\"Price\", comment: \"\") }; label.text = sign + model.price",
    "Text(L10n.title).newlineBold() + Text(L10n.details)",
    "label.text = weight + NSLocalizedString(\" kg\", comment: \"\")",
    "Text(L10n.title) + Text(\"*\").foregroundColor(.red)", "Text(L10n.state) + Text(\"\\n\" + details).bold()",
    "AttributedString(name) + AttributedString(String(localized: \" (default)\"))",
    "let days = L10n.days(2); let hours = L10n.hours(3); label.text = String(localized: \"\\(days) \\(hours)\", comment: \"left\")",
    "label.text = L10n.first.withTwoLines + L10n.second", "TabView { }.accessibilityIdentifier(\"tab-\\(L10n.title)\")",
    "func f() { let details = \"\\n\" + L10n.details; label.text = L10n.title + details }",
    "label.text = String(format: \"%@\\n%@\", L10n.title, name)",
    "label.text = NSLocalizedString(\"Searching…\", comment: \"\") + \" \" + name",
    "label.text = String(format: \"%2$@ %1$@\", L10n.title, name)",
    "label.text = String(format: \"%@.docx\", L10n.title)", "label.text = String(format: \"%@ %@\", first, last)",
    "label.text = String(format: L10n.welcome, L10n.title, name)",
    "text += \" · \" + L10n.used; send(text)", "button.setTitle(\" \\(L10n.title) \", for: .normal)",
    "label.text! += \"\\n\" + L10n.used",
  ]

  let triggers: [Trigger] = [.sign("+"), .sign("+="), .interpolation, .word("format")]

  func check(_ site: Site) -> Finding? {
    switch site.structure.kind(site.index) {
    case .interpolationStart: interpolated(site)
    case .binaryOperator: site.is("+=") ? appended(site) : added(site)
    default: filledIn(site)
    }
  }

  // MARK: - Sums

  private func added(_ site: Site) -> Finding? {
    let structure = site.structure
    guard mayBeText(site.index - 1, structure), mayBeText(site.index + 1, structure) else { return nil }
    let sum = structure.infix(around: structure.operand(around: site.index - 1))
    var start = sum.first
    if structure.token(start, is: "return") { start += 1 }
    let parts = structure.summands(of: Expression(start, sum.last))
    // Told once, at the first operator.
    guard parts.count > 1, parts.count < 16, parts[0].last + 1 == site.index,
      parts.contains(where: { holdsTranslation($0, site) })
    else { return nil }
    let pieces = parts.flatMap { self.pieces(of: $0, site) }
    let text = Expression(start, sum.last)
    guard let grade = grade(text, pieces, site) else { return nil }
    return finding(structure.range(start, through: sum.last), grade, site)
  }

  /// Whether a part is a translation or may be one. Most sums hold none, and are left before their parts are told apart.
  func holdsTranslation(_ expression: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if isLookUpKey(expression, structure) { return true }
    let inner = content(of: structure.unwrapped(expression), structure)
    guard let question = choice(in: inner, structure), let parts = structure.ternary(question: question) else {
      return site.file.isLocalizedText(inner) || interpolatesTranslation(inner, site)
    }
    return holdsTranslation(parts.yes, site) || holdsTranslation(parts.no, site)
  }

  /// Anything but a number: what most sums are about.
  private func mayBeText(_ index: Int, _ structure: Structure) -> Bool {
    switch structure.kind(index) {
    case nil, .integer, .float, .prefixOperator, .dollarIdentifier: false
    default: true
    }
  }

  private func interpolated(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = structure.opening(around: site.index), structure.kind(quote) == .stringStart else { return nil }
    let starts = structure.interpolations(ofStringAt: quote)
    guard starts.first == site.index,
      starts.contains(where: { isTranslation($0, site) }),
      case let starts = Array(starts), starts.count < 16, let last = starts.last
    else { return nil }
    let text = structure.operand(around: quote)
    // A key of its own with words and placeholders is the very text that is asked for; one without may be.
    let isKey = site.audience(of: text) == .localizedKey
    if isKey, structure.wordCount(ofStringAt: quote) > 0 || isLookedUp(text, structure) { return nil }
    let pieces = pieces(ofStringAt: quote, site)
    let found = isSpliced(text, pieces, site) ? .warning : grade(text, pieces, site)
    guard let grade = found, !isKey || grade == .warning else { return nil }
    let end = structure.last(ofGroup: last)
    return finding(structure.range(site.index, through: end), grade, site)
  }

  /// `String(localized: "\(days) \(hours)")`: translators are given the order of the two.
  private func isLookedUp(_ text: Expression, _ structure: Structure) -> Bool {
    guard case .argument(_, let argument) = structure.place(of: text) else { return false }
    return argument.label.map { structure.token($0, is: "localized") } ?? false
  }

  /// Whatever is interpolated is put into the text, be it a translation or not.
  func value(of expression: Expression, _ site: Site) -> GluedPieces.Piece {
    let piece = GluedPieces.piece(of: expression, site)
    return piece == .other && !site.file.isLocalizedText(expression) ? GluedPieces.value(expression, site) : piece
  }

  func finding(_ range: ByteRange, _ grade: Severity, _ site: Site) -> Finding {
    Finding(
      range,
      "translators cannot move what is glued to a translation, and directions mix; use one text with placeholders",
      severity: grade == .warning ? site.severityOfText : grade
    )
  }
}
