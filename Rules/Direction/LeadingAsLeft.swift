import RTLRuleKit
import RTLSyntax

struct LeadingAsLeft: Rule {
  let id = "leading_as_left"
  let summary = "What is said of the leading edge is done at the left"
  let rationale = """
    Whoever writes leading means the side where reading begins. A helper that turns it into left, and trailing into \
    right, is right in English and takes the wrong side everywhere where the text begins at the right, far from the \
    code that asked for it. Ask for the direction where one becomes the other, or stay with leading and trailing.
    """
  let references = [
    "Apple documentation, NSDirectionalEdgeInsets",
    "Apple documentation, UIView.effectiveUserInterfaceLayoutDirection",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "let insets = UIEdgeInsets(top: 0, ⟦left: edges.leading⟧, bottom: 0, right: edges.trailing)",
    "extension NSDirectionalEdgeInsets { var plain: UIEdgeInsets { .init(top: top, ⟦left: leading⟧, bottom: bottom, right: trailing) } }",
    """
    func side(of edge: Edge) -> NSRectEdge {
      switch edge {
      case .top: return .minY
      case .bottom: return .maxY
      case .leading: return .⟦minX⟧
      default: return .maxX
      }
    }
    """,
    "func side(of edge: Edge) -> CGRectEdge { switch edge { case .trailing: .⟦maxX⟧; default: .minY } }",
    "override func layoutSubviews() { label.frame = CGRect(⟦x: insets.leading⟧, y: 0, width: size.width, height: 9) }",
  ]

  let good: [Example] = [
    "let insets = NSDirectionalEdgeInsets(top: 0, leading: edges.leading, bottom: 0, trailing: edges.trailing)",
    """
    func plain(_ edges: NSDirectionalEdgeInsets, isRightToLeft: Bool) -> UIEdgeInsets {
      let (left, right) = isRightToLeft ? (edges.trailing, edges.leading) : (edges.leading, edges.trailing)
      return UIEdgeInsets(top: edges.top, left: left, bottom: edges.bottom, right: right)
    }
    """,
    """
    func plain(_ edges: NSDirectionalEdgeInsets) -> UIEdgeInsets {
      effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? UIEdgeInsets(top: 0, left: edges.trailing, bottom: 0, right: edges.leading)
        : UIEdgeInsets(top: 0, left: edges.leading, bottom: 0, right: edges.trailing)
    }
    """,
    "label.frame.size.width = size.width - insets.leading - insets.trailing",
    "switch edge { case .leading: return frame.minX; default: return frame.maxX }",
    "switch edge { case .leading: return .leading; default: return .trailing }",
    "let rect = CGRect(x: insets.left, y: 0, width: size.width, height: 9)",
    "pin(left: view.leading, top: view.top)",
    """
    func side(of edge: Edge, in direction: LayoutDirection) -> NSRectEdge {
      switch edge {
      case .leading: return direction == .rightToLeft ? .maxX : .minX
      default: return .maxY
      }
    }
    """,
  ]

  let triggers: [Trigger] = [.word("leading"), .word("minX"), .word("maxX")]

  func check(_ site: Site) -> Finding? {
    guard let range = site.is("leading") ? handedOver(site) : givenBack(site), !site.isDirectionAware,
      !site.functionAsksForDirection, !site.isInLeftToRightIsland
    else { return nil }
    let (from, to) = site.is("maxX") ? ("trailing", "right") : ("leading", "left")
    return Finding(range, "\(from) becomes \(to) in every language; take the side by \(site.directionQuestion)")
  }

  /// `left: edges.leading, right: edges.trailing`, and `x: insets.leading` of a rectangle
  private func handedOver(_ site: Site) -> ByteRange? {
    let structure = site.structure
    guard case .argument(let call, let argument) = structure.place(of: structure.operand(around: site.index)),
      argument.end == site.index + 1, let label = argument.label
    else { return nil }
    if structure.token(label, is: "left"), let other = structure.argument("right", of: call), !other.isEmpty,
      structure.token(other.end - 1, is: "trailing"), makesInsets(call, structure)
    {
      return structure.range(label, through: site.index)
    }
    guard structure.token(label, is: "x"), structure.token(call.callee, isAnyOf: "CGRect", "NSRect", "CGPoint"),
      let owner = structure.receiverName(ofMember: site.index),
      structure.name(owner, endsWithAnyOf: ["inset", "insets", "margin", "margins", "padding"])
    else { return nil }
    return structure.range(label, through: site.index)
  }

  /// `UIEdgeInsets(…)`, `.init(…)`
  private func makesInsets(_ call: Call, _ structure: Structure) -> Bool {
    structure.token(call.callee, isAnyOf: "UIEdgeInsets", "NSEdgeInsets", "init")
      && structure.argument("top", of: call) != nil
  }

  /// `case .leading: return .minX`
  private func givenBack(_ site: Site) -> ByteRange? {
    let structure = site.structure
    guard structure.isImplicitMember(site.index) else { return nil }
    var before = site.index - 2
    if structure.token(before, is: "return") { before -= 1 }
    guard structure.kind(before) == .colon, structure.isMember(before - 1),
      structure.token(before - 1, is: site.is("minX") ? "leading" : "trailing"),
      (max(0, before - 12)..<before).contains(where: { structure.token($0, is: "case") })
    else { return nil }
    return site.range
  }
}
