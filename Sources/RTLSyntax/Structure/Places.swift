/// An expression as a closed range of token indexes.
package struct Expression: Hashable, Sendable {
  package var first: Int
  package var last: Int

  package init(_ first: Int, _ last: Int) {
    self.first = first
    self.last = last
  }

  /// The indexes of its tokens; none where half-typed code puts the end before the beginning.
  package var tokens: Range<Int> { first..<max(first, last + 1) }
}

/// What an expression is used for: the first thing one sees when looking outward from it.
package enum Place: Sendable {
  /// `receiver.property = expression`; the index is the property's name, or of a variable's.
  case assigned(to: Int)
  /// `let name: Type = expression` or a parameter's default value, as an index into `declarations`.
  case initial(declaration: Int)
  /// An argument of a call.
  case argument(Call, Argument)
  /// `return expression`, or the only expression of a body; the index of the scope it is the value of.
  case returned(scope: Int)
  /// `expression == other`, and `~=`, `!=`.
  case compared(with: Expression)
  /// `case .left:`, in a `switch` over this expression.
  case pattern(of: Expression)
  /// `expression as Type`; the index of the first token of the type.
  case cast(type: Int)
  /// `\(expression)`; the index of the interpolation's start.
  case interpolated(Int)
  /// An operand of another operator, such as `+`; the index of the operator.
  case operand(of: Int)
  /// A value, key or element of a dictionary literal; the index of its bracket.
  case dictionary(Int)
  /// The index of a subscript: its bracket.
  case index(Int)
  /// `if expression`, `guard expression`, the left side of `?`.
  case condition
  /// A statement of its own, or what is not understood.
  case other
}

extension Structure {
  /// The operand around a token: its postfix chain with the prefix operators before it.
  package func operand(around index: Int) -> Expression {
    var first = chainStart(index)
    while first > 0, isPrefix(first - 1) { first -= 1 }
    return Expression(first, chainEnd(index))
  }

