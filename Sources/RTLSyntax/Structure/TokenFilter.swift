/// Lets through the few tokens that somebody wants to look at: those of some kinds, and words of some names.
///
/// Every table that is asked about words stands behind one of these. It decides by one bit for the low half of a name,
/// so that a word that is none of the wanted ones may pass now and then, and none of the wanted is ever left out.
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

  /// The indexes of all tokens that pass. There is no branch in it to be guessed wrong: each index is written, and
  /// written over by the next one if it does not pass.
  package func passing(_ tokens: [Token]) -> [Int32] {
    tokens.withUnsafeBufferPointer { tokens in
      names.withUnsafeBufferPointer { names in
        [Int32](unsafeUninitializedCapacity: tokens.count + 1) { found, count in
          count = 0
          for index in tokens.indices {
            let token = tokens[index]
            // Shifts that do not ask whether they go too far: three turn thirty instructions into twelve.
            let kind = UInt64(token.kind.rawValue)
            let isNamed = names[Int((token.name & Self.nameMask) &>> 6)] &>> UInt64(token.name & 63)
            found[count] = Int32(truncatingIfNeeded: index)
            count &+= Int(truncatingIfNeeded: (namedKinds &>> kind & isNamed | kinds &>> kind) & 1)
          }
        }
      }
    }
  }
}
