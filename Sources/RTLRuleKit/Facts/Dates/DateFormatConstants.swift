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
      let quote = literal(at: Int(declaration.value), structure),
      structure.token(Int(declaration.name) - 1, is: "let")
    else { return }
    note(quote, declaration, in: structure)
  }

  /// `case header = "MMM d, yyyy"`
  mutating func surveyCase(_ declaration: Declaration, in structure: Structure) {
    guard let quote = structure.rawText(ofCase: declaration) else { return }
    note(quote, declaration, in: structure)
  }

  private mutating func note(_ quote: Int, _ declaration: Declaration, in structure: Structure) {
    guard structure.kind(quote + 1) == .stringText, structure.kind(quote + 2) == .stringEnd,
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

  /// `format` of `func text(format: String) -> String { formatter.dateFormat = format … }`, by its label and the function;
  /// once more where that makes the formatter itself, gives it no locale, and writes with it.
  static func patternsTaken(by parameter: Declaration, in structure: Structure) -> [UInt64] {
    guard let (function, body) = taker(of: parameter, in: structure) else { return [] }
    let label = structure.wideName(structure.label(ofParameter: Int(parameter.name)))
    let labels = isUnpinned(body, structure) ? [label, unpinned(label)] : [label]
    let made = maker(of: parameter, body, in: structure).map { DisplaySurvey.key($0, formatter(label)) }
    return (labels.map { DisplaySurvey.key(function, $0) } + (made.map { [$0] } ?? [])).map(DisplaySurvey.patterned)
  }

  private static func isUnpinned(_ body: Range<Int>, _ structure: Structure) -> Bool {
    var (makes, writes) = (false, false)
    for index in body where structure.kind(index) == .identifier {
      if structure.token(index, isAnyOf: "locale", "calendar") { return false }
      if structure.isMember(index), structure.token(index, is: "date") { return false }
      makes = makes || structure.token(index, is: "DateFormatter") && structure.kind(index + 1) == .leftParen
      writes = writes || structure.isMember(index) && structure.token(index, is: "string")
    }
    return makes && writes
  }

  static func unpinned(_ label: UInt64) -> UInt64 { label ^ 0x5B3E_9A04_C1D7_6F28 }

  /// `DateFormatter` of `extension DateFormatter { convenience init(format: String) { … } }`, and a function that gives one
  /// back: nothing but the pattern, and the zone of some place, is set there.
  private static func maker(of parameter: Declaration, _ body: Range<Int>, in structure: Structure) -> UInt64? {
    guard let function = structure.scope(of: parameter), !body.contains(where: { isSet($0, structure) }) else {
      return nil
    }
    let name = Int(function.name)
    if structure.token(name, is: "init"), let type = structure.typeName(around: name) {
      return structure.token(type, is: "DateFormatter") ? structure.wideName(type) : nil
    }
    let isMade = body.contains { structure.token($0, is: "DateFormatter") && structure.kind($0 + 1) == .leftParen }
    return isMade && structure.token(body.lowerBound - 1, is: "DateFormatter") ? structure.wideName(name) : nil
  }

  /// What makes a formatter another than its pattern says.
  private static func isSet(_ index: Int, _ structure: Structure) -> Bool {
    structure.kind(index) == .identifier
      && structure.token(
        index,
        isAnyOf: "locale",
        "calendar",
        "setLocalizedDateFormatFromTemplate",
        "fromTemplate",
        "secondsFromGMT",
        "gmt",
        "dateStyle"
      )
  }

  static func formatter(_ label: UInt64) -> UInt64 { label ^ 0x2C90_74F5_8E1B_D36A }

  /// The function that sets a parameter as the pattern, and what is looked at of its body.
  private static func taker(of parameter: Declaration, in structure: Structure)
    -> (function: UInt64, body: Range<Int>)?
  {
    let name = Int(parameter.name)
    guard names.contains(name, in: structure), let function = structure.scope(of: parameter),
      function.kind == .function, function.name != Structure.none
    else { return nil }
    let (word, start) = (structure.tokens[name].name, Int(function.open))
    let body = start..<max(start, min(Int(function.close), start + longestWay))
    let isSet = body.contains {
      guard structure.tokens[$0].name == word else { return false }
      let sign = structure.kind($0 - 1) == .leftParen ? $0 - 2 : $0 - 1
      return structure.kind(sign) == .equal && structure.token(sign - 1, is: "dateFormat")
    }
    return isSet ? (structure.wideName(Int(function.name)), body) : nil
  }

  /// Labels and properties that the pattern of a date is given to.
  package static let patternNames = ["dateFormat", "format", "withFormat", "formatString", "pattern"]
  private static let names = WordSet(patternNames)
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

extension Structure {
  /// The opening quote of the text a case stands for: `case header = "MMM d, yyyy"`.
  func rawText(ofCase declaration: Declaration) -> Int? {
    let sign = Int(declaration.name) + 1
    return declaration.kind == .enumCase && kind(sign) == .equal && kind(sign + 1) == .stringStart ? sign + 1 : nil
  }
}

extension DatePattern {
  /// Whether it puts parts in an order in which no programs but people read them.
  package var isOrderForPeople: Bool { isPattern && hasOrder && hasDateOrHour && !isForMachines }

  /// Whether it is the hour and the minute of a day.
  package var isClock: Bool {
    fields.count == 2 && fields[0].letter | 0x20 == UInt8(ascii: "h") && fields[1].letter == UInt8(ascii: "m")
  }

  /// Whether it is an hour and no more, with or without the half of the day.
  package var isHourAlone: Bool { !hasDate && fields.allSatisfy { "hHkKa".utf8.contains($0.letter) } }

  /// Whether it is a day, or a day and its time, as standards write them: `yyyy-MM-dd`, `yyyy-MM-dd HH:mm`.
  package var isDayOfStandard: Bool { isPattern && hasOrder && hasDay && isForMachines && !isExchanged }

  /// Whether it fixes a day in its order, or a twelve-hour clock: read as a mistake or as another day.
  package var fixesDay: Bool { (hasWords || hasDay) && !isMonthAndYear }
}
