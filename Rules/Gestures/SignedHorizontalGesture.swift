import RTLRuleKit
import RTLSyntax

struct SignedHorizontalGesture: Rule {
  let id = "signed_horizontal_gesture"
  let summary = "Drags that count only one way across the screen"
  let rationale = """
    How far a finger moved is measured from left to right in every language. Code that goes on when the distance is \
    positive expects the finger to move to the right: forward in English, backward in Arabic, where drawers, swipes \
    to reply and pages come from the other side. Compare the distance without its sign, or turn the sign by direction.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, UIPanGestureRecognizer.translation(in:)",
  ]
  let severity = Severity.info

  let bad: [Example] = [
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

  let good: [Example] = Self.alikeBothWays

  let triggers: [Trigger] = [
    "translation", "velocity", "predictedEndTranslation", "startLocation", "location", "minX", "midX", "maxX", "origin",
    "center",
  ].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    if Self.rests.contains(site.index, in: site.structure) { return checkRest(site) }
    if site.is("startLocation") { return checkStart(site) ?? checkPoints(site) }
    if site.is("location") { return checkPoints(site) }
    return site.signedDrag.flatMap { finding($0, site) }
  }

  func finding(_ drag: SignedDrag, _ site: Site) -> Finding? {
    guard !site.isAboutPhysicalThings, !isAboutOneSide(site), !isInIsland(site),
      !site.typeAsksForDirection,
      !site.functionAsksForDirection
    else { return nil }
    let start = site.structure.firstOperandToken(drag.distance.first)
    let range = site.structure.range(start, through: drag.distance.last)
    let question = site.directionQuestion
    switch drag.use {
    case .compared:
      return Finding(
        range,
        "a drag counts one way only, which is back to front from right to left; turn its sign by \(question)",
        severity: .warning
      )
    case .clamped:
      return Finding(
        range,
        "a drag is held to one side, the wrong one from right to left; turn its sign by \(question)"
      )
    case .measured:
      return Finding(
        range,
        "progress is measured to the right in every language; turn its sign by \(question)",
        severity: .warning
      )
    case .widened:
      return Finding(
        range,
        "a drag to the right means the same width in every language, but the edge changes sides; turn its sign by \(question)"
      )
    }
  }
}
