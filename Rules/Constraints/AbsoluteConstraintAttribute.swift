import RTLRuleKit
import RTLSyntax

struct AbsoluteConstraintAttribute: Rule {
  let id = "absolute_constraint_attribute"
  let summary = "Constraint attributes that fix a side"
  let rationale = """
    The attributes left and right name a side of the screen, leading and trailing a side of the line. Constraints \
    built from the first keep a layout in its English order for people who read from the right.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "WWDC22 session 10107, Get it right (to left)",
  ]

  let bad: [Example] = [
    """
    NSLayoutConstraint(
      item: icon, attribute: .⟦left⟧, relatedBy: .equal, toItem: card, attribute: .left, multiplier: 1, constant: 8)
    """,
    """
    NSLayoutConstraint(
      item: icon, attribute: NSLayoutConstraint.Attribute.⟦rightMargin⟧, relatedBy: .equal,
      toItem: card, attribute: NSLayoutConstraint.Attribute.rightMargin, multiplier: 1, constant: 0)
    """,
    """
    NSLayoutConstraint(
      item: a, attribute: .⟦left⟧, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 8)
    NSLayoutConstraint(
      item: a, attribute: .right, relatedBy: .equal, toItem: b, attribute: .right, multiplier: 1, constant: -8)
    """,
    "let edges = [.top, .⟦left⟧] as [NSLayoutConstraint.Attribute]",
    "func pin(to edge: NSLayoutConstraint.Attribute = .⟦left⟧) {}",
    """
    let stack = NSStackView()
    stack.alignment = .⟦left⟧
    """,
    """
    class Row: NSStackView {
      func prepare() { alignment = orientation == .horizontal ? .firstBaseline : .⟦left⟧ }
    }
    """,
    "pinButton.layoutAttribute = .⟦right⟧",
  ]

  let good: [Example] = [
    "NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0)",
    "NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0)",
    "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)",
    #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", options: [], metrics: nil, views: views)"#,
    """
    switch constraint.firstAttribute {
    case .left: return true
    default: return false
    }
    """,
    "let either: Either<Int, String> = .left(3)",
    "let node = tree.left",
    "stack.alignment = .leading",
    "([.top, .left, .right] as [NSLayoutConstraint.Attribute]).forEach { pin($0) }",
    "let rules: [NSLayoutConstraint.Attribute: NSLayoutConstraint] = [.left: start, .right: end]",
    "let gaps: [(NSLayoutConstraint.Attribute, Int)] = [(NSLayoutConstraint.Attribute.left, 0), (NSLayoutConstraint.Attribute.right, 8)]",
    """
    struct Tie { var attribute: NSLayoutConstraint.Attribute = .left }
    func fill(_ view: UIView) { for edge in edges { tie(view) { $0.attribute = edge } } }
    """,
    """
    struct Tie {
      var attribute: NSLayoutConstraint.Attribute = .left
      var other: NSLayoutConstraint.Attribute = .notAnAttribute
    }
    """,
    "node.layoutAttribute = .bottom",
    "class Row: NSStackView { func f() { self.alignment = .left; self.orientation = .horizontal } }",
    "let side = isRightToLeft ? NSLayoutConstraint.Attribute.right : NSLayoutConstraint.Attribute.left",
    """
    enum Attribute { case left, right }
    let attribute: Attribute = .left
    """,
    """
    extension UIView {
      func pinLeft(to other: UIView) { NSLayoutConstraint(item: self, attribute: .left, relatedBy: .equal, toItem: other, attribute: .left, multiplier: 1, constant: 0).isActive = true }
      func pinLeading(to other: UIView) { NSLayoutConstraint(item: self, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .leading, multiplier: 1, constant: 0).isActive = true }
    }
    """,
  ]

  let triggers: [Trigger] =
    ["left", "right", "leftMargin", "rightMargin"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    guard site.structure.isMember(site.index), let finding = find(site), !site.isDirectionAware else { return nil }
    return finding
  }

  private func find(_ site: Site) -> Finding? {
    if let constraint = site.file.attributeConstraint(around: site.index) { return check(constraint, site) }
    guard site.file.isConstraintAttribute(site.index) || isOfTitlebar(site), !site.isChosenBySide,
      !site.standsBesideItsMirrorImage, !isPlaceholder(site)
    else { return nil }
    let side: HorizontalSide = site.is("left", "leftMargin") ? .left : .right
    switch site.place {
    case .compared, .pattern, .condition: return nil
    case .assigned(let property) where isOfRow(property, site): return nil
    default: break
    }
    return Finding(
      site.range,
      message(side, side.directional.name + (site.is("leftMargin", "rightMargin") ? "Margin" : ""), ends: 1),
      severity: isTag(site) || isOfTitlebar(site) ? .info : nil
    )
  }

  /// `row.alignment = .left` beside `row.orientation = .horizontal`: a row aligns its views at top or bottom.
  private func isOfRow(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.token(property, is: "alignment"), let body = structure.outermostBody(of: property) else {
      return false
    }
    let receiver = structure.receiverName(ofMember: property)
    let orientations = site.file.uses(of: "orientation", within: structure.words(ofScope: body)).filter {
      structure.belongs($0, to: receiver) && structure.kind($0 + 1) == .equal && structure.kind($0 + 2) != nil
    }
    return !orientations.isEmpty
      && orientations.allSatisfy { structure.token(structure.value(at: $0 + 2).last, is: "horizontal") }
  }

  /// What a function of the project's own makes of it is not to be seen here: it may ask for `.right` and pin trailing.
  private func isTag(_ site: Site) -> Bool {
    guard case .argument(let call, let argument) = site.place, let label = argument.label else { return false }
    return site.file.project.declaresParameter(labelled: site.structure.wideName(label))
      && site.file.project.declaresMember(named: site.structure.wideName(call.callee))
  }

  private func check(_ constraint: AttributeConstraint, _ site: Site) -> Finding? {
    guard constraint.uses.first(where: { $0.side.isAbsolute })?.name == site.index,
      constraint.uses.allSatisfy({ $0.side.isAbsolute })
    else { return nil }
    if site.isKeyOfNumberPad(constraint.movedNames.first) || site.isBesideDirectionalTwin || site.isInHelperForAllSides
    {
      return nil
    }
    let twin = site.file.mirrorImage(of: constraint)
    let image = twin ?? site.file.nearMirrorImage(of: constraint)
    let isSymmetric = image != nil || site.file.spansTarget(constraint)
    let isNearly = twin == nil && image != nil
    if !isSymmetric, site.file.isMirroredElsewhere(constraint) { return nil }
    // One of a pair is told of, and moved with the other.
    if let image, image.first.name < constraint.first.name { return nil }
    return Finding(
      site.range,
      isSymmetric
        ? Finding.ofMirroredPins(nearly: isNearly, "leading and trailing")
        : message(constraint),
      severity: isSymmetric || site.file.isMovedByFrames(constraint) ? .info : nil,
      related: constraint.uses.dropFirst().map { site.structure.range($0.name) },
      fix: fix(constraint, site.file),
      isOncePerFile: isSymmetric && !isNearly
    )
  }

  /// Never safe: the constants of others may be reckoned from the left.
  private func fix(_ constraint: AttributeConstraint, _ file: LintedFile) -> Fix? {
    guard let set = file.attributeSets[constraint.first.name], !file.keepsConstraintsBySide,
      !set.contains(where: { $0.isFraction || $0.hidesEnd }), !file.arePinnedElsewhere(set.flatMap(\.movedNames))
    else { return nil }
    let uses = set.flatMap(\.uses).filter(\.side.isAbsolute).sorted { $0.name < $1.name }
    let edits = uses.map { Edit(file.structure.range($0.name), $0.directionalName) }
    let title =
      edits.count <= 2 ? edits.map(\.text).joined(separator: ", ") : "\(edits.count) edges to leading and trailing"
    return Fix(.unsafe, title, edits)
  }

  private func message(_ constraint: AttributeConstraint) -> String {
    if constraint.isFraction {
      return "placed from the left edge in every language; reckon the place from the leading edge"
    }
    return message(constraint.first.side, constraint.first.directionalName, ends: constraint.uses.count)
  }

  private func message(_ side: HorizontalSide, _ twin: String, ends: Int) -> String {
    "constrained to the \(side.name) in every language; use .\(twin)\(ends > 1 ? " on both ends" : "")"
  }
}
