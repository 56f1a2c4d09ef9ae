import RTLRuleKit
import RTLSyntax

/// Two texts with nothing but a colon between them. Where it is a space alone, no sign can jump.
extension UnisolatedValues {
  static let looseSigns = [":", ": ", " : "]

  func isLoose(_ text: Int, _ structure: Structure) -> Bool {
    structure.kind(text) == .stringText && Self.looseSigns.contains(structure.text(text))
      && !structure.isClockMark(text)
  }

  /// Whether both are texts of their own. So little stands between a number and its unit, the parts of a time, and the
  /// names of a person, too, and other rules tell of these.
  func mayMixLoosely(_ values: [Expression], _ site: Site) -> Bool {
    let structure = site.structure
    let texts = values.map { unwrapped($0, structure) }
    return !texts.allSatisfy { isMoment($0, structure) }
      && texts.allSatisfy { text in
        guard let name = structure.lastName(endingAt: text.last) else { return false }
        // A plate's number is letters and digits.
        if structure.name(name, holdsWord: "plate") { return true }
        return !site.isNumber(text).isYes && !structure.namesCode(text)
          && (!isNoName(text, structure) || isLabelled(text, values, structure))
          && !isWritten(name, structure) && !structure.name(name, holdsAnyOf: Self.partsOfOne)
          && !isAbout(Self.namesAndUnits, text, structure)
      }
      // What goes on with more of the same is one text: `line.text + " " + next.text`.
      && Set(texts.map { structure.lastName(endingAt: $0.last).map { structure.tokens[$0].name } }).count == texts.count
  }

  /// The `value` of `"\(type.displayName): \(value)"`: whatever it is, a title stands before it.
  private func isLabelled(_ text: Expression, _ values: [Expression], _ structure: Structure) -> Bool {
    guard let title = values.first, let name = structure.lastName(endingAt: title.last), title != text,
      structure.token(text.last, is: "value")
    else { return false }
    return structure.name(name, endsWithAnyOf: ["title", "name", "label", "caption", "heading"])
  }

  /// `person["firstName"]?.uppercased()`, `speedUnit.symbol`
  private func isAbout(_ words: [StaticString], _ text: Expression, _ structure: Structure) -> Bool {
    text.tokens.prefix(16).contains {
      (structure.kind($0) == .identifier || structure.kind($0) == .stringText) && structure.name($0, holdsAnyOf: words)
    }
  }

  /// `plate` of `plate ?? ""`
  private func unwrapped(_ value: Expression, _ structure: Structure) -> Expression {
    let whole = structure.unwrapped(value)
    guard structure.kind(whole.last) == .stringEnd, let quote = structure.partner(whole.last),
      structure.token(quote - 1, is: "??"), quote - 2 >= whole.first
    else { return whole }
    return structure.unwrapped(Expression(whole.first, quote - 2))
  }

  /// `String(count)`, `formatter.string(from: price)`, `formatBytes(size)`: a number or a date as a text.
  private func isWritten(_ name: Int, _ structure: Structure) -> Bool {
    structure.token(name, isAnyOf: "String", "string", "formatted", "localizedString", "description", "self")
      || structure.name(name, beginsWithWord: "format") && structure.kind(name + 1) == .leftParen
  }

  private static let namesAndUnits: [StaticString] = [
    "firstname", "lastname", "given", "givenname", "family", "familyname", "surname", "forename", "first", "last",
    "fname", "lname", "unit", "units",
  ]

  private static let partsOfOne: [StaticString] = [
    "host", "server", "port", "ip", "key", "token", "currency", "hours", "minute", "minutes", "seconds", "min",
    "sec", "cnt", "numerical", "codec", "trend", "chapter", "verse", "score", "number", "num", "month", "day",
    "weekday", "plural", "suffix", "prefix", "sign",
    "arrow", "bullet", "price", "cost", "fee", "sum", "balance", "rate", "temp", "temperature", "degree", "weight",
    "height", "width", "length", "speed", "index", "level", "hex", "hash", "space", "separator",
  ]
}
