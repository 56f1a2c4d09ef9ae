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

@Suite struct SourceTests {
  @Test(arguments: [("", 0), ("plain", 5), ("é", 0), ("abcdefghé", 8), ("abcdefghijklmnopé", 16), ("abcdefgé", 7)])
  func `all is ASCII up to the first byte that is none`(_ text: String, _ end: Int) {
    let source = Source(text)
    #expect(source.endOfASCII(from: 0, before: source.count) == end)
    #expect(source.endOfASCII(from: 0, before: min(4, source.count)) == min(4, end))
  }
}

@Suite struct EndlessExpressionTests {
  @Test func `expressions made by machines are followed only so far`() {
    let sum = Structure("x = " + String(repeating: "a + ", count: 5000) + "b")
    for index in stride(from: 2, to: sum.tokens.count, by: 62) {
      let whole = sum.infix(around: sum.operand(around: index))
      #expect(whole.last - whole.first < 1000)
    }
    let ladder = Structure("x = " + String(repeating: "a ? b : ", count: 2000) + "c")
    for index in stride(from: 2, to: ladder.tokens.count, by: 62) {
      _ = ladder.place(of: ladder.operand(around: index))
    }
  }
}
