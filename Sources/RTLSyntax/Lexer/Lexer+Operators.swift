extension Lexer {
  /// `?` and `!` bound to what stands before them are tokens of one character; others are operators.
  mutating func lexQuestionOrExclamation(prefersRegex: Bool) {
    guard isLeftBound(cursor.offset) else { return lexOperator(prefersRegex: prefersRegex) }
    let afterTry = lastKeyword == Keywords.try
    emitByte(cursor.at("?") ? .postfixQuestion : .exclamation)
    self.prefersRegex = afterTry
  }

  mutating func lexOperator(prefersRegex: Bool) {
    let start = cursor.offset
    skipOperator(from: start)
    if let slash = firstSlash(from: start), scansAsRegex(start, slash, prefersRegex: prefersRegex) { return }
    if cursor.offset - start > 2 {
      // `//` or `/*` inside an operator begins a comment.
      for offset in start + 1..<cursor.offset where cursor.base[offset] == UInt8(ascii: "/") {
        let next = cursor.base[offset + 1]
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
          cursor.offset = offset
          break
        }
      }
    }
    emitOperator(from: start)
  }

  /// Moves past an operator's characters. A dot stands only in operators that begin with one.
  private mutating func skipOperator(from start: Int) {
    let startsWithDot = cursor.at(".")
    // Behind a comment inside a run of operator characters the same run goes on: `+/**/+/**/+…`
    let known = startsWithDot ? failed.dottedRun : failed.operatorRun
    if known.contains(start) {
      cursor.offset = known.upperBound
      return
    }
    defer {
      if startsWithDot { failed.dottedRun = start..<cursor.offset } else { failed.operatorRun = start..<cursor.offset }
    }
    var isFirst = true
    while !cursor.isAtEnd {
      if !isFirst {
        if cursor.at("."), !startsWithDot { return }
        if cursor.at("<"), cursor.peek(1) == UInt8(ascii: "#"), holdsPlaceholderEnd() { return }
      }
      isFirst = false
      if has(.operatorStart) {
        cursor.offset += 1
        continue
      }
      guard cursor.byte >= 0x80 else { return }
      let (value, length) = cursor.scalar()
      guard let value, Characters.continuesOperator(value) else { return }
      cursor.offset += length
    }
  }

  /// Whether `#>` follows on this line.
  private mutating func holdsPlaceholderEnd() -> Bool {
    let start = cursor.offset
    guard !failed.placeholder.contains(start) else { return false }
    var end = start
    while end < cursor.count, cursor.base[end] != UInt8(ascii: "\n") {
      if cursor.base[end] == UInt8(ascii: "#"), cursor.base[end + 1] == UInt8(ascii: ">") { return true }
      end += 1
    }
    failed.placeholder = start..<end
    return false
  }

  private func firstSlash(from start: Int) -> Int? {
    for offset in start..<cursor.offset where cursor.base[offset] == UInt8(ascii: "/") { return offset }
    return nil
  }

  private mutating func emitOperator(from start: Int) {
    let end = cursor.offset
    let kind = classifyOperator(start, end)
    emit(kind, from: start, name: NameHash.short(cursor.base + start, end - start))
  }

  /// An operator with space on both sides or on none is binary; otherwise it belongs to the side it touches. In place, since
  /// a call would be given a copy of the whole lexer.
  @inline(__always)
  private func classifyOperator(_ start: Int, _ end: Int) -> TokenKind {
    let leftBound = isLeftBound(start)
    let rightBound = isRightBound(end, leftBound: leftBound)
    let base = cursor.base
    if end - start == 1 {
      switch Unicode.Scalar(base[start]) {
      case "=": return .equal
      case "&" where !leftBound && rightBound: return .ampersand
      case ".": return .period
      case "?": return leftBound ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if end - start == 2, base[start] == UInt8(ascii: "-"), base[start + 1] == UInt8(ascii: ">") {
      return .arrow
    } else {
      for offset in start..<end - 1 where base[offset] == UInt8(ascii: "*") && base[offset + 1] == UInt8(ascii: "/") {
        return .unknown
      }
    }
    if leftBound == rightBound { return .binaryOperator }
    return leftBound ? .postfixOperator : .prefixOperator
  }

  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    let base = cursor.base
    switch Unicode.Scalar(base[start - 1]) {
    case " ", "\r", "\n", "\t", "(", "[", "{", ",", ";", ":", "\0": return false
    case "/": return !(start > 1 && base[start - 2] == UInt8(ascii: "*"))
    case "\u{A0}": return !(start > 1 && base[start - 2] == 0xC2)
    default: return true
    }
  }

  func isRightBound(_ end: Int, leftBound: Bool) -> Bool {
    let base = cursor.base
    switch Unicode.Scalar(base[end]) {
    case " ", "\r", "\n", "\t", ")", "]", "}", ",", ";", ":", "\0": return false
    case ".": return !leftBound
    case "/": return base[end + 1] != UInt8(ascii: "/") && base[end + 1] != UInt8(ascii: "*")
    case "\u{C2}": return base[end + 1] != 0xA0
    default: return true
    }
  }

  // MARK: - Regular expressions

  /// Tries the operator from `start` to the cursor, whose first slash is at `slash`, as the beginning of a regular
  /// expression; what stands before the slash is then a prefix operator.
  private mutating func scansAsRegex(_ start: Int, _ slash: Int, prefersRegex: Bool) -> Bool {
    let end = cursor.offset
    guard !isLeftBound(start), lastKeyword != Keywords.func, lastKeyword != Keywords.operator else { return false }
    var mustBeRegex = false
    if !isRightBound(end, leftBound: false) {
      mustBeRegex = prefersRegex
      if !mustBeRegex, !isInRegexPosition { return false }
      switch lastKind {
      case .leftParen, .interpolationStart, .leftSquare, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    guard let regexEnd = scanRegex(from: slash, mustBeRegex: mustBeRegex) else { return false }
    if slash > start {
      cursor.offset = slash
      emitOperator(from: start)
    }
    cursor.offset = regexEnd
    emit(.regex, from: slash)
    return true
  }

  /// Whether the token before allows an expression to begin here.
  private var isInRegexPosition: Bool {
    guard let lastKind else { return true }
    switch lastKind {
    case .leftBrace, .leftParen, .interpolationStart, .leftSquare, .prefixOperator, .ampersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestion, .unknown:
      return true
    case .keyword:
      return !Keywords.expressions.contains(lastKeyword)
    case .poundKeyword:
      return lastPoundSequencesExpressions
    default:
      return false
    }
  }

  /// True behind `#if` and its kind, false behind `#available` and `#sourceLocation`.
  private var lastPoundSequencesExpressions: Bool {
    writer.previous.map { Self.conditionals.contains($0.name) } ?? false
  }

  private static let conditionals: Set<UInt32> = Set(["if", "else", "elseif", "endif"].map { NameHash.hash($0) })
}
