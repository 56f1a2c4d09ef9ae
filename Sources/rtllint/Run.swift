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
    let failing = Severity(rawValue: failOn.rawValue) ?? .warning
    var selection = RuleSelection(
      Catalog.rules + project.configuration.ownRules.rules,
      only: try ruleIDs(named: settings.rules, project) { isOn($0, project.configuration) },
      skip: try ruleIDs(named: settings.skippedRules, project) { _ in true },
      minimumSeverity: settings.minSeverity ?? min(.warning, failing)
    )
    selection.details = settings.details
    return selection
  }

  /// The rules of these names, and those of the categories among the names that are wanted.
  private static func ruleIDs(
    named names: [String],
    _ project: Project,
    where isWanted: (any Rule) -> Bool
  ) throws(Problem) -> Set<String> {
    let rules = Catalog.all + project.configuration.ownRules.rules
    let categories = Dictionary(grouping: rules) { $0.category.lowercased() }
    var ids: Set<String> = []
    for name in names {
      if project.ruleIDs.contains(name) {
        ids.insert(name)
      } else if let category = categories[name.lowercased()] {
        let wanted = category.map(\.rule).filter(isWanted)
        // None would mean all.
        guard !wanted.isEmpty else { throw Problem("every rule of `\(name)` is off; name the one you want") }
        ids.formUnion(wanted.map(\.id))
      } else {
        throw ExplainCommand.unknownRule(name, known: project.ruleIDs.union(rules.map(\.category)))
      }
    }
    return ids
  }

  /// A rule that is off has to be named itself.
  private static func isOn(_ rule: any Rule, _ configuration: Configuration) -> Bool {
    switch configuration.rules[rule.id] {
    case .off: false
    case .at: true
    case nil: rule.isOnByDefault
    }
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
