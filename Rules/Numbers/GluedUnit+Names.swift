import RTLRuleKit
import RTLSyntax

/// Units that a name stands for: `unit`, `speedUnit`, `$0` of `state.unit.map { … }`.
extension GluedUnit {
  /// `"\(value) \(unit)"`: however each of them is written, their order is English.
  func named(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = structure.opening(around: site.index), structure.kind(quote) == .stringStart else { return nil }
    if isUnit(interpolatedAt: site.index, structure) { return appended(quote, site) }
    let close = structure.end(ofGroup: site.index)
    let isSpaced = structure.kind(close + 1) == .stringText && structure.range(close + 1).count == 1
    let start = isSpaced && structure.holds(" ", in: structure.range(close + 1)) ? close + 2 : close + 1
    guard structure.kind(start) == .interpolationStart, isUnit(interpolatedAt: start, structure) else { return nil }
    let whole = structure.operand(around: quote)
    let range = structure.range(site.index, through: structure.end(ofGroup: start))
    switch site.audience(of: whole) {
    case .plain where !site.file.isOnlySpoken(whole):
      let severity = severity(ofUnit: Expression(start + 1, structure.end(ofGroup: start) - 1), site)
      return Finding(range, Self.order + measurement, severity: severity)
    case .unknown where isMeasured(site.index, site) && site.isHandedBack(whole):
      return Finding(range, Self.order + measurement, severity: site.severity(ofHandedBack: whole))
    default: return nil
    }
  }

  /// `text += " \(unit)"` and `text + " \(unit)"`: nothing but a unit, put behind what is there.
  private func appended(_ quote: Int, _ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(quote + 1) == .stringText, quote + 2 == site.index, structure.range(quote + 1).count == 1,
      structure.holds(" ", in: structure.range(quote + 1)),
      structure.end(ofGroup: site.index) + 1 == structure.end(ofGroup: quote),
      structure.token(quote - 1, isAnyOf: "+=", "+"), structure.endsOperand(quote - 2)
    else { return nil }
    let unit = structure.operand(around: quote)
    let range = structure.range(quote, through: structure.end(ofGroup: quote))
    switch site.audience(of: unit) {
    case .plain where !site.file.isOnlySpoken(unit):
      let severity = severity(ofUnit: Expression(site.index + 1, structure.end(ofGroup: site.index) - 1), site)
      return Finding(range, Self.order + measurement, severity: severity)
    case .unknown where site.isHandedBack(unit):
      return Finding(range, Self.order + measurement, severity: site.severity(ofHandedBack: unit))
    default: return nil
    }
  }

  /// Whether what stands before a unit is a number, or the text of one.
  private func isMeasured(_ start: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let value = Expression(start + 1, structure.end(ofGroup: start) - 1)
    guard value.first <= value.last else { return false }
    return structure.isFormatted(endingAt: value.last) || site.isNumber(value).isYes
      || structure.lastName(endingAt: value.last).map { structure.name($0, holdsAnyOf: ["value", "number"]) } ?? false
  }

  /// A translated unit is at least written in the right letters.
  func severity(ofUnit unit: Expression, _ site: Site) -> Severity? {
    site.file.isLocalizedText(unit) ? .info : site.severity(ofPhrase: unit)
  }

  private func isUnit(interpolatedAt start: Int, _ structure: Structure) -> Bool {
    let end = structure.end(ofGroup: start)
    guard start + 1 < end, end < structure.tokens.count else { return false }
    if end == start + 2, structure.token(start + 1, is: "$0") { return isUnit(givenTo: start + 1, structure) }
    return structure.lastName(endingAt: end - 1).map { isUnit($0, structure) } ?? false
  }

  /// `state.unit.map { "\(value) \($0)" }`
  private func isUnit(givenTo argument: Int, _ structure: Structure) -> Bool {
    guard let brace = structure.closure(around: argument), let map = structure.callee(ofClosure: brace),
      structure.token(map, isAnyOf: "map", "flatMap"), let optional = structure.receiverName(ofMember: map)
    else { return false }
    return isUnit(optional, structure)
  }

  /// `unit`, `unitLabel`, `unit.symbol`
  func isUnit(_ name: Int, _ structure: Structure) -> Bool {
    if structure.name(name, endsWithAnyOf: Self.unitNames) { return true }
    guard Self.texts.contains(name, in: structure), let receiver = structure.receiverName(ofMember: name) else {
      return false
    }
    return structure.name(receiver, endsWithAnyOf: Self.unitNames)
  }

  private static let unitNames: [StaticString] = [
    "unit", "units", "unitstring", "unitsymbol", "unitname", "unitlabel", "unittext", "unittitle", "unitofmeasurement",
    "unitofmeasure",
  ]
  private static let texts: WordSet = ["symbol", "rawValue", "description", "name", "title", "text", "label", "short"]
}
