import RTLRuleKit
import RTLSyntax

/// Signs that stand before the amount in one branch and behind it in another: somebody has thought of their place.
extension GluedCurrency {
  /// `isLeading ? symbol + amount : amount + symbol`
  func isPlaceChosen(_ sign: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard let name = structure.lastName(endingAt: structure.unwrapped(sign).last),
      let isLeading = isInFront(name, structure), let body = structure.outermostBody(of: name)
    else { return false }
    let path = site.file.compactText(structure.operand(around: name))
    let uses = site.file.uses(of: structure.tokens[name].name, within: structure.words(ofScope: body)).prefix(16)
    return uses.contains { use in
      isInFront(use, structure) == !isLeading && areNeverTogether(name, use, structure)
        && site.file.compactText(structure.operand(around: use)) == path
    }
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

  /// Whether they stand in branches, or the first is returned before the second is reached.
  private func areNeverTogether(_ one: Int, _ other: Int, _ structure: Structure) -> Bool {
    let (first, second) = (min(one, other), max(one, other))
    let start = structure.outerStatementStart(first)
    if structure.token(start, is: "return"), structure.statementEnd(from: start) <= second { return true }
    return structure.areAlternatives(first, second)
      || (start..<first).suffix(Self.longestSide).contains { question in
        structure.kind(question) == .infixQuestion
          && structure.ternary(question: question).map {
            $0.yes.tokens.contains(first) && $0.no.tokens.contains(second)
          } ?? false
      }
  }

  private static let longestSide = 64
}
