import RTLCatalog
import RTLEngine
import RTLRuleKit
import RTLSyntax

/// A run over sources as `lint`, `fix` and `baseline` begin it: the project, the part of it that is asked for, and the
/// linter that looks at it.
struct Run {
  let project: Project
  let scope: Scope
  let linter: Linter
  /// From which severity on findings count; the linter may be told to report more.
  let minimumSeverity: Severity
  private let settings: Settings

  /// - Parameters:
  ///   - failOn: what fails must be seen.
  ///   - seesAll: whether findings that do not count are wanted all the same.
  init(_ settings: Settings, in project: Project, failOn: Configuration.FailOn, seesAll: Bool) throws(Problem) {
    self.settings = settings
    self.project = project
    var selection = try Run.selection(settings, project, failOn)
    minimumSeverity = selection.minimumSeverity
    scope = try Scope(settings, project, minimumSeverity: selection.minimumSeverity)
    if seesAll || !scope.sieve.isOpen { selection.minimumSeverity = .info }
    linter = Linter(
      project,
      selection,
      toolVersion: version,
      jobs: settings.jobs ?? Threads.processorCount,
      contents: scope.contents
    )
  }

  private static func selection(
    _ settings: Settings,
    _ project: Project,
    _ failOn: Configuration.FailOn
  ) throws(Problem) -> RuleSelection {
    for id in settings.rules + settings.skippedRules where !project.ruleIDs.contains(id) {
      throw ExplainCommand.unknownRule(id, known: project.ruleIDs)
    }
    let failing = Severity(rawValue: failOn.rawValue) ?? .warning
    var selection = RuleSelection(
      Catalog.rules + project.configuration.ownRules.rules,
      only: Set(settings.rules),
      skip: Set(settings.skippedRules),
      minimumSeverity: settings.minSeverity ?? min(.warning, failing)
    )
    selection.details = settings.details
    return selection
  }

  /// What the linter finds in what is asked for, before the scope has sifted it.
  func lint() throws(Problem) -> Linter.Outcome {
    // An empty list, such as that of a commit without Swift in it, is not the whole folder.
    if scope.isEmpty {
      let nothing = Report(toolVersion: version, diagnostics: [], fileCount: 0)
      return Linter.Outcome(report: nothing, problems: project.problems)
    }
    if settings.readsStandardInput {
      return linter.lint(try standardInput(), as: settings.standardInputPath ?? "<stdin>")
    }
    return showingProgress { linter.lint(scope.paths, progress: $0) }
  }

  func showingProgress<Outcome>(_ body: (@escaping Linter.Progress) -> Outcome) -> Outcome {
    let line = ProgressLine(isOn: StandardStream.error.isTerminal && !settings.isQuiet)
    defer { line.clear() }
    return body { line.show($0, of: $1) }
  }

  private func standardInput() throws(Problem) -> Source {
    do throws(FileSystem.Failure) {
      return Source(padded: try FileSystem.readAll(0))
    } catch {
      throw Problem("cannot read standard input: \(error.reason)")
    }
  }
}
