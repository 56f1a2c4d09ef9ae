extension Lexer {
  /// Moves past white space, comments, conflict markers and bytes that are nothing, noting what the next token must
  /// know of them. Stops before a line break if asked to stay on the line.
  mutating func skipTrivia(staysOnLine: Bool) {
    while true {
      let byte = cursor.byte
      if has(.plain) {
        return
      } else if byte == UInt8(ascii: " ") {
        writer.pending.insert(.spaceBefore)
        cursor.offset += 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if staysOnLine { return }
        writer.pending.formUnion([.startsLine, .spaceBefore])
        cursor.offset += 1
        skipIndentation()
      } else if !skipRareTrivia(byte) {
        return
      }
    }
  }

  @inline(__always)
  private mutating func skipIndentation() {
    while true {
      let spaces = SixteenBytes(at: cursor.base + cursor.offset).spaceCount
      cursor.offset += spaces
      if spaces < SixteenBytes.count { return }
    }
  }

  /// Everything but blanks and line breaks; returns false at the first byte of a token, and at the end.
  mutating func skipRareTrivia(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "/":
      let next = cursor.peek(1)
      if next == UInt8(ascii: "/") { return skipLineComment() }
      if next == UInt8(ascii: "*") { return skipBlockComment() }
      return false
    case "\t", "\u{0B}", "\u{0C}":
      writer.pending.insert(.spaceBefore)
      cursor.offset += 1
      return true
    case "<", ">":
      return skipConflict()
    case "\0":
      guard !cursor.isAtEnd else { return false }
      writer.pending.insert(.spaceBefore)
      cursor.offset += 1
      return true
    default:
      if byte < 0x20 || byte == 0x7F {
        // Other control characters are errors to the compiler and nothing to us.
        writer.pending.insert(.spaceBefore)
        cursor.offset += 1
        return true
      }
      return byte >= 0x80 && skipForeign()
    }
  }

  private mutating func skipLineComment() -> Bool {
    let start = cursor.offset
    cursor.skipToLineEnd()
    comments.append(Comment(start: start, end: cursor.offset))
    writer.pending.insert(.spaceBefore)
    return true
  }

  private mutating func skipBlockComment() -> Bool {
    let start = cursor.offset
    var depth = 1
    cursor.offset += 2
    while depth > 0, !cursor.isAtEnd {
      switch Unicode.Scalar(cursor.byte) {
      case "*" where cursor.peek(1) == UInt8(ascii: "/"):
        depth -= 1
        cursor.offset += 2
      case "/" where cursor.peek(1) == UInt8(ascii: "*"):
        depth += 1
        cursor.offset += 2
      case "\n", "\r":
        writer.pending.insert(.startsLine)
        cursor.offset += 1
      default:
        cursor.offset += 1
      }
    }
    cursor.offset = min(cursor.offset, cursor.count)
    comments.append(Comment(start: start, end: cursor.offset))
    writer.pending.insert(.spaceBefore)
    return true
  }

  /// A version-control conflict, from its opening marker to the end of the closing marker's line.
  private mutating func skipConflict() -> Bool {
    let previous = cursor.previous
    guard previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r") || previous == 0 else { return false }
    let isNormal = cursor.starts(with: "<<<<<<< ")
    guard isNormal || cursor.starts(with: ">>>> ") else { return false }
    guard !(isNormal ? failed.conflict : failed.perforceConflict) else { return false }

    var search = cursor
    search.offset += isNormal ? 8 : 5
    while !search.isAtEnd {
      let isLineStart = search.previous == UInt8(ascii: "\n") || search.previous == UInt8(ascii: "\r")
      if isLineStart, search.starts(with: isNormal ? ">>>>>>> " : "<<<<\n") {
        search.offset += isNormal ? 8 : 5
        search.skipToLineEnd()
        writer.pending.formUnion([.startsLine, .spaceBefore])
        cursor = search
        return true
      }
      search.skipToLineEnd()
      if !search.isAtEnd { search.offset += 1 }
    }
    if isNormal { failed.conflict = true } else { failed.perforceConflict = true }
    return false
  }

  /// Bytes beyond ASCII that begin no token: byte order marks, no-break spaces, stray or malformed characters.
  private mutating func skipForeign() -> Bool {
    if cursor.starts(with: "\u{FEFF}") {
      cursor.offset += 3
      return true
    }
    let (value, length) = cursor.scalar()
    if let value {
      if Characters.continuesWord(value) || Characters.startsOperator(value) { return false }
      // Curly quotes are tokens of their own.
      if value == 0x201C || value == 0x201D { return false }
    }
    writer.pending.insert(.spaceBefore)
    cursor.offset += max(length, 1)
    return true
  }
}
