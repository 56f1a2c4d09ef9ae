import Foundation

extension Sandbox {
  /// Runs git commands, one a line, in a repository of which nobody's settings know.
  @discardableResult
  func git(_ commands: String...) throws -> String {
    let identity = "-c user.name=Test -c user.email=test@example.com -c init.defaultBranch=main -c core.autocrlf=false"
    let script = commands.map { "git \(identity) \($0)" }.joined(separator: " && ")
    let outcome = try shell("export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1; \(script)")
    if outcome.status != 0 { throw GitFailure(commands: commands, errors: outcome.errors) }
    return outcome.output
  }

  /// A repository whose only commit holds what is in the folder.
  static func repository(_ files: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox()
    for (name, text) in files { try sandbox.write(name, text) }
    try sandbox.git("init -q", "add -A", "commit -q -m Begin")
    return sandbox
  }

  struct GitFailure: Error {
    var commands: [String]
    var errors: String
  }
}
