import Foundation
import Testing

@Suite struct InitTests {
  @Test func looksAtAPackage() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "Package.swift",
      "let package = Package(name: \"a\", platforms: [.iOS(.v15), .macOS(\"12.3\")])\n"
    )
    try sandbox.write("Sources/A/A.swift", "import UIKit\nimport SnapKit\n" + Sandbox.bad)
    try sandbox.write("Sources/A/B.swift", "import UIKit\n  import Stevia\n// import SwiftUI\n")
    try sandbox.write("Sources/A/ar.lproj/Localizable.strings", "")
    try sandbox.write("Sources/A/Base.lproj/Main.strings", "")
    try sandbox.write("Vendor/Kit/K.swift", "import SwiftUI\n" + Sandbox.bad)
    try sandbox.write(
      "Sources/A/Localizable.xcstrings",
      #"""
      {"sourceLanguage": "en", "strings": {"a \" {": {"comment": "x", "localizations": {"fa": {"stringUnit": {"value": "{"}},
       "de": {"variations": {"plural": {"one": {}}}}}}, "b": {}}, "version": "1.0"}
      """#
    )
    let outcome = try sandbox.run("init")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        Found
        - a Swift package with 4 Swift files
        - user interface: UIKit (2 files), SwiftUI (1 file)
        - layout libraries: SnapKit (1 file), Stevia (1 file)
        - deployment target: iOS 15.0, macOS 12.3
        - languages: ar, de, en, fa
        - read from right to left: ar, fa
        Wrote .rtllint.yml. Next: `rtllint` lints the project, `rtllint rules` lists the rules.

        """
    )
    let text = try sandbox.text(of: ".rtllint.yml")
    #expect(text.contains("\nexclude:\n  - \"/Vendor/\"\n") && text.contains("\nfail_on: warning\n"))
    let run = try sandbox.run()
    #expect(run.status == 1 && run.errors == "")
    #expect(run.output.contains("1 warning in 3 files"))
  }

  @Test func aBaselineThatIsThereIsUsed() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.bad)
    #expect(try sandbox.run("baseline").status == 0)
    #expect(try sandbox.run("init").output.contains("- baseline: .rtllint-baseline\n"))
    #expect(try sandbox.run().output == "nothing found in 1 file; 1 known from the baseline\n")
  }

  @Test func everyKeyItShowsIsUnderstood() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("init").status == 0)
    try sandbox.write(".rtllint-baseline", "")
    try sandbox.write("A.swift", "")
    let text = try sandbox.text(of: ".rtllint.yml").replacing("# baseline:", with: "baseline:")
    let keys = ["exclude:", "rules:", "deployment_target:", "vocabulary:"]
    var isOpen = false
    let shown = text.split(separator: "\n").map { line in
      if keys.contains(where: { line == "# \($0)" }) {
        isOpen = true
      } else if !line.hasPrefix("#   ") {
        isOpen = false
      }
      return isOpen ? String(line.dropFirst(2)) : String(line)
    }
    try sandbox.write(".rtllint.yml", shown.joined(separator: "\n") + "\n")
    #expect(shown.count { keys.contains($0) } == 4)
    let outcome = try sandbox.run()
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func importsAreSeenHoweverTheyAreWritten() throws {
    let sandbox = try Sandbox()
    let imports = [
      "@preconcurrency import PureLayout", "public import SnapKit", "@_exported import PinLayout",
      "import class Stevia.Constraint", "#if canImport(Anchorage)\n  import Anchorage\n#endif",
      "import UIKit; import EasyPeasy", "// import Masonry", "let text = \"\"\"\n  import Cartography\n  \"\"\"",
    ]
    for (number, line) in imports.enumerated() { try sandbox.write("F\(number).swift", line + "\n") }
    let names = ["PureLayout", "SnapKit", "PinLayout", "Stevia", "Anchorage", "EasyPeasy"]
    let line = try #require(sandbox.run("init").output.split(separator: "\n").first { $0.hasPrefix("- layout") })
    #expect(Set(line.matches(of: /(\w+) \(1 file\)/).map { String($0.1) }) == Set(names), "\(line)")
  }

  @Test func languagesAndTargetAreReadFromTheSameProject() throws {
    let sandbox = try Sandbox()
    let text = "IPHONEOS_DEPLOYMENT_TARGET = 15.0;\nknownRegions = (en, ar,);\n"
    try sandbox.write("apps/ios/App.xcodeproj/project.pbxproj", text)
    let output = try sandbox.run("init").output
    #expect(output.contains("- an Xcode project with 0 Swift files\n"))
    #expect(output.contains("- deployment target: iOS 15.0\n- languages: ar, en\n"))
  }

  @Test func readsWhatAnXcodeProjectKnows() throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "import SwiftUI\n")
    try sandbox.write(
      "App.xcodeproj/project.pbxproj",
      "IPHONEOS_DEPLOYMENT_TARGET = 14.1;\nknownRegions = (\n en,\n Base,\n \"zh-Hans\",\n \"uz-Latn\",\n);\n"
    )
    let outcome = try sandbox.run("init")
    #expect(outcome.output.contains("- an Xcode project with 1 Swift file\n- user interface: SwiftUI (1 file)\n"))
    #expect(outcome.output.contains("- languages: en, uz-Latn, zh-Hans\n- none of them is read from right to left\n"))
    #expect(outcome.output.contains("iOS 14.1"))
    #expect(try sandbox.text(of: ".rtllint.yml").contains("\nfail_on: error\n"))
  }

  @Test func nothingIsOverwritten() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".rtllint.yml", "fail_on: never\n")
    let outcome = try sandbox.run("init")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors == ".rtllint.yml: error: is there already; it is left as it is\n")
    #expect(try sandbox.text(of: ".rtllint.yml") == "fail_on: never\n")

    try FileManager.default.removeItem(at: sandbox.folder.appending(path: ".rtllint.yml"))
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.folder.appending(path: ".rtllint.yml").path,
      withDestinationPath: "elsewhere.yml"
    )
    #expect(try sandbox.run("init").status == 2)
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.appending(path: "elsewhere.yml").path))
  }

  @Test func namesOfFoldersAreOnlyNames() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a\nfail_on: never/Vendor/A.swift", Sandbox.bad)
    try sandbox.write("x.lproj\n/\u{1B}[2J.lproj/a", "")
    #expect(try sandbox.run("init").status == 0)
    #expect(try !sandbox.text(of: ".rtllint.yml").contains("\nfail_on: never"))
    let outcome = try sandbox.run()
    #expect(outcome.errors == "" && outcome.output.hasSuffix("1 warning in 1 file; 1 can be fixed (rtllint fix)\n"))
  }
}
