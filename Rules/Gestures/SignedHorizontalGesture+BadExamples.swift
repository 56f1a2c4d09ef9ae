import RTLRuleKit

extension SignedHorizontalGesture {
  static let oneWay: [Example] = [
    "import SwiftUI\nlet drag = DragGesture().onEnded { if ⟦$0.translation.width⟧ < -50 && canGoRight { page += 1 } }",
    "import SwiftUI\nlet drag = DragGesture().onChanged { progress = Value(⟦$0.translation.width⟧ / size.width) }",
    """
    let translation = pan.translation(in: view)
    if ⟦translation.x⟧ > 40 { reply() }
    """,
    "let opens = ⟦pan.velocity(in: view).x⟧ < -300",
    "row.center.x = start + max(0, ⟦pan.translation(in: row).x⟧)",
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      let progress = ⟦pan.translation(in: view).x⟧ / view.bounds.width
      transition.update(progress)
    }
    """,
    """
    func follow(by translation: CGPoint) {
      bubble.center = CGPoint(x: max(start.x, start.x + ⟦translation.x⟧), y: start.y)
    }
    """,
    """
    import SwiftUI
    struct Card: View {
      func end(_ drag: DragGesture.Value) { if ⟦drag.translation.width⟧ < -50 { next() } }
    }
    """,
    """
    func end(_ pan: UIPanGestureRecognizer) {
      let moved = pan.translation(in: view).x
      if ⟦moved⟧ > 80, !isClosing { close() }
    }
    """,
    "func draggedRight(_ pan: UIPanGestureRecognizer) { if start + ⟦pan.translation(in: view).x⟧ >= 0 { follow() } }",
    "return ⟦pan.velocity(in: view).x⟧ > abs(pan.velocity(in: view).y)",
    "func page(_ translation: CGSize) -> Int { Int((-⟦translation.width⟧ / pageWidth).rounded()) }",
    """
    func end(_ pan: UIPanGestureRecognizer) {
      let point = pan.translation(in: view)
      page += (⟦point.x⟧ * 2) > limit ? -1 : 1
    }
    """,
    "panelWidth.constant = max(120, startWidth + ⟦pan.translation(in: view).x⟧)",
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      sheet.center.x += pan.translation(in: view).x
      if pan.state == .ended, ⟦sheet.frame.minX⟧ > view.bounds.width / 2 { dismiss() }
    }
    """,
    """
    import SwiftUI
    let drag = DragGesture().onEnded { if ⟦$0.startLocation.x⟧ < 40 { goBack() } }
    """,
    "import SwiftUI\nlet drag = DragGesture().onEnded { if $0.location.x < ⟦$0.startLocation.x⟧ { next() } }",
    "import SwiftUI\nfunc f() { let end = start + drag.predictedEndTranslation.width; page = Int(round(⟦end⟧ / -pageWidth)) }",
    "import SwiftUI\nfunc f() { let moved = drag.translation.width as CGFloat; if ⟦moved⟧ > 50 { select(tab - 1) } }",
    "import SwiftUI\nlet drag = DragGesture().onEnded { guard ⟦$0.startLocation.x⟧ > edgeWidth else { return }; goBack() }",
    """
    func swipe(_ pan: UIPanGestureRecognizer) {
      center = CGPoint(x: start.x + pan.translation(in: self).x, y: start.y)
      isToBeMuted = ⟦frame.origin.x⟧ > frame.size.width / 3
    }
    """,
    """
    func slide(_ pan: UIPanGestureRecognizer) {
      page.center.x += pan.translation(in: view).x
      if pan.state == .ended { show(menu: ⟦page.center.x⟧ > view.bounds.width) }
    }
    """,
    "import SwiftUI\nfunc f() { let d = drag.location.x - drag.startLocation.x; if ⟦d⟧ > 40 { reply() } }",
    "import SwiftUI\nfunc f() { if ⟦drag.location.x - drag.startLocation.x⟧ > 40 { reply() } }",
    """
    import SwiftUI
    func f() {
      let moved = drag.location.x - drag.startLocation.x
      let size = start + Double(⟦moved⟧)
      width = max(minWidth, min(maxWidth, size))
    }
    """,
    """
    func hold(_ press: UILongPressGestureRecognizer) {
      let point = press.location(in: view)
      let slide = pressStart.x - point.x
      if ⟦slide⟧ > 80 { cancel() }
    }
    """,
  ]

  /// What is judged elsewhere, or once a list was flicked.
  static let oneWayByDetour: [Example] = [
    """
    final class Songs: UIViewController, UICollectionViewDelegate {
      func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint) {
        index = ⟦velocity.x⟧ > 0 ? index + 1 : index - 1
        songs.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: true)
      }
    }
    """,
    """
    import SwiftUI
    final class Cards: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint) {
        if ⟦velocity.x⟧ > 1, activeCard < cards.count - 1 { activeCard += 1 }
      }
    }
    """,
    """
    import SwiftUI
    struct Lessons: View {
      var body: some View { lessons.gesture(DragGesture().onEnded { swiped(by: ⟦$0.translation.width⟧) }) }
      private func swiped(by distance: CGFloat) { if distance > 60 && index > 0 { index -= 1 } }
    }
    """,
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      let point = pan.location(in: nil)
      let slide = startX - point.x
      if pan.state == .ended, ⟦slide⟧ > 90 { remove() }
    }
    """,
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      let nearest: CGFloat = 0
      var slide = pan.translation(in: view).x
      slide = min(⟦slide⟧, nearest)
      times.frame.origin.x = slide
    }
    """,
    "bubble.transform = CGAffineTransform(translationX: min(0, max(-80, ⟦pan.translation(in: bubble).x⟧)), y: 0)",
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      var place = bubble.frame.origin.x + pan.translation(in: bubble).x
      place = min(max(⟦place⟧, -replyDistance), 0)
      bubble.frame.origin.x = place
    }
    """,
    """
    func drag(_ pan: UIPanGestureRecognizer) {
      let speed = pan.velocity(in: view)
      side = (⟦speed.x⟧ > 0) ? .right : .left
      if side == .right { navigation.popViewController(animated: true) }
    }
    """,
  ]
}
