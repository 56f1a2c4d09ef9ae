import RTLRuleKit

/// Turns a tree of YAML into something, and tells of what is wrong in it with its place.
protocol TreeDecoder {
  var problems: [Problem] { get set }
}

extension TreeDecoder {
  mutating func report(_ message: String, _ node: YAML.Node) {
    problems.append(Problem(message, line: node.line, column: node.column))
  }

  mutating func report(_ message: String, _ entry: YAML.Entry) {
    problems.append(Problem(message, line: entry.line, column: entry.column))
  }

  mutating func reportUnknown(_ entry: YAML.Entry, _ what: String, among known: [String]) {
    // To look for the nearest name takes its time; whoever has so many of them wrong has another file in mind.
    let hint = problems.count < 100 ? suggestion(for: entry.key, in: known) : ""
    report("unknown \(what) `\(entry.key)`\(hint)", entry)
  }

  mutating func entries(_ node: YAML.Node, of what: String) -> [YAML.Entry] {
    switch node.content {
    case .map(let entries): return entries
    case .empty: return []
    case .scalar, .list:
      report("\(what) is a map, `key: value`", node)
      return []
    }
  }

  mutating func scalar(_ node: YAML.Node, of what: String) -> String? {
    if case .scalar(let text) = node.content { return text }
    report("\(what) wants a single value", node)
    return nil
  }

  mutating func choice(_ node: YAML.Node, of what: String, among choices: [String]) -> String? {
    guard let text = scalar(node, of: what) else { return nil }
    if choices.contains(text) { return text }
    let list = choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
    report("\(what) is \(list), not `\(text)`\(suggestion(for: text, in: choices))", node)
    return nil
  }

  /// The texts of a list; a single text is a list of one.
  mutating func scalars(_ entry: YAML.Entry) -> [(text: String, node: YAML.Node)] {
    switch entry.value.content {
    case .empty: return []
    case .scalar(let text): return [(text, entry.value)]
    case .list(let items): return items.compactMap { item in scalar(item, of: "`\(entry.key)`").map { ($0, item) } }
    case .map:
      report("`\(entry.key)` is a list", entry.value)
      return []
    }
  }
}
