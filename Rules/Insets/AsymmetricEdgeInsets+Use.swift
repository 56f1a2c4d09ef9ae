import RTLRuleKit
import RTLSyntax

/// What insets are for, which decides whether their sides count.
extension AsymmetricEdgeInsets {
  struct Use {
    var message: String
    var severity: Severity?
  }

  /// What insets are for decides: margins and button insets are wrong, others may be.
  func use(of insets: EdgeInsets, _ site: Site) -> Use? {
    let structure = site.structure
    var property: Int?
    if handsOnOthers(insets, site) { return nil }
    // `extension UIEdgeInsets { static func left(_ inset: CGFloat) -> UIEdgeInsets }` is what its name says.
    if site.isInSidedDeclaration,
      site.enclosingTypeName.map({ structure.token($0, isAnyOf: "UIEdgeInsets", "NSEdgeInsets") }) ?? false
    {
      return nil
    }
    switch structure.place(of: structure.operand(around: insets.callee)) {
    case .assigned(let name):
      if !structure.isMember(name), isReadAsLeading(name, site) { return nil }
      property = name
    case .initial(let declaration):
      let name = Int(structure.declarations[declaration].name)
      if isReadAsLeading(name, site) || isHandedToMirrored(declaration, site) { return nil }
      property = site.file.marginProperty(given: name) ?? name
    case .argument(let call, let argument):
      if let label = argument.label, isMirrored(structure.text(label)) { return nil }
      if isMirrored(structure.text(call.callee)) || isLeading(call, structure) || areConstants(insets, site)
        || isTakenAsLeading(argument, of: call, site)
      {
        return nil
      }
    case .returned(let scope):
      let name = structure.scopes[scope].name
      if name != Structure.none { property = Int(name) }
    default: break
    }
    guard let property else { return Use(message: generalMessage, severity: .info) }
    let name = structure.text(property)
    if isMirrored(name) || hasForcedDirection(property, site) { return nil }
    if name == "contentInset", centers(insets.left.expression, site) { return nil }
    return use(ofProperty: property, site)
  }

  func use(ofProperty property: Int, _ site: Site) -> Use {
    var use = use(named: site.structure.text(property), site)
    if insetsNothing(property, site) { use.severity = .info }
    return use
  }

  /// Whether nothing stands where the insets are, as far as this file tells: the title of a button with an image alone;
  /// the margins of a cell's content in a file that lays nothing out by margins.
  private func insetsNothing(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let owner = structure.receiverName(ofMember: property) else { return false }
    if structure.token(property, is: "layoutMargins") {
      return structure.token(owner, is: "contentView")
        && Self.marginReaders.allSatisfy { site.file.uses(of: $0, within: structure.tokens.indices).isEmpty }
    }
    guard structure.token(property, is: "titleEdgeInsets"), site.file.initialValue(of: owner) != nil else {
      return false
    }
    // `let add: UIButton = { let button = UIButton(); button.setImage(…); … }()`
    let made = site.file.nameOfBody(around: property).flatMap { constant in
      site.file.initialValue(of: constant).flatMap { $0.tokens.contains(property) ? constant : nil }
    }
    // Who is given the button may give it a title.
    if made == nil, isReturned(owner, site.file) { return false }
    return [owner, made].compactMap { $0 }.allSatisfy { site.file.showsImageAlone($0) }
  }

  private func isReturned(_ local: Int, _ file: LintedFile) -> Bool {
    file.declaration(of: local).map { found in
      file.uses(ofLocal: found).contains { file.structure.token($0 - 1, is: "return") }
    } ?? false
  }

  private static let marginReaders = [
    "margins", "directionalLayoutMargins", "autoPinEdgesToSuperviewMargins",
    "layoutMarginsGuide", "isLayoutMarginsRelativeArrangement", "withVisualFormat", "leadingMargin", "trailingMargin",
    "leftMargin", "rightMargin", "readableContentGuide", "preservesSuperviewLayoutMargins",
  ]

  /// `button.semanticContentAttribute = .forceRightToLeft`: its image stands at one side whatever the language, as its
  /// insets do.
  private func hasForcedDirection(_ property: Int, _ site: Site) -> Bool {
    // Constants stand in a type of their own, away from the button that is given them.
    guard let type = site.structure.enclosingType(of: property) else { return false }
    return site.file.isForced(["forceLeftToRight", "forceRightToLeft"], ownerOf: property, within: type)
  }

