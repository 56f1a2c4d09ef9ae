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
