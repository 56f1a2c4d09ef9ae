import RTLRuleKit
import RTLSyntax

/// Examples of views that are placed by a middle, their own or that of another.
extension HandComputedFrame {
  static let besideMiddles: [Example] = [
    "func f() { mark.frame = CGRect(x: ⟦box.frame.width - markWidth / 2⟧, y: 0, width: markWidth, height: 16) }",
    "func f() { mark.frame = CGRect(x: ⟦box.bounds.width - gap - size.width * 0.5⟧, y: 0, width: size.width, height: 9) }",
    "func f() { mark.frame = CGRect(x: ⟦icon.frame.maxX - (mark.frame.width / 2)⟧, y: 0, width: 16, height: 16) }",
    "func f() { dot.frame = CGRect(x: ⟦icon.center.x + 4⟧, y: 2, width: 8, height: 8) }",
    "func f() { dot.frame = CGRect(x: ⟦bounds.midX - 60⟧, y: 2, width: 40, height: 8) }",
    "func f() { dot.frame = CGRect(x: ⟦bounds.width / 2 + 10⟧, y: 2, width: size, height: 8) }",
    "func f() { mark.center = CGPoint(x: ⟦view.bounds.width - mark.frame.width / 2⟧, y: 8) }",
    """
    override func layoutSubviews() {
      var offset = 0.0
      for face in faces {
        face.center = CGPoint(x: ⟦margin + offset + face.bounds.midX⟧, y: bounds.midY)
        offset += face.bounds.maxX
      }
    }
    """,
    "func f() { knob.frame = CGRect(x: ⟦5 + 8⟧, y: 4, width: 32, height: 32); map.addSubview(knob) }",
    "func f() { knob.frame = CGRect(x: ⟦padding + 8 * 2⟧, y: 4, width: 32, height: 32); map.addSubview(knob) }",
    """
    class Tile: UIButton {
      override func imageRect(forContentRect content: CGRect) -> CGRect {
        var rect = super.imageRect(forContentRect: content)
        rect.origin.x -= ⟦gap / 2⟧
        return rect
      }
    }
    """,
  ]

  static let inMiddles: [Example] = [
    "func f() { mark.frame = CGRect(x: bounds.midX - size.width / 2, y: 0, width: size.width, height: 16) }",
    "func f() { mark.frame = CGRect(x: bounds.width / 2 - size.width / 2, y: 0, width: size.width, height: 16) }",
    "func f() { mark.frame = CGRect(x: touch.x - markWidth / 2, y: 0, width: markWidth, height: 16) }",
    "func f() { mark.frame = CGRect(x: box.frame.width - size.height / 2, y: 0, width: markWidth, height: 16) }",
    "func f() { mark.frame = CGRect(x: view.center.x - 20, y: 0, width: 40, height: 16) }",
    "func f() { mark.frame = CGRect(x: view.frame.width / 2 - 25, y: 0, width: 50, height: 16) }",
    "func f() { mark.frame = CGRect(x: mark.center.x + 4, y: 0, width: 50, height: 16) }",
    "func f() { mark.frame = CGRect(x: mark.frame.width - mark.frame.width / 2, y: 0, width: 50, height: 16) }",
    "override func layoutSubviews() { knob.frame = CGRect(x: 5 + 8, y: 4, width: bounds.width - 26, height: 32) }",
    """
    override func imageRect(forContentRect content: CGRect) -> CGRect {
      var rect = super.imageRect(forContentRect: content)
      rect.origin.x += gap
      rect.size.width -= gap * 2
      rect.origin.y -= gap
      return rect
    }
    """,
    """
    class Turned: UIButton {
      override func imageRect(forContentRect content: CGRect) -> CGRect {
        var rect = super.imageRect(forContentRect: content)
        rect.origin.x -= gap
        return rect
      }
      func turn() { semanticContentAttribute = .forceRightToLeft }
    }
    """,
  ]
}
