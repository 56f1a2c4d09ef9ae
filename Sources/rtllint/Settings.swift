import RTLEngine
import RTLRuleKit

/// What the command line asks for.
struct Settings {
  enum Format: String, CaseIterable {
    case text
    case json
    /// For the rules only.
    case markdown
  }

  enum Color: String, CaseIterable {
    case auto
    case always
    case never
  }

  var subcommand = Subcommand.lint
  /// Paths to lint, or the rule to explain.
  var operands: [Argument] = []
  var configuration = Project.Origin.search
  var format = Format.text
  var output: Path?
  var minSeverity: Severity?
  var failOn: Configuration.FailOn?
  var maxWarnings: Int?
  var rules: [String] = []
  var skippedRules: [String] = []
  var readsStandardInput = false
  var standardInputPath: Path?
  var filesFrom: Path?
  /// What is known already.
  var baseline: Path?
  var ignoresBaseline = false
  var prunes = false
  /// Which lines count; more than one is a mistake.
  var changes: [ChangeSource] = []
  var allowsUnsafe = false
  var printsDiff = false
  var suppressionReason: String?
  var jobs: Int?
  var color = Color.auto
  var isQuiet = false
  var showsStatistics = false
  var wantsHelp = false
  var wantsVersion = false
}
