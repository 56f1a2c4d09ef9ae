import RTLCatalog
import RTLEngine
import RTLRuleKit
import RTLServer
import RTLSyntax

/// `rtllint lsp`: serves an editor over standard input and output.
struct ServerCommand {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func run() -> ExitStatus {
    var server = LanguageServer(EditorBench(settings), version: version, on: .standard)
    return server.run() ? .clean : .failed
  }
}

/// Does for an editor what `lint --stdin` and `fix` do for a shell. The configuration is read each time: it may be open
/// in the very same editor.
private struct EditorBench: Workbench {
  private let settings: Settings
  private let rules = Dictionary(Catalog.all.map { ($0.rule.id, $0) }) { $1 }

  init(_ settings: Settings) {
    var settings = settings
    settings.readsStandardInput = true
    settings.forcesExclusion = true
    self.settings = settings
  }

  func findings(in document: Document, beside others: [Document]) -> Findings {
    do throws(Problem) {
      let run = try run(on: document, seesAll: false)
      if run.scope.isEmpty { return Findings(problems: placed(run.project.problems, document)) }
      let outcome = run.linter.reading(contents(others)).lint(document.source, as: document.path)
      return Findings(run.scope.sift(outcome.report).diagnostics, problems: placed(outcome.problems, document))
    } catch {
      return Findings(problems: placed([error], document))
    }
  }

  func mended(_ document: Document, beside others: [Document]) -> Source? {
    guard let run = try? run(on: document, seesAll: true), !run.scope.isEmpty else { return nil }
    let linter = run.linter.reading(contents(others + [document]))
    let outcome = Fixer(linter, run.scope.sieve, .safeFixes).mend([document.path])
    return outcome.files.first { $0.path == document.path }?.source
  }

  func rule(_ id: String) -> CatalogedRule? { rules[id] }

  private func run(on document: Document, seesAll: Bool) throws(Problem) -> Run {
    var settings = settings
    settings.standardInputPath = document.path
    // What lies in no project is part of what the editor has open.
    let isInProject = document.path.parent.map(Project.exists) ?? false
    let project = Project(
      settings.configuration,
      workingDirectory: document.folder,
      named: [isInProject ? document.path : document.folder],
      ruleIDs: Catalog.rules.map(\.rule.id)
    )
    return try Run(settings, in: project, failOn: project.configuration.failOn, seesAll: seesAll)
  }

  private func contents(_ documents: [Document]) -> Contents {
    Contents(replacing: Dictionary(documents.map { ($0.path, $0.source) }) { $1 })
  }

  private func placed(_ problems: [Problem], _ document: Document) -> [Problem] {
    problems.map { problem in
      var problem = problem
      problem.path = problem.path.map { Path($0).absolute(in: document.folder).text }
      return problem
    }
  }
}
