import RTLRuleKit
import RTLSyntax

struct OneSidedTouch: Rule {
  let id = "one_sided_touch"
  let summary = "Touches that count on one side of the screen in every language"
  let rationale = """
    Where a finger touches is measured from the left in every language. A story that goes on when its right half is \
    tapped goes on in English; who reads from the right looks for what comes next on the left. A strip kept free for \
    the handles at the end of a row is kept free at the wrong end. A slider that fills from the right and takes its \
    value from the left runs away from the finger. Ask for the other side by direction.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, UIGestureRecognizer.location(in:)",
  ]
  let severity = Severity.info

  let bad: [Example] = [
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
  ]

  let good: [Example] = [
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
    "zoom.anchor = CGPoint(x: tap.location(in: view).x / view.bounds.width, y: tap.location(in: view).y)",
    "level = (isRTL ? width - tap.location(in: view).x : tap.location(in: view).x) / width",
  ]

  let triggers: [Trigger] = [.word("location")]

  func check(_ site: Site) -> Finding? {
    guard let finding = tested(site) ?? measured(site), !site.isAboutPhysicalThings, !site.isInSidedDeclaration,
      !site.isDirectionAware, !isInIsland(site), !site.functionAsksForDirection, !site.typeAsksForDirection
    else { return nil }
    return finding
  }

  private func tested(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let touch = touch(site, where: { Test(of: $0, structure) != nil }), let test = Test(of: touch, structure),
      test.counts(structure)
    else { return nil }
    return Finding(
      structure.range(touch.first, through: touch.last),
      "a touch on the \(test.isRight ? "right" : "left") counts in every language, which is the other end from right "
        + "to left; ask for the other side by \(site.directionQuestion)"
    )
  }

  private func measured(_ site: Site) -> Finding? {
    guard let touch = touch(site, where: { Measure(by: $0, site) != nil }) else { return nil }
    return Finding(
      site.structure.range(touch.first, through: touch.last),
      "how much a touch means is measured from the left in every language; measure from the other end by "
        + site.directionQuestion
    )
  }

  // MARK: - Touches

  /// The horizontal place of a touch, itself or the first use of the local that holds it, where it is put to some use.
  private func touch(_ site: Site, where isUsed: (Expression) -> Bool) -> Expression? {
    let structure = site.structure
    let chain = structure.operand(around: site.index)
    let isAsked = structure.kind(site.index + 1) == .leftParen && structure.token(site.index + 2, is: "in")
    if isAsked, structure.isMember(site.index) {
      let isHorizontal = structure.token(chain.last, is: "x") && structure.isMember(chain.last)
      guard isHorizontal || chain.last == structure.end(ofGroup: site.index + 1) else { return nil }
      if isHorizontal, isUsed(chain) { return chain }
      return use(ofLocalHolding: chain, isPoint: !isHorizontal, site, where: isUsed)
    }
    let isDrag = structure.isMember(site.index) && site.imports("SwiftUI")
    guard isDrag, structure.token(site.index + 2, is: "x"), chain.last == site.index + 2 else { return nil }
    return isUsed(chain) ? chain : use(ofLocalHolding: chain, isPoint: false, site, where: isUsed)
  }

  private func use(
    ofLocalHolding chain: Expression,
    isPoint: Bool,
    _ site: Site,
    where isUsed: (Expression) -> Bool
  ) -> Expression? {
    let structure = site.structure
    guard case .initial(let found) = structure.place(of: chain) else { return nil }
    for name in site.file.uses(ofLocal: found) {
      let operand = structure.operand(around: name)
      let isUse = isPoint ? operand.last == name + 2 && structure.token(operand.last, is: "x") : operand.last == name
      if isUse, isUsed(operand) { return operand }
    }
    return nil
  }

  /// The view the touch is measured in, where it is named.
  private func isInIsland(_ site: Site) -> Bool {
    guard let call = site.structure.call(of: site.index), let view = site.structure.argument("in", of: call),
      !view.isEmpty
    else { return site.isInLeftToRightIsland }
    return site.isInLeftToRightIsland
      || site.isInLeftToRightIsland(receiver: site.structure.lastName(endingAt: view.end - 1))
  }
}
