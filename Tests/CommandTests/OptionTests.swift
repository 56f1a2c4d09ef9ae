import Testing

@Suite struct OptionTests {
  private static let formats =
    "text, concise, json, jsonl, sarif, github, gitlab, checkstyle, junit, rdjson, markdown or html"

  private static let mistakes: [(arguments: String, message: String)] = [
    ("--fromat json", "unknown option --fromat; did you mean --format?"),
    ("--zzz", "unknown option --zzz"),
    ("--fix", "unknown option --fix"),
    ("--baseline x --no-baseline", "--baseline and --no-baseline cannot both be meant"),
    ("--unsafe", "--unsafe has no meaning for rtllint [lint] [PATH…]"),
    ("fix --format json", "--format has no meaning for rtllint fix [PATH…]"),
    ("fix --staged", "--staged has no meaning for rtllint fix [PATH…]"),
    ("fix --unsafe --add-suppressions known", "--unsafe has no meaning with --add-suppressions, which fixes nothing"),
    (
      "--staged --changed-since main",
      "one of --staged, --changed-since and --patch is enough: each says which lines count"
    ),
    ("--staged --stdin", "--stdin has no meaning with --staged"),
    ("--patch a --files-from b", "--files-from has no meaning with --patch"),
    ("--format", "--format wants a value: --format FORMAT"),
    ("--format jsno", "--format is \(formats), not `jsno`; did you mean `json`?"),
    ("rules --format sarif", "--format is text, json or markdown, not `sarif`"),
    (
      "--output srif:x",
      "the FORMAT of --output is \(formats), not `srif`; did you mean `sarif`? (a file of that name is `./srif:x`)"
    ),
    ("rules --output json:x", "--output json:FILE has no meaning for rtllint rules"),
    ("--fail-on=wraning", "--fail-on is error, warning, info or never, not `wraning`; did you mean `warning`?"),
    ("--jobs 0", "--jobs wants a number from 1 up, not `0`"),
    ("--jobs=many", "--jobs wants a number from 1 up, not `many`"),
    ("--max-warnings -1", "--max-warnings wants a number from 0 up, not `-1`"),
    ("--quiet=yes", "--quiet takes no value"),
    ("--stdin-path A.swift", "--stdin-path has no meaning without --stdin"),
    ("--config a --no-config", "--config and --no-config cannot both be meant"),
    (
      "--fail-on info --min-severity error",
      "--fail-on info has no meaning with --min-severity error, which hides what would fail"
    ),
    (
      "--max-warnings 3 --min-severity error",
      "--max-warnings has no meaning with --min-severity error, which hides all warnings"
    ),
    ("-", "`-` is no path; --stdin lints standard input"),
    ("lint --stdio", "--stdio has no meaning for rtllint [lint] [PATH…]"),
    ("--stdin A.swift", "--stdin lints standard input alone; give no paths with it"),
    ("rules --jobs 2", "--jobs has no meaning for rtllint rules"),
    ("rulez", "`rulez` is no file and no subcommand; did you mean `rules`?"),
    ("init folder", "`folder` has no meaning for rtllint init"),
    ("init --quiet", "--quiet has no meaning for rtllint init"),
    ("explain", "one rule is wanted: rtllint explain RULE"),
    ("explain absolute_anchr", "unknown rule `absolute_anchr`; did you mean `absolute_anchor`?"),
    ("explain zzzzzz", "unknown rule `zzzzzz`; `rtllint rules` lists them"),
    ("explain absolute_anchor --format json", "--format is text or markdown, not `json`"),
    ("test --format markdown", "--format is text or json, not `markdown`"),
    ("test a b", "one folder is wanted: rtllint test [FOLDER]"),
    ("schema a", "`a` has no meaning for rtllint schema"),
    ("--rule absolute_anchr", "unknown rule `absolute_anchr`; did you mean `absolute_anchor`?"),
    ("--skip zzzzzz", "unknown rule `zzzzzz`; `rtllint rules` lists them"),
    ("--\u{202E}x", "unknown option --\\u{202E}x"),
  ]

