import RTLRuleKit
import RTLSyntax

struct HandBuiltRange: Rule {
  let id = "hand_built_range"
  let summary = "A range of dates, times or numbers put together with a dash"
  let rationale = """
    Where a range begins, what stands between its ends and what both ends share is for each language to say: English \
    writes "Jan 3 – 5", others repeat or move the month, and a bare hyphen between two numbers turns the range around \
    in a right-to-left sentence. An interval formatter knows all of that.
    """
  let references = [
    "https://developer.apple.com/documentation/foundation/dateintervalformatter",
    "https://developer.apple.com/documentation/foundation/date/intervalformatstyle",
  ]

  let bad: [Example] = [
    "label.text = \"\\(formatter.string(from: start))⟦ - ⟧\\(formatter.string(from: end))\"",
    """
    func f() {
      var start = ""
      var end = ""
      start = formatter.string(from: lecture.start)
      end = formatter.string(from: lecture.end)
      timeLabel.text = start + "⟦ - ⟧" + end
    }
    """,
    "Text(\"\\(start.formatted())⟦ – ⟧\\(end.formatted())\")",
    """
    let from = formatter.string(from: event.start)
    let to = formatter.string(from: event.end)
    timeLabel.text = "\\(from)⟦ - ⟧\\(to)"
    """,
    "label.text = formatter.string(from: min) + \"⟦ - ⟧\" + formatter.string(from: max)",
    "label.text = String(format: \"⟦%@ - %@⟧\", formatter.string(from: start), formatter.string(from: end))",
    "label.text = \"\\(startFormatter.string(from: start))⟦ - ⟧\\(endFormatter.string(from: end))\"",
    "label.text = \"\\(startDateText)⟦ - ⟧\\(endDateText)\"",
    "hoursLabel.text = \"\\(shop.openTime)⟦~⟧\\(shop.closeTime)\"",
    "hoursLabel.text = shift.startTime + \"⟦-⟧\" + shift.endTime",
    "var hours: String { \"\\(timeFormatter.string(from: opening))⟦–⟧\\(timeFormatter.string(from: closing))\" }",
    "Text(\"\\(formatDay(trip.first))⟦ - ⟧\\(formatDay(trip.last))\")",
    "label.text = \"\\(visit.begin.dayText)⟦ – ⟧\\(visit.end.dayText)\"",
    "label.text = lower.amountString(in: unit) + \"⟦-⟧\" + upper.amountString(in: unit)",
    "label.text = leave.since.format(dateStyle: .medium) + \"⟦ - ⟧\" + leave.until.format(dateStyle: .medium)",
    "let low = formatWeight(a); label.text = \"\\(low)⟦–⟧\\(formatWeight(b)) \\(unit)\"",
    "label.text = \"\\(offer.start, format: style)⟦ - ⟧\\(offer.expireDate, format: style)\"",
    "label.text = Texts.display(min) + \"⟦-⟧\" + Texts.display(max)",
    "let formattedHours = \"\\(startFormatted)⟦-⟧\\(endFormatted)\"; send(formattedHours)",
    "func hours() -> String { String(format: \"⟦%@ - %@⟧\", openText, closeText) }",
    "func hours(_ day: Day) -> String { \"\\(startFormatted)⟦-⟧\\(endFormatted)\" }",
    "label.text = \"\\(dayTime.string(from: event.start))⟦ to ⟧\\(clock.string(from: event.end))\"",
  ]
  let good: [Example] = [
    "label.text = String(format: \"%d - %d\", minimumAge, maximumAge)", "Text(\"\\(low)-\\(high)\")",
    "func f(ages: ClosedRange<Int>) { label.text = \"\\(ages.lowerBound + 1)–\\(ages.upperBound)\" }",
    "let formattedAges = String(format: \"%d - %d\", locale: .current, ageMin, ageMax); send(formattedAges)",
    "label.text = intervalFormatter.string(from: start, to: end)",
    "label.text = (start..<end).formatted()",
    "label.text = \"\\(dayFormatter.string(from: date)) - \\(timeFormatter.string(from: date))\"",
    "label.text = \"\\(formatter.string(from: date)) - \\(event.title)\"",
    "label.text = \"\\(artist) - \\(title)\"",
    "print(\"\\(formatter.string(from: start)) - \\(formatter.string(from: end))\")",
    "let path = folder + \"/\\(formatter.string(from: start))-\\(formatter.string(from: end))\"",
    "label.text = \"\\(dayFormatter.string(from: order.date)) - \\(moneyFormatter.string(from: order.sum))\"",
    "let cacheKey = \"\\(formatter.string(from: start))-\\(formatter.string(from: end))\"",
    "label.text = first + \" - \" + last", "let path = startDate + \"-\" + endDate",
    "label.text = \"\\(orderDateText) - \\(deliveryTimeText)\"", "print(\"\\(startTime) ~ \\(endTime)\")",
    "label.text = \"\\(startIndex) - \\(endIndex)\"; let startIndex = 1; let endIndex = 2",
    "label.text = \"\\(surah)-\\(ayah)\"", "label.text = \"\\(startStation) - \\(endStation)\"",
    "header = \"bytes=\\(start)-\\(end)\"", "Text(\"Ages \\(low)-\\(high) or so\")",
    "var id: String { \"\\(low)-\\(high)\" }", "fatalError(\"\\(low)-\\(high)\")",
    "var isKnown: Bool { list.contains(\"\\(low)-\\(high)\") }", "list.append(\"\\(first)-\\(last)\")",
    "label.text = \"\\(formatName(song.artist)) - \\(formatName(song.album))\"",
    "label.text = \"\\(localized(\"title\")) - \\(localized(\"subtitle\"))\"",
    "label.text = \"\\(date.dayText) - \\(date.timeText)\"", "label.text = \"\\(date.dayText) - \\(date.dayText)\"",
    "print(\"\\(formatDay(first)) - \\(formatDay(last))\")", "label.text = \"\\(mode.rawValue)-\\(kind.rawValue)\"",
    "label.text = \"\\(formatDate(day, .short)) - \\(formatDate(day, .full))\"",
    "label.text = \"\\(text(.day)) - \\(text(.night))\"", "label.text = \"\\(song.format()) - \\(album.format())\"",
    "var id: String { \"\\(formatDay(first))-\\(formatDay(last))\" }",
    "label.text = \"\\(home, format: .number) - \\(guest, format: .number)\"",
    "label.text = \"\\(formatScore(home)) - \\(formatScore(guest))\"",
  ]

