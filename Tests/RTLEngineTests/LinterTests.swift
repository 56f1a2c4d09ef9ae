import RTLEngine
import RTLRuleKit
import RTLSyntax
import Testing

@Suite struct LinterTests {
  private func lint(
    _ tree: ScratchTree,
    _ named: [String] = [],
    from folder: String = ".",
    selection: RuleSelection = RuleSelection(fakeRules),
    jobs: Int = 2
  ) -> Linter.Outcome {
    let ids = selection.rules.map(\.rule.id)
    let project = Project(.search, workingDirectory: tree.path(folder), ruleIDs: ids)
    return Linter(project, selection, toolVersion: "1.2.3", jobs: jobs).lint(named.map { Path($0) })
  }

  private func places(_ outcome: Linter.Outcome) -> [String] {
    outcome.report.diagnostics.map { "\($0.path):\($0.span.start.line) \($0.rule)" }
  }

  private func manyFiles() throws -> ScratchTree {
    var files: [String: String] = [".git/": ""]
    for number in 0..<120 {
      let text = number % 3 == 0 ? "let a = 1\n" : String(repeating: "left // a\n", count: number % 7 + 1)
      files["d\(number % 11)/f\(number).swift"] = text + (number % 5 == 0 ? "// rtllint:disable:this fake_left\n" : "")
    }
    return try ScratchTree(files)
  }

  @Test func isTheSameWithAnyNumberOfThreads() throws {
    let tree = try manyFiles()
    let one = lint(tree, jobs: 1)
    #expect(one.report.diagnostics.count > 200 && one.report.fileCount == 120 && one.problems.isEmpty)
    #expect(one.report.toolVersion == "1.2.3")
    for jobs in [2, 3, 8] {
      let more = lint(tree, jobs: jobs)
      #expect(more.report.diagnostics == one.report.diagnostics)
      #expect(more.report.fileCount == one.report.fileCount)
    }
  }

  @Test func isTheSameForAFileWhateverElseIsNamed() throws {
    let tree = try manyFiles()
    let all = lint(tree).report.diagnostics
    for number in [0, 1, 5, 33, 119] {
      let path = "d\(number % 11)/f\(number).swift"
      let alone = lint(tree, [path])
      #expect(alone.report.diagnostics == all.filter { $0.path == path })
      #expect(alone.report.fileCount == 1)
      let folder = lint(tree, ["d\(number % 11)", path]).report.diagnostics
      #expect(folder == all.filter { $0.path.hasPrefix("d\(number % 11)/") })
    }
  }

  /// Asks the survey whether some file of the project declares `marker`, and tells in every `left`.
  private struct NosyRule: Rule {
    let id = "nosy"
    let summary = "the survey"
    let rationale = "For tests"
    let bad: [Example] = []
    let good: [Example] = []
    let triggers: [Trigger] = [.word("left")]

    func check(_ site: Site) -> Finding? {
      let structure = site.file.structure
      let type = site.file.project.typeOfMember(named: structure.wideName(site.index))
      return Finding(structure.range(site.index), type == nil ? "unknown" : "known")
    }
  }

  @Test func knowsTheProjectWhicheverFileIsNamed() throws {
    let tree = try ScratchTree([
      ".git/": "", "a.swift": "a.left", "b/b.swift": "struct A { var left: UIView }", ".gitignore": "out/\n",
      "out/c.swift": "struct C { var left: UIView }\nc.left",
    ])
    let selection = RuleSelection([CatalogedRule(category: "Fakes", NosyRule())])
    func messages(_ named: [String], from folder: String = ".") -> Set<String> {
      Set(lint(tree, named, from: folder, selection: selection).report.diagnostics.map(\.message))
    }
    #expect(messages([]) == ["known"])
    #expect(messages(["a.swift"]) == ["known"])
    #expect(messages(["../a.swift"], from: "b") == ["known"])
    // What is left out of the survey knows itself, whether it is named alone or not.
    try tree.write("", to: "b/b.swift")
    #expect(messages(["a.swift"]) == ["unknown"])
    #expect(messages(["a.swift", "out/c.swift"]) == ["unknown", "known"])
    #expect(messages(["out"]) == ["known"])
  }

