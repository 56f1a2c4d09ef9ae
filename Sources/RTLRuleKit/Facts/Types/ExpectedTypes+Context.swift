import RTLSyntax

/// What a member's surroundings tell of its type where its place does not by itself.
extension LintedFile {
  /// The type that another branch of the same choice, or another element of the same list, is written with:
  /// `isOn ? NSTextAlignment.center : .left`.
  func neighbourType(of member: Expression) -> TypeKey? {
    if let question = structure.ternaryQuestion(around: member), let parts = structure.ternary(question: question) {
      return writtenType(of: parts.yes.first == member.first ? parts.no : parts.yes)
    }
    guard let open = structure.opening(around: member.first), structure.kind(open) == .leftSquare,
      !structure.continuesOperand(open)
    else { return nil }
    for element in structure.elements(ofGroup: open).prefix(8) where element.label == nil && !element.isEmpty {
      if let type = writtenType(of: element.expression) { return type }
    }
    return nil
  }

  /// `NSTextAlignment` of `NSTextAlignment.center`.
  private func writtenType(of expression: Expression) -> TypeKey? {
    let inner = structure.unwrapped(expression)
    guard structure.kind(inner.last) == .identifier, let end = structure.receiverEnd(ofMember: inner.last),
      structure.kind(end) == .identifier, structure.startsUppercase(end), structure.chainStart(end) == inner.first
    else { return nil }
    return TypeKey(value: structure.wideName(inner.first, through: end))
  }

  /// The `if` or `switch` that is a value: `let side: Side = if isOn { .left } else { .right }`, as an expression that
  /// begins behind its `=`.
  func choice(around index: Int) -> Expression? {
    guard var scope = structure.scope(around: index) else { return nil }
    for _ in 0..<8 {
      guard structure.scopes[scope].kind == .control else { return nil }
      var word = Int(structure.scopes[scope].introducer)
      if structure.token(word - 1, is: "else") { word -= 1 }
      if structure.kind(word - 1) == .equal {
        return Expression(word, min(Int(structure.scopes[scope].close), structure.tokens.count - 1))
      }
      if structure.kind(word - 1) == .rightBrace, structure.token(word, is: "else"),
        let open = structure.partner(word - 1), let previous = structure.scopeIndex(ofBrace: open)
      {
        scope = previous
      } else {
        guard structure.scopes[scope].parent != Structure.none else { return nil }
        scope = Int(structure.scopes[scope].parent)
      }
    }
    return nil
  }

  /// What a closure gives: of `{ () -> T in … }`, and of `let make: () -> T = { … }`.
  func promisedType(ofClosure open: Int) -> TypeKey? {
    let end = min(structure.end(ofGroup: open), open + 32)
    for index in open..<max(open, end) {
      if structure.token(index, is: "in") { break }
      guard structure.kind(index) == .arrow else { continue }
      let close = (index..<end).first { structure.token($0, is: "in") }
      return close.flatMap { structure.typeKey(from: index + 1, to: $0) }
    }
    guard structure.kind(open - 1) == .equal, structure.kind(structure.end(ofGroup: open) + 1) != .leftParen,
      case .initial(let found) = structure.place(of: structure.operand(around: open))
    else { return nil }
    let declaration = structure.declarations[found]
    let arrow = (Int(declaration.typeStart)..<Int(declaration.typeEnd)).last { structure.kind($0) == .arrow }
    return arrow.flatMap { structure.typeKey(from: $0 + 1, to: Int(declaration.typeEnd)) }
  }
}
