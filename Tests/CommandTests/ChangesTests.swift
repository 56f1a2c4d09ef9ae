import Foundation
import Testing

@Suite struct ChangesTests {
  private static let fault = "label.textAlignment = .left\n"
  private static let right = "label.textAlignment = .natural\n"

  private func places(_ outcome: Sandbox.Outcome) -> [String] {
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").dropLast().map { line in
      line.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  @Test func theIndexCountsAndNotTheFiles() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.fault + Self.right, "B.swift": Self.fault])
    #expect(try sandbox.run("--staged").output == "nothing found in 0 files\n")
    try sandbox.write("A.swift", Self.fault + Self.fault)
    try sandbox.write("New.swift", Self.fault)
    #expect(try sandbox.run("--staged").output == "nothing found in 0 files\n")
    try sandbox.git("add -A")
    #expect(places(try sandbox.run("--staged")) == ["A.swift:2", "New.swift:1"])
    // Mended, or gone, but not staged.
    try sandbox.write("A.swift", Self.right)
    try FileManager.default.removeItem(at: sandbox.folder.appending(path: "New.swift"))
    #expect(places(try sandbox.run("--staged")) == ["A.swift:2", "New.swift:1"])
    #expect(places(try sandbox.run("--staged", "New.swift")) == ["New.swift:1"])
    try sandbox.git("add -A")
    #expect(try sandbox.run("--staged").output == "nothing found in 1 file\n")
  }

  @Test func theRestOfTheProjectIsKnown() throws {
    let sandbox = try Sandbox.repository([
      "Side.swift": "enum Side { case left, right }\n", "A.swift": "let a = 1\n",
      "Model.swift": "struct Model { var textAlignment: Side = .left }\n",
    ])
    let code = "func show(_ value: Int) {\n  label.text = \"\\(value)%\"\n}\nmodel.textAlignment = .left\n"
    try sandbox.write("A.swift", code)
    try sandbox.git("add -A")
    let staged = places(try sandbox.run("--staged", "--min-severity", "info"))
    #expect(staged == places(try sandbox.run("--min-severity", "info", "A.swift")))
    #expect(staged.contains("A.swift:2"))
  }

  /// Whoever checks the commit out has what git knows, whatever lies beside it here.
  @Test func theRestOfTheProjectIsWhatGitKnows() throws {
    let model = "enum Side { case left, right }\nstruct Model { var textAlignment: Side = .left }\n"
    let sandbox = try Sandbox.repository(["Model.swift": model])
    try sandbox.write("A.swift", "func show(_ model: inout Model) { model.textAlignment = .left }\n")
    try sandbox.git("add -A")
    let known = try sandbox.run("--staged")
    #expect(known.output == "nothing found in 1 file\n")
    try FileManager.default.removeItem(at: sandbox.folder.appending(path: "Model.swift"))
    #expect(try sandbox.run("--staged").output == known.output)
    try sandbox.write("Model.swift", model)
    try sandbox.git("rm -q --cached Model.swift")
    #expect(places(try sandbox.run("--staged")) == ["A.swift:1"])
    #expect(try sandbox.run("A.swift").output == known.output)
  }

  @Test func beforeTheFirstCommit() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Self.fault)
    try sandbox.git("init -q", "add -A")
    #expect(places(try sandbox.run("--staged")) == ["A.swift:1"])
  }

  @Test func sinceABranchWasLeft() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.fault, "B.swift": Self.right])
    try sandbox.git("checkout -q -b side")
    try sandbox.write("A.swift", Self.right + Self.fault + Self.fault)
    try sandbox.git("commit -q -a -m More", "checkout -q main")
    try sandbox.write("B.swift", Self.fault)
    try sandbox.git("commit -q -a -m Elsewhere", "checkout -q side")
    try sandbox.write("Unknown.swift", Self.fault)
    try sandbox.write("A.swift", Self.right + Self.fault + Self.fault + Self.fault)
    // What main did meanwhile is not ours.
    #expect(places(try sandbox.run("--changed-since", "main")).filter { $0.hasPrefix("B") } == [])
    #expect(try sandbox.run("--changed-since", "main").output.contains("Unknown.swift:1:"))
    #expect(places(try sandbox.run("--changed-since", "HEAD")) == ["A.swift:4", "Unknown.swift:1"])
    for name in ["nowhere", "--output=x", "", "HEAD:A.swift"] {
      let outcome = try sandbox.run("--changed-since=\(name)")
      #expect(outcome.status == 2)
      #expect(outcome.errors == "rtllint: error: git knows no commit `\(name)`\n")
    }
  }

  @Test func aPatchFromWhereverItComes() throws {
    let sandbox = try Sandbox.repository(["Sub/A.swift": Self.fault + Self.right, "B.swift": Self.right])
    try sandbox.write("Sub/A.swift", Self.fault + Self.fault)
    try sandbox.write("B.swift", Self.fault)
    try sandbox.git("diff > all.patch")
    #expect(places(try sandbox.run("--patch", "all.patch")) == ["B.swift:1", "Sub/A.swift:2"])
    #expect(
      places(try sandbox.run("--patch", "-", "Sub", input: try sandbox.text(of: "all.patch"))) == ["Sub/A.swift:2"]
    )
    let inside = try sandbox.shell(#"cd Sub && "$0" --patch ../all.patch"#)
    #expect(places(inside) == ["A.swift:2"])
    try sandbox.write("broken.patch", "--- a/x\n+++ b/x\n@@ -1 +1 @@\n")
    let broken = try sandbox.run("--patch", "broken.patch")
    #expect(broken.status == 2 && broken.errors == "broken.patch:3: error: the patch breaks off\n")
    #expect(try sandbox.run("--patch", "none").status == 2)
  }

  @Test func namesThatGitQuotes() throws {
    let names = ["a \"b\".swift", "tab\there.swift", "é.swift", "b/b.swift", "-x.swift", "new\nline.swift"]
    let sandbox = try Sandbox.repository(["A.swift": Self.right])
    for name in names { try sandbox.write(name, Self.fault) }
    try sandbox.git("add -A")
    #expect(
      try sandbox.run("--staged").output.hasSuffix(
        "\n\(names.count) warnings in \(names.count) files; \(names.count) can be fixed (rtllint fix)\n"
      )
    )
    try sandbox.git("commit -q -m Odd", "config diff.noprefix true", "config diff.mnemonicPrefix true")
    for name in names { try sandbox.write(name, Self.right + Self.fault) }
    #expect(try sandbox.run("--changed-since", "HEAD~1").output.contains("\(names.count) warnings in"))
  }

  @Test func whatTheProjectLeavesOutIsLeftOut() throws {
    let sandbox = try Sandbox.repository([".rtllint.yml": "exclude: [Generated/]\n", "A.swift": Self.right])
    for name in ["Generated/A.swift", "Pods/A.swift", ".hidden/A.swift", "Sub/.rtllint.yml", "Sub/A.swift", "B.swift"] {
      try sandbox.write(name, name.hasSuffix("yml") ? "exclude: [A.swift]\n" : Self.fault)
    }
    try sandbox.git("add -A")
    #expect(places(try sandbox.run("--staged")) == ["B.swift:1"])
    #expect(places(try sandbox.run("--staged", "Pods")) == ["Pods/A.swift:1"])
    #expect(places(try sandbox.shell(#"cd Sub && "$0" --staged"#)) == [])
  }

  /// What a repository has set up to run on such occasions would leave a file behind.
  @Test func nothingOfTheRepositoryIsRun() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.right, ".gitattributes": "*.swift filter=odd diff=odd\n"])
    let touch = "touch '\(sandbox.folder.path)/ran'; cat"
    for key in [
      "filter.odd.clean", "filter.odd.smudge", "filter.odd.process", "diff.odd.command", "diff.odd.textconv",
      "diff.external", "core.pager", "pager.diff", "core.fsmonitor",
    ] {
      try sandbox.git("config \(key) \"\(touch)\"")
    }
    try sandbox.git("config filter.odd.required true", "config core.hooksPath hooks")
    try sandbox.write("hooks/post-index-change", "#!/bin/sh\n\(touch)\n")
    _ = try sandbox.shell("chmod +x hooks/*; printf 'x' >> .gitattributes")
    try sandbox.write("A.swift", Self.right + Self.fault)
    _ = try sandbox.shell("rm -f ran")
    let environment = ["GIT_EXTERNAL_DIFF": "touch ran", "GIT_PAGER": "touch ran", "PAGER": "touch ran"]
    for arguments in [["--changed-since", "HEAD"], ["--staged"]] {
      let outcome = try sandbox.run(arguments[0], arguments.count > 1 ? arguments[1] : ".", environment: environment)
      #expect(outcome.errors == "")
    }
    #expect(places(try sandbox.run("--changed-since", "HEAD")).first == "A.swift:2")
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.appending(path: "ran").path))
  }

  @Test func aNameThatIsNothingIsTold() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.right])
    let outcome = try sandbox.run("--staged", "Gone")
    #expect(outcome.status == 2 && outcome.errors == "Gone: error: cannot be read: no such file or directory\n")
  }

  /// Git gives a hook an index of its own where only some files are committed.
  @Test func aHookSeesWhatIsCommitted() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.right, "B.swift": Self.right])
    try sandbox.write(".git/hooks/pre-commit", "#!/bin/sh\nexec \"$RTLLINT\" --staged --quiet >&2\n")
    try sandbox.write("A.swift", Self.fault)
    try sandbox.write("B.swift", "// Nothing.\n" + Self.right)
    let commit = "git -c user.name=Test -c user.email=test@example.com commit -q -m More"
    let script = """
      export RTLLINT="$0" GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1; chmod +x .git/hooks/pre-commit
      \(commit) B.swift || echo refused B
      \(commit) A.swift || echo refused A
      \(commit) -a || echo refused all
      """
    let outcome = try sandbox.shell(script)
    #expect(outcome.output == "refused A\nrefused all\n")
    #expect(outcome.errors.hasPrefix("A.swift:1:24: warning: "))
    #expect(try sandbox.git("log --oneline --format=%s") == "More\nBegin\n")
  }

  #if os(Linux)
    /// A name that is no UTF-8 is shown repaired, and its findings all the same.
    @Test func aNameOfOddBytes() throws {
      let sandbox = try Sandbox.repository(["A.swift": Self.right])
      let script = #"printf 'label.textAlignment = .left\n' > "$(printf 'B\377.swift')" && ls | wc -l"#
      #expect(try sandbox.shell(script).output.contains("2"))
      try sandbox.git("add -A")
      #expect(places(try sandbox.run("--staged")) == ["B\u{FFFD}.swift:1"])
    }
  #endif

  @Test func withoutARepository() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.run("--staged")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("rtllint: error: git rev-parse: fatal: not a git repository"))
    let missing = try sandbox.run("--staged", environment: ["PATH": "/nowhere"])
    #expect(missing.status == 2)
    #expect(missing.errors == "rtllint: error: git cannot be started: no such file or directory\n")
  }
}
