import RTLRuleKit
import RTLSyntax

struct AbsoluteAnchor: Rule {
  let id = "absolute_anchor"
  let summary = "Layout anchors that pin to the left or right in every language"
  let rationale = """
    Leading and trailing follow the reading direction; left and right do not. A view pinned to its left edge opens \
    the line in English and closes it in Arabic, on top of what has moved there. A view pinned to both sides alike \
    looks the same either way: that is only a note.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "WWDC22 session 10107, Get it right (to left)",
  ]

  let bad: [Example] =
    [
      Example(
        "icon.⟦leftAnchor⟧.constraint(equalTo: card.leftAnchor, constant: 12).isActive = true",
        fixed: "icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12).isActive = true"
      ),
      Example(
        """
        NSLayoutConstraint.activate([
          badge.⟦rightAnchor⟧.constraint(equalTo: view.rightAnchor, constant: -8),
          badge.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        """,
        fixed: """
          NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            badge.topAnchor.constraint(equalTo: view.topAnchor),
          ])
          """
      ),
      """
      NSLayoutConstraint.activate([
        title.⟦leftAnchor⟧.constraint(equalTo: view.leftAnchor, constant: 16),
        title.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16),
      ])
      """,
      """
      subtitle.⟦leftAnchor⟧.constraint(
        equalTo: avatar.rightAnchor,
        constant: 8
      ).isActive = true
      """,
      """
      content.⟦leftAnchor⟧.constraint(equalTo: view.leftAnchor, constant: insets.left).isActive = true
      content.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -insets.right).isActive = true
      """,
      "name.⟦leftAnchor⟧.constraint(equalToSystemSpacingAfter: avatar.rightAnchor, multiplier: 1).isActive = true",
      "⟦leftAnchor⟧.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor).isActive = true",
      #"addSubview(icon, constraints: [equal(\.safeAreaLayoutGuide.⟦leftAnchor⟧, constant: 8)])"#,
      "let edge: NSLayoutXAxisAnchor = panel.⟦leftAnchor⟧",
      "arrow.centerXAnchor.constraint(equalTo: bubble.⟦leftAnchor⟧, constant: 20).isActive = true",
      """
      note.⟦leftAnchor⟧ ~= view.leftAnchor + Sizes.gap
      note.rightAnchor ~= view.rightAnchor - Sizes.gap
      """,
      "import Anchorage\na.⟦leftAnchor⟧ >= b.leftAnchor + 8\na.rightAnchor <= b.rightAnchor - 8",
      """
      grid.⟦leftAnchor⟧.constraint(equalTo: leftAnchor, constant: 16).isActive = true
      grid.widthAnchor.constraint(equalTo: widthAnchor, constant: -32).isActive = true
      """,
      "class PasscodeEntryView: UIView { func f() { title.⟦leftAnchor⟧.constraint(equalTo: box.leftAnchor, constant: 8) } }",
    ] + Self.handedToHelpers

  let good: [Example] =
    [
      "icon.leadingAnchor.constraint(equalTo: card.leadingAnchor)",
      """
      scrubber.semanticContentAttribute = .playback
      scrubber.leftAnchor.constraint(equalTo: bar.leftAnchor).isActive = true
      """,
      "icon.topAnchor.constraint(equalTo: card.topAnchor)",
      """
      func path(in rect: CGRect) -> Path {
        let leftAnchor = rect.minX + rect.width / 6
        return Path { $0.move(to: CGPoint(x: leftAnchor, y: rect.midY)) }
      }
      """,
      "anchor(leftAnchor: 4)",
      "struct Sling { let leftAnchor: CGPoint }; post(at: sling.leftAnchor)",
      "struct Sling { var leftAnchor: CGPoint; init() { leftAnchor = CGPoint(x: 4, y: 8) } }",
      #"let keys = ["leftAnchor", "rightAnchor"]"#,
      "protocol Pinnable { var leftAnchor: NSLayoutXAxisAnchor { get } }",
      """
      extension UIView {
        var safeLeftAnchor: NSLayoutXAxisAnchor { safeAreaLayoutGuide.leftAnchor }
      }
      """,
      """
      func anchor(_ side: Side) -> NSLayoutXAxisAnchor {
        switch side {
        case .left: return view.leftAnchor
        case .right: return view.rightAnchor
        }
      }
      """,
      "if isRTL { pin(a.leftAnchor.constraint(equalTo: b.leftAnchor)) }",
      """
      let edge = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? view.rightAnchor : view.leftAnchor
      """,
      "a.leadingAnchor.constraint(equalTo: b.leftAnchor).isActive = true",
      "let edge = mode == .natural ? title.leadingAnchor : title.leftAnchor",
      "class PinInputView: UIView { func f() { key.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 8) } }",
      "let leftAnchor = 0",
      "marker.leftAnchor.constraint(equalTo: chart.leftAnchor, constant: bar.frame.minX).isActive = true",
    ] + Self.chosenElsewhere

  let triggers: [Trigger] = [.word("leftAnchor"), .word("rightAnchor")]

  func check(_ site: Site) -> Finding? {
    guard let use = site.file.anchorUse(at: site.index), let finding = find(use, site), !site.isInSidedCase,
      !site.hasDirectionalAlternative(use.side == .left ? "leadingAnchor" : "trailingAnchor"),
      !site.isBesideDirectionalTwin, !site.isInHelperForAllSides, !site.isDirectionAware, !site.isInLeftToRightIsland,
      !site.isKeyOfNumberPad(site.structure.receiverName(ofMember: site.index))
    else { return nil }
    return finding
  }

  private func find(_ use: AnchorUse, _ site: Site) -> Finding? {
    let file = site.file
    guard let constraint = file.anchorConstraint(around: site.index) else { return checkLoneAnchor(use, site) }
    guard constraint.first.name == site.index, constraint.uses.allSatisfy({ $0.side.isAbsolute }),
      !constraint.isMeasured
    else { return nil }
    // One of a pair is told of.
    let isSymmetric = file.hasMirrorImage(constraint)
    let near = isSymmetric ? nil : file.nearMirrorImage(of: constraint)
    if let image = file.mirrorImage(of: constraint) ?? near, image < constraint.first.name { return nil }
    let isAlike = isSymmetric || near != nil
    if isAlike ? isNamedForSide(site) : file.isMirroredElsewhere(constraint) { return nil }
    return Finding(
      site.range,
      isAlike
        ? Finding.ofMirroredPins(nearly: !isSymmetric, Self.twins)
        : "pinned to the \(use.side.name) in every language; use \(replacement(of: constraint, for: use))",
      // A helper named for its side, or given the other end, does what it says; who calls it decides.
      severity: isAlike || site.isInSidedDeclaration || isGivenOtherEnd(constraint, site) || isInPicture(site)
        || isLimit(constraint) || file.isMovedByFrames(constraint) || file.isReckonedByHand(constraint.distance)
        || site.structure.receiverName(ofMember: site.index).map { file.isBackdrop($0) } ?? false ? .info : nil,
      related: constraint.uses.dropFirst().map { site.structure.range($0.name) },
      fix: file.anchorFix(for: constraint),
      isOncePerFile: isSymmetric
    )
  }

  /// `topRightMark.rightAnchor` beside `topLeftMark.leftAnchor`: two views, each at the side it is named for.
  private func isNamedForSide(_ site: Site) -> Bool {
    site.structure.receiverName(ofMember: site.index).map { site.structure.name($0, holdsAnyOf: ["left", "right"]) }
      ?? false
  }

  /// `leftAnchor.constraint(greaterThanOrEqualTo: box.leftAnchor)`: it only keeps a view from leaving another; where it
  /// stands is said elsewhere.
  private func isLimit(_ constraint: AnchorConstraint) -> Bool {
    constraint.second?.side == constraint.first.side && ["", "0"].contains(constraint.distance)
      && ["greaterThanOrEqualTo", "lessThanOrEqualTo", ">=", "<="].contains(constraint.relation)
  }

  /// `final class WelcomeIllustrationView`: the parts of a picture stay together, whichever way it is seen.
  private func isInPicture(_ site: Site) -> Bool {
    site.enclosingTypeName.map { site.structure.name($0, holdsWord: "illustration") } ?? false
  }

  static let twins = "leadingAnchor and trailingAnchor"

  /// `func pin(left: NSLayoutXAxisAnchor)`
  private func isGivenOtherEnd(_ constraint: AnchorConstraint, _ site: Site) -> Bool {
    let structure = site.structure
    guard constraint.second == nil, let call = structure.call(of: site.index + 2),
      let other = structure.arguments(of: call).first, other.start == other.end - 1
    else { return false }
    return site.file.declarations(named: other.start).contains { structure.declarations[$0].kind == .parameter }
  }

  private func replacement(of constraint: AnchorConstraint, for use: AnchorUse) -> String {
    guard let second = constraint.second else { return use.directionalName }
    guard second.directionalName != use.directionalName else { return "\(use.directionalName) on both ends" }
    return "\(use.directionalName), and \(second.directionalName) at the other end"
  }
}
