import RTLRuleKit
import RTLSyntax

extension SignedHorizontalGesture {
  static let rests: WordSet = ["minX", "midX", "maxX", "origin", "center"]

  /// Where a view stands after it was dragged: `sheet.frame.minX > view.bounds.width / 2` once the finger has left,
  /// `frame.origin.x < -frame.width / 3` in a row that a swipe deletes.
  func checkRest(_ site: Site) -> Finding? {
    guard let place = place(site), isComparedWithPart(place, site.structure), followsDrag(site), decides(place, site),
      !site.isAboutPhysicalThings, !isAboutOneSide(site), !site.isInLeftToRightIsland, !site.typeAsksForDirection
    else { return nil }
    return Finding(
      site.structure.range(place.first, through: place.last),
      "a drag ends on one side only, the wrong one from right to left; compare the other edge by \(site.directionQuestion)"
    )
  }

  /// `sheet.frame.minX`, `frame.origin.x`, `sheet.center.x`
  private func place(_ site: Site) -> Expression? {
    let structure = site.structure
    let chain = structure.operand(around: site.index)
    let isPoint = site.is("origin", "center")
    guard chain.last == (isPoint ? site.index + 2 : site.index), !isPoint || structure.token(chain.last, is: "x") else {
      return nil
    }
    if site.is("center") { return isOfView(site.index, site) ? chain : nil }
    guard structure.isMember(site.index), let frame = structure.receiverName(ofMember: site.index),
      structure.token(frame, is: "frame"), isOfView(frame, site)
    else { return nil }
    return chain
  }

  /// A property of a view, another's or its own.
  private func isOfView(_ property: Int, _ site: Site) -> Bool {
    site.structure.isMember(property) || site.file.declaration(of: property) == nil
  }

  /// `> view.bounds.width / 2`, `> halfWidth`, with no other edge asked about beside it.
  private func isComparedWithPart(_ place: Expression, _ structure: Structure) -> Bool {
    guard Self.orders.contains(place.last + 1, in: structure) else { return false }
    let whole = structure.infix(around: place)
    guard whole.last - whole.first < 60, whole.last >= place.last + 2,
      !whole.tokens.contains(where: {
        structure.token($0, is: "||") || structure.token($0, isAnyOf: "minX", "maxX") && $0 != place.last
      })
    else { return false }
    return (place.last + 2...whole.last).prefix { !structure.token($0, is: "&&") }.contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["width", "half", "threshold"])
    }
  }

  private static let orders: WordSet = ["<", ">", "<=", ">="]

  /// In a function that asks a recognizer how far the finger went.
  private func followsDrag(_ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.outermostBody(of: site.index), structure.scopes[body].kind == .function else {
      return false
    }
    return structure.words(ofScope: body, limit: 1500).contains {
      structure.token($0, is: "translation") && structure.token($0 + 2, is: "in")
        || structure.token($0, is: "translationInView")
    }
  }

  // MARK: - What comes of it

  /// Whether something is done on one side that is not done on the other: a view that only goes where it is nearer to,
  /// or that may be thrown out both ways, knows no direction.
  private func decides(_ place: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    let whole = structure.infix(around: place)
    guard structure.kind(whole.last + 1) != .infixQuestion else { return false }
    guard let block = block(behind: whole, structure) else { return true }
    guard !namesSides(block, structure), acts(block, structure) else { return false }
    guard let body = structure.outermostBody(of: site.index) else { return true }
    let text = site.file.compactText(place)
    let deeds = words(of: block, structure)
    let isDoneBothWays = site.file.uses(of: structure.tokens[site.index].name, within: structure.words(ofScope: body))
      .contains { use in
        let other = structure.operand(around: use)
        guard use != site.index, Self.orders.contains(other.last + 1, in: structure),
          site.file.compactText(other) == text, isMore(other, structure) != isMore(place, structure),
          let otherBlock = self.block(behind: structure.infix(around: other), structure)
        else { return false }
        return words(of: otherBlock, structure) == deeds
      }
    return !isDoneBothWays
  }

  private func isMore(_ place: Expression, _ structure: Structure) -> Bool {
    structure.token(place.last + 1, isAnyOf: ">", ">=")
  }

  /// The braces behind a condition.
  private func block(behind condition: Expression, _ structure: Structure) -> Range<Int>? {
    let start = structure.statementStart(condition.first)
    guard structure.token(start, isAnyOf: "if", "else", "guard", "switch", "}") else { return nil }
    var brace = condition.last + 1
    for _ in 0..<40 {
      guard let kind = structure.kind(brace) else { return nil }
      if kind == .leftBrace { return brace + 1..<max(brace + 1, structure.end(ofGroup: brace)) }
      brace = structure.next(behind: brace)
    }
    return nil
  }

  private func namesSides(_ block: Range<Int>, _ structure: Structure) -> Bool {
    block.prefix(80).contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["left", "right"])
    }
  }

  /// Whether a block does more than to move views.
  private func acts(_ block: Range<Int>, _ structure: Structure) -> Bool {
    block.prefix(400).contains { index in
      if structure.kind(index) == .equal {
        return structure.token(index + 1, isAnyOf: "true", "false") || structure.kind(index + 1) == .period
      }
      guard structure.kind(index) == .identifier, structure.kind(index + 1) == .leftParen else { return false }
      return !structure.startsUppercase(index) && !Self.moves.contains(index, in: structure)
    }
  }

  private static let moves: WordSet = [
    "animate", "animateWithDuration", "layoutIfNeeded", "setNeedsLayout", "setTranslation", "max", "min", "abs",
    "convert", "offsetBy", "insetBy", "updateConstraints", "addBehavior",
  ]

  private func words(of block: Range<Int>, _ structure: Structure) -> Set<String> {
    Set(block.prefix(400).filter { structure.kind($0) == .identifier }.map { structure.text($0) })
  }
}
