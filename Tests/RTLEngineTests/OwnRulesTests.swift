import RTLEngine
import RTLRuleKit
import RTLSyntax
import Testing

/// Rule files: what they may say, what is wrong with them, and what patterns find.
@Suite struct OwnRulesTests {
  private static let head = "summary: Things\nmessage: this is a thing; write another\nbad: ['⟦a⟧']\n"

  private func load(_ files: [String: String]) throws -> OwnRules {
    let tree = try ScratchTree(files)
    defer { withExtendedLifetime(tree) {} }
    return OwnRules(in: tree.path("Own"), besides: ["absolute_anchor"])
  }

  private func rule(_ match: String, more: String = "") throws -> PatternRule {
    let rules = try load(["Own/my_rule.yml": Self.head + "match:\n" + match + "\n" + more])
    try #require(rules.problems.isEmpty, "\(rules.problems)")
    return try #require(rules.entries.first).rule
  }

  private func found(_ code: String, _ rule: PatternRule, vocabulary: Vocabulary = Vocabulary()) -> [String] {
    let source = Source(code)
    let selection = RuleSelection([CatalogedRule(category: OwnRules.category, rule)], minimumSeverity: .info)
    let settings = ProjectSettings(vocabulary: vocabulary)
    return Linter.diagnostics(in: source, path: "A.swift", selection, settings: settings).map {
      source.text(ByteRange($0.span.start.offset, $0.span.end.offset))
    }
  }

  // MARK: - Patterns

