extension Lexer {
  /// Lexes the regular expression at `start` if there is one.
  mutating func lexRegex(at start: Int, mustBeRegex: Bool) -> Bool {
    guard let end = scanRegex(from: start, mustBeRegex: mustBeRegex) else { return false }
    cursor.offset = end
    emit(.regex, from: start)
    return true
  }

  /// Where the regular expression that begins at `start` ends; nil where it is none. One that must be a regular
  /// expression ends, unterminated, with its line.
  mutating func scanRegex(from start: Int, mustBeRegex: Bool) -> Int? {
    var scan = RegexScan(cursor: cursor, start: start, mustBeRegex: mustBeRegex)
    guard scan.open() else { return nil }
    if scan.isMultiline, scan.pounds >= failed.multilineRegexPounds { return scan.lineEnd }
    let end = scan.run()
    if scan.isMultiline, scan.ranOut { failed.multilineRegexPounds = scan.pounds }
    return end
  }
}

/// One attempt to read a regular expression.
private struct RegexScan {
  var cursor: Cursor
  let mustBeRegex: Bool
  var pounds = 0
  /// The first line break of a literal of the `#/⏎…⏎/#` kind.
  var lineEnd: Int?
  var groupDepth = 0
  var classDepth = 0
  var lastBlank: Int?
  var ranOut = false

  var isMultiline: Bool { lineEnd != nil }

  init(cursor: Cursor, start: Int, mustBeRegex: Bool) {
    self.cursor = cursor
    self.cursor.offset = start
    self.mustBeRegex = mustBeRegex
  }

  /// The opening delimiter.
  mutating func open() -> Bool {
    while cursor.at("#") {
      pounds += 1
      cursor.offset += 1
    }
    guard cursor.at("/") else { return false }
    let closesComment = cursor.previous == UInt8(ascii: "*")
    cursor.offset += 1
    if pounds == 0 {
      if closesComment || cursor.at("*") || cursor.at("/") { return false }
      // A space behind the slash is how one writes a division.
      if cursor.at(" ") || cursor.at("\t") { return mustBeRegex }
      return true
    }
    var scan = cursor
    while scan.at(" ") || scan.at("\t") { scan.offset += 1 }
    if scan.at("\n") || scan.at("\r") {
      lineEnd = scan.offset
      cursor = scan
    }
    return true
  }

  /// The pattern and the closing delimiter.
  mutating func run() -> Int? {
    var isEscaped = false
    while true {
      if !isEscaped, let outcome = close() { return outcome.end }
      guard !cursor.isAtEnd else {
        ranOut = true
        return unterminated(at: lineEnd ?? cursor.offset)
      }
      switch Unicode.Scalar(cursor.byte) {
      case "\n", "\r":
        guard isMultiline else { return unterminated(at: cursor.offset) }
      case "\\" where !isEscaped:
        isEscaped = true
        cursor.offset += 1
        continue
      case "(" where !isEscaped && classDepth == 0: groupDepth += 1
      case ")" where !isEscaped && classDepth == 0:
        if groupDepth > 0 { groupDepth -= 1 } else if !mustBeRegex { return nil }
      case "[" where !isEscaped: classDepth += 1
      case "]" where !isEscaped: classDepth = max(0, classDepth - 1)
      // A tab is not meant: the compiler counts it among the characters that may not stand in a pattern at all.
      case " ": if !isEscaped { lastBlank = cursor.offset }
      default: break
      }
      isEscaped = false
      cursor.offset += 1
    }
  }

  private func unterminated(at end: Int) -> Int? { mustBeRegex ? end : nil }

  /// The outcome if the cursor stands on the closing delimiter: its end, or nil where this is no regular expression.
  private func close() -> (end: Int?, Void)? {
    guard cursor.at("/"), !cursor.isAtEnd else { return nil }
    var after = cursor
    after.offset += 1
    var closing = 0
    while pounds > 0, after.at("#") {
      closing += 1
      after.offset += 1
    }
    guard closing >= pounds else { return nil }
    if closing == 0 {
      if after.at("*") || after.at("/") { return (unterminated(at: after.offset - 1), ()) }
      if let lastBlank, lastBlank + 1 == cursor.offset, !mustBeRegex { return (nil, ()) }
    }
    return (after.offset, ())
  }
}
