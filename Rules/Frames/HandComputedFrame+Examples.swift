import RTLRuleKit

/// What looks the same from both sides, sees to the direction itself or places no view.
extension HandComputedFrame {
  static let mirroredOrAlike: [Example] = [
    """
    override func layoutSubviews() {
      let x = isRightToLeft ? 8 : bounds.width - size.width - 8
      badge.frame = CGRect(x: x, y: 4, width: size.width, height: size.height)
    }
    """,
    "override func layoutSubviews() { dot.frame = CGRect(x: (bounds.width - 8) / 2, y: 8, width: 8, height: 8) }",
    "override func layoutSubviews() { line.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: 1) }",
    "func setUp() { icon.frame = CGRect(x: 16, y: 8, width: 24, height: 24); addSubview(title) }",
    """
    func showParts() {
      let ownWidth = dial.image?.size.width ?? 0
      let dialX = (size.width - ownWidth) / 2
      dial.frame = CGRect(x: dialX, y: 4, width: ownWidth, height: 20)
      let wheelX = (size.width - wheel.width) / 2
      wheel.frame = CGRect(x: wheelX, y: 24, width: wheel.width, height: 20)
      let tailX = (size.width - 40) * 0.5
      tail.frame = CGRect(x: tailX, y: 44, width: 40, height: 20)
    }
    """,
    "override func layoutSubviews() { line.frame = CGRect(x: 0, y: 8, width: bounds.width, height: 1) }",
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
    "override func rightViewRect(forBounds a: CGRect) -> CGRect { var b = super.rightViewRect(forBounds: a); b.origin.y -= 8; return b }",
    "override func clearButtonRect(forBounds a: CGRect) -> CGRect { super.clearButtonRect(forBounds: a.insetBy(dx: inset, dy: 0)) }",
    "override func leftViewRect(forBounds a: CGRect) -> CGRect { CGRect(x: a.origin.x, y: 4, width: 20, height: 20) }",
    "func layoutAvatar() { var origin = CGPoint.zero; origin.x = 8; send(origin) }",
    "class Strip: UIView { func show() { page.frame = CGRect(x: offset(of: 2), y: 0, width: 9, height: 9) }; func offset(of index: Int) -> CGFloat { -1 } }",
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
    "func frame(on a: NSScreen) -> CGRect { var b = f; b.origin.x += gap; b.size.width -= gap; return b }",
    "class Header: UIView { override func draw(_ rect: CGRect) { a.draw(at: CGPoint(x: 0, y: 8), withAttributes: b) } }",
    "func f() { a.center = CGPoint(x: bounds.midX, y: 2) }", "fade.startPoint = CGPoint(x: bounds.width - 12, y: 0)",
    "override func imageRect(forContentRect a: CGRect) -> CGRect { b.origin.x = (a.width - b.width) / 2; return b }",
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
    "class Row: UIView { override func draw(_ r: CGRect) { let p = CGRect(x: 9, y: 0, width: 9, height: 9); image.draw(in: p) } }",
    "class Row: UIView { override func draw(_ r: CGRect) { a.draw(with: CGRect(x: 9, y: 0, width: bounds.width - 18, height: 9)) } }",
    "func f() { a.frame = CGRect(x: width / 2, y: 0, width: 8, height: 8) }",
    "func f() { fit(CGRect(x: 0, y: 0, width: image.width * ratio, height: image.height)) }",
    "class PlayerBar: UIView { func f() { fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: 4)) } }",
    """
    struct RowLayout {
      static func title(at cursor: CGPoint) -> CGRect {
        var rect = CGRect.zero
        rect.origin.x = isRightToLeft ? width - cursor.x : cursor.x
        return rect
      }
    }
    """,
    "struct RowLayout { let lineRect: CGRect; init(width: CGFloat) { lineRect = CGRect(x: 0, y: 9, width: width, height: 1) } }",
    "func f() { page.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: 9) }",
    "func f() { note.frame.origin.x = icon.frame.origin.x + title.frame.width + gap }",
    "override func layoutSubviews() { let aFrame = CGRect(x: 12, y: 4, width: viewSize.width - 24, height: 40); a.frame = aFrame }",
    "func f() { let innerWidth = bounds.width / 2; a.frame = CGRect(x: innerWidth - 20, y: 0, width: 40, height: 40) }",
    "func f() { var p = CGPoint.zero; a.frame = CGRect(origin: p, size: size); p.y += size.height }",
    "func f() { var x = 0; windowFrame.origin = CGPoint(x: x, y: 0); x += dotSize + gap }",
    "func tableView(_ a: UITableView, cellForRowAt b: IndexPath) { cell.frame.origin.x = 25; cell.label.frame.origin.x = 0 }",
    "override func layoutSubviews() { a.frame = CGRect(x: room, y: 0, width: bounds.width - room - room, height: 9) }",
    "override func layoutSubviews() { a.frame = CGRect(x: e.left, y: 0, width: b.width - e.left - e.right, height: 9) }",
    "override func layoutSubviews() { a.frame = CGRect(x: inset, y: 0, width: bounds.width - inset - 16, height: 9) }",
    "func f() { let x = 16.0; a.frame = CGRect(x: x, y: 0, width: bounds.width - x - 16, height: 9) }",
    "func f() { let end = bounds.maxX - 8; a.frame = CGRect(x: startX, y: 0, width: end - startX, height: 9) }",
    "func f() { a.frame = CGRect(x: rect.minX, y: 0, width: rect.maxX - rect.minX, height: 9) }",
    "func f() { cropView.frame = CGRect(x: cropX, y: 0, width: bounds.width - cropX, height: 9) }",
    "func f() { let part = CGRect(x: partX, y: 0, width: bounds.width - partX, height: 9); fill(part) }",
    """
    func f() {
      a.frame = CGRect(x: startX, y: 0, width: bounds.width - startX, height: 9)
      a.translatesAutoresizingMaskIntoConstraints = false
    }
    """,
    "func f() { var b = bar.frame; b.size.width = bounds.width * progress; b.origin.x = startX; bar.frame = b }",
    "func f() { image.size.width = bounds.width * progress }",
    "class WindowFitter { func f() { var b = view.frame; b.size.width = b.width * fraction; view.frame = b } }",
    "func f() { bar.frame.size.width = bounds.width * scale }",
    "class SeekBar: UIView { func f() { bar.frame.size.width = bounds.width * progress } }",
    "func rectForTitle() -> CGRect { var rect = bounds; rect.origin.x += gap; rect.size.width -= gap * 2; return rect }",
    "func visibleRect() -> CGRect { var rect = bounds; rect.origin.x += gap; rect.size.width -= gap; return rect }",
    "extension CGRect { func rectAway() -> CGRect { var a = self; a.origin.x += 4; a.size.width -= 4; return a } }",
    "class Pill: UIView {}; func f() { let a = Pill(frame: CGRect(x: 15, y: 0, width: 345, height: 24)); b.addSubview(a) }",
    "class Pill: Model {}; func f() { let a = Pill(frame: CGRect(x: 34, y: 0, width: 24, height: 24)); b.addSubview(a) }",
    "class Pill: UIView {}; func f() { let a = Pill(frame: CGRect(x: 34, y: 0, width: 24, height: 24)); stack.add(a) }",
    """
    class Pill: UIView {}
    func f() {
      let pill = Pill(frame: CGRect(x: 34, y: 0, width: 24, height: 24))
      icon.addSubview(pill)
      pill.translatesAutoresizingMaskIntoConstraints = false
    }
    """,
  ]
}
