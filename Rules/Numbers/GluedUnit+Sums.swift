import RTLRuleKit
import RTLSyntax

/// Units put behind a well-written number by `+`.
extension GluedUnit {
  /// `formatter.string(from: distance)! + " km"`, `speed.formatted() + " " + person.speedUnit`: the digits are the
  /// person's, the unit or the order is not. Of numbers in Latin digits others tell.
  func summed(_ site: Site) -> Finding? {
    let structure = site.structure
    if let unit = unitInText(behind: site.index, structure) { return finding(of: unit, site) }
    guard structure.endsOperand(site.index - 1), var unit = operand(behind: site.index, structure) else { return nil }
    if structure.isBlank(stringAt: unit.first), let next = operand(behind: unit.last + 1, structure) { unit = next }
    guard isUnit(unit, structure) || isAbbreviation(unit, structure),
      isFormattedNumber(structure.operand(around: site.index - 1), site),
      site.audience(of: unit) == .plain, !site.file.isOnlySpoken(unit)
    else { return nil }
    return finding(of: unit, site)
  }

  private func finding(of unit: Expression, _ site: Site) -> Finding {
    Finding(
      site.structure.range(unit.first, through: unit.last),
      Self.order + measurement,
      severity: severity(ofUnit: unit, site)
    )
  }

  /// `" kg"` of `Text(total) + Text(" kg")`, each with a dress of its own.
  private func unitInText(behind sign: Int, _ structure: Structure) -> Expression? {
    guard structure.token(sign + 1, is: "Text"), let call = structure.call(of: sign + 1),
      let text = structure.firstArgument(of: call), text.label == nil || structure.token(call.open + 1, is: "verbatim"),
      let quote = structure.literal(text), case let unit = Expression(quote, quote + 2), isUnit(unit, structure),
      structure.endsOperand(sign - 1),
      structure.token(structure.chainStart(structure.operand(around: sign - 1).last), is: "Text")
    else { return nil }
    return unit
  }

  private func operand(behind sign: Int, _ structure: Structure) -> Expression? {
    guard structure.token(sign, is: "+"), structure.tokens.indices.contains(sign + 1) else { return nil }
    return structure.operand(around: sign + 1)
  }

  private func isUnit(_ text: Expression, _ structure: Structure) -> Bool {
    guard structure.kind(text.first) == .stringStart else {
      // `String(localized: " U", comment: "")`: the word is translated, its place is not.
      if let call = structure.call(of: text.first), let key = structure.arguments(of: call).first,
        structure.token(call.callee, isAnyOf: "String", "NSLocalizedString"), let quote = structure.literal(key)
      {
        return (key.label.map { structure.token($0, is: "localized") } ?? true)
          && structure.isUnit(structure.range(quote + 1))
      }
      return structure.lastName(endingAt: text.last).map { isUnit($0, structure) } ?? false
    }
    return text.last == text.first + 2 && structure.kind(text.first + 1) == .stringText
      && structure.isUnit(structure.range(text.first + 1))
  }
}
