import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

/// A fixed locale is a matter of intent, until its text is seen on a screen.
@Suite struct FixedNumberLocaleTests {
  @Test(arguments: [
    ("label.text = f.string(from: total)", true),
    ("send(f.string(from: total))", false),
  ])
  func `a text that is shown weighs in full`(_ use: String, _ isFault: Bool) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "fixed_number_locale" })
    let code = "import UIKit\nlet f = NumberFormatter(); f.locale = Locale(identifier: \"en_US\"); \(use)"
    let found = try #require(lint(Source(code), with: rule).first)
    #expect((found.severity ?? rule.severity) == (isFault ? .warning : .info))
  }
}
