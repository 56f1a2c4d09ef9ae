import RTLRuleKit
import RTLSyntax

/// Numbers that are read out of what a formatter has written.
extension LatinDigitParsing {
  /// `Int(Clock.year.string(from: now))`, where no rule speaks of how that formatter is made, and
  /// `Int(monthFormatter.string(from: now))!`, which is a crash.
  func written(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let formatter = structure.receiverName(ofMember: site.index),
      let writing = structure.call(of: site.index), let label = structure.firstArgument(of: writing)?.label,
      structure.token(label, isAnyOf: "from", "for"),
      let call = parsing(around: site.index, structure, isWhole: true)
    else { return nil }
    let end = structure.last(ofGroup: call.open)
    let isForced = structure.kind(end + 1) == .exclamation
    guard isForced || !isSetUpHere(formatter, site), writesForPerson(formatter, site) else { return nil }
    return Finding(structure.range(call.callee, through: end), Self.rewritten)
  }

  /// Whether the pattern of a formatter is set in this file, where it is told of.
  private func isSetUpHere(_ formatter: Int, _ site: Site) -> Bool {
    site.file.declaration(meantBy: formatter) != nil
      && site.structure.tokens.indices.contains { site.structure.token($0, is: "dateFormat") }
  }

  private func writesForPerson(_ formatter: Int, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.isMember(formatter), site.file.project.isPersonsFormatter(named: structure.wideName(formatter)) {
      return true
    }
    let isPlain = [TypeKey("DateFormatter"), TypeKey("NumberFormatter")].contains {
      site.file.isPlainFormatter(formatter, of: $0)
    }
    guard isPlain else { return false }
    let uses = site.file.formatterUses(ofProperty: site.index)
    return !uses.isForMachines && !uses.hasFixedLocale && !uses.hasOtherLocale
  }

  private static let rewritten =
    "a formatter writes the person's own digits, of which this reads nothing in Arabic; use Calendar.component, or "
    + "the number itself"
}
