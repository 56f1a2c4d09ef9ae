import RTLRuleKit
import RTLSyntax

/// Signs that stand before the amount in one branch and behind it in another: somebody has thought of their place.
extension GluedCurrency {
  /// `isLeading ? symbol + amount : amount + symbol`
  func isPlaceChosen(_ sign: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard let name = structure.lastName(endingAt: structure.unwrapped(sign).last),
      let body = structure.outermostBody(of: name)
    else { return false }
    let path = site.file.compactText(structure.operand(around: name))
    let uses = site.file.uses(of: structure.tokens[name].name, within: structure.words(ofScope: body)).prefix(16)
      .filter { site.file.compactText(structure.operand(around: $0)) == path }
    return Set(uses.compactMap { isInFront($0, structure) }).count == 2
  }

  /// `if leads { "\(symbol)\(amount)" } else { "\(amount) \(symbol)" }`
  func isPlaceChosen(besideAmount start: Int, _ site: Site) -> Bool {
    guard let quote = site.structure.opening(around: start) else { return false }
    return site.structure.interpolations(ofStringAt: quote).prefix(4).contains { other in
      other != start && site.structure.content(ofInterpolation: other).map { isPlaceChosen($0, site) } ?? false
    }
  }

  /// Whether a sign begins the text it stands in, or ends it; nil where it does neither.
  private func isInFront(_ sign: Int, _ structure: Structure) -> Bool? {
    let operand = structure.operand(around: sign)
    let isAdded = structure.token(operand.first - 1, is: "+")
    let goesOn = structure.token(operand.last + 1, is: "+")
    if isAdded || goesOn { return isAdded == goesOn ? nil : goesOn }
    guard let start = structure.opening(around: sign), structure.kind(start) == .interpolationStart,
      let quote = structure.opening(around: start)
    else { return nil }
    let all = Array(structure.interpolations(ofStringAt: quote).prefix(4))
    guard all.count > 1 else { return nil }
    return start == all.first ? true : start == all.last ? false : nil
  }
}
