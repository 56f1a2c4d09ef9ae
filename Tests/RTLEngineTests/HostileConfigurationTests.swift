import RTLEngine
import RTLRuleKit
import RTLSyntax
import Testing

/// Configurations and rule files made to keep us busy are refused at once, with a place.
@Suite struct HostileConfigurationTests {
  private func problems(_ text: String) -> [Problem] {
    Configuration.read(Array(text.utf8), folder: "/p", ruleIDs: ["absolute_anchor"]).problems
  }

  /// Each with the place and a piece of what is said; none takes memory or time beyond its own length.
  private static let bombs: [(text: String, line: Int, column: Int, message: String)] = [
    ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", 1, 4, "anchors are not supported"),
    ("a: [*a]\n", 1, 5, "aliases are not supported"),
    ("a: !!python/object x\n", 1, 4, "tags are not supported"),
    ("<<: *a\n", 1, 5, "aliases are not supported"),
    ("include: " + String(repeating: "[", count: 100_000), 1, 43, "nested deeper than 32 levels"),
    ("include: " + String(repeating: "{a: ", count: 50_000), 1, 142, "nested deeper than 32 levels"),
    (String(repeating: "- ", count: 100_000), 1, 67, "nested deeper than 32 levels"),
    ("exclude:\n  - " + String(repeating: "x", count: 40_000) + "\n", 2, 5, "more than 32768 bytes are no value"),
    ("exclude: ['" + String(repeating: "x", count: 40_000) + "']\n", 1, 11, "more than 32768 bytes are no value"),
    (String(repeating: "k", count: 40_000) + ": a\n", 1, 1, "more than 32768 bytes are no value"),
    (String(repeating: "#\n", count: 600_000), 1, 1, "more than 1 MB is no configuration"),
  ]

  @Test(arguments: bombs)
  func aBombIsRefusedWithItsPlace(_ text: String, _ line: Int, _ column: Int, _ message: String) throws {
    let problem = try #require(problems(text).first)
    #expect(problem.line == line && problem.column == column, "\(problem)")
    #expect(problem.message.hasPrefix(message), "\(problem.message)")
  }

  /// Each is told of; the nearest name is looked for only at first.
  @Test(.within(.seconds(60))) func thousandsOfUnknownNamesAreTold() {
    let text = "rules:\n" + (0..<20_000).map { "  absolute_anchr\($0): off\n" }.joined()
    let problems = problems(text)
    #expect(problems.count == 20_000)
    #expect(problems.first?.message == "unknown rule `absolute_anchr0`; did you mean `absolute_anchor`?")
    #expect(problems.last?.line == 20_001)
  }

  /// A rule that looks outward at every step, in a source that is nested as deep as nobody writes.
  @Test(.within(.seconds(60))) func aRuleOfTheirOwnCannotHoldUpTheRun() throws {
    let inside = (0..<30).map { "              - inside: {function: f\($0)}\n" }.joined()
    let text = """
      summary: Looks everywhere
      message: this is looked at from everywhere
      match:
        all:
          - member: a
          - any:
      \(inside)              - inside: {type: T}
      bad: ['struct T { var x: Int { ⟦a⟧ } }']
      """
    let tree = try ScratchTree(["Own/house.yml": text])
    let rules = OwnRules(in: tree.path("Own"), besides: [])
    try #require(rules.problems.isEmpty, "\(rules.problems)")
    let rule = try #require(rules.entries.first).rule
    let depth = 3000
    let code = String(repeating: "f { a; ", count: depth) + String(repeating: "}", count: depth)
    let selection = RuleSelection([CatalogedRule(category: OwnRules.category, rule)], minimumSeverity: .info)
    #expect(Linter.diagnostics(in: Source(code), path: "A.swift", selection).isEmpty)
    let typed = "struct T {" + code + "}"
    #expect(Linter.diagnostics(in: Source(typed), path: "A.swift", selection).isEmpty)
  }
}
