/// How tokens form expressions: postfix chains (`a.b(c)?.d`), and what stands on either side of them.
extension Structure {
  /// Whether an expression can end with this token, so that a `.`, `(` or operator behind it continues it.
  package func endsOperand(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    switch tokens[index].kind {
    case .identifier, .dollarIdentifier, .integer, .float, .regex, .stringEnd,
      .rightParen, .rightSquare, .rightBrace, .postfixQuestion, .exclamation, .postfixOperator:
      return true
    case .keyword:
      return token(index, isAnyOf: "self", "Self", "super", "true", "false", "nil", "Any", "init")
        || kind(index - 1) == .period
    default:
      return false
    }
  }

  /// Whether a `(`, `[` or `{` continues the expression before it: a call, a subscript or a trailing closure.
  package func continuesOperand(_ open: Int) -> Bool {
    guard open > 0, !tokens[open].startsLine, endsOperand(open - 1) else {
      return open > 0 && isGenericClose(open - 1) && !tokens[open].startsLine
    }
    switch tokens[open].kind {
    case .leftParen, .leftSquare:
      // `return (a, b)` and `in [1, 2]` have their space; calls have none.
      return !(tokens[open].spaceBefore && tokens[open].kind == .leftSquare)
    case .leftBrace:
      guard let scope = scopeIndex(ofBrace: open) else { return false }
      return scopes[scope].kind == .closure
    default:
      return false
    }
  }

  /// The `>` of `Set<Int>(…)`.
  private func isGenericClose(_ index: Int) -> Bool {
    guard tokens[index].kind == .binaryOperator || tokens[index].kind == .postfixOperator else { return false }
    return token(index, is: ">") && !tokens[index].spaceBefore && genericStart(before: index) != nil
  }

  /// The name before the `<` that a `>` closes, as in `Set<Int>`; looks a few tokens back only.
  private func genericStart(before close: Int) -> Int? {
    var depth = 0
    var index = close
    for _ in 0..<24 where index > 0 {
      if token(index, is: ">") { depth += 1 }
      if token(index, is: ">>") { depth += 2 }
      if token(index, is: "<") {
        depth -= 1
        if depth == 0 { return kind(index - 1) == .identifier ? index - 1 : nil }
      }
      switch tokens[index].kind {
      case .leftBrace, .rightBrace, .semicolon, .equal, .stringStart, .stringEnd: return nil
      case .rightParen, .rightSquare:
        guard let open = partner(index) else { return nil }
        index = open - 1
      default: index -= 1
      }
    }
    return nil
  }

  /// How many tokens and groups of a chain are followed: longer chains are made by machines, and every one of their members
  /// may ask for both ends.
  private static let maximalSteps = 600

  /// The first token of the postfix expression that a token belongs to: `a` for any token of `a.b(c)?.d`, the dot for
  /// an implicit member such as `.left`.
  package func chainStart(_ index: Int) -> Int {
    var current = inside(index)
    for _ in 0..<Self.maximalSteps {
      if tokens[current].kind.closesGroup, let open = partner(current) { current = open }
      guard current > 0 else { return current }
      switch tokens[current].kind {
      case .leftParen, .leftSquare, .leftBrace:
        guard continuesOperand(current) else { return current }
        current -= 1
        if isGenericClose(current), let name = genericStart(before: current) { current = name }
      case .postfixQuestion, .exclamation:
        guard endsOperand(current - 1) else { return current }
        current -= 1
      case .period:
        guard endsOperand(current - 1) else { return current }
        current -= 1
      case .identifier, .keyword, .integer, .dollarIdentifier:
        if kind(current - 1) == .period {
          current -= 1
        } else if kind(current - 1) == .backslash || kind(current - 1) == .pound || kind(current - 1) == .at {
          return current - 1
        } else {
          return current
        }
      default:
        return current
      }
    }
    return current
  }

