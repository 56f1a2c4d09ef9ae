import RTLSyntax

extension Site {
  /// The list that a separator makes longer by one item after the other: `list` in `list += ", \(name)"` and in
  /// `list = list + ", " + name` inside a loop, the whole of `names.reduce("") { $0 + ", " + $1 }`.
  package var grownList: Expression? {
    let quote = index - 1
    guard structure.kind(quote) == .stringStart, isInLoop else { return nil }
    let close = structure.end(ofGroup: quote)
    // `", \(name)"` with nothing behind, or `", "` alone.
    guard close < structure.tokens.count,
      index + 1 == close
        || structure.kind(index + 1) == .interpolationStart
          && structure.end(ofGroup: index + 1) + 1 == close
    else { return nil }
    let literal = structure.operand(around: quote)
    if let reduced = reducedList(around: literal) { return reduced }
    if structure.isAppendedAttributed(literal) { return literal }
    var sum = structure.infix(around: structure.operand(around: quote))
    if case .operand(let op) = structure.place(of: literal), structure.token(op, is: "+=") {
      sum = structure.infix(around: literal)
    }
    return addsToItself(sum, quote) ? literal : nil
  }

  /// `list += …` or `list = list + …`
  private func addsToItself(_ sum: Expression, _ quote: Int) -> Bool {
    if structure.kind(sum.first) == .identifier,
      (sum.first..<quote).contains(where: { structure.token($0, is: "+=") && structure.kind($0) == .binaryOperator })
    {
      return true
    }
    guard case .assigned(let name) = structure.place(of: sum), sum.first < quote else { return false }
    return structure.tokens[sum.first].name == structure.tokens[name].name
  }

  /// `reduce("") { $0 + ", " + $1 }`
  private func reducedList(around literal: Expression) -> Expression? {
    guard let brace = structure.closure(around: literal.first), let callee = structure.calleeOfTrailingClosure(brace),
      structure.token(callee, is: "reduce")
    else { return nil }
    let sum = structure.infix(around: literal)
    guard structure.kind(sum.first) == .dollarIdentifier || structure.kind(sum.first) == .identifier else { return nil }
    return structure.operand(around: callee)
  }

  /// Whether a loop stands around this place in the same function: `for`, `while`, `forEach`, `reduce`.
  private var isInLoop: Bool {
    var scope = structure.scope(around: index)
    while let current = scope {
      let found = structure.scopes[current]
      switch found.kind {
      case .control: if structure.token(Int(found.introducer), isAnyOf: "for", "while") { return true }
      case .closure:
        guard let callee = structure.calleeOfTrailingClosure(Int(found.open)) else { return false }
        if structure.token(callee, isAnyOf: "forEach", "reduce") { return true }
      case .type, .function, .property, .accessor: return false
      }
      scope = structure.parent(ofScope: current)
    }
    return false
  }
}

extension Structure {
  /// `", "` of `list.append(NSAttributedString(string: ", "))`: a text that an attributed one grows by.
  package func isAppendedAttributed(_ text: Expression) -> Bool {
    guard case .argument(let call, _) = place(of: text),
      token(call.callee, isAnyOf: "NSAttributedString", "AttributedString"),
      case .argument(let outer, _) = place(of: operand(around: call.callee))
    else { return false }
    return token(outer.callee, is: "append")
  }
}
