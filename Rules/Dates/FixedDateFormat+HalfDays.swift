import RTLRuleKit
import RTLSyntax

/// Words of dates that are English for every reader.
extension FixedDateFormat {
  /// `formatter.locale = Locale(identifier: "en_US_POSIX")` of one whose months, days or halves of a day are shown.
  func english(_ quote: Int, _ pattern: DatePattern, _ site: Site) -> Finding? {
    guard pattern.hasWords, !pattern.isForMachines else { return nil }
    return Finding(
      site.structure.range(quote, through: quote + 2),
      "the locale is that of programs: names of months and days, morning and afternoon are English for every reader; "
        + "use setLocalizedDateFormatFromTemplate with the person's locale",
      severity: site.severityOfText ?? .warning
    )
  }

  /// `formatter.amSymbol = "am"`; what is said of the one goes for `pmSymbol`, too.
  func typedHalfOfDay(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), structure.kind(site.index + 1) == .equal,
      structure.kind(site.index + 2) != nil,
      case let value = structure.unwrapped(structure.value(at: site.index + 2)),
      structure.kind(value.first) == .stringStart, structure.end(ofGroup: value.first) == value.last,
      structure.kind(value.first + 1) == .stringText, isWord(value.first + 1, structure)
    else { return nil }
    let uses = site.file.formatterUses(ofProperty: site.index)
    let isShown = site.file.isShown(uses)
    let isMachine = uses.isForMachines || isNamedForMachines(site)
    guard !uses.reads, !uses.hasMachinePattern, isShown.isYes || isShown == .unknown && !isMachine else { return nil }
    return Finding(
      structure.range(value.first, through: value.last),
      "morning and afternoon have this word in every language; leave it to the formatter and its locale",
      severity: site.severityOfText ?? .warning
    )
  }

  /// `am`, `A.M.`, ` AM`
  private func isWord(_ text: Int, _ structure: Structure) -> Bool {
    let letters = structure.bytes(text).filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ".") }.map { $0 | 0x20 }
    return letters == Array("am".utf8) || letters == Array("a".utf8)
  }
}
