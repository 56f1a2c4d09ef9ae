import RTLEngine
import RTLRuleKit
import RTLSyntax
import Testing

@Suite struct SuppressionTests {
  /// What is found, as `line:column rule`; of `left` only the line.
  private func lint(_ text: String, only: Set<String> = []) -> [String] {
    Linter.diagnostics(in: Source(text), path: "a.swift", RuleSelection(fakeRules, only: only)).map { diagnostic in
      let start = diagnostic.span.start
      return diagnostic.rule == "fake_left" ? "\(start.line)" : "\(start.line):\(start.column) \(diagnostic.rule)"
    }
  }

  @Test(arguments: [
    ("left", ["1"]),
    // The next line that has code.
    ("// rtllint:disable:next fake_left\nleft\nleft", ["3"]),
    ("// rtllint:disable:next fake_left -- a reason\n\n// a comment\n/* another */\nleft", []),
    ("let a = 1 // rtllint:disable:next fake_left\nleft", []),
    ("/* rtllint:disable:next fake_left */ a = 1\nleft", []),
    ("\t//\trtllint:disable:next\tfake_left\r\nleft\r\nleft", ["3"]),
    ("// rtllint:disable:next all\nleft", []),
    ("// rtllint:disable:next fake_left, fake_grade\nleft", []),
    // A string that begins there belongs to it to its end, and so does one that begins where that ends.
    ("// rtllint:disable:next fake_left\nf(\"\"\"\n\\(left)\n\"\"\", left)\nleft", ["5"]),
    ("// rtllint:disable:next fake_left\na = \"\"\"\na\n\"\"\" + \"\"\"\n\\(left)\n\"\"\"\nleft", ["7"]),
    ("// rtllint:disable:next fake_left\na = \"\"\"\n\\(f(\"\"\"\nb\n\"\"\"))\n\\(left)\n\"\"\"\nleft", ["8"]),
    ("// rtllint:disable:next fake_left\na = \"\\(left)\"\nleft", ["3"]),
    // This line and the one before.
    ("left // rtllint:disable:this fake_left\nleft", ["2"]),
    ("left /* rtllint:disable:this fake_left */; left\nleft", ["2"]),
    ("left\n\n// rtllint:disable:previous fake_left\nleft", ["4"]),
    // Ranges.
    ("left\n// rtllint:disable fake_left\nleft\nleft\n// rtllint:enable fake_left\nleft", ["1", "6"]),
    ("// rtllint:disable fake_left\nleft\nleft", []),
    ("// rtllint:disable all\nleft\n// rtllint:enable all\nleft", ["4"]),
    // A range that belongs to the finding.
    ("left,\n// rtllint:disable:next fake_left\nright", []),
    ("// rtllint:disable:next fake_left\nx = [\nleft,\nright]", ["1:25 useless_suppression", "3"]),
    // Not for the tool.
    ("/// rtllint:disable:next fake_left\nleft", ["2"]),
    ("// see rtllint:disable:next fake_left\nleft", ["2"]),
    ("\"// rtllint:disable:next fake_left\"\nleft", ["2"]),
  ])
  func silences(_ text: String, _ found: [String]) {
    #expect(lint(text) == found)
  }

  @Test(arguments: [
    ("// rtllint:ltr -- a player\nfunc f() {\n  left\n}\nleft", ["5"]),
    (
      "// rtllint:ltr -- a player\n@objc(a:)\n@available(iOS 15, *)\npublic\nfunc f()\n  -> Int\n{\n  left\n}\nleft",
      ["10"]
    ),
    ("// rtllint:ltr -- a player\nlet a = [\n  left,\n  left\n]\nleft", ["6"]),
    ("// rtllint:ltr -- a player\na\n  .left()\n  .left { left }\n  .b()\nleft", ["6"]),
    ("// rtllint:ltr -- a player\nif a {\n  left\n} else if b,\n  c {\n  left\n}\nelse {\n  left\n}\nleft", ["11"]),
    ("// rtllint:ltr -- a player\nguard left else {\n return\n}\nleft", ["5"]),
    ("// rtllint:ltr -- a player\nrepeat {\n  left\n}\nwhile left\nleft", ["6"]),
    ("// rtllint:ltr -- a player\na = b\n  ? left\n  : left\nleft", ["5"]),
    ("// rtllint:ltr -- a player\nleft; left\nleft", ["2", "3"]),
    ("left // rtllint:ltr -- a player\nleft", ["2"]),
    ("f(a, /* rtllint:ltr -- a player */ left)\nleft", ["2"]),
    (
      "// rtllint:ltr -- a player\nclass A {\n  // rtllint:ltr -- inner\n  let a = left\n  let b = left\n}",
      ["3:3 useless_suppression"]
    ),
    ("// rtllint:ltr -- a player\nclass A {\n  left", []),
    ("{ a\n// rtllint:ltr -- a player\n}\nleft", ["2:1 useless_suppression", "4"]),
    ("// rtllint:ltr -- a player", ["1:1 useless_suppression"]),
    ("// rtllint:ltr — a player\nleft", []),
    ("// rtllint:ltr\nleft", ["1:1 unexplained_suppression"]),
    ("// rtllint:ltr a player\nleft", ["1:1 unexplained_suppression"]),
    ("// rtllint:ltr --\nleft", ["1:1 unexplained_suppression"]),
  ])
  func islandsReachToTheEndOfWhatTheyStandBefore(_ text: String, _ found: [String]) {
    #expect(lint(text) == found)
  }

