/// Lets through the few tokens that somebody wants to look at: those of some kinds, and words of some names.
///
/// It decides by one bit for the low half of a name, so that a word that is none of the wanted ones may pass now and
/// then, and none of the wanted is ever left out.
package struct TokenFilter: Sendable {
  /// One bit for each value of a name's low bits.
  private let names: [UInt64]
  private let namedKinds: UInt64
  private let kinds: UInt64

  /// - Parameters:
  ///   - names: of what is let through, if it is of one of these kinds.
  ///   - kinds: of what is let through whatever its name.
  package init(names wanted: some Sequence<UInt32>, of namedKinds: [TokenKind], kinds: [TokenKind] = []) {
    var names = [UInt64](repeating: 0, count: Int(Self.nameMask / 64) + 1)
    for name in wanted { names[Int((name & Self.nameMask) >> 6)] |= 1 << UInt64(name & 63) }
    self.names = names
    self.namedKinds = Self.bits(namedKinds)
    self.kinds = Self.bits(kinds)
  }

  private static let nameMask: UInt32 = (1 << 14) - 1

  private static func bits(_ kinds: [TokenKind]) -> UInt64 { kinds.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

  /// Visits the indexes of all tokens that pass, for as long as the visitor wants.
  @inlinable
  package func forEach(in tokens: [Token], _ visit: (Int) -> Bool) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.blockSize) { found in
      var start = 0
      while start < tokens.count {
        let end = min(start + Self.blockSize, tokens.count)
        let count = select(tokens, start..<end, into: found)
        for place in 0..<count where !visit(Int(found[place])) { return }
        start = end
      }
    }
  }

  /// As many as fit in a kilobyte, which the stack has room for.
  @inlinable static var blockSize: Int { 256 }

  /// Writes down the indexes of those that pass. There is no branch in it to be guessed wrong: each index is written,
  /// and written over by the next one if it does not pass.
  @usableFromInline
  func select(_ tokens: [Token], _ range: Range<Int>, into found: UnsafeMutableBufferPointer<Int32>) -> Int {
    tokens.withUnsafeBufferPointer { tokens in
      names.withUnsafeBufferPointer { names in
        var count = 0
        for index in range {
          let token = tokens[index]
          // Shifts that do not ask whether they go too far: they halve the instructions.
          let kind = UInt64(token.kind.rawValue)
          let isNamed = names[Int((token.name & Self.nameMask) &>> 6)] &>> UInt64(token.name & 63)
          found[count] = Int32(truncatingIfNeeded: index)
          count &+= Int(truncatingIfNeeded: (namedKinds &>> kind & isNamed | kinds &>> kind) & 1)
        }
        return count
      }
    }
  }
}
