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
        var open: [UInt32] = []
        var top = Structure.none
        for index in 0..<count {
          let kind = tokens[index].kind
          if kind.opensGroup {
            enclosing[index] = top
            tokens[index].name = Structure.none
            top = UInt32(truncatingIfNeeded: index)
            open.append(top)
          } else if kind.closesGroup {
            tokens[index].name = Structure.none
            if let depth = depth(ofOpening: kind, in: open, tokens) {
              let opening = Int(open[depth])
              while open.count > depth { open.removeLast() }
              tokens[opening].name = UInt32(truncatingIfNeeded: index)
              tokens[index].name = UInt32(truncatingIfNeeded: opening)
              top = open.last ?? Structure.none
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

  /// How far down an unmatched closing bracket looks for its opening one; keeps nonsense linear.
  private static let reach = 32

  private static func depth(
    ofOpening closing: TokenKind,
    in open: [UInt32],
    _ tokens: UnsafeMutableBufferPointer<Token>
  ) -> Int? {
    let wanted = opening(of: closing)
    // Brackets that match are all there is in code that compiles.
    if let last = open.last, tokens[Int(last)].kind == wanted { return open.count - 1 }
    var depth = open.count - 1
    while depth >= 0, open.count - depth <= reach {
      let kind = tokens[Int(open[depth])].kind
      if kind == wanted { return depth }
      switch kind {
      case .stringStart, .interpolationStart:
        // The lexer pairs these itself.
        if closing != .stringEnd, closing != .interpolationEnd { return nil }
      case .leftBrace:
        if closing == .rightParen || closing == .rightSquare { return nil }
      default: break
      }
      depth -= 1
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
