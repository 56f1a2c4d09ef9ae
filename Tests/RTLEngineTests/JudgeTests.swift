import RTLEngine
import RTLRuleKit
import RTLSyntax
import Testing

@Suite struct JudgeTests {
  private func lint(_ text: String, configuration: String = "", minimum: Severity = .info) -> Inspector.Result {
    let ids = fakeRules.map(\.rule.id)
    let read = Configuration.read(Array(text.isEmpty ? "".utf8 : configuration.utf8), folder: "/", ruleIDs: ids)
    #expect(read.problems.isEmpty)
    let selection = RuleSelection(fakeRules, minimumSeverity: minimum)
    let inspector = Inspector(selection, configuration: read.configuration, settings: read.configuration.settings)
    return inspector.inspect(
      Structure(Source(text)),
      shownPath: "a/b.swift",
      steadyPath: "b.swift",
      project: ProjectIndex()
    )
  }

  @Test func tellsEverythingOfAFinding() throws {
    let diagnostic = try #require(lint("é = 1\n😀é.left,right\n").diagnostics.first)
    #expect(diagnostic.rule == "fake_left" && diagnostic.category == "Fakes" && diagnostic.severity == .warning)
    #expect(diagnostic.path == "a/b.swift" && diagnostic.message == "left")
    #expect(diagnostic.span.start == Position(line: 2, column: 8, utf16Column: 5, offset: 14))
    #expect(diagnostic.span.end == Position(line: 2, column: 12, utf16Column: 9, offset: 18))
    #expect(diagnostic.related.map(\.start.column) == [13])
    #expect(diagnostic.fix?.title == "leading" && diagnostic.fix?.safety == .safe)
    #expect(diagnostic.fix?.edits == [Diagnostic.SpannedEdit(span: diagnostic.span, text: "leading")])
    let excerpt = Diagnostic.Excerpt(line: 2, firstColumn: 1, text: "😀é.left,right", isCutAtEnd: false)
    #expect(diagnostic.excerpt == excerpt)
    #expect(diagnostic.fingerprint.utf8.count == 16)
  }

  @Test func agreesWithTheLineTable() {
    let text = "left\r\n é left 😀 left\rleft\n\nleft \u{0} left"
    let table = LineTable(Source(text))
    let diagnostics = lint(text).diagnostics
    #expect(diagnostics.count == 6)
    for diagnostic in diagnostics {
      #expect(diagnostic.span.start == table.position(at: diagnostic.span.start.offset))
      #expect(diagnostic.span.end == table.position(at: diagnostic.span.end.offset))
    }
  }

  /// Configured level, then what becomes of a mild, a plain and a harsh finding of a rule whose own level is warning.
  @Test(arguments: [
    ("error", [Severity.info, .error, .error]),
    ("warning", [.info, .warning, .warning]),
    ("info", [.info, .info, .info]),
  ])
  func theConfiguredSeverityCounts(_ level: String, _ expected: [Severity]) {
    let found = lint("mild\nplain\nharsh", configuration: "rules: {fake_grade: \(level)}").diagnostics
    #expect(found.map(\.severity) == expected)
  }

  @Test func rulesAreOffAndOnAsAsked() {
    #expect(lint("left plain").diagnostics.map(\.rule) == ["fake_left"])
    #expect(lint("left plain", configuration: "rules: {fake_left: off}").diagnostics.isEmpty)
    let structure = Structure(Source("left plain"))
    let read = Configuration.read(Array("rules: {fake_grade: off}".utf8), folder: "/", ruleIDs: ["fake_grade"])
    func found(_ selection: RuleSelection) -> [String] {
      Inspector(selection, configuration: read.configuration, settings: ProjectSettings())
        .inspect(structure, shownPath: "a", steadyPath: "a", project: ProjectIndex()).diagnostics.map(\.rule)
    }
    #expect(found(RuleSelection(fakeRules, only: ["fake_grade"])) == ["fake_grade"])
    #expect(found(RuleSelection(fakeRules, skip: ["fake_left"])).isEmpty)
  }

  @Test func countsWhatItHides() {
    let text = "mild\nharsh\nleft // rtllint:disable:this fake_left"
    let result = lint(text, configuration: "rules: {fake_grade: warning}", minimum: .warning)
    #expect(result.diagnostics.map(\.span.start.line) == [2])
    #expect(result.hidden == [.info: 1] && result.suppressedCount == 1)
  }

  @Test func fingerprintsOutliveLinesAbove() {
    let before = lint("left\n  left\nleft.a").diagnostics.map(\.fingerprint)
    let after = lint("new\n\n\tleft \nnew\nleft\nleft.a").diagnostics.map(\.fingerprint)
    #expect(before == after)
    #expect(Set(before).count == 3)
    // What is hidden counts among equal ones too.
    let all = lint("mild plain", configuration: "rules: {fake_grade: warning}").diagnostics
    let some = lint("mild plain", configuration: "rules: {fake_grade: warning}", minimum: .warning).diagnostics
    #expect(all.last?.fingerprint == some.first?.fingerprint)
  }

  @Test(arguments: [0, 1, 2, 3, 59, 60, 61, 500, 5_000])
  func cutsLongLinesBetweenCharacters(_ shift: Int) throws {
    let line = String(repeating: "a", count: shift) + " left /*" + String(repeating: "é😀", count: 400) + "*/ left"
    let diagnostics = lint(line).diagnostics
    #expect(diagnostics.count == 2)
    for diagnostic in diagnostics {
      let excerpt = try #require(diagnostic.excerpt)
      #expect(excerpt.text.utf8.count <= 203 && !excerpt.text.contains("\u{FFFD}"))
      let start = diagnostic.span.start.column - excerpt.firstColumn
      #expect(start >= 0)
      #expect(excerpt.text.utf8.dropFirst(start).starts(with: "left".utf8))
      #expect(excerpt.isCutAtEnd == (excerpt.firstColumn - 1 + excerpt.text.utf8.count < line.utf8.count))
    }
  }

  @Test(.within(.seconds(60))) func bearsOneLineOfManyFindings() {
    #expect(lint(String(repeating: "left;", count: 20_000)).diagnostics.count == 20_000)
  }

  @Test func bearsAnyBytes() {
    let bytes: [UInt8] = [0xFF, 0xFE] + Array("left \0 left".utf8) + [0xC3]
    let found = Linter.diagnostics(in: Source(bytes), path: "a.swift", RuleSelection(fakeRules))
    #expect(found.count == 2 && found[0].span.start.column == 3)
  }
}