  @Test func showsPathsFromTheWorkingDirectory() throws {
    let tree = try ScratchTree([".git/": "", "a/a.swift": "left", "b/b.swift": "left"])
    #expect(places(lint(tree, from: "a")) == ["a.swift:1 fake_left"])
    let both = lint(tree, ["../b", "."], from: "a")
    #expect(places(both) == ["../b/b.swift:1 fake_left", "a.swift:1 fake_left"])
    #expect(both.report.diagnostics.last?.fingerprint == lint(tree).report.diagnostics.first?.fingerprint)
  }

  @Test func foldersMayDiffer() throws {
    let tree = try ScratchTree([
      ".rtllint.yml": "rules: {fake_grade: warning}\n", "a.swift": "left plain", "in/a.swift": "left plain",
      "in/.rtllint.yml": "rules: {fake_left: off}\n", "in/deep/.rtllint.yml": "rules: {fake_left: error}\n",
      "in/deep/a.swift": "left",
    ])
    let expected = [
      "a.swift:1 fake_left", "a.swift:1 fake_grade", "in/a.swift:1 fake_grade", "in/deep/a.swift:1 fake_left",
    ]
    #expect(places(lint(tree)) == expected)
    #expect(lint(tree).report.diagnostics.last?.severity == .error)
    #expect(places(lint(tree, ["in/a.swift", "in/deep"])) == Array(expected[2...]))
    #expect(places(lint(tree, from: "in/deep")) == ["a.swift:1 fake_left"])
  }

