/// `condition ? yes : no`
extension Structure {
  /// The parts of the ternary whose `?` this is.
  package func ternary(question: Int) -> (condition: Expression, yes: Expression, no: Expression)? {
    ternary(question: question, depth: 0)
  }

  private func ternary(question: Int, depth: Int) -> (condition: Expression, yes: Expression, no: Expression)? {
    guard kind(question) == .infixQuestion, question > 0, endsOperand(question - 1) else { return nil }
    let condition = infix(around: operand(around: question - 1))
    guard let colon = ternaryColon(from: question) else { return nil }
    guard colon > question + 1, colon + 1 < tokens.count else { return nil }
    var last = infix(around: operand(around: firstOperandToken(colon + 1))).last
    if depth < Self.maximalDepth, kind(last + 1) == .infixQuestion,
      let nested = ternary(question: last + 1, depth: depth + 1)
    {
      last = nested.no.last
    }
    return (condition, Expression(question + 1, colon - 1), Expression(colon + 1, last))
  }

  package func firstOperandToken(_ index: Int) -> Int {
    var start = index
    while start + 1 < tokens.count, isPrefix(start) { start += 1 }
    return start
  }

  private func ternaryColon(from question: Int) -> Int? {
    var depth = 0
    var index = question + 1
    let close = opening(around: question).map { end(ofGroup: $0) } ?? tokens.count
    while index < close {
      switch tokens[index].kind {
      case .infixQuestion: depth += 1
      case .colon:
        if depth == 0 { return index }
        depth -= 1
      case .comma, .semicolon, .equal: return nil
      default: break
      }
      index = next(behind: index)
    }
    return nil
  }

  /// The `?` of the ternary that a branch expression is part of, if it is.
  package func ternaryQuestion(around expression: Expression) -> Int? {
    guard expression.first > 0 else { return nil }
    let previous = expression.first - 1
    if tokens[previous].kind == .infixQuestion { return previous }
    guard tokens[previous].kind == .colon else { return nil }
    // Back over the yes branch to its question mark.
    let open = opening(around: previous) ?? -1
    var depth = 0
    var index = previous - 1
    while index > open {
      switch tokens[index].kind {
      case .infixQuestion:
        if depth == 0 { return index }
        depth -= 1
      case .colon: depth += 1
      case .comma, .semicolon, .equal, .leftBrace: return nil
      case .keyword where token(index, isAnyOf: "case", "default", "return"): return nil
      default: break
      }
      index = tokens[index].kind.closesGroup ? (partner(index) ?? index) - 1 : index - 1
    }
    return nil
  }
}
