import RTLRuleKit
import RTLSyntax

/// Units that no list knows: `g`, `mmol/L`, `sats`. Behind what a formatter wrote, a short word can be little else.
extension GluedUnit {
  /// `"\(glucose.formatted()) mmol/L"`
  func abbreviation(behind start: Int, _ site: Site) -> ByteRange? {
    let structure = site.structure
    let close = structure.end(ofGroup: start)
    guard start + 1 < close, structure.kind(close + 1) == .stringText, structure.kind(close + 2) == .stringEnd,
      structure.isAbbreviation(structure.range(close + 1)), isFormattedNumber(Expression(start + 1, close - 1), site),
      // The translator of a key has it in hand.
      structure.opening(around: start).map({ site.audience(ofStringAt: $0) }) == .plain
    else { return nil }
    return structure.range(start, through: close + 1)
  }

  /// `" g"` in `formatter.string(from: carbs)! + " g"`
  func isAbbreviation(_ text: Expression, _ structure: Structure) -> Bool {
    structure.kind(text.first) == .stringStart && text.last == text.first + 2
      && structure.kind(text.first + 1) == .stringText && structure.isAbbreviation(structure.range(text.first + 1))
  }

  /// What a formatter wrote here, or into the local that stands here, and by its names no date.
  func isFormattedNumber(_ value: Expression, _ site: Site) -> Bool {
    guard site.file.isFormatted(endingAt: value.last) else { return false }
    let structure = site.structure
    let words = [value, site.valueBehind(value)].flatMap { $0.tokens.prefix(32) }
    return !words.contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["date", "day", "time", "calendar"])
    }
  }

  static let abbreviated: [Example] = [
    "label.text = formatter.string(from: carbs)! + ⟦\" g\"⟧", "label.text = \"⟦\\(average.formatted()) min⟧\"",
    "label.text = \"⟦\\(glucose.formatted(.number)) mmol/L⟧\"", "label.text = balance.formatted() + ⟦\" sats\"⟧",
    "func f() { let shown = weight.formatted(); label.text = shown + ⟦\" kg\"⟧ }",
  ]
  static let notAbbreviated: [Example] = [
    "label.text = start.formatted() + \" of \" + end.formatted()", "label.text = name + \" g\"",
    "label.text = \"\\(day.formatted()) h\"", "Text(\"\\(dose.formatted()) g\")",
    "label.text = \"\\(total.formatted()) Points of all\"", "let key = total.formatted() + \" g\"",
    "label.text = total.formatted() + \"…\"", "label.text = total.formatted() + \" JPY\"",
    "label.text = \"\\(total.formatted()) or\"",
  ]
}
