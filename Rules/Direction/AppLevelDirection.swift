import RTLRuleKit
import RTLSyntax

struct AppLevelDirection: Rule {
  let id = "app_level_direction"
  let summary = "The app's layout direction asked for where a view is at hand"
  let rationale = """
    The application's direction is that of its localization. A view may go the other way: a player that keeps its \
    direction, a field for numbers, a screen turned around by its traits, a preview. Laid out by the app's direction, \
    such a view is half one way and half the other; and in an app extension there is no application to ask. The view \
    knows its own direction.
    """
  let references = [
    "WWDC16 session 232, What's New in International User Interfaces",
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple, effectiveUserInterfaceLayoutDirection",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    Example(
      "class Cell: UIView { func f() { if UIApplication.shared.⟦userInterfaceLayoutDirection⟧ == .rightToLeft { flip() } } }",
      fixed: "class Cell: UIView { func f() { if effectiveUserInterfaceLayoutDirection == .rightToLeft { flip() } } }"
    ),
    Example(
      "class List: UIViewController { func f() { let d = UIApplication.shared.⟦userInterfaceLayoutDirection⟧ } }",
      fixed: "class List: UIViewController { func f() { let d = view.effectiveUserInterfaceLayoutDirection } }"
    ),
    Example(
      "class Bar: NSView { override func layout() { if NSApp.⟦userInterfaceLayoutDirection⟧ == .rightToLeft { flip() } } }",
      fixed:
        "class Bar: NSView { override func layout() { if userInterfaceLayoutDirection == .rightToLeft { flip() } } }"
    ),
    "extension UILabel { var sign: CGFloat { UIApplication.shared.⟦userInterfaceLayoutDirection⟧ == .rightToLeft ? -1 : 1 } }",
    "class Row: UITableViewCell { lazy var isRTL = UIApplication.shared.⟦userInterfaceLayoutDirection⟧ == .rightToLeft }",
    "class Tab: NSViewController { func f() { g(NSApplication.shared.⟦userInterfaceLayoutDirection⟧) } }",
  ]

  let good: [Example] = [
    "class Cell: UIView { func f() { if effectiveUserInterfaceLayoutDirection == .rightToLeft { flip() } } }",
    "class List: UIViewController { func f() { let d = view.effectiveUserInterfaceLayoutDirection } }",
    "class Bar: NSView { func f() { if userInterfaceLayoutDirection == .rightToLeft { flip() } } }",
    "let isRTL = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft",
    "class Cell: UIView { init() { super.init(frame: .zero); f(UIApplication.shared.userInterfaceLayoutDirection) } }",
    "struct Tracker { var isRTL: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft } }",
    "class Cell: UIView { static let isRTL = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }",
    "class Cell: UIView { static func isRTL() -> Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft } }",
    "class Cell: UIView { let isRTL = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }",
    "class Cell: UIView { let label: UILabel = { let l = UILabel(); l.tag = UIApplication.shared.userInterfaceLayoutDirection.rawValue; return l }() }",
    "class Cell: UIView { func f() { g(UIApplication.userInterfaceLayoutDirection) } }",
    "class Cell: UIView { enum Side { func f() { g(UIApplication.shared.userInterfaceLayoutDirection) } } }",
    "class Bar: NSView { func f() { g(window.userInterfaceLayoutDirection) } }",
    "extension UIView { var isFlipped: Bool { UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft } }",
  ]

  let triggers: [Trigger] = [.word("userInterfaceLayoutDirection")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let application = structure.receiverName(ofMember: site.index), isApplication(application, structure),
      site.hasInstance, !isBeingMade(site), let view = view(site)
    else { return nil }
    let start = structure.chainStart(site.index)
    return Finding(
      site.range,
      "the app's direction is not always that of this view; ask for \(view)",
      fix: Fix(.unsafe, view, [Edit(structure.range(start, through: site.index), view)])
    )
  }

  /// `UIApplication.shared`, `NSApplication.shared`, `NSApp`
  private func isApplication(_ name: Int, _ structure: Structure) -> Bool {
    if structure.token(name, is: "NSApp") { return true }
    guard structure.token(name, is: "shared"), let owner = structure.receiverName(ofMember: name) else { return false }
    return structure.token(owner, isAnyOf: "UIApplication", "NSApplication")
  }

  /// A view that is being made stands in no other, and knows no more than the app.
  private func isBeingMade(_ site: Site) -> Bool {
    site.enclosingFunctionName.map { site.structure.token($0, is: "init") } ?? false
  }

  /// The question to ask of the view at hand.
  private func view(_ site: Site) -> String? {
    if site.enclosingType(inheritsFrom: [TypeKey("UIView")]).isYes { return "effectiveUserInterfaceLayoutDirection" }
    if site.enclosingType(inheritsFrom: [TypeKey("UIViewController")]).isYes {
      return "view.effectiveUserInterfaceLayoutDirection"
    }
    if site.enclosingType(inheritsFrom: [TypeKey("NSView")]).isYes { return "userInterfaceLayoutDirection" }
    if site.enclosingType(inheritsFrom: [TypeKey("NSViewController")]).isYes {
      return "view.userInterfaceLayoutDirection"
    }
    return nil
  }
}
