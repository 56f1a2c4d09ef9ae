import RTLRuleKit

/// Turns a tree of YAML into a configuration, collecting what is wrong on the way.
struct ConfigurationDecoder: TreeDecoder {
  private(set) var configuration: Configuration
  var problems: [Problem] = []
  private var ruleIDs: Set<String>
  private let isNested: Bool

  init(folder: Path, ruleIDs: Set<String>, isNested: Bool) {
    configuration = Configuration(folder: folder)
    self.ruleIDs = ruleIDs
    self.isNested = isNested
  }

  mutating func decode(_ root: YAML.Node) {
    let entries = entries(root, of: "the configuration")
    // What other keys say of rules may be about the project's own.
    let paths = entries.first { $0.key == ConfigurationKey.rulePaths.rawValue }
    if !isNested, let paths { decodeRulePaths(paths) }
    for entry in entries {
      let key = ConfigurationKey(rawValue: entry.key)
      if isNested, key?.isOutermost == true {
        report("`\(entry.key)` belongs in the outermost \(Configuration.fileName), not in one that refines it", entry)
        continue
      }
      switch key {
      case .include: configuration.include = patterns(entry, anchored: true)
      case .exclude: configuration.exclude = patterns(entry, anchored: false)
      case .rules: decodeRules(entry)
      case .deploymentTarget: decodeDeploymentTarget(entry)
      case .failOn: decodeFailOn(entry)
      case .vocabulary: decodeVocabulary(entry)
      case .rulePaths: break
      case nil where entry.key == "baseline": report("`\(entry.key)` is not supported yet", entry)
      case nil: reportUnknown(entry, "key", among: ConfigurationKey.allCases.map(\.rawValue))
      }
    }
  }

  private mutating func decodeRulePaths(_ entry: YAML.Entry) {
    let folders = scalars(entry).map { text, node in
      OwnRules.Folder(path: Path(text).absolute(in: configuration.folder), line: node.line, column: node.column)
    }
    configuration.ownRules = OwnRules(in: folders, besides: ruleIDs)
    ruleIDs.formUnion(configuration.ownRules.ids)
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
            let hint = nearest(to: option.key, in: ["severity"]).map { "; did you mean `\($0)`?" }
            report("`\(rule.key)` has no option `\(option.key)`\(hint ?? "; there is only `severity`")", option)
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
    for list in entries(entry.value, of: "`vocabulary`") {
      guard let key = VocabularyKey(rawValue: list.key) else {
        reportUnknown(list, "key", among: VocabularyKey.allCases.map(\.rawValue))
        continue
      }
      let names = names(list)
      switch key {
      case .sinks: configuration.settings.vocabulary.sinks = names
      case .localizers: configuration.settings.vocabulary.localizers = names
      case .directionChecks: configuration.settings.vocabulary.directionChecks = names
      case .layoutHelpers: configuration.settings.vocabulary.layoutHelpers = names
      case .numberTypes: configuration.settings.vocabulary.numberTypes = names
      }
    }
  }

  private mutating func names(_ entry: YAML.Entry) -> Set<String> {
    let texts = scalars(entry)
    for (text, node) in texts where NamePath(text) == nil {
      report("`\(text)` is no name; write it without signs, as `showBanner` or `Toast.show`", node)
    }
    return Set(texts.map(\.text).filter { NamePath($0) != nil })
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
