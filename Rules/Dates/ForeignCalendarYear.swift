import RTLRuleKit
import RTLSyntax

struct ForeignCalendarYear: Rule {
  let id = "foreign_calendar_year"
  let summary = "A year of the Gregorian calendar meets one of the person's own calendar"
  let rationale = """
    `Calendar.current` counts as the person does: where the Gregorian calendar says 2026 it is 1405 in Iran, 1447 in \
    Saudi Arabia and 2569 in Thailand. A year that is written into the code is Gregorian. A sale made of it is six \
    centuries away, a comparison has one answer for ever, and `2018...year` traps. `Calendar(identifier: .gregorian)` is \
    the calendar to count with; the person's own is there to show dates.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/calendar/current",
    "https://developer.apple.com/documentation/foundation/calendar/identifier",
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
  ]

  let bad: [Example] =
    [
      """
      func loadYears() {
        let year = ⟦Calendar.current.component(.year, from: .now)⟧
        years = Array(2018...year)
      }
      """,
      "let opening = Calendar.current.date(from: DateComponents(⟦year: 2026⟧, month: 1))",
      """
      func start() -> Date? {
        var parts = DateComponents()
        parts.⟦year = 2026⟧
        parts.month = 5
        return Calendar.current.date(from: parts)
      }
      """,
      "if ⟦Calendar.current.component(.year, from: date)⟧ < 1970 { reset() }",
      "let ages = 1950...abs(⟦Calendar.current.component(.year, from: .now)⟧)",
      "let isLater = ⟦Calendar.current.dateComponents([.year], from: day).year!⟧ > 2019",
      "func f() { let c = Calendar.current; if c.isDateInToday(d) && ⟦c.component(.year, from: d)⟧ == 2020 { hail() } }",
      """
      struct Ages {
        private let calendar: Calendar = .autoupdatingCurrent
        private static let firstYear = 1950
        var all: [Int] { Array((Ages.firstYear..<⟦calendar.component(.year, from: Date())⟧).reversed()) }
      }
      """,
      """
      struct Weeks {
        private static let calendar: Calendar = {
          var calendar = Calendar.current
          calendar.timeZone = utc
          return calendar
        }()
        static func since() -> Date? { calendar.date(from: .init(⟦year: 2023⟧, month: 1, day: 1)) }
      }
      """,
      "func f() { let parts = DateComponents(⟦year: 2026⟧, month: 7); let c = Calendar.current; end = c.date(from: parts) }",
      "let first = DateComponents(calendar: .current, ⟦year: 2024⟧, month: 3, day: 1).date",
      """
      func f() {
        let parts = Calendar.current.dateComponents([.year, .month], from: day)
        guard let year = ⟦parts.year⟧, year >= 2000 else { return }
      }
      """,
      """
      struct Ages {
        var thisYear: Int { ⟦Calendar.current.component(.year, from: Date())⟧ }
        func isRight(_ year: Int) -> Bool { thisYear >= 1900 }
      }
      """,
      "func f() { var c = DateComponents(); c.calendar = Calendar.current; c.⟦year = 2030⟧; deadline = c.date }",
    ] + Self.kept
  let good: [Example] =
    [
      "let year = Calendar(identifier: .gregorian).component(.year, from: .now); years = Array(2018...year)",
      "let opening = Calendar(identifier: .iso8601).date(from: DateComponents(year: 2026, month: 1))",
      "let year = Calendar.current.component(.year, from: .now); let next = year + 1",
      "let isSame = Calendar.current.component(.year, from: a) == Calendar.current.component(.year, from: b)",
      "label.text = String(Calendar.current.component(.year, from: day))",
      "let next = Calendar.current.date(byAdding: DateComponents(year: 1), to: day)",
      "let years = Calendar.current.dateComponents([.year], from: birth, to: .now).year! > 1900",
      "let first = DateComponents(calendar: gregorian, year: 2024, month: 3, day: 1).date",
      "func f() { var c = DateComponents(); c.calendar = Calendar(identifier: .gregorian); c.year = 2030; end = c.date }",
      """
      func f() {
        var parts = DateComponents(year: 2030)
        parts.calendar = Calendar(identifier: .gregorian)
        end = Calendar.current.date(from: parts)
      }
      """,
      "func f(calendar: Calendar = .current) -> Date? { calendar.date(from: DateComponents(year: 2026)) }",
      "struct Day { var calendar: Calendar = .current; var start: Date? { calendar.date(from: DateComponents(year: 2026)) } }",
      "struct Row: View { @Environment(\\.calendar) var calendar; var isNew: Bool { calendar.component(.year, from: d) > 2020 } }",
      "let d = utcCalendar().date(from: DateComponents(year: 2026))",
      """
      func f() {
        var calendar = Calendar.current
        calendar = Calendar(identifier: .gregorian)
        end = calendar.date(from: DateComponents(year: 2026))
      }
      """,
      "let sampleDay = Calendar.current.date(from: DateComponents(year: 2022, month: 5, day: 6))!",
      "static var placeholder: Entry { Entry(Calendar.current.date(from: DateComponents(year: 2022, month: 5))!) }",
      """
      static var placeholderWeek: Week {
        func day(_ hours: Int) -> Date {
          let start = Calendar.current.date(from: DateComponents(year: 2022, month: 5, day: 6, hour: 9))!
          return start.addingTimeInterval(Double(hours) * 3600)
        }
        return Week(day(0), day(24))
      }
      """,
      "enum MockTrips { static let start = Calendar.current.date(from: DateComponents(year: 2022, month: 5))! }",
      "#Preview { Chart(Calendar.current.date(from: DateComponents(year: 2022, month: 5))!) }",
      "let origin = Calendar.current.date(from: DateComponents(year: 2001, month: 1, day: 1, hour: 0))",
      "let first = Calendar.current.date(from: DateComponents(year: 2024, month: month, day: 1))!",
      "let alarm = Calendar.current.date(from: DateComponents(year: 2024, hour: 7, minute: 30))",
      """
      func name(of month: Int) -> String {
        var parts = DateComponents()
        parts.year = 2024
        parts.month = month
        return Calendar.current.date(from: parts)!.formatted(.dateTime.month())
      }
      """,
      "if Calendar.current.component(.month, from: date) == 2000 { reset() }",
      "let model = Model(name: \"Pro\", year: 2026)", "if movie.year > 2019 { badge.isHidden = false }",
      "let year = Calendar.current.dateComponents([.year], from: day).year ?? 2000",
      """
      func f() {
        if Calendar.current.identifier == .gregorian, Calendar.current.component(.year, from: day) > 2019 { show() }
      }
      """,
      "let code = Calendar.current.component(.year, from: day) == 4001",
      "let start = archive.calendar.date(from: DateComponents(year: 2026))",
    ] + Self.harmless

  let triggers: [Trigger] = [.word("year")]

  func check(_ site: Site) -> Finding? {
    guard let finding = given(site) ?? taken(site), !isMadeUp(site), !asksWhichCalendar(site) else { return nil }
    return finding
  }

  /// `Calendar.current.component(.year, from: day)`, `Calendar.current.dateComponents([.year], from: day).year`
  private func taken(_ site: Site) -> Finding? {
    guard let year = component(site) ?? member(site),
      let sign = site.file.signOfGregorianYear(besides: withoutSign(year, site.structure))
    else { return nil }
    let range = site.structure.range(year.first, through: year.last)
    return Finding(range, consequence(of: sign, site.structure) + "; ask Calendar(identifier: .gregorian)")
  }

  /// `abs(Calendar.current.component(.year, from: day))`
  private func withoutSign(_ year: Expression, _ structure: Structure) -> Expression {
    guard case .argument(let call, _) = structure.place(of: year), structure.token(call.callee, isAnyOf: "abs", "Int")
    else { return year }
    return structure.operand(around: call.callee)
  }

  private func consequence(of sign: Int, _ structure: Structure) -> String {
    if structure.token(sign, isAnyOf: "...", "..<") {
      return "the year is 1405 in Iran and 1447 in Saudi Arabia, and a range from a Gregorian year up to it traps"
    }
    return "the year is one of the person's own calendar, 1405 in Iran and 2569 in Thailand, "
      + (structure.token(sign, isAnyOf: "/", "%", "prefix") ? "and so is its century" : "but meets a Gregorian one")
  }

  private func component(_ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.isImplicitMember(site.index), let call = structure.call(around: site.index),
      structure.token(call.callee, is: "component"), site.file.isOfPersonsCalendar(call.callee)
    else { return nil }
    let close = structure.end(ofGroup: call.open)
    let whole = structure.operand(around: call.callee)
    return close < structure.tokens.count && whole.last == close ? whole : nil
  }

  private func member(_ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.isMember(site.index), structure.kind(site.index + 1) != .leftParen,
      let end = structure.receiverEnd(ofMember: site.index), let name = structure.lastName(endingAt: end)
    else { return nil }
    var components = name
    if structure.kind(end) == .identifier, !structure.isMember(name), let value = site.file.initialValue(of: name),
      let made = structure.lastName(endingAt: value.last)
    {
      components = made
    }
    guard structure.token(components, is: "dateComponents"), let call = structure.call(of: components),
      structure.argument("to", of: call) == nil, site.file.isOfPersonsCalendar(components)
    else { return nil }
    let whole = structure.operand(around: site.index)
    return whole.last <= site.index + 1 ? whole : nil
  }
}
