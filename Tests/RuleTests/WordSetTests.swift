import RTLSyntax
import Testing

@testable import RTLRuleKit

@Suite struct WordSetTests {
  private static let words = (0..<200).map { "word\($0)" } + ["self", "==", "init", "a"]

  @Test func `every word of a set is found, and no other`() throws {
    let set = WordSet(Self.words)
    let code = Self.words.joined(separator: " ; ") + " ; `word3` ; word ; word200 ; != ; \"word1\" ; b"
    let structure = Structure(Source(code))
    var found = 0
    for index in structure.tokens.indices where set.contains(index, in: structure) {
      #expect(Self.words.contains(structure.text(index)))
      found += 1
    }
    // The one in backticks and the one in quotes are words too.
    #expect(found == Self.words.count + 2)
    #expect(!set.contains(-1, in: structure) && !set.contains(structure.tokens.count, in: structure))
  }

  @Test func `a set of names keeps what it is given`() {
    var even = WideNameSet()
    #expect(!even.contains(0))
    for name in stride(from: UInt64(0), to: 4000, by: 2) { even.insert(name &* 0x9E37_79B9_7F4A_7C15) }
    even.insert(0)
    #expect(even.count == 2000)
    var other = WideNameSet()
    other.insert(3)
    other.formUnion(even)
    other.formUnion(WideNameSet())
    #expect(other.count == 2001 && other.contains(3) && !even.contains(3))
    for name in UInt64(0)..<4000 {
      #expect(other.contains(name &* 0x9E37_79B9_7F4A_7C15) == name.isMultiple(of: 2))
    }
  }

  @Test func `a wide name is found as its word is`() {
    let set: WordSet = ["left", "right"]
    #expect(set.contains(name: NameHash.wide("left")) && !set.contains(name: NameHash.wide("centre")))
    #expect(!WordSet([]).contains(name: NameHash.wide("left")))
  }
}
