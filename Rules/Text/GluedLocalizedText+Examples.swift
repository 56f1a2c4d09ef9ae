import RTLRuleKit

/// What is parted by a line or a sign, translated as a whole, or no text for people.
extension GluedLocalizedText {
  static let notGlued: [Example] = [
    "label.text = String(format: L10n.welcome, locale: .current, user.name)",
    "label.text = String(localized: \"Welcome \\(name)\")", "label.text = L10n.title + \":\"",
    """
    func show(_ wifi: Wifi) {
      var noise = NSLocalizedString("unknown", comment: "")
      if let level = wifi.noise { noise = "\\(level) dBm" }
      label.text = noise
    }
    """,
    "label.text = [L10n.hint, L10n.question].joined(separator: \" \")",
    "label.text = [first, last].joined(separator: \" \")", "label.text = [L10n.title, name].joined(separator: \"\\n\")",
    "run([L10n.command, path].joined(separator: \"/\"))",
    "func name() -> String { \"\\(L10n.picture).\\(type.preferredFilenameExtension)\" }",
    "func name() -> String { L10n.picture + \".\" + url.pathExtension }",
    "label.text = L10n.title + \"\\n\" + L10n.subtitle", "label.text = \"\\(L10n.row)\\(isLast ? \"\" : \"\\n\")\"",
    "label.text = \"\\(L10n.title)…\"", "label.text = L10n.title + \"\\n\\n\" + details",
    "target = folder + \"/Copies \".localized + stamp", "label.text = \"by\".width + name",
    "label.text = \"\\(emoji) \" + \"by\".localized", "label.text = \"[ON] \" + L10n.mode",
    "return \"face:\\(L10n.mode) (\\(id))\"", "label.text = L10n.missing + names.map { \"\\n- \\($0)\" }.joined()",
    "extension Fault { var localizedDescription: String { NSLocalizedString(\"x\", comment: \"\") } }; label.text = \"\\(fault.localizedDescription) \\(name)\"",
    "label.text = \"\\(L10n.first)\\n\\(L10n.second)\"", "let url = Strings.baseURL + \"/\" + path",
    "let text = \"\\(L10n.title)\"", "let sum = a + b", "logger.info(L10n.title + \" \" + name)",
    "let key = \"\\(Strings.prefix).\\(name)\"", "print(\"\\(L10n.title) \\(name)\")",
    "let path = Strings.folder + \"/\" + name", "label.text = L10n.required + \" *\"",
    "label.text = \"• \" + L10n.item", "label.text = firstName + \" \" + lastName",
    "label.text = L10n.count(items.count) + \" ›\"", "let price = 4; label.text = \"\\(price.localized()) sats\"",
    "label.text = L10n.title + (isRequired ? \"*\" : \"\")", "label.text = L10n.title + (isOpen ? \" ▾\" : \" ▸\")",
    "label.text = L10n.sync + \" ⚠️\"", "label.text = \"1. \" + L10n.sync",
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
    "label.text = \"\\u{2068}\\(L10n.title)\\u{2069}\"", "note = \"\\(indent)[\\(L10n.profile)](app:\\(user))\"",
    "let none = \"n/a\"; label.text = \"\\(none) \\(L10n.points)\"",
    "cell.accessibilityLabel = \"\\(name), \\(L10n.selected)\"",
    "label.attributedText = AttributedString(localized: \"Needs the files of \\(L10n.system)\")",
    "cell.accessibilityLabel = name + \" \" + L10n.selected", "Text(\"All of \\(L10n.title)\")",
    "struct Note { let text: LocalizedStringKey; init() { self.text = \"All of \\(L10n.title)\" } }",
    "let details = if isOpen { \"\\n\" + L10n.details } else { \"\" }; label.text = L10n.title + details",
    "enum L10n { static let price = NSLocalizedString(\"Price\", comment: \"\") }; label.text = sign + model.price",
    "Text(L10n.title).newlineBold() + Text(L10n.details)",
    "label.text = weight + NSLocalizedString(\" kg\", comment: \"\")",
    "Text(L10n.title) + Text(\"*\").foregroundColor(.red)", "Text(L10n.state) + Text(\"\\n\" + details).bold()",
    "AttributedString(name) + AttributedString(String(localized: \" (default)\"))",
    "func left() -> LocalizedStringResource { \"\\(L10n.days(2)) \\(hours)\" }",
    "let days = L10n.days(2); let hours = L10n.hours(3); label.text = String(localized: \"\\(days) \\(hours)\", comment: \"left\")",
    "label.text = L10n.first.withTwoLines + L10n.second", "TabView { }.accessibilityIdentifier(\"tab-\\(L10n.title)\")",
    "func f() { let details = \"\\n\" + L10n.details; label.text = L10n.title + details }",
    "label.text = L10n.first + \" [example.org](https://example.org)\"",
    "label.text = L10n.title + \" (\" + String(items.count) + \")\"",
    """
    func f() {
      let start = L10n.first + "\\n• "
      let text = NSMutableAttributedString(string: start)
      let more = NSAttributedString(string: L10n.second)
      text.append(more)
      label.attributedText = text
    }
    """,
    "let text = L10n.title + String(describing: fault)",
    "func bold(_ text: String) -> Int { text.count }; sum = bold(L10n.by) + bold(name)",
    "func bold(_ text: String) -> AttributedString { AttributedString(text) }; label.attributedText = bold(name) + bold(place)",
    "func f() { let a = AttributedString(L10n.intro); let b = AttributedString(\"\\n\" + details); label.text = a + b }",
    "label.text = L10n.title + String(repeating: \".\", count: 3)",
    "label.text = String(format: \"%@\\n%@\", L10n.title, name)",
    "label.text = NSLocalizedString(\"Searching…\", comment: \"\") + \" \" + name",
    "label.text = String(format: \"%2$@ %1$@\", L10n.title, name)",
    "label.text = String(format: \"%@.docx\", L10n.title)", "label.text = String(format: \"%@ %@\", first, last)",
    "label.text = String(format: L10n.welcome, L10n.title, name)", "text += \" · \" + L10n.used; send(text)",
    "button.setTitle(\" \\(L10n.title) \", for: .normal)", "label.text! += \"\\n\" + L10n.used",
    "func f() { var line = L10n.title; line += \"\\n\\(name)\"; label.text = line }",
    "func f() { let t = NSMutableAttributedString(string: L10n.title); t.append(icon); label.attributedText = t }",
    """
    func text() {
      let first: String
      if isOld { first = L10n.unknown } else { first = formatter.string(from: share) }
      label.text = first + trend
    }
    """,
    """
    func text() {
      let first = if isOld { L10n.unknown } else { formatter.string(from: share) }
      label.text = first + trend
    }
    """,
    "func text() { var line = \"\"; line = name; label.text = line + trend }",
    "func text() { let line: String; if isOld { line = \"\" } else { line = \"\" }; label.text = line + trend }",
    "label.text = \"\\(Ornament.starSymbol.rawValue) \\(L10n.upgrade)\"",
  ]
}
