import RTLSyntax

/// What a condition that is nothing but the question for the direction asks: `isRTL`, `direction == .leftToRight`.
package struct DirectionTest: Sendable {
  /// Whether it holds from right to left, or else from left to right.
  package var holdsRightToLeft: Bool
  /// Whether it surely asks for the direction the interface has at this place, rather than for that of a text, or of a
  /// language the app has chosen on its own account.
  package var isOfInterface: Bool
}

/// A value that depends on the direction and on nothing else.
package struct DirectionChoice: Sendable {
  package var test: DirectionTest
  package var leftToRight: Expression
  package var rightToLeft: Expression
}

extension LintedFile {
  /// The choice whose first branch begins with a token: `isRTL ? here : there`, `if isRTL { a.b = here } else
  /// { a.b = there }`, or `switch direction { case .leftToRight: return here; case .rightToLeft: return there }`.
  package func directionChoice(from value: Expression) -> DirectionChoice? {
    let expression = structure.parenthesized(value)
    switch structure.kind(expression.first - 1) {
    case .infixQuestion:
      guard let ternary = structure.ternary(question: expression.first - 1), ternary.yes == expression,
        let test = directionTest(ternary.condition)
      else { return nil }
      return choice(test, yes: ternary.yes, no: ternary.no)
    case .equal: return statementChoice(from: expression) ?? switchChoice(from: expression)
    case .keyword, .colon: return switchChoice(from: expression)
    default: return nil
    }
  }

  private func choice(_ test: DirectionTest, yes: Expression, no: Expression) -> DirectionChoice {
    let (yes, no) = (structure.unwrapped(yes), structure.unwrapped(no))
    return test.holdsRightToLeft
      ? DirectionChoice(test: test, leftToRight: no, rightToLeft: yes)
      : DirectionChoice(test: test, leftToRight: yes, rightToLeft: no)
  }

  private func statementChoice(from expression: Expression) -> DirectionChoice? {
    guard let open = structure.opening(around: expression.first), structure.kind(open) == .leftBrace,
      let close = structure.partner(open), structure.token(close + 1, is: "else"),
      structure.kind(close + 2) == .leftBrace, let scope = structure.scopeIndex(ofBrace: open),
      structure.scopes[scope].kind == .control
    else { return nil }
    let introducer = Int(structure.scopes[scope].introducer)
    guard structure.token(introducer, is: "if"), !structure.token(introducer - 1, is: "else"), open - 1 > introducer,
      let test = directionTest(Expression(introducer + 1, open - 1)),
      let other = sameAssignment(as: expression, in: close + 2)
    else { return nil }
    return choice(test, yes: expression, no: other)
  }

  /// What the same property is given in another block.
  private func sameAssignment(as expression: Expression, in open: Int) -> Expression? {
    let target = expression.first - 2
    guard target >= 0, structure.kind(target) == .identifier else { return nil }
    let start = structure.chainStart(target)
    let wanted = sidedText(Expression(start, target), mirrored: false)
    let end = min(structure.end(ofGroup: open), open + 400, structure.tokens.count)
    for index in open + 1..<max(open + 1, end)
    where structure.kind(index) == .equal && structure.tokens[index - 1].name == structure.tokens[target].name {
      guard structure.opening(around: index) == open,
        sidedText(Expression(structure.chainStart(index - 1), index - 1), mirrored: false) == wanted
      else { continue }
      return structure.value(at: index + 1)
    }
    return nil
  }

  // MARK: - Switches

  /// `case .leftToRight: return here` or `a.b = here`, followed by the other direction with another value.
  private func switchChoice(from expression: Expression) -> DirectionChoice? {
    guard let open = structure.opening(around: expression.first), structure.kind(open) == .leftBrace,
      let scope = structure.scopeIndex(ofBrace: open), structure.scopes[scope].kind == .control,
      structure.token(Int(structure.scopes[scope].introducer), is: "switch"),
      let label = structure.caseLabel(before: expression.first, from: open), let isRightToLeft = direction(label),
      let next = endOfCase(expression.last + 1, open)
    else { return nil }
    let opening = label.upperBound + 1..<expression.first
    guard opening.count < 24, let other = value(ofCaseAt: next, not: isRightToLeft, opening) else {
      return nil
    }
    let subject = Expression(Int(structure.scopes[scope].introducer) + 1, open - 1)
    return choice(
      DirectionTest(holdsRightToLeft: isRightToLeft, isOfInterface: isInterface(subject, hops: 2)),
      yes: expression,
      no: other
    )
  }

  /// `case .rightToLeft` and nothing else.
  private func direction(_ label: Range<Int>) -> Bool? {
    guard label.count == 3, structure.token(label.lowerBound, is: "case") else { return nil }
    return direction(Expression(label.lowerBound + 1, label.upperBound - 1))
  }

  /// Where the next case begins, or the brace is closed, if the one before ends here.
  private func endOfCase(_ index: Int, _ open: Int) -> Int? {
    let next = structure.kind(index) == .semicolon ? index + 1 : index
    let isEnd =
      structure.token(next, isAnyOf: "case", "default") || structure.kind(next) == .at
      || next >= structure.end(ofGroup: open)
    return isEnd ? next : nil
  }

  /// The value of the case right behind another, if its words up to there are the same: `return`, `a.b =` or none.
  private func value(ofCaseAt start: Int, not isRightToLeft: Bool, _ opening: Range<Int>) -> Expression? {
    guard direction(start..<start + 3) == !isRightToLeft, structure.kind(start + 3) == .colon else { return nil }
    let isSame = opening.enumerated().allSatisfy { offset, index in
      start + 4 + offset < structure.tokens.count
        && structure.bytes(start + 4 + offset).elementsEqual(structure.bytes(index))
    }
    let first = start + 4 + opening.count
    guard isSame, first < structure.tokens.count, let open = structure.opening(around: start) else { return nil }
    let value = structure.value(at: first)
    return endOfCase(value.last + 1, open) == nil ? nil : value
  }

