import RTLRuleKit
import RTLSyntax

struct LanguageAsDirection: Rule {
  let id = "language_as_direction"
  let summary = "Layout direction guessed from the user's languages"
  let rationale = """
    The direction a language is written in is not the direction the interface has. An app that is not localized in the \
    user's first language runs in another one; a view may be forced, a preview or a test may turn it around; a per-app \
    language may be set. Then half of the screen goes one way and half the other. Apple on taking the preferred \
    language and asking for its direction: something that you literally never want to do. Ask the view.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "WWDC16 session 232, What's New in International User Interfaces",
    "Apple, effectiveUserInterfaceLayoutDirection",
  ]
  let severity = Severity.error

  /// Names of texts whose direction has nothing to do with the interface's.
  private let contents = [
    "status", "post", "message", "text", "content", "document", "article", "book", "publication", "keyboard", "lyric",
    "caption", "subtitle", "translation", "note", "comment", "paragraph", "word", "verse", "script", "track", "toot",
    "recogni", "voice", "speech", "page", "chapter", "currency",
  ]

  let bad: [Example] = [
    "let rtl = NSLocale.⟦characterDirection⟧(forLanguage: Locale.preferredLanguages[0]) == .rightToLeft",
    "if Locale.⟦characterDirection⟧(forLanguage: Locale.current.languageCode ?? \"en\") == .rightToLeft { flip() }",
    "var isRTL: Bool { Locale.current.language.⟦characterDirection⟧ == .rightToLeft }",
    "let flipped = Locale.current.language.⟦lineLayoutDirection⟧ == .rightToLeft",
    """
    guard let code = Bundle.main.preferredLocalizations.first else { return }
    let rtl = Locale.⟦characterDirection⟧(forLanguage: code) == .rightToLeft
    """,
    "extension Locale { var isRTL: Bool { Locale.⟦characterDirection⟧(forLanguage: languageCode!) == .rightToLeft } }",
    "let x = Locale.current.⟦isRightToLeft⟧ ? right : left",
    "extension UIView { var rtl: Bool { Locale.current.language.⟦characterDirection⟧ == .rightToLeft } }",
    """
    func turn() {
      if #available(iOS 16, *) { navigationItem.style = .editor }
      isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      isRight = Locale.⟦characterDirection⟧(forLanguage: Locale.preferredLanguages[0]) == .rightToLeft
    }
    """,
  ]

  let good: [Example] = [
    "let rtl = view.effectiveUserInterfaceLayoutDirection == .rightToLeft",
    "let rtl = UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .rightToLeft",
    "@Environment(\\.layoutDirection) private var layoutDirection",
    "let rtl = traitCollection.layoutDirection == .rightToLeft",
    "let rtl = Locale.Language(identifier: status.language).characterDirection == .rightToLeft",
    "let direction = Locale.characterDirection(forLanguage: message.languageCode)",
    "let keyboardIsRTL = keyboardLocale.language.characterDirection == .rightToLeft",
    "request.addValue(Locale.preferredLanguages[0], forHTTPHeaderField: \"Accept-Language\")",
    "let code = Locale.current.languageCode",
    "let name = Locale.current.localizedString(forLanguageCode: code)",
    "let english = Locale.current.isEnglishLanguage",
    "let direction = line.characterDirection",
    "struct Line { var lineDirection: CGFloat }",
    """
    func fill(_ post: Post, _ code: String = Locale.current.languageCode!) {
      post.language = code
      post.rtl = Locale.characterDirection(forLanguage: code) == .rightToLeft
    }
    """,
    """
    var isMirrored: Bool {
      if #available(iOS 9.0, *) {
        return UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
      } else {
        return Locale.characterDirection(forLanguage: Locale.preferredLanguages[0]) == .rightToLeft
      }
    }
    """,
  ]

  let triggers: [Trigger] = [
    .word("characterDirection"), .word("lineDirection"), .word("lineLayoutDirection"), .word("current"),
    .word("autoupdatingCurrent"),
  ]

  func check(_ site: Site) -> Finding? {
    if site.is("current", "autoupdatingCurrent") { return helper(of: site) }
    guard let subject = language(askedAt: site), !isKeptBesideLanguage(site), !isForOlderSystems(site) else {
      return nil
    }
    let advice = "ask for \(site.directionQuestion) instead"
    if isLocalization(subject, site) {
      return Finding(
        site.range,
        "the app's language does not tell the direction of one of its views; \(advice)",
        severity: .info
      )
    }
    if site.isUsersLanguage(subject).isYes {
      return Finding(site.range, "the user's language does not tell the direction of the interface; \(advice)")
    }
    guard !isContent(subject, site) else { return nil }
    return Finding(
      site.range,
      "a language does not tell the direction of the interface; for layout \(advice)",
      severity: .info
    )
  }

  /// What the direction is asked of: the argument of `Locale.characterDirection(forLanguage:)`, the chain before
  /// `.language.characterDirection`.
  private func language(askedAt site: Site) -> Expression? {
    let structure = site.structure
    guard let receiver = structure.receiverName(ofMember: site.index) else { return nil }
    if let call = structure.call(of: site.index) {
      guard structure.token(receiver, isAnyOf: "Locale", "NSLocale"),
        let argument = structure.argument("forLanguage", of: call), !argument.isEmpty
      else { return nil }
      return argument.expression
    }
    let isLanguage =
      structure.token(receiver, isAnyOf: "language", "Language", "locale")
      || site.file.type(ofName: receiver) == TypeKey("Locale.Language")
    return isLanguage ? Expression(structure.chainStart(site.index), site.index - 2) : nil
  }

  /// `Bundle.main.preferredLocalizations.first`: the language the app runs in, whose direction it has unless a view, a
  /// preview or a test is turned around.
  private func isLocalization(_ subject: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    return subject.tokens.prefix(64).contains { index in
      let value = site.file.initialValue(of: index, isConstant: true) ?? Expression(index, index)
      return value.tokens.prefix(64).contains { structure.token($0, is: "preferredLocalizations") }
    }
  }

  /// `Locale.current.isRTL`, a helper of the project's own.
  private func helper(of site: Site) -> Finding? {
    let structure = site.structure
    let member = site.index + 2
    guard structure.kind(site.index + 1) == .period, structure.kind(member) == .identifier,
      let owner = structure.receiverName(ofMember: site.index), structure.token(owner, isAnyOf: "Locale", "NSLocale"),
      DirectionWords.isDirectionWord(member, in: structure), !structure.token(member, is: "characterDirection")
    else { return nil }
    return Finding(
      structure.range(member),
      "the user's language does not tell the direction of the interface; ask for \(site.directionQuestion) instead"
    )
  }

  /// `post.language = code; post.rtl = Locale.characterDirection(forLanguage: code) == .rightToLeft`: what is said of a text
  /// that is kept.
  private func isKeptBesideLanguage(_ site: Site) -> Bool {
    let structure = site.structure
    let answer = structure.infix(around: structure.operand(around: site.index))
    guard case .assigned(let property) = structure.place(of: answer),
      let receiver = structure.receiverName(ofMember: property), !structure.token(receiver, is: "self"),
      let body = structure.outermostBody(of: site.index)
    else { return false }
    return site.file.uses(of: "language", within: structure.words(ofScope: body)).contains {
      structure.belongs($0, to: receiver) && structure.kind($0 + 1) == .equal
    }
  }

  /// `if #available(iOS 9, *) { return view.effectiveUserInterfaceLayoutDirection } else { … }`: the view is asked where it
  /// can answer.
  private func isForOlderSystems(_ site: Site) -> Bool {
    guard let condition = site.conditionOnSystem, condition.upperBound < site.index else { return false }
    return ["userInterfaceLayoutDirection", "effectiveUserInterfaceLayoutDirection"].contains {
      !site.file.uses(of: $0, within: condition.upperBound..<site.index).isEmpty
    }
  }

  /// Whether the language is that of a text: by a name in the expression, or by where this code stands.
  private func isContent(_ subject: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    var names = subject.tokens.filter { structure.kind($0) == .identifier }
    names += [site.enclosingFunctionName, site.enclosingTypeName].compactMap { $0 }
    return names.contains { index in
      let name = structure.text(index).lowercased()
      return contents.contains { name.holds($0) }
    }
  }
}
