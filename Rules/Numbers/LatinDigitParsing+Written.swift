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
    guard isForced || !isSetUpHere(formatter, site),
      site.writesForPerson(formatter, of: [TypeKey("DateFormatter"), TypeKey("NumberFormatter")])
    else { return nil }
    return Finding(structure.range(call.callee, through: end), Self.rewritten)
  }

  /// Whether the pattern of a formatter is set in this file, where it is told of.
  private func isSetUpHere(_ formatter: Int, _ site: Site) -> Bool {
    site.file.declaration(meantBy: formatter) != nil
      && !site.file.uses(of: "dateFormat", within: site.structure.tokens.indices).isEmpty
  }

  private static let rewritten =
    "a formatter writes the person's own digits, of which this reads nothing in Arabic; use Calendar.component, or "
    + "the number itself"
}
