import Foundation
import RTLReporters
import RTLRuleKit
import Testing

/// Whatever a name, a path or a source holds: no format breaks, and nothing of it becomes a command.
@Suite struct HostileTextTests {
  static let texts = [
    "\n", "\r\n", "a\nb.swift:1:1: error: forged [rule]", "\u{1B}[31mred\u{1B}]8;;http://x\u{7}",
    "\u{0}\u{8}\u{7F}\u{9B}2J",
    "\u{202E}\u{2066}evil", "\u{2028}\u{2029}\u{85}", "::error file=x::forged", " \u{A0}::warning::forged",
    "a\n::set-output name=x::y", "##[error]forged", "##vso[task.setvariable x]y", "x ##teamcity[buildStop]",
    "###[warning]", "%0A::error::forged%25", "a,line=1::b", "<script>alert(1)</script>", "</error><x y='z' \"q\">",
    "]]>", "<!-- -->", "&amp;&#10;&lt;", "`code` | cell | \\| ``", "[link](http://x) @user #1 www.x.y",
    "\"}, {\"a\": \"b\"",
    "\\\"\\u0000\\", "\u{FFFE}\u{FFFF}\u{FFFD}", "https://user:pass@host/", "متن ‌سلام", "", " ", "~*_{}",
    "$(id) `id` $HOME",
  ]

  private static func report(_ text: String) -> Report {
    var diagnostic = Samples.pair
    diagnostic.rule = text
    diagnostic.category = text
    diagnostic.message = text
    diagnostic.path = text
    diagnostic.fingerprint = text
    diagnostic.excerpt?.text = text
    diagnostic.fix?.title = text
    diagnostic.fix?.edits[0].text = text
    var report = Samples.report(diagnostic, diagnostic)
    report.suppressed = [Report.Suppressed(diagnostic, reason: text)]
    return report
  }

  @Test(arguments: texts)
  func nothingReachesATerminalOrACIServiceRaw(text: String) {
    let safe = Self.report("plain")
    for (name, reporter) in Formats.all {
      let output = reporter.report(Self.report(text))
      let scalars = output.unicodeScalars
      #expect(scalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }, "\(name)")
      #expect(
        !scalars.contains { (0x2028...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) },
        "\(name)"
      )
      #expect(!output.contains(/##[a-zA-Z]*\[/), "\(name)")
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      if !name.hasPrefix("html") {
        let safeLines = reporter.report(safe).split(separator: "\n", omittingEmptySubsequences: false)
        // An underline has a line of its own only where there is something to underline.
        if !name.hasPrefix("text") { #expect(lines.count == safeLines.count, "\(name)") }
      }
      let commands = lines.filter { $0.drop { $0.isWhitespace }.hasPrefix("::") }
      #expect(commands.count == (name == "github.txt" ? 2 : 0), "\(name)")
      #expect(commands.allSatisfy { $0.hasPrefix("::warning file=") }, "\(name)")
    }
  }

  /// A reference is the character again where markup is shown. Only a file's name, which is there for programs, has them.
  @Test(arguments: texts)
  func nothingIsALiveReferenceWhereMarkupIsShown(text: String) {
    for (name, reporter) in Formats.all where name.hasSuffix("ml") {
      let output = reporter.report(Self.report(text)).replacing(/\s(name|classname)="[^"]*"/, with: "")
      let live = output.matches(of: /&#(x?[0-9A-Fa-f]+);/).filter { !["9", "39"].contains($0.1) }
      #expect(live.isEmpty, "\(name): \(live.map(\.0))")
      #expect(text.isEmpty || output.contains(markup(SafeText.neutralized(text))), "\(name)")
    }
  }

  private func markup(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }

  @Test(arguments: texts)
  func jsonFormatsAreReadBackExactly(text: String) throws {
    let report = Self.report(text)
    let gitlab = try #require(try object(GitLabReporter().report(report)) as? [[String: Any]])
    #expect(gitlab.count == 2 && gitlab[0]["check_name"] as? String == text)
    #expect((gitlab[0]["location"] as? [String: Any])?["path"] as? String == text)
    let diagnostics = try #require(try members("diagnostics", RDJSONReporter().report(report)))
    #expect(diagnostics.count == 2 && diagnostics[0]["message"] as? String == text)
    #expect((diagnostics[0]["location"] as? [String: Any])?["path"] as? String == text)
    let lines = JSONLinesReporter().report(report).split(separator: "\n")
    #expect(lines.count == 3)
    #expect((try object(String(lines[0])) as? [String: Any])?["path"] as? String == text)

    let run = try #require(try members("runs", Formats.reporter("sarif").report(report))).first
    let results = try #require(run?["results"] as? [[String: Any]])
    #expect(results.count == 3 && (results[0]["message"] as? [String: Any])?["text"] as? String == text)
    #expect((results[2]["suppressions"] as? [[String: Any]])?.first?["justification"] as? String == text)
    let place = (results[0]["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
    let uri = try #require((place?["artifactLocation"] as? [String: Any])?["uri"] as? String)
    #expect(uri.removingPercentEncoding == text)
    #expect(
      uri.utf8.allSatisfy {
        ($0 >= 0x61 && $0 <= 0x7A) || "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%/._-~".utf8.contains($0)
      }
    )
  }

  @Test(arguments: texts)
  func gitHubReadsTheCommandAsMeant(text: String) throws {
    let line = try #require(GitHubReporter(closing: nil).report(Self.report(text)).split(separator: "\n").first)
    // As the runner does: up to the next `::` are the properties, parted by commas; then escapes are undone.
    let match = try #require(line.wholeMatch(of: /::warning (.*?)::(.*)/))
    let properties = match.1.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    #expect(properties.map { $0[0] } == ["file", "line", "endLine", "col", "endColumn", "title"])
    let safe = SafeText.neutralized(text)
    #expect(unescaped(properties[0].dropFirst().first ?? "") == safe)
    #expect(unescaped(String(match.2)) == safe)
  }

  private func unescaped(_ text: String) -> String {
    var text = text
    for (escape, plain) in [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")] {
      text = text.replacing(escape, with: plain)
    }
    return text
  }

  @Test(arguments: texts)
  func aTableKeepsItsCells(text: String) {
    let lines = MarkdownReporter().report(Self.report(text)).split(separator: "\n").map(String.init)
    let rows = lines.filter { $0.hasPrefix("|") }
    #expect(rows.count == 3 + 4)
    for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 4, "\(row)") }
    // Outside code nothing is left that could be a tag, a link or a mention.
    let outside = rows.map(withoutCode).joined(separator: "\n")
    #expect(!outside.contains { "<>[]@#*_~`\\$&".contains($0) }, "\(outside)")
    #expect(!outside.contains("://") && !outside.contains("www."))
  }

  /// A line without its code spans, each of which ends at as many backticks as it begins with.
  private func withoutCode(_ line: String) -> String {
    var outside = ""
    var rest = line[...]
    while let start = rest.firstIndex(of: "`") {
      outside += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      var end: Substring.Index?
      var place = rest.startIndex
      while end == nil, let next = rest[place...].firstIndex(of: "`") {
        let run = rest[next...].prefix { $0 == "`" }
        if run.count == fence.count { end = next }
        place = run.endIndex
      }
      guard let end else { return outside + fence + rest }
      rest = rest[end...].dropFirst(fence.count)
    }
    return outside + rest
  }

  private func object(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

  private func members(_ name: String, _ text: String) throws -> [[String: Any]]? {
    (try object(text) as? [String: Any])?[name] as? [[String: Any]]
  }
}
