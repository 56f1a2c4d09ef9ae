/// Where the lexer writes tokens, the bracket around each, the places the outline of a file is drawn from, and those
/// somebody asked for.
///
/// Brackets are paired as they are written, while all of a token is at hand: a quarter of the instructions that another
/// pass over all tokens would take.
struct TokenWriter {
  private let tokens: UnsafeMutablePointer<Token>
  private let enclosing: UnsafeMutablePointer<UInt32>
  private let signposts: UnsafeMutablePointer<Signpost>
  private let noted: UnsafeMutablePointer<NotedToken>
  /// How many there is room for in each. Tokens without room are only counted, but for the last one.
  private let capacity: Int
  /// The table of the filter.
  private let wanted: UnsafePointer<UInt8>

  private(set) var count = 0
  private var signpostCount = 0
  private var notedCount = 0
  /// The innermost bracket that is open. The bracket around a bracket is the one below it: what has been written is
  /// all the stack there needs to be.
  private var top = Structure.none
  /// Flags of the next token, from the trivia before it.
  var pending: Token.Flags = []

  /// All but the comments of what a lexer finds that writes with the writer given to `body`.
  ///
  /// - Parameter capacity: of tokens, at least one.
  static func result(
    capacity: Int,
    watching filter: TokenFilter,
    _ body: (inout TokenWriter) -> Void
  ) -> Lexer.Result {
    var result = Lexer.Result()
    result.tokens = .init(unsafeUninitializedCapacity: capacity) { tokens, tokenCount in
      result.enclosing = .init(unsafeUninitializedCapacity: capacity) { enclosing, enclosingCount in
        // Few tokens are any of these: there has to be room for all, and only as much is kept as is needed.
        withUnsafeTemporaryAllocation(of: Signpost.self, capacity: capacity) { signposts in
          withUnsafeTemporaryAllocation(of: NotedToken.self, capacity: capacity) { noted in
            filter.withTable { wanted in
              guard var writer = TokenWriter(tokens, enclosing, signposts, noted, wanted) else { return }
              body(&writer)
              result.needed = writer.count
              tokenCount = min(writer.count, capacity)
              enclosingCount = tokenCount
              result.signposts = Array(UnsafeBufferPointer(rebasing: signposts[..<writer.signpostCount]))
              result.noted = Array(UnsafeBufferPointer(rebasing: noted[..<writer.notedCount]))
            }
          }
        }
      }
    }
    return result
  }

  private init?(
    _ tokens: UnsafeMutableBufferPointer<Token>,
    _ enclosing: UnsafeMutableBufferPointer<UInt32>,
    _ signposts: UnsafeMutableBufferPointer<Signpost>,
    _ noted: UnsafeMutableBufferPointer<NotedToken>,
    _ wanted: UnsafePointer<UInt8>
  ) {
    guard let tokenBase = tokens.baseAddress, let enclosingBase = enclosing.baseAddress,
      let signpostBase = signposts.baseAddress, let notedBase = noted.baseAddress
    else { return nil }
    self.tokens = tokenBase
    self.enclosing = enclosingBase
    self.signposts = signpostBase
    self.noted = notedBase
    capacity = tokens.count
    self.wanted = wanted
  }

  /// The token written last.
  @inline(__always)
  var previous: Token? { count > 0 ? tokens[min(count, capacity) - 1] : nil }

  /// Whether there is room for one more token. Whoever writes has asked: nothing here asks again.
  @inline(__always)
  var hasRoom: Bool { count < capacity }

  /// Writes a token that is no half of a pair.
  @inline(__always)
  mutating func write(_ kind: TokenKind, from start: Int, to end: Int, name: UInt32 = 0, flags: Token.Flags = []) {
    let token = Token(kind: kind, start: start, end: end, name: name, flags: flags.union(pending))
    (tokens + count).initialize(to: token)
    enclosing[count] = top
    count &+= 1
    pending = []
  }

  /// Counts a token there is no room for, in place of the one before it.
  mutating func countOnly(_ kind: TokenKind, name: UInt32) {
    (tokens + (capacity - 1)).initialize(to: Token(kind: kind, start: 0, end: 0, name: name))
    count += 1
    pending = []
  }

