extension Outline {
  // MARK: - Variables

  /// `let` and `var`, in statements, members, conditions and patterns.
  mutating func visitVariable(_ index: Int, isInBlock: Bool) {
    if isInBlock { leaveScopes(before: index) }
    var next = index + 1
    while let name = kind(next) {
      if name == .leftParen {
        return declareTuple(next)
      } else if name == .identifier {
        declareVariable(next)
        next += 1
      } else {
        return
      }
      guard isInBlock, let following = readBinding(from: next, level: enclosing[index]) else { return }
      next = following
    }
  }

  private mutating func declareVariable(_ name: Int) {
    declarations.append(Declaration(kind: .variable, name: UInt32(name), scope: currentScope))
  }

  private mutating func declareTuple(_ paren: Int) {
    var index = paren + 1
    let close = min(end(ofGroup: paren), paren + 32)
    while index < close {
      if tokens[index].kind == .identifier, kind(index + 1) != .colon { declareVariable(index) }
      index += 1
    }
  }

  /// The type and the value of the last variable; returns where the next binding of the same `let` begins.
  private mutating func readBinding(from start: Int, level: UInt32) -> Int? {
    var next = start
    let last = declarations.count - 1
    if kind(next) == .colon {
      let typeEnd = endOfType(from: next + 1)
      declarations[last].typeStart = UInt32(next + 1)
      declarations[last].typeEnd = UInt32(typeEnd)
      next = typeEnd
    }
    switch kind(next) {
    case .leftBrace:
      // `if let name {` opens the condition's body instead.
      if waiting.last?.level != level || waiting.last?.kind != .control {
        propertyBrace = next
        propertyDeclaration = last
      }
      return nil
    case .equal:
      declarations[last].value = value(at: next + 1)
      observable = (last, level)
      return endOfValue(from: next + 1, level: level)
    case .comma:
      return bindingFollows(next) ? next + 1 : nil
    default:
      return nil
    }
  }

  /// Past an initial value to the next binding, if a comma on the way leads to one. Looks only a little way.
  private func endOfValue(from start: Int, level: UInt32) -> Int? {
    var index = start
    for _ in 0..<24 {
      guard index < tokens.count, enclosing[index] == level else { return nil }
      let token = tokens[index]
      if token.startsLine, index > start { return nil }
      if token.kind == .comma { return bindingFollows(index) ? index + 1 : nil }
      index = next(behind: index)
    }
    return nil
  }

  private func bindingFollows(_ comma: Int) -> Bool {
    kind(comma + 1) == .identifier && (kind(comma + 2) == .colon || kind(comma + 2) == .equal)
  }

  // MARK: - Types

  /// The index behind the type that begins at `start`.
  func endOfType(from start: Int) -> Int {
    var index = start
    var angles = 0
    var expectsOperand = true
    while index < tokens.count {
      let token = tokens[index]
      if token.startsLine, !expectsOperand, angles == 0, token.kind != .arrow, token.kind != .period { break }
      switch token.kind {
      case .identifier, .keyword:
        guard expectsOperand || words.effects.contains(token.name) else { return index }
        // Only words written small are worth a look, be they in backticks or not: a type hardly ever is one.
        let isSmall = source[Int(token.start)] >= UInt8(ascii: "`")
        expectsOperand = expectsOperand && isSmall && words.typeModifiers.contains(token.name)
      case .period, .arrow, .at, .ampersand:
        expectsOperand = true
      case .leftParen, .leftSquare:
        guard expectsOperand || isWord(index - 1, "throws") || kind(index - 2) == .at else { return index }
        expectsOperand = kind(index - 2) == .at
        index = end(ofGroup: index)
      case .postfixQuestion, .exclamation:
        break
      case .comma:
        guard angles > 0 else { return index }
        expectsOperand = true
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard let change = angleChange(index) else { return index }
        angles += change
        if angles < 0 { return index }
        expectsOperand = change >= 0
      default:
        return index
      }
      index += 1
    }
    return min(index, tokens.count)
  }

