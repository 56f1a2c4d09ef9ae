/// Lets through the few tokens that somebody wants to look at: those of some kinds, and words of some names.
///
/// It decides by the low bits of a name, so that a word that is none of the wanted ones may pass now and
/// then, and none of the wanted is ever left out.
///
/// A class so that a structure knows the filters its tokens were sifted by again.
package final class TokenFilter: Sendable {
  /// For each value of a name's low bits whether it is wanted, and behind these for each kind whether it passes by its
  /// name or always; of several parts, each has two bits of its own. Whole bytes rather than bits: two thirds of the
  /// instructions.
  private let table: [UInt8]
  private let names: [UInt32]
  private let namedKinds: [TokenKind]
  private let kinds: [TokenKind]
  /// What it lets through all that they let through of.
  private let parts: [TokenFilter]
  private static let named: UInt8 = 1
  private static let always: UInt8 = 2
  private static let bitsOfPart = 2
  private static let nameCount = 1 << 15

  /// - Parameters:
  ///   - names: of what is let through, if it is of one of these kinds.
  ///   - kinds: of what is let through whatever its name.
  package init(
    names: some Sequence<UInt32>,
    of namedKinds: [TokenKind],
    kinds always: [TokenKind] = []
  ) {
    self.names = Array(names)
    self.namedKinds = namedKinds
    kinds = always
    parts = []
    var table = Self.table(passing: Self.always)
    Self.enter(self.names, namedKinds, always, as: 0, in: &table)
    self.table = table
  }

  /// Lets through all that any of some others does, of which there are no more than four.
  package init(anyOf parts: [TokenFilter]) {
    precondition(parts.count * Self.bitsOfPart <= UInt8.bitWidth, "each part has its bits in a byte")
    (names, namedKinds, kinds) = ([], [], [])
    self.parts = parts
    var table = Self.table(passing: parts.indices.reduce(0) { $0 | Self.always << ($1 * Self.bitsOfPart) })
    for (position, part) in parts.enumerated() {
      Self.enter(part.names, part.namedKinds, part.kinds, as: position, in: &table)
    }
    self.table = table
  }

  /// A table in which no kind passes yet, and every name of a kind that always does.
  private static func table(passing always: UInt8) -> [UInt8] {
    [UInt8](repeating: always, count: nameCount) + [UInt8](repeating: 0, count: 256)
  }

  private static func enter(
    _ names: [UInt32],
    _ namedKinds: [TokenKind],
    _ kinds: [TokenKind],
    as position: Int,
    in table: inout [UInt8]
  ) {
    let (named, always) = (named << (position * bitsOfPart), always << (position * bitsOfPart))
    for name in names { table[Int(name) & (nameCount - 1)] |= named }
    for kind in namedKinds { table[nameCount + Int(kind.rawValue)] |= named }
    for kind in kinds { table[nameCount + Int(kind.rawValue)] |= always }
  }

  /// Lets nothing through.
  package static let nothing = TokenFilter(names: [], of: [])

  /// The ways in which tokens pass another filter among those in which they pass this one; nil where it lets through what
  /// this one does not.
  func ways(through other: TokenFilter) -> UInt8? {
    if self === other { return .max }
    return parts.firstIndex { $0 === other }.map { (Self.named | Self.always) << ($0 * Self.bitsOfPart) }
  }

  /// The table, for whoever asks for many tokens.
  func withTable(_ body: (UnsafePointer<UInt8>) -> Void) {
    table.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base) } }
  }

  /// The ways in which a token passes, as bits: by its name and always, for each part.
  @inline(__always)
  static func ways(_ kind: TokenKind, _ name: UInt32, _ table: UnsafePointer<UInt8>) -> UInt8 {
    table[Int(name) & (nameCount - 1)] & table[nameCount + Int(kind.rawValue)]
  }
}

/// A token that somebody asked for, and in which ways it passed the filter.
struct NotedToken {
  let token: UInt32
  let ways: UInt8
}

extension Structure {
  /// Visits the indexes of all tokens that pass, for as long as the visitor wants.
  package func forEach(passing filter: TokenFilter, _ visit: (Int) -> Bool) {
    // Who names a filter in time has the lexer sift, which has each name in a register: so neither tokens nor tables are
    // looked up anew for each of those who ask, a sixtieth of a run.
    if let ways = watched.ways(through: filter) {
      for noted in noted where noted.ways & ways != 0 {
        guard visit(Int(noted.token)) else { return }
      }
    } else {
      filter.withTable { table in
        for index in tokens.indices where TokenFilter.ways(tokens[index].kind, tokens[index].name, table) != 0 {
          guard visit(index) else { return }
        }
      }
    }
  }
}
