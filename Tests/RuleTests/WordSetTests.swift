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

  @Test func `a wide name is found as its word is`() {
    let set: WordSet = ["left", "right"]
    #expect(set.contains(name: NameHash.wide("left")) && !set.contains(name: NameHash.wide("centre")))
    #expect(!WordSet([]).contains(name: NameHash.wide("left")))
  }
}
