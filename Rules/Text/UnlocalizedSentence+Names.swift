import RTLRuleKit
import RTLSyntax

/// Texts of which only a name tells that they are shown.
extension UnlocalizedSentence {
  /// The text of a property or function, or an argument, that by its name is for a screen: `var emptyMessage: String`.
  func isNamedText(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    switch structure.place(of: structure.infix(around: structure.operand(around: quote))) {
    case .returned(let index):
      let scope = structure.scopes[index]
      guard scope.kind == .property || scope.kind == .function, scope.name != Structure.none else { return false }
      let name = Int(scope.name)
      return structure.name(name, endsWithAnyOf: Self.textWords) && !structure.name(name, holdsAnyOf: Self.otherTexts)
        && isAboutScreens(site)
    case .argument(let call, let argument):
      if let label = argument.label, structure.token(label, is: "localizedDescription") {
        return !site.file.project.isWithoutScreens
      }
      return isShown(argument, by: call.callee, structure) && isAboutScreens(site)
    case .other: return isElementOfResult(quote, structure) && isAboutScreens(site)
    default: return false
    }
  }

  /// `return (title: "…", body: "…")`
  private func isElementOfResult(_ quote: Int, _ structure: Structure) -> Bool {
    let text = structure.infix(around: structure.operand(around: quote))
    guard structure.kind(text.first - 1) == .colon, Self.elements.contains(text.first - 2, in: structure),
      let open = structure.opening(around: text.first), structure.kind(open) == .leftParen,
      structure.elements(ofGroup: open, limit: 2).count > 1
    else { return false }
    guard case .returned = structure.place(of: structure.operand(around: open)) else { return false }
    return true
  }

  private static let elements: WordSet = ["title", "subtitle", "body", "message"]

  /// `field.setError("…")`, `button.set(title: "…", subtitle: "…")`: a function that by its name, or by the name of what
  /// it is given, shows it.
  private func isShown(_ argument: Argument, by callee: Int, _ structure: Structure) -> Bool {
    guard !structure.startsUppercase(callee), !structure.name(callee, holdsAnyOf: Self.otherTexts) else { return false }
    if let label = argument.label, Self.labels.contains(label, in: structure) { return true }
    // `Notice.message(text: "…")`
    if let label = argument.label, Self.messengers.contains(callee, in: structure) {
      return structure.token(label, isAnyOf: "text", "message")
        && !structure.path(endingAt: callee).contains { structure.name($0, holdsAnyOf: Self.otherReceivers) }
    }
    return ["show", "set", "present", "display"].contains { structure.name(callee, beginsWithWord: $0) }
      && structure.name(callee, endsWithAnyOf: Self.textWords + Self.notices)
      && argument.label.map { structure.name($0, endsWithAnyOf: Self.textWords) } ?? true
  }

  private static let notices: [StaticString] = ["error", "alert", "toast", "banner", "warning", "notice", "status"]

  private static let otherReceivers: [StaticString] = ["log", "logger", "socket", "telemetry", "analytics", "tracker"]

  private static let messengers: WordSet = ["message", "toast", "alert", "banner", "hud"]

  private static let labels: WordSet = ["title", "subtitle", "caption", "placeholder", "alertTitle", "alertMessage"]

  /// `@Published var status: String?`: what views are told of.
  func isPublishedText(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard case .assigned(let property) = structure.place(of: structure.infix(around: structure.operand(around: quote))),
      structure.name(property, endsWithAnyOf: Self.textWords + ["status", "error"])
    else { return false }
    return site.file.declarations(named: property).prefix(8).contains { found in
      let name = Int(structure.declarations[found].name)
      let start = max(structure.statementStart(name), name - 8)
      return start < name && (start..<name).contains { structure.token($0, is: "Published") }
    }
  }

  /// The message of an error or of a parser is as often read by those who make the app.
  private func isAboutScreens(_ site: Site) -> Bool {
    let structure = site.structure
    guard let owner = structure.typeName(around: site.index) else { return ScreenModules.areImported(by: structure) }
    if structure.name(owner, endsWithAnyOf: ["error", "failure", "diagnostic"]) { return false }
    return ScreenModules.areImported(by: structure) || structure.name(owner, endsWithWord: "viewmodel")
  }

  private static let textWords: [StaticString] = [
    "text", "title", "subtitle", "message", "caption", "placeholder", "hint",
  ]

  private static let otherTexts: [StaticString] = [
    "log", "debug", "commit", "system", "plain", "raw", "json", "export", "test", "assert", "assertion", "fatal",
  ]
}
