extension Lexer {
  /// One token of code, if any is left; the cursor stands on its first byte.
  ///
  /// Half of all tokens are words, and need none of the registers that the others do.
  @inline(__always)
  mutating func lexToken() {
    if has(.wordStart) {
      prefersRegex = false
      lexWord()
    } else if !cursor.isAtEnd {
      lexSign()
    }
  }

  private mutating func lexSign() {
    let prefersRegex = prefersRegex
    self.prefersRegex = false
    switch Unicode.Scalar(cursor.byte) {
    case ".":
      // By far the most frequent operator character, nearly always alone.
      let next = cursor.peek(1)
      if next < 0x80, !classes[Int(next)].contains(.operatorStart) {
        emitByte(.period)
      } else {
        lexOperator(prefersRegex: prefersRegex)
      }
    case "(": lexParenthesis(opens: true)
    case ")": lexParenthesis(opens: false)
    case ",": emitByte(.comma)
    case ":": lexColon()
    case "{": emitByte(.leftBrace)
    case "}": emitByte(.rightBrace)
    case "[": emitByte(.leftSquare)
    case "]": emitByte(.rightSquare)
    case "\"", "'": lexStringStart(pounds: 0)
    case "0"..."9": lexNumber()
    case "@": emitByte(.at)
    case "#": lexPound()
    case ";": emitByte(.semicolon)
    case "\\": emitByte(.backslash)
    case "$": lexDollar()
    case "`": lexBacktick()
    case "!", "?": lexQuestionOrExclamation(prefersRegex: prefersRegex)
    case "<":
      if cursor.peek(1) == UInt8(ascii: "#"), lexPlaceholder() { return }
      lexOperator(prefersRegex: prefersRegex)
    default:
      if has(.operatorStart) { return lexOperator(prefersRegex: prefersRegex) }
      lexBeyondASCII(prefersRegex: prefersRegex)
    }
  }

  private mutating func lexColon() {
    let start = cursor.offset
    cursor.offset += 1
    if cursor.at(":") {
      cursor.offset += 1
      emit(.colonColon, from: start)
    } else {
      emit(.colon, from: start)
    }
  }

  private mutating func lexParenthesis(opens: Bool) {
    if !modes.isEmpty, let last = modes.indices.last, case .interpolation(let kind, let depth) = modes[last] {
      if opens {
        modes[last] = .interpolation(kind, parentheses: depth + 1)
      } else if depth == 0 {
        modes.removeLast()
        return emitByte(.interpolationEnd)
      } else {
        modes[last] = .interpolation(kind, parentheses: depth - 1)
      }
    }
    emitByte(opens ? .leftParen : .rightParen)
  }

  // MARK: - Words

  /// Nineteen words of twenty have at most fifteen bytes: one look at sixteen finds their end, and holds all there is to
  /// hash.
  @inline(__always)
  private mutating func lexWord() {
    let start = cursor.offset
    let bytes = SixteenBytes(at: cursor.base + start)
    let length = bytes.wordLength
    guard length < SixteenBytes.count, cursor.base[start &+ length] < 0x80 else { return lexRareWord() }
    cursor.offset = start &+ length
    var running = NameHash.Running()
    let low: UInt64
    var high: UInt64 = 0
    if length < 8 {
      low = bytes.low & Self.mask(length)
      running.add(low)
    } else {
      low = bytes.low
      running.add(low)
      high = bytes.high & Self.mask(length & 7)
      if length > 8 { running.add(high) }
    }
    let name = UInt32(truncatingIfNeeded: running.name(ofLength: length))
    emit(isKeyword(name, length, low: low, high: high) ? .keyword : .identifier, from: start, name: name)
  }

  /// A long word, or one that bytes beyond ASCII follow, which may belong to it or be no letters at all.
  private mutating func lexRareWord() {
    let start = cursor.offset
    skipWord()
    let length = cursor.offset - start
    let name = NameHash.short(cursor.base + start, length)
    let bytes = SixteenBytes(at: cursor.base + start)
    let isKeyword =
      length <= Keywords.longest
      && isKeyword(
        name,
        length,
        low: length < 8 ? bytes.low & Self.mask(length) : bytes.low,
        high: length < 8 ? 0 : bytes.high & Self.mask(length & 7)
      )
    emit(isKeyword ? .keyword : .identifier, from: start, name: name)
  }

  /// Moves past the rest of a word.
  @inline(__always)
  mutating func skipWord() {
    while true {
      var step = SixteenBytes.count
      while step == SixteenBytes.count {
        step = SixteenBytes(at: cursor.base + cursor.offset).wordLength
        cursor.offset += step
      }
      guard cursor.byte >= 0x80, !cursor.isAtEnd else { return }
      let (value, length) = cursor.scalar()
      guard let value, Characters.continuesWord(value) else { return }
      cursor.offset += length
    }
  }

  /// Another word may share a keyword's name; its bytes tell.
  @inline(__always)
  private func isKeyword(_ name: UInt32, _ length: Int, low: UInt64, high: UInt64) -> Bool {
    var slot = Int(name & 0xFF)
    while keywords[slot].name != 0 {
      if keywords[slot].name == name { return keywords[slot].low == low && keywords[slot].high == high }
      slot = (slot + 1) & 0xFF
    }
    return false
  }

