import RTLRuleKit
import RTLSyntax

struct LegacyDirectionQuery: Rule {
  let id = "legacy_direction_query"
  let summary = "Layout direction worked out from a view's semantic content attribute"
  let rationale = """
    Before iOS 10 the direction of a view had to be worked out from its semantic content attribute. The effective \
    user interface layout direction says it in one word, and knows of trait collections besides: of a controller or a \
    hosting view that turns its children around.
    """
  let references = [
    "WWDC16 session 232, What's New in International User Interfaces",
    "Apple, effectiveUserInterfaceLayoutDirection",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    Example(
      "let isRTL = ⟦UIView.userInterfaceLayoutDirection(for: bar.semanticContentAttribute)⟧ == .rightToLeft",
      fixed: "let isRTL = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft"
    ),
    Example(
      "class Cell: UIView { func f() { g(⟦UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)⟧) } }",
      fixed: "class Cell: UIView { func f() { g(effectiveUserInterfaceLayoutDirection) } }"
    ),
    Example(
      "extension UIButton { var d: Int { ⟦UIView.userInterfaceLayoutDirection(for: self.semanticContentAttribute)⟧.rawValue } }",
      fixed: "extension UIButton { var d: Int { self.effectiveUserInterfaceLayoutDirection.rawValue } }"
    ),
    Example(
      "switch ⟦UIView.userInterfaceLayoutDirection(for: cell.bar!.semanticContentAttribute)⟧ { default: break }",
      fixed: "switch cell.bar!.effectiveUserInterfaceLayoutDirection { default: break }"
    ),
  ]

  let good: [Example] = [
    "let isRTL = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft",
    "let d = UIView.userInterfaceLayoutDirection(for: .playback)",
    "let d = UIView.userInterfaceLayoutDirection(for: attribute)",
    "let d = UIView.userInterfaceLayoutDirection(for: UIView.appearance().semanticContentAttribute)",
    "let d = UIView.userInterfaceLayoutDirection(for: bar.semanticContentAttribute, relativeTo: .leftToRight)",
    "if #available(iOS 10, *) { f() } else { g(UIView.userInterfaceLayoutDirection(for: bar.semanticContentAttribute)) }",
    "class Cell: UIView { override var effectiveUserInterfaceLayoutDirection: D { UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) } }",
    "struct Model { func f() { g(UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)) } }",
    "func f(semanticContentAttribute: A) { g(UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)) }",
    "let d = UIView.userInterfaceLayoutDirection(for: bar?.semanticContentAttribute ?? .unspecified)",
    "let d = View.userInterfaceLayoutDirection(for: bar.semanticContentAttribute)",
    "class Cell: UIView { static func f() { g(UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)) } }",
  ]

  let triggers: [Trigger] = [.word("userInterfaceLayoutDirection")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.receiverName(ofMember: site.index) == site.index - 2,
      structure.token(site.index - 2, is: "UIView"), !structure.isMember(site.index - 2),
      let call = structure.call(of: site.index), let close = structure.partner(call.open)
    else { return nil }
    let arguments = structure.arguments(of: call)
    guard arguments.count == 1, let argument = arguments.first, !argument.isEmpty,
      argument.label.map({ structure.token($0, is: "for") }) ?? false
    else { return nil }
    let attribute = argument.end - 1
    guard structure.token(attribute, is: "semanticContentAttribute"),
      structure.chainStart(attribute) == argument.start, isView(attribute, site), !isFallback(site),
      site.isAvailable(iOS: ProjectSettings.Version(10), macOS: ProjectSettings.Version(10))
    else { return nil }
    let range = structure.range(site.index - 2, through: close)
    let receiver = structure.isMember(attribute) ? structure.range(argument.start, through: attribute - 1) : nil
    let question = (receiver.map(structure.source.text) ?? "") + "effectiveUserInterfaceLayoutDirection"
    return Finding(
      range,
      "knows nothing of the traits a view is in; ask for effectiveUserInterfaceLayoutDirection",
      fix: Fix(.safe, question, [Edit(range, question)])
    )
  }

  /// Whether the attribute is that of a view, the one at hand or another.
  private func isView(_ attribute: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let receiver = structure.receiverName(ofMember: attribute), !structure.token(receiver, is: "self") else {
      let isOwn = structure.isMember(attribute) || site.file.declaration(of: attribute) == nil
      return isOwn && site.hasInstance && site.enclosingType(inheritsFrom: [TypeKey("UIView")]).isYes
    }
    return !structure.token(receiver, is: "appearance") && structure.kind(attribute - 2) != .postfixQuestion
  }

  /// Where the better question is not there, or is being answered.
  private func isFallback(_ site: Site) -> Bool {
    let structure = site.structure
    if let body = structure.outermostBody(of: site.index), structure.scopes[body].name != Structure.none,
      structure.token(Int(structure.scopes[body].name), is: "effectiveUserInterfaceLayoutDirection")
    {
      return true
    }
    return site.conditionOnSystem != nil
  }
}
