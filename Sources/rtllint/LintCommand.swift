import RTLEngine
import RTLReporters
import RTLRuleKit
import RTLRules

/// `rtllint lint`: runs the rules and tells what they found.
struct LintCommand {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func run() throws(Problem) -> ExitStatus {
    var outcome = try StandInRun(settings).outcome()
    do throws(Problem) {
      try tell(outcome.report)
    } catch {
      outcome.problems.append(error)
    }
    StandardStream.tell(outcome.problems)
    if !outcome.problems.isEmpty { return .failed }
    return ExitStatus(
      outcome.report.diagnostics,
      failOn: settings.failOn ?? outcome.failOn,
      maxWarnings: settings.maxWarnings
    )
  }

  private func tell(_ report: Report) throws(Problem) {
    let text = reporter.report(report)
    let statistics = settings.showsStatistics ? Statistics().table(of: report) : ""
    if settings.output == nil, settings.format == .text {
      try settings.deliver(text + statistics)
    } else {
      try settings.deliver(text)
      try StandardStream.error.write(statistics)
    }
  }

  private var reporter: any Reporter {
    switch settings.format {
    case .json: return JSONReporter()
    case .text, .markdown:
      let isTerminal = settings.output == nil && StandardStream.output.isTerminal
      let isColored =
        switch settings.color {
        case .always: true
        case .never: false
        case .auto: isTerminal && StandardStream.allowsColor
        }
      return TextReporter(
        showsFrames: isTerminal || settings.color == .always,
        isColored: isColored,
        closing: settings.isQuiet ? nil : Summary()
      )
    }
  }
}