  /// Notes that the outline looks at the next token.
  @inline(__always)
  mutating func noteSignpost(_ role: KeywordRole) {
    let signpost = Signpost(token: UInt32(truncatingIfNeeded: count), role: role)
    (signposts + signpostCount).initialize(to: signpost)
    signpostCount &+= 1
  }

  /// Notes the next token if somebody asked for it. There is no branch in it to be guessed wrong: it is written down
  /// in any case, and written over by the next one if it does not pass.
  @inline(__always)
  mutating func note(_ kind: TokenKind, _ name: UInt32) {
    let ways = TokenFilter.ways(kind, name, wanted)
    (noted + notedCount).initialize(to: NotedToken(token: UInt32(truncatingIfNeeded: count), ways: ways))
    notedCount &+= ways == 0 ? 0 : 1
  }

  // MARK: - Pairs

  /// Writes the opening half of a pair.
  @inline(__always)
  mutating func open(_ kind: TokenKind, from start: Int, to end: Int, flags: Token.Flags = []) {
    if kind == .leftBrace { noteSignpost(.brace) }
    write(kind, from: start, to: end, name: Structure.none, flags: flags)
    top = UInt32(truncatingIfNeeded: count &- 1)
  }

  /// Writes the closing half of a pair, and for both where the other is.
  ///
  /// A brace is stronger than the brackets in it: `}` closes whatever was left open since its `{`, while `)` and `]`
  /// never reach beyond a brace. So one half-typed call spoils no more than the block it stands in.
  @inline(__always)
  mutating func close(_ kind: TokenKind, from start: Int, to end: Int, flags: Token.Flags = []) {
    let opening = opening(for: kind)
    if opening != Structure.none {
      top = enclosing[Int(opening)]
      tokens[Int(opening)].name = UInt32(truncatingIfNeeded: count)
    }
    write(kind, from: start, to: end, name: opening, flags: flags)
  }

  @inline(__always)
  private func opening(for closing: TokenKind) -> UInt32 {
    guard top != Structure.none else { return Structure.none }
    // Brackets that match are all there is in code that compiles.
    let wanted = closing.openingHalf
    if tokens[Int(top)].kind == wanted { return top }
    return Self.search(wanted, closing, from: top, in: enclosing, tokens)
  }

  /// How far out an unmatched closing bracket looks for its opening one; keeps nonsense linear.
  private static let reach = 32

  @inline(never)
  private static func search(
    _ wanted: TokenKind,
    _ closing: TokenKind,
    from top: UInt32,
    in enclosing: UnsafeMutablePointer<UInt32>,
    _ tokens: UnsafeMutablePointer<Token>
  ) -> UInt32 {
    var current = top
    for _ in 0..<reach where current != Structure.none {
      let kind = tokens[Int(current)].kind
      if kind == wanted { return current }
      switch kind {
      case .stringStart, .interpolationStart:
        // The lexer pairs these itself.
        if closing != .stringEnd, closing != .interpolationEnd { return Structure.none }
      case .leftBrace:
        if closing == .rightParen || closing == .rightSquare { return Structure.none }
      default: break
      }
      current = enclosing[Int(current)]
    }
    return Structure.none
  }
}

/// A token the outline of a file is drawn from: a word with a role, or an opening brace.
struct Signpost {
  let token: UInt32
  let role: KeywordRole
}

extension TokenKind {
  package var opensGroup: Bool {
    switch self {
    case .leftParen, .leftBrace, .leftSquare, .stringStart, .interpolationStart: true
    default: false
    }
  }

  package var closesGroup: Bool {
    switch self {
    case .rightParen, .rightBrace, .rightSquare, .stringEnd, .interpolationEnd: true
    default: false
    }
  }

  @inline(__always)
  fileprivate var openingHalf: TokenKind {
    switch self {
    case .rightParen: .leftParen
    case .rightSquare: .leftSquare
    case .rightBrace: .leftBrace
    case .stringEnd: .stringStart
    default: .interpolationStart
    }
  }
}
