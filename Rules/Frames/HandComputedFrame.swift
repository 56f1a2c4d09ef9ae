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

  let bad: [Example] = [
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
    "func fill() { for i in 0..<4 { add(UIButton(frame: CGRect(x: ⟦width * CGFloat(i)⟧, y: 0, width: width, height: 8))) } }",
    "let badge = UIView(frame: CGRect(x: ⟦button.bounds.width - 12⟧, y: -8, width: 20, height: 20))",
    "func f() { let a = UILabel(frame: CGRect(x: ⟦15⟧, y: 0, width: bounds.width, height: 30)); addSubview(a) }",
    "func f() { let aFrame = CGRect(x: ⟦45⟧, y: 0, width: frame.width - 70, height: 9); a = UILabel(frame: aFrame); addSubview(a) }",
    "override func viewDidLoad() { let a = UILabel(frame: CGRect(x: ⟦5⟧, y: 0, width: 99, height: 9)); view.addSubview(a) }",
    "func f() { a = UILabel.init(frame: CGRect(x: ⟦48⟧, y: 0, width: 99, height: 9)); w = a.frame.width; box.addSubview(a) }",
    "override func layoutSubviews() { title.frame = CGRect(x: ⟦40⟧, y: 0, width: bounds.width - 56, height: 30) }",
    "func f() { let aFrame = CGRect(x: ⟦40⟧, y: 0, width: frame.width - 56, height: 9); a.frame = aFrame; addSubview(a) }",
    "func f() { dot.frame = CGRect(x: ⟦title.frame.minX - 12⟧, y: 0, width: 8, height: 8) }",
    "func f() { let a = UILabel(frame: CGRect(x: ⟦gap⟧, y: 0, width: rowWidth - gap, height: 9)); addSubview(a) }",
    "func f() { let width = view.bounds.width; a.frame = CGRect(x: ⟦width - 48⟧, y: 0, width: 40, height: 40) }",
    "func f() { let a = UIButton(frame: CGRect(x: ⟦screenWidth - 40 - gap⟧, y: 0, width: 40, height: 40)) }",
    "func f() { drawer.frame = CGRect.init(x: ⟦-drawerWidth⟧, y: 0, width: drawerWidth, height: 9) }",
    "func f() { pane.frame = CGRect(x: ⟦view.bounds.width⟧, y: 0, width: view.bounds.width, height: 9) }",
    "var selected: Int = 0; func f() { mark.frame = CGRect(x: ⟦CGFloat(selected) * gap⟧, y: 0, width: gap, height: 2) }",
    "func layout() { cell.frame.origin.x = ⟦column * cellWidth⟧ }",
  ]

  let good: [Example] = [
    "func setUp() { icon.frame = CGRect(x: 16, y: 8, width: 24, height: 24); addSubview(title) }",
    "override func layoutSubviews() { line.frame = CGRect(x: 0, y: 8, width: bounds.width, height: 1) }",
    "override func layoutSubviews() { line.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: 1) }",
    "override func layoutSubviews() { dot.frame = CGRect(x: (bounds.width - 8) / 2, y: 8, width: 8, height: 8) }",
    """
    override func layoutSubviews() {
      let x = isRightToLeft ? 8 : bounds.width - size.width - 8
      badge.frame = CGRect(x: x, y: 4, width: size.width, height: size.height)
    }
    """,
    """
    override func layoutSubviews() {
      badge.frame = CGRect(x: bounds.width - size.width - 8, y: 4, width: size.width, height: size.height)
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror(badge) }
    }
    """,
    "init() { icon.frame = NSRect(x: Spacing.medium, y: 4, width: 16, height: 16) }",
    "func crop() { image = image.cropped(to: CGRect(x: 16, y: 8, width: 24, height: 24)) }",
    "override func layoutSubviews() { layer.frame = CGRect(x: frame.minX, y: 0, width: 8, height: 8) }",
    """
    final class WaveformView: UIView {
      override func layoutSubviews() { bar.frame = CGRect(x: CGFloat(index) * width, y: 0, width: 2, height: 8) }
    }
    """,
    """
    final class Strip: UIView {
      init() { semanticContentAttribute = .forceLeftToRight }
      override func layoutSubviews() { icon.frame = CGRect(x: 16, y: 8, width: 24, height: 24) }
    }
    """,
    "func layoutMasks() { leftMask.frame.origin.x = 0; rightMask.frame.origin.x = bounds.width - mask.width }",
    "func f() { var frame = strip.frame; frame.origin.x = width * CGFloat(index); strip.scrollRectToVisible(frame) }",
    "func f() { let a = UIImageView(frame: CGRect(x: 4, y: 4, width: 20, height: 20)); box.addSubview(a) }",
    "func f() { a.frame = CGRect(x: 8, y: 0, width: a.frame.width, height: 20); box.addSubview(a) }",
    "func f() { halo.frame = CGRect(x: a.frame.minX - 4, y: 0, width: a.frame.width + 8, height: 8) }",
    "func layoutRightView() { view.frame.origin.x = bounds.width - view.width }",
    "final class Columns: UICollectionViewFlowLayout { func f() { a.frame.origin.x = CGFloat(column) * width } }",
    "override func layout() { gap.frame.origin.x -= (wide - gap.frame.width) * 0.5 }",
    "final class Cell: BaseCell { override func layoutContent() { icon.frame.origin.x = title.frame.maxX + 4 } }",
    "func mirrorFrames() { views.forEach { $0.frame.origin.x = bounds.width - $0.frame.maxX } }",
    """
    final class GridView: UIView {
      override func draw(_ rect: CGRect) { for i in 0..<9 { fill(CGRect(x: step * CGFloat(i), y: 0, width: 1, height: 8)) } }
    }
    """,
    """
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 12, y: 0, width: bounds.width - 24, height: bounds.height)
    }
    """,
    """
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      var rect = super.editingRect(forBounds: bounds)
      rect.origin.x += padding
      rect.size.width -= padding * 2
      return rect
    }
    """,
    "class Header: UIView { override func draw(_ rect: CGRect) { a.draw(at: CGPoint(x: 0, y: 8), withAttributes: b) } }",
    "func f() { a.center = CGPoint(x: bounds.midX, y: 2) }", "fade.startPoint = CGPoint(x: bounds.width - 12, y: 0)",
    "override func imageRect(forContentRect a: CGRect) -> CGRect { b.origin.x = (a.width - b.width) / 2; return b }",
    "override func layoutSubviews() { line.frame = CGRect(x: margin, y: 8, width: bounds.width - margin, height: 1) }",
    "override func layoutSubviews() { let limit = CGRect(x: 16, y: 8, width: 24, height: 24) }",
    "let window = UIWindow(frame: CGRect(x: screen.bounds.width - 12, y: 0, width: 20, height: 20))",
    "let dot = UIView(frame: CGRect(x: 12, y: 0, width: 20, height: 20)); center.offsetBy(dx: isFirst ? 8 : -8, dy: 4)",
    "func f() { let a = UILabel(frame: CGRect(x: 16, y: 0, width: bounds.width - 32, height: 30)); addSubview(a) }",
    "func f() { let a = UILabel(frame: CGRect(x: 16, y: 0, width: 99, height: 30)); addSubview(a); a.center = center }",
    "func f() { let a = UIView(frame: CGRect(x: 16, y: 0, width: bounds.width, height: 1)); addSubview(a) }",
    "func f() { let a = UILabel(frame: CGRect(x: 16, y: 0, width: 99, height: 30)); addSubview(a); a.frame.origin.x = 0 }",
    "override func layoutSubviews() { title.frame = CGRect(x: 16, y: 0, width: (bounds.width - 40) * 0.5, height: 30) }",
    "override func layoutSubviews() { title.frame = CGRect(x: title.frame.minX, y: 0, width: 30, height: 30) }",
    "func f() { let a = UILabel(frame: CGRect(x: gap, y: 0, width: rowWidth - 2 * gap, height: 9)); addSubview(a) }",
    "func f() { a.frame = CGRect(x: width - (a.frame.maxX), y: 0, width: 40, height: 40) }",
    "func f() { shine.frame = CGRect(x: -bounds.width, y: 0, width: bounds.width, height: 9) }",
    "func f() { page.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: 9) }",
  ]

  let triggers: [Trigger] = ["CGRect", "NSRect", "CGPoint", "NSPoint", "origin", "dx"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    guard let x = site.is("dx") ? signed(site) : placed(site) ?? drawn(site) ?? indented(site) ?? inView(site),
      !site.isAboutPhysicalThings, !site.isChosenBySide, !site.isDirectionAware, !site.isInLeftToRightIsland,
      !site.functionAsksForDirection, !flipsAsLayout(site),
      isDrawing(site) || isRect(site) || !site.isInLayoutHook, !flipsLater(site)
    else { return nil }
    let range = site.structure.range(x.first, through: x.last)
    if site.is("dx") {
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
}
