/// Pairs brackets, quotes and interpolations, and tells for each token what it stands in.
enum Brackets {
  /// Writes each bracket's partner into its token; returns the opening bracket around each token.
  ///
  /// A brace is stronger than the brackets in it: `}` closes whatever was left open since its `{`, while `)` and `]`
  /// never reach beyond a brace. So one half-typed call spoils no more than the block it stands in.
  static func match(_ tokens: inout [Token]) -> [UInt32] {
    let count = tokens.count
    return tokens.withUnsafeMutableBufferPointer { tokens in
      [UInt32](unsafeUninitializedCapacity: count) { enclosing, initialized in
        // The bracket around a bracket is the one below it: what has been written is all the stack there needs to be.
        var top = Structure.none
        for index in 0..<count {
          let kind = tokens[index].kind
          if kind.opensGroup {
            enclosing[index] = top
            tokens[index].name = Structure.none
            top = UInt32(truncatingIfNeeded: index)
          } else if kind.closesGroup {
            tokens[index].name = Structure.none
            if let opening = opening(for: kind, from: top, in: enclosing, tokens) {
              tokens[opening].name = UInt32(truncatingIfNeeded: index)
              tokens[index].name = UInt32(truncatingIfNeeded: opening)
              top = enclosing[opening]
            }
            enclosing[index] = top
          } else {
            enclosing[index] = top
          }
        }
        initialized = count
      }
    }
  }

  /// How far out an unmatched closing bracket looks for its opening one; keeps nonsense linear.
  private static let reach = 32

  @inline(__always)
  private static func opening(
    for closing: TokenKind,
    from top: UInt32,
    in enclosing: UnsafeMutableBufferPointer<UInt32>,
    _ tokens: UnsafeMutableBufferPointer<Token>
  ) -> Int? {
    guard top != Structure.none else { return nil }
    // Brackets that match are all there is in code that compiles.
    let wanted = opening(of: closing)
    return tokens[Int(top)].kind == wanted ? Int(top) : search(wanted, closing, from: top, in: enclosing, tokens)
  }

  private static func search(
    _ wanted: TokenKind,
    _ closing: TokenKind,
    from top: UInt32,
    in enclosing: UnsafeMutableBufferPointer<UInt32>,
    _ tokens: UnsafeMutableBufferPointer<Token>
  ) -> Int? {
    var current = top
    for _ in 0..<reach where current != Structure.none {
      let kind = tokens[Int(current)].kind
      if kind == wanted { return Int(current) }
      switch kind {
      case .stringStart, .interpolationStart:
        // The lexer pairs these itself.
        if closing != .stringEnd, closing != .interpolationEnd { return nil }
      case .leftBrace:
        if closing == .rightParen || closing == .rightSquare { return nil }
      default: break
      }
      current = enclosing[Int(current)]
    }
    return nil
  }

  private static func opening(of closing: TokenKind) -> TokenKind {
    switch closing {
    case .rightParen: .leftParen
    case .rightSquare: .leftSquare
    case .rightBrace: .leftBrace
    case .stringEnd: .stringStart
    default: .interpolationStart
    }
  }
}
