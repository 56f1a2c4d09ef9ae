import Foundation
import PackagePlugin

/// `swift package lint-rtl [--target NAME]… [OPTION…] [PATH…]`: what comes behind is for rtllint. Writes nothing.
@main
struct LintRTLCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.contains("--fix") {
      Diagnostics.error("lint-rtl only reads; `swift package fix-rtl` writes, and asks for leave first")
      return
    }
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? [] : try context.package.targets(named: names)
    let sources = targets.compactMap { $0 as? SourceModuleTarget }.flatMap { $0.sourceFiles(withSuffix: "swift") }
    let process = Process()
    process.executableURL = try context.tool(named: "rtllint").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments =
      ["lint"] + extractor.remainingArguments + sources.map(\.url.path)
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("rtllint found what should be mended")
    default: Diagnostics.error("rtllint could not do all of its work")
    }
  }
}
