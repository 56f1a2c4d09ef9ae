import RTLRuleKit
import RTLSyntax

struct AbsolutePopoverSide: Rule {
  let id = "absolute_popover_side"
  let summary = "Popovers that may open to one side only"
  let rationale = """
    A popover that opens to the right of a sidebar has its room there in English; where the sidebar stands on the \
    right it opens over the edge of the screen, or on top of what it belongs to. Allow both sides, or choose the side \
    by direction.
    """
  let references = [
    "Apple documentation, UIPopoverPresentationController.permittedArrowDirections",
    "Apple documentation, NSPopover.show(relativeTo:of:preferredEdge:)",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "popover.permittedArrowDirections = .⟦left⟧",
    "popover.permittedArrowDirections = [.⟦right⟧]",
    "popover.permittedArrowDirections = UIPopoverArrowDirection.⟦left⟧",
    "popover.show(relativeTo: button.bounds, of: button, preferredEdge: .⟦maxX⟧)",
    "help.show(relativeTo: .zero, of: field, preferredEdge: NSRectEdge.⟦minX⟧)",
    "func side(of a: Edge) -> NSRectEdge { switch a { case .leading: return .⟦minX⟧; case .trailing: return .⟦maxX⟧; default: return .minY } }",
  ]

  let good: [Example] = [
    "popover.permittedArrowDirections = .any",
    "popover.permittedArrowDirections = [.left, .right]",
    "popover.permittedArrowDirections = [.up, .left]",
    "popover.permittedArrowDirections = isRightToLeft ? .right : .left",
    "popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY)",
    "popover.show(relativeTo: .zero, of: view, preferredEdge: layoutDirection == .rightToLeft ? .minX : .maxX)",
    "if popover.permittedArrowDirections == .left { adjust() }",
    "content.popover(isPresented: $isShown, arrowEdge: .leading) { Help() }",
    "let slice = rect.divided(atDistance: 4, from: .maxX)",
    "switch a { case .leading: return b.minX; default: return b.maxX }",
    "func side(of a: Edge) -> CGRectEdge { switch a { case .leading: return .minX; default: return .maxX } }",
    "func side(of a: Edge) -> NSRectEdge { switch a { case .leading: return isRTL ? .maxX : .minX; default: return .maxY } }",
    """
    switch side {
    case .left: popover.permittedArrowDirections = .left
    case .right: popover.permittedArrowDirections = .right
    }
    """,
  ]

  let triggers: [Trigger] = [
    .word("permittedArrowDirections"), .word("preferredEdge"), .word("minX"), .word("maxX"),
  ]

  func check(_ site: Site) -> Finding? {
    if site.is("minX", "maxX") { return translated(site) }
    let structure = site.structure
    let isEdge = site.is("preferredEdge")
    guard structure.kind(site.index + 1) == (isEdge ? .colon : .equal), let side = side(behind: site.index + 1, site),
      !site.isChosenBySide, !site.moved(to: side).isDirectionAware, !site.functionAsksForDirection,
      !site.isInLeftToRightIsland
    else { return nil }
    let opensRight = structure.token(side, isAnyOf: "left", "maxX")
    return Finding(
      structure.range(side),
      isEdge
        ? "the popover opens to the \(opensRight ? "right" : "left") in every language; choose the edge by \(site.directionQuestion)"
        : "the popover opens to the \(opensRight ? "right" : "left") in every language; permit [.left, .right]"
    )
  }

  /// `case .leading: return .minX` in a function that gives an `NSRectEdge`, which popovers and nothing else ask for.
  private func translated(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isImplicitMember(site.index) else { return nil }
    var before = site.index - 2
    if structure.token(before, is: "return") { before -= 1 }
    guard structure.kind(before) == .colon, structure.isMember(before - 1),
      structure.token(before - 1, isAnyOf: "leading", "trailing"), givesEdge(site),
      !site.isDirectionAware, !site.functionAsksForDirection, !site.isInLeftToRightIsland
    else { return nil }
    let side = site.is("minX") ? "left" : "right"
    return Finding(
      site.range,
      "\(structure.text(before - 1)) becomes \(side) in every language; choose the edge by \(site.directionQuestion)"
    )
  }

  private func givesEdge(_ site: Site) -> Bool {
    let structure = site.structure
    guard let found = site.enclosingFunctionName.flatMap(structure.declaration(namedBy:)) else { return false }
    return site.file.type(ofDeclaration: found) == TypeKey("NSRectEdge")
  }

  /// The only side named by a value: `.left`, `[.left]`, `NSRectEdge.maxX`.
  private func side(behind mark: Int, _ site: Site) -> Int? {
    let structure = site.structure
    var first = mark + 1
    if structure.kind(first) == .leftParen { first += 1 }
    if structure.kind(first) == .leftSquare {
      guard structure.end(ofGroup: first) == first + 3 else { return nil }
      first += 1
    }
    guard first < structure.tokens.count else { return nil }
    let value = structure.operand(around: first)
    guard value.last < first + 5, structure.isMember(value.last), structure.kind(value.last + 1) != .infixQuestion,
      structure.token(value.last, isAnyOf: "left", "right", "minX", "maxX")
    else { return nil }
    return value.last
  }
}
