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
    ["UISwipeGestureRecognizer.Direction", "UISwipeGestureRecognizerDirection", "UIAccessibilityScrollDirection"]
      .map { TypeKey($0) }
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
    "func swiped(_ swipe: UISwipeGestureRecognizer) { if swipe.direction == .⟦Left⟧ { showNext() } }",
    """
    let tap = UITapGestureRecognizer(target: self, action: #selector(closeMenu))
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(closeMenu))
    swipe.direction = .⟦left⟧
    """,
    """
    func makeLeftSwipe() -> UISwipeGestureRecognizer {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .⟦left⟧
      swipe.rx.event.bind { _ in pages.showNext() }
      return swipe
    }
    """,
    "func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) { if direction == .⟦left⟧ { showNext() } }",
    """
    class Reader {
      func listen() {
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(didSwipeLeft))
        swipe.direction = .⟦left⟧
      }
      @objc func didSwipeLeft() { pages.showNext() }
    }
    """,
    """
    class Tour {
      func swiped(_ gesture: UISwipeGestureRecognizer) { if gesture.direction == .⟦left⟧ { didSwipeLeft() } }
      func didSwipeLeft() { show(step + 1) }
    }
    """,
    """
    func tableView(_ table: UITableView, editActionsForRowAt path: IndexPath, for edge: SwipeActionsOrientation)
      -> [SwipeAction]?
    {
      guard edge == .⟦right⟧ else { return nil }
      return [SwipeAction(style: .destructive, title: remove, handler: nil)]
    }
    """,
    """
    func collectionView(_ list: UICollectionView, editActionsForItemAt path: IndexPath, for side: SwipeActionsOrientation)
      -> [SwipeAction]?
    {
      switch side {
      case .⟦left⟧: return [pin(path)]
      case .right: return [remove(path)]
      }
    }
    """,
  ]

  let good: [Example] = Self.turnedOrAlike

  let triggers: [Trigger] = [.word("direction"), .word("SwipeActionsOrientation")]

  func check(_ site: Site) -> Finding? {
    if site.is("SwipeActionsOrientation") { return actionsOfCell(site) }
    let structure = site.structure
    guard let side = side(site), site.file.type(ofProperty: site.index).map({ swipeTypes.contains($0) }) ?? false,
      !(structure.kind(site.index + 1) == .equal && sharesAction(site.index, site))
    else { return nil }
    let place = site.moved(to: side)
    guard !namesSide(place), !site.isAboutPhysicalThings, !place.isDirectionAware, !place.isInLeftToRightIsland,
      !site.functionAsksForDirection
    else { return nil }
    let (own, other) = place.is("left", "Left") ? ("left", "right") : ("right", "left")
    return Finding(
      place.range,
      "a swipe to the \(own) goes the other way from right to left; take .\(other) by \(site.directionQuestion)"
    )
  }

  /// The side a direction is set to or compared with, or the first that a switch over it asks for. Two sides in one
  /// value are a choice that somebody else has made.
  func side(_ site: Site) -> Int? {
    let structure = site.structure
    if structure.kind(site.index + 1) == .leftBrace { return sideOfCase(in: site.index + 1, structure) }
    guard structure.kind(site.index + 1) == .equal || structure.token(site.index + 1, isAnyOf: "==", "!="),
      site.index + 2 < structure.tokens.count
    else { return nil }
    let value = structure.value(at: site.index + 2)
    let sides = value.tokens.prefix(41).filter { isSide($0, structure) }
    return sides.count == 1 ? sides[0] : nil
  }

  /// Written with a capital before Swift 3.
  private func isSide(_ index: Int, _ structure: Structure) -> Bool {
    structure.token(index, isAnyOf: "left", "right", "Left", "Right") && structure.isMember(index)
  }

  private func sideOfCase(in open: Int, _ structure: Structure) -> Int? {
    var isLabel = false
    var current = open + 1
    let close = min(structure.end(ofGroup: open), open + 400, structure.tokens.count)
    while current < close {
      if structure.token(current, is: "case") { isLabel = true }
      if structure.kind(current) == .colon { isLabel = false }
      if isLabel, isSide(current, structure) { return current }
      current = structure.next(behind: current)
    }
    return nil
  }
}
