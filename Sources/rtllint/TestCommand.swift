import RTLCatalog
import RTLEngine
import RTLReporters
import RTLRuleKit

/// `rtllint test [FOLDER]`: whether the project's own rules find what their examples say.
struct TestCommand {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func run() throws(Problem) -> ExitStatus {
    let project = try settings.project(knowing: Catalog.all)
    let rules = try rules(in: project)
    let outcome = OwnRuleTest(settings: project.configuration.settings, workingDirectory: project.workingDirectory)
      .run(rules, toolVersion: version)
    try tell(outcome)
    let problems = rules.problems.map(project.placed)
    StandardStream.tell(problems)
    if !problems.isEmpty { return .failed }
    return outcome.failedCount > 0 ? .findings : .clean
  }

  private func rules(in project: Project) throws(Problem) -> OwnRules {
    let folder = settings.operands.first?.path.absolute(in: project.workingDirectory)
    let rules =
      folder.map { OwnRules(in: $0, besides: Set(Catalog.all.map(\.rule.id))) } ?? project.configuration.ownRules
    if !rules.entries.isEmpty || !rules.problems.isEmpty { return rules }
    if let folder { throw Problem("there are no rules to test", path: project.shown(folder)) }
    // A configuration that cannot be read has no rules either.
    StandardStream.tell(project.problems)
    throw Problem("there are no rules to test; name a folder, or name it in `rule_paths` of \(Configuration.fileName)")
  }

  private func tell(_ outcome: OwnRuleTest.Outcome) throws(Problem) {
    switch settings.format {
    case .json: try settings.deliver(JSONReporter().report(outcome.report))
    default:
      // The line of the example says more than its number: it is shown wherever the output goes.
      let reporter = TextReporter(showsFrames: true, isColored: settings.isColored, closing: nil)
      let text = reporter.report(outcome.report)
      try settings.deliver(settings.isQuiet ? text : text + closing(outcome))
    }
  }

  private func closing(_ outcome: OwnRuleTest.Outcome) -> String {
    let held = "\(counted(outcome.exampleCount, "example")) of \(counted(outcome.report.fileCount, "rule"))"
    return outcome.failedCount == 0 ? "\(held); all hold\n" : "\(held); \(outcome.failedCount) failed\n"
  }
}