  /// The last token of the postfix expression that a token belongs to.
  package func chainEnd(_ index: Int) -> Int {
    var current = inside(index)
    for _ in 0..<Self.maximalSteps {
      if tokens[current].kind.opensGroup { current = last(ofGroup: current) }
      let next = current + 1
      guard next < tokens.count else { return current }
      switch tokens[next].kind {
      case .period:
        guard endsOperand(current) || current == inside(index), next + 1 < tokens.count else { return current }
        current = next + 1
      case .leftParen, .leftSquare, .leftBrace:
        guard continuesOperand(next) else { return current }
        current = next
      case .postfixQuestion, .exclamation:
        current = next
      case .identifier, .keyword, .integer:
        guard tokens[current].kind == .period else { return current }
        current = next
      default:
        return current
      }
    }
    return current
  }

  /// Beside an operator that begins or ends a file nothing stands: it takes the place of what is missing.
  private func inside(_ index: Int) -> Int { max(0, min(index, tokens.count - 1)) }

  // MARK: - Members

  /// Whether a name is a member: a dot stands before it.
  package func isMember(_ index: Int) -> Bool { kind(index - 1) == .period }

  /// Whether a name is an implicit member such as `.left`, whose type only its context tells.
  package func isImplicitMember(_ index: Int) -> Bool {
    isMember(index) && !endsOperand(index - 2)
  }

  /// The member that is asked of a name: `text` for `label` in `label.text`, `label?.text` and `label!.text`.
  package func memberBehind(_ name: Int) -> Int? {
    let isOptional = kind(name + 1) == .postfixQuestion || kind(name + 1) == .exclamation
    let member = name + (isOptional ? 3 : 2)
    return isMember(member) ? member : nil
  }

  /// The last token of what a member is taken from: `label` in `label.text`, `)` in `make().text`.
  package func receiverEnd(ofMember index: Int) -> Int? {
    guard isMember(index), endsOperand(index - 2) else { return nil }
    return index - 2
  }

  /// Whether a name stands for something of the type around it, or a local: `title`, `self.title`.
  package func isOwn(_ name: Int) -> Bool { !isMember(name) || token(name - 2, is: "self") }

  /// The name nearest before a member's dot: `label` in `cell.label?.text`, `view` in `view(at: 1).text`.
  package func receiverName(ofMember index: Int) -> Int? {
    guard let end = receiverEnd(ofMember: index) else { return nil }
    return lastName(endingAt: end)
  }

  /// Whether a member is taken from what has this name; `self` and nothing before it are the same.
  package func belongs(_ member: Int, to receiver: Int?) -> Bool {
    let own = [receiverName(ofMember: member), receiver].map { name in
      name.flatMap { token($0, is: "self") ? nil : tokens[$0].name }
    }
    return own[0] == own[1]
  }

  /// Whether a number is written here, perhaps with a sign.
  package func beginsNumber(at index: Int) -> Bool {
    let first = kind(index) == .prefixOperator ? index + 1 : index
    return kind(first) == .integer || kind(first) == .float
  }

  /// The name a postfix expression ends with, calls and subscripts and `?` left out.
  package func lastName(endingAt end: Int) -> Int? {
    var index = end
    while let kind = kind(index) {
      switch kind {
      case .identifier, .dollarIdentifier, .keyword: return index
      case .postfixQuestion, .exclamation: index -= 1
      case .rightParen, .rightSquare, .rightBrace:
        guard let open = partner(index), continuesOperand(open) else { return nil }
        index = open - 1
      default: return isGenericClose(index) ? genericStart(before: index) : nil
      }
    }
    return nil
  }

  /// The names of a postfix expression from its first to this one: `[self, card, label]`. Stops at what is no name.
  package func path(endingAt name: Int) -> [Int] {
    var names = [name]
    var current = name
    while names.count < Self.maximalSteps, let previous = receiverName(ofMember: current) {
      names.append(previous)
      current = previous
    }
    return names.reversed()
  }
}
