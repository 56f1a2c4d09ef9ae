import RTLRuleKit
import RTLSyntax
import Testing

@testable import RTLEngine

@Suite struct FixingTests {
  private func edit(_ start: Int, _ end: Int, _ text: String) -> Edit { Edit(ByteRange(start, end), text) }

  private func text(_ source: Source) -> String { source.text(ByteRange(0, source.count)) }

  @Test func fixesThatGoTogetherAreMadeAtOnce() {
    var patch = Patch()
    // The second is the same set again, as every finding of a set brings it.
    let fixes = [
      [edit(6, 8, "ZZ"), edit(0, 1, "A")], [edit(0, 1, "A"), edit(6, 8, "ZZ")], [edit(3, 4, "")],
    ]
    for fix in fixes {
      let isAdded = patch.add(fix)
      #expect(isAdded)
    }
    #expect(patch.count == 3)
    #expect(text(patch.applied(to: Source("abcdefghi"))) == "AbcefZZi")
  }

  @Test func halfAFixIsNoFix() {
    var patch = Patch()
    _ = patch.add([edit(2, 4, "x")])
    let clashes = [
      [edit(0, 1, "y"), edit(3, 5, "y")], [edit(2, 4, "z")], [edit(2, 2, "in front of it")],
      [edit(6, 8, "a"), edit(7, 9, "b")], [edit(9, 8, "backwards")],
    ]
    for fix in clashes {
      let isAdded = patch.add(fix)
      #expect(!isAdded, "\(fix)")
    }
    #expect(patch.edits == [edit(2, 4, "x")] && patch.count == 1)
  }

  @Test(arguments: [
    ("let a = left", 8, 12, "leading", true),
    ("f(\"left\")", 3, 7, "leading", true),
    ("let a = left", 8, 12, "\"leading", false),
    ("let a = left // b", 8, 12, "/* leading", false),
    ("let a = left", 8, 12, "leading /*", false),
    ("f(left)", 2, 6, "leading)", false),
    ("f(left, b)", 2, 6, "leading //", false),
    ("a.left.b", 2, 7, "leading", false),
    ("a left b", 1, 7, "", false),
    ("\"a\\(left)\"", 4, 8, "leading", true),
    ("\"\\(a) / \\(b)\"", 5, 5, "\\u{2069}", true),
    ("\"\\(a) / \\(b)\"", 5, 5, "\"", false),
    ("\"\\(a) / \\(b)\"", 8, 8, "\\(", false),
    // What is broken already may stay broken.
    ("let a = \"left", 9, 13, "leading", true),
  ])
  func whatLexesWorseIsRefused(code: String, start: Int, end: Int, new: String, isFine: Bool) {
    var patch = Patch()
    _ = patch.add([edit(start, end, new)])
    let old = Source(code)
    #expect(Relexing.accepts(patch, from: old, to: patch.applied(to: old)) == isFine)
  }

  @Test func aHarmfulFixDoesNotTakeTheOthersAlong() {
    var file = MendedFile(Source("f(left, left)"))
    let isMended = file.mend([[edit(2, 6, "leading")], [edit(8, 12, "\"")]])
    #expect(isMended)
    #expect(text(file.source) == "f(leading, left)" && file.count == 1)
    let isMendedAgain = file.mend([[edit(11, 15, "(")]])
    #expect(!isMendedAgain)
  }

  /// A type that is renamed makes a fault of a word in another file.
  @Test func whatWouldHarmAnotherFileStays() throws {
    let tree = try ScratchTree([".git/": "", "E.swift": "echo()\n"])
    for name in ["A", "B", "C", "D"] { try tree.write("f(left)\n", to: name + ".swift") }
    try tree.write("struct left {}\n", to: "Type.swift")
    let rules = fakeRules + [CatalogedRule(category: "Fakes", FakeEcho())]
    let project = Project(.search, workingDirectory: tree.root, ruleIDs: rules.map(\.rule.id))
    let linter = Linter(project, RuleSelection(rules, minimumSeverity: .info), toolVersion: "1")
    let fixer = Fixer(linter, Sieve(minimumSeverity: .info), .safeFixes)
    for named in [[], ["A.swift", "B.swift", "C.swift", "D.swift", "Type.swift"].map { tree.path($0) }] {
      let outcome = fixer.mend(named)
      #expect(outcome.files.map(\.path.name.count) == [7, 7, 7, 7])
      let message = "left as it is: mended, E.swift would have a finding of `fake_echo` it does not have now"
      #expect(outcome.problems == [Problem(message, path: "Type.swift")])
    }
    // It has that finding anyhow.
    try tree.write("struct leading {}\n", to: "Other.swift")
    #expect(fixer.mend([]).files.count == 5)
  }

