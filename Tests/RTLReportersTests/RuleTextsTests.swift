import RTLReporters
import RTLRuleKit
import Testing

/// The list of rules and the page of one.
@Suite struct RuleTextsTests {
  private struct Sample: Rule {
    let id = "sample_rule"
    let summary = "Things on the \"left\""
    let rationale = """
      Left is left in every language. What stands there in English stands at the end of the line \
      in Arabic, where nobody looks for it.
      """
    let references = ["WWDC22 session 10107"]
    let isOnByDefault = false
    let bad: [Example] = [
      Example("a.⟦left⟧ = b.⟦left⟧", fixed: "a.leading = b.leading"),
      "call(\n  ⟦left⟧\n)",
    ]
    let good: [Example] = ["a.leading = 1"]
    let triggers: [Trigger] = [.word("left")]

    func check(_ site: Site) -> Finding? { nil }
  }

  private let rule = CatalogedRule(category: "Samples", Sample())

  @Test func pageTellsAllInOrder() {
    #expect(
      RulePage(rule).text == """
        sample_rule (warning, Samples, off by default)
        Things on the "left"

        Why
          Left is left in every language. What stands there in English stands at the end
          of the line in Arabic, where nobody looks for it.

        Bad
          a.left = b.left
            ^^^^     ^^^^

          call(
            left
            ^^^^
          )

        Fixed
          a.leading = b.leading

        Good
          a.leading = 1

        References
          WWDC22 session 10107

        Where it is meant so
          // rtllint:disable:next sample_rule -- the reason

        """
    )
  }

  @Test func markdownHasAPageAndALineInTheTable() {
    let page = RuleGuide.page(of: rule)
    #expect(page.hasPrefix("# sample_rule\n\n<!-- Written by"))
    #expect(page.contains("\nThings on the \"left\" (warning, off by default).\n\nLeft is left in"))
    #expect(page.contains("\nBad:\n\n```swift\na.left = b.left\n\ncall(\n  left\n)\n```\n"))
    #expect(page.contains("\nFixed:\n\n```swift\na.leading = b.leading\n```\n"))
    #expect(page.contains("\n// rtllint:disable:next sample_rule -- the reason\n"))
    #expect(
      page.contains("\nSee WWDC22 session 10107.\n") && page.hasSuffix("\nIn Samples; [all rules](../Rules.md).\n")
    )
    let row = "| [`sample_rule`](Rules/sample_rule.md) | warning, off by default | yes | Things on the \"left\" |"
    let head = "\n## Samples\n\n| rule | | fix | |\n| --- | --- | --- | --- |\n"
    #expect(RuleGuide([rule]).index.hasSuffix(head + row + "\n"))
  }

  @Test func jsonIsWrittenForPeople() {
    let value = JSONValue.object([
      ("a", .list([.number(1), .truth(false), .text("\"\u{202E}")])), ("b", .object([])),
      ("c", .list([.object([("d", .number(12))])])),
    ])
    #expect(
      value.written == #"""
        {
          "a": [1, false, "\"\u202e"],
          "b": {},
          "c": [
            {"d": 12}
          ]
        }

        """#
    )
  }

  @Test func listIsATableOfWhatIsSetUp() {
    let list = RuleList([
      RuleList.Row(rule, severity: .warning, isOn: false),
      RuleList.Row(rule, severity: .info, isOn: true),
    ])
    #expect(
      list.text == """
        sample_rule  warning  Samples  off  Things on the "left"
        sample_rule  info     Samples  on   Things on the "left"

        """
    )
    #expect(
      list.json == #"""
        {
        "version": 1,
        "rules": [
        {"id": "sample_rule", "category": "Samples", "severity": "warning", "on": false, "summary": "Things on the \"left\""},
        {"id": "sample_rule", "category": "Samples", "severity": "info", "on": true, "summary": "Things on the \"left\""}
        ]
        }

        """#
    )
  }
}
