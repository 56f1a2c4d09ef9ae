import RTLCatalog
import RTLEngine
import RTLReporters
import RTLRuleKit

/// `rtllint lint`: runs the rules and tells what they found.
struct LintCommand {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func run() throws(Problem) -> ExitStatus {
    let project = try settings.project(knowing: Catalog.rules)
    let failOn = settings.failOn ?? project.configuration.failOn
    let run = try Run(settings, in: project, failOn: failOn, seesAll: false)
    let outcome = try run.lint()
    var (report, problems) = (outcome.report, outcome.problems)
    if !run.scope.sieve.isOpen { report = run.scope.sift(report) }
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

  private func tell(_ report: Report, knowing rules: [CatalogedRule]) throws(Problem) {
    let reporters =
      [settings.reporter(knowing: rules)]
      + settings.outputs.map { settings.reporter($0.format, onTerminal: false, knowing: rules) }
    // Of several formats none waits for another.
    let texts = Threads.map(reporters, on: settings.jobs ?? Threads.processorCount) { $0.bytes(of: report) }
    let statistics = settings.showsStatistics ? Statistics().table(of: report) : ""
    if settings.output == nil, settings.format == .text {
      try settings.deliver(bytes: texts[0] + statistics.utf8)
    } else {
      try settings.deliver(bytes: texts[0])
      try StandardStream.error.write(statistics)
    }
    for (output, text) in zip(settings.outputs, texts.dropFirst()) {
      if output.path == .standardStream {
        try StandardStream.output.write(bytes: text)
      } else {
        try FileWriter.replace(output.path, with: text)
      }
    }
    if let stamp = settings.stamp { try FileWriter.replace(stamp, with: []) }
  }
}
