import RTLEngine
import RTLReporters
import RTLRuleKit

extension Settings {
  /// The project the command was started in, or else the one it is asked about, with the configuration asked for.
  func project(knowing rules: [CatalogedRule]) throws(Problem) -> Project {
    do throws(FileSystem.Failure) {
      let folder = try FileSystem.workingDirectory()
      let named = operands.map(\.path) + (standardInputPath.map { [$0] } ?? [])
      return Project(configuration, workingDirectory: folder, named: named, ruleIDs: rules.map(\.rule.id))
    } catch {
      throw Problem("the working directory cannot be read: \(error.reason)")
    }
  }

  var writesToTerminal: Bool { output == nil && StandardStream.output.isTerminal }

  var isColored: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: writesToTerminal && StandardStream.allowsColor
    }
  }

  /// A path as it is shown beside findings.
  func shown(_ path: Path, in project: Project) -> String { showsAbsolutePaths ? path.text : project.shown(path) }

  /// Tells what went wrong, with paths like those of findings.
  func tell(_ problems: [Problem]) {
    var problems = problems
    if showsAbsolutePaths, let folder = try? FileSystem.workingDirectory() {
      for index in problems.indices {
        problems[index].path = problems[index].path.map { Path($0).absolute(in: folder).text }
      }
    }
    StandardStream.tell(problems)
  }

  /// Writes where `--output` says, or else to standard output.
  func deliver(_ text: String) throws(Problem) { try deliver(bytes: Array(text.utf8)) }

  func deliver(bytes: [UInt8]) throws(Problem) {
    if let output {
      try FileWriter.replace(output, with: bytes)
    } else {
      try StandardStream.output.write(bytes: bytes)
    }
  }
}
