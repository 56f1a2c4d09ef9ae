/// The 32-bit name of a word: FNV-1a over its bytes.
///
/// It takes the place of an interning table: the same word has the same name in every file and every thread, with
/// nothing shared and nothing locked. Two words may in theory share a name, so whoever acts on equal names also
/// compares the bytes (`Structure.token(_:is:)`).
package enum NameHash {
  package static let basis: UInt32 = 0x811C_9DC5
  package static let prime: UInt32 = 0x0100_0193

  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var hash = basis
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* prime }
    return hash
  }

  package static func hash(_ text: String) -> UInt32 { hash(text.utf8) }
}
