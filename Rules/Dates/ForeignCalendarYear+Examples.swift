import RTLRuleKit

/// Years that are kept and set against another elsewhere, and the centuries of years.
extension ForeignCalendarYear {
  static let kept: [Example] = [
    """
    final class Ages {
      let first: Int
      let last: Int
      init() {
        first = 1900
        last = ⟦Calendar.current.component(.year, from: Date())⟧
        all = Array(first...last)
      }
    }
    """,
    "enum Person { static let now = ⟦Calendar.current.component(.year, from: .now)⟧; func f() { age = Self.now - birthYear } }",
    "let isOver = card.expiryYear < ⟦Calendar.current.component(.year, from: .now)⟧",
    "func f() { let now = ⟦Calendar.current.component(.year, from: .now)⟧; full = now / 100 * 100 + typed }",
    "func f() { let now = ⟦Calendar.current.component(.year, from: .now)⟧; century = now - now % 100 }",
    "func f() { let now = ⟦Calendar.current.component(.year, from: .now)⟧; return typed <= now % 100 }",
    "func f() { let now = ⟦Calendar.current.component(.year, from: .now)⟧; let short = now % 100; all = now - short + typed }",
    "let century = String(⟦Calendar.current.component(.year, from: .now)⟧).prefix(2)",
  ]

  static let harmless: [Example] = [
    "label.text = \"’\\(Calendar.current.component(.year, from: .now) % 100)\"",
    "func f() { let y = Calendar.current.component(.year, from: .now); isLeap = y % 4 == 0 && y % 100 != 0 }",
    """
    func age() -> Int {
      let birthYear = Calendar.current.component(.year, from: birthday)
      return Calendar.current.component(.year, from: .now) - birthYear
    }
    """,
    "struct Ages { let last: Int; init() { last = Calendar.current.component(.year, from: .now) }; var all: [Int] { [last] } }",
    "struct Day { let year: Int; init(year: Int) { self.year = year }; var isNow: Bool { year == calendar.component(.year, from: d) } }",
    "let short = String(Calendar.current.component(.year, from: .now)).suffix(2)",
  ]
}
