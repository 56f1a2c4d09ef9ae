import RTLRuleKit
import RTLSyntax

/// Texts whose readers are not seen, handed back by a member that makes them.
extension GluedPercent {
  func handedBack(_ range: ByteRange, _ text: Expression, _ site: Site) -> Finding? {
    site.isHandedBack(text) ? Finding(range, message, severity: site.severity(ofHandedBack: text)) : nil
  }

  /// A number, or what one is written by: `"\(formatNumber(share))%"`, `share.description + "%"`.
  func isNumberOrItsText(_ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    if site.isNumber(value).isYes || site.file.isFormatted(endingAt: value.last) { return true }
    // `formatter.string(from: share) ?? ""`
    let first = structure.operand(around: value.first)
    if first.last < value.last, structure.token(first.last + 1, is: "??") { return isNumberOrItsText(first, site) }
    guard let name = structure.lastName(endingAt: value.last) else { return false }
    if structure.token(name, is: "description"), let end = structure.receiverEnd(ofMember: name) {
      return site.isNumber(Expression(structure.chainStart(end), end)).isYes
    }
    return structure.kind(value.last) == .rightParen
      && (structure.name(name, beginsWithWord: "format") || structure.token(name, is: "String"))
  }
}
