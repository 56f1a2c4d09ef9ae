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
    if let folder = settings.operands.first {
      let path = folder.path.absolute(in: project.workingDirectory)
      return OwnRules(in: path, besides: Set(Catalog.all.map(\.rule.id)))
    }
    let own = project.configuration.ownRules
    if own.entries.isEmpty, own.problems.isEmpty {
      // A configuration that cannot be read has no rules either.
      StandardStream.tell(project.problems)
      throw Problem(
        "there are no rules to test; name a folder, or name it in `rule_paths` of \(Configuration.fileName)"
      )
    }
    return own
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
    let held = "\(plural(outcome.exampleCount, "example")) of \(plural(outcome.report.fileCount, "rule"))"
    return outcome.failedCount == 0 ? "\(held); all hold\n" : "\(held); \(outcome.failedCount) failed\n"
  }

  private func plural(_ count: Int, _ word: String) -> String { count == 1 ? "1 \(word)" : "\(count) \(word)s" }
}
