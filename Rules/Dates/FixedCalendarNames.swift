import RTLRuleKit
import RTLSyntax

struct FixedCalendarNames: Rule {
  let id = "fixed_calendar_names"
  let summary = "Names of months or days written into the code"
  let rationale = """
    Names of months and days that are typed into the code stay in one language, and belong to one calendar: a person with \
    the Umm al-Qura, Persian or Hebrew calendar has other months. The calendar of the person knows all the names, in every \
    length, and a date formatted for people has them in it.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/calendar/standalonemonthsymbols",
    "https://developer.apple.com/documentation/foundation/calendar/shortweekdaysymbols",
  ]

  let bad: [Example] = [
    """
    let months = [⟦"Jan"⟧, "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func show(_ month: Int) { monthLabel.text = months[month - 1] }
    """,
    """
    func name(of day: Int) -> String {
      switch day {
      case 1: return ⟦"Sunday"⟧
      case 2: return "Monday"
      case 3: return "Tuesday"
      case 4: return "Wednesday"
      case 5: return "Thursday"
      case 6: return "Friday"
      default: return "Saturday"
      }
    }
    """,
    """
    enum Day: String { case mon = ⟦"Mon"⟧, tue = "Tue", wed = "Wed", thu = "Thu", fri = "Fri" }
    struct DayView: View { let day: Day; var body: some View { Text(day.rawValue) } }
    """,
    """
    label.text = [1: ⟦"Januar"⟧, 2: "Februar", 3: "März", 4: "April", 5: "Mai", 6: "Juni", 7: "Juli"][month]
    """,
    """
    enum Day { case mon, tue, wed, thu, fri, sat, sun
      var name: String {
        switch self {
        case .mon: ⟦"월"⟧
        case .tue: "화"
        case .wed: "수"
        case .thu: "목"
        case .fri: "금"
        case .sat: "토"
        case .sun: "일"
        }
      }
    }
    """,
    """
    switch number {
    case 1: titleLabel.text = ⟦"S"⟧
    case 2: titleLabel.text = "M"
    case 3: titleLabel.text = "T"
    case 4: titleLabel.text = "W"
    case 5: titleLabel.text = "T"
    case 6: titleLabel.text = "F"
    default: titleLabel.text = "S"
    }
    """,
    """
    func monthName(of month: String) -> String {
      switch month { case "01": ⟦"Gennaio"⟧; case "02": "Febbraio"; case "03": "Marzo"
      case "04": "Aprile"; case "05": "Maggio"; default: "Giugno" }
    }
    """,
    "static let dayNames = [\"\", ⟦\"Monday\"⟧, \"Tuesday\", \"Wednesday\", \"Thursday\", \"Friday\", \"Saturday\", \"Sunday\"]",
  ]
  let good: [Example] = [
    "let months = calendar.shortStandaloneMonthSymbols",
    "func name(of day: Int) -> String { calendar.weekdaySymbols[day - 1] }",
    "let numbers = [\"Jan\": 1, \"Feb\": 2, \"Mar\": 3, \"Apr\": 4, \"May\": 5, \"Jun\": 6]",
    "enum Day: String, Codable { case mon = \"Mon\", tue = \"Tue\", wed = \"Wed\", thu = \"Thu\", fri = \"Fri\" }",
    """
    func number(of name: String) -> String {
      switch name { case "Monday": "Mon"; case "Tuesday": "Tue"; case "Wednesday": "Wed"
      case "Thursday": "Thu"; case "Friday": "Fri"; default: "Sat" }
    }
    """,
    """
    var name: LocalizedStringKey {
      switch self { case .mon: "Mon"; case .tue: "Tue"; case .wed: "Wed"; case .thu: "Thu"; case .fri: "Fri" }
    }
    """,
    """
    var name: String {
      switch self { case .mon: "Mon".localized; case .tue: "Tue".localized; case .wed: "Wed".localized
      case .thu: "Thu".localized; case .fri: "Fri".localized }
    }
    """,
    "let keys: [LocalizedStringKey] = [\"January\", \"February\", \"March\", \"April\", \"May\", \"June\", \"July\"]",
    "let number = [\"Jan\", \"Feb\", \"Mar\", \"Apr\", \"May\", \"Jun\", \"Jul\"].firstIndex(of: word)",
    "let quarters = [\"Jan\", \"Apr\", \"Jul\", \"Oct\"]; label.text = quarters[0]",
    "var code: String { switch self { case .mon: \"MO\"; case .tue: \"TU\"; case .wed: \"WE\"; case .thu: \"TH\"; case .fri: \"FR\" } }",
    """
    var weekdayKey: String {
      switch self { case .mon: "Mon"; case .tue: "Tue"; case .wed: "Wed"; case .thu: "Thu"; case .fri: "Fri" }
    }
    """,
    """
    let months = ["January", "February", "March", "April", "May", "June", "July"]
    var body: some View { ForEach(months, id: \\.self) { Text(LocalizedStringKey($0)) } }
    """,
    "label.text = [\"Jan\", \"Feb\", \"Mar\", \"Apr\", \"May\", \"Jun\", \"Jul\"].map { NSLocalizedString($0, comment: \"\") }[n]",
    """
    struct RFCDate { static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct"] }
    """,
    "print([\"Jan\", \"Feb\", \"Mar\", \"Apr\", \"May\", \"Jun\", \"Jul\", \"Aug\"][month])",
    "let dayNames = [\"monday\": \"Monday\", \"tuesday\": \"Tuesday\", \"wednesday\": \"Wednesday\", \"thursday\": \"Thursday\", \"friday\": \"Friday\"]",
    """
    enum Day: String { case mon = "Mon", tue = "Tue", wed = "Wed", thu = "Thu", fri = "Fri" }
    func show(_ day: Day) { dayLabel.text = Translator.shared.localizedString(day.rawValue) }
    """,
    "class Report { var months = [\"Jan\", \"Feb\", \"Mar\", \"Apr\", \"May\", \"Jun\", \"Jul\", \"Aug\"] }",
    "let months = formatter.monthSymbols ?? [\"Jan\", \"Feb\", \"Mar\", \"Apr\", \"May\", \"Jun\", \"Jul\", \"Aug\"]",
  ]

  var triggers: [Trigger] { Self.allNames.map { .text($0) } }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard let group = group(around: quote, structure), let kind = namesTold(first: site.index, in: group, structure),
      let severity = severity(of: quote, in: group, site)
    else { return nil }
    return Finding(
      structure.range(quote, through: site.index + 1),
      kind == .months
        ? "months by their names in one language and one calendar; take calendar.standaloneMonthSymbols"
        : "days by their names in one language; take calendar.standaloneWeekdaySymbols",
      severity: severity == self.severity ? nil : severity
    )
  }

  private func severity(of quote: Int, in group: Group, _ site: Site) -> Severity? {
    let structure = site.structure
    let names: Expression
    switch group.kind {
    case .enumeration(let name): return site.showsRawValues(ofEnum: name) ? site.severityOfText ?? severity : nil
    case .list(let open):
      // `formatter.monthSymbols ?? ["Jan", …]` is written for the compiler.
      if site.isTranslated(list: open) || structure.isNilCoalescing(open - 1) { return nil }
      names = structure.operand(around: open)
    case .cases: names = structure.operand(around: quote)
    }
    let audience = site.audience(of: names)
    guard audience != .machine, audience != .localizedKey else { return nil }
    if case .list(let open) = group.kind, site.isSearched(list: open, byName: audience == .unknown) { return nil }
    let holder = holder(of: names, structure)
    if let holder, site.isLookedUp(holder) { return nil }
    if audience != .unknown { return site.severityOfText ?? severity }
    return holder.map { isForPeople($0, site) && isUsed(names, site) } ?? false ? .info : nil
  }

  /// What the names are given to, or returned by.
  private func holder(of names: Expression, _ structure: Structure) -> Int? {
    switch structure.place(of: names) {
    case .assigned(let name): name
    case .initial(let declaration): Int(structure.declarations[declaration].name)
    case .returned(let scope): structure.nameOfMember(givenBy: scope)
    default: nil
    }
  }

  /// Nobody reads a list that nothing takes from; what is static may be another file's.
  private func isUsed(_ names: Expression, _ site: Site) -> Bool {
    guard case .initial(let declaration) = site.structure.place(of: names) else { return true }
    let name = Int(site.structure.declarations[declaration].name)
    return site.structure.token(name - 2, is: "static")
      || site.file.uses(of: site.structure.tokens[name].name, within: site.structure.tokens.indices).count > 1
  }

  private func isForPeople(_ holder: Int, _ site: Site) -> Bool {
    let names = [holder, site.enclosingTypeName, site.enclosingFunctionName]
    return !site.isNamedForPrograms(holder) && !site.file.project.isWithoutScreens
      && !site.structure.names(names, holdAnyOf: Self.machines)
  }

  private static let machines: NameWords = [
    "rfc", "rfc1123", "http", "cron", "rrule", "ical", "parse", "parser", "parsing", "api", "server", "sample", "mock",
    "dto", "request", "code", "codes",
  ]
}
