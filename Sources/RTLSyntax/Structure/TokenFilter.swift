/// Lets through the few tokens that somebody wants to look at: those of some kinds, and words of some names.
///
/// It decides by the low bits of a name, so that a word that is none of the wanted ones may pass now and
/// then, and none of the wanted is ever left out.
public struct TokenFilter: Sendable {
  /// For each value of a name's low bits whether it is wanted, and for each kind whether it passes by its name or
  /// always. Whole bytes rather than bits: two thirds of the instructions.
  private let names: [UInt8]
  private let kinds: [UInt8]
  private static let named: UInt8 = 1
  private static let always: UInt8 = 2

  /// - Parameters:
  ///   - names: of what is let through, if it is of one of these kinds.
  ///   - kinds: of what is let through whatever its name.
  package init(names wanted: some Sequence<UInt32>, of namedKinds: [TokenKind], kinds always: [TokenKind] = []) {
    var names = [UInt8](repeating: Self.always, count: Int(Self.nameMask) + 1)
    for name in wanted { names[Int(name & Self.nameMask)] |= Self.named }
    var kinds = [UInt8](repeating: 0, count: 256)
    for kind in namedKinds { kinds[Int(kind.rawValue)] |= Self.named }
    for kind in always { kinds[Int(kind.rawValue)] = Self.always }
    self.names = names
    self.kinds = kinds
  }

  private static let nameMask: UInt32 = (1 << 14) - 1

  /// Visits the indexes of all tokens that pass, for as long as the visitor wants.
  @inlinable
  public func forEach(in tokens: [Token], _ visit: (Int) -> Bool) {
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
    names.withUnsafeBufferPointer { names in
      kinds.withUnsafeBufferPointer { kinds in
        tokens.withUnsafeBufferPointer { tokens in
          var count = 0
          var index = range.lowerBound
          while index < range.upperBound {
            let token = tokens[index]
            let ways = names[Int(token.name & Self.nameMask)] & kinds[Int(token.kind.rawValue)]
            found[count] = Int32(truncatingIfNeeded: index)
            // One if there is a way, be it the first or the second.
            count &+= Int((ways &+ 1) &>> 1)
            index &+= 1
          }
          return count
        }
      }
    }
  }
}
