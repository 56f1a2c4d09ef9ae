/// One argument of a call: its label, and its expression as a range of token indexes.
package struct Argument: Sendable {
  package var label: Int?
  package var start: Int
  package var end: Int

  package var isEmpty: Bool { start >= end }
  package var expression: Expression { Expression(start, end - 1) }
}

/// A call, named by its opening parenthesis.
package struct Call: Sendable {
  package var open: Int
  /// The name that is called: `constraint` in `a.leftAnchor.constraint(…)`, `init` in `.init(…)`.
  package var callee: Int
}

extension Structure {
  /// The call whose name this is, if a parenthesis follows.
  package func call(of name: Int) -> Call? {
    var open = name + 1
    if kind(open) == .postfixQuestion || kind(open) == .exclamation { open += 1 }
    if token(open, is: "<"), !tokens[open].spaceBefore { open = endOfGenericArguments(open) }
    guard kind(open) == .leftParen, !tokens[open].startsLine else { return nil }
    return Call(open: open, callee: name)
  }

  private func endOfGenericArguments(_ open: Int) -> Int {
    var depth = 0
    for index in open..<min(open + 24, tokens.count) {
      if token(index, is: "<") { depth += 1 }
      if token(index, is: ">") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return open
  }

  /// The call a parenthesis belongs to; nil for plain parentheses, tuples and declarations.
  package func call(at open: Int) -> Call? {
    guard tokens[open].kind == .leftParen, continuesOperand(open) else { return nil }
    guard let callee = lastName(endingAt: open - 1) else { return nil }
    return Call(open: open, callee: callee)
  }

  /// The call in whose parentheses a token stands directly.
  package func call(around index: Int) -> Call? {
    guard let open = list(around: index) else { return nil }
    return call(at: open)
  }

  /// The bracket that opens the list a token stands in directly, parentheses that mean nothing left out: that of `f(`
  /// for `a` in `f((a), b)`.
  package func list(around index: Int) -> Int? { opening(around: outermostParenthesis(around: index)) }

  private func outermostParenthesis(around index: Int) -> Int {
    var current = index
    for _ in 0..<Self.maximalParentheses {
      guard let open = opening(around: current), tokens[open].kind == .leftParen, let close = partner(open),
        beginsElement(open), isParenthesized(Argument(label: nil, start: open, end: close + 1))
      else { break }
      current = open
    }
    return current
  }

  private func beginsElement(_ index: Int) -> Bool {
    switch kind(index - 1) {
    case .comma, .colon, .leftParen, .leftSquare: true
    default: false
    }
  }

  /// Nobody writes more around one value, and none are so long; so no list is walked twice.
  private static var maximalParentheses: Int { 4 }
  private static var maximalParenthesized: Int { 200 }

  package func arguments(of call: Call) -> [Argument] { elements(ofGroup: call.open) }

  /// The first argument, however many there are.
  package func firstArgument(of call: Call) -> Argument? { firstElement(ofGroup: call.open) }

  /// What stands before the first comma in a pair of brackets. No list is made of it: asked of every interpolation, that
  /// takes twice as long.
  package func firstElement(ofGroup open: Int) -> Argument? {
    var start = open + 1
    return nextElement(from: &start, to: end(ofGroup: open))
  }

  /// What stands in a pair of brackets if there is no comma in it but a last one.
  package func onlyElement(ofGroup open: Int) -> Argument? {
    let close = end(ofGroup: open)
    var start = open + 1
    guard let element = nextElement(from: &start, to: close), nextElement(from: &start, to: close) == nil else {
      return nil
    }
    return element
  }

  /// What commas separate in a pair of brackets, with labels; no more than so many of them.
  package func elements(ofGroup open: Int, limit: Int = .max) -> [Argument] {
    let close = end(ofGroup: open)
    var result: [Argument] = []
    // More are rare, and to begin with one and grow costs a second allocation for every other list.
    result.reserveCapacity(min(limit, 4))
    var start = open + 1
    while result.count < limit, let element = nextElement(from: &start, to: close) { result.append(element) }
    return result
  }

  /// The element that begins at a token, or the next one that is not empty; moves behind its comma.
  private func nextElement(from start: inout Int, to close: Int) -> Argument? {
    var index = start
    while index <= close, index < tokens.count || index == close {
      if index == close || tokens[index].kind == .comma {
        let first = start
        start = index + 1
        if index > first { return argument(first, index) }
        index = start
      } else {
        index = next(behind: index)
      }
    }
    return nil
  }

  private func argument(_ start: Int, _ end: Int) -> Argument {
    let hasLabel = kind(start + 1) == .colon && (kind(start) == .identifier || kind(start) == .keyword)
    var argument = Argument(label: hasLabel ? start : nil, start: hasLabel ? start + 2 : start, end: end)
    for _ in 0..<Self.maximalParentheses where isParenthesized(argument) {
      argument.start += 1
      argument.end -= 1
    }
    return argument
  }

  /// Whether parentheses stand around the whole of an argument and mean nothing: `(a)`, not `(a, b)` or `f(a)`.
  private func isParenthesized(_ argument: Argument) -> Bool {
    guard tokens.indices.contains(argument.start), tokens[argument.start].kind == .leftParen,
      (3...Self.maximalParenthesized).contains(argument.end - argument.start),
      partner(argument.start) == argument.end - 1
    else { return false }
    let isLabelled = tokens[argument.start + 2].kind == .colon
    return !isLabelled
      && !(argument.start..<argument.end).contains {
        tokens[$0].kind == .comma && enclosing[$0] == UInt32(argument.start)
      }
  }

  /// The argument of a call with this label.
  package func argument(_ label: StaticString, of call: Call) -> Argument? {
    let close = end(ofGroup: call.open)
    var start = call.open + 1
    while let argument = nextElement(from: &start, to: close) {
      if let own = argument.label, token(own, is: label) { return argument }
    }
    return nil
  }

  /// The argument or element a token stands in directly: from the comma or bracket before it to the next one.
  package func element(around inner: Int) -> Argument? {
    let index = outermostParenthesis(around: inner)
    guard let open = opening(around: index) else { return nil }
    var start = index
    while start - 1 > open, tokens[start - 1].kind != .comma {
      start = tokens[start - 1].kind.closesGroup ? partner(start - 1) ?? start - 1 : start - 1
    }
    let close = end(ofGroup: open)
    var end = index
    while end < close, tokens[end].kind != .comma {
      end = next(behind: end)
    }
    return argument(start, min(end, close))
  }

  /// Trailing closures of a call, as the indexes of their braces.
  package func trailingClosures(of call: Call) -> [Int] {
    var result: [Int] = []
    var next = end(ofGroup: call.open) + 1
    while next < tokens.count {
      if tokens[next].kind == .leftBrace, continuesOperand(next) {
        result.append(next)
        next = end(ofGroup: next) + 1
      } else if tokens[next].kind == .identifier, kind(next + 1) == .colon, kind(next + 2) == .leftBrace,
        !result.isEmpty
      {
        result.append(next + 2)
        next = end(ofGroup: next + 2) + 1
      } else {
        break
      }
    }
    return result
  }

  /// The name of the call a closure trails: `Button` for either brace of `Button { … } label: { … }`.
  package func callee(ofClosure open: Int) -> Int? {
    var brace = open
    for _ in 0..<8 where kind(brace - 1) == .colon && kind(brace - 2) == .identifier {
      guard kind(brace - 3) == .rightBrace, let previous = partner(brace - 3) else { return nil }
      brace = previous
    }
    guard continuesOperand(brace) else { return nil }
    return lastName(endingAt: brace - 1)
  }

  // MARK: - Statements

  /// A statement of more words and groups than this at its own level is a chain of hundreds of `else if`. Its start is
  /// not looked for, since every question asked in it would walk the whole of it: what is given is a word in it.
  private static let longestStatement = 512

  /// The first token of the statement (or of the element of a list) that a token belongs to, at its bracket level.
  package func statementStart(_ index: Int) -> Int {
    let open = opening(around: index) ?? -1
    var current = index
    var steps = 0
    while current - 1 > open, steps < Self.longestStatement {
      steps += 1
      let previous = current - 1
      switch tokens[previous].kind {
      case .semicolon: return current
      case .comma where open >= 0 && tokens[open].kind != .leftBrace: return current
      default: break
      }
      if tokens[current].startsLine, !continuesLine(current) { return current }
      if tokens[previous].kind == .rightBrace, !tokens[current].startsLine, isStatementKeyword(current) {
        return current
      }
      current = tokens[previous].kind.closesGroup ? partner(previous) ?? previous : previous
    }
    // `{ name in statement`: the statement begins behind `in`.
    return current
  }

  /// The same from within brackets: of the statement that the outermost of them stand in, up to a brace.
  package func outerStatementStart(_ index: Int) -> Int {
    var outer = index
    while let open = opening(around: outer), kind(open) != .leftBrace { outer = open }
    return statementStart(outer)
  }

  private func isStatementKeyword(_ index: Int) -> Bool {
    tokens[index].kind == .keyword && !token(index, isAnyOf: "else", "catch", "as", "is", "in", "where", "while")
  }

  /// Whether a token that begins a line goes on with the statement before it.
  package func continuesLine(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .period, .binaryOperator, .infixQuestion, .colon, .comma, .equal, .arrow, .rightParen, .rightSquare,
      .rightBrace:
      return true
    case .leftBrace:
      return true
    case .keyword:
      if token(index, isAnyOf: "else", "catch", "as", "is", "where", "in") { return true }
    default: break
    }
    guard index > 0 else { return false }
    switch tokens[index - 1].kind {
    case .binaryOperator, .prefixOperator, .infixQuestion, .colon, .comma, .equal, .arrow, .period, .leftParen,
      .leftSquare, .at, .ampersand:
      return !(tokens[index - 1].kind == .colon && isLabelColon(index - 1))
    case .keyword:
      return token(index - 1, isAnyOf: "try", "is", "as", "let", "var", "if", "guard", "while", "throw")
    default:
      return false
    }
  }

  /// The colon of `case .left:` and `default:`.
  package func isLabelColon(_ colon: Int) -> Bool {
    if token(colon - 1, is: "default") { return true }
    var index = colon - 1
    let open = opening(around: colon) ?? -1
    guard open < 0 || tokens[open].kind == .leftBrace else { return false }
    for _ in 0..<64 where index > open {
      if token(index, is: "case") { return true }
      if tokens[index].kind == .infixQuestion || tokens[index].kind == .equal { return false }
      index = tokens[index].kind.closesGroup ? (partner(index) ?? index) - 1 : index - 1
    }
    return false
  }

  /// The index behind the last token of the statement that begins here.
  package func statementEnd(from start: Int) -> Int {
    let open = opening(around: start)
    let close = open.map { end(ofGroup: $0) } ?? tokens.count
    var index = start
    while index < close {
      index = next(behind: index)
      guard index < close else { break }
      if tokens[index].kind == .semicolon { return index }
      if tokens[index].startsLine, !continuesLine(index) { return index }
    }
    return min(close, tokens.count)
  }
}
