import Foundation
import PackagePlugin

/// `swift package lint-rtl [--target NAME]… [OPTION…] [PATH…]`: what comes behind is for `rtllint lint` or, with `--fix`,
/// for `rtllint fix`.
///
/// A permission that a plugin declares is asked for each time, to read as well; so none is declared here, and `--fix`
/// wants the word that SwiftPM itself would want, behind it or before `lint-rtl`. SwiftPM opens its sandbox for it.
@main
struct LintRTLCommand: CommandPlugin {
  private static let leave = "--allow-writing-to-package-directory"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let isFixing = extractor.extractFlag(named: "fix") > 0
    let isGranted = extractor.extractFlag(named: String(Self.leave.dropFirst(2))) > 0
    if isFixing, !isGranted, !isGrantedBefore(context) {
      Diagnostics.error(
        "lint-rtl --fix wants permission to write to the package directory: lint-rtl --fix \(Self.leave)"
      )
      return
    }
    let targets = names.isEmpty ? [] : try context.package.targets(named: names)
    let sources = targets.compactMap { $0 as? SourceModuleTarget }.flatMap { $0.sourceFiles(withSuffix: "swift") }
    let process = Process()
    process.executableURL = try context.tool(named: "rtllint").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = [isFixing ? "fix" : "lint"] + extractor.remainingArguments + sources.map(\.url.path)
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("rtllint found what should be mended")
    default: Diagnostics.error("rtllint could not do all of its work")
    }
  }

  /// Of the word before `lint-rtl` a plugin is told nothing. Where there is a sandbox, that knows; elsewhere the command
  /// line of SwiftPM does.
  private func isGrantedBefore(_ context: PluginContext) -> Bool {
    #if os(macOS)
      FileManager.default.isWritableFile(atPath: context.package.directoryURL.path)
    #else
      FileManager.default.contents(atPath: "/proc/\(getppid())/cmdline").map { line in
        line.split(separator: 0).contains { $0.elementsEqual(Self.leave.utf8) }
      } ?? false
    #endif
  }
}
