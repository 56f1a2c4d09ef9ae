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
    """
    override func layoutSubviews() {
      icon.frame = CGRect(x: ⟦16⟧, y: 8, width: 24, height: 24)
    }
    """,
    "override func layoutSubviews() { title.frame.origin.x = ⟦icon.frame.maxX + 8⟧ }",
    """
    override func layout() {
      var x: CGFloat = 0
      for view in views {
        view.frame = NSRect(x: ⟦x⟧, y: 0, width: view.width, height: 20)
        x += view.width + 4
      }
    }
    """,
    "override func viewDidLayoutSubviews() { close.frame.origin.x = ⟦view.bounds.maxX - close.bounds.size.width⟧ }",
  ]

  let good: [Example] = [
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
    "func crop() { image = image.cropped(to: CGRect(x: 16, y: 8, width: 24, height: 24)) }",
    "override func layoutSubviews() { layer.frame = CGRect(x: frame.minX, y: 0, width: 8, height: 8) }",
    "override func layoutSubviews() { title.frame.origin.y = icon.frame.maxY + 8 }",
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
    "override func layoutSubviews() { icon.frame.origin.x = icon.frame.origin.x + shift }",
    "override func layoutSubviews() { let limit = CGRect(x: 16, y: 8, width: 24, height: 24) }",
  ]

  let triggers: [Trigger] = [.word("CGRect"), .word("NSRect"), .word("origin")]

  func check(_ site: Site) -> Finding? {
    guard let x = placed(site), site.isInLayoutFunction, !site.isAboutPhysicalThings, !site.isDirectionAware,
      !site.isInLeftToRightIsland, !site.functionAsksForDirection, !site.typeAsksForDirection
    else { return nil }
    return Finding(
      site.structure.range(x.first, through: x.last),
      "placed from the left in every language; constrain to leading and trailing, or take the x by \(site.directionQuestion)"
    )
  }

  /// The x a view is placed at.
  private func placed(_ site: Site) -> Expression? {
    let structure = site.structure
    if site.is("origin") { return placedOrigin(site) }
    guard let call = structure.call(of: site.index), structure.token(call.open + 1, is: "x"),
      let x = structure.argument("x", of: call), !x.isEmpty, isFrame(structure.operand(around: site.index), structure)
    else { return nil }
    let width = structure.argument("width", of: call).flatMap { $0.isEmpty ? nil : Expression($0.start, $0.end - 1) }
    let value = Expression(x.start, x.end - 1)
    return site.handPlacement(of: value, width: width).map { _ in value }
  }

  /// `view.frame.origin.x = …`
  private func placedOrigin(_ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.isMember(site.index), structure.token(site.index + 2, is: "x"),
      structure.kind(site.index + 3) == .equal, let owner = structure.receiverName(ofMember: site.index),
      structure.token(owner, is: "frame"), site.index + 4 < structure.tokens.count
    else { return nil }
    let value = structure.value(at: site.index + 4)
    guard structure.kind(value.last + 1) != .infixQuestion else { return nil }
    return site.handPlacement(of: value, width: nil).map { _ in value }
  }

  /// Whether a rectangle becomes the frame of something, at once or by a local of that name.
  private func isFrame(_ rectangle: Expression, _ structure: Structure) -> Bool {
    guard let name = structure.nameOfValue(rectangle) else { return false }
    return structure.name(name, endsWithWord: "frame")
  }
}
