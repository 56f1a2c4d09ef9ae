/// Lets through the few tokens that somebody wants to look at: those of some kinds, and words of some names.
///
/// It decides by the low bits of a name, so that a word that is none of the wanted ones may pass now and
/// then, and none of the wanted is ever left out.
///
/// A class so that a structure knows the filters its tokens were sifted by again.
package final class TokenFilter: Sendable {
  /// For each value of a name's low bits whether it is wanted, and behind these for each kind whether it passes by its
  /// name or always. Whole bytes rather than bits: two thirds of the instructions.
  private let table: [UInt8]
  private let names: [UInt32]
  private let namedKinds: [TokenKind]
  private let kinds: [TokenKind]
  /// What it lets through all that they let through of.
  private let parts: [TokenFilter]
  private static let named: UInt8 = 1
  private static let always: UInt8 = 2
  private static let nameCount = 1 << 15

  /// - Parameters:
  ///   - names: of what is let through, if it is of one of these kinds.
  ///   - kinds: of what is let through whatever its name.
  package convenience init(
    names: some Sequence<UInt32>,
    of namedKinds: [TokenKind],
    kinds always: [TokenKind] = []
  ) {
    self.init(Array(names), namedKinds, always, parts: [])
  }

  /// Lets through all that any of some others does, and now and then a little more.
  package convenience init(anyOf parts: [TokenFilter]) {
    self.init(parts.flatMap(\.names), parts.flatMap(\.namedKinds), parts.flatMap(\.kinds), parts: parts)
  }

  private init(_ names: [UInt32], _ namedKinds: [TokenKind], _ always: [TokenKind], parts: [TokenFilter]) {
    var table = [UInt8](repeating: Self.always, count: Self.nameCount)
    table += [UInt8](repeating: 0, count: 256)
    for name in names { table[Int(name) & (Self.nameCount - 1)] |= Self.named }
    for kind in namedKinds { table[Self.nameCount + Int(kind.rawValue)] |= Self.named }
    for kind in always { table[Self.nameCount + Int(kind.rawValue)] = Self.always }
    self.table = table
    self.names = names
    self.namedKinds = namedKinds
    kinds = always
    self.parts = parts
  }

  /// Lets nothing through.
  package static let nothing = TokenFilter(names: [], of: [])

  /// Whether it lets through all that another does.
  func covers(_ other: TokenFilter) -> Bool { self === other || parts.contains { $0 === other } }

  @inline(__always)
  fileprivate static func passes(_ token: Token, _ table: UnsafePointer<UInt8>) -> Bool {
    ways(token.kind, token.name, table) != 0
  }

  /// The table, for whoever asks for many tokens.
  func withTable(_ body: (UnsafePointer<UInt8>) -> Void) {
    table.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base) } }
  }

  /// In how many ways a token passes, none, one or both, as the bits of a number.
  @inline(__always)
  static func ways(_ kind: TokenKind, _ name: UInt32, _ table: UnsafePointer<UInt8>) -> UInt8 {
    table[Int(name) & (nameCount - 1)] & table[nameCount + Int(kind.rawValue)]
  }
}

extension Structure {
  /// Visits the indexes of all tokens that pass, for as long as the visitor wants.
  package func forEach(passing filter: TokenFilter, _ visit: (Int) -> Bool) {
    tokens.withUnsafeBufferPointer { tokens in
      filter.withTable { table in
        // Who names a filter in time has the lexer sift, which has each name in a register: a fifth of the instructions.
        if watched.covers(filter) {
          for index in noted where TokenFilter.passes(tokens[Int(index)], table) {
            guard visit(Int(index)) else { return }
          }
        } else {
          for index in tokens.indices where TokenFilter.passes(tokens[index], table) {
            guard visit(index) else { return }
          }
        }
      }
    }
  }
}
