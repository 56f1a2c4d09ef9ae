import RTLRuleKit
import RTLSyntax

struct AbsoluteContentMode: Rule {
  let id = "absolute_content_mode"
  let summary = "A picture held to the left or right of its view"
  let rationale = """
    A view as wide as the screen, with a smaller picture at its left, shows that picture at the left in Arabic too, far \
    from the text it stands beside. Content modes and gravities have no leading or trailing: choose the side by the \
    direction of the view, or let constraints hold a view that is as wide as its picture.
    """
  let references = [
    "Apple documentation, UIView.ContentMode",
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "logoView.contentMode = .⟦left⟧",
    "let badge = UIImageView().then { $0.contentMode = .⟦topRight⟧ }",
    "photo.contentMode = isLarge ? .center : .⟦bottomLeft⟧",
    "layer.contentsGravity = .⟦right⟧",
    "logoView.contentMode = UIView.ContentMode.⟦left⟧",
    "final class Logo: UIImageView { func setUp() { contentMode = .⟦right⟧ } }",
  ]
  let good: [Example] = [
    "logoView.contentMode = .scaleAspectFit", "logoView.contentMode = .center", "logoView.contentMode = .top",
    "logoView.contentMode = isRightToLeft ? .right : .left",
    "if logoView.contentMode == .left { shift() }",
    "titleLabel.contentMode = .left",
    "let title = UILabel(); title.contentMode = .left",
    "final class Title: UILabel { func setUp() { contentMode = .left } }",
    "image.mode = .left",
    """
    switch side {
    case .left: logoView.contentMode = .left
    case .right: logoView.contentMode = .right
    }
    """,
    """
    final class Dial: UIView {
      init() { semanticContentAttribute = .spatial }
      func setUp() { needle.contentMode = .left }
    }
    """,
    "switch view.contentMode { case .left: break; default: shift() }",
  ]

  let triggers: [Trigger] = ["left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), case .assigned(let property) = site.place,
      structure.token(property, isAnyOf: "contentMode", "contentsGravity"), !isText(property, site),
      !site.isChosenBySide, !site.isInSidedCase, !site.isDirectionAware, !site.isInLeftToRightIsland
    else { return nil }
    return Finding(
      site.range,
      "the picture stays at this side in every language; choose the side by \(site.directionQuestion)"
    )
  }

  /// Labels draw their text where `textAlignment` says.
  private func isText(_ property: Int, _ site: Site) -> Bool {
    guard let owner = site.structure.ownerName(ofMember: property) else {
      return site.enclosingType(inheritsFrom: Self.label).isYes
    }
    return site.structure.name(owner, endsWithAnyOf: ["label", "lbl"])
      || site.file.type(ofName: owner).map { Self.label.contains($0) } ?? false
  }

  private static let label: Set<TypeKey> = [TypeKey("UILabel")]
}
