import RTLRuleKit
import RTLSyntax

/// Two texts of which one stands in brackets.
extension UnisolatedValues {
  /// `name + " (\(role))"`, `name + " (" + role + ")"`, `name += " (\(role))"`
  func bracketed(_ site: Site) -> Line? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.kind(quote) == .stringStart else { return nil }
    if structure.token(quote - 1, is: "+=") { return grown(quote, structure) }
    guard structure.token(quote - 1, is: "+") else { return nil }
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
    let range = structure.range(text.first, through: text.last)
    return Line(text: text, range: range, values: values, isBracketed: true)
  }

  /// `name += " (\(role))"`
  private func grown(_ quote: Int, _ structure: Structure) -> Line? {
    let text = structure.operand(around: quote)
    guard let start = structure.interpolations(ofStringAt: quote).first, start == quote + 2,
      let value = structure.content(ofInterpolation: start),
      closesBracket(behind: structure.end(ofGroup: start), structure),
      let name = structure.lastName(endingAt: quote - 2), text.last == structure.end(ofGroup: quote)
    else { return nil }
    return Line(
      text: text,
      range: structure.range(quote, through: text.last),
      values: [Expression(name, name), value],
      isBracketed: true
    )
  }

  /// `"\(name) (\(role))"`
  func isBracketed(_ starts: [Int], _ structure: Structure) -> Bool {
    guard starts.count == 2 else { return false }
    let ends = starts.map { structure.end(ofGroup: $0) }
    return ends[0] + 2 == starts[1] && structure.token(ends[0] + 1, is: " (")
      && closesBracket(behind: ends[1], structure) && zip(starts, ends).allSatisfy { $1 > $0 + 1 }
  }

  /// `"\(city) (\(host)), \(country)"`: several, with brackets and other signs between them.
  func isMixed(_ starts: [Int], _ quote: Int, _ structure: Structure) -> Bool {
    guard starts.count > 2, starts[0] == quote + 1 else { return false }
    let ends = starts.map { structure.end(ofGroup: $0) }
    let last = ends[ends.count - 1] + 1
    guard last == structure.end(ofGroup: quote) || closesBracket(behind: last - 1, structure),
      zip(starts, ends).allSatisfy({ $1 > $0 + 1 })
    else { return false }
    let gaps = zip(ends, starts.dropFirst()).map { $0 + 1..<$1 }
    return gaps.allSatisfy { gap in
      gap.count == 1 && structure.kind(gap.lowerBound) == .stringText
        && structure.bytes(gap.lowerBound).allSatisfy { " (),|-".utf8.contains($0) }
        && structure.bytes(gap.lowerBound).contains { $0 != UInt8(ascii: " ") }
    }
      && gaps.contains { structure.bytes($0.lowerBound).contains(UInt8(ascii: "(")) }
  }

  /// Whether nothing but `)` stands from here to the end of the literal.
  func closesBracket(behind index: Int, _ structure: Structure) -> Bool {
    structure.token(index + 1, is: ")") && structure.kind(index + 1) == .stringText
      && structure.kind(index + 2) == .stringEnd
  }

  func hasComma(_ text: Expression, _ structure: Structure) -> Bool {
    text.tokens.contains { structure.kind($0) == .stringText && structure.bytes($0).contains(UInt8(ascii: ",")) }
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
}
