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
  ]

  let triggers: [Trigger] = [.word("left"), .word("right")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index),
      case .assigned(let property) = structure.place(of: structure.operand(around: site.index)),
      structure.token(property, is: "edges"), let receiver = structure.receiverName(ofMember: property),
      site.file.type(ofName: receiver) == TypeKey("UIScreenEdgePanGestureRecognizer"),
      !site.standsBesideItsMirrorImage, !site.isChosenBySide, !takesBoth(site), !site.isDirectionAware,
      !site.isInLeftToRightIsland
    else { return nil }
    let other = site.is("left") ? "right" : "left"
    return Finding(
      site.range,
      "the pan begins at the \(site.text) edge in every language; take .\(other) by \(site.directionQuestion)"
    )
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