  @Test(arguments: [
    ("// rtllint:disable:next fake_left\na", ["1:25 useless_suppression"]),
    ("// rtllint:disable:next fake_left fake_left\nleft", ["1:35 useless_suppression"]),
    ("// rtllint:disable:next fake_left", ["1:25 useless_suppression"]),
    ("// rtllint:disable fake_left\na", ["1:20 useless_suppression"]),
    ("// rtllint:disable fake_left\n// rtllint:disable fake_left\nleft", ["2:20 useless_suppression"]),
    ("// rtllint:enable fake_left\nleft", ["1:19 useless_suppression", "2"]),
    ("// rtllint:disable all\na", ["1:20 useless_suppression"]),
    // A rule that is off cannot show whether it would have found something.
    ("// rtllint:disable:next fake_grade\na", []),
    ("// rtllint:disabel:next fake_left\nleft", ["1:12 unknown_suppression", "2"]),
    ("// rtllint:\nleft", ["1:4 unknown_suppression", "2"]),
    ("// rtllint:disable:next\nleft", ["1:1 unknown_suppression", "2"]),
    ("// rtllint:disable:next fake_lft\nleft", ["1:25 unknown_suppression", "2"]),
    ("// rtllint:disable:next useless_suppression\na", ["1:25 unknown_suppression"]),
    ("// rtllint:disable:next fake_left of the compass\nleft", ["1:35 unknown_suppression"]),
    ("// rtllint:disable:next fake_left - of the compass\nleft", ["1:35 unknown_suppression"]),
    ("left // rtllint:disable fake_left -- a compass\nleft", ["1", "1:17 unended_suppression"]),
    ("left // rtllint:disable fake_left\nleft\n// rtllint:enable fake_left", ["1"]),
  ])
  func isReportedItself(_ text: String, _ found: [String]) {
    #expect(lint(text) == found)
  }

  @Test func saysWhatToWrite() {
    func message(_ text: String) -> String? {
      Linter.diagnostics(in: Source(text), path: "a.swift", RuleSelection(fakeRules)).first?.message
    }
    #expect(
      message("// rtllint:disabel:next fake_left")
        == "there is no directive `rtllint:disabel:next`; did you mean `rtllint:disable:next`?"
    )
    #expect(
      message("// rtllint:disable:line fake_left")
        == "there is no directive `rtllint:disable:line`; did you mean `rtllint:disable:this`?"
    )
    #expect(
      message("// rtllint:disable:next fake_left of the compass\nleft")
        == "a reason stands behind two dashes: `-- reason`"
    )
    #expect(message("// rtllint:disable fake_lfet") == "there is no rule `fake_lfet`; did you mean `fake_left`?")
    #expect(message("// rtllint:disable:this fake_left") == "`fake_left` finds nothing here; remove the suppression")
    #expect(message("// rtllint:ltr") == "say why this stays left to right: `rtllint:ltr -- reason`")
  }

  @Test func aPartialRunDoesNotComplainOfTheRest() {
    let text =
      "// rtllint:disable:next fake_grade\na\n// rtllint:disable:next all\nb\n// rtllint:disable:next fake_left\nc\nleft"
    #expect(lint(text, only: ["fake_left"]) == ["7"])
    #expect(lint(text, only: ["fake_left", "useless_suppression"]) == ["5:25 useless_suppression", "7"])
    #expect(lint(text) == ["3:25 useless_suppression", "5:25 useless_suppression", "7"])
  }

  /// Half-typed comments and code: cut anywhere, with anything behind, every answer lies within the text.
  @Test func bearsAnyPrefix() {
    let text =
      Array(
        "@a(b)\n// rtllint:ltr -- é\n@x\npublic func f() -> [A] {\n/* rtllint:disable:next fake_left, all */ left\n}"
          .utf8
      ) + Array("// rtllint:enable fake_left\nleft // rtllint:disable:previous q —\nrepeat { left }\nwhile a".utf8)
    for length in 0...text.count {
      for end in ["", "{", "*/", "rtllint:", "\n// rtllint:ltr -- a", "\"", "}"] {
        let source = Source(text[..<length] + Array(end.utf8))
        for found in Linter.diagnostics(in: source, path: "a.swift", RuleSelection(fakeRules)) {
          #expect(found.span.start.offset <= found.span.end.offset && found.span.end.offset <= source.count)
        }
      }
    }
  }

  @Test(.within(.seconds(60))) func bearsThousandsOfComments() {
    let count = 5_000
    let texts = [
      String(repeating: "// rtllint:disable:next fake_left\nleft\n", count: count),
      String(repeating: "/* rtllint:disable:next fake_left */ a;", count: count) + "\nleft",
      String(repeating: "// rtllint:disable fake_left all\n", count: count) + String(repeating: "left;", count: count),
      "a\n" + String(repeating: "// rtllint:ltr -- b\n.left()\n", count: count),
      String(repeating: "// rtllint:ltr -- b\nf {\n", count: 2_000) + "left",
    ]
    for text in texts { #expect(lint(text).allSatisfy { $0.contains("useless") }, "\(text.prefix(40))") }
  }
}
