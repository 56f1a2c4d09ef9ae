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
    "func fill() { for i in 0..<4 { add(UIButton(frame: CGRect(x: ⟦width * CGFloat(i)⟧, y: 0, width: width, height: 8))) } }",
    "let badge = UIView(frame: CGRect(x: ⟦button.bounds.width - 12⟧, y: -8, width: 20, height: 20))",
    "func f() { let a = UILabel(frame: CGRect(x: ⟦15⟧, y: 0, width: bounds.width, height: 30)); addSubview(a) }",
    "func f() { let aFrame = CGRect(x: ⟦45⟧, y: 0, width: frame.width - 70, height: 9); a = UILabel(frame: aFrame); addSubview(a) }",
    "override func viewDidLoad() { let a = UILabel(frame: CGRect(x: ⟦5⟧, y: 0, width: 99, height: 9)); view.addSubview(a) }",
    "func f() { a = UILabel.init(frame: CGRect(x: ⟦48⟧, y: 0, width: 99, height: 9)); w = a.frame.width; box.addSubview(a) }",
    "override func layoutSubviews() { title.frame = CGRect(x: ⟦40⟧, y: 0, width: bounds.width - 56, height: 30) }",
    "func f() { dot.frame = CGRect(x: ⟦title.frame.minX - 12⟧, y: 0, width: 8, height: 8) }",
    "func f() { let a = UILabel(frame: CGRect(x: ⟦gap⟧, y: 0, width: rowWidth - gap, height: 9)); addSubview(a) }",
    "func f() { let width = view.bounds.width; a.frame = CGRect(x: ⟦width - 48⟧, y: 0, width: 40, height: 40) }",
    "func f() { let a = UIButton(frame: CGRect(x: ⟦screenWidth - 40 - gap⟧, y: 0, width: 40, height: 40)) }",
    "func f() { drawer.frame = CGRect.init(x: ⟦-drawerWidth⟧, y: 0, width: drawerWidth, height: 9) }",
    "func f() { pane.frame = CGRect(x: ⟦view.bounds.width⟧, y: 0, width: view.bounds.width, height: 9) }",
    "var selected: Int = 0; func f() { mark.frame = CGRect(x: ⟦CGFloat(selected) * gap⟧, y: 0, width: gap, height: 2) }",
    "func layout() { cell.frame.origin.x = ⟦column * cellWidth⟧ }",
    """
    class Strip: UIView {
      func show() { page.frame = CGRect(x: offset(of: 2), y: 0, width: bounds.width, height: 9) }
      func offset(of index: Int) -> CGFloat { return ⟦CGFloat(index) * bounds.width⟧ }
    }
    """,
    """
    func layoutAvatar() {
      var origin = CGPoint.zero
      switch place {
      case .leading: origin.x = ⟦size.width + padding⟧
      default: origin.x = ⟦bounds.width - size.width - padding⟧
      }
      avatar.frame = CGRect(origin: origin, size: size)
    }
    """,
    "func layout() { let maxX = edge; close.frame.origin.x = ⟦maxX - close.frame.width⟧ }",
    "init() { let b = NSButton(frame: NSRect(x: ⟦view.frame.width / 2⟧, y: 0, width: view.frame.width / 2, height: 26)) }",
    "func f() { let width = bar.height; next!.frame = CGRect(x: ⟦width⟧, y: 0, width: width, height: 40) }",
    "func f() { let x = hasIcon ? 24 : 0; chart.frame = CGRect(x: ⟦hasIcon ? 24 : 0⟧, y: 0, width: 40, height: 20) }",
    "class Row: UIView { override func draw(_ r: CGRect) { let p = CGRect(x: ⟦margin⟧, y: 0, width: 9, height: 9); a.draw(with: p) } }",
    "override func draw(_ r: CGRect) { fill(CGRect(x: ⟦0⟧, y: 0, width: bounds.width * progress, height: bounds.height)) }",
    "func layout() { bar.frame = CGRect(x: ⟦bounds.minX⟧, y: 0, width: bounds.width * CGFloat(percentage), height: 4) }",
    "func f() { note.frame.origin.x = ⟦icon.frame.origin.x + icon.frame.width + gap⟧ }",
    "func f() { count.frame.origin.x = ⟦windowWidth - margin - count.frame.width⟧ }",
    """
    override func layoutSubviews() {
      let innerWidth = bounds.width - 32
      let backButtonFrame = CGRect(x: ⟦12⟧, y: 4, width: backButtonSize.width + 20, height: 40)
      close.frame = CGRect(x: ⟦innerWidth - Metrics.closeSize⟧, y: 0, width: 40, height: 40)
    }
    """,
    "func f() { var p = CGPoint.zero; a.frame = CGRect(origin: ⟦p⟧, size: size); p.x += size.width; b.frame.origin = p }",
    "func f() { var x = 0; dotFrame.origin = CGPoint(x: ⟦x⟧, y: 0); x += dotSize + gap; dot.frame = dotFrame }",
    "func tableView(_ a: UITableView, cellForRowAt b: IndexPath) { cell.label.frame.origin.x = ⟦25⟧ }",
    "func f() { var x = 0; for a in views { a.frame = CGRect(origin: CGPoint(x: ⟦x⟧, y: 0), size: size); x += 40 } }",
    """
    struct RowLayout {
      static func title(at cursor: CGPoint) -> CGRect {
        var rect = CGRect.zero
        rect.origin.x = ⟦cursor.x⟧
        return rect
      }
    }
    """,
    "struct RowLayout { let titleRect: CGRect; init(at cursor: CGPoint) { titleRect = CGRect(x: ⟦cursor.x⟧, y: 0, width: 9, height: 9) } }",
    "override func layoutSubviews() { title.frame = CGRect(x: ⟦titleX⟧, y: 4, width: end - titleX, height: 20) }",
    "override func layoutSubviews() { note.frame = CGRect(x: ⟦room + 12⟧, y: 0, width: frame.width - room, height: 9) }",
    "struct RowLayout { func rectForLine(_ a: CGRect) -> CGRect { CGRect(x: ⟦a.minX⟧, y: 0, width: width - a.minX, height: 1) } }",
    "func f() { let a = CGRect(x: ⟦markX⟧, y: 0, width: max(0, bounds.width - markX - 8), height: 9); note.frame = a }",
    "override func layoutSubviews() { line.frame = CGRect(x: ⟦margin⟧, y: 8, width: bounds.width - margin, height: 1) }",
    "func f() { let whole = bounds.size.width; var b = bar!.frame; b.size.width = ⟦whole * progress⟧; bar!.frame = b }",
    "func f() -> CGRect { var mask = bounds; mask.size.width *= ⟦progress * 0.5⟧; return mask }",
    "override func rectForText() -> NSRect { var a = bounds; a.origin.x += ⟦gap - 4⟧; a.size.width -= gap - 4; return a }",
    "func drawInterior(withFrame a: NSRect) { var b = a; b.size.width -= gap; b.origin.x += ⟦gap⟧; super.draw(withFrame: b) }",
    "class Pill: UIView {}; func f() { let a = Pill(frame: CGRect(x: ⟦34⟧, y: 0, width: 24, height: 24)); icon.addSubview(a) }",
    "class Pill: UILabel {}; class Egg { let a: Pill = { let b = Pill(frame: CGRect(x: ⟦Pill.xOffset⟧, y: 0, width: 24, height: 24)); return b }(); func f() { icon.addSubview(a) } }",
    "override func fill() { let a = UILabel(frame: CGRect(x: ⟦20⟧, y: 0, width: 24, height: 20)); cell.contentView.addSubview(a) }",
  ]

  let good: [Example] = Self.mirroredOrAlike

  let triggers: [Trigger] = ["CGRect", "NSRect", "CGPoint", "NSPoint", "origin", "width", "dx"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    guard let x = found(site), !site.isAboutPhysicalThings || takenOffOneSide(site) != nil,
      isSideOfField(site) || !site.isChosenBySide, !site.isDirectionAware, !site.isInLeftToRightIsland,
      !site.functionAsksForDirection, !flipsAsLayout(site),
      isDrawing(site) || isRect(site) || !site.isInLayoutHook || isSettled(site), !flipsLater(site)
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
    if site.is("dx") { return signed(site) ?? shifted(site) }
    if site.is("width") { return grown(site) }
    return placed(site) ?? drawn(site) ?? indented(site) ?? inView(site) ?? filled(site) ?? workedOut(site)
      ?? restOfRow(site) ?? takenOffOneSide(site)
  }
}
