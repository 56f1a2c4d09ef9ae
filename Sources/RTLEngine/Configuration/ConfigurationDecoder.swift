import RTLRuleKit

/// Turns a tree of YAML into a configuration, collecting what is wrong on the way.
struct ConfigurationDecoder {
  private(set) var configuration: Configuration
  private(set) var problems: [Problem] = []
  private let ruleIDs: Set<String>
  private let isNested: Bool

  init(folder: Path, ruleIDs: Set<String>, isNested: Bool) {
    configuration = Configuration(folder: folder)
    self.ruleIDs = ruleIDs
    self.isNested = isNested
  }

  private static let keys = [
    "include", "exclude", "rules", "deployment_target", "fail_on", "vocabulary", "rule_paths", "baseline",
  ]

  mutating func decode(_ root: YAML.Node) {
    for entry in entries(root, of: "the configuration") {
      if isNested, ["include", "fail_on", "baseline"].contains(entry.key) {
        report("`\(entry.key)` belongs in the outermost \(Configuration.fileName), not in one that refines it", entry)
        continue
      }
      switch entry.key {
      case "include": configuration.include = patterns(entry, anchored: true)
      case "exclude": configuration.exclude = patterns(entry, anchored: false)
      case "rules": decodeRules(entry)
      case "deployment_target": decodeDeploymentTarget(entry)
      case "fail_on": decodeFailOn(entry)
      case "vocabulary": decodeVocabulary(entry)
      case "baseline":
        let path = scalar(entry.value, of: "`baseline`").map { Path($0) }
        configuration.baseline = path?.absolute(in: configuration.folder)
      case "rule_paths": report("`\(entry.key)` is not supported yet", entry)
      default: reportUnknown(entry, "key", among: Self.keys)
      }
    }
  }

  private mutating func decodeRules(_ rules: YAML.Entry) {
    for rule in entries(rules.value, of: "`rules`") {
      guard ruleIDs.contains(rule.key) else {
        reportUnknown(rule, "rule", among: ruleIDs.sorted())
        continue
      }
      switch rule.value.content {
      case .map(let options):
        for option in options {
          if option.key == "severity" {
            decodeLevel(option.value, of: rule.key)
          } else {
            let hint = suggestion(for: option.key, in: ["severity"])
            report("`\(rule.key)` has no option `\(option.key)`\(hint)", option)
          }
        }
      default: decodeLevel(rule.value, of: rule.key)
      }
    }
  }

  private mutating func decodeLevel(_ node: YAML.Node, of rule: String) {
    let levels = ["off"] + Severity.allCases.map(\.rawValue)
    guard let text = choice(node, of: "`\(rule)`", among: levels) else { return }
    configuration.rules[rule] = Severity(rawValue: text).map { .at($0) } ?? .off
  }

  private mutating func decodeFailOn(_ entry: YAML.Entry) {
    guard let text = choice(entry.value, of: "`fail_on`", among: Configuration.FailOn.allCases.map(\.rawValue)) else {
      return
    }
    configuration.failOn = Configuration.FailOn(rawValue: text) ?? configuration.failOn
  }

  private mutating func decodeDeploymentTarget(_ entry: YAML.Entry) {
    for platform in entries(entry.value, of: "`deployment_target`") {
      switch platform.key {
      case "ios": configuration.settings.iOS = version(platform)
      case "macos": configuration.settings.macOS = version(platform)
      default: reportUnknown(platform, "platform", among: ["ios", "macos"])
      }
    }
  }

  private mutating func version(_ entry: YAML.Entry) -> ProjectSettings.Version? {
    guard let text = scalar(entry.value, of: "`\(entry.key)`") else { return nil }
    if let version = ProjectSettings.Version(text) { return version }
    report("`\(text)` is no version such as \"15.0\"", entry.value)
    return nil
  }

  private mutating func decodeVocabulary(_ entry: YAML.Entry) {
    let kinds: [(key: String, path: WritableKeyPath<Vocabulary, Set<String>> & Sendable)] = [
      ("sinks", \.sinks),
      ("localizers", \.localizers),
      ("direction_checks", \.directionChecks),
      ("layout_helpers", \.layoutHelpers),
      ("number_types", \.numberTypes),
    ]
    for list in entries(entry.value, of: "`vocabulary`") {
      guard let kind = kinds.first(where: { $0.key == list.key }) else {
        reportUnknown(list, "key", among: kinds.map(\.key))
        continue
      }
      configuration.settings.vocabulary[keyPath: kind.path] = Set(scalars(list).map(\.text))
    }
  }

  private mutating func patterns(_ entry: YAML.Entry, anchored: Bool) -> [GlobPattern] {
    scalars(entry).compactMap { text, node in
      let pattern = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
      if pattern.split(separator: "/").contains("..") {
        report("`\(text)` leaves the folder of the configuration", node)
        return nil
      }
      // The folder of the configuration itself.
      if pattern.isEmpty || pattern == "." { return GlobPattern("/**".utf8) }
      guard let compiled = GlobPattern(pattern.utf8, anchored: anchored) else {
        report("`\(text)` is no pattern", node)
        return nil
      }
      if !compiled.canMatch { report("a `[` in `\(text)` is not closed", node) }
      if anchored, compiled.isNegated { report("`include` cannot take back; use `exclude`", node) }
      return compiled
    }
  }
}

extension ConfigurationDecoder {
  private mutating func report(_ message: String, _ node: YAML.Node) {
    problems.append(Problem(message, line: node.line, column: node.column))
  }

  private mutating func report(_ message: String, _ entry: YAML.Entry) {
    problems.append(Problem(message, line: entry.line, column: entry.column))
  }

  private mutating func reportUnknown(_ entry: YAML.Entry, _ what: String, among known: [String]) {
    report("unknown \(what) `\(entry.key)`\(suggestion(for: entry.key, in: known))", entry)
  }

  private mutating func entries(_ node: YAML.Node, of what: String) -> [YAML.Entry] {
    switch node.content {
    case .map(let entries): return entries
    case .empty: return []
    case .scalar, .list:
      report("\(what) is a map, `key: value`", node)
      return []
    }
  }

  private mutating func scalar(_ node: YAML.Node, of what: String) -> String? {
    if case .scalar(let text) = node.content { return text }
    report("\(what) wants a single value", node)
    return nil
  }

  private mutating func choice(_ node: YAML.Node, of what: String, among choices: [String]) -> String? {
    guard let text = scalar(node, of: what) else { return nil }
    if choices.contains(text) { return text }
    let list = choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
    report("\(what) is \(list), not `\(text)`\(suggestion(for: text, in: choices))", node)
    return nil
  }

  /// The texts of a list; a single text is a list of one.
  private mutating func scalars(_ entry: YAML.Entry) -> [(text: String, node: YAML.Node)] {
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

extension ProjectSettings.Version {
  /// `15`, `15.4`, `15.4.1`
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    // Enough for any system there will be, and never more than a number holds.
    let numbers = parts.compactMap { part in
      part.utf8.count <= 6 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }
}
