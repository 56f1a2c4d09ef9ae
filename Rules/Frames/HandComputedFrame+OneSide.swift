import RTLRuleKit
import RTLSyntax

/// Functions that the system asks where a part of a view is, and that take room off its left.
extension HandComputedFrame {
  private static let otherRectangles: [StaticString] = [
    "crop", "cropped", "window", "screen", "visible", "clip", "fragment", "glyph", "character", "selection", "caret",
    "chart", "bounding", "pixel",
  ]

  /// `rect.origin.x += iconWidth; rect.size.width -= iconWidth` in `rectForSearchText(whenCentered:)`
  func takenOffOneSide(_ site: Site) -> Expression? {
    let structure = site.structure
    guard site.is("origin"), let rectangle = structure.receiverName(ofMember: site.index),
      !structure.isMember(rectangle), structure.token(site.index + 2, is: "x"),
      structure.token(site.index + 3, isAnyOf: "+=", "-="), site.index + 4 < structure.tokens.count,
      isAskedForPart(site), !isOfMedia(site), !isInWindow(site), !site.typeAsksForDirection
    else { return nil }
    let value = structure.value(at: site.index + 4)
    return isTakenOffWidth(value, of: rectangle, site) ? value : nil
  }

  /// Whether what an origin gains a width right beside it loses.
  private func isTakenOffWidth(_ room: Expression, of rectangle: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let other: StaticString = structure.token(site.index + 3, is: "+=") ? "-=" : "+="
    let text = site.file.compactText(room)
    return (max(0, site.index - 24)..<min(structure.tokens.count, room.last + 12)).contains { width in
      guard structure.token(width, is: "width"), structure.token(width + 1, is: other),
        width + 2 < structure.tokens.count, let size = structure.receiverName(ofMember: width),
        structure.token(size, is: "size"), let owner = structure.receiverName(ofMember: size),
        structure.isSameText(owner, rectangle)
      else { return false }
      return site.file.compactText(structure.value(at: width + 2)) == text
    }
  }

  /// In `rectForSearchText(…)`, `frameOfCell(…)`, `titleRect(forBounds:)`, `drawInterior(withFrame:in:)`
  private func isAskedForPart(_ site: Site) -> Bool {
    let structure = site.structure
    guard let name = site.enclosingFunctionName, !structure.name(name, holdsAnyOf: Self.otherRectangles),
      !(site.enclosingTypeName.map { structure.token($0, isAnyOf: "CGRect", "NSRect") } ?? false)
    else { return false }
    return structure.name(name, beginsWithWord: "rect") || structure.name(name, endsWithWord: "rect")
      || structure.name(name, beginsWithWord: "frame")
      || (name + 1..<name + 4).contains { structure.token($0, is: "withFrame") }
  }
}
