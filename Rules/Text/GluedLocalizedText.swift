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
    "let a = if x { L10n.a } else { L10n.b }; log(\"\\n\"); label.text = ⟦a + \" \" + name⟧",
    "label.text = String(format: ⟦\"%@ (%d) %@\", L10n.page, number, L10n.of⟧)",
    "⟦Text(L10n.app) + Text(\". \") + Text(\"\\(bundle.version) \") + Text(L10n.build) + Text(\": \") + Text(\"\\(bundle.build)\")⟧",
    """
    func text() {
      let act: String
      switch kind {
      case .seen: act = L10n.hasSeen
      case .left: act = L10n.hasLeft
      }
      label.text = ⟦name + " " + act⟧
    }
    """,
    """
    func text() {
      let act = switch kind {
      case .seen: L10n.hasSeen
      case .left: L10n.hasLeft
      }
      label.text = ⟦name + " " + act⟧
    }
    """,
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
    "func f() { var line = L10n.by; line += ⟦\" \\(name)\"⟧; label.text = line }",
    "func f() { let t = NSMutableAttributedString(string: L10n.by + \" \"); t.append(⟦NSAttributedString(string: name)⟧); label.attributedText = t }",
    "⟦Text(L10n.about + \" \") + Text(name)⟧", "⟦Text(\"row.edited-on\") + Text(day)⟧",
    "label.text = \"⟦\\(L10n.send) \\(currency.code)⟧\"",
    "func age(_ days: Int) -> String { var text = \"\\(days)\"; text += ⟦\" \" + L10n.ago⟧; return text }",
    "func f() { var text = ageText(); text += ⟦\" \" + L10n.ago⟧; label.text = text }",
    "label.text = ⟦sizeText() + \" \" + L10n.countSuffix⟧", "label.text = ⟦user + \"'s \" + L10n.friends⟧",
    "label.text = ⟦[L10n.sentTo, user.name].joined(separator: \" \")⟧",
    "label.text = ⟦[\"wrong\".localized, chain.name, \"address\".localized].joined(separator: \" \")⟧",
    "label.text = ⟦L10n.first + \" [example.org](https://example.org) \" + L10n.second⟧",
    "label.text = ⟦L10n.left + String(size)⟧",
    "extension String { init(elapsed: Double) { self = \"\" } }; label.text = ⟦String(localized: \"at\") + String(elapsed: time)⟧",
    "func f() { let a = AttributedString(L10n.intro + \" \"); var b = AttributedString(L10n.rest); b.font = .bold; label.text = ⟦a + b⟧ }",
    "func bold(_ text: String) -> AttributedString { AttributedString(text) }; label.attributedText = ⟦bold(L10n.by) + bold(name)⟧",
    """
    func bold(_ text: String) -> AttributedString { AttributedString(text) }
    func f() { var line = bold(L10n.by); line += ⟦bold(name)⟧; label.attributedText = line }
    """,
    "let noun = count == 1 ? L10n.vault : L10n.vaults; label.text = \"⟦\\(owner) \\(noun)⟧\"",
    "label.text = ⟦[L10n.pin, sensorName].compactMap { $0 }.joined(separator: \" & \")⟧",
  ]
  let good: [Example] = Self.notGlued

  let triggers: [Trigger] = [
    .sign("+"), .sign("+="), .interpolation, .word("format"), .word("append"), .word("joined"),
  ]

  func check(_ site: Site) -> Finding? {
    switch site.structure.kind(site.index) {
    case .interpolationStart: interpolated(site)
    case .binaryOperator: site.is("+=") ? appended(site) ?? grown(site) : added(site)
    default: site.is("joined") ? listed(site) : site.is("append") ? grown(site) : filledIn(site)
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
  func holdsTranslation(_ expression: Expression, _ site: Site, hops: Int = 1) -> Bool {
    let structure = site.structure
    if isLookUpKey(expression, structure) { return true }
    let inner = content(of: structure.unwrapped(expression), structure)
    // `styled(L10n.followedBy + " ") + styled(name)`
    if hops > 0, let text = styledText(in: inner, structure), holdsTranslation(text, site, hops: hops - 1),
      isStyled(inner, site)
    {
      return true
    }
    // `intro + details`, each an attributed text that is made before.
    if hops > 0, let made = attributed(inner, site) { return holdsTranslation(made, site, hops: hops - 1) }
    // `Text(L10n.about + " ")`
    if inner != structure.unwrapped(expression), case let parts = structure.summands(of: inner), parts.count > 1 {
      return parts.contains { holdsTranslation($0, site, hops: hops) }
    }
    guard let question = choice(in: inner, structure), let parts = structure.ternary(question: question) else {
      return site.file.isLocalizedText(inner) || interpolatesTranslation(inner, site)
    }
    return [parts.yes, parts.no].contains { holdsTranslation($0, site, hops: hops) }
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
    if isKey, structure.wordCount(ofStringAt: quote) > 0 || isLookedUp(text, site) { return nil }
    let pieces = pieces(ofStringAt: quote, site)
    let found = isSpliced(text, pieces, site) ? .warning : grade(text, pieces, site)
    guard let grade = found, !isKey || grade == .warning else { return nil }
    let end = structure.last(ofGroup: last)
    return finding(structure.range(site.index, through: end), grade, site)
  }

  /// `String(localized: "\(days) \(hours)")`, `func f() -> LocalizedStringResource { "\(days) \(hours)" }`: translators are
  /// given the order of the two.
  private func isLookedUp(_ text: Expression, _ site: Site) -> Bool {
    if site.file.expectedType(of: text) == TypeKey("LocalizedStringResource") { return true }
    guard case .argument(_, let argument) = site.structure.place(of: text) else { return false }
    return argument.label.map { site.structure.token($0, is: "localized") } ?? false
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
