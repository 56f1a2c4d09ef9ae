import RTLSyntax
import Testing

/// Files that begin or end where no file does: every question about them has an answer inside them.
@Suite struct HalfFileTests {
  @Test(arguments: [
    "+ a", " + a", " + ", "a +", "=", " = b", "? a : b", ": b", ")", "}.c", ".", ".a", "as B", "&& b", "?? b", "b ??",
    "(", "a(", "[", "{", "in b }", "\\(", "\"", "\")", "@", "#", "!", "a!", "<", "a<", "> b", "let", "let a =", "->",
    "()", "(())",
  ])
  func `an operator may begin a file and end it`(_ code: String) {
    let structure = Structure(Source(code))
    let inside = structure.tokens.indices
    for index in -1...structure.tokens.count {
      let operand = structure.operand(around: index)
      #expect(inside.contains(operand.first) && inside.contains(operand.last) && operand.first <= operand.last)
      let whole = structure.infix(around: operand)
      #expect(inside.contains(whole.first) && inside.contains(whole.last))
      _ = structure.place(of: whole)
    }
  }
}
