import RTLRuleKit
import RTLSyntax

struct UnmirroredImage: Rule {
  let id = "unmirrored_image"
  let summary = "Images of arrows that point the same way in every language"
  let rationale = """
    A picture from the app's own bundle is drawn as it is: in Arabic a back arrow then points where the reader is \
    going, and a disclosure indicator back at its own row. An image set whose Direction is "Left to Right, Mirrors" is \
    turned around by the system; so is an image that is flipped in code. A name is only a hint at what a picture shows: \
    this is a warning where the name is plain and the asset catalog says nothing of a direction, else a note.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "WWDC16 session 232, What's New in International User Interfaces",
    "Apple, Human Interface Guidelines, Right to left",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    #"let back = UIImage(named: "⟦arrow_left⟧")"#,
    #"Image("⟦chevron-right⟧").resizable()"#, #"view.image = UIImage(named: "⟦ic_logout⟧")"#,
    #"view.image = UIImage(named: "⟦keyboard_arrow_right⟧")"#, #"let out = UIImage(named: "⟦log_out⟧")"#,
    #"navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "⟦nav-back⟧"), style: .plain)"#,
    #"cell.accessoryView = UIImageView(image: UIImage(named: "⟦disclosure⟧", in: .module, with: nil))"#,
    #"let send = loadImageSafely(with: "⟦arrow_send⟧")"#,
    #"let image = "⟦arrow_right⟧".image(in: bundle)"#,
    "let image = UIImage(resource: .⟦backArrow⟧)", "button.setImage(.init(resource: .⟦arrowBackLarge⟧), for: .normal)",
    "struct Row { init(accessory: ImageResource? = .⟦chevronRight⟧) {} }",
    "Image(.⟦arrowLeftLine⟧)", "Image(.⟦arrowUpRight⟧)",
    "let chevron = Asset.⟦chevronRight⟧.image",
    "let icon = R.image.⟦icBack⟧()", "let icon = R.image.⟦icon_cell_disclosure⟧()?.template",
    "Row(icon: isSheet ? IconProvider.chevronDown : IconProvider.⟦chevronLeft⟧)", "bar.add(R.image.⟦icForward⟧())",
    "HStack { IconProvider.⟦chevronRight⟧.resizable() }",
    "let item = UIBarButtonItem(image: Constants.Images.⟦leftArrow⟧.image, style: .plain)",
    #"NSImage(named: "⟦right_arrow_blue⟧")"#,
    #"Image(isOpen ? "chevron_down" : "⟦chevron_right⟧")"#,
    #"row(title: "Privacy", imageName: "⟦ic_chevron_right⟧")"#,
    #"let icon = UIImage(named: "⟦Icons/back⟧")"#,
    #"var image: UIImage? = "⟦arrow_green_right⟧".vectorImage(in: bundle)"#,
    #"static let back: UIImage = load(with: "⟦icn_back⟧")"#,
    "chevronView.image = theme.images.⟦chevronLeft⟧.tinted(with: color)",
    #"row(title: "Privacy", iconName: "⟦arrow_blue_right⟧")"#, #"setImage(imageName: "⟦arrowright⟧")"#,
    #"class AddCardViewController { func f() { closeButton.setImage(UIImage(named: "⟦back⟧"), for: .normal) } }"#,
    #"Image(isOn ? "⟦thin_arrow_left_on⟧" : "thin_arrow_left_off")"#, #"Image("⟦icon-triangle-right⟧")"#,
    #"if bar.leftButton == nil { image.image = UIImage(named: "⟦arrow_back⟧") }"#,
    #"let back = UIBarButtonItem(image: UIImage(named: "⟦chevron⟧"), style: .plain, action: #selector(goBack))"#,
    #"class VideoSettings { let arrow = UIImage(named: "⟦chevron⟧") }"#,
    #"func addLeftButton() { button.setImage(UIImage(named: "⟦nav_back⟧"), for: .normal) }"#,
    #"func setUpLeft() { bar.items = [UIBarButtonItem(image: UIImage(named: "⟦arrow_left⟧"), style: .plain)] }"#,
    "let view = CoreAssets.⟦chevronRight⟧.view", "let view = Image(uiImage: BrandUIAssets.⟦chevronRight⟧.image)",
    #"let icon = UIImage.tinted("⟦ic_keyboard_arrow_right⟧")"#,
    #"let icon = UIImage.template(named: "⟦ic_arrow_left⟧")"#,
    #"Button { go() } label: { Image("⟦month_left⟧") }; Button { on() } label: { Image("⟦month_right⟧") }"#,
  ]

  let good: [Example] = [
    #"let back = UIImage(named: "arrow_left")?.imageFlippedForRightToLeftLayoutDirection()"#,
    #"Image("chevron-right").flipsForRightToLeftLayoutDirection(true)"#,
    """
    let arrow = UIImage(named: "arrow_right")
    view.image = arrow?.withHorizontallyFlippedOrientation()
    """,
    #"let icon = UIImage(named: isRTL ? "arrow_right" : "arrow_left")"#,
    #"Image("chevron_down")"#, #"Image("triangle")"#, #"Image("icon-triangle-exclamation")"#,
    #"UIImage(named: "background")"#,
    #"UIImage(named: "feedback_icon")"#,
    #"Image("playback-forward")"#,
    #"UIImage(named: "back30")"#, #"UIImage(named: "ic_forward10")"#,
    #"UIImage(named: "skip_back_15")"#,
    #"UIImage(named: "arrows_left_right")"#,
    #"UIImage(named: "card_back")"#,
    #"let key = "arrow_left""#,
    #"Text("back")"#,
    #"Image(systemName: "chevron.left")"#,
    #"switch side { case .left: UIImage(named: "arrow_left"); default: UIImage(named: "arrow_right") }"#,
    #"UIImage(named: isLeft ? "arrow_left" : "arrow_right")"#,
    #"class MiniPlayer { let next = UIImage(named: "icon_next") }"#,
    #"let arrow = iconFromSymbol(name: "arrow.left")"#,
    #"defaults.set(true, forKey: "arrow_left")"#,
    #"func image() -> UIImage? { let key = "arrow_blue_left"; return cache[key] }"#,
    #"var image: UIImage? = cached(key: "arrow_blue_left")"#,
    #"let icon: UIImage? = UIImage(named: "arrow_blue_left")?.imageFlippedForRightToLeftLayoutDirection()"#,
    "title = theme.images.chevronLeft.title",
    #"HStack { Image("arrow_left") }.environment(\.layoutDirection, .leftToRight)"#,
    "let view = CoreAssets.chevronDown.view", "let view = UIAssets.chevronRight.view.rotationEffect(.degrees(90))",
    "let size = CoreAssets.chevronRight.view.frame", "let icon = MENU.chevronRight.view",
    #"let icon = UIImage.flipped(named: "ic_arrow_left")"#, #"let icon = UIColor.template(named: "ic_arrow_left")"#,
    #"let icon = UIImage.template(named: "ic_keyboard_left")"#, #"let row = Row(icon: "arrow.right")"#,
    "let next = list.arrowRight", "Image(\"\"\"\narrow_right\n  in two lines\n\"\"\")",
    "Image(\"\"\"\narrow_right\n  inright.arrow\"\"\")",
    "let size = Metrics.chevronRight.width",
    #"class VideoPlayer { let arrow = UIImage(named: "chevron") }"#,
    #"func leftImage() -> UIImage? { UIImage(named: "arrow_left") }"#, #"Image("arrows_circle_small")"#,
    #"Image("chevron").rotationEffect(.degrees(90.0))"#, "Label(title, systemImage: .chevronRight)",
    "Icon(.chevronRightSmall, size: 16)", "Image(asset: AssetResource.arrowBack)", "Asset.Arrow.upAndOut.image",
    "Row(icon: .arrowRight)", "view.image = .chevronRight", "let back = Row(title: TitleProvider.back)",
    "enum IconSet { case back }; Row(icon: IconSet.back)", "let icon = R.image.icon_cell_badge()",
    #"cardView.image = UIImage(named: "back")"#, #"let flipImage = UIImage(named: "back")"#,
    #"Image(isOpen ? "front" : "back")"#, #"class CardGame { func hide() { view.image = UIImage(named: "back") } }"#,
    #"row(title: "Privacy", icon: "arrow.right.compact")"#, #"Image(isOn ? "hand_left_on" : "hand_left_off")"#,
    #"Image("shoe_left"); Image("shoe_right")"#, #"row(image: "narrowright", text: "arrow_blue_right")"#,
    "let backgroundView: UIImageView = { let view = UIImageView(image: UIImage(named: \"back\")); return view }()",
    """
    struct Pad: View {
      var body: some View { key(icon: "arrow.left"); key(icon: "arrow.right"); key(icon: "arrow.up"); key(icon: "arrow.down") }
      func key(icon: String) -> some View { Image(systemName: icon) }
    }
    """,
  ]

  var triggers: [Trigger] {
    (["named", "Image", "resourceName", "imageLiteralResourceName", "UIImage", "NSImage"] + ImageUse.labelNames
      + ImageUse.wrapperNames + ["Icon", "resource"])
      .map { .word($0) } + Self.usualNames.texts.map { .text($0) } + Self.usualNames.members.map { .word($0) }
  }

  func check(_ site: Site) -> Finding? {
    // No name goes on in another line.
    guard let use = ImageUse(site), !site.structure.holdsLineBreak(site.structure.range(use.name)) else { return nil }
    let meaning = meaning(of: use, site)
    let picture = site.moved(to: use.expression.first)
    guard meaning != .none, !picture.isDirectionAware, !picture.isFlippedByHand, !picture.isInLeftToRightIsland,
      !isChosenBySide(use, picture), !isChosenByCondition(picture)
    else { return nil }
    let direction = site.file.project.imageDirection(named: site.structure.bytes(use.name))
    guard !direction.isYes, use.isCertain || direction.isNo, direction.isNo || !use.isToldAsSymbol(site) else {
      return nil
    }
    // Constants of the project's own are made where they are declared; those of a generator have a catalog behind them.
    let isSaidThere =
      direction.isNo
      ? use.isMadeByHand(in: site.file.project, site.structure) : use.isDeclared(in: site.file.project, site.structure)
    guard !isSaidThere else { return nil }
    let range = site.structure.range(use.name)
    let name = site.structure.text(use.name)
    if picture.isTurnedUpright(use.expression) || isBackground(name, picture) || isBackOfCard(use, picture) {
      return nil
    }
    if meaning == .likely, !goesBack(use, picture) {
      if isInPlayer(use, site) { return nil }
      return Finding(
        range,
        "\(name) does not mirror in right-to-left languages; if it points along the line, \(Self.cure)"
      )
    }
    return Finding(
      range,
      "\(name) points the same way in right-to-left languages; \(Self.cure)",
      severity: (direction.isNo || use.isOfUnseenPackage(site)) && !standsBesideItsMirrorImage(use, site)
        && !isRotated(use, site)
        && !isBackIndicator(picture.structure.operand(around: picture.index), site.file) ? .warning : .info
    )
  }

  /// `backgroundView = UIImageView(image: #imageLiteral(resourceName: "back"))`
  private func isBackground(_ name: String, _ picture: Site) -> Bool {
    guard name.lowercased() == "back" else { return false }
    return picture.file.nameOfBody(around: picture.index)
      .map { picture.structure.name($0, beginsWithWord: "background") } ?? false
  }

  private static let cure = "let its asset mirror or flip the image"

  /// `bar.backIndicatorImage = …`, which newer systems turn around by themselves; also by way of a local.
  private func isBackIndicator(_ image: Expression, _ file: LintedFile) -> Bool {
    switch file.structure.place(of: image) {
    case .assigned(let property):
      return file.structure.token(property, isAnyOf: "backIndicatorImage", "backIndicatorTransitionMaskImage")
    case .argument(let call, _):
      if file.structure.token(call.callee, is: "setBackIndicatorImage") { return true }
      return file.structure.token(call.callee, isAnyOf: "UIImage", "NSImage")
        && isBackIndicator(file.structure.operand(around: call.callee), file)
    case .initial(let declaration):
      return file.uses(ofLocal: declaration).contains { use in
        let whole = file.structure.operand(around: use)
        return whole.first == use && whole.last == use && isBackIndicator(whole, file)
      }
    default: return false
    }
  }

  /// `isLeft ? "arrow_left" : "arrow_right"`: whoever asks for a side gets it.
  private func isChosenByCondition(_ site: Site) -> Bool {
    site.conditions.contains { condition in
      condition.prefix(100).contains {
        site.structure.name($0, holdsAnyOf: ["left", "right"]) && !site.structure.asksForPresence($0)
      }
    }
  }
}
