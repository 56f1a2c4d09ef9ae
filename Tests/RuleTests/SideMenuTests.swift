import RTLRuleKit
import RTLRules
import Testing

/// `leftSide` has no twin on the right, so it stands in no example.
@Suite struct SideMenuTests {
  @Test(arguments: [
    ("menu.leftSide = true", "left"), ("menu.leftSide = false", "right"),
    ("menu.leftSide = (true); menus.leftMenuNavigationController = nil", "left"),
    ("menu.leftSide = !isRightToLeft", nil), ("topics.leftSide = true; people.leftSide = false", nil),
    ("if menu.leftSide == true { close() }", nil),
  ])
  func theSideOfAMenu(_ code: String, _ side: String?) throws {
    let rule = try #require(allRules.map(\.rule).first { $0.id == "absolute_transition" })
    let found = lint("import SideMenu\nfunc f() { \(code) }", with: rule)
    #expect(found.map { $0.message.contains("from the left") ? "left" : "right" } == [side].compactMap { $0 })
    #expect(lint("func f() { \(code) }", with: rule).isEmpty)
  }
}
