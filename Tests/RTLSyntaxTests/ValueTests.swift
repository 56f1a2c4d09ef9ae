import RTLSyntax
import Testing

@Suite struct ValueTests {
  @Test(arguments: [
    ("x = a.b(c) + 1\ny()", "a.b(c) + 1"),
    ("x = ok ? a : b + 1, z", "ok ? a : b + 1"),
    ("x = try await load()!\ny", "try await load()!"),
    ("x = -1", "-1"),
    ("x = \"a\\(b)\"\ny", "\"a\\(b)\""),
  ])
  func `a value ends where its expression ends`(_ code: String, _ expected: String) {
    let structure = Structure(Source(code))
    let value = structure.value(at: 2)
    #expect(structure.source.text(structure.range(value.first, through: value.last)) == expected)
  }
}
