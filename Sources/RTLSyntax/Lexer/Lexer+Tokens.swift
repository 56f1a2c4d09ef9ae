extension Lexer {
  /// One token of code, if any is left; the cursor stands on its first byte.
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
      if let kind = starts[Int(cursor.byte)].sign { return emitByte(kind) }
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

  /// A word that stands in a literal, or one with bytes beyond ASCII in it. All others are common tokens.
  private mutating func lexWord() {
    let start = cursor.offset
    skipWord()
    let length = cursor.offset - start
    let name = NameHash.short(cursor.base + start, length)
    guard length <= Keywords.longest else { return emit(.identifier, from: start, name: name) }
    let (low, high) = SixteenBytes(at: cursor.base + start).prefix(length)
    let keyword = Keywords.find(name, low, high, in: keywords)
    if let keyword, keyword.pointee.role != .none, writer.hasRoom { writer.noteSignpost(keyword.pointee.role) }
    emit(keyword?.pointee.kind ?? .identifier, from: start, name: name)
  }

  /// Moves past the rest of a word.
  @inline(__always)
  mutating func skipWord() {
    while true {
      var step = SixteenBytes.count
      while step == SixteenBytes.count {
        step = SixteenBytes(at: cursor.base + cursor.offset).word.length
        cursor.offset += step
      }
      if cursor.at("$") {
        cursor.offset += 1
        continue
      }
      guard cursor.byte >= 0x80, !cursor.isAtEnd else { return }
      let (value, length) = cursor.scalar()
      guard let value, Characters.continuesWord(value) else { return }
      cursor.offset += length
    }
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
