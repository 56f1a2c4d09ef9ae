import RTLRuleKit
import RTLSyntax

/// Reads one rule file. What is wrong is collected with its place; a rule with mistakes does not run.
struct RuleFileDecoder: TreeDecoder {
  var problems: [Problem] = []
  private var fields = Fields()

  private struct Fields {
    var summary: String?
    var message: String?
    var rationale: String?
    var references: [String] = []
    var severity = Severity.warning
    var isOnByDefault = true
    var pattern: Pattern?
    var change: PatternRule.Change?
    var bad: [OwnExample] = []
    var good: [OwnExample] = []
  }

  static let keys = ["summary", "message", "rationale", "references", "severity", "match", "fix", "bad", "good"]
  private static let required = ["summary", "message", "match", "bad"]

  static func read(_ source: Source, id: String) -> (rule: PatternRule?, examples: [OwnExample], problems: [Problem]) {
    do throws(Problem) {
      let root = try YAML.read(Array(source.bytes.prefix(source.count)))
      var decoder = RuleFileDecoder()
      decoder.decode(root)
      let rule = decoder.problems.isEmpty ? decoder.rule(id) : nil
      return (rule, decoder.fields.bad + decoder.fields.good, decoder.problems)
    } catch {
      return (nil, [], [error])
    }
  }

  private func rule(_ id: String) -> PatternRule? {
    guard let summary = fields.summary, let message = fields.message, let pattern = fields.pattern else { return nil }
    return PatternRule(
      id: id,
      summary: summary,
      message: message,
      rationale: fields.rationale,
      references: fields.references,
      severity: fields.severity,
      isOnByDefault: fields.isOnByDefault,
      pattern: pattern,
      change: fields.change,
      bad: fields.bad.map(\.example),
      good: fields.good.map(\.example)
    )
  }

  private mutating func decode(_ root: YAML.Node) {
    let entries = entries(root, of: "a rule")
    for entry in entries {
      switch entry.key {
      case "summary": fields.summary = line(entry)
      case "message": fields.message = line(entry)
      case "rationale": fields.rationale = scalar(entry.value, of: "`rationale`")
      case "references": fields.references = scalars(entry).map(\.text)
      case "severity": decodeSeverity(entry)
      case "match": decodeMatch(entry)
      case "fix": decodeFix(entry)
      case "bad": fields.bad = examples(entry, isBad: true)
      case "good": fields.good = examples(entry, isBad: false)
      default: reportUnknown(entry, "key", among: Self.keys)
      }
    }
    for key in Self.required where !entries.contains(where: { $0.key == key }) {
      report("`\(key)` is missing", root)
    }
    if case .rename = fields.change?.kind, let pattern = fields.pattern, pattern.findsText,
      let fix = entries.first(where: { $0.key == "fix" })
    {
      report("a string has no name that `rename` could change; use `replace`", fix)
    }
  }

  /// One line of text for people.
  private mutating func line(_ entry: YAML.Entry) -> String? {
    guard let text = scalar(entry.value, of: "`\(entry.key)`") else { return nil }
    if text.isEmpty || text.utf8.contains(where: { $0 < 0x20 }) {
      report("`\(entry.key)` is one line of text", entry.value)
    } else if text.unicodeScalars.count > 200 {
      report("`\(entry.key)` has more than 200 characters; the rest belongs into `rationale`", entry.value)
    } else if text.hasSuffix(".") {
      report("`\(entry.key)` has no full stop at its end", entry.value)
    }
    return text
  }

  private mutating func decodeSeverity(_ entry: YAML.Entry) {
    let levels = ["off"] + Severity.allCases.map(\.rawValue)
    guard let text = choice(entry.value, of: "`severity`", among: levels) else { return }
    fields.isOnByDefault = text != "off"
    fields.severity = Severity(rawValue: text) ?? .warning
  }

  /// A pattern of more words is better two rules.
  private static let maximalSize = 200

  private mutating func decodeMatch(_ entry: YAML.Entry) {
    var decoder = PatternDecoder()
    fields.pattern = decoder.pattern(entry.value)
    problems += decoder.problems
    guard let pattern = fields.pattern, decoder.problems.isEmpty else { return }
    if pattern.size > Self.maximalSize {
      report("a pattern has at most \(Self.maximalSize) words, this one has \(pattern.size)", entry.value)
    }
    if pattern.triggers == nil {
      report(
        "no word here wakes the rule: name a member, call, assignment, string or the label of an argument, "
          + "and under `any` in each branch",
        entry.value
      )
    }
  }

  private mutating func decodeFix(_ entry: YAML.Entry) {
    var kinds: [PatternRule.Change.Kind] = []
    var safety = Fix.Safety.unsafe
    for part in entries(entry.value, of: "`fix`") {
      switch part.key {
      case "rename":
        guard let text = scalar(part.value, of: "`rename`") else { break }
        if let name = NamePath(text), !name.isQualified {
          kinds.append(.rename(text))
        } else {
          report("`\(text)` is no name", part.value)
        }
      case "replace": if let text = scalar(part.value, of: "`replace`") { kinds.append(.replace(text)) }
      case "safety":
        let text = choice(part.value, of: "`safety`", among: ["safe", "unsafe"])
        safety = text.flatMap { Fix.Safety(rawValue: $0) } ?? safety
      default: reportUnknown(part, "key", among: ["rename", "replace", "safety"])
      }
    }
    if kinds.count == 1 {
      fields.change = PatternRule.Change(kinds[0], safety)
    } else if problems.isEmpty {
      report("a fix has either `rename` or `replace`", entry)
    }
  }

  // MARK: - Examples

  private mutating func examples(_ entry: YAML.Entry, isBad: Bool) -> [OwnExample] {
    var examples: [OwnExample] = []
    switch entry.value.content {
    case .list(let items): examples = items.compactMap { example($0, isBad: isBad) }
    case .scalar: examples = [example(entry.value, isBad: isBad)].compactMap { $0 }
    case .map: report("`\(entry.key)` is a list of examples", entry.value)
    case .empty: break
    }
    if examples.isEmpty, isBad, problems.isEmpty { report("`bad` wants at least one example", entry) }
    return examples
  }

  private mutating func example(_ node: YAML.Node, isBad: Bool) -> OwnExample? {
    var code: (text: String, node: YAML.Node)?
    var fixed: (text: String, node: YAML.Node)?
    var path = "Example.swift"
    if case .map(let entries) = node.content {
      for entry in entries {
        guard let text = self.code(entry.value, of: "`\(entry.key)`") else { continue }
        switch entry.key {
        case "code": code = (text, entry.value)
        case "fixed": fixed = (text, entry.value)
        case "path": path = text
        default: reportUnknown(entry, "key", among: ["code", "fixed", "path"])
        }
      }
      if code == nil, problems.isEmpty { report("`code` is missing", node) }
    } else if let text = self.code(node, of: "an example") {
      code = (text, node)
    }
    guard let code else { return nil }
    let example = OwnExample(code: code, fixed: fixed, path: path, isBad: isBad)
    if let mistake = example.mistake { report(mistake, code.node) }
    if !isBad, let fixed { report("a good example has nothing to be fixed", fixed.node) }
    return example
  }
}

extension RuleFileDecoder {
  /// A block string ends with a line break that is none of the example.
  private mutating func code(_ node: YAML.Node, of what: String) -> String? {
    scalar(node, of: what).map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
  }
}

extension Pattern {
  /// Whether what is found may be a string.
  fileprivate var findsText: Bool {
    triggers?.contains { if case .text = $0 { true } else { false } } ?? false
  }
}
