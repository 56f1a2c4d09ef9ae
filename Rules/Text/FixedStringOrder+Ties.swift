import RTLRuleKit
import RTLSyntax

/// Orders in which a name only parts what is otherwise alike: nobody looks for a name where sizes or dates put the rows.
extension FixedStringOrder {
  /// `$0.depth == $1.depth ? $0.name < $1.name : …`, `if a.depth == b.depth { return a.name < b.name }`,
  /// `guard a.depth == b.depth else { … }` before it, `a.depth == b.depth && a.name < b.name`.
  func breaksTie(_ comparison: Expression, by name: Int, in brace: Int, _ structure: Structure) -> Bool {
    if let question = structure.ternaryQuestion(around: comparison), let parts = structure.ternary(question: question),
      parts.yes.first <= comparison.first, comparison.last <= parts.yes.last,
      holdsTie(parts.condition.tokens, besides: name, structure)
    {
      return true
    }
    if structure.token(comparison.first - 1, is: "&&") {
      let whole = structure.infix(around: comparison)
      if holdsTie(whole.first..<comparison.first, besides: name, structure) { return true }
    }
    return standsUnderTie(comparison.first, besides: name, in: brace, structure)
  }

  private func standsUnderTie(_ index: Int, besides name: Int, in brace: Int, _ structure: Structure) -> Bool {
    var inner = index
    while let open = structure.opening(around: inner) {
      if guardsTie(from: open + 1, to: inner, besides: name, structure) { return true }
      guard open != brace else { return false }
      if structure.kind(open) == .leftBrace, let scope = structure.scopeIndex(ofBrace: open),
        structure.scopes[scope].kind == .control, case let word = Int(structure.scopes[scope].introducer),
        structure.token(word, is: "if"), holdsTie(word..<max(word, open), besides: name, structure)
      {
        return true
      }
      inner = open
    }
    return false
  }

  /// `guard a.depth == b.depth else { return a.depth < b.depth }`
  private func guardsTie(from start: Int, to end: Int, besides name: Int, _ structure: Structure) -> Bool {
    var index = start
    while index < end {
      if structure.token(index, is: "guard") {
        let close = (index..<end).first { structure.token($0, is: "else") } ?? index
        if holdsTie(index..<close, besides: name, structure) { return true }
      }
      index = structure.next(behind: index)
    }
    return false
  }

  /// `a.depth == b.depth`: the same key of both, another than the name. What only is or is not, and a section, puts rows
  /// into groups, and in each of them the name is what is looked for.
  private func holdsTie(_ tokens: Range<Int>, besides name: Int, _ structure: Structure) -> Bool {
    tokens.contains { sign in
      guard structure.kind(sign) == .binaryOperator, structure.token(sign, is: "=="), structure.kind(sign + 1) != nil,
        let left = structure.lastName(endingAt: sign - 1),
        let right = structure.lastName(endingAt: structure.operand(around: sign + 1).last)
      else { return false }
      return structure.isSameText(left, right) && !structure.isSameText(left, name) && structure.isMember(left)
        && !["is", "has"].contains { structure.name(left, beginsWithWord: $0) && !structure.token(left, is: $0) }
        && !structure.name(left, endsWithAnyOf: Self.groups)
    }
  }

  private static let groups: [StaticString] = ["section", "group", "category", "folder", "kind", "type", "letter"]
}
