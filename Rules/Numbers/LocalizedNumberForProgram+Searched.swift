import RTLRuleKit
import RTLSyntax

/// Texts of numbers and dates that the program looks for Latin digits in, or for AM and PM.
extension LocalizedNumberForProgram {
  /// What to say of `formatter.string(from: day).contains("AM")`; nothing where nobody looks for anything.
  func messageOfSearch(_ call: Call, _ site: Site) -> String? {
    let structure = site.structure
    let close = structure.end(ofGroup: call.open)
    let end = structure.kind(close + 1) == .exclamation ? close + 1 : close
    let text = Expression(structure.chainStart(site.index), end)
    guard let quote = site.file.latinSought(in: text), writesForPerson(call, site) else { return nil }
    guard structure.isHalfOfDay(stringAt: quote) else { return Self.digits }
    // `formatter.amSymbol = "AM"`
    return site.file.uses(of: "amSymbol", within: structure.tokens.indices).isEmpty ? Self.halves : nil
  }

  private func writesForPerson(_ call: Call, _ site: Site) -> Bool {
    let structure = site.structure
    if site.is("formatted") { return isPersonsStyle(call, site) }
    guard site.is("string"), let label = structure.firstArgument(of: call)?.label, structure.token(label, is: "from"),
      let receiver = structure.receiverName(ofMember: site.index)
    else { return false }
    return site.writesForPerson(receiver, of: Self.formatters)
  }

  private static let formatters = [
    TypeKey("DateFormatter"), TypeKey("NumberFormatter"), TypeKey("DateComponentsFormatter"),
    TypeKey("DateIntervalFormatter"),
  ]

  /// `.formatted(.percent)`, `.formatted(date: .omitted, time: .shortened)`, and `.formatted()` of a number
  private func isPersonsStyle(_ call: Call, _ site: Site) -> Bool {
    let structure = site.structure
    guard let first = structure.firstArgument(of: call) else {
      guard let end = structure.receiverEnd(ofMember: call.callee) else { return false }
      return site.isNumber(Expression(structure.chainStart(end), end)).isYes
    }
    let close = structure.last(ofGroup: call.open)
    guard !(call.open..<close).contains(where: { structure.token($0, isAnyOf: "locale", "iso8601", "verbatim") }) else {
      return false
    }
    if let label = first.label { return structure.token(label, isAnyOf: "date", "time") }
    return structure.kind(first.start) == .period
      && structure.token(first.start + 1, isAnyOf: "number", "percent", "currency", "dateTime")
  }

  private static let digits =
    "the text is written in the person's own digits, where no Latin ones may be found; look at the number itself, or "
    + "format it with Locale(identifier: \"en_US_POSIX\")"
  private static let halves =
    "other languages have other words for AM and PM, so these are never found; look for \"a\" in "
    + "DateFormatter.dateFormat(fromTemplate: \"j\", options: 0, locale: .current)"
}
