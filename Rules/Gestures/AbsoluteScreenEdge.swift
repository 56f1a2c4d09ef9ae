import RTLRuleKit
import RTLSyntax

struct AbsoluteScreenEdge: Rule {
  let id = "absolute_screen_edge"
  let summary = "Screen edge pans that begin at the left or right"
  let rationale = """
    In a right-to-left language the system's own swipe back begins at the right edge, and menus slide in from there. \
    A recognizer that waits at the left edge waits where nobody pulls, and pulls against the system's gesture.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, UIScreenEdgePanGestureRecognizer.edges",
  ]

  let bad: [Example] = [
    """
    let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(goBack))
    edgePan.edges = .⟦left⟧
    """,
    """
    let menuPan = UIScreenEdgePanGestureRecognizer()
    menuPan.edges = [.⟦right⟧]
    """,
    """
    final class Pager: UIViewController {
      private let edgePan = UIScreenEdgePanGestureRecognizer()
      override func viewDidLoad() { edgePan.edges = UIRectEdge.⟦left⟧ }
    }
    """,
    """
    func prepare(_ pan: UIScreenEdgePanGestureRecognizer) {
      pan.edges = isCompact ? .⟦left⟧ : .bottom
    }
    """,
    "menus.addScreenEdgePanGesturesToPresent(toView: view, forMenu: .⟦left⟧)",
    "menus.addScreenEdgePanGesturesToPresent(toView: bar, forMenu: SideMenuManager.PresentDirection.⟦right⟧)",
  ]

  let good: [Example] = [
    """
    let edgePan = UIScreenEdgePanGestureRecognizer()
    edgePan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    """,
    """
    let edgePan = UIScreenEdgePanGestureRecognizer()
    edgePan.edges = [.left, .right]
    """,
    """
    let edgePan = UIScreenEdgePanGestureRecognizer()
    edgePan.edges = .bottom
    """,
    """
    let left = UIScreenEdgePanGestureRecognizer()
    left.edges = .left
    let right = UIScreenEdgePanGestureRecognizer()
    right.edges = .right
    """,
    "edgesForExtendedLayout = .left",
    "shape.edges = .left",
    """
    func pan(from side: Side) {
      let edgePan = UIScreenEdgePanGestureRecognizer()
      switch side {
      case .left: edgePan.edges = .left
      case .right: edgePan.edges = .right
      }
    }
    """,
    """
    let edgePan = UIScreenEdgePanGestureRecognizer()
    if edgePan.edges == .left { begin() }
    """,
    "menus.addScreenEdgePanGesturesToPresent(toView: view)",
    "menus.addScreenEdgePanGesturesToPresent(toView: view, forMenu: isRightToLeft ? .right : .left)",
    """
    menus.addScreenEdgePanGesturesToPresent(toView: view, forMenu: .left)
    menus.addScreenEdgePanGesturesToPresent(toView: view, forMenu: .right)
    """,
  ]

  let triggers: [Trigger] = [.word("edges"), .word("addScreenEdgePanGesturesToPresent")]

  func check(_ site: Site) -> Finding? {
    if site.is("addScreenEdgePanGesturesToPresent") { return menuEdge(site) }
    let structure = site.structure
    guard structure.kind(site.index + 1) == .equal, let receiver = structure.receiverName(ofMember: site.index),
      let side = side(site), site.file.type(ofName: receiver) == TypeKey("UIScreenEdgePanGestureRecognizer")
    else { return nil }
    let place = site.moved(to: side)
    guard !place.isChosenBySide, !takesBoth(place), !place.isDirectionAware, !place.isInLeftToRightIsland else {
      return nil
    }
    let other = place.is("left") ? "right" : "left"
    return Finding(
      place.range,
      "the pan begins at the \(place.text) edge in every language; take .\(other) by \(site.directionQuestion)"
    )
  }

  /// The only side in what the edges are set to.
  private func side(_ site: Site) -> Int? {
    let structure = site.structure
    guard site.index + 2 < structure.tokens.count else { return nil }
    let value = structure.value(at: site.index + 2)
    let sides = value.tokens.prefix(41).filter {
      structure.token($0, isAnyOf: "left", "right") && structure.isMember($0)
    }
    return sides.count == 1 ? sides[0] : nil
  }

  /// Whether another recognizer nearby waits at the other edge.
  private func takesBoth(_ site: Site) -> Bool {
    let structure = site.structure
    let other: StaticString = site.is("left") ? "right" : "left"
    return (max(0, site.index - 150)..<min(structure.tokens.count, site.index + 150)).contains {
      guard structure.token($0, is: other), structure.isMember($0),
        case .assigned(let property) = structure.place(of: structure.operand(around: $0))
      else { return false }
      return structure.token(property, is: "edges")
    }
  }
}
