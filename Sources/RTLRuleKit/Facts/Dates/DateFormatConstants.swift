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

  /// `format` of `func text(format: String) -> String { formatter.dateFormat = format … }`, by its label and the function.
  static func patternTaken(by parameter: Declaration, in structure: Structure) -> UInt64? {
    let name = Int(parameter.name)
    guard names.contains(name, in: structure), let function = structure.scope(of: parameter),
      function.kind == .function, function.name != Structure.none
    else { return nil }
    let (word, start) = (structure.tokens[name].name, Int(function.open))
    let isSet = (start..<max(start, min(Int(function.close), start + longestWay))).contains {
      structure.tokens[$0].name == word && structure.kind($0 - 1) == .equal && structure.token($0 - 2, is: "dateFormat")
    }
    return isSet
      ? DisplaySurvey.patterned(
        DisplaySurvey.key(
          structure.wideName(Int(function.name)),
          structure.wideName(structure.label(ofParameter: name))
        )
      ) : nil
  }

  private static let names: WordSet = ["format", "dateFormat", "formatString", "withFormat", "pattern"]
  private static let longestWay = 80

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

  /// Whether it is the hour and the minute of a day.
  package var isClock: Bool {
    fields.count == 2 && fields[0].letter | 0x20 == UInt8(ascii: "h") && fields[1].letter == UInt8(ascii: "m")
  }

  /// Whether it is a day, or a day and its time, as standards write them: `yyyy-MM-dd`, `yyyy-MM-dd HH:mm`.
  package var isDayOfStandard: Bool { isPattern && hasOrder && hasDay && isForMachines && !isExchanged }

  /// Whether it fixes a day in its order, or a twelve-hour clock: read as a mistake or as another day.
  package var fixesDay: Bool { (hasWords || hasDay) && !isMonthAndYear }
}
