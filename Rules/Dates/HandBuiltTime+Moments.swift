import RTLRuleKit
import RTLSyntax

/// The day and the time of one moment, written apart and put side by side.
extension HandBuiltTime {
  static let gaps = [", ", " "]

  /// `"\(dayFormatter.string(from: date)), \(timeFormatter.string(from: date))"`: which comes first and what stands between
  /// is for each language to say.
  func moment(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = structure.opening(around: site.index), let sides = sides(quote, site),
      let first = writing(sides.0, site), let last = writing(sides.1, site), isOneMoment(first, last, structure),
      site.isNumber(sides.0) != .yes, site.isNumber(sides.1) != .yes
    else { return nil }
    let audience = site.audience(ofStringAt: quote)
    guard audience != .machine else { return nil }
    return Finding(site.range, Self.momentMessage, severity: audience == .unknown ? .info : site.severityOfText)
  }

  /// `Text(date, style: .date) + Text(" ") + Text(date, style: .time)`
  func momentOfTexts(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let first = styledText(site.index, structure), structure.token(first.whole.last + 1, is: "+"),
      structure.token(first.whole.last + 2, is: "Text"),
      case let gap = structure.operand(around: first.whole.last + 2),
      structure.token(gap.last + 1, is: "+"), structure.token(gap.last + 2, is: "Text"),
      (gap.first..<gap.last).contains(where: { structure.kind($0) == .stringText && isGap($0, structure) }),
      case let other = structure.operand(around: gap.last + 2),
      let label = other.tokens.first(where: { structure.token($0, is: "style") }),
      let last = styledText(label, structure), !structure.isSameText(first.style, last.style),
      structure.areSameText(first.date.tokens, last.date.tokens)
    else { return nil }
    return Finding(structure.range(gap.first, through: gap.last), Self.momentMessage, severity: site.severityOfText)
  }

  /// `Text(date, style: .time)` of its label.
  private func styledText(_ label: Int, _ structure: Structure) -> (whole: Expression, date: Expression, style: Int)? {
    guard structure.kind(label + 1) == .colon, let call = structure.call(around: label),
      structure.token(call.callee, is: "Text"), let style = structure.argument("style", of: call), style.label == label,
      structure.kind(style.start) == .period, structure.token(style.start + 1, isAnyOf: "date", "time"),
      let date = structure.firstArgument(of: call), date.label == nil, !date.isEmpty
    else { return nil }
    return (structure.operand(around: call.callee), date.expression, style.start + 1)
  }

  func isGap(_ text: Int, _ structure: Structure) -> Bool { structure.token(text, isAnyOf: ", ", " ") }

  /// What stands on both sides of a blank or a comma.
  private func sides(_ quote: Int, _ site: Site) -> (Expression, Expression)? {
    let structure = site.structure
    if structure.kind(site.index - 1) == .interpolationEnd, structure.kind(site.index + 1) == .interpolationStart {
      guard let open = structure.partner(site.index - 1), let left = structure.content(ofInterpolation: open),
        let right = structure.content(ofInterpolation: site.index + 1)
      else { return nil }
      return (left, right)
    }
    let close = structure.end(ofGroup: quote)
    guard structure.kind(quote) == .stringStart, close == quote + 2, structure.token(quote - 1, is: "+"),
      structure.token(close + 1, is: "+"), quote > 1, structure.kind(close + 2) != nil
    else { return nil }
    return (structure.operand(around: quote - 2), structure.operand(around: close + 2))
  }

  /// The call that writes one side: that of a formatter, or of a helper of the project's own.
  private func writing(_ side: Expression, _ site: Site) -> Int? {
    if let call = site.file.formattingCall(side) { return call }
    let whole = site.structure.unwrapped(side)
    guard site.structure.kind(whole.last) == .rightParen else { return nil }
    return site.structure.lastName(endingAt: whole.last)
  }

  /// Something that writes days and something that writes times, for one date.
  private func isOneMoment(_ first: Int, _ last: Int, _ structure: Structure) -> Bool {
    guard let one = structure.call(of: first), let other = structure.call(of: last),
      let date = structure.firstArgument(of: one), let again = structure.firstArgument(of: other), !date.isEmpty,
      !again.isEmpty, structure.areSameText(date.start..<date.end, again.start..<again.end)
    else { return false }
    return isDay(first, structure) && isTime(last, structure) || isTime(first, structure) && isDay(last, structure)
  }

  /// `timeFormatter.string(from: date)`, `timeText(of: date)`
  private func isTime(_ call: Int, _ structure: Structure) -> Bool {
    let name = teller(call, structure)
    return structure.name(name, holdsAnyOf: ["time", "hour", "clock"]) && !structure.name(name, holdsAnyOf: Self.days)
      && !structure.name(name, holdsAnyOf: ["zone", "interval", "stamp"])
  }

  private func isDay(_ call: Int, _ structure: Structure) -> Bool {
    let name = teller(call, structure)
    if structure.name(name, holdsAnyOf: ["time", "clock"]) { return false }
    return structure.name(name, holdsAnyOf: Self.days) || structure.token(name, is: "formatter")
  }

  /// What says by its name what a call writes: the formatter, or the helper.
  private func teller(_ call: Int, _ structure: Structure) -> Int {
    structure.token(call, is: "string") ? structure.receiverName(ofMember: call) ?? call : call
  }

  private static let days: [StaticString] = ["date", "day", "weekday", "relative", "month"]

  private static let momentMessage =
    "day and time stand in one order with one mark between them in every language; let one formatter write both, or "
    + "formatted(date:time:)"
}