  /// The low bytes of a number, so many of its eight, but never all.
  @inline(__always)
  private static func mask(_ bytes: Int) -> UInt64 { (1 &<< UInt64(truncatingIfNeeded: bytes &* 8)) &- 1 }

  private mutating func lexDollar() {
    let start = cursor.offset
    cursor.offset += 1
    while has(.digit) { cursor.offset += 1 }
    let digits = cursor.offset
    skipWord()
    let name = NameHash.short(cursor.base + start, cursor.offset - start)
    // A lone `$` counts as `$` with no digits that are not digits.
    emit(cursor.offset == digits ? .dollarIdentifier : .identifier, from: start, name: name)
  }

  private mutating func lexBacktick() {
    let start = cursor.offset
    cursor.offset += 1
    while !cursor.isAtEnd, !cursor.at("`"), !cursor.at("\n"), !cursor.at("\r") { cursor.offset += 1 }
    guard cursor.at("`") else {
      cursor.offset = start
      return emitByte(.backtick)
    }
    let name = NameHash.short(cursor.base + start + 1, cursor.offset - start - 1)
    cursor.offset += 1
    emit(.identifier, from: start, name: name, flags: .escaped)
  }

  /// `<#…#>` on one line; returns false where it is not one.
  private mutating func lexPlaceholder() -> Bool {
    let start = cursor.offset
    var end = start + 2
    let base = cursor.base
    guard !failed.placeholder.contains(end) else { return false }
    while end < cursor.count, base[end] != UInt8(ascii: "\n") {
      if base[end] == UInt8(ascii: "#"), base[end + 1] == UInt8(ascii: ">") {
        cursor.offset = end + 2
        emit(.identifier, from: start, flags: .escaped)
        return true
      }
      if base[end] == UInt8(ascii: "<"), base[end + 1] == UInt8(ascii: "#") { return false }
      end += 1
    }
    failed.placeholder = start + 2..<max(end, start + 2)
    return false
  }

  // MARK: - Pounds

  private mutating func lexPound() {
    let start = cursor.offset
    if cursor.previous == 0, cursor.peek(1) == UInt8(ascii: "!") {
      cursor.skipToLineEnd()
      return emit(.shebang, from: start)
    }
    if !failed.pounds.contains(start) {
      var pounds = 1
      while cursor.peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
      if cursor.peek(pounds) == UInt8(ascii: "\"") { return lexStringStart(pounds: pounds) }
      if cursor.peek(pounds) == UInt8(ascii: "/"), lexRegex(at: start, mustBeRegex: true) { return }
      failed.pounds = start..<start + pounds
    }
    cursor.offset += 1
    while has(.wordStart) { cursor.offset += 1 }
    let name = NameHash.short(cursor.base + start + 1, cursor.offset - start - 1)
    if Self.poundKeywords.contains(name) {
      emit(.poundKeyword, from: start, name: name)
    } else {
      cursor.offset = start + 1
      emit(.pound, from: start)
    }
  }

  private static let poundKeywords: Set<UInt32> = Set(
    ["sourceLocation", "if", "else", "elseif", "endif", "available", "unavailable"].map { NameHash.hash($0) }
  )

  // MARK: - Beyond ASCII

  /// `skipTrivia` stops only at bytes beyond ASCII that begin a token.
  private mutating func lexBeyondASCII(prefersRegex: Bool) {
    let start = cursor.offset
    let (value, length) = cursor.scalar()
    guard let value else {
      cursor.offset += max(length, 1)
      return emit(.unknown, from: start)
    }
    if Characters.continuesWord(value) {
      // A combining mark cannot begin a word, but reading it as one is how the compiler recovers.
      cursor.offset += length
      skipWord()
      return emit(.identifier, from: start, name: NameHash.short(cursor.base + start, cursor.offset - start))
    }
    if Characters.startsOperator(value) { return lexOperator(prefersRegex: prefersRegex) }
    cursor.offset += length
    if value == 0x201C {
      skipCurlyQuoted()
      emit(.identifier, from: start, flags: .escaped)
    } else {
      emit(.unknown, from: start)
    }
  }

  /// Moves past `text”` if it ends on this line: the compiler takes a literal in curly quotes for one word.
  private mutating func skipCurlyQuoted() {
    let start = cursor.offset
    guard !failed.curlyQuote.contains(start) else { return }
    while !cursor.isAtEnd, !cursor.at("\n"), !cursor.at("\r") {
      if cursor.at("\\"), cursor.peek(1) == UInt8(ascii: "(") { break }
      if cursor.at("\"") || cursor.starts(with: "\u{201D}") {
        cursor.offset += cursor.at("\"") ? 1 : 3
        return
      }
      if cursor.at("\\") {
        guard skipValidEscape() else { break }
        continue
      }
      let (value, length) = cursor.scalar()
      // The compiler gives up at malformed and unprintable characters, as at escapes that mean nothing.
      guard let value, value >= 0x20, value != 0x7F else { break }
      cursor.offset += length
    }
    failed.curlyQuote = start..<cursor.offset
    cursor.offset = start
  }
}
