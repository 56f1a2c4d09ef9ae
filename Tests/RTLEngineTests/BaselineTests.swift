import RTLRuleKit
import RTLSyntax
import Testing

@testable import RTLEngine

@Suite struct BaselineTests {
  private let project = Project(.defaults, workingDirectory: "/p", ruleIDs: [])

  private func found(_ code: String, path: String = "A.swift") -> [Diagnostic] {
    Linter.diagnostics(in: Source(code), path: path, RuleSelection(fakeRules))
  }

  private func baseline(_ diagnostics: [Diagnostic]) throws -> Baseline {
    try Baseline(Baseline.empty.text(without: [], adding: diagnostics, in: project))
  }

  @Test func linesPutInAboveChangeNothing() throws {
    let baseline = try baseline(found("left\nleft\n  f(left)\n"))
    #expect(baseline.count == 3)
    let match = baseline.match(found("new\n\n  left\n f(left) \n\tleft\n"), in: project)
    #expect(match.new.isEmpty && match.stale.isEmpty && match.known.count == 3)
  }

  @Test func onlyAsManyAreKnownAsThereWere() throws {
    let match = try baseline(found("left\n")).match(found("left\nleft\n"), in: project)
    #expect(match.known.map(\.span.start.line) == [1] && match.new.map(\.span.start.line) == [2])
  }

  @Test func whatIsGoneIsStale() throws {
    let baseline = try baseline(found("left\nf(left)\nf(left)\n", path: "My A.swift"))
    let match = baseline.match(found("f(left)\n", path: "My A.swift"), in: project)
    #expect(match.stale.map(\.path) == ["My A.swift", "My A.swift"])
    #expect(match.stale.map(\.rule) == ["fake_left", "fake_left"])
    let pruned = try Baseline(baseline.text(without: match.stale, in: project))
    #expect(pruned.count == 1 && pruned.match(found("f(left)\n", path: "My A.swift"), in: project).stale.isEmpty)
  }

  @Test func isSortedWithALineForEach() throws {
    let text = Baseline.empty.text(without: [], adding: found("left; b\nleft; a\n"), in: project)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    #expect(lines.drop { $0.hasPrefix("#") } == ["A.swift\tfake_left\tleft; a", "A.swift\tfake_left\tleft; b"])
  }

  @Test func noCodeBreaksALine() throws {
    let odd = "left; \"\u{2028}\t\\u{9}\u{85}\u{FEFF}é\u{1B}[2J\" // \0"
    for path in ["#A.swift", "a\tb\\.swift", "<<<<<<< x.swift", "é\u{FEFF}.swift"] {
      let baseline = try baseline(found(odd, path: path))
      #expect(baseline.count == 1)
      #expect(baseline.match(found(odd, path: path), in: project).new.isEmpty)
      #expect(baseline.match([], in: project).stale.map(\.path) == [path])
    }
  }

  @Test func lineBreaksAndMarksOfOtherSystemsAreBorne() throws {
    let text = "\u{FEFF}# known\r\n\r\nA.swift\tfake_left\tleft\r\n"
    #expect(try Baseline(Array(text.utf8)).match(found("left\n"), in: project).known.count == 1)
  }

  /// Found by the fuzzer: of several returns one was taken off each time the file was written.
  @Test func whatIsWrittenTwiceIsTheSame() throws {
    let once = try Baseline(Array("A.swift\trule\tx\r\r\r\n".utf8)).text(without: [], in: project)
    #expect(try Baseline(once).text(without: [], in: project) == once)
    #expect(String(decoding: once, as: UTF8.self).hasSuffix("A.swift\trule\tx\n"))
  }

  @Test(arguments: [
    (
      "a\tb\tc\n<<<<<<< ours\n", 2,
      "a merge has left a conflict here; `rtllint baseline --prune` keeps the lines of both sides"
    ),
    ("a b c\n", 1, "this is no line of a baseline: path, rule and code with tabs between them"),
  ])
  func whatIsNoBaselineIsTold(text: String, line: Int, message: String) {
    let problem = #expect(throws: Problem.self) { try Baseline(Array(text.utf8)) }
    #expect(problem == Problem(message, line: line))
  }

  @Test func whatBothSidesOfAConflictBeganWithIsLeftOut() throws {
    let nested = "<<<<<<<<< Temporary merge branch 1\nb\tfake_left\tx\n=========\n>>>>>>>>> Temporary merge branch 2\n"
    let text = "<<<<<<< ours\na\tfake_left\tleft\n||||||| base\n\(nested)=======\nc\tfake_left\tleft\n>>>>>>> theirs\n"
    #expect(try Baseline(Array(text.utf8), joinsSides: true).count == 2)
  }

  /// All of one name: whoever looked at each for each other would never be done.
  @Test(.within(.seconds(60))) func manyLinesAreRead() throws {
    let count = 40_000
    let lines = (0..<count).map { "Sources/Folder/File\($0 % 100).swift\tfake_left\tline.\($0).left\n" }
    #expect(try Baseline(Array(lines.joined().utf8)).match([], in: project).stale.count == count)
  }
}
