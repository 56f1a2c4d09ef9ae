import RTLRuleKit
import RTLSyntax

extension SignedHorizontalGesture {
  /// `value.startLocation.x < 40`: a drag that has to begin at the left edge, as the way back does in English only.
  func checkStart(_ site: Site) -> Finding? {
    let structure = site.structure
    let chain = structure.operand(around: site.index)
    guard structure.isMember(site.index), chain.last == site.index + 2, structure.token(chain.last, is: "x"),
      site.imports("SwiftUI"), structure.token(chain.last + 1, isAnyOf: "<", "<="), isNarrow(chain.last + 2, structure),
      !site.isAboutPhysicalThings, !isAboutOneSide(site), !site.isInLeftToRightIsland, !site.isDirectionAware,
      !site.functionAsksForDirection, !site.typeAsksForDirection
    else { return nil }
    return Finding(
      structure.range(chain.first, through: chain.last),
      "a drag begins at the left edge in every language; measure from the other edge by \(site.directionQuestion)"
    )
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
