import RTLRuleKit
import RTLSyntax

/// Comparisons that give which of two texts comes first, and no language's order.
extension FixedStringOrder {
  /// `a.caseInsensitiveCompare(b) == .orderedAscending`, `a.compare(b, options: .caseInsensitive) == .orderedAscending`:
  /// who looks through the case sorts for people. Those that ask whether two are the same have no order.
  func result(_ site: Site) -> Finding? {
    let structure = site.structure
    let sign = structure.operand(around: site.index).first - 1
    guard structure.isMember(site.index), sign > 0, structure.token(sign, isAnyOf: "==", "!="),
      structure.kind(sign - 1) == .rightParen, let callee = structure.lastName(endingAt: sign - 1),
      structure.token(callee, isAnyOf: "caseInsensitiveCompare", "compare"), structure.isMember(callee),
      let call = structure.call(of: callee), case let arguments = structure.arguments(of: call),
      let other = arguments.first, other.label == nil, !other.isEmpty,
      let end = structure.receiverEnd(ofMember: callee), let name = structure.lastName(endingAt: end),
      // A list of texts that nobody says what they are: `sorted { $0.caseInsensitiveCompare($1) == .orderedAscending }`.
      structure.kind(name) != .dollarIdentifier,
      looksThroughCase(callee, arguments, structure), isForPeople(site, [name, other.end - 1])
    else { return nil }
    return Finding(structure.range(callee), Self.message, fix: fix(callee, call, other, structure))
  }

  private func looksThroughCase(_ callee: Int, _ arguments: [Argument], _ structure: Structure) -> Bool {
    if structure.token(callee, is: "caseInsensitiveCompare") { return arguments.count == 1 }
    // With a range or a locale it is another question.
    guard arguments.count == 2, let label = arguments[1].label, structure.token(label, is: "options") else {
      return false
    }
    return (arguments[1].start..<arguments[1].end).contains { structure.token($0, is: "caseInsensitive") }
  }

  private func fix(_ callee: Int, _ call: Call, _ other: Argument, _ structure: Structure) -> Fix? {
    let close = structure.end(ofGroup: call.open)
    guard close < structure.tokens.count, structure.call(of: callee)?.open == callee + 1 else { return nil }
    let argument = structure.source.text(structure.range(other.start, through: other.end - 1))
    let text = "localizedStandardCompare(\(argument))"
    return Fix(.unsafe, "localizedStandardCompare", [Edit(structure.range(callee, through: close), text)])
  }
}
