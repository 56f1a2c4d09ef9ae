import RTLRuleKit
import RTLSyntax

/// Plurals chosen by `switch`.
extension ManualPlural {
  /// `switch count { case 1: "1 item" default: "\(count) items" }`
  func cases(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let brace = brace(ofSwitch: site.index, structure), let counted = structure.lastName(endingAt: brace - 1),
      let one = label(in: brace, structure, where: { isOne($0, structure) }),
      let other = label(in: brace, structure, where: { structure.token($0, is: "default") }),
      label(in: brace, structure, where: { namesKind($0, structure) }) == nil,
      let yes = text(behind: one + 2, in: brace, structure), let no = text(behind: other + 1, in: brace, structure),
      case let choice = PluralChoice(counted: counted, yes: yes, no: no, whole: yes), PluralForms(site).areForms(choice)
    else { return nil }
    return finding(structure.range(one, through: one + 1), choice, site)
  }

  private func isOne(_ word: Int, _ structure: Structure) -> Bool {
    structure.token(word, is: "case") && structure.token(word + 1, is: "1")
  }

  /// `case 6: "5.1"`: nobody counts that far by hand; each number stands for something.
  private func namesKind(_ word: Int, _ structure: Structure) -> Bool {
    structure.kind(word + 1) == .integer && !structure.token(word + 1, isAnyOf: "0", "1", "2")
  }

  private func brace(ofSwitch word: Int, _ structure: Structure) -> Int? {
    var index = word + 1
    for _ in 0..<16 where index < structure.tokens.count {
      if structure.kind(index) == .leftBrace { return index > word + 1 ? index : nil }
      index = structure.tokens[index].kind.opensGroup ? structure.end(ofGroup: index) + 1 : index + 1
    }
    return nil
  }

  /// The first `case` or `default` of a switch that is what is asked for.
  private func label(in brace: Int, _ structure: Structure, where isMeant: (Int) -> Bool) -> Int? {
    eachLabel(in: brace, structure).first(where: isMeant)
  }

  private func eachLabel(in brace: Int, _ structure: Structure) -> [Int] {
    let close = min(structure.end(ofGroup: brace), structure.tokens.count)
    var labels: [Int] = []
    var index = brace + 1
    while index < close, labels.count < Self.maximalCases {
      if structure.kind(index) == .keyword, structure.token(index, isAnyOf: "case", "default") { labels.append(index) }
      index = structure.tokens[index].kind.opensGroup ? structure.end(ofGroup: index) + 1 : index + 1
    }
    return labels
  }

  /// Who counts has few: none, one, two and all others.
  private static let maximalCases = 6

  /// The text behind the colon, if it is all there is up to the next label.
  private func text(behind colon: Int, in brace: Int, _ structure: Structure) -> Expression? {
    guard structure.kind(colon) == .colon else { return nil }
    var end = eachLabel(in: brace, structure).first { $0 > colon } ?? structure.end(ofGroup: brace)
    while structure.kind(end - 1) == .semicolon { end -= 1 }
    return text(from: colon + 1, before: end, structure)
  }
}
