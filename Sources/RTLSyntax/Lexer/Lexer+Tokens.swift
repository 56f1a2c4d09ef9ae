extension Lexer {
  /// One token of code, if any is left; the cursor stands on its first byte.
  ///
  /// Half of all tokens are words and a quarter signs of one byte, which need none of the registers that others do.
  @inline(__always)
  mutating func lexToken() {
    if has(.wordStart) {
      prefersRegex = false
      lexWord()
    } else if modes.isEmpty, let kind = signs[Int(cursor.byte)] {
      prefersRegex = false
      emitByte(kind)
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
    case ":": lexColon()
    case "\"", "'": lexStringStart(pounds: 0)
    case "0"..."9": lexNumber()
    case "#": lexPound()
    case "$": lexDollar()
    case "`": lexBacktick()
    case "!", "?": lexQuestionOrExclamation(prefersRegex: prefersRegex)
    case "<":
      if cursor.peek(1) == UInt8(ascii: "#"), lexPlaceholder() { return }
      lexOperator(prefersRegex: prefersRegex)
    default:
      if let kind = signs[Int(cursor.byte)] { return emitByte(kind) }
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

  /// Six words of seven have at most fifteen bytes: one look at sixteen finds their end, and holds all there is to hash.
  @inline(__always)
  private mutating func lexWord() {
    let start = cursor.offset
    let bytes = SixteenBytes(at: cursor.base + start)
    let length = bytes.wordLength
    guard length < SixteenBytes.count, cursor.base[start &+ length] < 0x80 else { return lexLongWord() }
    cursor.offset = start &+ length
    let (low, high) = bytes.prefix(length)
    var running = NameHash.Running()
    running.add(low, high, count: length)
    let name = UInt32(truncatingIfNeeded: running.name(ofLength: length))
    emitWord(name, low, high, from: start)
  }

  /// A word too long for a keyword, hashed on the way to its end.
  private mutating func lexLongWord() {
    let start = cursor.offset
    var end = start
    var bytes = SixteenBytes(at: cursor.base + end)
    var length = bytes.wordLength
    var running = NameHash.Running()
    while length == SixteenBytes.count {
      running.add(bytes.low)
      running.add(bytes.high)
      end += SixteenBytes.count
      bytes = SixteenBytes(at: cursor.base + end)
      length = bytes.wordLength
    }
    guard cursor.base[end + length] < 0x80 else { return lexForeignWord() }
    let (low, high) = bytes.prefix(length)
    running.add(low, high, count: length)
    cursor.offset = end + length
    emit(.identifier, from: start, name: UInt32(truncatingIfNeeded: running.name(ofLength: cursor.offset - start)))
  }

  /// A word that bytes beyond ASCII follow, which may belong to it or be no letters at all.
  private mutating func lexForeignWord() {
    let start = cursor.offset
    skipWord()
    let length = cursor.offset - start
    let name = NameHash.short(cursor.base + start, length)
    let (low, high) = SixteenBytes(at: cursor.base + start).prefix(min(length, Keywords.longest))
    if length > Keywords.longest { return emit(.identifier, from: start, name: name) }
    emitWord(name, low, high, from: start)
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

  /// A short word, which may be a keyword. Another word may share a keyword's name; its bytes tell.
  @inline(__always)
  private mutating func emitWord(_ name: UInt32, _ low: UInt64, _ high: UInt64, from start: Int) {
    var slot = Int(name & 0xFF)
    while keywords[slot].name != 0, keywords[slot].name != name { slot = (slot + 1) & 0xFF }
    let word = keywords[slot]
    guard word.name != 0, word.low == low, word.high == high else {
      return emit(.identifier, from: start, name: name)
    }
    if word.role != .none { signposts.append(UInt32(truncatingIfNeeded: count)) }
    emit(word.kind, from: start, name: name)
  }

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
