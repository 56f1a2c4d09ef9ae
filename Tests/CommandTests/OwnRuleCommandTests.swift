import Foundation
import Testing

/// A project's own rules, from the command line.
@Suite struct OwnRuleCommandTests {
  private static let rule = """
    summary: A left inset
    message: the inset stays on the left; use leadingInset
    match:
      member: leftInset
    fix:
      rename: leadingInset
      safety: safe
    bad:
      - code: a.⟦leftInset⟧ = 1
        fixed: a.leadingInset = 1
    good:
      - a.leadingInset = 1

    """

  private func sandbox(_ rule: String = Self.rule) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(".rtllint.yml", "rule_paths: [Lint]\n")
    try sandbox.write("Lint/left_inset.yml", rule)
    try sandbox.write("A.swift", "view.leftInset = 4\n")
    return sandbox
  }

  @Test func theyRunBesideOurs() throws {
    let sandbox = try sandbox()
    let line = "A.swift:1:6: warning: the inset stays on the left; use leadingInset [left_inset]\n"
    let outcome = try sandbox.run()
    #expect(outcome.status == 1 && outcome.output.hasPrefix(line) && outcome.errors == "")
    #expect(try sandbox.run("--format", "json").output.contains(#""rule": "left_inset", "category": "Own""#))
    #expect(try sandbox.run("--skip", "left_inset").status == 0)
    #expect(try sandbox.run("--rule", "left_inset", "A.swift").status == 1)
    #expect(try sandbox.run("--no-config").status == 0)
    let slip = try sandbox.run("--rule", "left_inst")
    #expect(slip.status == 2)
    #expect(slip.errors == "rtllint: error: unknown rule `left_inst`; did you mean `left_inset`?\n")
    try sandbox.write("A.swift", "// rtllint:disable:next left_inset -- a ruler\nview.leftInset = 4\n")
    #expect(try sandbox.run().output == "nothing found in 1 file\n")
    try sandbox.write("A.swift", "// rtllint:disable:next left_inset -- a ruler\nview.other = 4\n")
    #expect(try sandbox.run().output.contains("[useless_suppression]"))
  }

  @Test func aFolderWithoutRulesTestsNothing() throws {
    let sandbox = try sandbox()
    try sandbox.write("Other/notes.txt", "")
    let outcome = try sandbox.run("test", "Other")
    #expect(outcome.status == 2 && outcome.errors == "Other: error: there are no rules to test\n")
  }

  @Test func theirSeverityIsTheConfigurations() throws {
    let sandbox = try sandbox()
    try sandbox.write(".rtllint.yml", "rules: {left_inset: error}\nrule_paths: Lint\n")
    #expect(try sandbox.run().output.contains("A.swift:1:6: error: "))
    try sandbox.write(".rtllint.yml", "rules: {left_inset: off}\nrule_paths: Lint\n")
    #expect(try sandbox.run().status == 0)
    try sandbox.write(".rtllint.yml", "rules: {left_inst: off}\nrule_paths: Lint\n")
    #expect(try sandbox.run().errors.contains("unknown rule `left_inst`; did you mean `left_inset`?"))
  }

  @Test func theyAreListedAndExplained() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.run("rules").output.contains(/(?m)^left_inset +warning +Own +on +A left inset$/))
    #expect(try sandbox.run("rules", "--format", "json").output.contains(#"{"id": "left_inset", "category": "Own""#))
    #expect(try sandbox.run("schema").output.contains(#""left_inset""#))
    let page = try sandbox.run("explain", "left_inset")
    #expect(page.status == 0 && page.output.hasPrefix("left_inset (warning, Own)\nA left inset\n"))
    #expect(page.output.contains("    ^^^^^^^^^\n"))
    #expect(try sandbox.run("explain", "left_inse").errors.contains("did you mean `left_inset`?"))
  }

  @Test func aBrokenOneIsToldAndTheRestIsLinted() throws {
    let sandbox = try sandbox(Self.rule.replacing("member:", with: "membr:"))
    try sandbox.write("Lint/other_inset.yml", Self.rule)
    try sandbox.write("A.swift", "view.leftInset = 4 // rtllint:disable:this left_inset\n")
    let outcome = try sandbox.run()
    #expect(outcome.status == 2)
    #expect(outcome.errors == "Lint/left_inset.yml:4:3: error: unknown word `membr`; did you mean `member`?\n")
    #expect(outcome.output.contains("[other_inset]") && !outcome.output.contains("suppression"))
    let page = try sandbox.run("explain", "left_inset")
    #expect(page.status == 2 && page.errors == outcome.errors)
  }

  @Test func theirExamplesAreReplayed() throws {
    let sandbox = try sandbox()
    let outcome = try sandbox.run("test")
    #expect(outcome.status == 0 && outcome.output == "2 examples of 1 rule; all hold\n")
    #expect(try sandbox.run("test", "Lint", "--no-config").output == outcome.output)
    #expect(try sandbox.run("test", "Gone").status == 2)
    let none = try sandbox.run("test", "--no-config")
    #expect(none.status == 2 && none.errors.contains("there are no rules to test"))
  }

  private static let failures: [(old: String, new: String, line: String)] = [
    ("a.⟦leftInset⟧ = 1", "⟦a.leftInset⟧ = 1", "Lint/left_inset.yml:9:14: error: not found, though it is marked"),
    ("a.⟦leftInset⟧ = 1", "⟦a.leftInset⟧ = 1", "Lint/left_inset.yml:9:16: error: found, though no mark stands around"),
    (
      "fixed: a.leadingInset", "fixed: a.leading",
      "Lint/left_inset.yml:10:12: error: the fix gives `a.leadingInset = 1`"
    ),
    ("- a.leadingInset = 1", "- a.leftInset = 1", "Lint/left_inset.yml:12:7: error: found in a good example"),
    (
      "- a.leadingInset = 1", "- |\n    let b = 2\n    a.leftInset = b",
      "Lint/left_inset.yml:14:7: error: found in a good"
    ),
    ("- a.leadingInset = 1", "- 'let a = \"b\"; a.leftInset'", "Lint/left_inset.yml:12:21: error: found in a good"),
  ]

  @Test(arguments: failures)
  func whatDoesNotHoldIsShownWithItsLine(_ old: String, _ new: String, _ line: String) throws {
    let rule = Self.rule.replacing(old, with: new)
    try #require(rule != Self.rule)
    let outcome = try sandbox(rule).run("test")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\n\(line)") || outcome.output.hasPrefix(line), "\(outcome.output)")
    #expect(outcome.output.contains(" | ^") || outcome.output.contains(/\n +\| +\^+/))
    #expect(outcome.output.hasSuffix("; 1 failed\n"))
  }

  @Test func ourSamplesHold() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    let sandbox = try Sandbox()
    let samples = root.appending(path: "Documentation/OwnRules")
    try FileManager.default.copyItem(at: samples, to: sandbox.folder.appending(path: "Own"))
    let outcome = try sandbox.run("test", "Own")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains(" of 2 rules; all hold"))
    // The page shows the files as they are.
    let page = try String(contentsOf: root.appending(path: "Documentation/OwnRules.md"), encoding: .utf8)
    for name in try FileManager.default.contentsOfDirectory(atPath: samples.path) {
      #expect(page.contains("](OwnRules/\(name))"), "\(name)")
    }
    let name = "handmade_chevron.yml"
    let sample = try String(contentsOf: samples.appending(path: name), encoding: .utf8)
    try sandbox.write("Lint/\(name)", sample + "  - 'HStack { title; Image(systemName: \"chevron.right\") }'\n")
    #expect(page.contains("```\n\(try sandbox.run("test", "Lint").output)```\n"))
  }
}
