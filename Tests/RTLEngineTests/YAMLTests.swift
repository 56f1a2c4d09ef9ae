import RTLEngine
import RTLRuleKit
import Testing

@Suite struct YAMLTests {
  /// A tree in one line, so that a case is one line too.
  private func show(_ node: YAML.Node) -> String {
    switch node.content {
    case .empty: "-"
    case .scalar(let text): text.debugDescription
    case .list(let items): "[" + items.map(show).joined(separator: ", ") + "]"
    case .map(let entries): "{" + entries.map { "\($0.key): \(show($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  private func read(_ text: String) throws -> String { show(try YAML.read(Array(text.utf8))) }

  @Test(arguments: [
    ("", "-"),
    ("# only a comment\n", "-"),
    ("---\na: 1\n", "{a: \"1\"}"),
    ("\u{FEFF}a: 1\r\nb: 2\r\n", "{a: \"1\", b: \"2\"}"),
    ("a: b # c\nd: e#f\n", "{a: \"b\", d: \"e#f\"}"),
    ("a:\n  b: 1\n  c:\n    d: 2\ne: 3\n", "{a: {b: \"1\", c: {d: \"2\"}}, e: \"3\"}"),
    ("a:\n- 1\n- 2\nb:\n  - 3\n", "{a: [\"1\", \"2\"], b: [\"3\"]}"),
    ("- a: 1\n  b: 2\n-\n  c: 3\n- - 4\n  - 5\n", "[{a: \"1\", b: \"2\"}, {c: \"3\"}, [\"4\", \"5\"]]"),
    ("a: [x, 'y, z', \"w\"]\n", "{a: [\"x\", \"y, z\", \"w\"]}"),
    ("a: []\nb: {}\nc: [x, ]\n", "{a: [], b: {}, c: [\"x\"]}"),
    ("a: {b: {c: [1, {d: 2}]}, e: [[], [3], {}]}\n", "{a: {b: {c: [\"1\", {d: \"2\"}]}, e: [[], [\"3\"], {}]}}"),
    ("a: {ios: \"15.0\", macos: 12.0}\n", "{a: {ios: \"15.0\", macos: \"12.0\"}}"),
    ("a: ~\nb: null\nc:\nd: '~'\n", "{a: -, b: -, c: -, d: \"~\"}"),
    ("a: 'it''s'\nb: \"\\u00e9\\t\\\\\"\n", "{a: \"it\\'s\", b: \"é\\t\\\\\"}"),
    ("'a b': 1\n\"c\\n\": 2\n", "{a b: \"1\", c\n: \"2\"}"),
    ("a: http://x.y:1\n", "{a: \"http://x.y:1\"}"),
    ("a: -1\nb: -x\nc: ?y\n", "{a: \"-1\", b: \"-x\", c: \"?y\"}"),
    ("a: |\n  x: 1\n    # y\n\n  z\n\nb: 1\n", "{a: \"x: 1\\n  # y\\n\\nz\\n\", b: \"1\"}"),
    ("a: |-\n  x\n", "{a: \"x\"}"),
    ("a: |+\n  x\n\n", "{a: \"x\\n\\n\"}"),
    ("a: >\n  x\n  y\n\n  z\n    w\n  v\n", "{a: \"x y\\nz\\n  w\\nv\\n\"}"),
    ("- |\n  x\n- y\n", "[\"x\\n\", \"y\"]"),
  ])
  func reads(_ text: String, _ tree: String) throws {
    #expect(try read(text) == tree)
  }

  @Test(arguments: [
    ("a: &x 1\n", 1, 4, "anchors"),
    ("a: *x\n", 1, 4, "aliases"),
    ("a: !!str x\n", 1, 4, "tags"),
    ("%YAML 1.2\n---\na: 1\n", 1, 1, "directives"),
    ("a: 1\n---\nb: 2\n", 2, 1, "one document"),
    ("--- a\n", 1, 1, "one document"),
    ("a: 1\n...\n", 2, 1, "one document"),
    ("a:\n\tb: 1\n", 2, 1, "tab"),
    ("a:\n  \t- b\n", 2, 3, "tab"),
    ("a: 1\nb: 2\na: 3\n", 3, 1, "twice, first in line 1"),
    ("x: {a: 1, a: 2}\n", 1, 11, "twice"),
    ("? a\n: b\n", 1, 1, "key must be a scalar"),
    ("a: {b: {c: 1}\n", 1, 14, "expected `,` or `}`"),
    ("a: [[b]\n", 1, 8, "expected `,` or `]`"),
    ("a: " + String(repeating: "[", count: 2000) + "\n", 1, 37, "nested deeper than 32 levels"),
    ("a: {[b]: c}\n", 1, 5, "put a text that begins with `[` in quotes"),
    ("a: [b,\n  c]\n", 1, 7, "expected"),
    ("a: [b\n", 1, 6, "expected `,` or `]`"),
    ("a: {b}\n", 1, 6, "expected `key: value`"),
    ("a: 'b\n", 1, 4, "not closed"),
    ("a: \"b\\q\"\n", 1, 6, "unknown escape"),
    ("a: \"\\u12\"\n", 1, 5, "hexadecimal"),
    ("a: \"\\ud800\"\n", 1, 5, "hexadecimal"),
    ("a: 'b' c\n", 1, 8, "unexpected text"),
    ("a: 'b'#c\n", 1, 7, "unexpected text"),
    ("a: b: c\n", 1, 5, "in quotes"),
    ("a: - b\n", 1, 4, "in quotes"),
    ("a: @b\n", 1, 4, "in quotes"),
    ("a: b\n  c\n", 2, 3, "ends with its line"),
    ("a: 1\n  b: 2\n", 2, 3, "ends with its line"),
    ("  a: 1\nb: 2\n", 2, 1, "fits no line"),
    ("a:\n    b: 1\n  c: 2\n", 3, 3, "indented deeper"),
    ("a: 1\nb\n", 2, 1, "expected `key: value`"),
    ("- a\nb: 1\n", 2, 1, "fits no line"),
    ("- a\n  - b\n", 2, 3, "ends with its line"),
    ("a: |2\n  b\n", 1, 5, "only `-` or `+`"),
    ("a: |\n    b\n  c\n", 3, 3, "indented less"),
    ("a: \u{1}\n", 1, 4, "control character"),
    ("a:\nb: \0\n", 2, 4, "control character"),
  ])
  func refuses(_ text: String, _ line: Int, _ column: Int, _ part: String) {
    let problem = #expect(throws: Problem.self) { try read(text) }
    #expect(problem?.line == line && problem?.column == column, "\(String(describing: problem))")
    #expect(problem?.message.contains(part) == true, "\(problem?.message ?? "")")
  }

  @Test func refusesMalformedText() {
    let problem = #expect(throws: Problem.self) { try YAML.read(Array("a: 1\nbé: ".utf8) + [0xC3, 0x28]) }
    #expect(problem?.line == 2 && problem?.column == 6 && problem?.message == "malformed UTF-8")
  }

  @Test func refusesWhatIsTooDeepOrTooLarge() {
    let deep = (0..<40).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    let problem = #expect(throws: Problem.self) { try read(deep) }
    #expect(problem?.message.contains("32 levels") == true)
    let dashes = #expect(throws: Problem.self) { try read(String(repeating: "- ", count: 100_000)) }
    #expect(dashes?.message.contains("32 levels") == true)
    let large = #expect(throws: Problem.self) { try read(String(repeating: "#", count: YAML.sizeLimit + 1)) }
    #expect(large?.message.contains("1 MB") == true)
  }

  @Test(.within(.seconds(60))) func readsManyKeys() throws {
    let text = (0..<20_000).map { "k\($0): [a, b]\n" }.joined()
    guard case .map(let entries) = try YAML.read(Array(text.utf8)).content else {
      Issue.record("it is a map")
      return
    }
    #expect(entries.count == 20_000)
  }

  /// Whatever is cut off or changed, the reader answers; that it returns at all is what is tested, and where it fails
  /// it says where.
  @Test func neverTraps() {
    let text = Array("a: [b, 'c']\nd:\n  - e: |\n      f\n    g: {h: \"\\u00e9\"}\n# i\n".utf8)
    var failures = 0
    for length in 0...text.count {
      for byte in [nil, 0x3A, 0x5B, 0x7B, 0x27, 0x2D, 0x7C, 0x20, 0x0A, 0xFF] as [UInt8?] {
        do {
          _ = try YAML.read(text[..<length] + (byte.map { [$0] } ?? []) + text[min(length + 1, text.count)...])
        } catch let problem {
          failures += 1
          #expect(problem.line ?? 0 > 0 && problem.column ?? 0 > 0)
        }
      }
    }
    #expect(failures > 0)
  }

  @Test func keepsPositions() throws {
    guard case .map(let entries) = try YAML.read(Array("a: 1\nbb:\n  - x\n".utf8)).content,
      case .list(let items) = entries[1].value.content
    else { return #expect(Bool(false)) }
    #expect(entries[1].line == 2 && entries[1].column == 1)
    #expect(entries[0].value.column == 4)
    #expect(items[0].line == 3 && items[0].column == 5)
  }
}
