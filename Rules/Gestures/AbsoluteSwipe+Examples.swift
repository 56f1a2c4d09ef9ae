import RTLRuleKit

/// Swipes to either side that do the same, that somebody turns around or that say no more than their side.
extension AbsoluteSwipe {
  static let turnedOrAlike: [Example] = [
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
    class Deck {
      func listen() {
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(didSwipeLeft))
        swipe.direction = .left
      }
      @objc func didSwipeLeft() { card.throwAway(to: .left) }
    }
    """,
    "enum Direction { case left, right }; let direction: Direction = .left",
    """
    func tableView(_ table: UITableView, editActionsForRowAt path: IndexPath, for edge: SwipeActionsOrientation)
      -> [SwipeAction]?
    {
      guard edge == (isRightToLeft ? .left : .right) else { return nil }
      return [remove(path)]
    }
    """,
    """
    func tableView(_ table: UITableView, editActionsForRowAt path: IndexPath, for edge: SwipeActionsOrientation)
      -> [SwipeAction]?
    {
      [remove(path)]
    }
    """,
    """
    func tableView(
      _ table: UITableView, editActionsOptionsForRowAt path: IndexPath, for edge: SwipeActionsOrientation
    ) -> SwipeOptions {
      edge == .left ? selecting : removing
    }
    """,
    "func show(_ edge: SwipeActionsOrientation) { if edge == .left { open() } }",
  ]
}
