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
    problems += tell(report, knowing: Catalog.all + project.configuration.ownRules.rules)
    settings.tell(problems)
    if !problems.isEmpty { return .failed }
    // A misspelled `include` must not pass for a project without faults.
    if report.fileCount == 0, !run.scope.isEmpty, !settings.readsStandardInput, !settings.isQuiet {
      StandardStream.note("there is no Swift file to lint in what is named or included")
    }
    return ExitStatus(report.diagnostics, failOn: failOn, maxWarnings: settings.maxWarnings)
  }

  /// Writes all reports: where one cannot be written, the others are there all the same.
  private func tell(_ report: Report, knowing rules: [CatalogedRule]) -> [Problem] {
    let reporters =
      [settings.reporter(knowing: rules)]
      + settings.outputs.map { settings.reporter($0.format, onTerminal: false, knowing: rules) }
    // Of several formats none waits for another.
    var pages = Threads.map(reporters, on: settings.jobs ?? Threads.processorCount) { $0.bytes(of: report) }
    let statistics = settings.showsStatistics ? Statistics().table(of: report) : ""
    let isFollowed = settings.output == nil && settings.format == .text
    var problems: [Problem] = []
    func attempt(_ write: () throws(Problem) -> Void) {
      do throws(Problem) { try write() } catch { problems.append(error) }
    }
    if isFollowed { pages[0] += statistics.utf8 }
    attempt { () throws(Problem) in try settings.deliver(bytes: pages[0]) }
    if !isFollowed { attempt { () throws(Problem) in try StandardStream.error.write(statistics) } }
    for (output, page) in zip(settings.outputs, pages.dropFirst()) {
      attempt { () throws(Problem) in
        if output.path == .standardStream {
          try StandardStream.output.write(bytes: page)
        } else {
          try FileWriter.replace(output.path, with: page)
        }
      }
    }
    guard problems.isEmpty, let stamp = settings.stamp else { return problems }
    attempt { () throws(Problem) in try FileWriter.replace(stamp, with: []) }
    return problems
  }
}