  private static let shapes: [(match: String, code: String, found: [String])] = [
    (
      "  member: leftInset", "a.leftInset = 1; leftInset; b?.leftInset; .leftInset",
      ["leftInset", "leftInset", "leftInset"]
    ),
    ("  member: [one, two]", "a.one + a.two + a.three", ["one", "two"]),
    ("  member: Colors.brand", "Colors.brand; Other.brand; x.brand", ["Colors.brand"]),
    ("  member: NSTextAlignment.left", "label.textAlignment = .left; x = Side.left", ["left"]),
    ("  member: UILabel.tag", "let a: UILabel = b\na.tag = 1\nlet c: UIView = d\nc.tag = 2", ["tag"]),
    ("  call: setLeft", "a.setLeft(1); func setLeft(_ x: Int) {}; setLeft; setLeft(2)", ["setLeft(1)", "setLeft(2)"]),
    ("  call: Row", "Row.init(a); Row { b }; @Row(1) var c", ["Row.init(a)", "Row"]),
    (
      "  call: UIFont.systemFont", "UIFont.systemFont(ofSize: 1); NSFont.systemFont(ofSize: 1)",
      ["UIFont.systemFont(ofSize: 1)"]
    ),
    ("  assignment: side", "a.side = 1; let side: Int = 2; side == 3; a.side", ["side = 1", "side: Int = 2"]),
    (
      "  assignment: side\n  value: {member: left}", "a.side = .left; a.side = .right; a.side = x.left",
      ["side = .left", "side = x.left"]
    ),
    ("  string: ltr", #"a("ltr"); a("ltr "); a("\(b)ltr"); a("""\#nltr\#n""")"#, [#""ltr""#]),
    (
      "  call: f\n  argument: {label: x, string: a}", #"f(x: "a"); f(y: "a"); f("a"); f(x: ("a"))"#,
      [#"f(x: "a")"#, #"f(x: ("a"))"#]
    ),
    ("  call: f\n  argument: {label: _, is: literal}", "f(1); f(x: 1); f(a); f(-2)", ["f(1)", "f(-2)"]),
    (
      "  argument: {label: leftMargin}", "f(leftMargin: 1); g(a, leftMargin: 2); h(leftMargin)",
      ["f(leftMargin: 1)", "g(a, leftMargin: 2)"]
    ),
    ("  call: f\n  argument:\n    - label: a\n    - label: b", "f(a: 1, b: 2); f(a: 1)", ["f(a: 1, b: 2)"]),
    ("  call: f\n  argument:\n    call: g\n    argument: {member: h}", "f(g(a.h)); f(g(a)); f(g)", ["f(g(a.h))"]),
    ("  member: x\n  inside: {call: HStack}", "HStack { a.x }; HStack(b: a.x) {}; VStack { a.x }", ["x", "x"]),
    ("  member: x\n  inside: {function: draw}", "func draw() { run { a.x } }; func other() { a.x }", ["x"]),
    (
      "  member: x\n  inside:\n    type: [View, UIView]",
      "struct A: View { func f() { a.x } }; class B: UILabel { func f() { a.x } }; class C { func f() { a.x } }",
      ["x", "x"]
    ),
    ("  member: x\n  inside: {assignment: text}", "label.text = a.x + b; label.tag = a.x", ["x"]),
    ("  any:\n    - member: a\n    - call: b", "x.a; b(1); b", ["a", "b(1)"]),
    ("  all:\n    - member: a\n    - not: symmetric", "[.a, .left, .right]; [.a, .left]", ["a"]),
    (
      "  call: inset\n  not: symmetric", "inset(left: 1, right: 1); inset(left: 1, right: 2); inset(1)",
      ["inset(left: 1, right: 2)"]
    ),
    ("  member: x\n  not: direction_aware", "b = isRTL ? a.x : 0; b = a.x", ["x"]),
    ("  member: x\n  is: numeric", "struct A { let x: Int }; struct B { let y = a.x }", ["x"]),
    ("  member: x\n  not: numeric", "f(a.x)", []),
    ("  call: f\n  argument: user_visible", "label.text = f(a); log(f(a))", []),
    ("  call: f\n  is: user_visible", "label.text = f(a); print(f(a)); g(f(a))", ["f(a)"]),
    ("  string: a\n  is: localized", #"Text("a"); print("a")"#, [#""a""#]),
  ]

  @Test(arguments: shapes)
  func findsWhatIsWrittenSo(_ match: String, _ code: String, _ expected: [String]) throws {
    #expect(found(code, try rule(match)) == expected)
  }

  @Test func whatIsUnknownIsNeitherFoundNorItsOpposite() throws {
    #expect(found("f(a.x); f(b.count)", try rule("  call: f\n  argument: numeric")) == ["f(b.count)"])
    #expect(found("f(a.x); f(\"b\")", try rule("  call: f\n  not: {argument: numeric}")) == ["f(\"b\")"])
  }

  @Test func silenceHoldsForThemToo() throws {
    let rule = try rule("  member: x")
    #expect(found("// a.x\n/* a.x */ \"a.x\"\n#if false\na.x\n#endif\n#Preview { a.x }", rule) == [])
  }

  @Test(arguments: [
    ("fix: {rename: leadingInset}", "a.leftInset = 1", "leadingInset", Fix.Safety.unsafe),
    ("fix: {replace: leading(), safety: safe}", "a.leftInset", "leading()", .safe),
  ])
  func mendsWhatItFinds(_ fix: String, _ code: String, _ text: String, _ safety: Fix.Safety) throws {
    let rule = try rule("  member: leftInset", more: fix)
    let selection = RuleSelection([CatalogedRule(category: "Own", rule)])
    let found = Linter.diagnostics(in: Source(code), path: "A.swift", selection)
    #expect(found.map { $0.fix?.edits.map(\.text) } == [[text]] && found.first?.fix?.safety == safety)
  }

  @Test(arguments: shapes)
  func noPrefixBringsARuleDown(_ match: String, _ code: String, _ expected: [String]) throws {
    let rule = try rule(match)
    for length in 0..<code.utf8.count { _ = found(String(decoding: code.utf8.prefix(length), as: UTF8.self), rule) }
  }

  @Test func aFixTakesNoCommentWithIt() throws {
    let rule = try rule("  call: f", more: "fix: {replace: g()}")
    let selection = RuleSelection([CatalogedRule(category: "Own", rule)])
    let found = Linter.diagnostics(in: Source("f(1 /* why */)\nf(2)\nf(3) { a }"), path: "A.swift", selection)
    #expect(found.map { $0.fix == nil } == [true, false, true])
  }

  @Test func thePageNamesEveryFact() throws {
    let root = try #require(Path(#filePath).parent?.parent?.parent)
    let page = try FileSystem.read(root.appending("Documentation/OwnRules.md")).dropLast(Source.padding)
    let lines = String(decoding: page, as: UTF8.self).split(separator: "\n")
    for fact in PatternFact.allCases { #expect(lines.contains { $0.hasPrefix("| `\(fact.rawValue)` |") }, "\(fact)") }
  }

  // MARK: - Bounds

  @Test func aPatternTakesItsStepsAndNoMore() throws {
    var match = "  member: x\n"
    var indentation = "  "
    for _ in 0..<9 {
      match +=
        indentation + "inside:\n" + indentation + "  call: f\n" + indentation + "  not:\n" + indentation
        + "    argument:\n"
      indentation += "      "
    }
    match += indentation + "call: f"
    let deep = String(repeating: "f(y, ", count: 3000) + "a.x" + String(repeating: ")", count: 3000)
    _ = found(String(repeating: deep + "\n", count: 3), try rule(match))
    let wide = "f(" + String(repeating: "x: 1, ", count: 40_000) + "a.x)"
    #expect(found(wide, try rule("  argument: {label: x, is: user_visible}")) == [])
  }

  @Test func aFileMayBreakOffAnywhere() throws {
    let root = try #require(Path(#filePath).parent?.parent?.parent)
    let sample = try FileSystem.read(root.appending("Documentation/OwnRules/handmade_chevron.yml")).dropLast(
      Source.padding
    )
    let tree = try ScratchTree(["Own/": ""])
    defer { withExtendedLifetime(tree) {} }
    let lineCount = sample.count { $0 == UInt8(ascii: "\n") }
    for length in stride(from: 0, to: sample.count, by: 11) {
      try tree.write(String(decoding: sample.prefix(length), as: UTF8.self), to: "Own/a.yml")
      let rules = OwnRules(in: tree.path("Own"), besides: [])
      #expect(rules.problems.isEmpty != rules.entries.isEmpty)
      for problem in rules.problems {
        #expect((1...lineCount + 1).contains(problem.line ?? 0) && problem.column ?? 0 > 0, "\(problem)")
      }
    }
  }

  @Test func whatIsTooLargeIsRefused() throws {
    let names = Array(repeating: "a", count: 50_000).joined(separator: ", ")
    let branches = String(repeating: "    - member: a\n", count: 20_000)
    for match in ["match:\n  member: [\(names)]", "match:\n  any:\n\(branches)"] {
      let problems = try load(["Own/my_rule.yml": Self.head + match]).problems
      #expect(problems.count == 1 && problems.first?.message.hasPrefix("a pattern has at most 200 words") == true)
    }
    let long = String(repeating: "a.x; ", count: 5000)
    let rules = try load(["Own/my_rule.yml": Self.head + "match: {member: x}\ngood:\n  - |\n    \(long)\n"])
    #expect(rules.problems.map(\.message) == ["an example has at most 20000 bytes"])
    let huge = try load(["Own/my_rule.yml": Self.head + "# " + String(repeating: "x", count: 1 << 20)])
    #expect(huge.problems.map(\.message) == ["more than 1 MB is no rule"] && huge.entries.isEmpty)
  }

  // MARK: - Mistakes

  private static let mistakes: [(text: String, line: Int, column: Int, message: String)] = [
    ("mach:\n  member: x", 4, 1, "unknown key `mach`; did you mean `match`?"),
    ("match:\n  membr: x", 5, 3, "unknown word `membr`; did you mean `member`?"),
    ("match:\n  member: x\n  is: numerc", 6, 7, "unknown fact `numerc`; did you mean `numeric`?"),
    ("match:\n  member: x\n  numeric: true", 6, 3, "`numeric` is a fact; write `is: numeric`"),
    (
      "match:\n  member: a b", 5, 11, "`a b` is no name; write it without signs, as `leftAnchor` or `UIFont.systemFont`"
    ),
    ("match:\n  call: A.init", 5, 9, "write `A` alone; `.init` is found too"),
    ("match:\n  type: A", 5, 3, "`type` stands under `inside` only"),
    ("match:\n  member: x\n  inside: {member: y}", 6, 12, "`member` does not stand under `inside`"),
    ("match:\n  member: x\n  call: y", 6, 3, "nothing is `member` and `call` at once; put them under `any`"),
    ("match:\n  member: x\n  argument: numeric", 6, 3, "`argument` is about a `call`, not about a `member`"),
    ("match:\n  any: x", 5, 8, "`any` is a list of patterns"),
    ("match: [a]", 4, 8, "a list of patterns stands under `all` or `any`"),
    ("match: {}", 4, 8, "a pattern is missing here"), ("match: {not: {}}", 4, 14, "a pattern is missing here"),
    ("match: {member: a, inside: {}}", 4, 28, "a pattern is missing here"),
    ("match:\n  string: ''", 5, 11, "a string is found by its whole text, without interpolations"),
    (
      "match:\n  not: numeric", 5, 3,
      "no word here wakes the rule: name a member, call, assignment, string or the label of an argument, and under `any` in each branch"
    ),
    ("match: {member: x}\nseverity: warn", 5, 11, "`severity` is off, info, warning or error, not `warn`"),
    ("match: {member: x}\nfix: {rename: a, replace: b}", 5, 1, "a fix has either `rename` or `replace`"),
    ("match: {string: x}\nfix: {rename: a}", 5, 1, "a string has no name that `rename` could change; use `replace`"),
    ("match: {member: x}\ngood: ['⟦a⟧']", 5, 8, "a good example has no marks"),
    ("match: {member: x}\n  a: b", 5, 3, "a value ends with its line; use `|` or `>` for text over several lines"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreToldWithTheirPlace(_ text: String, _ line: Int, _ column: Int, _ message: String) throws {
    let rules = try load(["Own/my_rule.yml": Self.head + text])
    let problem = try #require(rules.problems.first)
    #expect((problem.line, problem.column, problem.message) == (line, column, message))
    #expect(problem.path?.hasSuffix("Own/my_rule.yml") == true)
    #expect(rules.entries.isEmpty && rules.ids == ["my_rule"])
  }

  @Test func everyRequiredKeyIsAskedFor() throws {
    let rules = try load(["Own/my_rule.yml": "rationale: because"])
    #expect(rules.problems.map(\.message) == ["summary", "message", "match", "bad"].map { "`\($0)` is missing" })
  }

  @Test func theNameOfTheFileIsTheRules() throws {
    let text = Self.head + "match: {member: x}"
    let rules = try load([
      "Own/one.yml": text, "Own/two.yaml": text, "Own/one.yaml": text, "Own/Three.yml": text, "Own/notes.md": "#",
      "Own/.hidden.yml": "a", "Own/absolute_anchor.yml": text, "Own/all.yml": text,
    ])
    #expect(rules.entries.map(\.rule.id) == ["one", "two"])
    #expect(rules.problems.map(\.message).filter { $0.contains("already") }.count == 2)
    #expect(rules.problems.count == 4)
  }

  @Test func aFolderThatIsNotThereIsToldAtItsName() throws {
    let tree = try ScratchTree([".rtllint.yml": "rule_paths:\n  - Gone\nrules:\n  nonsense: off\n"])
    let project = Project(.search, workingDirectory: tree.root, ruleIDs: ["absolute_anchor"])
    #expect(project.problems.map(\.line) == [4, 2])
    #expect(project.problems.last?.message == "`Gone` cannot be read: no such file or directory")
  }
}
