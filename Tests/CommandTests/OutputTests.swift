import Foundation
import Testing

@Suite struct OutputTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("Sources/B.swift", Sandbox.good + Sandbox.bad)
    try sandbox.write("Sources/A.swift", "// سلام\n" + Sandbox.bad)
    return sandbox
  }

  @Test func jsonIsReadBack() throws {
    let outcome = try sandbox().run("--format", "json")
    #expect(outcome.status == 1)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(findings.map { $0["path"] as? String } == ["Sources/A.swift", "Sources/B.swift"])
    #expect(findings.allSatisfy { $0["rule"] as? String == "absolute_anchor" })
    let start = try #require(findings.first?["start"] as? [String: Int])
    #expect(start == ["line": 2, "column": 3, "utf16Column": 3, "offset": 14])
    #expect((root["summary"] as? [String: Int])?["warnings"] == 2)
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let sandbox = try sandbox()
    for number in 0..<40 { try sandbox.write("Sources/F\(number).swift", Sandbox.bad) }
    let first = try sandbox.run("--format", "json", "--jobs", "1").output
    for jobs in ["2", "7"] { #expect(try sandbox.run("--format", "json", "--jobs", jobs).output == first) }
    #expect(first.contains("\"warnings\": 42"))
  }

  @Test func aFileTakesTheReport() throws {
    let sandbox = try sandbox()
    let direct = try sandbox.run("--format", "json")
    try sandbox.write("report.json", "old")
    let outcome = try sandbox.run("--format", "json", "--output", "report.json")
    #expect(outcome.status == 1 && outcome.output == "")
    #expect(try sandbox.text(of: "report.json") == direct.output)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path).sorted() == ["Sources", "report.json"]
    )
  }

  @Test func oneRunWritesManyReports() throws {
    let sandbox = try sandbox()
    let formats = [
      "concise", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown", "html",
    ]
    let outcome = try sandbox.run(formats.flatMap { ["--output", "\($0):reports.\($0)"] } + ["--output", "text:a:b"])
    #expect(outcome.status == 1)
    #expect(outcome.output == (try sandbox.run().output) && outcome.errors == "")
    for format in formats {
      #expect(try sandbox.text(of: "reports.\(format)") == sandbox.run("--format", format).output, "\(format)")
    }
    #expect(try sandbox.text(of: "a:b") == outcome.output)
    // What has a slash before its colon is a path.
    #expect(try sandbox.run("--output", "./html5:x", "--output=sarif:", "--quiet").status == 2)
    #expect(try sandbox.text(of: "html5:x").hasPrefix("Sources/A.swift:2:3: "))
  }

  @Test func aReportThatCannotBeWrittenKeepsNoOther() throws {
    let sandbox = try sandbox()
    let files = ["json:first", "sarif:no/where", "html:no/there", "junit:last"]
    let outcome = try sandbox.run(files.flatMap { ["--output", $0] } + ["--stamp", "done"])
    let direct = try sandbox.run().output
    #expect(outcome.status == 2 && outcome.output == direct)
    let reason = "error: cannot be written: no such file or directory\n"
    #expect(outcome.errors == "no/where: \(reason)no/there: \(reason)")
    #expect(try sandbox.text(of: "last") == sandbox.run("--format", "junit").output)
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.appending(path: "done").path))
  }

  @Test func aFileTakesOneReport() throws {
    let sandbox = try sandbox()
    let here = sandbox.folder.path
    for words in ["--output json:x --output sarif:./x", "--output x --output json:\(here)/x", "--output x --stamp x"] {
      let outcome = try sandbox.run(words.split(separator: " ").map(String.init))
      #expect(outcome.status == 2 && outcome.output == "", "\(words)")
      #expect(outcome.errors.hasSuffix("x` is named twice; each report and the stamp want a file of their own\n"))
      #expect(!FileManager.default.fileExists(atPath: here + "/x"))
    }
    #expect(try sandbox.run("--output", "json:/dev/null", "--output", "sarif:/dev/null").status == 1)
    let both = try sandbox.run("--output", "x", "--output", "y")
    #expect(both.errors == "rtllint: error: --output names `x` and `y`; write FORMAT:FILE for a report besides\n")
  }

  @Test func sarifTellsWhatCommentsSilenceAndHowLinesAreKnown() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", "// rtllint:disable:next all -- a compass\n" + Sandbox.bad + Sandbox.bad)
    let root = try JSONSerialization.jsonObject(with: Data(sandbox.run("--format", "sarif").output.utf8))
    let results = (((root as? [String: Any])?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
    #expect(results.count == 2)
    #expect(results[0]["suppressions"] == nil)
    let suppression = try #require((results[1]["suppressions"] as? [[String: String]])?.first)
    #expect(suppression == ["kind": "inSource", "justification": "a compass"])
    // Alike from one end to the other, and told apart by their order.
    let hashes = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"] }
    #expect(hashes.first?.wholeMatch(of: /[0-9a-f]+:2/) != nil)
    #expect(hashes.last?.wholeMatch(of: /[0-9a-f]+:1/) != nil)
  }

  @Test func pathsAreWholeOnRequest() throws {
    let sandbox = try sandbox()
    let lines = try sandbox.run("--absolute-paths", "--quiet", "Sources/../Sources").output.split(separator: "\n")
    let here = sandbox.folder.path
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix(here + "/Sources/") })

    try sandbox.write(".rtllint.yml", "rulse: {}\nbaseline: known\n")
    try sandbox.write("known", "gone.swift\tabsolute_anchor\tcode\n")
    let told = try sandbox.run("--absolute-paths", ".", "none.swift", "--output", "json:no/where").errors
    let places = told.split(separator: "\n").map { $0.prefix { $0 != " " } }
    let names = ["known:1:", ".rtllint.yml:1:1:", "none.swift:", "no/where:"]
    #expect(Set(places) == Set(names.map { "\(here)/\($0)" }), "\(told)")
    try sandbox.write("known", "<<<<<<<\n")
    #expect(try sandbox.run("--absolute-paths").errors.hasPrefix("\(here)/known:1: error: "))
  }

  @Test func aStampIsAnEmptyFile() throws {
    let sandbox = try sandbox()
    let outcome = try sandbox.run("--stamp", "done")
    #expect(try sandbox.text(of: "done") == "" && outcome.output == sandbox.run().output)
    #expect(try sandbox.run("--output", "no/where", "--stamp", "failed").status == 2)
    #expect(throws: (any Error).self) { try sandbox.text(of: "failed") }
  }

  @Test func aNameIsNoCommand() throws {
    let sandbox = try Sandbox()
    for name in ["::error::forged.swift", "##[error]forged.swift", "a\n::error::forged.swift"] {
      try sandbox.write(name, Sandbox.bad + "let x = (\n")
    }
    let outcome = try sandbox.run("nowhere", ".", "::notice::gone")
    for line in (outcome.output + outcome.errors).split(separator: "\n") {
      #expect(!line.hasPrefix("::") && !line.contains("##["), "\(line)")
    }
    #expect(outcome.output.contains("\\u{3A}:error::forged.swift:1:3: warning: "))
  }

  @Test func framesAndColorsAreForTerminals() throws {
    let sandbox = try sandbox()
    let plain = try sandbox.run("Sources/B.swift").output
    #expect(!plain.contains("\u{1B}") && plain.split(separator: "\n").count == 2)

    let terminal = try sandbox.runOnTerminal("Sources/B.swift")
    #expect(terminal.contains("\u{1B}["))
    #expect(terminal.contains("^^^^^^^^^^"))

    let framesOnly = try sandbox.runOnTerminal("Sources/B.swift", environment: ["NO_COLOR": "1"])
    #expect(!framesOnly.contains("\u{1B}") && framesOnly.contains("\n  |   ^^^^^^^^^^"))
    #expect(try sandbox.runOnTerminal("Sources/B.swift", "--color=never") == framesOnly)
    #expect(try sandbox.runOnTerminal("Sources/B.swift", environment: ["NO_COLOR": ""]) == terminal)
    #expect(try sandbox.run("Sources/B.swift", "--color", "always").output == terminal)
    #expect(try sandbox.run("Sources/B.swift", "--color=always", environment: ["NO_COLOR": "1"]).output == terminal)
  }

  @Test func aDashIsStandardOutput() throws {
    let sandbox = try sandbox()
    let json = try sandbox.run("--format", "json").output
    #expect(try sandbox.run("--output", "json:-").output == json)
    #expect(try sandbox.run("--format", "json", "--output", "-").output == json)
    let both = try sandbox.run("--output", "report.txt", "--output", "json:-")
    #expect(both.output == json)
    #expect(try sandbox.text(of: "report.txt") == sandbox.run().output)
    for two in [["json:-", "sarif:-"], ["json:-", "-"]] {
      let outcome = try sandbox.run(two.flatMap { ["--output", $0] })
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.errors.hasPrefix("rtllint: error: standard output takes one report; "))
    }
    #expect(try sandbox.run("--format", "text", "--output", "json:-").status == 2)
    #expect(try sandbox.run("rules", "--output", "json:-").output == sandbox.run("rules", "--format", "json").output)
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.appending(path: "-").path))
  }

  @Test func quietLeavesOutTheSummaryAndStatisticsFollowIt() throws {
    let sandbox = try sandbox()
    let quiet = try sandbox.run("--quiet").output
    #expect(quiet.split(separator: "\n").count == 2 && quiet.hasSuffix("[absolute_anchor]\n"))
    let statistics = try sandbox.run("--statistics")
    let row = "\nfindings  can be fixed\n       2             2  absolute_anchor\n"
    #expect(statistics.output.hasSuffix(row))
    let json = try sandbox.run("--statistics", "--format", "json")
    #expect(json.errors.hasSuffix(row) && !json.output.contains("can be fixed"))
  }
}
