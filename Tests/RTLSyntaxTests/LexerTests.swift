import RTLSyntax
import Testing

/// The lexical grammar of Swift: a source on the left, its tokens on the right, as `compact` writes them.
struct LexerTests {
  // Words, backticks, dollars, placeholders; contextual keywords are plain words.
  @Test(arguments: [
    ("let x = y", "kw:let id:x = id:y"),
    ("a_1 _ __ _1", "id:a_1 id:_ id:__ id:_1"),
    ("get set some any async await actor", "id:get id:set id:some id:any id:async id:await id:actor"),
    ("self Self super Any nil true false", "kw:self kw:Self kw:super kw:Any kw:nil kw:true kw:false"),
    ("is as in inout", "kw:is kw:as kw:in kw:inout"),
    ("`class` `a b` `1st` `+1`", "id:`class` id:`a·b` id:`1st` id:`+1`"),
    ("`a", "` id:a"),
    ("``", "id:``"),
    ("`a\nb`", "` id:a id:b `"),
    ("$0 $12 $a $ $$", "dollar:$0 dollar:$12 id:$a dollar:$ id:$$"),
    ("<#name#> <#T##String#>", "id:<#name#> id:<#T##String#>"),
    ("<#open\n", "pre:< # id:open"),
    ("é ünïcode שלום سلام 变量 🐦", "id:é id:ünïcode id:שלום id:سلام id:变量 id:🐦"),
    ("x\u{301} \u{301}x", "id:x\u{301} id:\u{301}x"),
    ("a\u{200F}b a\u{202E}b", "id:a id:b id:a\u{202E}b"),
  ])
  func words(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  // Numbers with all their digits, right and wrong.
  @Test(arguments: [
    ("0 1_000 12_ 007", "int:0 int:1_000 int:12_ int:007"),
    ("0x1F 0xdead_beef 0o17 0b10_1", "int:0x1F int:0xdead_beef int:0o17 int:0b10_1"),
    ("1.5 1e9 1E-9 1.5e+3 2_0.0_1", "float:1.5 float:1e9 float:1E-9 float:1.5e+3 float:2_0.0_1"),
    ("0x1p3 0x1.8p-3 0xA.Bp+1", "float:0x1p3 float:0x1.8p-3 float:0xA.Bp+1"),
    ("1.description 1.e 1...2 1..<2", "int:1 . id:description int:1 . id:e int:1 bin:... int:2 int:1 bin:..< int:2"),
    ("t.0.1 t.1e2", "id:t . int:0 . int:1 id:t . float:1e2"),
    ("0xff.count 0xff.fp 0x1.8", "int:0xff . id:count int:0xff . id:fp int:0x1.8"),
    ("0b2 0o8 0xg 12ab 1e 1e+ 0x 0b 0o", "int:0b2 int:0o8 int:0xg int:12ab float:1e float:1e+ int:0x int:0b int:0o"),
    ("-1 a-1 a - 1 a -1", "pre:- int:1 id:a bin:- int:1 id:a bin:- int:1 id:a pre:- int:1"),
  ])
  func numbers(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  // Punctuation, and question and exclamation marks by what they are bound to.
  @Test(arguments: [
    ("(a, [b]) { c; d }", "( id:a , [ id:b ] ) { id:c ; id:d }"),
    (#"@main #foo \.a"#, #"@ id:main # id:foo \ . id:a"#),
    ("a ? b : c", "id:a bin:? id:b : id:c"),
    ("a?.b! a! ?? b", "id:a post:? . id:b post:! id:a post:! bin:?? id:b"),
    ("x: Int? = y!", "id:x : id:Int post:? = id:y post:!"),
    ("f(&a) a & b a&b", "id:f ( amp:& id:a ) id:a bin:& id:b id:a bin:& id:b"),
    ("() -> Void a->b", "( ) -> id:Void id:a -> id:b"),
    ("M::f a::b", "id:M :: id:f id:a :: id:b"),
    ("a = b a=b .a a.b a . b", "id:a = id:b id:a = id:b . id:a id:a . id:b id:a . id:b"),
    ("... ..< .+ a... ...b", "bin:... bin:..< bin:.+ id:a post:... pre:... id:b"),
  ])
  func punctuation(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  // Operators are prefix, postfix or binary by the space around them.
  @Test(arguments: [
    ("a+b a + b a +b a+ b", "id:a bin:+ id:b id:a bin:+ id:b id:a pre:+ id:b id:a post:+ id:b"),
    ("!a a! -a a++", "pre:! id:a id:a post:! pre:- id:a id:a post:++"),
    ("(+) [-] {*}", "( bin:+ ) [ bin:- ] { bin:* }"),
    ("a<b> Array<Int>() a >> b", "id:a bin:< id:b post:> id:Array bin:< id:Int bin:> ( ) id:a bin:>> id:b"),
    ("a → b × c ÷ d ∞ •", "id:a bin:→ id:b bin:× id:c bin:÷ id:d bin:∞ bin:•"),
    ("a==b a === b a ??= b", "id:a bin:== id:b id:a bin:=== id:b id:a bin:??= id:b"),
    ("a/*c*/+b a+/*c*/b", "id:a pre:+ id:b id:a post:+ id:b"),
    ("a+//c\nb", "id:a post:+ id:b"),
    ("*/ a*/b", "unknown:*/ id:a unknown:*/ id:b"),
    ("x^.y ^.y", "id:x post:^ . id:y pre:^ . id:y"),
    ("a\u{A0}+\u{A0}b", "id:a bin:+ id:b"),
    ("operator +++ func == (a)", "kw:operator bin:+++ kw:func bin:== ( id:a )"),
  ])
  func operators(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  // A slash begins a regular expression, a division or a comment.
  @Test(arguments: [
    ("let r = /a.b/", "kw:let id:r = regex:/a.b/"),
    ("a / b / c", "id:a bin:/ id:b bin:/ id:c"),
    ("a /b/ c", "id:a regex:/b/ id:c"),
    ("f(/x/, /y/)", "id:f ( regex:/x/ , regex:/y/ )"),
    ("[/a/] {/b/}", "[ regex:/a/ ] { regex:/b/ }"),
    ("return /a/ case /b/", "kw:return regex:/a/ kw:case regex:/b/"),
    ("x = / a/ + /a /", "id:x = regex:/·a/ bin:+ pre:/ id:a bin:/"),
    ("#/a b/# ##/a/#b/##", "regex:#/a·b/# regex:##/a/#b/##"),
    ("#/\n a # b\n /# c", "regex:#/⏎·a·#·b⏎·/# id:c"),
    ("#/a\nb", "regex:#/a id:b"),
    ("/a\nb", "pre:/ id:a id:b"),
    (#"/[/]/ /\/a/ /(a)/ /a)/"#, #"regex:/[/ ] post:/ regex:/\/a/ regex:/(a)/ pre:/ id:a ) post:/"#),
    ("!/a/ try /a/ try? /a b/", "pre:! regex:/a/ kw:try regex:/a/ kw:try post:? regex:/a·b/"),
    ("a! /b/ c) /d/ e", "id:a post:! regex:/b/ id:c ) regex:/d/ id:e"),
    ("func /(a) operator /^/", "kw:func pre:/ ( id:a ) kw:operator bin:/^/"),
    ("/// a\n//b", ""),
    ("x = /* a */ /b/", "id:x = regex:/b/"),
  ])
  func regularExpressions(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  // Literals without interpolations.
  @Test(arguments: [
    (#""" "a""#, #"str:" end:" str:" text:a end:""#),
    (#""a b\n\"c\u{41}""#, #"str:" text:a·b\n\"c\u{41} end:""#),
    (###"#"a"# ##"a"#b"##"###, ###"str:#" text:a end:"# str:##" text:a"#b end:"##"###),
    (##"#"\n \#n"#"##, ##"str:#" text:\n·\#n end:"#"##),
    (##"#"""# #"""a"#"##, ##"str:#" text:" end:"# str:#" text:""a end:"#"##),
    (#""""\#n a\#n "b"\#n """"#, #"str:""" text:⏎·a⏎·"b"⏎· end:""""#),
    (##"#"""\##n a"""\##n """#"##, ##"str:#""" text:⏎·a"""⏎· end:"""#"##),
    (#""""\#na\\#nb\#n""""#, #"str:""" text:⏎a\⏎b⏎ end:""""#),
    (#""""\#n\"""\#n""""#, #"str:""" text:⏎\"""⏎ end:""""#),
    (#"'a' '"' "'""#, #"str:' text:a end:' str:' text:" end:' str:" text:' end:""#),
    (#""a" "b""c""#, #"str:" text:a end:" str:" text:b end:" str:" text:c end:""#),
    (#""/* a */ // b""#, #"str:" text:/*·a·*/·//·b end:""#),
    (#""«أ»" "👨‍👩‍👧""#, #"str:" text:«أ» end:" str:" text:👨‍👩‍👧 end:""#),
    (#""\\" "\\(a)""#, #"str:" text:\\ end:" str:" text:\\(a) end:""#),
  ])
  func strings(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  // Interpolations nest without end.
  @Test(arguments: [
    (#""\(a)""#, #"str:" in:\( id:a out:) end:""#),
    (#""a\(b)c\(d)""#, #"str:" text:a in:\( id:b out:) text:c in:\( id:d out:) end:""#),
    (#""\(f(1, (2)))""#, #"str:" in:\( id:f ( int:1 , ( int:2 ) ) out:) end:""#),
    (
      #""\(a ? "b" : "\(c)")""#,
      #"str:" in:\( id:a bin:? str:" text:b end:" : str:" in:\( id:c out:) end:" out:) end:""#
    ),
    (##"#"\(a)\#(b)"#"##, ##"str:#" text:\(a) in:\#( id:b out:) end:"#"##),
    (###"##"\#(a)\##(b)"##"###, ###"str:##" text:\#(a) in:\##( id:b out:) end:"##"###),
    (#""""\#n\(\#n a\#n)\#n""""#, #"str:""" text:⏎ in:\( id:a out:) text:⏎ end:""""#),
    (#""\("""\#na\#n""")""#, #"str:" in:\( str:""" text:⏎a⏎ end:""" out:) end:""#),
    (#""\(/a\)/)" "\(a /* ) */)""#, #"str:" in:\( regex:/a\)/ out:) end:" str:" in:\( id:a out:) end:""#),
    (#""\(try! (f()))""#, #"str:" in:\( kw:try post:! ( id:f ( ) ) out:) end:""#),
    (#""%\(n)%%""#, #"str:" text:% in:\( id:n out:) text:%% end:""#),
  ])
  func interpolations(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  // What is broken off ends with its line, or with the file where it may span lines: an empty token closes it.
  @Test(arguments: [
    (#""a\#nb"#, #"str:" text:a end: id:b"#),
    (#""\#nb"#, #"str:" end: id:b"#),
    (#""a"#, #"str:" text:a end:"#),
    (#""a\"#, #"str:" text:a\ end:"#),
    (#""a\\#nb"#, #"str:" text:a\ end: id:b"#),
    (#""\(a\#nb"#, #"str:" in:\( id:a out: end: id:b"#),
    (#""\(a"#, #"str:" in:\( id:a out: end:"#),
    (#""\("a\#nb"#, #"str:" in:\( str:" text:a end: out: end: id:b"#),
    (#""\(f(\#n)"#, #"str:" in:\( id:f ( out: end: )"#),
    (#"#"a"\#nb"#, #"str:#" text:a" end: id:b"#),
    (#""""\#na\#n"#, #"str:""" text:⏎a⏎ end:"#),
    (#""""\#na\(b\#n"#, #"str:""" text:⏎a in:\( id:b out: end:"#),
    (#""""\#n\("a\#n)c\#n""""#, #"str:""" text:⏎ in:\( str:" text:a end: out:) text:c⏎ end:""""#),
    ("/* a", ""),
    ("/* /* */ a", ""),
    ("#/a", "regex:#/a"),
    ("`a", "` id:a"),
    ("( [ {", "( [ {"),
  ])
  func unterminated(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  // Conditions, macros, selectors, shebangs.
  @Test(arguments: [
    ("#if DEBUG\n#elseif A\n#else\n#endif", "pound:#if id:DEBUG pound:#elseif id:A pound:#else pound:#endif"),
    ("#available(iOS 17, *) #unavailable", "pound:#available ( id:iOS int:17 , bin:* ) pound:#unavailable"),
    ("#sourceLocation(file: a, line: 1)", "pound:#sourceLocation ( id:file : id:a , id:line : int:1 )"),
    ("#selector(a) #keyPath #Preview #ifx", "# id:selector ( id:a ) # id:keyPath # id:Preview # id:ifx"),
    ("# a ## b", "# id:a # # id:b"),
    ("#!/usr/bin/swift -x\na", "shebang:#!/usr/bin/swift·-x id:a"),
    ("a\n#!b", "id:a # post:! id:b"),
  ])
  func pounds(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  // Comments, white space, byte order marks, NUL, stray characters and conflict markers are no tokens.
  @Test(arguments: [
    ("a// b\nc/* d */e", "id:a id:c id:e"),
    ("a/* b /* c */ d */e", "id:a id:e"),
    ("/**/a/***/b/*/ c */d", "id:a id:b id:d"),
    ("a\r\nb\rc", "id:a id:b id:c"),
    ("a\u{B}b\u{C}c\td", "id:a id:b id:c id:d"),
    ("\u{FEFF}let a", "kw:let id:a"),
    (#"a\#0b "c\#0d""#, #"id:a id:b str:" text:c␀d end:""#),
    ("a\u{1}b\u{7F}c", "id:a id:b id:c"),
    ("a\u{2028}b\u{E000}c", "id:a id:b id:c"),
    ("a\n<<<<<<< x\nb\n=======\nc\n>>>>>>> y\nd", "id:a id:d"),
    ("a\n>>>> x\nb\n<<<<\nd", "id:a"),
    ("a <<<<<<< b", "id:a bin:<<<<<<< id:b"),
    ("<<<<<<< a\nb", "bin:<<<<<<< id:a id:b"),
  ])
  func trivia(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  // Curly quotes are how text from a word processor arrives.
  @Test(arguments: [
    ("“a b” c", "id:“a·b” id:c"),
    ("“a\nb", "id:“ id:a id:b"),
    ("a ” b", "id:a unknown:” id:b"),
    (#"“\(a)”"#, #"id:“ \ ( id:a ) unknown:”"#),
  ])
  func curlyQuotes(source: String, tokens: String) {
    #expect(compact(source) == tokens)
  }

  @Test(arguments: [
    ("a// b\nc", "//·b"),
    ("a /* b */ c // d", "/*·b·*/ //·d"),
    ("/* a /* b */ c */ d", "/*·a·/*·b·*/·c·*/"),
    ("/// a\r\n//! b\r", "///·a //!·b"),
    ("/* a", "/*·a"),
    ("/**/ /***/ /*/ */", "/**/ /***/ /*/·*/"),
    ("a+//c\nb *//**/", "//c //**/"),
    ("x = /a/ // b", "//·b"),
    (#""// a \(b /* c */) /* d */""#, "/*·c·*/"),
  ])
  func comments(source: String, comments: String) {
    #expect(compactComments(source) == comments)
  }

  // Bytes that are no UTF-8 are passed over outside of literals and belong to the text inside of them.
  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "id:a id:b"),
      ([0x74, 0x72, 0x79, 0xFF], "kw:try"),
      (Array("continue".utf8) + [0xFF], "kw:continue"),
      (Array("associatedtype".utf8) + [0xC0], "kw:associatedtype"),
      (Array("precedencegroup".utf8) + [0xFF] + Array("x".utf8), "kw:precedencegroup id:x"),
      (Array("fallthrough".utf8) + Array("é".utf8), "id:fallthroughé"),
      ([0x61, 0xC3, 0x28, 0x62], "id:a ( id:b"),
      ([0x22, 0xFF, 0x22], "str:\" text:� end:\""),
      ([0x61, 0xE2, 0x82], "id:a"),
      ([0x22, 0xE2, 0x82], "str:\" text:� end:"),
      ([0xED, 0xA0, 0x80, 0x61], "id:a"),
      ([0xC0, 0xAF, 0x61], "id:a"),
      ([0x60, 0xFF, 0x60], "id:`�`"),
      ([0x2B, 0xFE], "pre:+"),
      ([], ""),
    ] as [([UInt8], String)]
  )
  func malformed(source: [UInt8], tokens: String) {
    #expect(compact(source) == tokens)
  }

  // MARK: - Flags

  @Test(
    arguments: [
      ("a b\nc", [[], [.spaceBefore], [.startsLine, .spaceBefore]]),
      ("a/**/b", [[], [.spaceBefore]]),
      ("a /*\n*/ b", [[], [.startsLine, .spaceBefore]]),
      ("\u{FEFF}a", [[]]),
      ("\na", [[.startsLine, .spaceBefore]]),
      ("`a` <#b#>", [[.escaped], [.escaped, .spaceBefore]]),
      (#""a""#, [[], [], []]),
      ("\"\"\"\na\n\"\"\"", [[.multiline], [], []]),
      (##"#"a"#"##, [[.raw], [], []]),
      ("\"a\nb", [[], [.unterminated], [.unterminated], [.startsLine, .spaceBefore]]),
    ] as [(String, [Token.Flags])]
  )
  func flags(source: String, flags: [Token.Flags]) {
    #expect(Structure(Source(source)).tokens.map(\.flags) == flags)
  }

  /// The name of a word is the hash of its bytes; backticks are no part of it.
  @Test(arguments: [
    ("left", 0, "left"), ("`left`", 0, "left"), ("a == b", 1, "=="), ("\"left\"", 1, "left"), ("#if", 0, "if"),
    ("$0", 0, "$0"), ("سلام", 0, "سلام"),
  ])
  func names(source: String, index: Int, name: String) {
    #expect(Structure(Source(source)).tokens[index].name == NameHash.hash(name))
  }
}
