import RTLRuleKit
import RTLSyntax

/// Two texts of which one stands in brackets, and two that are the ends of a range.
extension UnisolatedValues {
  // MARK: - Brackets

  /// `name + " (\(role))"`, `name + " (" + role + ")"`
  func bracketed(_ site: Site) -> Line? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.kind(quote) == .stringStart, structure.token(quote - 1, is: "+") else { return nil }
    let text = sum(around: quote, structure)
    let parts = structure.summands(of: text)
    guard parts.count > 1, parts[1].first == quote, structure.kind(parts[0].first) != .stringStart else { return nil }
    let values: [Expression]
    if parts.count == 2, let start = structure.interpolations(ofStringAt: quote).first,
      let value = structure.content(ofInterpolation: start),
      closesBracket(behind: structure.end(ofGroup: start), structure)
    {
      values = [parts[0], value]
    } else if parts.count == 4, structure.end(ofGroup: quote) == quote + 2,
      structure.kind(parts[3].first) == .stringStart, closesBracket(behind: parts[3].first, structure)
    {
      values = [parts[0], parts[2]]
    } else {
      return nil
    }
    return Line(
      text: text,
      range: structure.range(text.first, through: text.last),
      values: values,
      parting: .brackets
    )
  }

  /// Whether nothing but `)` stands from here to the end of the literal.
  func closesBracket(behind index: Int, _ structure: Structure) -> Bool {
    structure.token(index + 1, is: ")") && structure.kind(index + 1) == .stringText
      && structure.kind(index + 2) == .stringEnd
  }

  func sum(around quote: Int, _ structure: Structure) -> Expression {
    let whole = structure.infix(around: structure.operand(around: quote))
    return Expression(structure.token(whole.first, is: "return") ? whole.first + 1 : whole.first, whole.last)
  }

  /// By its name no text of one direction or the other: `currency.code`, `app.version`, `count`.
  func isNoName(_ value: Expression, _ structure: Structure) -> Bool {
    structure.lastName(endingAt: value.last).map { structure.name($0, endsWithAnyOf: Self.others) } ?? true
  }

  private static let others: [StaticString] = [
    "count", "number", "code", "symbol", "version", "build", "id", "identifier", "percent", "percentage", "year", "age",
    "size", "duration", "total", "amount", "value", "emoji", "icon", "flag", "extension", "unit", "distance",
  ]

  // MARK: - Ranges

  /// Signs that stand between the ends of a range only.
  static let rangeSigns = ["-", "–", "—", "~", " ~ ", " to "]

  /// `startTimeText`, `endTimeText`: texts of dates by their names. Of those seen to be formatted `hand_built_range` tells.
  func isRange(_ values: [Expression], _ site: Site) -> Bool {
    let structure = site.structure
    guard values.count == 2, names(values[0], Self.beginnings, structure), names(values[1], Self.endings, structure)
    else { return false }
    return values.allSatisfy { names($0, Self.moments, structure) && site.isNumber($0) != .yes }
      && !values.allSatisfy { site.file.formattingCall($0) != nil }
  }

  private func names(_ value: Expression, _ words: [StaticString], _ structure: Structure) -> Bool {
    structure.lastName(endingAt: value.last).map { structure.name($0, holdsAnyOf: words) } ?? false
  }

  private static let beginnings: [StaticString] = ["start", "begin", "from", "open", "opening"]
  private static let endings: [StaticString] = ["end", "until", "to", "till", "close", "closing"]
  private static let moments: [StaticString] = ["date", "time", "hour", "day", "string", "text", "str"]

  var ofRange: String {
    "what stands between the two, and which comes first, is the same in every language; use DateIntervalFormatter, or a "
      + "localized format"
  }
}
