/// Turns bytes into tokens. It never fails: every byte belongs to one token or to the trivia between two.
///
/// The lexical grammar of Swift is regular but for string interpolations, which nest. What the lexer stands in is
/// therefore a stack of modes; code at the very bottom is not on it:
///
///     "a\(f("b"))c"      [string]  →  [string, interpolation]  →  [string, interpolation, string]  → …
package struct Lexer {
  enum Mode {
    /// Text of a literal with so many pounds.
    case string(StringKind, pounds: Int)
    /// Code in an interpolation, so many parentheses deep, of a literal of this kind.
    case interpolation(StringKind, parentheses: Int)
  }

  enum StringKind {
    case single
    case multiline
    /// `'…'`, which Swift does not have but its lexer recovers from.
    case apostrophe
  }

  var cursor: Cursor
  let classes: UnsafePointer<Characters.Class>
  let starts: UnsafePointer<Characters.Start>
  let keywords: UnsafePointer<Keywords.Slot>

  /// Where tokens go.
  var writer: TokenWriter
  var comments: [Comment] = []

  var modes: [Mode] = []
  /// Set behind a `try` with a mark of its own, where a `/` can only begin a regular expression.
  var prefersRegex = false

  /// Searches that ran to the end of a run, line or file in vain, so that the same stretch is never searched twice.
  var failed = FailedSearches()

  struct FailedSearches {
    var placeholder = 0..<0
    var curlyQuote = 0..<0
    /// A run of pounds that opens nothing.
    var pounds = 0..<0
    /// A stretch of a line without a quote that so many pounds follow.
    var rawQuote = 0..<0
    var rawQuotePounds = 0
    /// The operator characters last passed over, and those that began with a dot: dots are only among these.
    var operatorRun = 0..<0
    var dottedRun = 0..<0
    var conflict = false
    var perforceConflict = false
    /// The fewest pounds of a multi-line regular expression that was never closed.
    var multilineRegexPounds = Int.max
  }

  package struct Result {
    package var tokens: [Token] = []
    package var comments: [Comment] = []
    /// For each token, the opening bracket, quote or interpolation it stands in; `none` at the top.
    var enclosing: [UInt32] = []
    /// The tokens the outline of a file is drawn from.
    var signposts: [Signpost] = []
    /// The tokens somebody asked for, and a few more.
    var noted: [NotedToken] = []
    /// How many tokens there are, be there room for them or not.
    var needed = 0
  }

  package static func lex(_ source: Source, watching filter: TokenFilter = .nothing) -> Result {
    // Real code has a token every nine bytes. A file with more than one every four is lexed again with room for them.
    let guess = source.count / 4 + 64
    let result = lex(source, filter, capacity: guess)
    return result.needed > guess ? lex(source, filter, capacity: result.needed) : result
  }

  private static func lex(_ source: Source, _ filter: TokenFilter, capacity: Int) -> Result {
    var comments: [Comment] = []
    var result = TokenWriter.result(capacity: capacity, watching: filter) { writer in
      source.bytes.withUnsafeBufferPointer { bytes in
        Tables.withPointers { tables in
          guard let base = bytes.baseAddress, let tables else { return }
          var lexer = Lexer(Cursor(base: base, count: source.count), tables, writer)
          // Of real code, every third line is a comment.
          lexer.comments.reserveCapacity(source.count / 128)
          lexer.run()
          writer = lexer.writer
          comments = lexer.comments
        }
      }
    }
    result.comments = comments
    return result
  }

  private init(_ cursor: Cursor, _ tables: Tables, _ writer: TokenWriter) {
    self.cursor = cursor
    self.writer = writer
    classes = tables.classes
    starts = tables.starts
    keywords = tables.keywords
  }

  /// What every byte is looked up in.
  private struct Tables {
    let classes: UnsafePointer<Characters.Class>
    let starts: UnsafePointer<Characters.Start>
    let keywords: UnsafePointer<Keywords.Slot>

    static func withPointers(_ body: (Tables?) -> Void) {
      Characters.classes.withUnsafeBufferPointer { classes in
        Characters.starts.withUnsafeBufferPointer { starts in
          Keywords.table.withUnsafeBufferPointer { keywords in
            guard let classes = classes.baseAddress, let starts = starts.baseAddress,
              let keywords = keywords.baseAddress
            else { return body(nil) }
            body(Tables(classes: classes, starts: starts, keywords: keywords))
          }
        }
      }
    }
  }

  private mutating func run() {
    while !cursor.isAtEnd {
      // Nineteen tokens of twenty are plain code, where no literal is open.
      if modes.isEmpty {
        CommonTokens.lex(for: &self)
        // Common tokens end before what is neither blank nor common; but without room for them there are none.
        if !writer.hasRoom { skipTrivia(staysOnLine: false) }
        if !skipRareTrivia(cursor.byte) { lexToken() }
      } else if case .string(let kind, let pounds)? = modes.last {
        lexStringText(kind, pounds: pounds)
      } else {
        lexInterpolatedCode()
      }
    }
    while let mode = modes.popLast() { emitBroken(mode) }
  }

  /// Trivia, then one token. Leaves an interpolation that a line break has cut off.
  private mutating func lexInterpolatedCode() {
    var staysOnLine = false
    if case .interpolation(let kind, _)? = modes.last { staysOnLine = kind != .multiline }
    skipTrivia(staysOnLine: staysOnLine)
    if staysOnLine, cursor.at("\n") || cursor.at("\r") {
      leaveBrokenLiteral()
      return
    }
    lexToken()
  }

  /// A single-line literal ends at the line break, and with it the interpolation in it.
  private mutating func leaveBrokenLiteral() {
    for _ in 0..<2 {
      if let mode = modes.popLast() { emitBroken(mode) }
    }
    prefersRegex = false
  }

  /// Closes what breaks off with an empty token, so that strings and interpolations always come in pairs.
  mutating func emitBroken(_ mode: Mode) {
    switch mode {
    case .string: emit(.stringEnd, from: cursor.offset, flags: .unterminated)
    case .interpolation: emit(.interpolationEnd, from: cursor.offset, flags: .unterminated)
    }
  }

  @inline(__always)
  func has(_ class: Characters.Class) -> Bool {
    !classes[Int(cursor.byte)].isDisjoint(with: `class`)
  }

  /// What stood before the cursor: it decides between a regular expression and a division.
  var lastKind: TokenKind? { writer.previous?.kind }

  /// The name of the word before the cursor, if it is a keyword.
  var lastKeyword: UInt32 { lastKind == .keyword ? writer.previous?.name ?? 0 : 0 }

  /// Writes the token from `start` to the cursor.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, name: UInt32 = 0, flags: Token.Flags = []) {
    guard writer.hasRoom else { return writer.countOnly(kind, name: name) }
    writer.note(kind, name)
    if kind.opensGroup {
      writer.open(kind, from: start, to: cursor.offset, flags: flags)
    } else if kind.closesGroup {
      writer.close(kind, from: start, to: cursor.offset, flags: flags)
    } else {
      writer.write(kind, from: start, to: cursor.offset, name: name, flags: flags)
    }
  }

  mutating func emitByte(_ kind: TokenKind) {
    let start = cursor.offset
    cursor.offset += 1
    emit(kind, from: start)
  }
}
