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
