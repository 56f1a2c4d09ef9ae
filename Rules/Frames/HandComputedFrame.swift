import RTLRuleKit
import RTLSyntax

struct HandComputedFrame: Rule {
  let id = "hand_computed_frame"
  let summary = "Views laid out by hand from the left"
  let rationale = """
    Auto Layout mirrors, arithmetic does not. A label placed sixteen points from the left, a button at the width less \
    its own, tabs one after the other: in Arabic each stands on the side it has in English, while what is around it \
    has changed sides. Constrain to leading and trailing, or take the x from the other end by direction.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, UIView.effectiveUserInterfaceLayoutDirection",
  ]
  let severity = Severity.info

  let bad: [Example] =
    [
      "func setUp() { icon.frame = CGRect(x: ⟦16⟧, y: 8, width: 24, height: 24); addSubview(icon) }",
      """
      override func layoutSubviews() {
        badge.frame = CGRect(x: ⟦bounds.width - size.width - 8⟧, y: 4, width: size.width, height: size.height)
      }
      """,
      """
      func layoutTabs() {
        for (index, tab) in tabs.enumerated() {
          tab.frame = CGRect(x: ⟦itemWidth * CGFloat(index)⟧, y: 0, width: itemWidth, height: 44)
        }
      }
      """,
      "override func layoutSubviews() { title.frame.origin.x = ⟦icon.frame.maxX + 8⟧ }",
      "override func rightViewRect(forBounds a: CGRect) -> CGRect { super.rightViewRect(forBounds: a).offsetBy(dx: ⟦-8⟧, dy: 0) }",
      "override func clearButtonRect(forBounds a: CGRect) -> CGRect { CGRect(x: ⟦a.maxX - 30⟧, y: 0, width: 20, height: 20) }",
      "override func leftViewRect(forBounds a: CGRect) -> CGRect { var b = super.leftViewRect(forBounds: a); b.origin.x += ⟦8⟧; return b }",
      "override func layout() { var x = 0.0; views.forEach { $0.frame = NSRect(x: ⟦x⟧, y: 0, width: 9, height: 9); x += $0.width } }",
      "override func viewDidLayoutSubviews() { close.frame.origin.x = ⟦view.bounds.maxX - close.bounds.size.width⟧ }",
      "func pile() { let origin = CGPoint(x: ⟦step * CGFloat(i)⟧, y: 0); avatar.frame = CGRect(origin: origin, size: size) }",
      """
      init() {
        let icon = NSImageView(frame: NSRect(x: ⟦Spacing.medium⟧, y: 4, width: 16, height: 16))
        label.frame = NSRect(x: ⟦labelX⟧, y: 4, width: 80, height: 16)
        toggle.frame = NSRect(x: ⟦menuWidth - toggleWidth - Spacing.medium⟧, y: 4, width: toggleWidth, height: 16)
      }
      """,
      """
      func showParts() {
        let dialX = (size.width - wheel.width) / 2
        dial.frame = CGRect(x: ⟦dialX⟧, y: 4, width: dialWidth, height: 20)
        let tailX = (size.width - 40) / 2 + 8
        tail.frame = CGRect(x: ⟦tailX⟧, y: 44, width: 40, height: 20)
        knob.frame = CGRect(x: ⟦knobX⟧, y: 64, width: 40, height: 20)
      }
      """,
      "func tip() -> CGPoint { center.offsetBy(dx: ⟦edge == .trailing ? 8 : -8⟧, dy: 4) }",
      "func shiftRow() { views.forEach { $0.frame.origin.x += ⟦gap⟧ } }",
      "override func imageRect(forContentRect a: CGRect) -> CGRect { b.origin.x = ⟦a.maxX - b.width⟧; return b }",
      """
      func frameOfDay(at column: Int) -> CGRect {
        let x = ⟦margin + (CGFloat(column - 1) * (size.width + gap))⟧
        return CGRect(origin: CGPoint(x: x, y: 0), size: size)
      }
      """,
      """
      final class StepSlider: UISlider {
        override func draw(_ rect: CGRect) {
          for i in 0..<count { mark(CGRect(x: ⟦rect.minX + step * CGFloat(i)⟧, y: 0, width: 2, height: 8)) }
        }
      }
      """,
      """
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: ⟦bounds.origin.x + 40⟧, y: 0, width: bounds.width - 48, height: bounds.height)
      }
      """,
      """
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.editingRect(forBounds: bounds)
        rect.origin.x += ⟦iconWidth + 8⟧
        return rect
      }
      """,
      "func lay() { badge.center = CGPoint(x: ⟦bounds.width - 12⟧, y: 12) }",
      "override func layoutSubviews() { icon.frame = CGRect(x: ⟦Metrics.margin⟧, y: 8, width: 24, height: 24) }",
      """
      override func layoutSubviews() {
        var x: CGFloat = 0
        for view in views {
          view.frame = CGRect(x: ⟦x⟧, y: 0, width: 40, height: 20)
          x = view.frame.maxX + 4
        }
      }
      """,
      "class Header: UIView { override func draw(_ rect: CGRect) { a.draw(at: CGPoint(x: ⟦16⟧, y: 8), withAttributes: b) } }",
    ] + Self.placedByHand + Self.otherSpellings + Self.besideMiddles

  let good: [Example] = Self.mirroredOrAlike + Self.otherwiseSpelledOrSetAgain + Self.inMiddles

  let triggers: [Trigger] = ["CGRect", "NSRect", "CGPoint", "NSPoint", "init", "origin", "width", "dx"].map {
    .word($0)
  }

  func check(_ site: Site) -> Finding? {
    guard let x = found(site), !site.isAboutPhysicalThings || takenOffOneSide(site) != nil || placesAction(site),
      isSideOfField(site) || !site.isChosenBySide, !site.isDirectionAware, !site.isInLeftToRightIsland,
      !site.functionAsksForDirection, !flipsAsLayout(site),
      isDrawing(site) || isRect(site) || !site.isInLayoutHook || isSettled(site), !flipsLater(site),
      !fillsBoxInNumbers(site), !isSetAgain(site)
    else { return nil }
    let range = site.structure.range(x.first, through: x.last)
    if site.is("dx"), !isRect(site) {
      return Finding(
        range,
        "leading and trailing change sides, this distance does not; turn its sign by \(site.directionQuestion)"
      )
    }
    return Finding(
      range,
      "placed from the left in every language; constrain to leading and trailing, or take the x by \(site.directionQuestion)",
      severity: isPartOfButton(site) ? .warning : nil
    )
  }

  private func found(_ site: Site) -> Expression? {
    // `CGRect.init(…)` is found by its type.
    if site.is("init"), !isImplicit(site) { return nil }
    if site.is("dx") { return signed(site) ?? shifted(site) }
    if site.is("width") { return grown(site) }
    return placed(site) ?? drawn(site) ?? indented(site) ?? inView(site) ?? filled(site) ?? workedOut(site)
      ?? restOfRow(site) ?? takenOffOneSide(site)
  }
}
