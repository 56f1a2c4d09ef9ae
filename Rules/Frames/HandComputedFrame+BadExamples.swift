import RTLRuleKit

/// Views that are placed from the left in one way or another.
extension HandComputedFrame {
  static let placedByHand: [Example] = [
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
}
