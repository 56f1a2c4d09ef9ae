import RTLRuleKit
import RTLSyntax
import Testing

@Suite struct SymmetryTests {
  @Test(arguments: [
    ("f(left: 4, right: 4)", true), ("f(left: 4, right: 8)", false),
    ("f(top: 1, leading: a, bottom: 2, trailing: a)", true),
    ("f(leading: a, trailing: b)", false), ("f(left: 4)", false), ("f(4, 8)", true), ("f()", true),
    ("f([.left, .right])", true), ("f(.left)", false), ("f(.topLeft, .topRight)", true),
    ("f(a.leftAnchor, b.rightAnchor)", false), ("f(a.leftAnchor, a.rightAnchor)", true), ("f(left: 4, right: 4", true),
    ("f(x: left, y: right)", false), ("f(\"left\")", true),
  ])
  func whatIsItsOwnMirrorImage(_ code: String, _ expected: Bool) throws {
    let structure = Structure(Source(code))
    let open = try #require(structure.tokens.indices.first { structure.tokens[$0].kind == .leftParen })
    #expect(structure.isSymmetric(group: open) == expected)
  }
}
