import RTLSyntax
import Testing

/// What holds for the tokens of any bytes whatever.
struct LexerPropertiesTests {
  @Test func randomPieces() {
    for seed in 0..<8000 {
      var soup = Soup(seed: UInt64(seed))
      expectSound(soup.next())
    }
  }

  @Test func randomBytes() {
    for seed in 0..<1500 {
      var soup = Soup(seed: UInt64(seed))
      expectSound(soup.bytes())
    }
  }

  @Test(arguments: trickySnippets)
  func everyPrefix(of snippet: String) {
    let bytes = Array(snippet.utf8)
    for length in 0...bytes.count { expectSound(Array(bytes[..<length])) }
  }

  @Test(arguments: trickySnippets)
  func smallFaults(in snippet: String) {
    var soup = Soup(seed: 1)
    for _ in 0..<200 { expectSound(soup.next(from: Array(snippet.utf8))) }
  }

  /// More tokens than the lexer makes room for at first, and searches in vain from each of them.
  @Test(arguments: [
    "#", "+/**/", ".+/**/", "\"\"\"\\##(/#", "(", "\"", "a,", "\"\\(", "\"a\"", "`", "<#", "“", "#/\n", "\n<<<<<<< ",
    "/*", "'\n",
  ])
  func repetition(of piece: String) {
    expectSound(Array(String(repeating: piece, count: 4000).utf8))
  }

  private static let trickySnippets = [
    ##"let a = "x\(y ? "z" : f(#"\#(w)"#, 'q'))" + `default`.b?[0]! /* c /* d */ */ ?? $0 // e""##,
    "\u{FEFF}#!/usr/bin/swift\r\n\"\"\"\r\n  سلام \\\r\n  \\(\n \"שלום\" )\u{200F}\n\"\"\"\n.é",
    "#if os(iOS)\n<<<<<<< a\nlet x = 0x1.8p-3\n=======\n>>>>>>> b\n#endif\n>>>> c\n<<<<\n<#T##Int#>",
    "return /a[/]b\\/ c/, #/ d /#, ##/\n e /# \n/##; a / b/ c; try? /^ x/; func /= () {} \u{201C}q\u{201D}",
    "1.0.1 0xff.p 0b12_ 1e+ x.0.1 a...b a ..< b -a! &c ->d *e^.f \u{2028}\0👩🏽‍🚀∞•\u{FE0F}",
    "##\"\"\"\n\\#(a)\\##(b\n)\"\"\"#\"\"\"##\"\"\"# #\"\"\"# \"\\u{1F600}\\\"",
  ]
}

/// Expects tokens and comments in order, apart, inside the source, with nothing of weight between them.
private func expectSound(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
  let structure = Structure(Source(bytes))
  if let fault = unsoundness(of: structure) {
    let text = String(decoding: bytes, as: UTF8.self)
    Issue.record("\(fault) in \(text.debugDescription)", sourceLocation: sourceLocation)
  }
}
