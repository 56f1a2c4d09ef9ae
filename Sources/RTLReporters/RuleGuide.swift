import RTLRuleKit

/// The rules as Markdown: a page for each, and a table of all.
package struct RuleGuide: Sendable {
  private let rules: [CatalogedRule]

  package init(_ rules: [CatalogedRule]) {
    self.rules = rules
  }

  /// A table for each category, with links to the pages.
  package var index: String {
    var lines = ["# Rules", "", "<!-- Written by `make docs` from the files of Rules/. -->"]
    var category: String?
    for cataloged in rules {
      if cataloged.category != category {
        lines += ["", "## " + cataloged.category, "", "| rule | | fix | |", "| --- | --- | --- | --- |"]
      }
      category = cataloged.category
      let rule = cataloged.rule
      let hasFix = rule.bad.contains { $0.fixed != nil }
      let cells = ["[`\(rule.id)`](Rules/\(rule.id).md)", Self.state(of: rule), hasFix ? "yes" : "", rule.summary]
      lines.append("| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |")
    }
    return Self.text(lines)
  }

  /// All that a rule has to say of itself.
  package static func page(of cataloged: CatalogedRule) -> String {
    let rule = cataloged.rule
    var lines = ["# " + rule.id, "", "<!-- Written by `make docs` from the rule's own file. -->", ""]
    lines += section(of: rule)
    if !rule.triggers.isEmpty {
      lines += listing("Where it is meant so", ["// rtllint:disable:next \(rule.id) -- the reason"])
    }
    return text(lines + ["", "In \(cataloged.category); [all rules](../Rules.md)."])
  }

  /// What an editor shows beside a finding.
  package static func explanation(of cataloged: CatalogedRule) -> String {
    text(["### " + cataloged.rule.id, ""] + section(of: cataloged.rule))
  }

  /// All of a rule but its heading.
  static func section(of rule: any Rule) -> [String] {
    var lines = ["\(rule.summary) (\(state(of: rule))).", ""]
    lines += rule.rationale.unicodeScalars.split(separator: "\n").map(String.init)
    let bad = rule.bad.prefix(RulePage.shownExamples)
    lines += listing("Bad", bad.map(\.code))
    lines += listing("Fixed", bad.compactMap(\.fixed))
    lines += listing("Good", rule.good.prefix(RulePage.shownExamples).map(\.code))
    if !rule.references.isEmpty { lines += ["", "See " + rule.references.joined(separator: "; ") + "."] }
    return lines
  }

  private static func state(of rule: any Rule) -> String {
    rule.severity.rawValue + (rule.isOnByDefault ? "" : ", off by default")
  }

  private static func listing(_ title: String, _ examples: [String]) -> [String] {
    if examples.isEmpty { return [] }
    let code = examples.flatMap { [""] + RulePage.lines(of: $0) }.dropFirst()
    return ["", title + ":", "", "```swift"] + code + ["```"]
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { SafeText.neutralized($0) + "\n" }.joined()
  }
}
