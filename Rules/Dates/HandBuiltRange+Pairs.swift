import RTLRuleKit
import RTLSyntax

/// Ranges told by what their two ends are called: `lower` and `upper`, `startText` and `endText`.
extension HandBuiltRange {
  /// `"\(startFormatted) – \(endFormatted)"`; of numbers that nobody has formatted other rules tell, of each by itself.
  func foundByPair(_ ends: (Expression, Expression), _ quote: Int, _ audience: Audience, _ site: Site) -> Finding? {
    let text = site.structure.operand(around: quote)
    guard arePair(ends, site), !site.isNumber(ends.0).isYes, !site.isNumber(ends.1).isYes,
      !site.structure.isInRightToLeftScript(text)
    else { return nil }
    switch audience {
    case .plain: return finding(site, .info)
    case .unknown where isAlone(quote, site.structure):
      let whole = formatted(text, site.structure)
      return site.isHandedBack(whole) || isNamedForPeople(whole, site) ? finding(site, .info) : nil
    default: return nil
    }
  }

  /// The text that a format becomes.
  private func formatted(_ text: Expression, _ structure: Structure) -> Expression {
    guard let call = structure.call(around: text.first), structure.token(call.callee, is: "String") else { return text }
    return structure.operand(around: call.callee)
  }

  /// `let formattedAges = "\(low)-\(high)"`
  private func isNamedForPeople(_ text: Expression, _ site: Site) -> Bool {
    guard case .initial(let declaration) = site.structure.place(of: text), !site.file.project.isWithoutScreens,
      case let name = Int(site.structure.declarations[declaration].name)
    else { return false }
    return site.structure.name(name, beginsWithWord: "formatted")
      || site.structure.name(name, endsWithAnyOf: ["text", "label", "caption", "subtitle"])
  }

  /// Whether a literal is a range and nothing else: `"\(surah):\(ayah)-\(lastAyah)"` is a name.
  func isAlone(_ quote: Int, _ structure: Structure) -> Bool {
    let values = Array(structure.interpolations(ofStringAt: quote).prefix(3))
    return values.isEmpty
      || values.count == 2 && values.first == quote + 1 && structure.wordCount(ofStringAt: quote) < 2
  }

  private func arePair(_ ends: (Expression, Expression), _ site: Site) -> Bool {
    let structure = site.structure
    let (one, other) = (names(ends.0, structure), names(ends.1, structure))
    guard !(one + other).contains(where: { structure.name($0, holdsAnyOf: Self.noEnds) }),
      !structure.namesCode(ends.0), !structure.namesCode(ends.1),
      !structure.areSameText(ends.0.tokens, ends.1.tokens)
    else { return false }
    return Self.pairs.contains { starts, stops in
      one.contains { structure.name($0, holdsAnyOf: starts) }
        && other.contains { structure.name($0, holdsAnyOf: stops) }
    }
  }

  /// The names in an end, labels left out.
  private func names(_ end: Expression, _ structure: Structure) -> [Int] {
    end.tokens.prefix(24).filter { structure.kind($0) == .identifier && structure.kind($0 + 1) != .colon }
  }

  private static let pairs: [([StaticString], [StaticString])] = [
    (["start", "starts", "starting", "begin", "begins", "beginning"], ["end", "ends", "ending", "stop"]),
    (["lower"], ["upper"]), (["low", "lowest", "bottom"], ["high", "highest", "top"]),
    (["min", "minimum", "smallest"], ["max", "maximum", "largest"]),
    (["open", "opens", "opening"], ["close", "closes", "closing"]), (["since", "from"], ["until", "till"]),
  ]
  /// Ends of what is no range, and numbers that are names.
  private static let noEnds: [StaticString] = [
    "title", "name", "key", "url", "path", "id", "identifier", "code", "hex", "color", "version", "phone", "address",
    "raw",
    "hash", "file", "port", "index", "offset", "line", "column", "byte", "bytes", "token", "node", "station", "stop",
    "city",
    "place", "location", "airport", "latitude", "longitude", "description", "cursor",
  ]
}
