import Foundation
import Testing

/// The example of a configuration, with the real rules.
@Suite struct ConfigurationExampleTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  private func example() throws -> String {
    try String(contentsOf: root.appending(path: ".rtllint.yml.example"), encoding: .utf8)
  }

  private func schema() throws -> [String: Any] {
    let output = try Sandbox().run("schema").output
    return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  private func keys(_ schema: [String: Any]) throws -> [String] {
    try #require(schema["properties"] as? [String: Any]).keys.sorted()
  }

  @Test func itLoads() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".rtllint.yml", try example())
    try sandbox.write("Lint/README.md", "No rules yet.\n")
    try sandbox.write("Sources/A.swift", Sandbox.bad)
    let outcome = try sandbox.run()
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("Sources/A.swift:1:3: error: "))
  }

  @Test func itShowsEveryKeyOfTheSchema() throws {
    let lines = try example().split(separator: "\n").map(String.init)
    for key in try keys(schema()) { #expect(lines.contains { $0.hasPrefix("\(key):") }, "\(key)") }
    let properties = try #require(try schema()["properties"] as? [String: [String: Any]])
    for map in ["vocabulary", "deployment_target"] {
      for key in try keys(try #require(properties[map])) {
        #expect(lines.contains { $0.hasPrefix("  \(key):") }, "\(map): \(key)")
      }
    }
  }

  @Test func theSchemaHasTheKeysThatAreRead() throws {
    let properties = try #require(try schema()["properties"] as? [String: [String: Any]])
    let json = try Sandbox().run("rules", "--format", "json").output
    let ids = json.matches(of: /"id": "([a-z_]+)"/).map { String($0.1) }
    #expect(try keys(try #require(properties["rules"])) == ids.sorted())
    let sandbox = try Sandbox()
    // A severity cannot be left empty; the others can.
    for key in properties.keys where key != "fail_on" {
      try sandbox.write(".rtllint.yml", "\(key):\n")
      #expect(try sandbox.run("rules").errors == "", "\(key)")
    }
  }
}
