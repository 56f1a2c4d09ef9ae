import RTLRuleKit
import RTLSyntax
import Testing

@Suite struct DeclarationFactTests {
  @Test(arguments: [
    ("func f() { let a = 1; let a = 2; use(⟦a⟧); let a = 3 }", "2"),
    ("func f() { let a = 1; if let a = ⟦a⟧ { use(a) } }", "1"),
    ("func f() { let a = 1; if let a = b { use(⟦a⟧) } }", "b"),
    ("let a = 1\nfunc f() { let a = 2; func g() { use(⟦a⟧) } }", "2"),
    ("let a = 1\nfunc f() { use(⟦a⟧); let a = 2 }", "1"),
    ("class C { func f() { use(⟦a⟧) }; let a = 1 }", "1"),
    ("class C { let a = 1; func f() { use(⟦a⟧) }\n#if DEBUG\nlet a = 2\n#endif\n}", "1"),
    ("let b = 1\nfunc f() { use(⟦a⟧) }", nil),
  ])
  func `a name means the nearest declaration that is there`(_ code: String, _ value: String?) throws {
    let (file, name) = try marked(code)
    let found = file.declaration(of: name.first)
    #expect(found.map { file.structure.text(Int(file.structure.declarations[$0].value)) } == value)
  }

  @Test func `thousands of one name in one function are told apart`() throws {
    let lines = (0..<3000).map { "let a = \($0); use(a)" }
    let structure = Structure(Source("func f() {\n" + lines.joined(separator: "\n") + "\n}\n"))
    let file = LintedFile(path: "A.swift", structure: structure, project: ProjectIndex([structure]))
    let uses = structure.tokens.indices.filter { structure.token($0, is: "a") && structure.kind($0 - 1) == .leftParen }
    #expect(uses.count == 3000)
    #expect(uses.map { file.declaration(of: $0) } == structure.declarations.indices.dropFirst().map(Optional.init))
  }
}