  /// `left: margin, right: -margin`, handed to a helper: the constants of two constraints, as far from either edge.
  private func areConstants(_ insets: EdgeInsets, _ site: Site) -> Bool {
    let left = site.file.compactText(insets.left.expression)
    let right = site.file.compactText(insets.right.expression)
    return right == "-" + left || left == "-" + right
  }

  /// `view.pin(to: box, insets: UIEdgeInsets(…))`, where the project's own `pin` puts their left on the leading side.
  private func isTakenAsLeading(_ argument: Argument, of call: Call, _ site: Site) -> Bool {
    guard let label = argument.label else { return false }
    return site.file.project.takesLeadingInsets(
      site.structure.wideName(label),
      of: site.structure.wideName(call.callee)
    )
  }

  /// SnapKit takes the left for the leading side where that is what is constrained, `make.leading.top.inset(insets)`, and
  /// of one edge alone only that: `make.right.equalTo(box).inset(insets)`.
  private func isLeading(_ call: Call, _ structure: Structure) -> Bool {
    if structure.argument("leading", of: call) != nil || structure.argument("trailing", of: call) != nil { return true }
    guard structure.token(call.callee, isAnyOf: "inset", "insets") else { return false }
    let path = structure.path(endingAt: call.callee)
    func names(_ edges: StaticString...) -> Bool {
      path.contains { word in edges.contains { structure.token(word, is: $0) } }
    }
    if names("leading", "trailing") { return true }
    return names("left", "right", "top", "bottom", "centerY") && !(names("left") && names("right"))
  }

  /// Whether the sides of a constant are only read where its left is the leading side,
  /// `make.leading.equalTo(icon).offset(style.insets.left)`, or not at all.
  private func isReadAsLeading(_ constant: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let word = structure.tokens[constant].name
    var isRead = false
    var isHeight = false
    for use in site.file.uses(of: word, within: structure.tokens.indices) where use != constant {
      if structure.kind(use + 1) == .equal || structure.token(use - 1, is: "var") { continue }
      if structure.kind(use + 1) == .period, !structure.token(use + 2, isAnyOf: "left", "right") {
        isHeight = isHeight || structure.token(use + 2, isAnyOf: "top", "bottom")
        continue
      }
      var outer = use
      while let open = structure.opening(around: outer), structure.kind(open) == .leftParen { outer = open }
      let start = structure.statementStart(outer)
      let end = min(structure.statementEnd(from: start), start + 60, structure.tokens.count)
      guard
        (start..<max(start, end)).contains(where: {
          structure.token(
            $0,
            isAnyOf: "leading",
            "trailing",
            "leadingAnchor",
            "trailingAnchor"
          )
        })
      else { return false }
      isRead = true
    }
    return isRead || isHeight
  }

  /// `showSeparator(inset: inset)`
  private func isHandedToMirrored(_ local: Int, _ site: Site) -> Bool {
    site.file.uses(ofLocal: local).contains { use in
      guard case .argument(let call, _) = site.structure.place(of: Expression(use, use)) else { return false }
      return isMirrored(site.structure.text(call.callee))
    }
  }

  private func use(named name: String, _ site: Site) -> Use {
    switch name {
    case "layoutMargins":
      Use(message: "left and right margins differ and stay when the layout mirrors; use directionalLayoutMargins")
    case "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets":
      Use(message: "button insets do not mirror; " + buttonCure(site))
    default:
      Use(message: generalMessage, severity: .info)
    }
  }

  private func buttonCure(_ site: Site) -> String {
    let version = ProjectSettings.Version(15)
    return site.isAvailable(iOS: version, macOS: ProjectSettings.Version(12))
      ? "use UIButton.Configuration with contentInsets and imagePadding"
      : "swap left and right by \(site.directionQuestion), or from iOS 15 on use UIButton.Configuration"
  }

  private var generalMessage: String {
    "left and right differ and stay when the layout mirrors; use directional insets or swap them by direction"
  }

  /// Insets the system mirrors itself, or that belong to pixels and touches.
  private func isMirrored(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return [
      "separator", "sectioninset", "insetforsection", "capinset", "alignmentrect", "scrollindicator", "hit", "touch",
      "outset",
    ]
    .contains { lowered.holds($0) } || lowered == "insetforsectionat" || lowered == "collectionview"
  }
}
