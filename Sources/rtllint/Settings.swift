import RTLEngine
import RTLRuleKit

/// What the command line asks for.
struct Settings {
  enum Format: String, CaseIterable {
    case text
    case concise
    case json
    case jsonl
    case sarif
    case github
    case gitlab
    case checkstyle
    case junit
    case rdjson
    case markdown
    case html
  }

  /// A report that goes to a file in a format of its own.
  struct Output {
    var format: Format
    var path: Path
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
  /// Where the report in `format` goes; nil is standard output.
  var output: Path?
  /// Reports besides.
  var outputs: [Output] = []
  var stamp: Path?
  var minSeverity: Severity?
  var failOn: Configuration.FailOn?
  var maxWarnings: Int?
  var rules: [String] = []
  var skippedRules: [String] = []
  var readsStandardInput = false
  var standardInputPath: Path?
  var filesFrom: Path?
  var forcesExclusion = false
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
  var showsAbsolutePaths = false
  var wantsHelp = false
  var wantsVersion = false
}
