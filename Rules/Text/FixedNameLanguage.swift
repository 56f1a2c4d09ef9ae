import RTLRuleKit
import RTLSyntax

struct FixedNameLanguage: Rule {
  let id = "fixed_name_language"
  let summary = "Names of countries or languages in one fixed language"
  let rationale = """
    The system knows the names of all countries, languages and currencies in the language of the person. Asked for them \
    in English, it gives a list that is half foreign, in an order that makes no sense, and that runs from left to right \
    in the middle of a page that does not.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/locale/localizedstring(forregioncode:)",
    "https://developer.apple.com/documentation/foundation/nslocale/displayname(forkey:value:)",
  ]

  let bad: [Example] = [
    "label.text = Locale(identifier: \"en_US\").⟦localizedString⟧(forRegionCode: code)",
    "cell.textLabel?.text = NSLocale(localeIdentifier: \"en\").⟦displayName⟧(forKey: .countryCode, value: code)",
    "Text((Locale(identifier: \"en_GB\") as NSLocale).⟦displayName⟧(forKey: .identifier, value: id) ?? id)",
    """
    let english = Locale(identifier: "en")
    label.text = english.⟦localizedString⟧(forLanguageCode: code)
    """,
    """
    let name = NSLocale(localeIdentifier: "en_US").⟦displayName⟧(forKey: .identifier, value: id)!
    names.append(name)
    """,
  ]
  let good: [Example] = [
    "label.text = Locale.current.localizedString(forRegionCode: code)",
    "label.text = Locale(identifier: code).localizedString(forLanguageCode: code)",
    "label.text = Locale(identifier: \"he\").localizedString(forLanguageCode: \"he\")",
    "label.text = Bundle.main.localizedString(forKey: \"title\", value: nil, table: nil)",
    "print(Locale(identifier: \"en\").localizedString(forRegionCode: code)!)",
    "let name = Locale(identifier: \"en_US_POSIX\").localizedString(forRegionCode: code)",
    "label.text = Locale(identifier: Locale.preferredLanguages[0]).localizedString(forRegionCode: code)",
    "label.text = user.displayName(for: id)",
    "let isShown = Locale(identifier: \"en\").localizedString(forRegionCode: code) == query",
  ]

  let triggers: [Trigger] = [.word("localizedString"), .word("displayName")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let call = structure.call(of: site.index),
      let argument = structure.firstArgument(of: call), let label = argument.label,
      structure.token(label, isAnyOf: "forRegionCode", "forLanguageCode", "forIdentifier", "forCurrencyCode", "forKey"),
      let end = structure.receiverEnd(ofMember: site.index)
    else { return nil }
    let receiver = Expression(structure.chainStart(site.index), end)
    guard let text = language(receiver, site), !names(argument, text, structure) else { return nil }
    let name = structure.operand(around: site.index)
    let audience = site.audience(of: name)
    guard audience != .machine, !structure.token(name.last + 1, isAnyOf: "==", "!=") else { return nil }
    return Finding(
      site.range,
      "the name is in the same language for everybody; ask Locale.current for it",
      severity: audience == .unknown ? .info : site.severityOfText
    )
  }

  /// The text that names a fixed language, where the locale is made of one.
  private func language(_ locale: Expression, _ site: Site, depth: Int = 2) -> Int? {
    let structure = site.structure
    let whole = structure.unwrapped(locale)
    guard depth > 0, whole.first <= whole.last else { return nil }
    if structure.token(whole.first, isAnyOf: "Locale", "NSLocale") {
      guard let call = structure.call(of: whole.first), let argument = structure.firstArgument(of: call),
        let label = argument.label, structure.token(label, isAnyOf: "identifier", "localeIdentifier"),
        let quote = structure.literal(argument), structure.kind(quote + 1) == .stringText,
        structure.kind(quote + 2) == .stringEnd, !structure.holds("POSIX", inStringAt: quote)
      else { return nil }
      return quote + 1
    }
    guard whole.first == whole.last, let value = site.file.initialValue(of: whole.first, isConstant: true) else {
      return nil
    }
    return language(value, site, depth: depth - 1)
  }

  /// What a language calls itself.
  private func names(_ argument: Argument, _ text: Int, _ structure: Structure) -> Bool {
    structure.literal(argument).map { structure.bytes($0 + 1).elementsEqual(structure.bytes(text)) } ?? false
  }
}
