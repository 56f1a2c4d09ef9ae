import RTLRuleKit
import RTLSyntax

/// The halves of a clock that goes to twelve.
extension HandBuiltTime {
  static let mornings = ["AM", "am", "a.m.", "A.M.", " AM", " am", " a.m.", "ص"]

  /// `hour < 12 ? "AM" : "PM"`: other languages have other words for them, or more than two.
  func halfOfDay(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.kind(quote) == .stringStart, structure.kind(site.index + 1) == .stringEnd,
      let question = structure.ternaryQuestion(around: structure.operand(around: quote)),
      let parts = structure.ternary(question: question), comparesHour(parts.condition, structure),
      [parts.yes, parts.no].allSatisfy({ isWord($0, structure) }), site.audience(ofStringAt: quote).isUser.isYes
    else { return nil }
    return Finding(
      structure.range(parts.condition.first, through: parts.no.last),
      message,
      severity: severity(ofStringAt: quote, site)
    )
  }

  /// `hour < 12`, `calendar.component(.hour, from: now) >= 12`, `12 > h`
  private func comparesHour(_ condition: Expression, _ structure: Structure) -> Bool {
    condition.tokens.contains { structure.token($0, isAnyOf: "12", "11") }
      && condition.tokens.contains {
        structure.kind($0) == .identifier
          && (structure.name($0, holdsAnyOf: ["hour", "hours"]) || structure.token($0, isAnyOf: "h", "hh"))
      }
  }

  /// A plain literal.
  private func isWord(_ text: Expression, _ structure: Structure) -> Bool {
    let inner = structure.unwrapped(text)
    return structure.kind(inner.first) == .stringStart && structure.kind(inner.first + 1) == .stringText
      && inner.last == inner.first + 2
  }
}
