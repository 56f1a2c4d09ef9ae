import RTLRuleKit
import RTLSyntax

extension SignedHorizontalGesture {
  /// `value.startLocation.x < 40`, `startLocation.x > edgeWidth`: a drag that has to begin at the left edge, as the way back
  /// does in English only.
  func checkStart(_ site: Site) -> Finding? {
    let structure = site.structure
    let chain = structure.operand(around: site.index)
    guard structure.isMember(site.index), chain.last == site.index + 2, structure.token(chain.last, is: "x"),
      site.file.showsSwiftUI, case let goesOneWay = isComparedWithEnd(chain, structure),
      goesOneWay ? site.isSigned(chain) : beginsAtEdge(chain, structure),
      !site.isAboutPhysicalThings, !isAboutOneSide(site), !site.isInLeftToRightIsland, !site.isDirectionAware,
      !site.functionAsksForDirection, !site.typeAsksForDirection
    else { return nil }
    if goesOneWay {
      return Finding(
        structure.range(chain.first, through: chain.last),
        "a drag counts one way only, which is back to front from right to left; turn it round by \(site.directionQuestion)",
        severity: .warning
      )
    }
    return Finding(
      structure.range(chain.first, through: chain.last),
      "a drag begins at the left edge in every language; measure from the other edge by \(site.directionQuestion)"
    )
  }

  /// `value.location.x - value.startLocation.x > 40`: how far a finger is from where it began.
  func checkPoints(_ site: Site) -> Finding? {
    guard var found = site.signedDragBetweenPoints.flatMap({ finding($0, site) }) else { return nil }
    found.severity = .info
    return found
  }

  /// `value.startLocation.x < value.location.x`, be it either way round
  private func isComparedWithEnd(_ start: Expression, _ structure: Structure) -> Bool {
    let isFirst = structure.token(start.last + 1, isAnyOf: "<", "<=", ">", ">=")
    guard isFirst || structure.token(start.first - 1, isAnyOf: "<", "<=", ">", ">="), start.first > 1,
      start.last + 2 < structure.tokens.count
    else { return false }
    let other = structure.operand(around: isFirst ? start.last + 2 : start.first - 2)
    let whole = structure.infix(around: start)
    return structure.token(other.last, is: "x")
      && structure.token(other.last - 2, isAnyOf: "location", "predictedEndLocation")
      && structure.isSameText(other.first, start.first) && !whole.tokens.contains { structure.token($0, is: "||") }
  }

  /// `startLocation.x < 40`, `guard startLocation.x > edgeWidth`
  private func beginsAtEdge(_ start: Expression, _ structure: Structure) -> Bool {
    if structure.token(start.last + 1, isAnyOf: "<", "<="), isNarrow(start.last + 2, structure) { return true }
    guard structure.token(start.last + 1, isAnyOf: "<", "<=", ">", ">="), start.last + 2 < structure.tokens.count
    else { return false }
    let limit = structure.operand(around: start.last + 2)
    let whole = structure.infix(around: start)
    guard whole.last - whole.first < 40, !whole.tokens.contains(where: { structure.token($0, is: "||") }) else {
      return false
    }
    // Who asks about the other edge too knows no direction.
    let nearby = max(0, start.first - 40)..<min(structure.tokens.count, start.last + 40)
    let asksTwice = nearby.contains {
      !start.tokens.contains($0) && structure.token($0, is: "startLocation") && structure.token($0 + 2, is: "x")
    }
    let isEdge = structure.name(limit.last, holdsWord: "edge") && structure.kind(limit.last + 1) != .binaryOperator
    return isEdge && !asksTwice
  }

  /// So few points that they are an edge.
  private func isNarrow(_ index: Int, _ structure: Structure) -> Bool {
    guard structure.kind(index) == .integer || structure.kind(index) == .float,
      !structure.isInfixOperator(index + 1) || structure.token(index + 1, is: "&&"),
      let points = Double(structure.text(index))
    else { return false }
    return points > 0 && points <= 100
  }
}
