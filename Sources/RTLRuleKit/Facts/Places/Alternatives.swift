import RTLSyntax

extension Structure {
  /// Whether two places stand in different cases of one `switch` or in different branches of one `if`: what they do is
  /// never done together.
  package func areAlternatives(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = one < other ? (one, other) : (other, one)
    let outer = Array(levels(around: first))
    for level in levels(around: second) {
      guard let own = outer.first(where: { $0.open == level.open }) else { continue }
      return isInOtherCase(level.inner, than: own.inner, of: level.scope)
        || isInOtherBranch(level.inner, than: own.inner)
    }
    return false
  }

  /// Whether a `case` begins between two places right in the braces of a `switch`.
  private func isInOtherCase(_ later: Int, than first: Int, of scope: Int?) -> Bool {
    guard let scope, scopes[scope].kind == .control, token(Int(scopes[scope].introducer), is: "switch") else {
      return false
    }
    var current = first
    while current < later {
      if token(current, isAnyOf: "case", "default"), !isMember(current),
        !token(current - 1, isAnyOf: "if", "guard", "while", "for", ",")
      {
        return true
      }
      current = next(behind: current)
    }
    return false
  }

  /// Whether the braces of a later branch hang by `else` on those of an earlier one.
  private func isInOtherBranch(_ later: Int, than first: Int) -> Bool {
    guard kind(first) == .leftBrace, kind(later) == .leftBrace, first < later else { return false }
    var brace = first
    for _ in 0..<16 {
      let word = end(ofGroup: brace) + 1
      guard token(word, is: "else"), word < later else { return false }
      let next = (word + 1..<min(word + 60, later + 1)).first { isBraceOfControl($0) }
      guard let next else { return false }
      if next == later { return true }
      brace = next
    }
    return false
  }

  private func isBraceOfControl(_ index: Int) -> Bool {
    kind(index) == .leftBrace && scopeIndex(ofBrace: index).map { scopes[$0].kind == .control } ?? false
  }
}
