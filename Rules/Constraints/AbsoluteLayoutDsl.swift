import RTLRuleKit
import RTLSyntax

struct AbsoluteLayoutDsl: Rule {
  let id = "absolute_layout_dsl"
  let summary = "Constraints of layout libraries that pin to the left or right in every language"
  let rationale = """
    SnapKit, PureLayout, Cartography and their kind offer left and right beside leading and trailing. As with anchors, \
    the first name a side of the screen and the second a side of the line: what is pinned left stays there in Arabic, \
    where the line begins on the right. A view pinned to both sides alike looks the same either way: that is only a \
    note. Change all constraints of a view together, those that update others too: SnapKit stops with a fatal error \
    where an update finds no constraint for its edge.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "WWDC22 session 10107, Get it right (to left)",
    "SnapKit documentation, ConstraintMaker",
  ]

  let bad: [Example] = [
    Example(
      """
      icon.snp.makeConstraints { make in
        make.⟦left⟧.equalToSuperview().offset(12)
        make.centerY.equalToSuperview()
      }
      """,
      fixed: """
        icon.snp.makeConstraints { make in
          make.leading.equalToSuperview().offset(12)
          make.centerY.equalToSuperview()
        }
        """
    ),
    Example(
      "title.snp.makeConstraints { $0.top.⟦left⟧.equalTo(icon.snp.right).offset(8) }",
      fixed: "title.snp.makeConstraints { $0.top.leading.equalTo(icon.snp.trailing).offset(8) }"
    ),
    """
    card.snp.remakeConstraints { make in
      make.⟦left⟧.equalTo(view).offset(16)
      make.right.equalTo(view).inset(16)
    }
    """,
    "bar.snp.makeConstraints { $0.⟦left⟧.right.bottom.equalToSuperview() }",
    "toast.snp.makeConstraints { make in make.width.equalTo(bar); make.⟦left⟧.equalTo(bar) }",
    "field.snp.makeConstraints { m in m.leading.equalTo(icon); m.⟦right⟧.equalToSuperview() }",
    "func pin(_ make: ConstraintMaker) { make.⟦rightMargin⟧.equalTo(view).priority(.high) }",
    "arrow.snp.updateConstraints { $0.centerX.equalTo(bubble.snp.⟦left⟧) }",
    """
    import PureLayout
    title.autoPinEdge(.⟦left⟧, to: .right, of: icon, withOffset: 8)
    icon.autoPinEdge(toSuperviewEdge: .⟦right⟧)
    """,
    "import TinyConstraints\nicon.⟦leftToSuperview⟧(offset: 8)\ntitle.⟦leftToRight⟧(of: icon)",
    "import Cartography\nconstrain(icon, title) { a, b in b.⟦left⟧ == a.right + 8 }",
    "import EasyPeasy\nicon.easy.layout(Top(8), ⟦Left⟧(12).to(title, .right))",
    "import Stevia\nicon.⟦left⟧(12)\ntitle.⟦Left⟧ == icon.Right + 8",
    "import PinLayout\nicon.pin.top().⟦left⟧(8)\ntitle.pin.⟦right⟧(of: icon).marginTop(4)",
    "icon.pin\n  .size(24)\n  .⟦left⟧(12)\n  .vCenter()",
    "enum Mark { case pin }; extension Board { var pin: Int { 3 } }; title.pin.vCenter(); icon.pin.⟦left⟧(12)",
    "import FlexLayout\nview.flex.define { flex in flex.addItem(icon).⟦marginLeft⟧(8) }",
    "import Cartography\nconstrain(list, card) { a, b in a.⟦left⟧ == b.left; a.width == b.width }",
    "title.pinEdge(.⟦left⟧, to: .right, of: icon, distance: \"8\")",
    "import PinLayout\ncard.pin.vertically().⟦left⟧(25).before(of: closeButton).⟦marginRight⟧(20)",
    Example(
      """
      enum Edge { case left, leading, right, trailing }
      extension UIView { func pin(_ edge: Edge, to other: Edge, of view: UIView, inset: CGFloat = 0) {} }
      func lay() { icon.pin(.⟦left⟧, to: .right, of: title, inset: 8) }
      """,
      fixed: """
        enum Edge { case left, leading, right, trailing }
        extension UIView { func pin(_ edge: Edge, to other: Edge, of view: UIView, inset: CGFloat = 0) {} }
        func lay() { icon.pin(.leading, to: .trailing, of: title, inset: 8) }
        """
    ),
  ]

  let good: [Example] = [
    "icon.snp.makeConstraints { $0.leading.equalToSuperview().offset(12) }",
    "import PureLayout\ntitle.autoPinEdge(.leading, to: .trailing, of: icon)",
    "icon.snp.makeConstraints { if isRTL { $0.right.equalToSuperview() } else { $0.left.equalToSuperview() } }",
    """
    import SnapKit
    func place(_ button: NSButton) {
      let x = button.frame.origin.x
      button.snp.makeConstraints { make in make.left.equalTo(x + 7) }
    }
    """,
    "struct Place { let pin: Pin }; func show(_ place: Place) { place.pin.left(8) }", "board.pin(card).left(8)",
    "icon.snp.makeConstraints { $0.edges.equalToSuperview() }",
    "icon.snp.makeConstraints { $0.centerX.equalTo(title.snp.centerX) }",
    "icon.snp.makeConstraints { make in make.left.equalTo(view.snp.leading) }",
    "cursor.snp.makeConstraints { $0.left.equalToSuperview().offset(thumb.frame.minX) }",
    """
    player.semanticContentAttribute = .playback
    player.snp.makeConstraints { $0.left.equalToSuperview().offset(8) }
    """,
    "parse(expression) { node in node.left.equalTo(node.right) }",
    "view.layer.animate { make in make.left.equalTo(8) }", "card.deal(.left, to: .right, of: table)",
    "title.pinEdge(.leading, to: .trailing, of: icon)",
    "enum Edge { case left, right }\nfunc pin(_ edge: Edge) {}\nfunc lay() { pin(.left) }",
    "enum Edge { case left, leading }\nenum Row { case pin(Edge) }\nfunc pin(_ edge: Edge) {}\nlet row = Row.pin(.leading)",
    "import PureLayout\ntitle.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .left)",
    "icon.leftToSuperview(offset: 8)",
    "import TinyConstraints\nlet range = swipe.leftToRight\nicon.leadingToSuperview()",
    "import Cartography\nif node.left == other.left { merge() }", "import EasyPeasy\nlet result = Either.Left(8)",
    "import Stevia\nlayout(8, |-icon-title-|)", "import PinLayout\nicon.pin.start(8).end(8)\nlet edge = frame.left",
    "import FlexLayout\nview.flex.paddingHorizontal(8).marginStart(4)",
  ]

  let triggers: [Trigger] = [
    "left", "right", "leftMargin", "rightMargin", "snp_left", "snp_right", "mas_left", "mas_right",
    "leftToSuperview", "rightToSuperview", "leftToRight", "rightToLeft", "Left", "Right", "LeftMargin", "RightMargin",
    "alignLefts", "alignRights", "topLeft", "topRight", "centerLeft", "centerRight", "bottomLeft", "bottomRight",
    "marginLeft", "marginRight", "paddingLeft", "paddingRight",
  ].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    guard let constraint = site.file.libraryConstraint(at: site.index), !constraint.isMixed,
      let edge = constraint.edges.first(where: { $0.side.isAbsolute }), edge.name == site.index,
      !site.file.isMeasured(constraint.extent), !site.isDirectionAware, !isInLeftToRightIsland(site),
      !site.isInSidedCase, !site.isInHelperForAllSides,
      !site.hasDirectionalAlternative(edge.side == .left ? "leading" : "trailing")
    else { return nil }
    // One of a pair is told of, and one link of a chain.
    let isSymmetric = site.file.hasMirrorImage(constraint)
    let near = isSymmetric ? nil : site.file.nearMirrorImage(of: constraint)
    if let image = site.file.mirrorImage(of: constraint) ?? near, image < edge.name { return nil }
    let isAlike = isSymmetric || near != nil
    if isAlike ? isNamedForSide(constraint, site) : site.file.isMirroredElsewhere(constraint) { return nil }
    if site.file.continuesChain(constraint) || site.isKeyOfNumberPad(site.file.subject(of: constraint)) { return nil }
    return Finding(
      site.range,
      near == nil
        ? message(constraint, edge, isSymmetric: isSymmetric, site)
        : Finding.ofMirroredPins(nearly: true, "leading and trailing"),
      severity: isAlike || site.isInSidedDeclaration
        || isKeptBySide(constraint, site.structure) || site.file.isMovedByFrames(constraint)
        || site.file.isReckonedByHand(site.file.compactText(constraint.extent))
        || site.file.subject(of: constraint).map { site.file.isBackdrop($0) } ?? false ? .info : nil,
      related: constraint.edges.dropFirst().map { site.structure.range($0.name) },
      fix: fix(constraint, site.file),
      isOncePerFile: isSymmetric
    )
  }

  private func message(_ constraint: LibraryConstraint, _ edge: LibraryEdge, isSymmetric: Bool, _ site: Site) -> String
  {
    let place = constraint.own.isEmpty ? "anchored to" : "pinned to"
    switch constraint.library {
    case .pinLayout, .flexLayout:
      let isAlike = isSymmetric ? "; the other side is alike, so it mirrors by luck" : ""
      return "laid out from the \(edge.side.name) in every language\(isAlike); use \(edge.twin) and a layout direction"
    case _ where isSymmetric:
      return Finding.ofMirroredPins("leading and trailing")
    default: break
    }
    if let partner = site.file.directionalPartner(of: constraint) {
      let isSame = partner.side.directional == edge.side.directional
      return "pinned by \(site.structure.text(partner.name)) and by \(site.text): in right-to-left languages "
        + (isSame ? "these are opposite sides" : "both hold one side") + "; use \(edge.twin)"
    }
    return "\(place) the \(edge.side.name) in every language; use \(edge.twin)\(otherEnd(constraint, edge))"
  }

  private func otherEnd(_ constraint: LibraryConstraint, _ edge: LibraryEdge) -> String {
    guard let other = constraint.other, other.name != edge.name else { return "" }
    return other.twin == edge.twin ? " on both ends" : ", and \(other.twin) at the other end"
  }
}
