import RTLRuleKit
import RTLSyntax

/// Who reads a number, and what is said of it.
extension UnlocalizedNumber {
  /// Whether a text is a number shown to a person.
  func isRead(_ text: Expression, _ site: Site, isNumber: () -> Bool) -> Bool {
    !site.file.isGivenToMachine(text) && site.file.both(isNumber) { site.audience(of: text) == .plain }
      // How a field is read is told of where it is.
      && !site.isEdited(text)
  }

  /// `s < 10 ? "0\(s)" : "\(s)"` of a clock: of that another rule tells.
  func isFilledUp(_ quote: Int, _ site: Site) -> Bool {
    site.structure.isFilledUp(ofStringAt: quote)
      && site.enclosingBody.map { site.structure.joinsByColons(within: $0) } ?? false
  }

  func finding(_ range: ByteRange, ofText text: Expression, _ site: Site) -> Finding {
    Finding(range, message, severity: site.severity(ofNumberIn: text))
  }
}
