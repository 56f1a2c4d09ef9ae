import RTLRuleKit
import RTLSyntax

struct FixedWeek: Rule {
  let id = "fixed_week"
  let summary = "Days of the week by names and in an order written into the code"
  let rationale = """
    The week begins on Saturday in much of the Arab world and Iran, on Sunday in Israel, on Monday in Europe. A calendar \
    that counts from one day everywhere puts each date under the wrong head, and names written into the code stay in one \
    language. The calendar of the person knows the names and the first day.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/calendar/firstweekday",
    "https://developer.apple.com/documentation/foundation/calendar/veryshortstandaloneweekdaysymbols",
  ]

  let bad: [Example] = [
    """
    let days = ⟦["S", "M", "T", "W", "T", "F", "S"]⟧
    var body: some View { HStack { ForEach(0..<7) { Text(verbatim: days[$0]) } } }
    """,
    "label.text = ⟦[\"Mon\", \"Tue\", \"Wed\", \"Thu\", \"Fri\", \"Sat\", \"Sun\"]⟧[index]",
    "calendar.⟦firstWeekday⟧ = 2",
    """
    static let names = ⟦["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]⟧
    func show(_ day: Int) { titleLabel.text = Self.names[day] }
    """,
    "let weekdays = ⟦[\"일\", \"월\", \"화\", \"수\", \"목\", \"금\", \"토\"]⟧",
    "private let weekdayNames = ⟦[\"Mo\", \"Tu\", \"We\", \"Th\", \"Fr\", \"Sa\", \"Su\"]⟧",
    "var k = Calendar.current; k.⟦firstWeekday⟧ = 1",
    "label.text = ⟦[\"日\", \"一\", \"二\", \"三\", \"四\", \"五\", \"六\"]⟧[day]",
  ]
  let good: [Example] = [
    "let days = calendar.veryShortStandaloneWeekdaySymbols",
    "let days = formatter.shortWeekdaySymbols ?? [\"Sun\", \"Mon\", \"Tue\", \"Wed\", \"Thu\", \"Fri\", \"Sat\"]",
    "let keys = [\"mon\", \"tue\", \"wed\", \"thu\", \"fri\", \"sat\", \"sun\"]",
    "let number = [\"Sun\", \"Mon\", \"Tue\", \"Wed\", \"Thu\", \"Fri\", \"Sat\"].firstIndex(of: word)",
    "let ours = [\"T\", \"W\"]; label.text = ours[0]",
    "calendar.firstWeekday = Calendar.current.firstWeekday",
    "calendar.firstWeekday = startsOnSunday ? 1 : 2",
    "if calendar.firstWeekday == 2 { shift() }",
    "func weeks() { calendar.firstWeekday = 2; calendar.minimumDaysInFirstWeek = 4 }",
    "settings.firstWeekday = 1",
    "print([\"Sun\", \"Mon\", \"Tue\", \"Wed\", \"Thu\", \"Fri\", \"Sat\"][day])",
    "let names = [a, b, c, d, e, NSLocalizedString(\"Tue\", comment: \"\"), NSLocalizedString(\"Wed\", comment: \"\")]",
    "let numerals = [\"一\", \"二\", \"三\", \"四\", \"五\", \"六\", \"七\"]; label.text = numerals[n]",
    "let days = [\"Sun\", \"Mon\", \"Tue\", \"Wed\", \"Thu\", \"Fri\", \"Sat\"]; let number = days.firstIndex(of: word)",
    "label.text = [\"Sun\", \"Mon\", \"Tue\", \"Wed\", \"Thu\", \"Fri\", \"Sat\"].map(\\.localized)[day]",
    "formatter.shortWeekdaySymbols = [\"Sun\", \"Mon\", \"Tue\", \"Wed\", \"Thu\", \"Fri\", \"Sat\"]",
  ]

  /// Two days that follow one another, in languages that apps write them in.
  private static let neighbours: [(before: StaticString, after: StaticString)] = [
    ("Tuesday", "Wednesday"), ("Tue", "Wed"), ("Tues", "Wed"), ("Tues", "Weds"), ("Tu", "We"), ("T", "W"),
    ("TUE", "WED"), ("TUESDAY", "WEDNESDAY"), ("Martes", "Miércoles"), ("Mar", "Mié"), ("화", "수"), ("화요일", "수요일"),
    ("火", "水"), ("二", "三"), ("周二", "周三"),
    ("星期二", "星期三"), ("火曜日", "水曜日"), ("Di", "Mi"), ("DI", "MI"), ("Dienstag", "Mittwoch"), ("Mar", "Mer"),
    ("Mardi", "Mercredi"), ("mardi", "mercredi"), ("Martedì", "Mercoledì"), ("Terça", "Quarta"), ("Ter", "Qua"),
    ("Dinsdag", "Woensdag"), ("Selasa", "Rabu"), ("Salı", "Çarşamba"), ("Wtorek", "Środa"), ("Вт", "Ср"),
    ("Вторник", "Среда"), ("Thứ ba", "Thứ tư"), ("سه‌شنبه", "چهارشنبه"), ("الثلاثاء", "الأربعاء"),
  ]

  var triggers: [Trigger] {
    [.word("firstWeekday")] + Set(Self.neighbours.map { String(describing: $0.after) }).sorted().map { .text($0) }
  }

  func check(_ site: Site) -> Finding? {
    site.structure.kind(site.index) == .stringText ? names(site) : firstDay(site)
  }

  // MARK: - Names

  private func names(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard let open = structure.opening(around: quote), structure.kind(open) == .leftSquare,
      structure.operand(around: open).first == open
    else { return nil }
    let days = structure.elements(ofGroup: open, limit: 8)
    guard days.count == 7, days.allSatisfy({ structure.literal($0) != nil }),
      let place = days.firstIndex(where: { $0.start == quote }), place > 0,
      let before = structure.literal(days[place - 1]), areNeighbours(before + 1, site.index, structure)
    else { return nil }
    let close = structure.end(ofGroup: open)
    let audience = site.audience(ofStringAt: quote)
    // `formatter.shortWeekdaySymbols ?? ["Sun", …]` is written for the compiler.
    guard close < structure.tokens.count, audience != .machine, audience != .localizedKey,
      areDays(open..<close, site), !structure.isNilCoalescing(open - 1),
      !site.isSearched(list: open, byName: audience == .unknown),
      !site.isTranslated(list: open), audience != .unknown || !site.file.project.isWithoutScreens
    else { return nil }
    return Finding(
      structure.range(open, through: close),
      "the days in one language and one order; take calendar.shortWeekdaySymbols, from calendar.firstWeekday on",
      severity: audience == .unknown ? .info : site.severityOfText
    )
  }

  /// 二 and 三 are days beside 日 or 天 alone, and numbers elsewhere.
  private func areDays(_ list: Range<Int>, _ site: Site) -> Bool {
    !site.is("三") || list.contains { site.structure.token($0, isAnyOf: "日", "天") }
  }

  private func areNeighbours(_ before: Int, _ after: Int, _ structure: Structure) -> Bool {
    Self.neighbours.contains { structure.token(before, is: $0.before) && structure.token(after, is: $0.after) }
  }

  // MARK: - The first day

  private func firstDay(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), case let value = structure.value(at: site.index + 2),
      structure.token(site.index + 1, is: "="), value.first == value.last, structure.kind(value.first) == .integer,
      let receiver = structure.receiverName(ofMember: site.index), isCalendar(receiver, site),
      !countsWeeks(receiver, site)
    else { return nil }
    return Finding(
      site.range,
      "weeks begin on another day elsewhere, in most Arab countries on Saturday; take Calendar.current.firstWeekday",
      severity: .info
    )
  }

  /// Weeks as the ISO counts them, or in the time zone of a server: a week that is nobody's own.
  private func countsWeeks(_ receiver: Int, _ site: Site) -> Bool {
    guard let body = site.enclosingBody else { return false }
    return !site.file.uses(of: "iso8601", within: body).isEmpty
      || ["minimumDaysInFirstWeek", "timeZone"].contains { word in
        site.file.uses(of: word, within: body).contains { site.structure.belongs($0, to: receiver) }
      }
  }

  private func isCalendar(_ receiver: Int, _ site: Site) -> Bool {
    site.structure.name(receiver, endsWithAnyOf: ["calendar", "cal"])
      || site.file.type(ofName: receiver) == TypeKey("Calendar")
      || site.file.initialValue(of: receiver).map { site.structure.token($0.first, is: "Calendar") } ?? false
  }
}
