import RTLEngine
import RTLRuleKit

/// One option: its name, its help and what it does. The table below is all there is of each.
struct Option: Sendable {
  enum Effect: Sendable {
    case flag(@Sendable (inout Settings) -> Void)
    /// The word stands for the value in the help.
    case value(String, @Sendable (inout Settings, Argument) throws(Problem) -> Void)
  }

  let name: String
  let help: String
  let effect: Effect
  /// The subcommands that understand it.
  let subcommands: [Subcommand]

  init(_ name: String, _ help: String, _ effect: Effect, in subcommands: [Subcommand] = [.lint]) {
    self.name = name
    self.help = help
    self.effect = effect
    self.subcommands = subcommands
  }

  static let all: [Option] = basic + adoption + common

  private static let basic: [Option] = [
    Option(
      "--config",
      "read this configuration instead of the nearest .rtllint.yml",
      .value("FILE") { $0.configuration = .file($1.path) },
      in: [.lint, .rules, .explain, .test, .schema]
    ),
    Option(
      "--no-config",
      "read no configuration",
      .flag { $0.configuration = .defaults },
      in: [.lint, .rules, .explain, .test, .schema]
    ),
    Option(
      "--format",
      Settings.Format.allCases.map(\.rawValue).joined(separator: " "),
      .value("FORMAT") { (settings, word) throws(Problem) in settings.format = try choice(word, for: "--format") },
      in: [.lint, .rules, .explain, .test]
    ),
    Option(
      "--output",
      "write the report to a file or - (standard output); sarif:FILE for others; may be repeated",
      .value("[FORMAT:]FILE") { (settings, word) throws(Problem) in try settings.addOutput(word) },
      in: [.lint, .rules, .explain, .test, .schema]
    ),
    Option(
      "--min-severity",
      "show findings from this severity up: info, warning (default) or error",
      .value("LEVEL") { (settings, word) throws(Problem) in
        settings.minSeverity = try choice(word, for: "--min-severity")
      }
    ),
    Option(
      "--fail-on",
      "fail from this severity up: info, warning (default), error or never",
      .value("LEVEL") { (settings, word) throws(Problem) in settings.failOn = try choice(word, for: "--fail-on") }
    ),
    Option(
      "--max-warnings",
      "bear this many warnings before failing",
      .value("N") { (settings, word) throws(Problem) in
        settings.maxWarnings = try number(word, from: 0, for: "--max-warnings")
      }
    ),
    Option(
      "--rule",
      "run this rule only, even one that is off, or those of a category; more with commas between",
      .value("NAME") { $0.rules += $1.names }
    ),
    Option(
      "--skip",
      "leave this rule or category out; more with commas between",
      .value("NAME") { $0.skippedRules += $1.names }
    ),
    Option("--stdin", "lint what comes in on standard input", .flag { $0.readsStandardInput = true }),
    Option(
      "--stdin-path",
      "the name of the file that --stdin stands for",
      .value("PATH") { $0.standardInputPath = $1.path }
    ),
    Option(
      "--files-from",
      "lint the paths listed in a file, or with - on standard input; lines, or NUL between them",
      .value("FILE") { $0.filesFrom = $1.path }
    ),
    Option(
      "--force-exclude",
      "leave out what is excluded even where it is named here, as hooks do",
      .flag { $0.forcesExclusion = true }
    ),
    Option(
      "--jobs",
      "work on this many threads; by default one for each processor",
      .value("N") { (settings, word) throws(Problem) in settings.jobs = try number(word, from: 1, for: "--jobs") }
    ),
    Option(
      "--color",
      "auto (default: on a terminal, unless NO_COLOR is set), always or never",
      .value("WHEN") { (settings, word) throws(Problem) in settings.color = try choice(word, for: "--color") },
      in: [.lint, .test]
    ),
    Option("--absolute-paths", "show whole paths, as Xcode wants them", .flag { $0.showsAbsolutePaths = true }),
    Option(
      "--stamp",
      "write this empty file when all is done, for build systems that go by files",
      .value("FILE") { $0.stamp = $1.path }
    ),
    Option(
      "--statistics",
      "add the numbers: how ready each module and folder is, findings by category and rule",
      .flag { $0.showsStatistics = true }
    ),
    Option("--quiet", "leave out the summary", .flag { $0.isQuiet = true }, in: [.lint, .test]),
    // Editors add it wherever they start a server.
    Option("--stdio", "serve over standard input and output, as is done anyhow", .flag { _ in }, in: [.lsp]),
  ]

  private static let common: [Option] = [
    Option("--help", "show this text", .flag { $0.wantsHelp = true }, in: Subcommand.allCases),
    Option("--version", "show the version", .flag { $0.wantsVersion = true }, in: Subcommand.allCases),
  ]

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ word: Argument,
    for name: String
  ) throws(Problem) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: word.text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let list = known.dropLast().joined(separator: ", ") + " or " + (known.last ?? "")
    throw Problem("\(name) is \(list), not `\(word.text)`\(suggestion(for: word.text, in: known))")
  }

  private static func number(_ word: Argument, from least: Int, for name: String) throws(Problem) -> Int {
    if let number = Int(word.text), number >= least { return number }
    throw Problem("\(name) wants a number from \(least) up, not `\(word.text)`")
  }
}