  @Test(arguments: ["lint", "fix", "baseline"])
  func anEmptyPathIsNotTheWholeFolder(subcommand: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.bad)
    let outcome = try sandbox.run(subcommand, "")
    #expect(outcome.status == 2 && outcome.errors == "rtllint: error: an empty path names nothing\n")
    #expect(try sandbox.text(of: "A.swift") == Sandbox.bad)
  }

  @Test func severalRulesHaveCommasBetween() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.bad)
    #expect(try sandbox.run("--rule", "glued_percent,absolute_anchor").status == 1)
    #expect(try sandbox.run("--skip", "glued_percent,absolute_anchor").status == 0)
    #expect(
      try sandbox.run("--rule", "glued_percent,").errors
        == "rtllint: error: unknown rule ``; `rtllint rules` lists them\n"
    )
  }

  @Test func whatIsHiddenIsCountedByItsSeverity() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.bad)
    #expect(
      try sandbox.run("--min-severity", "error").output
        == "nothing found in 1 file; 1 warning not shown (--min-severity info)\n"
    )
  }

  @Test(arguments: mistakes)
  func whatIsWrongIsSaid(arguments: String, message: String) throws {
    let outcome = try Sandbox().run(arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 2)
    #expect(outcome.errors == "rtllint: error: \(message)\n")
    #expect(outcome.output == "")
  }

  @Test func helpNamesEveryOptionThatIsUnderstoodAndNoOther() throws {
    let sandbox = try Sandbox()
    let help = try sandbox.run("--help")
    #expect(help.status == 0 && help.errors == "")
    for same in [["help"], ["-h"], ["lint", "--help"], ["rules", "--help"]] {
      #expect(try sandbox.run(same).output == help.output)
    }
    let named = help.output.matches(of: /\n  (--[a-z-]+)/).map { String($0.1) }
    #expect(named.contains("--format") && named.count > 15)
    for option in named where option != "--help" && option != "--version" {
      let outcome = try sandbox.run(option, "--help")
      #expect(!outcome.errors.contains("unknown option"), "\(option)")
    }
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func versionIsALine() throws {
    let outcome = try Sandbox().run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output.wholeMatch(of: /rtllint \d+\.\d+\.\d+\n/) != nil)
  }

  @Test func rulesAndExplain() throws {
    let sandbox = try Sandbox()
    let rules = try sandbox.run("rules")
    #expect(rules.status == 0)
    #expect(rules.output.contains(/(?m)^absolute_anchor +warning +Constraints +on +\S/))
    try sandbox.write(".rtllint.yml", "rules:\n  absolute_anchor: off\n")
    #expect(try sandbox.run("rules").output.contains(/(?m)^absolute_anchor +warning +Constraints +off +\S/))
    #expect(try sandbox.run("rules", "--no-config").output == rules.output)
    let page = try sandbox.run("explain", "absolute_anchor")
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("absolute_anchor (warning, Constraints)\n"))
    #expect(page.output.contains("\nBad\n") && page.output.contains("\nGood\n"))
  }

  @Test func pathsMayBeginWithADash() throws {
    let sandbox = try Sandbox()
    try sandbox.write("-odd.swift", Sandbox.bad)
    #expect(try sandbox.run("--", "-odd.swift").output.hasPrefix("-odd.swift:1:3: warning: "))
  }

  @Test func aConfigurationThatIsWrongIsToldWithItsPlace() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Bad.swift", Sandbox.bad)
    try sandbox.write("other.yml", "rulse:\n  absolute_anchor: error\n")
    let outcome = try sandbox.run("--config", "other.yml")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("other.yml:1:1: error: unknown key `rulse`; did you mean `rules`?"))
    #expect(outcome.output.contains("1 warning in 1 file"))
  }

  @Test func categoriesAreNamedLikeRules() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.bad + "label.text = \"\\(count)%\"\nlabel.textAlignment = .left\n")
    func rules(_ options: String...) throws -> Set<String> {
      let lines = try sandbox.run(options).output.split(separator: "\n")
      return Set(lines.compactMap { $0.split(separator: "[").dropFirst().first.map(String.init) })
    }
    #expect(try rules("--rule", "Constraints") == ["absolute_anchor]"])
    #expect(try rules("--rule", "constraints", "--rule", "glued_percent") == ["absolute_anchor]", "glued_percent]"])
    #expect(try rules("--skip", "Constraints", "--skip", "Numbers") == ["absolute_text_alignment]"])
    #expect(try rules("--rule", "Constraints", "--skip", "absolute_anchor") == [])
    // What is off has to be named itself.
    try sandbox.write(".rtllint.yml", "rules: {absolute_anchor: off}\n")
    #expect(try rules("--rule", "Constraints") == [])
    #expect(try rules("--rule", "absolute_anchor") == ["absolute_anchor]"])
    try sandbox.write(".rtllint.yml", "rules: {absolute_symbol: off, typed_arrow: off}\n")
    let off = try sandbox.run("--rule", "Symbols")
    #expect(off.status == 2)
    #expect(off.errors == "rtllint: error: every rule of `Symbols` is off; name the one you want\n")
    let slip = try sandbox.run("--rule", "Constraint")
    #expect(slip.status == 2)
    #expect(slip.errors.contains("unknown rule `Constraint`; did you mean `Constraints`?"))
  }
}
