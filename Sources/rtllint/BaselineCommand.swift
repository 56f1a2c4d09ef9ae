import RTLCatalog
import RTLEngine
import RTLReporters
import RTLRuleKit

/// `rtllint baseline`: writes down what is found today, so that only what is new is told from now on.
struct BaselineCommand {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func run() throws(Problem) -> ExitStatus {
    var inner = settings
    inner.ignoresBaseline = true
    let project = try settings.project(knowing: Catalog.rules)
    let run = try Run(inner, in: project, failOn: .warning, seesAll: true)
    let named = settings.baseline ?? project.configuration.baseline ?? project.folder.appending(Baseline.defaultName)
    let file = named.absolute(in: project.workingDirectory)
    let shown = project.shown(file)
    // What is not there yet is empty; but there is nothing to prune in it.
    let isNew = !settings.prunes && !FileSystem.exists(file)
    let old = try isNew ? Baseline.empty : Baseline.read(file, shownAs: shown, joinsSides: true)
    let outcome = try run.lint()
    let match = old.match(outcome.report.diagnostics, in: project)
    let added = settings.prunes ? [] : match.new.filter { $0.severity >= run.minimumSeverity }
    // What could not be read has not been mended for that.
    let stale = outcome.problems.isEmpty ? run.scope.judged(match.stale) : []
    let text = String(decoding: old.text(without: stale, adding: added, in: project), as: UTF8.self)
    if isNew || !stale.isEmpty || !added.isEmpty || !old.isInOrder {
      try FileWriter.replace(file, with: Array(text.utf8))
    }
    if !settings.isQuiet {
      let total = old.count - stale.count + added.count
      let change = "\(added.count) new, \(stale.count) taken out"
      try tell("\(shown): \(counted(total, "finding")) (\(change))", project)
      if isNew, let line = UnionMerge.missingAttribute(of: file) {
        StandardStream.note(
          "so that branches merge without a conflict, write `\(line)` in .gitattributes at the top of the repository"
        )
      }
    }
    StandardStream.tell(outcome.problems)
    return outcome.problems.isEmpty ? .clean : .failed
  }

  private func tell(_ line: String, _ project: Project) throws(Problem) {
    try StandardStream.output.write(SafeText.neutralized(line) + "\n")
    if project.configuration.baseline == nil, settings.baseline == nil {
      StandardStream.note("to leave these out, write `baseline: \(Baseline.defaultName)` in \(Configuration.fileName)")
    }
  }
}