  /// What a condition asks, if it asks for the direction alone.
  package func directionTest(_ condition: Expression) -> DirectionTest? {
    var inner = structure.unwrapped(condition)
    var isNegated = false
    while structure.kind(inner.first) == .prefixOperator, structure.token(inner.first, is: "!") {
      isNegated.toggle()
      inner = structure.unwrapped(Expression(inner.first + 1, inner.last))
    }
    guard var test = comparison(inner) ?? word(inner, hops: 2) else { return nil }
    if isNegated { test.holdsRightToLeft.toggle() }
    return test
  }

  /// `direction == .rightToLeft`, `.leftToRight != view.effectiveUserInterfaceLayoutDirection`
  private func comparison(_ expression: Expression) -> DirectionTest? {
    let operands = structure.operand(around: structure.firstOperandToken(expression.first))
    let sign = operands.last + 1
    guard operands.first == expression.first, sign < expression.last, structure.token(sign, isAnyOf: "==", "!="),
      structure.operand(around: sign + 1).last == expression.last
    else { return nil }
    let left = operands
    let right = Expression(sign + 1, expression.last)
    let isEqual = structure.token(sign, is: "==")
    for (value, subject) in [(right, left), (left, right)] {
      if let named = direction(value) {
        return DirectionTest(holdsRightToLeft: named == isEqual, isOfInterface: isInterface(subject, hops: 2))
      }
      if structure.token(value.first, isAnyOf: "true", "false"), value.first == value.last,
        var test = word(subject, hops: 2)
      {
        if structure.token(value.first, is: "true") != isEqual { test.holdsRightToLeft.toggle() }
        return test
      }
    }
    return nil
  }

  /// Whether a value is right to left, or left to right; nil for all others.
  private func direction(_ value: Expression) -> Bool? {
    guard structure.isMember(value.last) else { return nil }
    if structure.token(value.last, isAnyOf: "rightToLeft", "forceRightToLeft") { return true }
    return structure.token(value.last, isAnyOf: "leftToRight", "forceLeftToRight") ? false : nil
  }

  /// `isRTL`, `view.isRightToLeft()`, or a local that holds a comparison.
  private func word(_ expression: Expression, hops: Int) -> DirectionTest? {
    let chain = Expression(structure.chainStart(expression.first), structure.chainEnd(expression.first))
    guard chain == expression,
      let name = structure.lastName(endingAt: expression.last), structure.kind(name) == .identifier
    else { return nil }
    if hops > 0, let value = value(of: name), let test = comparison(value) ?? word(value, hops: hops - 1) {
      return test
    }
    guard DirectionWords.isDirectionWord(name, in: structure) else { return nil }
    let isRightToLeft = ["RTL", "Rtl", "rtl", "ightToLeft"].contains { structure.text(name).contains($0) }
    let isLeftToRight = ["LTR", "Ltr", "ltr", "eftToRight"].contains { structure.text(name).contains($0) }
    guard isRightToLeft != isLeftToRight else { return nil }
    return DirectionTest(holdsRightToLeft: isRightToLeft, isOfInterface: false)
  }

  /// What a local or a member of the same file is given once and for all: its initial value, or the only expression of
  /// its getter.
  private func value(of name: Int) -> Expression? {
    guard structure.isOwn(name), let found = declaration(of: name) else {
      return nil
    }
    let declaration = structure.declarations[found]
    guard declaration.kind == .variable || declaration.kind == .function, Int(declaration.name) != name else {
      return nil
    }
    if declaration.value != Structure.none {
      let value = Int(declaration.value)
      guard structure.kind(value) != .leftBrace else { return nil }
      return structure.value(at: value)
    }
    guard declaration.body != Structure.none else { return nil }
    let open = Int(declaration.body)
    let start = structure.token(open + 1, is: "return") ? open + 2 : open + 1
    let close = structure.end(ofGroup: open)
    guard start < close, close < structure.tokens.count else { return nil }
    let value = structure.value(at: start)
    return value.last == close - 1 ? value : nil
  }

  // MARK: - Interfaces

  /// Whether a subject is the direction of the interface: asked of a view, of traits, of the environment.
  private func isInterface(_ subject: Expression, hops: Int) -> Bool {
    guard let name = structure.lastName(endingAt: subject.last) else { return false }
    if structure.token(name, is: "effectiveUserInterfaceLayoutDirection") { return true }
    if structure.token(name, is: "userInterfaceLayoutDirection") { return true }
    if structure.token(name, is: "layoutDirection"), let owner = structure.receiverName(ofMember: name),
      structure.name(owner, endsWithAnyOf: ["collection", "environment", "traits"])
    {
      return true
    }
    guard structure.isOwn(name), let found = declaration(of: name) else {
      return false
    }
    if isEnvironmentDirection(found) { return true }
    guard hops > 0, let value = value(of: name) else { return false }
    return isInterface(value, hops: hops - 1)
  }

  /// `@Environment(\.layoutDirection) private var direction`
  private func isEnvironmentDirection(_ declaration: Int) -> Bool {
    var index = Int(structure.declarations[declaration].name) - 1
    for _ in 0..<8 where index > 0 {
      if structure.kind(index) == .rightParen {
        guard let open = structure.partner(index), structure.token(open - 1, is: "Environment") else { return false }
        return structure.token(index - 1, is: "layoutDirection")
      }
      guard structure.kind(index) == .keyword || structure.kind(index) == .identifier else { return false }
      index -= 1
    }
    return false
  }
}