  func isPrefix(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .prefixOperator, .ampersand: return true
    case .keyword: return token(index, is: "try")
    case .identifier: return token(index, is: "await") && !isMember(index)
    case .postfixQuestion, .exclamation: return token(index - 1, is: "try")
    default: return false
    }
  }

  /// An expression without the parentheses around it.
  package func unwrapped(_ expression: Expression) -> Expression {
    var result = expression
    // `()` has nothing in it.
    while result.first + 1 < result.last, tokens[result.first].kind == .leftParen,
      partner(result.first) == result.last, !continuesOperand(result.first)
    {
      result = Expression(result.first + 1, result.last - 1)
    }
    return result
  }

  /// An expression with the parentheses around it that mean nothing.
  package func parenthesized(_ expression: Expression) -> Expression {
    var result = expression
    while kind(result.first - 1) == .leftParen, partner(result.first - 1) == result.last + 1,
      !continuesOperand(result.first - 1)
    {
      result = Expression(result.first - 1, result.last + 1)
    }
    return result
  }

  /// How many operands and ternaries are followed: longer ones are made by machines, and every one of their operands
  /// may be asked for its place.
  private static let maximalOperands = 200
  static let maximalDepth = 64

  /// The whole infix expression around an operand: `a + b * c` for any of its operands. Ends at assignments, commas,
  /// colons, question marks of ternaries, and statements.
  package func infix(around operand: Expression) -> Expression {
    var result = operand
    for _ in 0..<Self.maximalOperands {
      guard let before = operandBefore(result.first) else { break }
      result.first = before.first
    }
    for _ in 0..<Self.maximalOperands {
      guard let after = operandAfter(result.last) else { break }
      result.last = after.last
    }
    return result
  }

  /// The expression that begins with this token, ternaries included: what stands behind `=`, `return` or `in`.
  package func value(at start: Int) -> Expression {
    let first = firstOperandToken(start)
    guard first < tokens.count else { return Expression(start, start) }
    var last = max(infix(around: operand(around: first)).last, first)
    if kind(last + 1) == .infixQuestion, let ternary = ternary(question: last + 1) { last = ternary.no.last }
    return unwrapped(Expression(start, last))
  }

  /// The operand before a binary operator that stands right before this token.
  private func operandBefore(_ index: Int) -> Expression? {
    let op = index - 1
    guard op > 0, isInfixOperator(op), endsOperand(op - 1) else { return nil }
    return self.operand(around: op - 1)
  }

  private func operandAfter(_ index: Int) -> Expression? {
    let op = index + 1
    guard isInfixOperator(op), op + 1 < tokens.count else { return nil }
    var start = op + 1
    if tokens[op].kind == .keyword, kind(start) == .postfixQuestion || kind(start) == .exclamation { start += 1 }
    while start + 1 < tokens.count, isPrefix(start) { start += 1 }
    guard start < tokens.count, !tokens[start].kind.closesGroup else { return nil }
    return Expression(op + 1, chainEnd(start))
  }

  /// A binary operator, `as` or `is`; not `=`, which is an assignment.
  package func isInfixOperator(_ index: Int) -> Bool {
    switch kind(index) {
    case .binaryOperator: return true
    case .keyword: return token(index, isAnyOf: "as", "is")
    case .postfixQuestion, .exclamation: return token(index - 1, is: "as")
    default: return false
    }
  }

  // MARK: - Places

  /// What an expression is used for. Parentheses, ternaries, `??` and array literals are looked through.
  package func place(of expression: Expression) -> Place {
    var current = expression
    for _ in 0..<Self.maximalDepth {
      let before = current.first - 1
      if let question = ternaryQuestion(around: current), let ternary = ternary(question: question) {
        current = Expression(ternary.condition.first, ternary.no.last)
        continue
      }
      if isNilCoalescing(before) || isNilCoalescing(current.last + 1) {
        current = infix(around: current)
        continue
      }
      guard before >= 0 else { return .other }
      if let open = opening(around: current.first), isWholeGroup(current, open) {
        if tokens[open].kind == .leftParen, !continuesOperand(open), !opensParameters(open) {
          current = operand(around: open)
          continue
        }
      }
      if let outer = arrayLiteral(around: current) {
        current = outer
        continue
      }
      return directPlace(of: current)
    }
    return .other
  }

  package func isNilCoalescing(_ index: Int) -> Bool {
    kind(index) == .binaryOperator && token(index, is: "??")
  }

  private func isWholeGroup(_ expression: Expression, _ open: Int) -> Bool {
    expression.first == open + 1 && expression.last == end(ofGroup: open) - 1
  }

  /// The array literal an expression is an element of.
  private func arrayLiteral(around expression: Expression) -> Expression? {
    guard let open = opening(around: expression.first), tokens[open].kind == .leftSquare, !continuesOperand(open)
    else { return nil }
    let startsElement = expression.first == open + 1 || kind(expression.first - 1) == .comma
    guard startsElement, kind(expression.last + 1) != .colon else { return nil }
    return operand(around: open)
  }

  /// Whether a parenthesis opens a parameter list: `func name(`, `init(`.
  package func opensParameters(_ open: Int) -> Bool {
    guard open > 0 else { return false }
    if token(open - 1, isAnyOf: "init", "subscript"), !isMember(open - 1) { return true }
    if kind(open - 2) == .keyword, token(open - 2, is: "func") { return true }
    return kind(open - 1) == .binaryOperator && token(open - 1, is: ">") && declaresGenericFunction(open)
  }

  private func declaresGenericFunction(_ open: Int) -> Bool {
    var index = open - 1
    for _ in 0..<24 where index > 0 {
      if token(index, isAnyOf: "func", "init", "subscript") { return !isMember(index) }
      index -= 1
    }
    return false
  }

  private func directPlace(of expression: Expression) -> Place {
    let before = expression.first - 1
    let after = expression.last + 1
    if token(after, is: "as"), kind(after) == .keyword {
      var type = after + 1
      if kind(type) == .postfixQuestion || kind(type) == .exclamation { type += 1 }
      return .cast(type: type)
    }
    if kind(after) == .infixQuestion { return .condition }
    switch tokens[before].kind {
    case .equal: return placeBehindEqual(before)
    case .binaryOperator: return placeBesideOperator(before, other: operand(around: max(before - 1, 0)))
    case .interpolationStart: return .interpolated(before)
    default: break
    }
    if kind(after) == .binaryOperator, let other = operandAfter(expression.last) {
      return placeBesideOperator(after, other: Expression(after + 1, other.last))
    }
    if let place = placeInGroup(expression) { return place }
    return placeInStatement(expression)
  }

  private func placeBesideOperator(_ op: Int, other: Expression) -> Place {
    if token(op, isAnyOf: "==", "!=", "~=", "===", "!==") { return .compared(with: other) }
    return .operand(of: op)
  }

  private func placeBehindEqual(_ equal: Int) -> Place {
    guard equal > 0 else { return .other }
    if let declaration = declaration(endingAt: equal) { return .initial(declaration: declaration) }
    guard endsOperand(equal - 1), let name = lastName(endingAt: equal - 1) else { return .other }
    return .assigned(to: name)
  }

  /// The declaration whose value stands behind this `=`.
  private func declaration(endingAt equal: Int) -> Int? {
    let behind = declarations.partitionIndex { Int($0.name) < equal }
    for index in stride(from: behind - 1, through: max(0, behind - 3), by: -1) where index >= 0 {
      if declarations[index].value == UInt32(equal + 1) { return index }
    }
    return nil
  }

  private func placeInGroup(_ expression: Expression) -> Place? {
    guard let open = opening(around: expression.first) else { return nil }
    switch tokens[open].kind {
    case .leftParen:
      if let call = call(at: open), let argument = element(around: expression.first) {
        return .argument(call, argument)
      }
      return .other
    case .leftSquare:
      return continuesOperand(open) ? .index(open) : .dictionary(open)
    case .interpolationStart:
      return .interpolated(open)
    default:
      return nil
    }
  }

  private func placeInStatement(_ expression: Expression) -> Place {
    let before = expression.first - 1
    if tokens[before].kind == .keyword {
      if token(before, is: "return") { return scopeReturned(from: before).map { .returned(scope: $0) } ?? .other }
      if token(before, is: "case") { return switchSubject(around: before).map { .pattern(of: $0) } ?? .other }
      if token(before, isAnyOf: "if", "guard", "while", "switch") { return .condition }
    }
    if tokens[before].kind == .comma, let subject = patternList(before) { return .pattern(of: subject) }
    // The only expression of a body is its value.
    guard let open = opening(around: expression.first), tokens[open].kind == .leftBrace,
      let scope = scopeIndex(ofBrace: open), end(ofGroup: open) == expression.last + 1
    else { return branchPlace(of: expression) }
    let startsBody = before == open || token(before, is: "in")
    return startsBody ? valueOfScope(scope) : branchPlace(of: expression)
  }

  /// The value of the only expression in braces: of a function, a property, a getter, a closure or an `if` branch.
  private func valueOfScope(_ scope: Int) -> Place {
    switch scopes[scope].kind {
    case .function, .property, .closure: return .returned(scope: scope)
    case .accessor, .control: return placeOfBranch(scope)
    case .type: return .other
    }
  }

  /// What the value of a branch is used for, through `if` and `switch` in one another: it is returned, or assigned where
  /// the outermost stands behind `=`. A loop gives nothing.
  private func placeOfBranch(_ branch: Int) -> Place {
    var scope = UInt32(branch)
    while scope != Structure.none, scopes[Int(scope)].kind == .control {
      guard let introducer = introducerOfChain(Int(scope)), token(introducer, isAnyOf: "if", "switch") else {
        return .other
      }
      if kind(introducer - 1) == .equal { return placeBehindEqual(introducer - 1) }
      scope = scopes[Int(scope)].parent
    }
    guard scope != Structure.none else { return .other }
    guard scopes[Int(scope)].kind == .accessor else { return .returned(scope: Int(scope)) }
    let property = scopes[Int(scope)].parent
    return property == Structure.none ? .other : .returned(scope: Int(property))
  }

  /// The first `if` of a chain that a branch belongs to, or what introduces any other block.
  private func introducerOfChain(_ control: Int) -> Int? {
    var introducer = Int(scopes[control].introducer)
    for _ in 0..<64 {
      let word = token(introducer - 1, is: "else") ? introducer - 1 : introducer
      guard token(word, is: "else") else { return introducer }
      guard kind(word - 1) == .rightBrace, let open = partner(word - 1), let scope = scopeIndex(ofBrace: open),
        scopes[scope].kind == .control
      else { return nil }
      introducer = Int(scopes[scope].introducer)
    }
    return nil
  }

  /// `case .ltr: .left` as the value of a `switch` expression that is the only one of its body.
  private func branchPlace(of expression: Expression) -> Place {
    let before = expression.first - 1
    guard tokens[before].kind == .colon, kind(expression.last + 1) != .equal, isLabelColon(before),
      let scope = scope(around: expression.first), scopes[scope].kind == .control
    else { return .other }
    return placeOfBranch(scope)
  }

  /// The function, property or closure a `return` leaves.
  package func scopeReturned(from index: Int) -> Int? {
    var scope = self.scope(around: index)
    while let current = scope {
      switch scopes[current].kind {
      case .function, .property, .closure: return current
      case .type: return nil
      case .control, .accessor: break
      }
      scope = parent(ofScope: current)
    }
    return nil
  }

  /// The subject of the `switch` around a `case`, or the other side of `if case pattern = subject`.
  private func switchSubject(around word: Int) -> Expression? {
    if token(word - 1, isAnyOf: "if", "guard", "while", "for") || kind(word - 1) == .comma {
      return ifCaseSubject(word)
    }
    guard let scope = scope(around: word), scopes[scope].kind == .control else { return nil }
    let introducer = Int(scopes[scope].introducer)
    guard token(introducer, is: "switch"), Int(scopes[scope].open) > introducer + 1 else { return nil }
    return Expression(introducer + 1, Int(scopes[scope].open) - 1)
  }

  private func ifCaseSubject(_ word: Int) -> Expression? {
    var index = word + 1
    for _ in 0..<32 where index < tokens.count {
      if tokens[index].kind == .equal, index + 1 < tokens.count {
        return infix(around: operand(around: firstOperandToken(index + 1)))
      }
      if tokens[index].kind == .leftBrace { return nil }
      index = next(behind: index)
    }
    return nil
  }

  /// For the comma in `case .left, .right:`, the subject of the switch.
  private func patternList(_ comma: Int) -> Expression? {
    let open = opening(around: comma) ?? -1
    var index = comma - 1
    for _ in 0..<64 where index > open {
      if token(index, is: "case"), tokens[index].kind == .keyword { return switchSubject(around: index) }
      switch tokens[index].kind {
      case .colon, .equal, .semicolon, .leftBrace: return nil
      default: break
      }
      index = tokens[index].kind.closesGroup ? (partner(index) ?? index) - 1 : index - 1
    }
    return nil
  }
}
