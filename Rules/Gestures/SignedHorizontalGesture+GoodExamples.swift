import RTLRuleKit

/// What looks both ways, goes where the finger goes, or sees to the direction itself.
extension SignedHorizontalGesture {
  static let alikeBothWays: [Example] = [
    """
    func end(_ pan: UIPanGestureRecognizer) {
      let sign: CGFloat = isRightToLeft ? -1 : 1
      if pan.translation(in: view).x * sign > 40 { reply() }
    }
    """,
    """
    let velocity = pan.velocity(in: view)
    return abs(velocity.x) > abs(velocity.y)
    """,
    "if pan.translation(in: view).y > 40 { close() }",
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      let point = pan.location(in: nil)
      let rest = bounds.maxX - point.x
      if pan.state == .ended, rest > 90 { remove() }
    }
    """,
    "let isSideways = pan.velocity(in: view).x.magnitude > 20",
    "if pan.translation(in: view).x > 40 || pan.translation(in: view).x < -40 { begin() }",
    "card.center.x = start.x + pan.translation(in: view).x",
    "let rest = pan.velocity(in: view).x >= 0 ? view.bounds.width : -view.bounds.width",
    "let isMovingLeft = pan.velocity(in: view).x < 0",
    "func dragLeftDrawer(_ pan: UIPanGestureRecognizer) { if pan.velocity(in: view).x < 0 { close() } }",
    "let side: Side = pan.velocity(in: view).x > 0 ? .right : .left",
    """
    final class Pan: UIPanGestureRecognizer {
      func side(of speed: CGFloat, ahead: Side, back: Side) -> Side { speed > 0 ? ahead : back }
      func side(in view: UIView) -> Side { side(of: velocity(in: view).x, ahead: Side.right, back: Side.left) }
    }
    """,
    """
    func end(_ pan: UIPanGestureRecognizer) {
      switch drawer.edge {
      case .left: if pan.translation(in: view).x < -40 { close() }
      case .right: if pan.translation(in: view).x > 40 { close() }
      }
    }
    """,
    """
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint) {
      if velocity.x > 0 { page += 1 }
    }
    """,
    """
    final class ScrubberView: UIView {
      func seek(_ pan: UIPanGestureRecognizer) { if pan.translation(in: self).x > 0 { forward() } }
    }
    """,
    "if body.velocity.x > 0 { bounce() }", "if graph.translation.width > 0 { zoom() }",
    """
    strip.semanticContentAttribute = .forceLeftToRight
    if pan.translation(in: strip).x > 4 { move() }
    """,
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      card.center.x += pan.translation(in: view).x
      if card.frame.minX > view.bounds.width || card.frame.maxX < 0 { remove() }
    }
    """,
    "func lay() { if sheet.frame.minX > view.bounds.width / 2 { wrap() } }",
    """
    let speed = pan.velocity(in: view)
    if (speed.x > 0 && moved > 0) || (speed.x < 0 && moved < 0) { bounce() }
    """,
    "offset = CGSize(width: lastOffset.width + pan.translation(in: view).x, height: 0)",
    """
    import SwiftUI
    let drag = DragGesture().onEnded { if $0.startLocation.x < $0.location.x || $0.startLocation.x > 40 { close() } }
    """,
    "import SwiftUI\nlet drag = DragGesture().onEnded { if $0.startLocation.x < $0.location.x { turn(.right) } }",
    "import SwiftUI\nfunc f() { if x.startLocation.x > edge || x.startLocation.x < width - edge { close() } }",
    "func end(_ pan: UIPanGestureRecognizer) { if pan.translation(in: view).x < 0 { rewind() } else { forward() } }",
    """
    let moved = pan.translation(in: view)
    if moved.x < 0 { if isPinned { return } } else { if isPinned { return } }
    """,
    """
    func drop(_ pan: UIPanGestureRecognizer) {
      bubble.center.x += pan.translation(in: view).x
      if bubble.center.x > view.bounds.width / 2 { bubble.center.x = view.bounds.width - 30 } else { bubble.center.x = 30 }
    }
    """,
    """
    func toss(_ pan: UIPanGestureRecognizer) {
      card.center.x += pan.translation(in: view).x
      if card.center.x < threshold { card.center.x -= 200; drop(card) }
      if card.center.x > view.bounds.width - threshold { card.center.x += 200; drop(card) }
    }
    """,
    "import SwiftUI\nfunc f() { let d = drag.location.x - drag.startLocation.x; if abs(d) > 40 { reply() } }",
    "import SwiftUI\nfunc f() { let d = drag.location.x - other.startLocation.x; if d > 40 { reply() } }",
    "import SwiftUI\nfunc f() { let d = drag.location.x - drag.startLocation.x; place = start + Double(d) }",
    "import SwiftUI\nfunc f() { let d = drag.location.x - drag.startLocation.x; let h = top + d; show(max(minHeight, h)) }",
    "func f() { let point = press.location(in: view); let d = point.x - icon.x; if d > 80 { cancel() } }",
    "func f() { let point = press.location(in: view); let d = point.x - start.x; if d > 8 || d < -8 { cancel() } }",
    """
    final class Strips: UICollectionViewFlowLayout {
      func end(withVelocity velocity: CGPoint) -> CGFloat { place + (velocity.x > 0 ? itemWidth : -itemWidth) }
      func last() -> IndexPath { IndexPath(item: count - 1, section: 0) }
    }
    """,
    """
    import SwiftUI
    final class Cards: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint) {
        let step = isRightToLeft ? -1 : 1
        if velocity.x > 1 { activeCard += step } else if velocity.y > 1 { activeCard += 1 }
      }
    }
    """,
    """
    import SwiftUI
    struct Lessons: View {
      func ended(_ drag: DragGesture.Value) { swiped(by: drag.translation.width) }
      func swiped(by distance: CGFloat) { if abs(distance) > 60 { close() } }
    }
    """,
    """
    import SwiftUI
    struct Lessons: View {
      func ended(_ drag: DragGesture.Value) { swiped(by: drag.translation.width) }
      func swiped(by distance: CGFloat) { if (layoutDirection == .rightToLeft ? -distance : distance) > 60 { back() } }
    }
    """,
    """
    import SwiftUI
    struct Lessons: View {
      func ended(_ drag: DragGesture.Value) { seek(by: drag.translation.width) }
      func seek(by distance: CGFloat) { if distance > 0 { position += 10 } }
    }
    """,
    "func f() { let point = press.location(in: view); let d = point.x - columnX; if d > 80 { cancel() } }",
    "func f() { let wide: CGFloat = 40; fade.alpha = min(pan.translation(in: view).x, wide) / 40 }",
    "knob.center.x = min(80, max(-80, pan.translation(in: knob).x))",
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      var place = start + pan.translation(in: picture).x
      place = min(0, max(bounds.width - picture.width, place))
      picture.frame.origin.x = place
    }
    """,
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      var place = start + pan.translation(in: knob).x
      place = max(0, min(bounds.width - knob.width, place))
      knob.frame.origin.x = place
    }
    """,
    "func f() { side = pan.velocity(in: view).x > 0 ? .right : .left; if side == .right { card.center.x += 4 } }",
    """
    final class Drawer: UIView {
      func drag(_ pan: UIPanGestureRecognizer) {
        let speed = pan.velocity(in: self).x
        let isClosing: Bool
        switch edge {
        case .left:
          isClosing = speed <= 0
        case .right:
          isClosing = speed >= 0
        }
        if isClosing { close() } else { open(edge) }
      }
    }
    """,
    "let isSteep = pan.velocity(in: view).x / pan.velocity(in: view).y < 5",
  ]
}
