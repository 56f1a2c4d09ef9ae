import RTLRuleKit
import RTLSyntax

/// Plurals chosen by `switch`.
extension ManualPlural {
  /// `switch count { case 1: "1 item" default: "\(count) items" }`
  func cases(_ site: Site) -> Finding? {
    let structure = site.structure
    // Most switch over cases with names.
    guard let brace = brace(ofSwitch: site.index, structure), beginsWithNumber(brace + 1, structure) else { return nil }
    let labels = labels(in: brace, structure)
    guard let counted = structure.lastName(endingAt: brace - 1),
      let one = labels.first(where: { structure.token($0 + 1, is: "1") }),
      let (other, colon) = otherCase(behind: one, labels, structure),
      !labels.contains(where: { namesKind($0, structure) }),
      let yes = text(behind: one + 2, before: end(of: one, labels, brace, structure), structure),
      let no = text(behind: colon, before: end(of: other, labels, brace, structure), structure),
      case let choice = PluralChoice(counted: counted, yes: yes, no: no, whole: yes), PluralForms(site).areForms(choice)
    else { return nil }
    return finding(structure.range(one, through: one + 1), choice, site)
  }

  /// `default:`, `case let n:`, `case 2...:`, `case n where n > 1:`, whichever comes first behind the one, and its colon.
  private func otherCase(behind one: Int, _ labels: [Int], _ structure: Structure) -> (label: Int, colon: Int)? {
    for label in labels where label > one {
      if structure.token(label, is: "default") { return (label, label + 1) }
      let end = labels.first { $0 > label } ?? structure.tokens.count
      guard let colon = (label + 1..<min(label + 12, end)).first(where: { structure.kind($0) == .colon }),
        structure.kind(label + 1) != .integer || isRange(behind: label + 1, structure),
        structure.kind(label + 1) != .period, structure.kind(label + 1) != .stringStart
      else { continue }
      return (label, colon)
    }
    return labels.first { structure.token($0, is: "default") }.map { ($0, $0 + 1) }
  }

  /// `2...`, `2..<100`
  private func isRange(behind number: Int, _ structure: Structure) -> Bool {
    structure.token(number + 1, isAnyOf: "...", "..<")
  }

  private func brace(ofSwitch word: Int, _ structure: Structure) -> Int? {
    var index = word + 1
    for _ in 0..<16 where index < structure.tokens.count {
      if structure.kind(index) == .leftBrace { return index > word + 1 ? index : nil }
      index = structure.next(behind: index)
    }
    return nil
  }

  /// `case 0`, `case ..<1`
  private func beginsWithNumber(_ word: Int, _ structure: Structure) -> Bool {
    structure.token(word, is: "case") && [.integer, .prefixOperator].contains(structure.kind(word + 1))
  }

  /// `case 6: "5.1"`: nobody counts that far by hand; each number stands for something.
  private func namesKind(_ label: Int, _ structure: Structure) -> Bool {
    structure.kind(label + 1) == .integer && !structure.token(label + 1, isAnyOf: "0", "1", "2")
      && !isRange(behind: label + 1, structure)
  }

  /// Each `case` and the `default` of a switch.
  private func labels(in brace: Int, _ structure: Structure) -> [Int] {
    let close = min(structure.end(ofGroup: brace), structure.tokens.count)
    var labels: [Int] = []
    var index = brace + 1
    while index < close, labels.count < Self.maximalCases {
      if structure.kind(index) == .keyword, structure.token(index, isAnyOf: "case", "default") { labels.append(index) }
      index = structure.next(behind: index)
    }
    return labels
  }

  /// Who counts has few: none, one, two and all others.
  private static let maximalCases = 6

  private func end(of label: Int, _ labels: [Int], _ brace: Int, _ structure: Structure) -> Int {
    labels.first { $0 > label } ?? structure.end(ofGroup: brace)
  }

  /// The text behind the colon, if it is all there is up to the next label.
  private func text(behind colon: Int, before end: Int, _ structure: Structure) -> Expression? {
    guard structure.kind(colon) == .colon else { return nil }
    var end = end
    while structure.kind(end - 1) == .semicolon { end -= 1 }
    return text(from: colon + 1, before: end, structure)
  }
}
