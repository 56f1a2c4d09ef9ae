/// Where the lexer writes tokens, the bracket around each, and the places the outline of a file is drawn from.
///
/// Brackets are paired as they are written, while all of a token is at hand: a quarter of the instructions that another
/// pass over all tokens would take.
struct TokenWriter {
  private let tokens: UnsafeMutablePointer<Token>
  private let enclosing: UnsafeMutablePointer<UInt32>
  private let signposts: UnsafeMutablePointer<Signpost>
  /// The last place there is. Tokens without room are written there one over the other: they are only counted.
  private let last: Int

  private(set) var count = 0
  private(set) var signpostCount = 0
  /// The innermost bracket that is open. The bracket around a bracket is the one below it: what has been written is
  /// all the stack there needs to be.
  private var top = Structure.none
  /// Flags of the next token, from the trivia before it.
  var pending: Token.Flags = []

  /// - Parameter capacity: of each of the three, at least one.
  init(
    _ tokens: UnsafeMutablePointer<Token>,
    _ enclosing: UnsafeMutablePointer<UInt32>,
    _ signposts: UnsafeMutablePointer<Signpost>,
    capacity: Int
  ) {
    self.tokens = tokens
    self.enclosing = enclosing
    self.signposts = signposts
    last = capacity - 1
  }

  /// The token written last.
  @inline(__always)
  var previous: Token? { count > 0 ? tokens[min(count &- 1, last)] : nil }

  /// Writes a token that is no half of a pair.
  @inline(__always)
  mutating func write(_ kind: TokenKind, from start: Int, to end: Int, name: UInt32 = 0, flags: Token.Flags = []) {
    let place = min(count, last)
    let token = Token(kind: kind, start: start, end: end, name: name, flags: flags.union(pending))
    (tokens + place).initialize(to: token)
    enclosing[place] = top
    count &+= 1
    pending = []
  }

  /// Notes that the outline looks at the next token.
  @inline(__always)
  mutating func noteSignpost(_ role: KeywordRole) {
    let signpost = Signpost(token: UInt32(truncatingIfNeeded: count), role: role)
    (signposts + min(signpostCount, last)).initialize(to: signpost)
    signpostCount &+= 1
  }

  // MARK: - Pairs

  /// Writes the opening half of a pair.
  @inline(__always)
  mutating func open(_ kind: TokenKind, from start: Int, to end: Int, flags: Token.Flags = []) {
    if kind == .leftBrace { noteSignpost(.brace) }
    let place = UInt32(truncatingIfNeeded: min(count, last))
    write(kind, from: start, to: end, name: Structure.none, flags: flags)
    top = place
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
      tokens[Int(opening)].name = UInt32(truncatingIfNeeded: min(count, last))
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
