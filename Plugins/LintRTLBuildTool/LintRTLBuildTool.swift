import Foundation
import PackagePlugin

/// Shows what rtllint finds in a target as warnings of its build; errors end the build. It runs again when a source of the
/// target or the configuration has changed, and only then.
@main
struct LintRTLBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let sources = (target as? SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url) else { return [] }
    return commands(
      for: sources,
      name: target.name,
      top: context.package.directoryURL,
      tool: try context.tool(named: "rtllint").url,
      workDirectory: context.pluginWorkDirectoryURL
    )
  }

  private func commands(for sources: [URL], name: String, top: URL, tool: URL, workDirectory: URL) -> [Command] {
    if sources.isEmpty { return [] }
    let configuration = top.appending(path: ".rtllint.yml")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    // It is empty. As a source of the target it makes the build want it, and unlike other files it ends up in no bundle.
    let stamp = workDirectory.appending(path: "\(name).rtllint.swift")
    let options = ["lint", "--format", "concise", "--absolute-paths", "--fail-on", "error"]
    return [
      .buildCommand(
        displayName: "rtllint \(name)",
        executable: tool,
        arguments: options + ["--stamp", stamp.path]
          + (isConfigured ? ["--config", configuration.path] : []) + ["--"] + sources.map(\.path),
        inputFiles: sources + (isConfigured ? [configuration] : []),
        outputFiles: [stamp]
      )
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LintRTLBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        for: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" },
        name: target.displayName,
        top: context.xcodeProject.directoryURL,
        tool: try context.tool(named: "rtllint").url,
        workDirectory: context.pluginWorkDirectoryURL
      )
    }
  }
#endif