  let triggers: [Trigger] = dashes.map { .text($0) } + formats.map { .text($0) }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = structure.opening(around: site.index), structure.kind(quote) == .stringStart,
      let ends = ends(quote, site)
    else { return nil }
    let audience = site.audience(of: structure.operand(around: quote))
    guard let first = site.file.formattingCall(ends.0), let last = site.file.formattingCall(ends.1) else {
      return foundByName(ends, audience, site) ?? foundByPair(ends, quote, audience, site)
    }
    guard audience != .machine else { return nil }
    guard isRange(first, last, structure) else { return foundByPair(ends, quote, audience, site) }
    // In a key the order is theirs, and the two need not be dates.
    let isLeftToTranslators = audience == .localizedKey && structure.token(first, is: "formatted")
    if isLeftToTranslators, !isAlone(quote, structure) { return nil }
    return finding(site, audience == .unknown || isLeftToTranslators ? .info : site.severityOfText)
  }

  private func foundByName(_ ends: (Expression, Expression), _ audience: Audience, _ site: Site) -> Finding? {
    if audience == .plain, isRangeByName(ends, site) { return finding(site, .info) }
    guard audience != .machine else { return nil }
    if isWrittenAlike(ends, site) { return finding(site, audience == .unknown ? .info : site.severityOfText) }
    guard isFormattedAlike(ends, site.structure) else { return nil }
    return finding(site, audience == .plain ? site.severityOfText : .info)
  }

  func finding(_ site: Site, _ severity: Severity?) -> Finding {
    Finding(
      site.range,
      "the order and the dash are the same in every language; use DateIntervalFormatter, or .formatted() of the range",
      severity: severity
    )
  }

  /// `startTimeText`, `endTimeText`: texts of dates by their names.
  private func isRangeByName(_ ends: (Expression, Expression), _ site: Site) -> Bool {
    func names(_ end: Expression, _ words: [StaticString]) -> Bool {
      guard let name = site.structure.lastName(endingAt: end.last), site.isNumber(end) != .yes else { return false }
      return site.structure.name(name, holdsAnyOf: words) && site.structure.name(name, holdsAnyOf: Self.momentTexts)
    }
    return names(ends.0, ["start", "begin", "from", "open", "opening"])
      && names(ends.1, ["end", "until", "to", "till", "close", "closing"])
  }

  private static let momentTexts: [StaticString] = ["date", "time", "hour", "day", "string", "text", "str"]

  /// What stands on both sides of the dash.
  private func ends(_ quote: Int, _ site: Site) -> (Expression, Expression)? {
    let structure = site.structure
    let close = structure.end(ofGroup: quote)
    if structure.kind(site.index - 1) == .interpolationEnd, structure.kind(site.index + 1) == .interpolationStart,
      let start = structure.partner(site.index - 1)
    {
      let end = structure.end(ofGroup: site.index + 1)
      guard start + 1 < site.index - 1, site.index + 2 < end, end < structure.tokens.count else { return nil }
      return (Expression(start + 1, site.index - 2), Expression(site.index + 2, end - 1))
    }
    guard structure.kind(quote + 1) == .stringText, close == quote + 2 else { return nil }
    if structure.holds("%", inStringAt: quote) {
      guard let call = structure.call(around: quote),
        structure.token(call.callee, isAnyOf: "String", "localizedStringWithFormat")
      else { return nil }
      let values = structure.arguments(of: call).filter { $0.label == nil && !$0.isEmpty && $0.start != quote }
      guard values.count == 2 else { return nil }
      return (values[0].expression, values[1].expression)
    }
    guard structure.token(quote - 1, is: "+"), structure.token(close + 1, is: "+") else { return nil }
    return (structure.operand(around: quote - 2), structure.operand(around: close + 2))
  }

  /// Two values, written by one formatter or by one for each end: day and time of one date are no range, nor are a date
  /// and a price.
  private func isRange(_ first: Int, _ last: Int, _ structure: Structure) -> Bool {
    guard structure.bytes(first).elementsEqual(structure.bytes(last)) else { return false }
    let receivers = (structure.chainStart(first)..<first, structure.chainStart(last)..<last)
    let areSame = structure.areSameText(receivers.0, receivers.1)
    if structure.token(first, is: "formatted") { return !areSame && isPair(receivers.0, receivers.1, structure) }
    guard let one = structure.call(of: first)?.open, let other = structure.call(of: last)?.open else { return false }
    let values = (one..<structure.end(ofGroup: one), other..<structure.end(ofGroup: other))
    return areSame
      ? !structure.areSameText(values.0, values.1)
      : isPair(values.0, values.1, structure)
  }

  /// `event.start` and `event.end`, `lowerBound` and `upperBound`
  func isPair(_ first: Range<Int>, _ last: Range<Int>, _ structure: Structure) -> Bool {
    func holds(_ range: Range<Int>, _ words: [StaticString]) -> Bool {
      range.contains { structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: words) }
    }
    return holds(first, Self.beginnings) && holds(last, Self.endings)
  }

  private static let beginnings: [StaticString] = [
    "start", "begin", "beginning", "from", "min", "minimum", "lower", "first", "low", "open", "opening", "opens",
    "since", "bottom",
  ]
  private static let endings: [StaticString] = [
    "end", "ending", "to", "max", "maximum", "upper", "last", "high", "close", "closing", "closes",
    "until", "expire", "top",
  ]
}

private let dashes = [" - ", "-", " – ", "–", " — ", "—", " to ", " ~ ", "~", " ... "]
private let formats = [" - ", "-", " – ", "–", " — ", " to "].map { "%@\($0)%@" }
