import RTLCatalog
import RTLEngine
import RTLReporters
import RTLRuleKit

/// `rtllint fix`: mends what can be mended, or prints how.
struct FixCommand {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func run() throws(Problem) -> ExitStatus {
    let project = try settings.project(knowing: Catalog.rules)
    let run = try Run(settings, in: project, failOn: .warning, seesAll: true)
    var outcome = Fixer.Outcome(problems: project.problems)
    if !run.scope.isEmpty {
      outcome = run.showingProgress { Fixer(run.linter, run.scope.sieve, work).mend(run.scope.paths, progress: $0) }
    }
    let leftAlone = settings.printsDiff ? try printDiff(outcome, project) : try write(outcome, project)
    let problems = outcome.problems + leftAlone
    StandardStream.tell(problems)
    if !problems.isEmpty { return .failed }
    return settings.printsDiff && !outcome.files.isEmpty ? .findings : .clean
  }

  private var work: Fixer.Work {
    if let reason = settings.suppressionReason { return .suppressions(reason: reason) }
    return settings.allowsUnsafe ? .allFixes : .safeFixes
  }

  private func printDiff(_ outcome: Fixer.Outcome, _ project: Project) throws(Problem) -> [Problem] {
    var problems: [Problem] = []
    for file in outcome.files {
      if (try? FileSystem.kind(of: file.path, followingLinks: false)) == .symbolicLink {
        problems.append(Self.leftAlone("it is a symbolic link", file, project))
        continue
      }
      let diff = UnifiedDiff(from: file.original, to: file.source, path: project.patchPath(of: file.path))
      try StandardStream.output.write(bytes: diff.bytes)
    }
    return problems
  }

  private func write(_ outcome: Fixer.Outcome, _ project: Project) throws(Problem) -> [Problem] {
    var problems: [Problem] = []
    var text = ""
    var written: [Fixer.Mended] = []
    for file in outcome.files {
      let replacement = FileReplacement(file.path, original: file.original, new: file.source)
      if let reason = replacement.write(within: project.folder) {
        problems.append(Self.leftAlone(reason, file, project))
      } else {
        written.append(file)
        text += SafeText.neutralized("\(project.shown(file.path)): \(file.count) \(verb)") + "\n"
      }
    }
    if !settings.isQuiet { text += summary(written, outcome) + "\n" }
    try StandardStream.output.write(text)
    return problems
  }

  private static func leftAlone(_ reason: String, _ file: Fixer.Mended, _ project: Project) -> Problem {
    Problem("left as it is: \(reason)", path: project.shown(file.path))
  }

  private var verb: String { settings.suppressionReason == nil ? "fixed" : "silenced" }

  private func summary(_ written: [Fixer.Mended], _ outcome: Fixer.Outcome) -> String {
    let count = written.reduce(0) { $0 + $1.count }
    var parts = [
      count == 0
        ? "nothing \(verb)" : "\(counted(count, "finding")) \(verb) in \(counted(written.count, "file"))"
    ]
    if settings.suppressionReason == nil {
      if outcome.remainingSafe > 0 { parts.append("\(outcome.remainingSafe) left that could not be fixed together") }
      if outcome.remainingUnsafe > 0, !settings.allowsUnsafe {
        parts.append("\(outcome.remainingUnsafe) more with --unsafe, which wants a look afterwards")
      }
    }
    return parts.joined(separator: "; ")
  }
}
