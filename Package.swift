// swift-tools-version: 6.0
import Foundation
import PackageDescription

// SwiftPM builds the tool of a plugin without the plugins of the tool's own targets, fails, says so, and builds it again.
// Where we are built for a package that uses our plugins, the list of rules is the one that `make docs` wrote.
let own = Context.packageDirectory
let started = URL(fileURLWithPath: Context.environment["PWD"] ?? own).resolvingSymlinksInPath()
let isDependency =
  own.contains("/checkouts/")
  || started != URL(fileURLWithPath: own).resolvingSymlinksInPath()
    && FileManager.default.fileExists(atPath: started.appendingPathComponent("Package.swift").path)

let package = Package(
  name: "rtllint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "rtllint", targets: ["rtllint"]),
    .plugin(name: "LintRTLCommand", targets: ["LintRTLCommand"]),
    .plugin(name: "FixRTLCommand", targets: ["FixRTLCommand"]),
    .plugin(name: "LintRTLBuildTool", targets: ["LintRTLBuildTool"]),
  ],
  targets: [
    .target(name: "RTLSyntax"),
    .target(name: "RTLRuleKit", dependencies: ["RTLSyntax"]),
    .target(
      name: "RTLRules",
      dependencies: ["RTLRuleKit", "RTLSyntax"],
      path: "Rules",
      exclude: isDependency ? ["README.md"] : ["README.md", "AllRules.swift"],
      plugins: isDependency ? [] : ["RuleList"]
    ),
    .target(name: "RTLEngine", dependencies: ["RTLRuleKit", "RTLSyntax"]),
    .target(name: "RTLReporters", dependencies: ["RTLRuleKit", "RTLSyntax"]),
    .target(name: "RTLServer", dependencies: ["RTLEngine", "RTLReporters", "RTLRuleKit", "RTLSyntax"]),
    .target(name: "RTLCatalog", dependencies: ["RTLRules", "RTLEngine", "RTLRuleKit"]),
    .executableTarget(
      name: "rtllint",
      dependencies: ["RTLCatalog", "RTLEngine", "RTLReporters", "RTLRuleKit", "RTLServer", "RTLSyntax"]
    ),

    .plugin(
      name: "LintRTLCommand",
      capability: .command(
        intent: .custom(
          verb: "lint-rtl",
          description: "Find what comes out wrong for people who read from right to left"
        )
      ),
      dependencies: ["rtllint"]
    ),
    .plugin(
      name: "FixRTLCommand",
      capability: .command(
        intent: .custom(verb: "fix-rtl", description: "Mend what can safely be mended for them"),
        permissions: [.writeToPackageDirectory(reason: "Writes the fixes into the sources")]
      ),
      dependencies: ["rtllint"]
    ),
    .plugin(name: "LintRTLBuildTool", capability: .buildTool(), dependencies: ["rtllint"]),

    .executableTarget(
      name: "benchmarks",
      dependencies: ["RTLSyntax", "RTLRuleKit", "RTLRules"],
      path: "Benchmarks",
      exclude: ["README.md", "compare", "peers", "run"]
    ),

    .executableTarget(name: "rule-list"),
    .plugin(name: "RuleList", capability: .buildTool(), dependencies: ["rule-list"]),

    .testTarget(name: "RTLSyntaxTests", dependencies: ["RTLSyntax"]),
    .testTarget(name: "RuleTests", dependencies: ["RTLRules", "RTLEngine", "RTLRuleKit", "RTLSyntax"]),
    .testTarget(name: "RTLEngineTests", dependencies: ["RTLEngine", "RTLRuleKit", "RTLSyntax"]),
    .testTarget(
      name: "RTLReportersTests",
      dependencies: ["RTLReporters", "RTLRuleKit", "RTLSyntax"],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "RTLServerTests",
      dependencies: ["RTLServer", "RTLEngine", "RTLReporters", "RTLRuleKit", "RTLSyntax"]
    ),
    .testTarget(name: "CommandTests", dependencies: ["rtllint"]),
  ],
  swiftLanguageModes: [.v6]
)

// What `.ci/run` asks for. A flag on the command line is part of what is built: whoever leaves it out, as `swift test` does,
// builds everything anew.
if !isDependency, Context.environment["RTLLINT_WARNINGS_AS_ERRORS"] == "1" {
  for target in package.targets where target.type != .plugin {
    target.swiftSettings = [.unsafeFlags(["-warnings-as-errors"])]
  }
}