  private func diff(_ old: String, _ new: String, _ path: Path = "A.swift") -> String {
    String(decoding: UnifiedDiff(from: Source(old), to: Source(new), path: path).bytes, as: UTF8.self)
  }

  @Test func differencesAreWrittenAsGitWritesThem() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 5\n", with: "LINE 5\n").replacing("line 16\n", with: "line 16\nmore\n")
    #expect(
      diff(old, new, "a b.swift") == """
        diff --git a/a b.swift b/a b.swift
        --- a/a b.swift\t
        +++ b/a b.swift\t
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +LINE 5
         line 6
         line 7
         line 8
        @@ -14,6 +14,7 @@
         line 14
         line 15
         line 16
        +more
         line 17
         line 18
         line 19

        """
    )
    #expect(diff("a\nb\na\n", "c\nb\nc\n").hasSuffix("@@ -1,3 +1,3 @@\n-a\n+c\n b\n-a\n+c\n"))
    #expect(diff(old, old).isEmpty)
    #expect(diff("a\r\nb", "a\r\nc").hasSuffix("-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"))
    #expect(diff("a\n", "b\n", "ü\t\"x\".swift").hasPrefix("diff --git \"a/ü\\t\\\"x\\\".swift\" "))
  }

  @Test func differencesLeadFromOneTextToTheOther() {
    var state: UInt64 = 7
    for _ in 0..<300 {
      let old = lines(&state)
      let new = lines(&state)
      var rebuilt: [ArraySlice<UInt8>] = []
      var position = 0
      for change in LineChanges.between(old, new) {
        #expect(old[position..<change.old.lowerBound].elementsEqual(new[rebuilt.count..<change.new.lowerBound]))
        rebuilt += old[position..<change.old.lowerBound] + new[change.new]
        position = change.old.upperBound
      }
      rebuilt += old[position...]
      #expect(rebuilt == new)
    }
  }

  /// Few different lines, so that many agree by chance.
  private func lines(_ state: inout UInt64) -> [ArraySlice<UInt8>] {
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    return (0..<next(12)).map { _ in [UInt8(97 + next(3)), 10][...] }
  }

  private func remarks(_ code: String, above line: Int) -> String? {
    let source = Source(code)
    let place = LineTable(source).position(at: LineTable(source).lineStarts[line - 1])
    let diagnostic = Diagnostic(
      rule: "fake_left",
      category: "Fakes",
      severity: .warning,
      message: "left",
      path: "A.swift",
      span: Diagnostic.Span(start: place, end: place)
    )
    let edits = SuppressionComments(source, reason: "known").edits(for: [diagnostic])
    return edits[0].map { edits in
      var patch = Patch()
      _ = patch.add(edits)
      return text(patch.applied(to: source))
    }
  }

  @Test func commentsAreWrittenAboveTheCode() {
    let comment = "// rtllint:disable:next fake_left -- known"
    #expect(remarks("a\n  left\n", above: 2) == "a\n  \(comment)\n  left\n")
    #expect(remarks("\tleft", above: 1) == "\t\(comment)\n\tleft")
    #expect(remarks("a\r\n left\r\n", above: 2) == "a\r\n \(comment)\r\n left\r\n")
    #expect(remarks("\u{FEFF}left\n", above: 1) == "\u{FEFF}\(comment)\nleft\n")
    // In a literal no comment can stand; that above it holds for all of it, and for one that begins where it ends.
    for literal in ["  left", "  \\(b +\n  left)", "  \\(\"\"\"\n left\n \"\"\")", "  b\n  \"\"\" + \"\"\"\n left"] {
      let code = "b\n a = \"\"\"\n\(literal)\n  \"\"\"\n"
      let line = code.prefix(upTo: code.firstRange(of: "left")?.lowerBound ?? code.endIndex).count { $0.isNewline } + 1
      #expect(remarks(code, above: line) == "b\n \(comment)\n" + code.dropFirst(2), "\(literal)")
    }
    #expect(remarks("/* a\n left */ left", above: 2) == nil)
  }
}
