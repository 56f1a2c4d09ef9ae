import RTLRuleKit
import RTLSyntax

/// Numbers that are read out of what a formatter has written.
extension LatinDigitParsing {
  /// `Int(Clock.year.string(from: now))`, where no rule speaks of how that formatter is made.
  func written(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let formatter = structure.receiverName(ofMember: site.index),
      structure.isMember(formatter), let writing = structure.call(of: site.index),
      let label = structure.firstArgument(of: writing)?.label, structure.token(label, isAnyOf: "from", "for"),
      let call = parsing(around: site.index, structure, isWhole: true)
    else { return nil }
    let isSetUpHere =
      site.file.declaration(meantBy: formatter) != nil
      && structure.tokens.indices.contains { structure.token($0, is: "dateFormat") }
    guard !isSetUpHere, site.file.project.isPersonsFormatter(named: structure.wideName(formatter)) else { return nil }
    let end = structure.last(ofGroup: call.open)
    return Finding(structure.range(call.callee, through: end), Self.rewritten, severity: .warning)
  }

  private static let rewritten =
    "a formatter writes the person's own digits, of which this reads nothing in Arabic; use Calendar.component, or "
    + "the number itself"
}