  /// +1 for `<`, -1 for `>`, -2 for `>>`, 0 for `&`, `~` and `...`; nil for what is no part of a type.
  private func angleChange(_ index: Int) -> Int? {
    var change = 0
    for byte in source.bytes[Int(tokens[index].start)..<Int(tokens[index].end)] {
      switch Unicode.Scalar(byte) {
      case "<": change += 1
      case ">": change -= 1
      case "&", "~", ".", "?", "!": break
      default: return nil
      }
    }
    return change
  }

  mutating func visitType(_ index: Int) {
    // `class func`, `class var` are modifiers.
    guard kind(index + 1) == .identifier else { return }
    var name = index + 1
    while kind(name + 1) == .period, kind(name + 2) == .identifier { name += 2 }
    guard opensTypeBody(name + 1) else { return }
    var declaration = Declaration(kind: .type, name: UInt32(name), scope: currentScope)
    var next = name + 1
    // Generic parameters, then the inheritance clause up to `where` or the body.
    var angles = 0
    while next < tokens.count, tokens[next].kind != .leftBrace, !isWord(next, "where") {
      if tokens[next].kind == .binaryOperator || tokens[next].kind == .postfixOperator
        || tokens[next].kind == .prefixOperator
      {
        angles += angleChange(next) ?? 0
      }
      if tokens[next].kind == .colon, angles <= 0, declaration.typeStart == 0 {
        declaration.typeStart = UInt32(next + 1)
      }
      if tokens[next].kind == .rightBrace || next - index > 256 { break }
      next += 1
    }
    if declaration.typeStart > 0 { declaration.typeEnd = UInt32(next) }
    declarations.append(declaration)
    wait(
      Waiting(kind: .type, introducer: index, declaration: declarations.count - 1, level: enclosing[index])
    )
  }

  private func opensTypeBody(_ index: Int) -> Bool {
    switch kind(index) {
    case .leftBrace, .colon: true
    case .binaryOperator, .prefixOperator, .postfixOperator: (angleChange(index) ?? 0) > 0
    case .keyword: isWord(index, "where")
    default: false
    }
  }

  mutating func visitAlias(_ index: Int) {
    guard kind(index + 1) == .identifier, kind(index + 2) == .equal else { return }
    var declaration = Declaration(kind: .type, name: UInt32(index + 1), scope: currentScope)
    declaration.typeStart = UInt32(index + 3)
    declaration.typeEnd = UInt32(endOfType(from: index + 3))
    declarations.append(declaration)
  }

  /// The cases of an enumeration: `case left, right(Int), none = "x"`.
  mutating func visitCases(_ index: Int) {
    guard currentScope != Structure.none else { return }
    let scope = scopes[Int(currentScope)]
    guard scope.kind == .type, scope.open == enclosing[index], isWord(Int(scope.introducer), "enum") else { return }
    var next = index + 1
    while kind(next) == .identifier || kind(next) == .keyword {
      declarations.append(Declaration(kind: .enumCase, name: UInt32(next), scope: currentScope))
      next += 1
      if kind(next) == .leftParen { next = end(ofGroup: next) + 1 }
      while next < tokens.count, tokens[next].kind != .comma, !tokens[next].startsLine,
        tokens[next].kind != .semicolon, !isWord(next, "case"),
        enclosing[next] == enclosing[index], tokens[next].kind != .rightBrace
      {
        next = self.next(behind: next)
      }
      guard kind(next) == .comma else { return }
      next += 1
    }
  }

  // MARK: - Functions