  @Test func goesOnPastWhatCannotBeRead() throws {
    let tree = try ScratchTree([".rtllint.yml": "rulez: 1\n", "a.swift": "left"])
    let outcome = lint(tree, ["gone.swift", "a.swift", "gone.swift"])
    #expect(places(outcome) == ["a.swift:1 fake_left"])
    #expect(
      outcome.problems == [
        Problem("unknown key `rulez`; did you mean `rules`?", path: ".rtllint.yml", line: 1, column: 1),
        Problem("cannot be read: no such file or directory", path: "gone.swift"),
      ]
    )
    #expect(outcome.report.fileCount == 1)
    let empty = try ScratchTree()
    #expect(lint(empty).report.fileCount == 0 && lint(empty).problems.isEmpty)
  }

  @Test func takesTextForAFile() throws {
    let tree = try ScratchTree([
      ".git/": "", "a.swift": "struct A { var left: UIView }", "in/.rtllint.yml": "", ".rtllint.yml": "",
    ])
    defer { withExtendedLifetime(tree) {} }
    try tree.write("rules: {nosy: error}", to: "in/.rtllint.yml")
    let selection = RuleSelection([CatalogedRule(category: "Fakes", NosyRule())])
    let project = Project(.search, workingDirectory: tree.root, ruleIDs: ["nosy"])
    let linter = Linter(project, selection, toolVersion: "1", jobs: 2)
    let other = linter.lint(Source("x.left"), as: "in/new.swift").report
    #expect(other.diagnostics.map(\.message) == ["known"] && other.diagnostics.map(\.path) == ["in/new.swift"])
    #expect(other.diagnostics.map(\.severity) == [.error] && other.fileCount == 1)
    // The text takes the place of what is saved.
    #expect(linter.lint(Source("x.left"), as: "a.swift").report.diagnostics.map(\.message) == ["unknown"])
  }

  @Test func tellsOfProgress() throws {
    let tree = try manyFiles()
    defer { withExtendedLifetime(tree) {} }
    let project = Project(.search, workingDirectory: tree.root, ruleIDs: fakeRules.map(\.rule.id))
    let steps = Locked<[Int]>([])
    let linter = Linter(project, RuleSelection(fakeRules), toolVersion: "1", jobs: 4)
    _ = linter.lint([]) { done, total in
      #expect(total == 120)
      steps.withLock { $0.append(done) }
    }
    let seen = steps.withLock { $0 }
    #expect(seen == seen.sorted() && seen.last == 120)
  }

  @Test(arguments: [
    (["Package.swift": "let p = Package(platforms: [.macOS(.v10_15), .iOS(.v15), .tvOS(.v11)])"], "15.0 10.15"),
    (["Package.swift": "// platforms: [.iOS(.v9)]\nlet p = Package(platforms: [\n .iOS(\"14.2\"),\n])"], "14.2 -"),
    (["Package.swift": "let p = Package(name: \"a\")"], "- -"),
    (["Package.swift": "platforms: [.iOS(.v99999999999999999999), .iOS(.old), .iOS("], "- -"),
    (
      [
        "App/A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 15.0;\nIPHONEOS_DEPLOYMENT_TARGET = 13.4;",
        "B.xcodeproj/project.pbxproj": "MACOSX_DEPLOYMENT_TARGET = \"12\";\nIPHONEOS_DEPLOYMENT_TARGET = $(X);",
        "Pods/P.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 9.0;",
      ], "13.4 12.0"
    ),
    (["Package.swift": "", "A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 16.1"], "16.1 -"),
    ([:], "- -"),
  ])
  func findsTheDeploymentTarget(_ files: [String: String], _ expected: String) throws {
    let tree = try ScratchTree(files)
    defer { withExtendedLifetime(tree) {} }
    let settings = ProjectSettings.found(in: tree.root)
    func show(_ version: ProjectSettings.Version?) -> String { version.map { "\($0.major).\($0.minor)" } ?? "-" }
    #expect("\(show(settings.iOS)) \(show(settings.macOS))" == expected)
  }

  @Test(arguments: [
    (["Package.swift": "let p = Package(name: \"a\", defaultLocalization: \"ar\", platforms: [.iOS(.v15)])"], true),
    (["Package.swift": "let p = Package(name: \"a\", defaultLocalization: \"en\")"], false),
    (["A.xcodeproj/project.pbxproj": "\tdevelopmentRegion = he;\n\tknownRegions = (he, en);"], true),
    (["A.xcodeproj/project.pbxproj": "developmentRegion = \"fa-IR\";"], true),
    (["A.xcodeproj/project.pbxproj": "developmentRegion = en;\nknownRegions = (en, ar);"], false),
    (["A.xcodeproj/project.pbxproj": "developmentRegion = "], false), ([:], false),
  ])
  func findsTheLanguageAnAppIsWrittenIn(_ files: [String: String], _ isRightToLeft: Bool) throws {
    let tree = try ScratchTree(files)
    defer { withExtendedLifetime(tree) {} }
    #expect(ProjectSettings.found(in: tree.root).isWrittenRightToLeft == isRightToLeft)
  }

  @Test func theWrittenTargetCountsBeforeTheFoundOne() throws {
    struct TargetRule: Rule {
      let id = "target"
      let summary = "the target"
      let rationale = "For tests"
      let bad: [Example] = []
      let good: [Example] = []
      let triggers: [Trigger] = [.word("left")]

      func check(_ site: Site) -> Finding? {
        let settings = site.file.settings
        let sinks = settings.vocabulary.sinks.sorted().joined()
        return Finding(
          site.file.structure.range(site.index),
          "\(settings.iOS?.major ?? 0) \(settings.macOS?.major ?? 0) \(sinks)"
        )
      }
    }
    let tree = try ScratchTree([
      "Package.swift": "let p = Package(platforms: [.macOS(.v13), .iOS(.v15)])", "a.swift": "left",
      ".rtllint.yml": "deployment_target: {ios: 17}\nvocabulary: {sinks: shout}\n",
    ])
    let selection = RuleSelection([CatalogedRule(category: "Fakes", TargetRule())])
    #expect(lint(tree, selection: selection).report.diagnostics.map(\.message) == ["17 13 shout"])
  }
}
