import Foundation
import PackagePlugin

/// `swift package fix-rtl [OPTION…] [PATH…]`: what comes behind is for `rtllint fix`. SwiftPM asks before it may write.
@main
struct FixRTLCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "rtllint").url
    process.currentDirectoryURL = context.package.directoryURL
    // SwiftPM tells people to type this word, grants it and hands it on.
    process.arguments = ["fix"] + arguments.filter { $0 != "--allow-writing-to-package-directory" }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus > 1 { Diagnostics.error("rtllint could not do all of its work") }
  }
}
