import RTLRuleKit
import RTLSyntax

struct AsymmetricEdgeInsets: Rule {
  let id = "asymmetric_edge_insets"
  let summary = "Edge insets whose left and right differ"
  let rationale = """
    UIEdgeInsets and NSEdgeInsets name sides of the screen. Where left and right differ, the wider side stays where \
    it was while the content mirrors, so text runs into an icon in Arabic that it clears in English. Margins have a \
    directional twin, directionalLayoutMargins; buttons have UIButton.Configuration, whose insets, padding and image \
    placement all mirror.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple documentation, NSDirectionalEdgeInsets and UIButton.Configuration",
  ]

  let bad: [Example] =
    [
      "card.layoutMargins = UIEdgeInsets(top: 8, ⟦left: 16, bottom: 8, right: 4⟧)",
      "button.titleEdgeInsets = UIEdgeInsets(top: 0, ⟦left: 8, bottom: 0, right: 0⟧)",
      """
      button.imageEdgeInsets = UIEdgeInsets(
        top: 0,
        ⟦left: -spacing,
        bottom: 0,
        right: spacing⟧
      )
      """,
      "stack.layoutMargins = .init(top: 0, ⟦left: 12, bottom: 0, right: 0⟧)",
      "button.titleEdgeInsets = UIEdgeInsets(top: 0, ⟦left: -icon.frame.width, bottom: 0, right: icon.frame.width⟧)",
      "button.contentEdgeInsets = UIEdgeInsetsMake(0, ⟦10, 0, 20⟧)",
      "static let bubble = UIEdgeInsets(top: 4, ⟦left: 20, bottom: 4, right: 8⟧)",
      "textView.textContainerInset = UIEdgeInsets(top: 4, ⟦left: 0, bottom: 4, right: 12⟧)",
      "button.titleEdgeInsets.⟦left⟧ = 8",
      "button.imageEdgeInsets.⟦right⟧ += spacing",
      "collectionView.contentInset.⟦left⟧ = 20",
      "textView.textContainerInset.⟦right⟧ = 32",
      """
      let titleInsets = UIEdgeInsets(top: 10, ⟦left: 0, bottom: 10, right: 8⟧)
      func place() { title.snp.makeConstraints { $0.right.equalToSuperview().offset(-titleInsets.right) } }
      """,
      """
      static let margins = UIEdgeInsets(top: 0, ⟦left: 0, bottom: 0, right: 15⟧)
      func prepare() { stack.layoutMargins = Self.margins }
      """,
      "bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: view.safeAreaInsets.⟦left⟧)",
    ] + Self.keptAtOtherSides

  let good: [Example] =
    [
      "card.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)",
      "card.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 14)",
      "card.layoutMargins = UIEdgeInsets(top: 8, left: Self.pad, bottom: 8, right: Self.pad)",
      "card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 4)",
      "tableView.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)",
      "cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)",
      "layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4)",
      "let image = bubble.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 12))",
      "card.layoutMargins = UIEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 4)",
      "button.titleEdgeInsets = isRTL ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8) : UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)",
      """
      button.titleEdgeInsets.left = 8
      button.titleEdgeInsets.right = 8
      """,
      "let total = insets.left + insets.right",
      """
      textView.textContainerInset.left = 8
      textView.textContainerInset.right = textView.textContainerInset.left
      """,
      "if bar.contentInset.left == 0 { adjust() }",
      "extension UIEdgeInsets { static func left(_ x: CGFloat) -> Self { UIEdgeInsets(top: 0, left: x, bottom: 0, right: 0) } }",
      "options.insets.left = 4",
      "make.right.equalTo(bar).inset(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8))",
      "make.centerY.equalTo(bar).inset(UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0))",
      "make.leading.top.equalTo(bar).inset(UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0))",
      "bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Style.insets.left)",
      "bar.leftAnchor.constraint(equalTo: view.leftAnchor, constant: view.safeAreaInsets.left)",
      "tableView.separatorInset.left = 60",
      """
      if isWide { textView.textContainerInset.left = 12; textView.textContainerInset.right = 12 }
      else { textView.textContainerInset.left = 2; textView.textContainerInset.right = 2 }
      """,
      "line.anchor(leading: view.leadingAnchor, trailing: nil, padding: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0))",
      "card.constrain(toSuperviewEdges: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: -margin))",
      "let insets = NSEdgeInsets(top: 8, left: 4, bottom: 8, right: 0); height = insets.top + line + insets.bottom",
      """
      let titleInsets = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 8)
      func place() {
        title.snp.makeConstraints { make in
          make.leading.top.equalToSuperview().inset(titleInsets)
          make.trailing.equalTo(detail.snp.leading)
            .offset(-self.titleInsets.right)
        }
      }
      """,
      "func place(top: Int, left: Int, bottom: Int, right: Int) {}",
      "text.padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 4))",
      "let mirrored = UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)",
      "button.titleEdgeInsets = UIEdgeInsets(top: 0, left: isEnglishApp() ? -4 : 4, bottom: 0, right: isEnglishApp() ? 4 : -4)",
      """
      final class NextButton: UIButton {
        func style() {
          semanticContentAttribute = .forceRightToLeft
          self.titleEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
        }
      }
      """,
      """
      class Tag: UIButton {
        var gap = 5.0 { didSet { titleEdgeInsets.left = gap; update() } }
        func update() { titleEdgeInsets.right = hasCross ? cross.width + gap : gap }
        func reset() { titleEdgeInsets.right = gap }
      }
      """,
      """
      final class BackButton: UIButton {
        func style() {
          semanticContentAttribute = .forceRightToLeft
          imageEdgeInsets = Style.iconInsets
        }
      }
      private enum Style { static let iconInsets = UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 0) }
      """,
      """
      extension UIView {
        func pin(to box: UIView, by insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
          [leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: insets.left)]
        }
      }
      func show() { rules = view.pin(to: box, by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8)) }
      """,
      "func f() { let room = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0); showSeparator(inset: room) }",
      """
      func place(isWide: Bool) {
        var room: UIEdgeInsets
        room = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 5)
        rules = [icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: room.left), icon.topAnchor.constraint(equalTo: topAnchor)]
      }
      """,
      "func f() { let gap: CGFloat = 0; button.imageEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: gap) }",
    ] + Self.givenForOneSide + Self.centred

  let triggers: [Trigger] = ["left", "right", "UIEdgeInsetsMake", "NSEdgeInsetsMake"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    if site.is("left", "right"), site.structure.isMember(site.index) { return checkOneSide(site) }
    guard let insets = site.file.edgeInsets(at: site.index), !insets.isSymmetric,
      let use = use(of: insets, site), !site.isDirectionAware, !site.isInLeftToRightIsland, !isTurnedByDirection(site)
    else { return nil }
    // Half-typed, the right may stand before the left.
    let sides = [insets.left, insets.right].sorted { $0.start < $1.start }
    return Finding(
      site.structure.range(sides[0].label ?? sides[0].start, through: sides[1].end - 1),
      use.message,
      // What was asked further up may be in the numbers, or a side that somebody chose.
      severity: use.severity
        ?? (insets.isSlight || site.functionAsksForDirection || site.isInSidedCase ? .info : nil)
    )
  }

  // MARK: - One side

  /// `button.titleEdgeInsets.left = 8` without the same on the right.
  private func checkOneSide(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let owner = structure.receiverName(ofMember: site.index) else { return nil }
    if structure.token(owner, is: "safeAreaInsets") { return checkSafeArea(site) }
    let isSet = structure.kind(site.index + 1) == .equal || structure.token(site.index + 1, isAnyOf: "+=", "-=")
    guard isSet, ownSides.contains(owner, in: structure), !site.file.assignsMirrorSide(of: site.index),
      !site.isDirectionAware, !site.isInLeftToRightIsland
    else { return nil }
    let use = use(ofProperty: owner, site)
    return Finding(site.range, use.message, severity: use.severity)
  }

  /// Insets of which one side is set by itself.
  private let ownSides: WordSet = [
    "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets", "layoutMargins", "contentInset", "textContainerInset",
  ]

  /// What the screen takes away at the left, kept free at the leading side.
  private func checkSafeArea(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(around: site.index), let constant = structure.argument("constant", of: call),
      constant.start <= site.index, site.index < constant.end,
      let anchor = structure.receiverName(ofMember: call.callee),
      structure.token(anchor, isAnyOf: "leadingAnchor", "trailingAnchor"), !site.isDirectionAware
    else { return nil }
    return Finding(
      site.range,
      "the safe area's \(site.text) is no leading or trailing; constrain to the safeAreaLayoutGuide",
      severity: .info
    )
  }
}
