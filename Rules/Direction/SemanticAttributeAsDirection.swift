import RTLRuleKit
import RTLSyntax

struct SemanticAttributeAsDirection: Rule {
  let id = "semantic_attribute_as_direction"
  let summary = "Layout direction read from a semantic content attribute"
  let rationale = """
    The semantic content attribute says what a view is for, not which way it goes: on nearly every view it is \
    unspecified, in Arabic too, so the comparison is false for the readers it was written for. The effective user \
    interface layout direction takes the attribute, the traits and the app's language together.
    """
  let references = [
    "WWDC16 session 232, What's New in International User Interfaces",
    "Apple, effectiveUserInterfaceLayoutDirection",
    "Apple, UISemanticContentAttribute",
  ]

  let bad: [Example] = [
    "if view.⟦semanticContentAttribute⟧ == .forceRightToLeft { mirror() }",
    "let rtl = UIView.appearance().⟦semanticContentAttribute⟧ == .forceRightToLeft",
    "let x = .forceLeftToRight == cell.⟦semanticContentAttribute⟧ ? 0 : width",
    "let d = UIView.userInterfaceLayoutDirection(for: UIView.appearance().⟦semanticContentAttribute⟧)",
    "return view.⟦semanticContentAttribute⟧ != UISemanticContentAttribute.forceRightToLeft",
    "switch view.⟦semanticContentAttribute⟧ { case .forceRightToLeft: flip(); default: break }",
  ]

  let good: [Example] = [
    "if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror() }",
    "view.semanticContentAttribute = .forceLeftToRight",
    "let d = UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute)",
    "if a.semanticContentAttribute != b.semanticContentAttribute { update() }",
    "guard newValue != semanticContentAttribute else { return }",
    "if view.semanticContentAttribute == .unspecified { view.semanticContentAttribute = .playback }",
    "child.semanticContentAttribute = parent.semanticContentAttribute",
    "let d = UIView.userInterfaceLayoutDirection(for: attribute)",
    "override var semanticContentAttribute: UISemanticContentAttribute { didSet { setNeedsLayout() } }",
    "if model.layoutDirection.semanticContentAttribute == .forceRightToLeft { reverse() }",
    "let semanticContentAttribute = attribute(of: model); if semanticContentAttribute == .forceRightToLeft { reverse() }",
    "let isForced = [.forceLeftToRight, .forceRightToLeft].contains(view.semanticContentAttribute)",
  ]

  let triggers: [Trigger] = [.word("semanticContentAttribute")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    let operand = structure.operand(around: site.index)
    guard operand.last == site.index, isOfView(site) else { return nil }
    let isAsked: Bool
    if let other = structure.comparedOperand(beside: operand) {
      isAsked = other.tokens.prefix(6).contains { namesForce($0, structure) }
    } else if case .argument(let call, _) = structure.place(of: operand) {
      isAsked = structure.token(call.callee, is: "userInterfaceLayoutDirection") && isProxy(operand, structure)
    } else {
      isAsked = switchesOverForce(site)
    }
    guard isAsked else { return nil }
    return Finding(
      site.range,
      "the semantic content attribute is unspecified on most views, in Arabic too; "
        + "ask for effectiveUserInterfaceLayoutDirection",
      severity: isOfButton(site) ? .info : .warning
    )
  }

  /// Not a property of that name on a direction of the project's own, nor a local that holds what is to be set.
  private func isOfView(_ site: Site) -> Bool {
    let structure = site.structure
    if let receiver = structure.receiverName(ofMember: site.index) {
      return !structure.text(receiver).lowercased().contains("direction")
    }
    return site.file.declaration(of: site.index) == nil
  }

  /// Who asks a button for its attribute may want to know on which side its icon was put.
  private func isOfButton(_ site: Site) -> Bool {
    guard let receiver = site.structure.receiverName(ofMember: site.index), !site.structure.token(receiver, is: "self")
    else { return site.enclosingType(inheritsFrom: [TypeKey("UIButton")]).isYes }
    return site.structure.text(receiver).lowercased().contains("button")
  }

  private func namesForce(_ index: Int, _ structure: Structure) -> Bool {
    structure.isMember(index) && structure.token(index, isAnyOf: "forceRightToLeft", "forceLeftToRight")
  }

  /// `switch view.semanticContentAttribute { case .forceRightToLeft: … }`
  private func switchesOverForce(_ site: Site) -> Bool {
    let structure = site.structure
    let start = structure.chainStart(site.index)
    let open = site.index + 1
    guard structure.token(start - 1, is: "switch"), structure.kind(open) == .leftBrace else { return false }
    let body = open + 1..<max(open + 1, min(structure.end(ofGroup: open), open + 200))
    return body.contains { structure.token($0 - 2, is: "case") && namesForce($0, structure) }
  }

  /// `UIView.appearance()`
  private func isProxy(_ expression: Expression, _ structure: Structure) -> Bool {
    expression.tokens.contains { structure.token($0, is: "appearance") }
  }
}
