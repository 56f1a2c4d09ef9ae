import RTLCatalog
import RTLEngine
import RTLReporters
import RTLRuleKit

/// `rtllint init`: looks at the project, writes a configuration that fits, and says what it saw.
struct InitCommand {
  func run() throws(Problem) -> ExitStatus {
    let project = try Settings().project(knowing: Catalog.all)
    if let file = project.configurationFile {
      throw Problem("is there already; it is left as it is", path: project.shown(file))
    }
    let folder = project.workingDirectory
    let sketch = ProjectSketch(of: try inFolder(folder))
    let draft = ConfigurationDraft(sketch)
    try FileWriter.create(folder.appending(Configuration.fileName), with: Array(draft.text.utf8))
    let lines = draft.found.map { "- \($0)" }
    let next = "Wrote \(Configuration.fileName). Next: `rtllint` lints the project, `rtllint rules` lists the rules."
    try StandardStream.output.write(
      (["Found"] + lines + [next]).map { SafeText.neutralized(line: $0) + "\n" }.joined()
    )
    return .clean
  }

  /// The project that the new file makes of the folder, whatever stands above it.
  private func inFolder(_ folder: Path) throws(Problem) -> Project {
    let file = folder.appending(Configuration.fileName)
    return Project(.file(file), workingDirectory: folder, ruleIDs: Catalog.all.map(\.rule.id))
  }
}
