import RTLRuleKit
import RTLSyntax

struct LanguageCodeAsDirection: Rule {
  let id = "language_code_as_direction"
  let summary = "Layout direction decided by comparing language codes"
  let rationale = """
    Whoever compares with "ar" has forgotten Hebrew, Persian, Urdu, Kurdish and a dozen more, and "ar-EG" besides; \
    and the user's language is not the direction of the interface anyway. A view knows its direction, and the system \
    knows the direction of every language.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple, effectiveUserInterfaceLayoutDirection",
    "Apple, Locale.Language.characterDirection",
  ]

  let bad: [Example] = [
    "if Locale.current.languageCode == \"⟦ar⟧\" { label.textAlignment = .right }",
    "let x = Locale.preferredLanguages[0].hasPrefix(\"⟦ar⟧\") ? rect.right : rect.left",
    "func isRTL(_ language: String) -> Bool { [\"⟦ar⟧\", \"he\", \"fa\", \"ur\"].contains(language) }",
    "static let rtlLanguages = [\"⟦ar⟧\", \"fa\", \"he\", \"ckb-IQ\", \"ur\"]",
    "let isRightToLeft = currentLanguage == \"⟦ar⟧\" || currentLanguage == \"he\"",
    "if language == \"⟦ar⟧\" { view.semanticContentAttribute = .forceRightToLeft }",
    "let x = language == \"⟦ar⟧\" ? rect.right : rect.left",
    "if languageCode == \"⟦ar⟧\" { icon.transform = CGAffineTransform(scaleX: -1, y: 1) }",
    "var isRTL: Bool { let c = code.bcp47; return c == \"⟦ar⟧\" || c == \"fa\" || c == \"he\" }",
    "switch code { case \"⟦ar⟧\", \"he\": return .rightToLeft; default: return .leftToRight }",
    "let code = Locale.current.languageCode!; if String(code) == \"⟦ar⟧\" { icon.textAlignment = .right }",
    "if UserDefaults.standard.string(forKey: \"app_lang\") == \"⟦ar⟧\" { field.textAlignment = .right }",
    "label.textAlignment = currentLanguage() == \"⟦en⟧\" ? .left : .right",
  ]

  let good: [Example] = [
    "let rtl = view.effectiveUserInterfaceLayoutDirection == .rightToLeft",
    "ar.arguments = [\"ar\", \"tv\", path]",
    "let name = language == \"ar\" ? \"العربية\" : \"English\"",
    "let locale = Locale(identifier: \"ar\")",
    "let prefixes = [\"al\", \"ar\", \"an\", \"ad\"]",
    "let supportedLanguages = [\"en\", \"ar\", \"de\", \"fr\"]",
    "let names = [\"ar\": \"تصنيف\", \"he\": \"דירוג\"]",
    "if Locale.current.languageCode == \"ar\" { calendar = .islamic }",
    "if reciter.starts(with: \"ar\") { play(reciter) }",
    "request.url = base + (lang == \"ar\" ? \"/ar\" : \"/en\")",
    "MOLH.setLanguageTo(current == \"en\" ? \"ar\" : \"en\")", "title = language == \"en\" ? hello : marhaba",
    "static let arabic = TranslationLanguage(languageCode: \"ar\")",
    "if UserDefaults.standard.string(forKey: \"prefix\") == \"ar\" { field.textAlignment = .right }",
    "if json[\"country_code\"] == \"he\" { field.textAlignment = .right }", "x = barcode == \"en\" ? .left : .right",
  ]

  var triggers: [Trigger] { (DirectionWords.rightToLeftLanguages + ["en"]).map { .text($0) } }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .stringStart, structure.kind(site.index + 1) == .stringEnd else {
      return nil
    }
    let literal = Expression(site.index - 1, site.index + 1)
    if site.is("en") { return comparedToEnglish(literal, site) }
    if let open = structure.opening(around: literal.first), structure.kind(open) == .leftSquare {
      guard isList(open, from: site), listDecides(open, site) else { return nil }
      return finding(site, "a list of languages is never complete")
    }
    if let other = structure.comparedOperand(beside: literal) {
      return compared(site, structure.infix(around: literal), with: other)
    }
    switch structure.place(of: literal) {
    case .argument(let call, _):
      let asks = structure.token(call.callee, isAnyOf: "hasPrefix", "starts", "contains", "isEqual")
      guard asks, structure.isMember(call.callee) else { return nil }
      let chain = structure.operand(around: call.callee)
      guard chain.first < call.callee - 1 else { return nil }
      return compared(site, structure.infix(around: chain), with: Expression(chain.first, call.callee - 2))
    case .pattern(let subject):
      let label = label(around: site)
      guard decidesInCase(label, structure) else { return nil }
      return compared(site, Expression(label.lowerBound, label.upperBound), with: subject, isProven: true)
    default: return nil
    }
  }

  private func finding(_ site: Site, _ fault: String) -> Finding {
    let advice = "ask for \(site.directionQuestion), or for the characterDirection of the language of a text"
    return Finding(site.range, "\(fault); \(advice)")
  }

  /// `if language == "en" { alignment = .left } else { alignment = .right }`: all others are taken for Arabic.
  private func comparedToEnglish(_ literal: Expression, _ site: Site) -> Finding? {
    guard let other = site.structure.comparedOperand(beside: literal),
      decides(site.structure.infix(around: literal), site),
      site.isUsersLanguage(other).isYes || isNamedForLanguage(other, site.structure)
    else { return nil }
    return finding(site, "a language code does not tell the direction of the interface")
  }

  private func compared(_ site: Site, _ whole: Expression, with other: Expression, isProven: Bool = false) -> Finding? {
    guard isFirst(site, in: whole.first..<whole.last + 1), isProven || decides(whole, site) else { return nil }
    let other = asText(other, site.structure)
    let owner = site.isUsersLanguage(other)
    let codes = whole.tokens.filter { DirectionWords.isRightToLeftLanguage($0, in: site.structure) }
    guard owner.isYes || codes.count > 1 || isNamedForLanguage(other, site.structure) else { return nil }
    let fault = "a language code does not tell the direction of the interface"
    var found = finding(site, codes.count > 1 ? "a list of languages is never complete" : fault)
    if isOwnSetting(other, site) { found.severity = .info }
    return found
  }

  /// `languageCode`, `defaults.string(forKey: "app_lang")`
  private func isNamedForLanguage(_ subject: Expression, _ structure: Structure) -> Bool {
    let key = subject.tokens.prefix(20).first { structure.kind($0) == .stringText }
    let name = structure.lastName(endingAt: subject.last)
    let words = [name, key].compactMap { $0.map { structure.text($0).lowercased() } }
    return words.contains { $0.contains("lang") || $0.contains("locale") }
      || name.map { structure.name($0, holdsWord: "code") } ?? false
  }

  /// `UserDefaults.standard.string(forKey: "lang")`: the app may know no other languages than it offers, and force their
  /// directions itself.
  private func isOwnSetting(_ subject: Expression, _ site: Site) -> Bool {
    let name = subject.first == subject.last ? site.file.initialValue(of: subject.last) : nil
    return (name ?? subject).tokens.prefix(20).contains { site.structure.token($0, is: "UserDefaults") }
  }

  /// `language` of `String(language)`
  private func asText(_ subject: Expression, _ structure: Structure) -> Expression {
    guard structure.token(subject.first, is: "String"), let call = structure.call(of: subject.first),
      structure.end(ofGroup: call.open) == subject.last, let given = structure.firstArgument(of: call),
      given.label == nil, !given.isEmpty
    else { return subject }
    return given.expression
  }

  private func isFirst(_ site: Site, in range: Range<Int>) -> Bool {
    range.first { DirectionWords.isRightToLeftLanguage($0, in: site.structure) } == site.index
  }

  // MARK: - Consequences

  /// Whether sides or directions follow from a comparison: in the branches of its ternary, in the block of its `if`, or
  /// in the name of what it is the value of.
  private func decides(_ whole: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.kind(whole.last + 1) == .infixQuestion {
      guard let ternary = structure.ternary(question: whole.last + 1) else { return false }
      return hasSide(ternary.yes.first..<ternary.no.last + 1, structure)
    }
    switch structure.place(of: whole) {
    case .initial(let declaration):
      return DirectionWords.isDirectionWord(Int(structure.declarations[declaration].name), in: structure)
    case .assigned(let name):
      return DirectionWords.isDirectionWord(name, in: structure)
    case .returned(let scope):
      let name = structure.scopes[scope].name
      return name != Structure.none && DirectionWords.isDirectionWord(Int(name), in: structure)
    default: break
    }
    var open = whole.last + 1
    while open < min(whole.last + 60, structure.tokens.count), structure.kind(open) != .leftBrace {
      if structure.tokens[open].kind.closesGroup || structure.tokens[open].startsLine { return false }
      open = structure.next(behind: open)
    }
    guard structure.kind(open) == .leftBrace else { return false }
    return hasSide(open..<min(structure.end(ofGroup: open), open + 200), structure)
  }

  /// From `case` to its colon.
  private func label(around site: Site) -> Range<Int> {
    let structure = site.structure
    var start = site.index - 1
    while start > max(0, site.index - 64), !structure.token(start, is: "case") { start -= 1 }
    var end = site.index + 1
    while end < min(structure.tokens.count - 1, site.index + 64), structure.kind(end) != .colon { end += 1 }
    return start..<end
  }

  private func decidesInCase(_ label: Range<Int>, _ structure: Structure) -> Bool {
    hasSide(label.upperBound..<min(label.upperBound + 12, structure.tokens.count), structure)
  }

  private func hasSide(_ range: Range<Int>, _ structure: Structure) -> Bool {
    range.contains {
      structure.isMember($0)
        && structure.token($0, isAnyOf: "left", "right", "leftAnchor", "rightAnchor", "scaleEffect")
        || structure.token($0, is: "scaleX")
        || DirectionWords.isDirectionWord($0, in: structure)
    }
  }
}
