import RTLEngine
import RTLReporters
import RTLRuleKit
import RTLRules
import RTLSyntax

/// `rtllint lint`: runs the rules and tells what they found.
struct LintCommand {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func run() throws(Problem) -> ExitStatus {
    let project = try settings.project(knowing: allRules)
    let failOn = settings.failOn ?? project.configuration.failOn
    var selection = try selection(in: project, failOn: failOn)
    let scope = try Scope(settings, project, minimumSeverity: selection.minimumSeverity)
    if !scope.sieve.isOpen { selection.minimumSeverity = .info }
    let linter = Linter(
      project,
      selection,
      toolVersion: version,
      jobs: settings.jobs ?? Threads.processorCount,
      contents: scope.contents
    )
    var (report, problems) = try lint(with: linter, scope)
    if !scope.sieve.isOpen { report = scope.sift(report) }
    if settings.showsAbsolutePaths { report.place(in: project.workingDirectory) }
    do throws(Problem) {
      try tell(report, knowing: Catalog.all + project.configuration.ownRules.rules)
    } catch {
      problems.append(error)
    }
    StandardStream.tell(problems)
    if !problems.isEmpty { return .failed }
    return ExitStatus(report.diagnostics, failOn: failOn, maxWarnings: settings.maxWarnings)
  }

  func selection(in project: Project, failOn: Configuration.FailOn) throws(Problem) -> RuleSelection {
    for id in settings.rules + settings.skippedRules where !project.ruleIDs.contains(id) {
      throw ExplainCommand.unknownRule(id, known: project.ruleIDs)
    }
    // What fails must be seen.
    let failing = Severity(rawValue: failOn.rawValue) ?? .warning
    var selection = RuleSelection(
      allRules + project.configuration.ownRules.rules,
      only: Set(settings.rules),
      skip: Set(settings.skippedRules),
      minimumSeverity: settings.minSeverity ?? min(.warning, failing)
    )
    selection.details = settings.details
    return selection
  }

  func lint(with linter: Linter, _ scope: Scope) throws(Problem) -> (report: Report, problems: [Problem]) {
    if settings.readsStandardInput {
      let outcome = linter.lint(try standardInput(), as: settings.standardInputPath ?? "<stdin>")
      return (outcome.report, outcome.problems)
    }
    // An empty list, such as that of a commit without Swift in it, is not the whole folder.
    if scope.isEmpty {
      return (Report(toolVersion: version, diagnostics: [], fileCount: 0), linter.project.problems)
    }
    let line = ProgressLine(isOn: StandardStream.error.isTerminal && !settings.isQuiet)
    defer { line.clear() }
    let outcome = linter.lint(scope.paths, progress: { line.show($0, of: $1) })
    return (outcome.report, outcome.problems)
  }

  private func standardInput() throws(Problem) -> Source {
    do throws(FileSystem.Failure) {
      return Source(padded: try FileSystem.readAll(0))
    } catch {
      throw Problem("cannot read standard input: \(error.reason)")
    }
  }

  private func tell(_ report: Report, knowing rules: [CatalogedRule]) throws(Problem) {
    let text = settings.reporter(knowing: rules).report(report)
    let statistics = settings.showsStatistics ? Statistics().table(of: report) : ""
    if settings.output == nil, settings.format == .text {
      try settings.deliver(text + statistics)
    } else {
      try settings.deliver(text)
      try StandardStream.error.write(statistics)
    }
    for output in settings.outputs {
      let reporter = settings.reporter(output.format, onTerminal: false, knowing: rules)
      try FileWriter.replace(output.path, with: reporter.report(report))
    }
    if let stamp = settings.stamp { try FileWriter.replace(stamp, with: "") }
  }
}
