import RTLSyntax

/// Constants of the project whose texts are patterns of dates for people: `static let header = "MMM d, yyyy"`. Kept is only
/// that they are, and whether they put a day into a fixed order.
package struct DateFormatConstants: Sendable {
  package enum Format: Sendable { case day, other }

  private var days = WideNameSet()
  private var others = WideNameSet()

  mutating func survey(_ declaration: Declaration, in structure: Structure) {
    // Few values begin with a quote: that comes first, and all else is asked of those.
    guard declaration.kind == .variable, declaration.value != Structure.none,
      let quote = literal(at: Int(declaration.value), structure), structure.kind(quote + 1) == .stringText,
      structure.kind(quote + 2) == .stringEnd, structure.token(Int(declaration.name) - 1, is: "let"),
      let owner = structure.scope(of: declaration)?.name, owner != Structure.none
    else { return }
    let text = structure.bytes(quote + 1)
    // Most texts are longer.
    guard text.count < 40, DatePattern.mayBe(text), case let pattern = DatePattern(text), pattern.isOrderForPeople
    else { return }
    let key = DisplaySurvey.key(structure.wideName(Int(owner)), structure.wideName(Int(declaration.name)))
    if pattern.fixesDay { days.insert(key) } else { others.insert(key) }
  }

  /// The opening quote of a value that is nothing but a literal, with or without parentheses.
  private func literal(at start: Int, _ structure: Structure) -> Int? {
    guard structure.kind(start) == .stringStart || structure.kind(start) == .leftParen else { return nil }
    let value = structure.unwrapped(structure.value(at: start))
    return structure.kind(value.first) == .stringStart && structure.end(ofGroup: value.first) == value.last
      ? value.first : nil
  }

  mutating func merge(_ other: DateFormatConstants) {
    days.formUnion(other.days)
    others.formUnion(other.others)
  }

  func format(of member: UInt64, in owner: UInt64) -> Format? {
    let key = DisplaySurvey.key(owner, member)
    return days.contains(key) ? .day : others.contains(key) ? .other : nil
  }
}

extension DatePattern {
  /// Whether it puts parts in an order in which no programs but people read them.
  package var isOrderForPeople: Bool { isPattern && hasOrder && hasDateOrHour && !isForMachines }

  /// Whether it fixes a day in its order, or a twelve-hour clock: read as a mistake or as another day.
  package var fixesDay: Bool { (hasWords || hasDay) && !isMonthAndYear }
}
