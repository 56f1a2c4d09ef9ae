import RTLRuleKit
import RTLSyntax

/// A name with a colon that something is put behind.
extension UnisolatedValues {
  /// `"\(sender): " + message`, `NSMutableAttributedString(string: "\(sender): ")` that a message is appended to
  func headed(_ site: Site) -> Line? {
    let structure = site.structure
    guard site.is(": "), structure.kind(site.index - 1) == .interpolationEnd,
      structure.kind(site.index + 1) == .stringEnd, let start = structure.partner(site.index - 1),
      structure.kind(start - 1) == .stringStart, start + 1 < site.index - 1
    else { return nil }
    let head = Expression(start + 1, site.index - 2)
    let text = structure.operand(around: start - 1)
    guard let (whole, tail) = added(behind: text, structure) ?? appended(to: text, site),
      structure.kind(tail.first) != .stringStart
    else { return nil }
    let range = structure.range(start, through: site.index - 1)
    return Line(text: whole, range: range, values: [head, tail], isLoose: true)
  }

  private func added(behind text: Expression, _ structure: Structure) -> (whole: Expression, tail: Expression)? {
    guard structure.token(text.last + 1, is: "+"), structure.tokens.indices.contains(text.last + 2) else { return nil }
    let whole = sum(around: text.first, structure)
    let parts = structure.summands(of: whole)
    guard parts.count == 2, parts[0] == text else { return nil }
    return (whole, parts[1])
  }

  /// What is appended first to the local that a text with attributes is made for.
  private func appended(to text: Expression, _ site: Site) -> (whole: Expression, tail: Expression)? {
    let structure = site.structure
    guard case .argument(let call, let argument) = structure.place(of: text),
      argument.label.map({ structure.token($0, is: "string") }) ?? true,
      structure.token(call.callee, isAnyOf: "NSMutableAttributedString", "AttributedString"),
      case let whole = structure.operand(around: call.callee),
      case .initial(let local) = structure.place(of: whole)
    else { return nil }
    for use in site.file.uses(ofLocal: local) where structure.token(use + 2, is: "append") {
      guard let added = structure.call(of: use + 2), let tail = structure.firstArgument(of: added), tail.label == nil,
        !tail.isEmpty
      else { return nil }
      return (whole, tail.expression)
    }
    return nil
  }
}
