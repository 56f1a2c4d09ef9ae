@_spi(Testing) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// What the compiler's lexer makes of a source, told in our kinds.
///
/// Everything the two say differently by design is evened out here, and only here:
///
/// - Their string literal is pounds, quote, a segment for each line (escaped line breaks are trivia between two),
///   quote, pounds. Ours is `stringStart`, one `stringText` over all between quotes and interpolations, `stringEnd`;
///   an empty text is no token.
/// - Their interpolation opens with a backslash, pounds and a parenthesis; ours with one `interpolationStart`. The
///   parenthesis that closes it is an `interpolationEnd`.
/// - What breaks off has no closing piece, though an empty segment may tell that it did; ours is closed by an empty
///   `interpolationEnd` and `stringEnd`.
/// - Their regular expression is up to five pieces, ours is one token.
/// - They have a kind for each `#if`-like word, we have one for all. Their `wildcard` is our identifier `_`.
/// - Their end of file is a token, ours is not.
/// - A byte order mark is trivia to them; to us it is no space either.
struct CompilerTokens {
  private(set) var tokens: [Token] = []
  private(set) var comments: [Comment] = []

  private enum Context {
    case string(Opening, textStart: Int)
    case interpolation(openParentheses: Int)
  }

  private struct Opening {
    var isMultiline: Bool
    var isRaw: Bool
    var flags: Token.Flags {
      var flags: Token.Flags = []
      if isMultiline { flags.insert(.multiline) }
      if isRaw { flags.insert(.raw) }
      return flags
    }
  }

  private struct Piece {
    var kind: RawTokenKind
    var start: Int
    var end: Int
    var startsLine: Bool
  }

  private struct Regex {
    var first: Piece
    var end: Int
    var slashes = 0
    var isExtended = false
    var isClosed = false
  }

  private var contexts: [Context] = []
  private var regex: Regex?
  /// The first piece of a quote with pounds, or of an interpolation's opening, until its last piece comes.
  private var begun: Piece?

  private let source: Source

