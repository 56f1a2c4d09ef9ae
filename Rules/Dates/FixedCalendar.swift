import RTLRuleKit
import RTLSyntax

struct FixedCalendar: Rule {
  let id = "fixed_calendar"
  let summary = "Dates for people are shown in the Gregorian calendar, whichever they use"
  let rationale = """
    People in Saudi Arabia may use the Umm al-Qura calendar, in Iran the Persian and in Israel the Hebrew one; the \
    system knows which. A formatter or picker with `Calendar(identifier: .gregorian)` shows them another date. Off by \
    default, since most code that names a calendar computes with it, and there it is right.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/calendar/current",
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
  ]
  let severity = Severity.info
  let isOnByDefault = false

  let bad: [Example] = [
    "dayFormatter.calendar = ⟦Calendar(identifier: .gregorian)⟧",
    "datePicker.calendar = ⟦Calendar(identifier: .gregorian)⟧",
    "content.environment(\\.calendar, ⟦Calendar(identifier: .gregorian)⟧)",
    "titles = ⟦Calendar(identifier: .gregorian)⟧.shortWeekdaySymbols",
    "let f = DateFormatter(); f.calendar = ⟦.init(identifier: .gregorian)⟧; label.text = f.string(from: day)",
  ]
  let good: [Example] = [
    "formatter.calendar = .current", "datePicker.calendar = Calendar.autoupdatingCurrent",
    "let calendar = Calendar(identifier: .gregorian)",
    "let parts = Calendar(identifier: .gregorian).dateComponents([.day], from: date)",
    "f.calendar = Calendar(identifier: .gregorian); f.locale = Locale(identifier: \"en_US_POSIX\")",
    "f.calendar = Calendar(identifier: .gregorian); f.dateFormat = \"yyyy-MM-dd\"",
    "func f() { let p = DateFormatter(); p.calendar = Calendar(identifier: .gregorian); day = p.date(from: line) }",
    "formatter.calendar = Calendar(identifier: .iso8601)",
    "gregorianFormatter.calendar = Calendar(identifier: .gregorian)",
    "components.calendar = Calendar(identifier: .gregorian)",
    "if calendar.identifier == .gregorian { showEra() }",
    "let kind = Calendar.Identifier.gregorian",
  ]

  let triggers: [Trigger] = [.word("gregorian")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(around: site.index),
      structure.token(call.callee, isAnyOf: "Calendar", "NSCalendar", "init")
    else { return nil }
    let close = structure.end(ofGroup: call.open)
    let whole = structure.operand(around: call.callee)
    let made = Expression(whole.first, close)
    if whole.last > close { return isSymbols(close + 2, structure) ? finding(made, site) : nil }
    switch structure.place(of: whole) {
    case .assigned(let property):
      return structure.token(property, is: "calendar") && isForPeople(property, site) ? finding(made, site) : nil
    case .argument(let call, _):
      return structure.token(call.callee, is: "environment") ? finding(made, site) : nil
    default: return nil
    }
  }

  /// `.shortWeekdaySymbols`: names of days and months are there to be read.
  private func isSymbols(_ member: Int, _ structure: Structure) -> Bool {
    structure.isMember(member) && structure.name(member, endsWithWord: "symbols")
  }

  private func isForPeople(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let receiver = structure.receiverName(ofMember: property) else { return false }
    if structure.name(receiver, endsWithWord: "picker") { return true }
    let isFormatter =
      structure.name(receiver, endsWithWord: "formatter")
      || site.file.type(ofName: receiver) == TypeKey("DateFormatter")
    guard isFormatter else { return false }
    // One that is named for its calendar stands beside others.
    let names = [receiver, site.file.nameOfBody(around: property)]
    if structure.names(names, holdAnyOf: ["greg", "gregorian"]) { return false }
    let uses = site.file.formatterUses(ofProperty: property)
    return !uses.isForMachines && !uses.hasMachinePattern && !uses.reads && !site.file.isShown(uses).isNo
  }

  private func finding(_ made: Expression, _ site: Site) -> Finding {
    Finding(
      site.structure.range(made.first, through: min(made.last, site.structure.tokens.count - 1)),
      "the date is shown in the Gregorian calendar, whichever the person uses; use Calendar.current"
    )
  }
}
