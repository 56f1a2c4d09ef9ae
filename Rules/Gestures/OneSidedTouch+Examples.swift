import RTLRuleKit

extension OneSidedTouch {
  static let oneSided: [Example] = [
    "if ⟦tap.location(in: view).x⟧ < view.bounds.width / 2 { showPrevious() } else { showNext() }",
    """
    func tapped(_ tap: UITapGestureRecognizer) {
      let point = tap.location(in: view)
      if ⟦point.x⟧ > view.frame.width * 0.3 { goForward() } else { goBack() }
    }
    """,
    """
    func tapped(_ tap: UITapGestureRecognizer) {
      let x = tap.location(in: self).x
      page += ⟦x⟧ > bounds.midX ? 1 : -1
    }
    """,
    """
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      let location = touch.location(in: self)
      if ⟦location.x⟧ < frame.size.width / 3 { delegate?.previousPage() }
    }
    """,
    """
    import SwiftUI
    struct Story: View {
      func end(_ value: DragGesture.Value) { if ⟦value.location.x⟧ < size.width / 2 { previous() } }
    }
    """,
    """
    func gestureRecognizerShouldBegin(_ press: UIGestureRecognizer) -> Bool {
      let touch = press.location(in: table)
      return ⟦touch.x⟧ < view.bounds.width - Metrics.handleWidth
    }
    """,
    """
    func moved(_ pan: UIPanGestureRecognizer) {
      let point = pan.location(in: self)
      if ⟦point.x⟧ > previousX + 50 { delegate?.selectPreviousTab() }
    }
    """,
    """
    final class StoryScreen: UIViewController {
      func tapped(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: view)
        if ⟦point.x⟧ < view.frame.width / 3 { rewind(); return }
        if point.x > view.frame.width / 3 * 2 { skip() }
      }
    }
    """,
    """
    import SwiftUI
    struct Brightness: View {
      func moved(_ drag: DragGesture.Value) { level = max(0, min(1, ⟦drag.location.x⟧ / bar.width)) }
    }
    """,
    """
    import SwiftUI
    struct Stars: View {
      func moved(_ drag: DragGesture.Value) { rate(Int(⟦drag.location.x⟧ * 5 / size.width) + 1) }
    }
    """,
    """
    func moved(_ pan: UIPanGestureRecognizer) {
      let point = pan.location(in: self)
      let value = Float(⟦point.x⟧ / bounds.width)
      setValue(value)
    }
    """,
    """
    import SwiftUI
    struct Mixer: View {
      func moved(_ drag: DragGesture.Value) {
        let reach = min(max(⟦drag.location.x⟧ - knob / 2, 0), travel)
        onChange(Double(reach / travel) * 100)
      }
    }
    """,
    """
    import SwiftUI
    struct PlayerBar: View {
      var body: some View {
        GeometryReader { bar in
          ZStack(alignment: .leading) { Capsule().frame(width: bar.size.width * progress) }
            .gesture(DragGesture().onChanged { drag in
              let progress = max(0, min(1, ⟦drag.location.x⟧ / bar.size.width))
              seek(to: progress * duration)
            })
        }
      }
    }
    """,
  ]

  /// What looks both ways, turns round itself, or is about something that has no beginning and no end.
  static let alikeOrTurned: [Example] = [
    "if tap.location(in: view).y < view.bounds.height / 2 { showPrevious() }",
    "if tap.location(in: view).x < view.bounds.width / 2 { dim() } else { zoomIn() }",
    "if tap.location(in: view).x < view.bounds.width / 2 { tappedLeftHalf() } else { showNext() }",
    "if tap.location(in: view).x < 44 { showPrevious() }",
    "let isBack = isRTL ? x > half : tap.location(in: view).x < view.bounds.width / 2",
    """
    func tapped(_ tap: UITapGestureRecognizer) {
      let isFirstHalf = tap.location(in: view).x < view.bounds.width / 2
      if isFirstHalf != isRTL { showPrevious() } else { showNext() }
    }
    """,
    """
    final class PlayerView: UIView {
      func tapped(_ tap: UITapGestureRecognizer) { if tap.location(in: self).x < bounds.width / 2 { goBack() } }
    }
    """,
    "if node.location.x < size.width / 2 { next() }",
    "let half = tap.location(in: view).x / view.bounds.width",
    """
    pages.semanticContentAttribute = .forceLeftToRight
    if tap.location(in: pages).x < pages.bounds.width / 2 { showPrevious() }
    """,
    "if abs(tap.location(in: view).x - view.bounds.width / 2) < 20 { showNext() }",
    """
    let point = press.location(in: view)
    if point.x < 20 { scroll(-1) } else if point.x > view.bounds.width - 20 { scroll(1) }
    """,
    "let isInside = hover.location(in: view).x > 0 && hover.location(in: view).x < view.bounds.width - 8",
    "let side = tap.location(in: view).x > view.bounds.width - 40 ? Side.right : Side.none",
    "player.seek(to: tap.location(in: bar).x / bar.bounds.width * duration)",
    """
    import SwiftUI
    struct PlayerBar: View {
      var body: some View {
        GeometryReader { bar in
          Waves(samples: samples).frame(width: bar.size.width * 0.9, alignment: .leading)
            .gesture(DragGesture().onChanged { drag in
              let progress = max(0, min(1, drag.location.x / bar.size.width))
              seek(to: progress * duration)
            })
        }
      }
    }
    """,
    "zoom.anchor = CGPoint(x: tap.location(in: view).x / view.bounds.width, y: tap.location(in: view).y)",
    "level = (isRTL ? width - tap.location(in: view).x : tap.location(in: view).x) / width",
  ]
}
