import RTLSyntax

extension Site {
  /// How code at this place best asks for the layout direction.
  package var directionQuestion: String {
    if enclosingType(inheritsFrom: [TypeKey("UIView")]).isYes { return "effectiveUserInterfaceLayoutDirection" }
    if enclosingType(inheritsFrom: [TypeKey("UIViewController")]).isYes { return "traitCollection.layoutDirection" }
    if enclosingType(inheritsFrom: [TypeKey("NSView")]).isYes { return "userInterfaceLayoutDirection" }
    if file.showsSwiftUI { return #"@Environment(\.layoutDirection)"# }
    if imports("AppKit") || imports("Cocoa") { return "the view's userInterfaceLayoutDirection" }
    return "the view's effectiveUserInterfaceLayoutDirection"
  }

  /// Whether an expression is about the language of the user or the app, not of some content: yes for
  /// `Locale.current`, `Locale.preferredLanguages.first`, and for locals that hold them; unknown for a parameter.
  package func isUsersLanguage(_ expression: Expression) -> Answer {
    var answer = Answer.no
    for index in expression.tokens.prefix(101) {
      guard structure.kind(index) == .identifier || structure.kind(index) == .stringText else { continue }
      switch languageOwner(of: index, hops: 2) {
      case .yes: return .yes
      case .unknown: answer = .unknown
      case .no: break
      }
    }
    return answer
  }

  private func languageOwner(of index: Int, hops: Int) -> Answer {
    if structure.token(
      index,
      isAnyOf: "preferredLanguages",
      "preferredLocalizations",
      "autoupdatingCurrent",
      "AppleLanguages",
      "currentLanguage",
      "appLanguage",
      "deviceLanguage",
      "systemLanguage",
      "currentLanguageCode",
      "appLanguageCode",
      "currentAppleLanguage",
      "preferredLanguage",
      "preferredLocale",
      "currentLocale"
    ) {
      return .yes
    }
    if structure.token(index, is: "current"), let owner = structure.receiverName(ofMember: index) {
      return Answer(structure.token(owner, isAnyOf: "Locale", "NSLocale") ? true : nil)
    }
    guard structure.kind(index) == .identifier, hops > 0 else { return .unknown }
    let isOwn = structure.isOwn(index)
    guard isOwn, let found = file.declaration(of: index) else { return .unknown }
    let value = structure.declarations[found].value
    guard value != Structure.none, Int(structure.declarations[found].name) != index,
      structure.kind(Int(value)) != .leftBrace
    else { return .unknown }
    let chain = structure.infix(around: structure.operand(around: Int(value)))
    for word in chain.tokens.prefix(41) {
      if languageOwner(of: word, hops: hops - 1).isYes { return .yes }
    }
    return .unknown
  }
}
