import Foundation
import Testing

/// What the tool has to say in the documentation is what it says. `make docs` (`UPDATE=1`) writes it.
@Suite(.serialized) struct DocumentationTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  @Test func tableOfRules() throws {
    let page = try Sandbox().run("rules", "--format", "markdown").output
    try check("Documentation/Rules.md") { _ in page }
  }

  /// What a package that depends on this one is built with is what the folder holds, told by the program that tells a build.
  @Test func listOfAllRules() throws {
    let files = try #require(
      FileManager.default.enumerator(at: root.appending(path: "Rules"), includingPropertiesForKeys: nil)
    )
    .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }
    let sandbox = try Sandbox()
    let list = sandbox.folder.appending(path: "AllRules.swift")
    let program = Sandbox.command.deletingLastPathComponent().appending(path: "rule-list")
    let process = try Process.run(program, arguments: [list.path] + files.sorted())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let text = try String(contentsOf: list, encoding: .utf8)
    try check("Rules/AllRules.swift") { _ in text }
  }

  @Test func pageOfEachRule() throws {
    let sandbox = try Sandbox()
    let folder = root.appending(path: "Documentation/Rules")
    let ids = try rules().map(\.id)
    for id in ids {
      let page = try sandbox.run("explain", id, "--format", "markdown").output
      try check("Documentation/Rules/\(id).md") { _ in page }
    }
    // The page of a rule that is gone goes with it.
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !ids.contains(String(name.dropLast(".md".count))) {
      if isUpdating {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      } else {
        Issue.record("Documentation/Rules/\(name) is no rule's: make docs")
      }
    }
  }

  @Test func schemaOfTheConfiguration() throws {
    let schema = try Sandbox().run("schema").output
    try check("Documentation/Configuration.schema.json") { _ in schema }
  }

  @Test func sampleInReadme() throws {
    let sandbox = try Sandbox()
    try check("README.md") { readme in
      let code = try #require(readme.firstMatch(of: /(?s)```swift\n(.*?)```/)?.1)
      try sandbox.write("TripCell.swift", String(code))
      let output = try sandbox.runOnTerminal("TripCell.swift", environment: ["NO_COLOR": "1"])
      return try replacing("output", of: readme, with: "```\n\(output)```\n")
    }
  }

  /// For each category what one of its rules says of a line or two of code, and the list of all of them.
  @Test func galleryInReadme() throws {
    let rules = try rules()
    let categories = rules.map(\.category).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let sections = try categories.map { category in
      let rows = rules.filter { $0.category == category }.map { "- `\($0.id)`: \($0.summary)\n" }
      return "### \(category)\n\n" + (try picture(of: category)) + rows.joined()
    }
    try check("README.md") { try replacing("rules", of: $0, with: sections.joined(separator: "\n")) }
  }

  /// What is said of `Documentation/Gallery/Category.swift`, which must be of that category.
  private func picture(of category: String) throws -> String {
    let file = root.appending(path: "Documentation/Gallery/\(category).swift")
    guard let code = try? String(contentsOf: file, encoding: .utf8) else {
      // Rules about our own comments have nothing to show.
      #expect(category == "Suppressions", "no code for the gallery in Documentation/Gallery/\(category).swift")
      return ""
    }
    let sandbox = try Sandbox()
    try sandbox.write("\(category).swift", code)
    let output = try sandbox.runOnTerminal(
      "\(category).swift",
      "--min-severity",
      "info",
      environment: ["NO_COLOR": "1"]
    )
    let frames = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
    let rule = try #require(frames.first?.firstMatch(of: /\[(\w+)\]$/)?.1)
    #expect(try self.rules().contains { $0.category == category && $0.id == rule })
    return "```\n" + frames.joined(separator: "\n") + "\n```\n\n"
  }

  private struct RuleList: Decodable {
    struct Rule: Decodable {
      var id: String
      var category: String
      var summary: String
    }
    var rules: [Rule]
  }

  private func rules() throws -> [RuleList.Rule] {
    let json = try Sandbox().run("rules", "--format", "json").output
    return try JSONDecoder().decode(RuleList.self, from: Data(json.utf8)).rules
  }

  private var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE"] != nil }

  /// Compares a file with what it should be, or writes it.
  private func check(_ name: String, _ wanted: (String) throws -> String) throws {
    let file = root.appending(path: name)
    let current = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let text = try wanted(current)
    if isUpdating {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(current == text, "\(name) is not up to date: make docs")
    }
  }

  /// The text with what stands between `<!-- name: … -->` and `<!-- end -->` replaced.
  private func replacing(_ name: String, of text: String, with part: String) throws -> String {
    let start = try #require(text.range(of: "<!-- \(name): written by `make docs` -->\n"))
    let end = try #require(text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex))
    return text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: part)
  }
}
