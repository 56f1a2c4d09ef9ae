import RTLRuleKit

/// Reads the pattern of a rule file: a map of words, all of which must hold, or the name of a fact.
struct PatternDecoder: TreeDecoder {
  var problems: [Problem] = []

  /// What a pattern is asked about.
  private enum Subject {
    case place
    /// What stands around the place.
    case surroundings
  }

  private static let shapes = ["member", "call", "assignment", "string"]
  private static let placeWords = shapes + ["argument", "value", "inside", "is", "not", "all", "any"]
  private static let surroundingWords = [
    "call", "assignment", "function", "type", "argument", "value", "not", "all", "any",
  ]
  private static let facts = PatternFact.allCases.map(\.rawValue)

  mutating func pattern(_ node: YAML.Node) -> Pattern? { pattern(node, of: .place) }

  private mutating func pattern(_ node: YAML.Node, of subject: Subject) -> Pattern? {
    switch node.content {
    case .scalar(let text):
      if subject == .place { return fact(text, node) }
      report("`inside` wants a call, an assignment, a function or a type", node)
    case .empty: report("a pattern is missing here", node)
    case .list: report("a list of patterns stands under `all` or `any`", node)
    case .map(let entries): return pattern(entries, node, of: subject)
    }
    return nil
  }

  private mutating func pattern(_ entries: [YAML.Entry], _ node: YAML.Node, of subject: Subject) -> Pattern? {
    let count = problems.count
    let found = entries.compactMap { word($0, of: subject) }
    checkFit(entries)
    guard problems.count == count else { return nil }
    // `{}`, and words with nothing behind them.
    if found.isEmpty { report("a pattern is missing here", node) }
    return found.isEmpty ? nil : .all(ofAll: found)
  }

  private mutating func word(_ entry: YAML.Entry, of subject: Subject) -> Pattern? {
    let known = subject == .place ? Self.placeWords : Self.surroundingWords
    guard known.contains(entry.key) else {
      reportUnknownWord(entry, among: known)
      return nil
    }
    switch entry.key {
    case "member": return names(entry).map { .member($0) }
    case "call": return names(entry).map { .call($0) }
    case "assignment": return names(entry).map { .assignment($0) }
    case "function": return names(entry).map { .function($0) }
    case "type": return names(entry).map { .type($0) }
    case "string": return texts(entry)
    case "argument": return arguments(entry)
    case "value": return pattern(entry.value).map { .value($0) }
    case "inside": return pattern(entry.value, of: .surroundings).map { .inside($0) }
    case "not": return pattern(entry.value, of: subject).map { .not($0) }
    case "all": return list(entry, of: subject).map { .all(ofAll: $0) }
    case "any": return list(entry, of: subject).map { .any($0) }
    default:
      let facts = scalars(entry).compactMap { fact($0.text, $0.node) }
      if facts.isEmpty, problems.isEmpty { report("`is` wants the name of a fact", entry) }
      return facts.isEmpty ? nil : .all(ofAll: facts.map { $0 })
    }
  }

  private mutating func reportUnknownWord(_ entry: YAML.Entry, among known: [String]) {
    if Self.facts.contains(entry.key) {
      report("`\(entry.key)` is a fact; write `is: \(entry.key)`", entry)
    } else if Self.surroundingWords.contains(entry.key) {
      report("`\(entry.key)` stands under `inside` only", entry)
    } else if Self.placeWords.contains(entry.key) {
      report("`\(entry.key)` does not stand under `inside`", entry)
    } else {
      reportUnknown(entry, "word", among: known + Self.facts)
    }
  }

  /// What is never true of one thing is a mistake.
  private mutating func checkFit(_ entries: [YAML.Entry]) {
    let given = entries.filter { (Self.shapes + ["function", "type"]).contains($0.key) }
    if given.count > 1 {
      report("nothing is `\(given[0].key)` and `\(given[1].key)` at once; put them under `any`", given[1])
    }
    guard let shape = given.first else { return }
    for (word, wanted) in [("argument", "call"), ("value", "assignment")] {
      if let entry = entries.first(where: { $0.key == word }), shape.key != wanted {
        report("`\(word)` is about a `\(wanted)`, not about a `\(shape.key)`", entry)
      }
    }
  }

  private mutating func fact(_ text: String, _ node: YAML.Node) -> Pattern? {
    if let fact = PatternFact(rawValue: text) { return .fact(fact) }
    if Self.placeWords.contains(text) {
      report("`\(text)` wants a value: `\(text): …`", node)
    } else {
      let near = nearest(to: text, in: Self.facts)
      let hint = near.map { "; did you mean `\($0)`?" } ?? "; there are \(Self.facts.joined(separator: ", "))"
      report("unknown fact `\(text)`\(hint)", node)
    }
    return nil
  }

  private mutating func list(_ entry: YAML.Entry, of subject: Subject) -> [Pattern]? {
    guard case .list(let items) = entry.value.content else {
      report("`\(entry.key)` is a list of patterns", entry.value)
      return nil
    }
    let patterns = items.compactMap { pattern($0, of: subject) }
    return patterns.count == items.count && !items.isEmpty ? patterns : nil
  }

  private mutating func names(_ entry: YAML.Entry) -> [NamePath]? {
    var names: [NamePath] = []
    for (text, node) in scalars(entry) {
      if text.hasSuffix(".init") {
        report("write `\(text.dropLast(".init".count))` alone; `.init` is found too", node)
      } else if let name = NamePath(text) {
        names.append(name)
      } else {
        report("`\(text)` is no name; write it without signs, as `leftAnchor` or `UIFont.systemFont`", node)
      }
    }
    if names.isEmpty, problems.isEmpty { report("`\(entry.key)` wants a name", entry) }
    return names.isEmpty ? nil : names
  }

  private mutating func texts(_ entry: YAML.Entry) -> Pattern? {
    let texts = scalars(entry)
    for (text, node) in texts where text.isEmpty || text.contains("\\(") {
      report("a string is found by its whole text, without interpolations", node)
    }
    if texts.isEmpty, problems.isEmpty { report("`string` wants a text", entry) }
    return texts.isEmpty ? nil : .string(texts.map(\.text))
  }

  // MARK: - Arguments

  private mutating func arguments(_ entry: YAML.Entry) -> Pattern? {
    guard case .list(let items) = entry.value.content else { return argument(entry.value) }
    let arguments = items.compactMap { argument($0) }
    return arguments.isEmpty ? nil : .all(ofAll: arguments)
  }

  private mutating func argument(_ node: YAML.Node) -> Pattern? {
    guard case .map(let entries) = node.content else { return pattern(node).map { .argument(.any, $0) } }
    var labels = Pattern.Labels.any
    if let label = entries.first(where: { $0.key == "label" }) {
      let texts = scalars(label).map(\.text)
      if texts == ["_"] {
        labels = .none
      } else if let names = names(label) {
        labels = .named(names)
      }
    }
    let rest = entries.filter { $0.key != "label" }
    if rest.isEmpty { return .argument(labels, nil) }
    return pattern(rest, node, of: .place).map { .argument(labels, $0) }
  }
}
