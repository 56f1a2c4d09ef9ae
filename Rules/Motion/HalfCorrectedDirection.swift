import RTLRuleKit
import RTLSyntax

struct HalfCorrectedDirection: Rule {
  let id = "half_corrected_direction"
  let summary = "Drags of which one part is turned by direction and another is not"
  let rationale = """
    A type that turns the distance of a drag for right-to-left languages knows that it must. Where it then compares \
    the speed of the same drag, or its predicted end, as it comes, the page follows the finger and jumps back when \
    it lets go.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, DragGesture.Value",
  ]

  let bad: [Example] = [
    """
    final class Pager: UIView {
      func move(_ pan: UIPanGestureRecognizer) {
        offset = pan.translation(in: self).x * (isRightToLeft ? -1 : 1)
      }
      func end(_ pan: UIPanGestureRecognizer) {
        if ⟦pan.velocity(in: self).x⟧ < -300 { next() }
      }
    }
    """,
    """
    import SwiftUI
    struct Pager: View {
      @Environment(\\.layoutDirection) var layoutDirection
      func move(_ drag: DragGesture.Value) {
        offset = layoutDirection == .rightToLeft ? -drag.translation.width : drag.translation.width
      }
      func end(_ drag: DragGesture.Value) {
        if ⟦drag.predictedEndTranslation.width⟧ < -100 { next() }
      }
    }
    """,
    """
    final class Drawer: UIView {
      func follow(_ pan: UIPanGestureRecognizer) {
        let velocity = isRTL ? -pan.velocity(in: self).x : pan.velocity(in: self).x
        glide(velocity)
      }
      func canBegin(_ pan: UIPanGestureRecognizer) -> Bool { ⟦pan.translation(in: self).x⟧ > 0 }
    }
    """,
    """
    final class Row: UIView {
      func move(_ pan: UIPanGestureRecognizer) {
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { shift = -pan.translation(in: self).x }
      }
      func pull(_ pan: UIPanGestureRecognizer) { shift = max(0, ⟦pan.translation(in: self).x⟧) }
    }
    """,
  ]

  let good: [Example] = [
    """
    final class Pager: UIView {
      func end(_ pan: UIPanGestureRecognizer) { if pan.velocity(in: self).x < -300 { next() } }
    }
    """,
    """
    final class Pager: UIView {
      func move(_ pan: UIPanGestureRecognizer) { offset = pan.translation(in: self).x * (isRightToLeft ? -1 : 1) }
      func end(_ pan: UIPanGestureRecognizer) { if pan.velocity(in: self).x * sign(isRightToLeft) < 0 { next() } }
    }
    """,
    """
    final class Pager: UIView {
      func move(_ pan: UIPanGestureRecognizer) { offset = pan.translation(in: self).x * (isRightToLeft ? -1 : 1) }
      func begin(_ pan: UIPanGestureRecognizer) -> Bool { abs(pan.velocity(in: self).x) > 10 }
    }
    """,
    """
    final class Row: UIView {
      func align() { label.textAlignment = isRTL ? .right : .left }
      func end(_ pan: UIPanGestureRecognizer) { if pan.velocity(in: self).x < 0 { close() } }
    }
    """,
    """
    final class Pager: UIView {
      func move(_ pan: UIPanGestureRecognizer) { offset = pan.translation(in: self).x * (isRightToLeft ? -1 : 1) }
      func fall(_ pan: UIPanGestureRecognizer) { if pan.velocity(in: self).y > 300 { close() } }
    }
    """,
    """
    final class Pager: UIView {
      func move(_ pan: UIPanGestureRecognizer) { offset = pan.translation(in: self).x * (isRightToLeft ? -1 : 1) }
      func follow(_ pan: UIPanGestureRecognizer) { card.center.x += pan.translation(in: self).x }
    }
    """,
    """
    final class PlayerPager: UIView {
      func move(_ pan: UIPanGestureRecognizer) { offset = pan.translation(in: self).x * (isRightToLeft ? -1 : 1) }
      func seek(_ pan: UIPanGestureRecognizer) { if pan.velocity(in: self).x < -300 { rewind() } }
    }
    """,
    """
    final class Pager: UIView {
      func move(_ pan: UIPanGestureRecognizer) { offset = pan.translation(in: self).x * (isRightToLeft ? -1 : 1) }
      func side(_ pan: UIPanGestureRecognizer) -> Side { pan.velocity(in: self).x < 0 ? .left : .right }
    }
    """,
  ]

  let triggers: [Trigger] = [.word("translation"), .word("velocity"), .word("predictedEndTranslation")]

  private let drags: WordSet = ["translation", "velocity", "predictedEndTranslation", "predictedEndLocation"]

  func check(_ site: Site) -> Finding? {
    guard let drag = site.signedDrag, !site.isAboutPhysicalThings, !site.isInLeftToRightIsland,
      site.typeAsksForDirection, !site.functionAsksForDirection, turnsAnotherDrag(site)
    else { return nil }
    return Finding(
      site.structure.range(site.structure.chainStart(drag.distance.last), through: drag.distance.last),
      "another drag of this type is turned by direction, this one is not; turn its sign as well"
    )
  }

  /// Whether another drag in the same type stands in code that depends on the direction.
  private func turnsAnotherDrag(_ site: Site) -> Bool {
    guard let type = site.enclosingTypeScope else { return false }
    let scope = site.structure.scopes[type]
    let first = max(Int(scope.open), site.index - 4000)
    let last = min(Int(scope.close), site.index + 4000, site.structure.tokens.count)
    return (first..<last).contains {
      $0 != site.index && drags.contains($0, in: site.structure) && site.moved(to: $0).isDirectionAware
    }
  }
}
