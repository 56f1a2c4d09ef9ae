import RTLSyntax

/// What stands behind a name or a call, as far as this file tells.
extension Site {
  /// The value of the local whose name an expression is, or of a function of this file that does nothing but give one:
  /// `x` in `CGRect(x: x, …)` stands for what `let x = …` says, `x(of: page)` for what that returns.
  package func valueBehind(_ expression: Expression) -> Expression {
    if let given = valueGiven(byCall: expression) { return given }
    guard expression.first == expression.last, structure.kind(expression.first) == .identifier,
      let found = file.declaration(of: expression.first)
    else { return expression }
    let declaration = structure.declarations[found]
    let value = Int(declaration.value)
    guard declaration.kind == .variable, declaration.value != Structure.none,
      let scope = structure.scope(of: declaration), scope.kind != .type,
      structure.token(Int(declaration.name) - 1, is: "let"), structure.kind(value) != .leftBrace
    else { return expression }
    return structure.value(at: value)
  }

  private func valueGiven(byCall expression: Expression) -> Expression? {
    guard structure.kind(expression.last) == .rightParen, let open = structure.partner(expression.last),
      open == expression.first + 1, structure.kind(expression.first) == .identifier
    else { return nil }
    let functions = file.declarations(named: expression.first).filter { structure.declarations[$0].kind == .function }
    guard functions.count == 1, let brace = structure.brace(ofBody: structure.declarations[functions[0]]) else {
      return nil
    }
    let close = structure.end(ofGroup: brace)
    let start = structure.token(brace + 1, is: "return") ? brace + 2 : brace + 1
    guard start < close, close < structure.tokens.count else { return nil }
    let value = structure.value(at: start)
    return structure.unwrapped(Expression(start, close - 1)) == value ? value : nil
  }
}

extension Structure {
  fileprivate func brace(ofBody declaration: Declaration) -> Int? {
    declaration.body == Self.none || kind(Int(declaration.body)) != .leftBrace ? nil : Int(declaration.body)
  }
}
