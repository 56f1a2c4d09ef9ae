import Testing

/// What the comparison with the compiler's lexer has found, each at its smallest.
struct LexerOracleCasesTests {
  @Test(arguments: [
    // A literal in curly quotes may hold no escapes but those that stand for a character.
    (##"“\e""##, ##"id:“ \ id:e str:" end:"##),
    (##"“\#""##, ##"id:“ \ str:#" end:"##),
    (##"“\n\u{41}” a"##, ##"id:“\n\u{41}” id:a"##),
    (##"“\u{}”"##, ##"id:“ \ id:u { } unknown:”"##),
    (##"“\u{D800}”"##, ##"id:“ \ id:u { id:D800 } unknown:”"##),
    // Two kinds of conflict markers are looked for one by one.
    ("<<<<<<< \n>>>> \r<<<<\n", "bin:<<<<<<<"),
    // A space before the closing slash says division, a tab does not.
    ("/a\t/", "regex:/a\t/"),
    ("/a /", "pre:/ id:a bin:/"),
    // Behind a literal that breaks off in its interpolation, a slash divides.
    ("\"\\(=\n/", "str:\" in:\\( = out: end: bin:/"),
    ("\"\\(try?\n/ a/", "str:\" in:\\( kw:try post:? out: end: bin:/ id:a post:/"),
    // An unclosed multi-line regular expression says nothing of one with fewer pounds.
    ("##/\n#/\na\n/#", "regex:##/ regex:#/⏎a⏎/#"),
  ])
  func agrees(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }
}
