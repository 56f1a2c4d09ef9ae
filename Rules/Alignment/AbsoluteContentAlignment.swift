import RTLRuleKit
import RTLSyntax

struct AbsoluteContentAlignment: Rule {
  let id = "absolute_content_alignment"
  let summary = "Control content or button images held to the left or right"
  let rationale = """
    A control that aligns its content to the left, and a button with its image on the left, stay as they are when the \
    interface mirrors around them. Each side has a directional twin: leading and trailing alignment since iOS 11, \
    imageLeading and imageTrailing since macOS 10.12.
    """
  let references = [
    "Apple documentation, UIControl.ContentHorizontalAlignment",
    "WWDC22 session 10107, Get it right (to left)",
  ]

  private let contentTypes: Set<TypeKey> = Set(
    [
      "UIControl.ContentHorizontalAlignment", "UIControlContentHorizontalAlignment",
      "UIButton.ContentHorizontalAlignment",
      "ContentHorizontalAlignment",
    ].map { TypeKey($0) }
  )
  private let twins = [
    "left": "leading", "right": "trailing", "imageLeft": "imageLeading", "imageRight": "imageTrailing",
  ]

  let bad: [Example] = [
    Example("button.contentHorizontalAlignment = .⟦left⟧", fixed: "button.contentHorizontalAlignment = .leading"),
    Example(
      "button.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.⟦right⟧",
      fixed: "button.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.trailing"
    ),
    Example("disclosure.imagePosition = .⟦imageRight⟧", fixed: "disclosure.imagePosition = .imageTrailing"),
    Example(
      "let alignment: UIControl.ContentHorizontalAlignment = .⟦left⟧",
      fixed: "let alignment: UIControl.ContentHorizontalAlignment = .leading"
    ),
    Example(
      "field.contentHorizontalAlignment = isCompact ? .center : .⟦left⟧",
      fixed: "field.contentHorizontalAlignment = isCompact ? .center : .leading"
    ),
    Example(
      "cell.imagePosition = NSControl.ImagePosition.⟦imageLeft⟧",
      fixed: "cell.imagePosition = NSControl.ImagePosition.imageLeading"
    ),
    "func f() { more.contentHorizontalAlignment = .⟦left⟧; more.semanticContentAttribute = .forceRightToLeft }",
  ]

  let good: [Example] = [
    "button.contentHorizontalAlignment = .leading",
    "button.contentHorizontalAlignment = .fill",
    """
    enum ContentHorizontalAlignment { case left, center, right }
    struct Box { init(horizontal: ContentHorizontalAlignment = .left) {} }
    """,
    "button.contentHorizontalAlignment = isRightToLeft ? .right : .left",
    "button.contentVerticalAlignment = .top",
    "button.imagePosition = .imageOnly",
    "button.imagePosition = .imageLeading",
    "if button.contentHorizontalAlignment == .left { shift() }",
    """
    switch side {
    case .left: button.contentHorizontalAlignment = .left
    case .right: button.contentHorizontalAlignment = .right
    }
    """,
    """
    dpad.userInterfaceLayoutDirection = .leftToRight
    dpad.imagePosition = .imageLeft
    """,
    "enum Placement { case imageLeft, imageRight }",
    "class NameField: UITextField { func f() { contentHorizontalAlignment = .left; self.contentHorizontalAlignment = .left } }",
    "let tabs = UISegmentedControl(); tabs.contentHorizontalAlignment = .left",
    "self.pageControl.contentHorizontalAlignment = .right",
    "class A: UIButton { func f() { contentHorizontalAlignment = .left }; override func layoutSubviews() { titleLabel?.frame = box } }",
  ]

  let triggers: [Trigger] = ["left", "right", "imageLeft", "imageRight"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    guard site.structure.isMember(site.index), let twin = twins[site.text] else { return nil }
    let type = site.file.type(ofMember: site.index)
    let isImage = site.is("imageLeft", "imageRight")
    guard isImage ? isImagePosition(type) : isContentAlignment(type, site) else { return nil }
    switch site.place {
    case .compared, .pattern, .condition: return nil
    default: break
    }
    // A helper named for its side does what it says; who calls it decides.
    let isSided = site.isInSidedDeclaration
    guard isSided || !site.isChosenBySide, !site.isInSidedCase, !site.isDirectionAware, !site.isInLeftToRightIsland,
      isImage || !isIgnored(site)
    else {
      return nil
    }
    let what = isImage ? "the image stands on the" : "content is held to the"
    let side = site.is("left", "imageLeft") ? "left" : "right"
    if !isImage, isForcedRightToLeft(site) {
      return Finding(
        site.range,
        "\(what) \(side), and the control itself forced, in every language; choose both by \(site.directionQuestion)",
        severity: .info
      )
    }
    return Finding(
      site.range,
      "\(what) \(side) in every language; use .\(twin)",
      severity: isSided || !isImage && hugsItsContent(site) ? .info : nil,
      fix: (isImage || isTwinAvailable(site)) && !isSided ? fix(twin, isImage, site) : nil
    )
  }

