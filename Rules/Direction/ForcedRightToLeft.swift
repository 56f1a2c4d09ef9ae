import RTLRuleKit
import RTLSyntax

struct ForcedRightToLeft: Rule {
  let id = "forced_right_to_left"
  let summary = "A view forced from right to left in every language"
  let rationale = """
    Forcing right to left turns a view around in left-to-right languages and leaves it as it is in Arabic and Hebrew. \
    Most often it is there to put a button's icon behind its title: in Arabic the icon then stands before it, where \
    English has it behind. Say where the icon goes instead. Where the text itself is always written from right to \
    left, forcing is right; say so in a comment.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "WWDC22 session 10107, Get it right (to left)",
    "Apple, UIButton.Configuration.imagePlacement",
  ]

  let bad: [Example] = [
    "button.semanticContentAttribute = .⟦forceRightToLeft⟧",
    "view.semanticContentAttribute = UISemanticContentAttribute.⟦forceRightToLeft⟧",
    "let button = UIButton().then { $0.semanticContentAttribute = .⟦forceRightToLeft⟧ }",
    "stack.semanticContentAttribute = isReversed ? .⟦forceRightToLeft⟧ : .unspecified",
    "label.setSemanticContentAttribute(.⟦forceRightToLeft⟧)",
    "HStack { Text(title); icon }.environment(\\.layoutDirection, .⟦rightToLeft⟧)",
    "row.userInterfaceLayoutDirection = .⟦rightToLeft⟧",
    "final class NextButton: UIButton { func set() { semanticContentAttribute = .⟦forceRightToLeft⟧ } }",
    "let button = make(title: title, semanticContentAttribute: .⟦forceRightToLeft⟧)",
  ]

  let good: [Example] = [
    "button.semanticContentAttribute = .unspecified",
    "UIView.appearance().semanticContentAttribute = .forceRightToLeft",
    "button.configuration?.imagePlacement = .trailing",
    "button.semanticContentAttribute = isRTL ? .forceLeftToRight : .forceRightToLeft",
    "if language.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }",
    "view.semanticContentAttribute = attribute",
    "if view.semanticContentAttribute == .forceRightToLeft { mirror() }",
    "switch view.semanticContentAttribute { case .forceRightToLeft: flip(); default: break }",
    "func attribute(for d: LayoutDirection) -> UISemanticContentAttribute { d == .rightToLeft ? .forceRightToLeft : .forceLeftToRight }",
    "content.environment(\\.layoutDirection, direction)",
    "content.environment(\\.layoutDirection, locale.isRTL ? .rightToLeft : .leftToRight)",
    "content.environment(\\.layoutDirection, .leftToRight)",
    "#Preview { RowView().environment(\\.layoutDirection, .rightToLeft) }",
    Example("view.semanticContentAttribute = .forceRightToLeft", path: "AppTests/RowTests.swift"),
    "let traits = UITraitCollection(layoutDirection: .rightToLeft)",
    "if Locale.current.languageCode == \"ar\" { view.semanticContentAttribute = .forceRightToLeft }",
    "Text(\"بسم الله\"); Text(\"السلام\").environment(\\.layoutDirection, .rightToLeft)",
    "if language == .ar { bar.semanticContentAttribute = .forceRightToLeft }",
    "Text(verse.arabic).environment(\\.layoutDirection, .rightToLeft)",
    "RootView().environment(\\.layoutDirection, .rightToLeft).environment(\\.locale, Locale(identifier: \"ar_IQ\"))",
    "if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { flip() }",
    "view.environment(\\.layoutDirection, model.isTranslated ? .leftToRight : .rightToLeft)",
  ]

  let triggers: [Trigger] = [.word("forceRightToLeft"), .word("rightToLeft")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index) else { return nil }
    let operand = structure.operand(around: site.index)
    guard operand.last == site.index, let forced = forced(structure.place(of: operand), site), !isChoice(operand, site),
      !site.isDirectionAware, !isForContent(forced, site)
    else { return nil }
    switch forced.kind {
    case .button:
      return Finding(
        site.range,
        "puts the icon on the wrong side for Arabic readers; use the configuration's imagePlacement = .trailing"
      )
    case .view, .container:
      return Finding(
        site.range,
        "right to left in every language, and no different for Arabic readers; order the views instead, or leave the "
          + "direction to the environment",
        severity: forced.kind == .view ? .warning : .info
      )
    }
  }

  /// `isEnglish ? .leftToRight : .rightToLeft`: somebody chooses, by whatever name.
  private func isChoice(_ operand: Expression, _ site: Site) -> Bool {
    guard let question = site.structure.ternaryQuestion(around: operand),
      let parts = site.structure.ternary(question: question)
    else { return false }
    return [parts.yes, parts.no].contains {
      site.structure.token($0.last, is: "leftToRight")
    }
  }

  private enum Kind { case button, view, container }

  private struct Forced {
    var kind: Kind
    /// The chain that is forced.
    var chain: Expression
  }

  /// What is forced; nil where nothing is.
  private func forced(_ place: Place, _ site: Site) -> Forced? {
    let structure = site.structure
    switch place {
    case .assigned(let property):
      let isForced =
        site.is("forceRightToLeft")
        ? structure.token(property, is: "semanticContentAttribute")
        : structure.token(property, is: "userInterfaceLayoutDirection") && structure.isMember(property)
      guard isForced else { return nil }
      let receiver = structure.receiverName(ofMember: property)
      // The whole app is another matter.
      if let receiver, structure.token(receiver, isAnyOf: "appearance", "window", "keyWindow") { return nil }
      return Forced(kind: kind(of: receiver, site), chain: structure.operand(around: property))
    case .argument(let call, let argument):
      let chain = structure.operand(around: call.callee)
      if site.is("rightToLeft") {
        let isEnvironment = structure.token(call.callee, is: "environment") && structure.isMember(call.callee)
        let key = structure.arguments(of: call).first
        let isDirection = isEnvironment && key.map { structure.token($0.end - 1, is: "layoutDirection") } ?? false
        return isDirection ? Forced(kind: .container, chain: chain) : nil
      }
      guard structure.isSemanticContentAttribute(argument, of: call) else { return nil }
      return Forced(kind: kind(of: structure.receiverName(ofMember: call.callee), site), chain: chain)
    default: return nil
    }
  }

  /// Buttons are turned around for their icons. Whole screens and lists may hold what is read from right to left.
  private func kind(of receiver: Int?, _ site: Site) -> Kind {
    guard let receiver, !site.structure.token(receiver, is: "self") else {
      return site.enclosingType(inheritsFrom: [TypeKey("UIButton")]).isYes ? .button : .view
    }
    let name = site.structure.text(receiver).lowercased()
    if name.contains("button") || name.contains("btn") || site.file.type(ofName: receiver) == TypeKey("UIButton") {
      return .button
    }
    let containers = ["collection", "scroll", "table", "page", "web", "textview"]
    return name == "view" || containers.contains { name.contains($0) } ? .container : .view
  }

  /// A text in Arabic or Hebrew goes from right to left in every language.
  private func isForContent(_ forced: Forced, _ site: Site) -> Bool {
    let structure = site.structure
    if site.standsAmongRightToLeftText { return true }
    let chain = forced.chain.tokens.prefix(401)
    let names = [site.enclosingTypeName, site.enclosingFunctionName].compactMap { $0 }
    return (Array(chain) + names).contains {
      DirectionWords.namesRightToLeftScript($0, in: structure)
        || DirectionWords.isRightToLeftLanguage($0, in: structure)
    }
  }
}
