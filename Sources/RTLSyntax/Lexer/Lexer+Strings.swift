extension Lexer {
  /// The opening quote, of which so many pounds stand before the cursor's quote.
  mutating func lexStringStart(pounds: Int) {
    let start = cursor.offset
    cursor.offset += pounds
    if cursor.at("'") {
      cursor.offset += 1
      emit(.stringStart, from: start)
      return modes.append(.string(.apostrophe, pounds: 0))
    }
    let isMultiline = opensMultiline(pounds: pounds)
    cursor.offset += isMultiline ? 3 : 1
    var flags: Token.Flags = []
    if isMultiline { flags.insert(.multiline) }
    if pounds > 0 { flags.insert(.raw) }
    emit(.stringStart, from: start, flags: flags)
    modes.append(.string(isMultiline ? .multiline : .single, pounds: pounds))
  }

  /// Whether the cursor's quote is the first of three that open a multi-line literal. `#"""#` is a quote in a
  /// single-line literal, as is any `#"""…"#` that closes on its line.
  private mutating func opensMultiline(pounds: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard cursor.peek(1) == quote, cursor.peek(2) == quote else { return false }
    guard pounds > 0 else { return true }
    if pounds >= failed.rawQuotePounds, failed.rawQuote.contains(cursor.offset) { return true }
    var scan = cursor
    scan.offset += 2
    while !scan.isAtEnd, !scan.at("\n"), !scan.at("\r") {
      scan.offset += 1
      if scan.base[scan.offset - 1] == quote, Self.pounds(at: scan) >= pounds { return false }
    }
    failed.rawQuote = cursor.offset..<scan.offset
    failed.rawQuotePounds = pounds
    return true
  }

  private static func pounds(at cursor: Cursor) -> Int {
    var count = 0
    while cursor.peek(count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// Text up to the next interpolation, the closing quote, or where the literal breaks off.
  mutating func lexStringText(_ kind: StringKind, pounds: Int) {
    let start = cursor.offset
    while true {
      while !has(.stringStop) { cursor.offset += 1 }
      switch Unicode.Scalar(cursor.byte) {
      case "\"" where kind != .apostrophe, "'" where kind == .apostrophe:
        if let length = closingQuote(kind, pounds: pounds) {
          return lexStringEnd(textFrom: start, length: length)
        }
        cursor.offset += 1
      case "\\":
        if let length = interpolationAnchor(pounds: pounds) {
          emitText(from: start)
          let anchor = cursor.offset
          cursor.offset += length
          emit(.interpolationStart, from: anchor)
          return modes.append(.interpolation(kind, parentheses: 0))
        }
        skipEscape(pounds: pounds)
      case "\n", "\r":
        guard kind == .multiline else {
          emitText(from: start, flags: .unterminated)
          return emitBroken(modes.removeLast())
        }
        cursor.offset += 1
      case "\0" where cursor.isAtEnd:
        return emitText(from: start, flags: .unterminated)
      default:
        cursor.offset += 1
      }
    }
  }

  private mutating func emitText(from start: Int, flags: Token.Flags = []) {
    let length = cursor.offset - start
    guard length > 0 else { return }
    // Long texts are prose: nobody asks for them by name.
    let name = length <= 96 ? NameHash.short(cursor.base + start, length) : 0
    emit(.stringText, from: start, name: name, flags: flags)
  }

  private mutating func lexStringEnd(textFrom start: Int, length: Int) {
    emitText(from: start)
    let quote = cursor.offset
    cursor.offset += length
    emit(.stringEnd, from: quote)
    modes.removeLast()
  }

  /// The length of the closing quote with all pounds behind it, if the cursor stands before one.
  private func closingQuote(_ kind: StringKind, pounds: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    var after = cursor
    if kind == .multiline {
      guard cursor.peek(1) == quote, cursor.peek(2) == quote else { return nil }
      after.offset += 3
    } else {
      after.offset += 1
    }
    guard pounds > 0 else { return after.offset - cursor.offset }
    let found = Self.pounds(at: after)
    return found >= pounds ? after.offset - cursor.offset + found : nil
  }

  /// How many pounds an escape in a literal with so many pounds takes. The compiler lets one too many pass.
  private func escapePounds(_ pounds: Int, after backslash: Int) -> Int? {
    guard pounds > 0 else { return 0 }
    var count = 0
    while count <= pounds, cursor.peek(backslash + count) == UInt8(ascii: "#") { count += 1 }
    return count >= pounds ? count : nil
  }

  /// The length of `\(` with its pounds, if the cursor's backslash begins an interpolation.
  private func interpolationAnchor(pounds: Int) -> Int? {
    guard let count = escapePounds(pounds, after: 1), cursor.peek(1 + count) == UInt8(ascii: "(") else { return nil }
    return count + 2
  }

  /// Moves past a backslash and what it escapes; in a raw literal past the backslash alone if it escapes nothing.
  mutating func skipEscape(pounds: Int) {
    guard let count = escapePounds(pounds, after: 1) else {
      cursor.offset += 1
      return
    }
    cursor.offset += 1 + count
    guard !cursor.isAtEnd else { return }
    switch Unicode.Scalar(cursor.byte) {
    case "\"", "'", "\\":
      cursor.offset += 1
    case "u":
      cursor.offset += 1
      guard cursor.at("{") else { return }
      cursor.offset += 1
      while has(.hexDigit) { cursor.offset += 1 }
      if cursor.at("}") { cursor.offset += 1 }
    default:
      if has(.wordStart) || has(.digit), !cursor.at("_") { cursor.offset += 1 }
    }
  }

  /// Moves past an escape that stands for a character; false at any other.
  mutating func skipValidEscape() -> Bool {
    switch Unicode.Scalar(cursor.peek(1)) {
    case "0", "n", "r", "t", "\"", "'", "\\":
      cursor.offset += 2
      return true
    case "u" where cursor.peek(2) == UInt8(ascii: "{"):
      var end = 3
      var value: UInt32 = 0
      while end < 12, let digit = Character(Unicode.Scalar(cursor.peek(end))).hexDigitValue {
        value = value << 4 | UInt32(digit)
        end += 1
      }
      guard end > 3, cursor.peek(end) == UInt8(ascii: "}"), Unicode.Scalar(value) != nil else { return false }
      cursor.offset += end + 1
      return true
    default:
      return false
    }
  }
}
