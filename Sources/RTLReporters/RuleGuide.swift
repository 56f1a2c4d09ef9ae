import RTLRuleKit

/// All rules as one Markdown page, by category.
package struct RuleGuide: Sendable {
  private let rules: [CatalogedRule]

  package init(_ rules: [CatalogedRule]) {
    self.rules = rules
  }

  package var text: String {
    var lines = ["# Rules", "", "<!-- Written by `make docs` from the files of Rules/. -->"]
    var category: String?
    for cataloged in rules {
      if cataloged.category != category { lines += ["", "## " + cataloged.category] }
      category = cataloged.category
      lines += ["", "### " + cataloged.rule.id, ""] + RuleGuide.section(of: cataloged.rule)
    }
    return lines.map { SafeText.neutralized($0) + "\n" }.joined()
  }

  /// All of a rule but its heading.
  static func section(of rule: any Rule) -> [String] {
    let state = rule.isOnByDefault ? "" : ", off by default"
    var lines = ["\(rule.summary) (\(rule.severity.rawValue)\(state)).", ""]
    lines += rule.rationale.split(separator: "\n").map(String.init)
    let bad = rule.bad.prefix(RulePage.shownExamples)
    lines += listing("Bad", bad.map(\.code))
    lines += listing("Fixed", bad.compactMap(\.fixed))
    lines += listing("Good", rule.good.prefix(RulePage.shownExamples).map(\.code))
    if !rule.references.isEmpty { lines += ["", "See " + rule.references.joined(separator: "; ") + "."] }
    return lines
  }

  private static func listing(_ title: String, _ examples: [String]) -> [String] {
    if examples.isEmpty { return [] }
    let code = examples.flatMap { [""] + RulePage.lines(of: $0) }.dropFirst()
    return ["", title + ":", "", "```swift"] + code + ["```"]
  }
}
