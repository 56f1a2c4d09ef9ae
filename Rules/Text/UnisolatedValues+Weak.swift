import RTLRuleKit
import RTLSyntax

/// Values beside which no text can be pulled to the wrong place.
extension UnisolatedValues {
  /// `"\(book.number) - \(book.title)"`: one text alone, with numbers beside it.
  func isOfOneText(_ values: [Expression], _ site: Site) -> Bool {
    values.count { !isWeak($0, site) } < 2
  }

  /// A number, what is called so, and what begins with `#`: it takes the direction of what it stands beside.
  private func isWeak(_ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.kind(value.first) == .stringStart, structure.bytes(value.first + 1).first == UInt8(ascii: "#") {
      return true
    }
    if structure.kind(value.first - 1) == .interpolationStart, structure.token(value.first - 2, is: "#") { return true }
    if isNumberAsText(value, site) { return true }
    guard let name = structure.lastName(endingAt: value.last) else { return site.isNumber(value).isYes }
    // A plate's number is letters and digits.
    if structure.name(name, holdsWord: "plate") { return false }
    return structure.name(name, endsWithAnyOf: ["number", "index", "count"]) || site.isNumber(value).isYes
  }

  /// `"\(Int(position))"`: a text with nothing but a number in it.
  private func isNumberAsText(_ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.kind(value.first) == .stringStart, structure.partner(value.first) == value.last,
      structure.wordCount(ofStringAt: value.first) == 0
    else { return false }
    return structure.interpolations(ofStringAt: value.first).allSatisfy { start in
      structure.content(ofInterpolation: start).map { site.isNumber($0).isYes } ?? false
    }
  }

  /// `"\(skill.localizedName) (\(ability.localizedName))"`: all of them in the language of the person.
  func areFromLookUps(_ values: [Expression], _ site: Site) -> Bool {
    values.count > 1
      && values.allSatisfy { value in
        site.file.isLocalizedText(value)
          || value.tokens.prefix(24).contains {
            site.structure.kind($0) == .identifier
              && site.structure.name($0, holdsAnyOf: ["localized", "localised", "translated", "l10n"])
          }
      }
  }
}
