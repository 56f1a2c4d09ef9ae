import RTLRuleKit

extension OneSidedTouch {
  static let countedFromLeft: [Example] = [
    """
    import SwiftUI
    struct Segments: View {
      func moved(_ drag: DragGesture.Value) { choose(at: ⟦drag.location.x⟧) }
      private func choose(at x: CGFloat) {
        let place = max(0, min(titles.count - 1, Int(x / segmentWidth)))
        show(titles[place])
      }
    }
    """,
    """
    import SwiftUI
    struct Segments: View {
      func moved(_ drag: DragGesture.Value) { choice = title(for: ⟦drag.location⟧) }
      private func title(for point: CGPoint) -> String? {
        let share = point.x / size.width
        let place = Int(share * CGFloat(titles.count))
        return titles[safe: place]
      }
    }
    """,
    """
    import SwiftUI
    struct Review {
      mutating func moved(_ drag: DragGesture.Value) {
        let rating = Int(⟦drag.location.x⟧ / 28 * 2) + 1
        stars = min(max(rating, 1), 10)
      }
    }
    """,
    """
    final class Segments: UIControl {
      let row = UIStackView()
      func tapped(_ tap: UITapGestureRecognizer) {
        let point = ⟦tap.location(in: self)⟧
        let tappedSegment = Int(floor(point.x / (bounds.width / CGFloat(number))))
        selectedSegment = tappedSegment
      }
    }
    """,
    """
    final class Letters: UIView {
      func touched(_ tap: UIGestureRecognizer) {
        let share = max(0, ⟦tap.location(in: row).x⟧ / row.frame.width)
        let letters = row.arrangedSubviews.count
        list.show(section: min(letters - 1, Int(share * CGFloat(letters))))
      }
    }
    """,
    """
    final class CompactSwitch: UIControl {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if ⟦x⟧ > bounds.width / 2 { move(on: true) } else { move(on: false) }
        return true
      }
    }
    """,
  ]

  /// What counts from the other end too, or counts what stands alike in every language.
  static let countedAlike: [Example] = [
    """
    import SwiftUI
    struct Segments: View {
      func moved(_ drag: DragGesture.Value) { choose(at: drag.location.x) }
      func choose(at x: CGFloat) { show(titles[titles.count - 1 - Int(x / segmentWidth)]) }
    }
    """,
    """
    import SwiftUI
    struct Segments: View {
      func moved(_ drag: DragGesture.Value) { choose(at: drag.location.x) }
      func choose(at x: CGFloat) { show(titles[Int((isRTL ? width - x : x) / segmentWidth)]) }
    }
    """,
    """
    import SwiftUI
    struct Segments: View {
      func moved(_ drag: DragGesture.Value) { show(titles[Int(drag.location.x / segmentWidth)]) }
      var body: some View { row.environment(\\.layoutDirection, .leftToRight) }
    }
    """,
    """
    import SwiftUI
    struct Loudness: View {
      func moved(_ drag: DragGesture.Value) { show(samples[Int(drag.location.x / sampleWidth)]) }
    }
    """,
    """
    import SwiftUI
    struct Steps: View {
      func moved(_ drag: DragGesture.Value) { selected = days[Int(drag.location.x / barWidth)] }
      var body: some View { Chart { bars } }
    }
    """,
    """
    import SwiftUI
    struct Minefield: View {
      func tapped(_ tap: SpatialTapGesture.Value) { open(item: Int(tap.location.x / size) + Int(tap.location.y / size) * 9) }
    }
    """,
    """
    final class Palette: UIView {
      func layout() { for item in 0..<items.count { items[item].frame.origin.x = CGFloat(item) * itemSize } }
      func tapped(_ tap: UITapGestureRecognizer) { selectedIndex = Int(tap.location(in: self).x / itemSize) }
    }
    """,
    """
    import SwiftUI
    struct Opacity: View {
      func moved(_ drag: DragGesture.Value) { label = "\\(Int(drag.location.x / size.width * 100))" }
    }
    """,
    "import SwiftUI\nfunc f() { let place = Int(page.location.x / pageSize); if place > Int(last.x / pageSize) { turn() } }",
  ]
}
