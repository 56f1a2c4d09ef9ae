import Foundation
import PackagePlugin

/// Lists the files of `Rules/` at build time, so that a new rule is one new file.
@main
struct RuleList: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let rules = target as? SourceModuleTarget else { return [] }
    let files = rules.sourceFiles(withSuffix: "swift").map(\.url)
    let output = context.pluginWorkDirectoryURL.appending(path: "AllRules.swift")
    return [
      .buildCommand(
        displayName: "Listing rules",
        executable: try context.tool(named: "rule-list").url,
        arguments: [output.path] + files.map(\.path).sorted(),
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}
