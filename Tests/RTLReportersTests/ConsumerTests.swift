import Foundation
import RTLReporters
import RTLRuleKit
import Testing

/// What those who read a format ask of it, put as tests.
@Suite struct ConsumerTests {
  private func object(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

  /// GitHub's page on SARIF support: what is required, and the limits.
  @Test func codeScanningFindsWhatItRequires() throws {
    let text = Formats.reporter("sarif").report(Formats.sample)
    let log = try #require(try object(text) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "rtllint" && driver["semanticVersion"] as? String == "1.2.3")
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    for name in ["shortDescription", "fullDescription", "help"] {
      let text = try #require((rule[name] as? [String: String])?["text"])
      #expect(!text.isEmpty && (text.count <= 1024 || name == "help"))
    }
    for result in try #require(run["results"] as? [[String: Any]]) {
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
      #expect(["note", "warning", "error"].contains(result["level"] as? String))
      #expect((result["partialFingerprints"] as? [String: String])?.isEmpty == false)
      let locations = try #require(result["locations"] as? [[String: [String: Any]]])
      let region = try #require(locations.first?["physicalLocation"]?["region"] as? [String: Int])
      #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
    }
  }

  @Test func aFixInSARIFIsOneChangeWithAllEdits() throws {
    let log = try object(Formats.reporter("sarif").report(Samples.report(Samples.pair))) as? [String: Any]
    let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    let fixes = try #require(results?.first?["fixes"] as? [[String: Any]])
    let changes = try #require(fixes.first?["artifactChanges"] as? [[String: Any]])
    #expect(fixes.count == 1 && changes.count == 1)
    #expect((changes[0]["replacements"] as? [[String: Any]])?.count == 2)
  }

  @Test func aRuleThatIsNotListedHasNoIndex() throws {
    let output = Formats.reporter("sarif").report(Samples.report(Samples.line("x", 1..<2)))
    #expect(output.contains("\"ruleId\": \"sample\", \"level\"") && !output.contains("ruleIndex"))
  }

  /// GitLab's page on Code Quality.
  @Test func gitLabFindsWhatItRequires() throws {
    let issues = try #require(try object(GitLabReporter().report(Formats.sample)) as? [[String: Any]])
    #expect(issues.count == 4)
    for issue in issues {
      #expect(Set(issue.keys) == ["check_name", "description", "severity", "fingerprint", "location"])
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["path"] as? String)?.hasPrefix("./") == false)
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 > 0)
    }
  }

  @Test func aSuggestionIsAWholeFixOrNone() throws {
    func suggestions(_ diagnostic: Diagnostic) throws -> [[String: Any]]? {
      let root = try object(RDJSONReporter().report(Samples.report(diagnostic))) as? [String: Any]
      return (root?["diagnostics"] as? [[String: Any]])?.first?["suggestions"] as? [[String: Any]]
    }
    let pair = try #require(try suggestions(Samples.pair))
    #expect(pair.map { $0["text"] as? String } == ["leadingAnchor.constraint(equalTo: card.leadingAnchor"])
    let range = try #require(pair[0]["range"] as? [String: [String: Int]])
    #expect(range == ["start": ["line": 42, "column": 12], "end": ["line": 42, "column": 58]])

    var unsafe = Samples.pair
    unsafe.fix?.safety = .unsafe
    #expect(try suggestions(unsafe) == nil)
    var lines = Samples.pair
    lines.fix?.edits[1].span = Samples.span(43, 48..<58)
    #expect(try suggestions(lines) == nil)
    var cut = Samples.pair
    cut.excerpt?.firstColumn = 20
    #expect(try suggestions(cut) == nil)
    var short = Samples.pair
    short.excerpt?.text = "short"
    #expect(try suggestions(short) == nil)
    var overlapping = Samples.pair
    overlapping.fix?.edits[1].span = Samples.span(42, 15..<58)
    #expect(try suggestions(overlapping) == nil)
    lines.fix?.edits.removeFirst()
    #expect(try suggestions(lines)?.first?["text"] as? String == "leadingAnchor")
  }

  @Test func gitHubSeesTheWorstFirst() {
    let lines = GitHubReporter().report(Formats.sample).split(separator: "\n")
    #expect(lines.map { String($0.prefix(8)) } == ["::error ", "::warnin", "::warnin", "::notice", "1 error,"])
    // A range over many lines has no columns.
    #expect(lines[2].contains("line=42,endLine=44,title=") && lines[1].contains("col=12,endColumn=22,"))
  }

  @Test func markdownShowsAHundredAndCountsTheRest() {
    var report = Samples.report()
    report.diagnostics = Array(repeating: Samples.pair, count: 130)
    let output = MarkdownReporter().report(report)
    #expect(output.split(separator: "\n").count { $0.hasPrefix("| `Sources") } == 100)
    #expect(output.hasSuffix("\n\n30 more.\n"))
    #expect(output.contains("| `absolute_anchor` | 130 | 130 |\n"))
  }
}
