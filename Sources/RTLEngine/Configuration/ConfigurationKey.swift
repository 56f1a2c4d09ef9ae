/// The keys of a configuration: what the decoder knows, what it offers for a slip of the pen, and what the schema for
/// editors says of each.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case include
  case exclude
  case rules
  case rulePaths = "rule_paths"
  case deploymentTarget = "deployment_target"
  case failOn = "fail_on"
  case vocabulary

  /// For the file of the project only, not for one that refines it.
  package var isOutermost: Bool {
    switch self {
    case .include, .failOn, .rulePaths: true
    case .exclude, .rules, .deploymentTarget, .vocabulary: false
    }
  }

  package var summary: String {
    switch self {
    case .include:
      "What to lint: files, folders and patterns, seen from the folder of this file. Without it, everything."
    case .exclude: "What to leave out, as in .gitignore."
    case .rules: "How each rule counts."
    case .rulePaths: "Folders with rules of the project's own, one YAML file a rule."
    case .deploymentTarget: "The oldest systems the app runs on; fixes write nothing newer."
    case .failOn: "From which severity on findings make the command fail."
    case .vocabulary: "Names of the project's own that rules should know."
    }
  }
}

/// The lists of `vocabulary`.
package enum VocabularyKey: String, CaseIterable, Sendable {
  case sinks
  case localizers
  case directionChecks = "direction_checks"
  case layoutHelpers = "layout_helpers"
  case numberTypes = "number_types"

  package var summary: String {
    switch self {
    case .sinks: "Functions and properties whose text the user sees."
    case .localizers: "Functions that look up a localized text, and types whose members are such texts."
    case .directionChecks: "Functions and properties that ask for the reading direction."
    case .layoutHelpers: "Functions that see to left and right themselves: what they are given, and what they do."
    case .numberTypes: "Types that are numbers."
    }
  }
}
