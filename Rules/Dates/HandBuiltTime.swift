import RTLRuleKit
import RTLSyntax

struct HandBuiltTime: Rule {
  let id = "hand_built_time"
  let summary = "A time or a date is put together from numbers by hand"
  let rationale = """
    "%02d:%02d" and "\\(day)/\\(month)/\\(year)" write Latin digits and one order of the parts in every language. \
    Among right-to-left words the parts of a date even change places. A formatter knows the digits, the order and the \
    marks of each language. Some players show timecodes in Latin digits on purpose.
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/documentation/foundation/datecomponentsformatter",
    "https://developer.apple.com/documentation/swift/duration/timeformatstyle",
  ]

  let bad: [Example] =
    [
      "timeLabel.text = \"\\(hours)⟦:⟧\\(minutes)\"",
      "timeLabel.text = String(format: ⟦\"%02d:%02d\"⟧, minutes, seconds)",
      "dateLabel.text = \"\\(day)⟦/⟧\\(month)/\\(year)\"",
      "timeLabel.text = String(minutes) + ⟦\":\"⟧ + String(seconds)",
      "let hours = String(left / 60); let minutes = String(left % 60); timeLabel.text = hours + ⟦\" : \"⟧ + minutes",
      "label.text = String(format: ⟦\"%d:%02d:%02d\"⟧, time / 3600, time / 60 % 60, time % 60)",
      "label.text = String(format: ⟦\"%d:%02d.%d\"⟧, minutes, seconds, tenths)",
      """
      var remaining: String { String(format: ⟦"%02i:%02i"⟧, minutes, seconds) }
      func tick() { countdownLabel.text = remaining }
      """,
      "func timeString(from n: Int) -> String { String(format: ⟦\"%d:%02d\"⟧, n / 60, n % 60) }",
      "Text(verbatim: \"\\(components.hour!)⟦:⟧\\(components.minute!)\")",
      "func timeLapsedString(_ n: Int) -> String { String(format: ⟦\"%02d:%02d\"⟧, n / 60, n % 60) }",
      "func timeString(of rest: Rest) -> String { \"\\(rest.minutes)⟦:⟧\\(rest.seconds)\" }",
      "label.text = String(format: ⟦\"%@ %02d:%02d\"⟧, L10n.next, hours, minutes)",
      "label.text = hour + ⟦\":\"⟧ + minute + \":\" + second",
      "paceLabel.text = String(format: ⟦\"%d'%02d\\\"\"⟧, minutes, seconds)",
      "label.text = \"\\(minutes)⟦'⟧\\(seconds)\\\"\"",
      "label.text = String(format: ⟦\"%d′%02d″\"⟧, pace / 60, pace % 60)",
      "label.text = String(format: ⟦\"%d.%02d.%02d\"⟧, parts.year!, parts.month!, parts.day!)",
      "label.text = \"\\(start)⟦:00⟧\"", "Text(is24 ? padded(end) + \"⟦:00⟧\" : clock(end))",
      "label.text = \"\\(clock.string(from: date)) \\(⟦hour < 12 ? \"AM\" : \"PM\"⟧)\"",
      "label.text = \"\\(dayFormatter.string(from: due))⟦, ⟧\\(timeFormatter.string(from: due))\"",
      "label.text = weekdayFormatter.string(from: now) + \"⟦ ⟧\" + clockFormatter.string(from: now)",
      "label.text = \"\\(formatter.string(from: due))⟦, ⟧\\(Texts.time(of: due))\"",
      "label.text = \"\\(dayText(due))⟦ ⟧\\(clockText(due))\"",
      "Text(due, style: .date) + ⟦Text(\" \")⟧ + Text(due, style: .time)",
      "func text(for n: Int) -> String { String(format: ⟦\"%d:%02d\"⟧, n / 60, n % 60) }",
      "var label: String { String(format: ⟦\"%dm %02ds\"⟧, rest / 60, rest % 60) }",
      "func text(for n: Double) -> String { String(format: ⟦\"0:%.02d\"⟧, Int(n)) }",
      "callLabel.text = String(format: ⟦\"%.2d:%.2d\"⟧, length / 60, length % 60)",
      "var half: String { ⟦hours >= 12 ? \"م\" : \"ص\"⟧ }; func f() { halfLabel.text = half }",
    ] + Self.filled
  let good: [Example] =
    [
      "timeLabel.text = Duration.seconds(rest).formatted(.time(pattern: .minuteSecond))",
      "timeLabel.text = formatter.string(from: rest)",
      "print(String(format: \"%02d:%02d\", minutes, seconds))",
      "logger.info(\"\\(hours):\\(minutes)\")",
      "ratioLabel.text = \"\\(width):\\(height)\"",
      "addressLabel.text = \"\\(host):\\(port)\"",
      "let name = \"take-\\(day)-\\(month).mov\"",
      "addressLabel.text = String(format: \"%02x:%02x\", first, second)",
      "pageLabel.text = \"\\(page)/\\(total)\"",
      "Text(\"\\(hours):\\(minutes)\")", "spanLabel.text = \"\\(startYear)-\\(endYear)\"",
      "cardLabel.text = \"\\(card.expiry.month)/\\(card.expiry.year)\"",
      "func key(for n: Int) -> String { String(format: \"%d:%02d\", n / 60, n % 60) }",
      "let key = \"\\(day)/\\(month)\"",
      "func timestampString(_ n: Int) -> String { String(format: \"%02d:%02d\", n / 60, n % 60) }",
      "label.text = String(format: \"%02d\", seconds)",
      "label.text = String(format: \"%02d:%02d\", locale: .current, minutes, seconds)",
      "timeLabel.text = \"\\(formatter.string(from: hours)) : \\(formatter.string(from: minutes))\"",
      "label.text = \"\\(remainingDays)/\\(totalDays)\"",
      "label.text = String(format: \"%02d:%02d\", minutes, seconds).toArabicNumbers()",
      "label.text = String(format: \"UTC%@%02d:%02d\", sign, hours, minutes)",
      "label.text = String(format: \"%d'%02d\\\"\", feet, inches)", "label.text = \"\\(feet)'\\(inches)\\\"\"",
      "label.text = \"\\(degrees)°\\(minutes)'\\(seconds)\\\"\"", "label.text = \"\\(minutes)'\\(folder)'\"",
      "label.text = digitsInLanguage(String(format: \"%02d:%02d\", minutes, seconds))",
      "label.text = String(format: \"%d/%d\", day, day)",
      "cardLabel.text = String(format: \"%02d/%02d\", expiry.month, expiry.year)",
      "let half = hour < 12 ? \"AM\" : \"PM\"; print(half)", "label.text = band.isWide ? \"AM\" : \"PM\"",
      "label.text = hour < 12 ? \"Morning\" : \"Evening\"",
      "label.text = hour < 12 ? formatter.amSymbol : formatter.pmSymbol",
      "label.text = \"\\(dayFormatter.string(from: start)), \\(timeFormatter.string(from: end))\"",
      "label.text = \"\\(dayFormatter.string(from: due)), \\(dayFormatter.string(from: due))\"",
      "label.text = \"\\(timeFormatter.string(from: due)) \\(zoneFormatter.string(from: due))\"",
      "label.text = \"\\(dayText(due)), \\(timeText(end))\"", "label.text = \"\\(day(due)) \\(zone(due))\"",
      "print(\"\\(dayFormatter.string(from: due)), \\(timeFormatter.string(from: due))\")",
      "Text(from, style: .time) + Text(\" \") + Text(to, style: .time)",
      "Text(due, style: .date) + Text(\"at\") + Text(due, style: .time)",
      "func zone(_ n: Int) -> String { String(format: \"%d:%02d\", n / 60, n % 60) }",
      "func urn(_ n: Int) -> String { String(format: \"urn:post:%d:%02d\", n, site) }",
      "func offsetText(_ n: Int) -> String { String(format: \"GMT\\(sign)%d:%02d\", n / 60, n % 60) }",
      "func iso(_ n: Int) -> String { String(format: \"%02d:%02d\", n / 60, n % 60) }",
      "builder.add(key: \"time\", value: String(format: \"%02d:%02d\", hour, minute))",
      "Text(\"\\(hour):00\")", "let key = \"\\(hour):00\"", "label.text = \"Opens at 9:00\"",
    ] + Self.filledOthers

  let triggers: [Trigger] =
    [
      .text(":"), .text(" : "), .text(":0"), .text(":00"), .text("/"), .text("-"), .text("."), .text("'"), .text("’"),
      .text("′"), .text("0"), .word("format"), .word("style"),
    ] + (Self.mornings + Self.gaps).map { .text($0) }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index) == .stringText else {
      return site.is("style") ? momentOfTexts(site) : formatted(site)
    }
    if isGap(site.index, structure) { return moment(site) }
    if structure.token(site.index, is: ":00") { return fullHour(site) }
    if structure.token(site.index, is: "0") { return filledUp(site) }
    if let half = halfOfDay(site) { return half }
    return structure.kind(site.index - 1) == .stringStart ? added(site) : interpolated(site)
  }

  /// `"\(hours):\(minutes)"`; the first mark stands for all.
  private func interpolated(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isClockMark(site.index), let quote = structure.opening(around: site.index) else { return nil }
    var index = quote + 1
    while index < site.index {
      if structure.kind(index) == .stringText, structure.isClockMark(index) { return nil }
      index = structure.next(behind: index)
    }
    guard isShown(quote, site) else { return nil }
    return Finding(site.range, message, severity: severity(ofStringAt: quote, site))
  }

  /// `"\(hour):00"`, `hour + ":00"`
  private func fullHour(_ site: Site) -> Finding? {
    let structure = site.structure
    let before = structure.kind(site.index - 1)
    guard before == .interpolationEnd || before == .stringStart && structure.token(site.index - 2, is: "+"),
      let quote = structure.opening(around: site.index), structure.end(ofGroup: quote) == site.index + 1,
      !structure.isClock(stringAt: quote), site.audience(ofStringAt: quote) == .plain
    else { return nil }
    return Finding(site.range, message, severity: severity(ofStringAt: quote, site))
  }

  /// `String(minutes) + ":" + String(seconds)`; the first mark stands for all.
  private func added(_ site: Site) -> Finding? {
    let structure = site.structure
    let quote = site.index - 1
    guard isAdded(mark: site.index, structure),
      !isAdded(mark: structure.operand(around: quote - 2).first - 3, structure),
      site.audience(ofStringAt: quote) == .plain
    else { return nil }
    return Finding(structure.range(quote, through: quote + 2), message, severity: severity(ofStringAt: quote, site))
  }

  private func isAdded(mark: Int, _ structure: Structure) -> Bool {
    structure.kind(mark) == .stringText && structure.kind(mark - 1) == .stringStart
      && structure.kind(mark + 1) == .stringEnd && structure.token(mark - 2, is: "+")
      && structure.token(mark + 2, is: "+") && structure.kind(mark + 3) != nil
      && structure.isClock(structure.operand(around: mark - 3), mark: mark, structure.operand(around: mark + 3))
  }

  /// `String(format: "%02d:%02d", minutes, seconds)`
  private func formatted(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .colon, let quote = site.formatLiteral,
      let call = site.formatCall, !call.hasLocale,
      structure.isClock(formatAt: quote) || structure.isPace(formatAt: quote, filledWith: call.values)
        || structure.isDate(formatAt: quote, filledWith: call.values) || structure.isSpelledClock(formatAt: quote),
      isShown(quote, site) || isHandedBack(quote, site), !isOffset(quote, call, site)
    else { return nil }
    return Finding(
      structure.range(quote, through: structure.end(ofGroup: quote)),
      message,
      severity: severity(ofStringAt: quote, site)
    )
  }

  /// `String(format: "UTC%@%02d:%02d", sign, hours, minutes)`: the name of a time zone.
  private func isOffset(_ quote: Int, _ call: FormatCall, _ site: Site) -> Bool {
    let structure = site.structure
    guard let first = structure.formatSpecifiers(ofStringAt: quote).first else { return false }
    let before = ByteRange(structure.range(quote + 1).start, first.range.start)
    if structure.holds("UTC", in: before) || structure.holds("GMT", in: before) { return true }
    guard !first.isNumber,
      case .initial(let declaration) = structure.place(of: structure.operand(around: call.call.callee))
    else { return false }
    return structure.name(Int(structure.declarations[declaration].name), holdsAnyOf: ["offset"])
  }

  /// No more than a hint where nobody is seen to read it, and on players and the like.
  func severity(ofStringAt quote: Int, _ site: Site) -> Severity? {
    if site.isAboutPhysicalThings || site.audience(ofStringAt: quote) != .plain { return .info }
    return site.severity(ofNumberIn: site.structure.operand(around: quote))
  }

  let message =
    "the time is put together by hand, in Latin digits and one order; use Duration.formatted(.time(pattern:)), "
    + "DateComponentsFormatter or date.formatted()"
}