  /// `button.semanticContentAttribute = .forceRightToLeft`, in which leading is the right: its image stands behind its title.
  private func isForcedRightToLeft(_ site: Site) -> Bool {
    guard case .assigned(let property) = site.place, let body = site.structure.outermostBody(of: property) else {
      return false
    }
    return site.file.isForced(["forceRightToLeft"], ownerOf: property, within: body)
  }

  private func fix(_ twin: String, _ isImage: Bool, _ site: Site) -> Fix {
    let isSafe = movesAlone(site) && !(isImage && showsArrow(site))
    return Fix(isSafe ? .safe : .unsafe, "." + twin, [Edit(site.range, twin)])
  }

  /// Whether a control is as wide as its content, so that nobody sees how that is aligned in it.
  private func hugsItsContent(_ site: Site) -> Bool {
    guard case .assigned(let property) = site.place, let receiver = site.structure.receiverName(ofMember: property)
    else { return false }
    return [receiver, site.file.nameOfBody(around: property)].compactMap { $0 }.contains {
      site.file.isHeldByBar($0) || site.file.isHeldAtOneEnd($0) || site.file.isHuggedTightly($0)
        || site.file.hugsInStack($0) || site.file.standsInOwnRow($0) && site.file.showsImageAlone($0)
    } || isFilledByImage(receiver, property, site)
  }

  /// `close.frame = CGRect(x: 12, y: 12, width: 24, height: 24)` of a button with an image: it has no room at its sides.
  private func isFilledByImage(_ button: Int, _ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.outermostBody(of: property) else { return false }
    let uses = site.file.uses(of: structure.tokens[button].name, within: structure.words(ofScope: body)).prefix(100)
    let members = uses.compactMap { structure.memberBehind($0) }
    return members.contains { structure.token($0, is: "setImage") }
      && members.contains { frame in
        guard structure.token(frame, is: "frame"), structure.kind(frame + 1) == .equal,
          let call = structure.call(of: frame + 2), let width = structure.argument("width", of: call), !width.isEmpty
        else { return false }
        return width.end == width.start + 1 && Double(structure.text(width.start)).map { $0 <= Self.imageSide } ?? false
      }
  }

  /// No larger is an image on a button usually, nor smaller what a finger finds.
  private static let imageSide = 44.0

  /// Controls that place their text by other means, whatever is said of their content: Interface Builder says it of all.
  private func isIgnored(_ site: Site) -> Bool {
    guard case .assigned(let property) = site.place else { return false }
    if let control = site.structure.receiverName(ofMember: property), !site.structure.token(control, is: "self") {
      return site.file.type(ofName: control).map { others.contains($0) } ?? false
        || site.structure.name(control, endsWithWord: "pagecontrol")
    }
    return site.enclosingType(inheritsFrom: others).isYes || placesItsTitle(site)
  }

  /// `override func layoutSubviews() { titleLabel?.frame = … }`
  private func placesItsTitle(_ site: Site) -> Bool {
    let structure = site.structure
    guard let type = structure.enclosingType(of: site.index) else { return false }
    return site.file.uses(of: "titleLabel", within: structure.words(ofScope: type)).contains {
      structure.memberBehind($0).map { structure.token($0, is: "frame") && structure.kind($0 + 1) == .equal } ?? false
    }
  }

  private let others: Set<TypeKey> = Set(
    ["UITextField", "UISegmentedControl", "UISlider", "UISwitch", "UIStepper", "UIPageControl"].map { TypeKey($0) }
  )

  /// UIKit's own, and no enumeration of the project's of that name.
  private func isContentAlignment(_ type: TypeKey?, _ site: Site) -> Bool {
    type.map { contentTypes.contains($0) && !site.file.project.declaresType($0) } ?? false
  }

  private func isTwinAvailable(_ site: Site) -> Bool {
    site.isAvailable(iOS: ProjectSettings.Version(11), macOS: ProjectSettings.Version(0))
  }

  private let imageTypes: Set<TypeKey> = Set(
    ["NSControl.ImagePosition", "NSCellImagePosition", "NSButton.ImagePosition"].map { TypeKey($0) }
  )

  private func isImagePosition(_ type: TypeKey?) -> Bool { type.map { imageTypes.contains($0) } ?? false }
}
