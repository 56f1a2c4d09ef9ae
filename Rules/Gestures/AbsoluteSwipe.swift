import RTLRuleKit
import RTLSyntax

struct AbsoluteSwipe: Rule {
  let id = "absolute_swipe"
  let summary = "Swipes to the left or right that mean something"
  let rationale = """
    A swipe recognizer knows left and right, not forward and back. What turns to the next page on a swipe to the left \
    turns it the wrong way in a language that is read from the right. Swap the directions by the layout direction; \
    where both swipes do the same there is nothing to swap.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, UISwipeGestureRecognizer.direction",
  ]
  let severity = Severity.info

  private let swipeTypes: Set<TypeKey> = Set(
    ["UISwipeGestureRecognizer.Direction", "UISwipeGestureRecognizerDirection"].map { TypeKey($0) }
  )

  let bad: [Example] = [
    """
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
    swipe.direction = .⟦left⟧
    """,
    """
    func swiped(_ gesture: UISwipeGestureRecognizer) {
      if gesture.direction == .⟦right⟧ { showPrevious() }
    }
    """,
    """
    func swiped(_ gesture: UISwipeGestureRecognizer) {
      switch gesture.direction {
      case .⟦left⟧: showNext()
      default: break
      }
    }
    """,
    """
    let back = UISwipeGestureRecognizer(target: self, action: #selector(goBack))
    let forward = UISwipeGestureRecognizer(target: self, action: #selector(goForward))
    back.direction = .⟦right⟧
    forward.direction = .⟦left⟧
    """,
    """
    private lazy var closing: UISwipeGestureRecognizer = {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
      swipe.direction = UISwipeGestureRecognizer.Direction.⟦right⟧
      return swipe
    }()
    """,
  ]

  let good: [Example] = [
    """
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
    swipe.direction = .down
    """,
    """
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
    swipe.direction = isRightToLeft ? .right : .left
    """,
    """
    let one = UISwipeGestureRecognizer(target: self, action: #selector(hide))
    one.direction = .left
    let other = UISwipeGestureRecognizer(target: self, action: #selector(hide))
    other.direction = .right
    """,
    """
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(hide))
    swipe.direction = [.left, .right]
    """,
    """
    final class PlayerViewController: UIViewController {
      func swiped(_ gesture: UISwipeGestureRecognizer) { if gesture.direction == .left { jumpBackward() } }
    }
    """,
    "chevron.direction = .left",
    """
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(reveal))
    swipe.direction = listSide == .left ? .right : .left
    """,
    """
    func swiped(_ gesture: UISwipeGestureRecognizer) {
      if isRTL { if gesture.direction == .left { showPrevious() } }
    }
    """,
    """
    func swiped(_ gesture: UISwipeGestureRecognizer) {
      switch gesture.direction {
      case .left: remote.send(.left)
      case .right: remote.send(.right)
      default: break
      }
    }
    """,
    """
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(didSwipeLeft))
    swipe.direction = .left
    """,
    """
    enum Direction { case left, right }
    let direction: Direction = .left
    """,
  ]

  let triggers: [Trigger] = [.word("left"), .word("right")]

  func check(_ site: Site) -> Finding? {
    guard site.structure.isMember(site.index), let use = use(site), use.isMeant, !namesSide(site),
      !site.isAboutPhysicalThings, !site.isDirectionAware, !site.isInLeftToRightIsland, !site.functionAsksForDirection
    else { return nil }
    let other = site.is("left") ? "right" : "left"
    return Finding(
      site.range,
      "a swipe to the \(site.text) goes the other way from right to left; take .\(other) by \(site.directionQuestion)"
    )
  }

  private struct Use {
    var isMeant: Bool
  }

  /// A direction that is set, or asked for; the type is looked up last.
  private func use(_ site: Site) -> Use? {
    let structure = site.structure
    switch structure.place(of: structure.operand(around: site.index)) {
    case .assigned(let property):
      guard structure.token(property, is: "direction"), isSwipe(site), !site.standsBesideItsMirrorImage,
        !isChosen(property, site)
      else { return nil }
      return Use(isMeant: !sharesAction(property, site))
    case .compared, .pattern:
      return isSwipe(site) ? Use(isMeant: true) : nil
    default: return nil
    }
  }

  /// `swipe.direction = side == .left ? .right : .left`
  private func isChosen(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let value = structure.value(at: property + 2)
    let sides = (value.first...max(value.first, value.last)).filter { structure.token($0, isAnyOf: "left", "right") }
    return sides.count > 1
  }

  private func isSwipe(_ site: Site) -> Bool {
    site.file.type(ofMember: site.index).map { swipeTypes.contains($0) } ?? false
  }

  /// Whether a recognizer for the other side does the same: then the handler tells them apart, or nobody does. The
  /// name of an action that says its side is left to whoever wrote it.
  private func sharesAction(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let receiver = structure.receiverName(ofMember: property), let own = action(of: receiver, site) else {
      return false
    }
    if structure.name(own, holdsAnyOf: ["left", "right"]) { return true }
    let bytes = structure.bytes(own)
    return (max(0, property - 200)..<min(structure.tokens.count, property + 200)).contains {
      $0 != own && structure.kind($0) == .identifier && isSelected($0, structure)
        && structure.bytes($0).elementsEqual(bytes)
    }
  }

  /// `showNext` in `#selector(showNext)` or `#selector(Reader.showNext(_:))`.
  private func isSelected(_ name: Int, _ structure: Structure) -> Bool {
    guard let open = structure.opening(around: name) else { return false }
    return structure.token(open - 1, isAnyOf: "selector", "#selector")
  }

  /// The name of the method a recognizer calls.
  private func action(of receiver: Int, _ site: Site) -> Int? {
    guard let found = site.file.declaration(of: receiver) else { return nil }
    let value = site.structure.declarations[found].value
    guard value != Structure.none else { return nil }
    return (Int(value)..<min(Int(value) + 40, site.structure.tokens.count)).last {
      site.structure.kind($0) == .identifier && isSelected($0, site.structure)
        && site.structure.kind($0 + 1) != .colon && !site.structure.token($0, is: "_")
    }
  }

  /// What is done for this side says its side again: it is passed on, not acted on.
  private func namesSide(_ site: Site) -> Bool {
    if site.isInSidedDeclaration { return true }
    let structure = site.structure
    guard !isSetting(site) else { return false }
    return (site.index + 1..<min(site.index + 14, structure.tokens.count)).contains {
      structure.kind($0) == .identifier && structure.name($0, holdsWord: site.is("left") ? "left" : "right")
    }
  }

  private func isSetting(_ site: Site) -> Bool {
    if case .assigned = site.structure.place(of: site.structure.operand(around: site.index)) { return true }
    return false
  }
}
