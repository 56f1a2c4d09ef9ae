import RTLEngine
import RTLReporters
import RTLRuleKit

/// From the words of the command line to what the process ends with.
enum Command {
  static func run(_ arguments: [Argument]) -> ExitStatus {
    var settings = Settings()
    do throws(Problem) {
      settings = try OptionParser.parse(arguments)
      return try run(settings)
    } catch {
      settings.tell([error])
      return .failed
    }
  }

  private static func run(_ settings: Settings) throws(Problem) -> ExitStatus {
    if settings.wantsVersion {
      try StandardStream.output.write("rtllint \(version)\n")
      return .clean
    }
    if settings.wantsHelp {
      try StandardStream.output.write(Help.text)
      return .clean
    }
    switch settings.subcommand {
    case .lint: return try LintCommand(settings).run()
    case .fix: return try FixCommand(settings).run()
    case .baseline: return try BaselineCommand(settings).run()
    case .rules: return try RulesCommand(settings).run()
    case .explain: return try ExplainCommand(settings).run()
    case .initialize: return try InitCommand().run()
    case .test: return try TestCommand(settings).run()
    case .schema: return try SchemaCommand(settings).run()
    case .lsp: return ServerCommand(settings).run()
    case .help:
      try StandardStream.output.write(Help.text)
      return .clean
    }
  }
}
