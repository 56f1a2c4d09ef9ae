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
    "UIView.appearance().semanticContentAttribute = .⟦forceRightToLeft⟧",
    "let button = make(title: title, semanticContentAttribute: .⟦forceRightToLeft⟧)",
  ]

  let good: [Example] = [
    "button.semanticContentAttribute = .unspecified",
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
    "if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { flip() }",
  ]

  let triggers: [Trigger] = [.word("forceRightToLeft"), .word("rightToLeft")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index) else { return nil }
    let operand = structure.operand(around: site.index)
    guard operand.last == site.index, let receiver = forced(structure.place(of: operand), site),
      !site.isDirectionAware, !site.standsAmongRightToLeftText
    else { return nil }
    return Finding(site.range, message(receiver, site))
  }

  private enum Receiver {
    case view(name: Int?)
    case swiftUI
  }

  /// What is forced: the receiver of the property or call; nil where nothing is.
  private func forced(_ place: Place, _ site: Site) -> Receiver? {
    let structure = site.structure
    switch place {
    case .assigned(let property):
      let isForced =
        site.is("forceRightToLeft")
        ? structure.token(property, is: "semanticContentAttribute")
        : structure.token(property, is: "userInterfaceLayoutDirection") && structure.isMember(property)
      return isForced ? .view(name: structure.receiverName(ofMember: property)) : nil
    case .argument(let call, let argument):
      if site.is("rightToLeft") {
        let isEnvironment = structure.token(call.callee, is: "environment") && structure.isMember(call.callee)
        return isEnvironment && structure.token(call.open + 3, is: "layoutDirection") ? .swiftUI : nil
      }
      let takesAttribute =
        argument.label.map { structure.token($0, is: "semanticContentAttribute") }
        ?? structure.token(call.callee, isAnyOf: "setSemanticContentAttribute", "semanticContentAttribute")
      return takesAttribute ? .view(name: structure.receiverName(ofMember: call.callee)) : nil
    default: return nil
    }
  }

  private func message(_ receiver: Receiver, _ site: Site) -> String {
    let structure = site.structure
    switch receiver {
    case .view where site.enclosingType(inheritsFrom: [TypeKey("UIButton")]).isYes:
      return Self.button
    case .swiftUI:
      return "Right to left in every language, and no different for Arabic readers; order the views instead, "
        + "or leave the direction to the environment"
    case .view(let name?) where structure.token(name, is: "appearance"):
      return "Turns every view around whatever the app's language; let the app's localization decide"
    case .view(let name?) where structure.text(name).lowercased().contains("button"):
      return Self.button
    case .view:
      return "Turned around in every language but those written from right to left; leave it unspecified and "
        + "order the views instead"
    }
  }

  private static let button =
    "Puts the icon on the wrong side for Arabic readers; use the configuration's imagePlacement = .trailing"
}