  mutating func visitFunction(_ index: Int) {
    var name = index
    if isWord(index, "func") {
      name = index + 1
      guard name < tokens.count else { return }
    } else {
      // `init`, `deinit` and `subscript` name themselves; as names of members they stand behind a dot.
      switch kind(index + 1) {
      case .leftParen, .leftBrace, .postfixQuestion, .exclamation, .binaryOperator, .prefixOperator: break
      default: return
      }
    }
    let position = declarations.count
    declarations.append(Declaration(kind: .function, name: UInt32(name), scope: currentScope))
    var next = name + 1
    let limit = min(tokens.count, name + 128)
    while next < limit, tokens[next].kind != .leftParen, tokens[next].kind != .leftBrace { next += 1 }
    let first = declarations.count
    if kind(next) == .leftParen {
      declareParameters(next)
      next = end(ofGroup: next) + 1
      while kind(next) == .keyword || kind(next) == .identifier,
        isWord(next, "async", "throws", "rethrows", "reasync")
      {
        next += 1
        if kind(next) == .leftParen { next = end(ofGroup: next) + 1 }
      }
      if kind(next) == .arrow {
        declarations[position].typeStart = UInt32(next + 1)
        declarations[position].typeEnd = UInt32(endOfType(from: next + 1))
      }
    }
    wait(
      Waiting(
        kind: .function,
        introducer: index,
        declaration: position,
        parameters: first..<declarations.count,
        level: enclosing[index]
      )
    )
  }

  /// The first token of a value; none where it is still to be typed.
  private func value(at index: Int) -> UInt32 { index < tokens.count ? UInt32(index) : Structure.none }

  /// `(label name: Type = value, …)`
  mutating func declareParameters(_ paren: Int) {
    let close = end(ofGroup: paren)
    var index = paren + 1
    while index < close {
      if tokens[index].kind == .colon, kind(index - 1) == .identifier || kind(index - 1) == .keyword {
        var declaration = Declaration(kind: .parameter, name: UInt32(index - 1), scope: Self.nowhere)
        declaration.typeStart = UInt32(index + 1)
        declaration.typeEnd = UInt32(min(endOfType(from: index + 1), close))
        index = Int(declaration.typeEnd)
        if kind(index) == .equal { declaration.value = value(at: index + 1) }
        declarations.append(declaration)
        // Past the default value.
        while index < close, tokens[index].kind != .comma {
          index = next(behind: index)
        }
      } else {
        index = next(behind: index)
      }
    }
  }

  /// `{ (a: Int, b: String) -> T in`, and `{ a, b in`: names without a type hide members all the same.
  mutating func visitClosureParameters(_ brace: Int) {
    var index = brace + 1
    if kind(index) == .leftSquare { index = end(ofGroup: index) + 1 }
    let first = declarations.count
    if kind(index) == .leftParen {
      let close = end(ofGroup: index)
      guard isWord(close + 1, "in") || kind(close + 1) == .arrow else { return }
      declareParameters(index)
      if declarations.count == first { declareNames(from: index + 1, to: close) }
    } else if kind(index) == .identifier {
      var last = index
      while kind(last + 1) == .comma, kind(last + 2) == .identifier { last += 2 }
      guard isWord(last + 1, "in") || kind(last + 1) == .arrow else { return }
      declareNames(from: index, to: last + 1)
    }
    for parameter in first..<declarations.count { declarations[parameter].scope = currentScope }
  }

  private mutating func declareNames(from start: Int, to end: Int) {
    for index in start..<min(end, tokens.count) where tokens[index].kind == .identifier {
      declarations.append(Declaration(kind: .parameter, name: UInt32(index), scope: Self.nowhere))
    }
  }

  /// `for name in sequence {`
  mutating func visitLoop(_ index: Int) {
    if kind(index + 1) == .identifier, isWord(index + 2, "in") {
      var declaration = Declaration(kind: .loop, name: UInt32(index + 1), scope: currentScope)
      declaration.value = value(at: index + 3)
      declarations.append(declaration)
    } else if kind(index + 1) == .leftParen {
      for name in index + 2..<min(end(ofGroup: index + 1), index + 16) where tokens[name].kind == .identifier {
        declarations.append(Declaration(kind: .loop, name: UInt32(name), scope: currentScope))
      }
    }
    wait(Waiting(kind: .control, introducer: index, level: enclosing[index]))
  }
}