  init(_ source: Source) {
    self.source = source
    tokens.reserveCapacity(source.count / 4)
    source.bytes.withUnsafeBufferPointer { bytes in
      var tracker = LookaheadTracker()
      withUnsafeMutablePointer(to: &tracker) { tracker in
        read(UnsafeBufferPointer(rebasing: bytes[..<source.count]), tracker)
      }
    }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ tracker: UnsafeMutablePointer<LookaheadTracker>) {
    var offset = 0
    for lexeme in SwiftParser.Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: []) {
      let text = lexeme.textRange
      let piece = Piece(
        kind: lexeme.rawTokenKind,
        start: offset + text.lowerBound,
        end: offset + text.upperBound,
        startsLine: lexeme.flags.contains(.isAtStartOfLine)
      )
      readComments(lexeme.leadingTriviaText, at: offset, .leading)
      read(piece)
      readComments(lexeme.trailingTriviaText, at: piece.end, .trailing)
      offset += lexeme.byteLength
      endBrokenLiteral(at: offset, in: bytes)
      if piece.kind == .endOfFile { break }
    }
  }

  private mutating func readComments(_ trivia: SyntaxText, at start: Int, _ position: TriviaPosition) {
    // Inside a literal trivia is an escaped line break, never a comment.
    if trivia.count < 2 { return }
    if case .string = contexts.last { return }
    var offset = start
    for piece in TriviaParser.parseTrivia(trivia, position: position) {
      switch piece {
      case .lineComment, .docLineComment, .blockComment, .docBlockComment:
        comments.append(Comment(start: offset, end: offset + piece.byteLength))
      default: break
      }
      offset += piece.byteLength
    }
  }

  private mutating func read(_ piece: Piece) {
    if readRegex(piece) { return }
    switch contexts.last {
    case .string(let opening, let textStart): readInString(piece, opening, textStart)
    case .interpolation(let depth): readInInterpolation(piece, depth)
    case nil: readCode(piece)
    }
  }

  // MARK: - Strings

  private mutating func readInString(_ piece: Piece, _ opening: Opening, _ textStart: Int) {
    switch piece.kind {
    case .stringQuote, .multilineStringQuote, .singleQuote:
      appendText(textStart, piece.start)
      if opening.isRaw {
        begun = piece
      } else {
        append(.stringEnd, piece.start, piece.end)
        contexts.removeLast()
      }
    case .backslash:
      appendText(textStart, piece.start)
      begun = piece
    case .leftParen:
      append(.interpolationStart, begun?.start ?? piece.start, piece.end)
      begun = nil
      contexts.append(.interpolation(openParentheses: 0))
    case .rawStringPoundDelimiter:
      // Between a backslash and its parenthesis there is nothing to say yet.
      guard let quote = begun, quote.kind != .backslash else { return }
      append(.stringEnd, quote.start, piece.end)
      begun = nil
      contexts.removeLast()
    case .endOfFile:
      appendText(textStart, piece.start)
      endAllBroken(at: piece.start)
    default: break
    }
  }

  private mutating func readInInterpolation(_ piece: Piece, _ depth: Int) {
    switch piece.kind {
    case .leftParen:
      contexts[contexts.count - 1] = .interpolation(openParentheses: depth + 1)
      append(.leftParen, piece)
    case .rightParen where depth > 0:
      contexts[contexts.count - 1] = .interpolation(openParentheses: depth - 1)
      append(.rightParen, piece)
    case .rightParen:
      append(.interpolationEnd, piece)
      resumeText(at: piece.end)
    case .stringSegment:
      append(.interpolationEnd, piece.start, piece.start)
      resumeText(at: piece.start)
    case .endOfFile: endAllBroken(at: piece.start)
    default: readCode(piece)
    }
  }

  private mutating func resumeText(at offset: Int) {
    contexts.removeLast()
    guard case .string(let opening, _) = contexts.popLast() else { return }
    contexts.append(.string(opening, textStart: offset))
  }

  /// A literal of one line ends where its line ends, without a token to say so.
  private mutating func endBrokenLiteral(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard case .string(let opening, let textStart) = contexts.last, !opening.isMultiline, begun == nil else { return }
    guard offset < bytes.count, bytes[offset] == 0x0A || bytes[offset] == 0x0D else { return }
    appendText(textStart, offset)
    append(.stringEnd, offset, offset)
    contexts.removeLast()
  }

  private mutating func endAllBroken(at offset: Int) {
    while let context = contexts.popLast() {
      switch context {
      case .string: append(.stringEnd, offset, offset)
      case .interpolation: append(.interpolationEnd, offset, offset)
      }
    }
  }

  // MARK: - Regular expressions

  /// Takes a piece of a regular expression; false for all others.
  private mutating func readRegex(_ piece: Piece) -> Bool {
    let isPiece: Bool =
      switch piece.kind {
      case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern: true
      default: false
      }
    if let regex, !isPiece || regex.isClosed || regex.end != piece.start { endRegex(regex) }
    guard isPiece else { return false }
    var regex = self.regex ?? Regex(first: piece, end: piece.end)
    regex.end = piece.end
    switch piece.kind {
    case .regexPoundDelimiter where regex.slashes == 0: regex.isExtended = true
    case .regexPoundDelimiter: regex.isClosed = true
    case .regexSlash:
      regex.slashes += 1
      regex.isClosed = regex.slashes == 2 && !regex.isExtended
    default: break
    }
    self.regex = regex
    return true
  }

  private mutating func endRegex(_ finished: Regex) {
    var whole = finished.first
    whole.end = finished.end
    append(.regex, whole)
    regex = nil
  }

  // MARK: - Code

  private mutating func readCode(_ piece: Piece) {
    switch piece.kind {
    case .rawStringPoundDelimiter: begun = piece
    case .stringQuote, .multilineStringQuote, .singleQuote:
      let opening = Opening(isMultiline: piece.kind == .multilineStringQuote, isRaw: begun != nil)
      var quote = begun ?? piece
      quote.end = piece.end
      begun = nil
      append(.stringStart, quote, opening.flags)
      contexts.append(.string(opening, textStart: piece.end))
    case .endOfFile: break
    default: append(Self.kinds[piece.kind] ?? .unknown, piece)
    }
  }

  private mutating func append(_ kind: TokenKind, _ piece: Piece, _ flags: Token.Flags = []) {
    append(kind, piece.start, piece.end, piece.startsLine ? flags.union(.startsLine) : flags)
  }

  private mutating func appendText(_ start: Int, _ end: Int) {
    if start < end { append(.stringText, start, end) }
  }

  private mutating func append(_ kind: TokenKind, _ start: Int, _ end: Int, _ flags: Token.Flags = []) {
    var gap = source[ByteRange(min(start, tokens.last.map { Int($0.end) } ?? 0), start)]
    while gap.starts(with: [0xEF, 0xBB, 0xBF]) { gap = gap.dropFirst(3) }
    let isSpaced = !gap.isEmpty
    tokens.append(Token(kind: kind, start: start, end: end, flags: isSpaced ? flags.union(.spaceBefore) : flags))
  }

  private static let kinds: [RawTokenKind: TokenKind] = [
    .identifier: .identifier, .keyword: .keyword, .wildcard: .identifier, .dollarIdentifier: .dollarIdentifier,
    .integerLiteral: .integer, .floatLiteral: .float,
    .prefixOperator: .prefixOperator, .postfixOperator: .postfixOperator, .binaryOperator: .binaryOperator,
    .prefixAmpersand: .ampersand, .arrow: .arrow, .equal: .equal, .period: .period,
    .colon: .colon, .colonColon: .colonColon, .comma: .comma, .semicolon: .semicolon,
    .atSign: .at, .pound: .pound, .backslash: .backslash, .backtick: .backtick,
    .postfixQuestionMark: .postfixQuestion, .infixQuestionMark: .infixQuestion, .exclamationMark: .exclamation,
    .leftParen: .leftParen, .rightParen: .rightParen, .leftBrace: .leftBrace, .rightBrace: .rightBrace,
    .leftSquare: .leftSquare, .rightSquare: .rightSquare,
    .poundIf: .poundKeyword, .poundElseif: .poundKeyword, .poundElse: .poundKeyword, .poundEndif: .poundKeyword,
    .poundSourceLocation: .poundKeyword, .poundAvailable: .poundKeyword, .poundUnavailable: .poundKeyword,
    .shebang: .shebang, .unknown: .unknown,
  ]
}
