import RTLSyntax

extension Site {
  /// The condition around this place that asks for the version of the system: `#available(iOS 16, *)`.
  package var conditionOnSystem: Range<Int>? {
    conditions.first { condition in
      condition.prefix(4).contains { structure.token($0, isAnyOf: "#available", "#unavailable") }
    }
  }

  /// What this place depends on, up to the member it belongs to: the conditions of the ternaries and statements around
  /// it, the subjects of switches and the labels of their cases. Token ranges, innermost first.
  package var conditions: [Range<Int>] {
    var result = structure.ternaryConditions(around: structure.operand(around: index))
    for level in structure.levels(around: index) where result.count < 32 {
      guard let open = level.open else { break }
      if let scope = level.scope {
        switch structure.scopes[scope].kind {
        case .control:
          result += structure.conditions(ofControl: scope)
          if let label = structure.caseLabel(before: level.inner, from: open) { result.append(label) }
        case .type, .function, .property: return result
        case .accessor, .closure: break
        }
      } else if structure.kind(open) == .leftParen || structure.kind(open) == .leftSquare {
        result += structure.ternaryConditions(around: structure.operand(around: open))
      }
    }
    return result
  }
}

extension Structure {
  private static let maximalDepth = 64
  private static let maximalSteps = 400

  /// The conditions of the ternaries an expression is a branch of.
  func ternaryConditions(around operand: Expression) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var expression = infix(around: operand)
    while result.count < 16, let question = ternaryQuestion(around: expression),
      let ternary = ternary(question: question)
    {
      result.append(ternary.condition.first..<ternary.condition.last + 1)
      expression = infix(around: Expression(ternary.condition.first, ternary.no.last))
    }
    return result
  }

  /// The other side of a comparison with `==` or `!=`, whatever is made of its answer.
  package func comparedOperand(beside operand: Expression) -> Expression? {
    if token(operand.first - 1, isAnyOf: "==", "!="), operand.first > 1 {
      return self.operand(around: operand.first - 2)
    }
    guard token(operand.last + 1, isAnyOf: "==", "!="), operand.last + 2 < tokens.count else { return nil }
    return Expression(operand.last + 2, value(at: operand.last + 2).last)
  }

  /// The conditions on which the block of a statement runs: its own, and those of the `if`s or the `guard` before its
  /// `else`; the subject of a `switch`.
  func conditions(ofControl scope: Int) -> [Range<Int>] {
    let introducer = Int(scopes[scope].introducer)
    if token(introducer, is: "else") { return conditions(beforeElse: introducer) }
    let own = introducer + 1..<max(introducer + 1, Int(scopes[scope].open))
    guard token(introducer, is: "if"), token(introducer - 1, is: "else") else { return [own] }
    return [own] + conditions(beforeElse: introducer - 1)
  }

  private func conditions(beforeElse word: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var current = word
    while result.count < Self.maximalDepth {
      guard kind(current - 1) == .rightBrace, let open = partner(current - 1), let scope = scopeIndex(ofBrace: open),
        scopes[scope].kind == .control
      else { return result + conditionOfGuard(current) }
      let introducer = Int(scopes[scope].introducer)
      result.append(introducer + 1..<max(introducer + 1, open))
      guard token(introducer - 1, is: "else") else { return result }
      current = introducer - 1
    }
    return result
  }

  private func conditionOfGuard(_ word: Int) -> [Range<Int>] {
    var current = word - 1
    for _ in 0..<Self.maximalSteps {
      guard current >= 0 else { break }
      if token(current, is: "guard") { return [current + 1..<word] }
      if tokens[current].kind.opensGroup { return [] }
      current = (partner(closedBy: current) ?? current) - 1
    }
    return []
  }

  /// The nearest `case …:` or `default:` before a token, in the switch whose brace this is.
  func caseLabel(before index: Int, from open: Int) -> Range<Int>? {
    var colon: Int?
    var current = index - 1
    for _ in 0..<1000 {
      guard current > open else { break }
      if kind(current) == .colon { colon = current }
      if kind(current) == .keyword, token(current, isAnyOf: "case", "default"), let colon { return current..<colon }
      current = (partner(closedBy: current) ?? current) - 1
    }
    return nil
  }

  /// The opening half, if this token is a closing one.
  func partner(closedBy index: Int) -> Int? {
    tokens[index].kind.closesGroup ? partner(index) : nil
  }
}
