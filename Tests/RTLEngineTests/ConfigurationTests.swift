import RTLEngine
import RTLRuleKit
import Testing

@Suite struct ConfigurationTests {
  private let ruleIDs = ["absolute_anchor", "glued_percent"]

  private func read(_ text: String, isNested: Bool = false) -> (configuration: Configuration, problems: [Problem]) {
    Configuration.read(Array(text.utf8), folder: "/p", ruleIDs: ruleIDs, isNested: isNested)
  }

  @Test func hasDefaults() {
    let (configuration, problems) = read("")
    #expect(problems.isEmpty)
    #expect(configuration.failOn == .warning)
    #expect(configuration.rules.isEmpty && configuration.include.isEmpty && configuration.exclude.isEmpty)
    #expect(configuration.settings.iOS == nil)
  }

  @Test func readsEveryKey() {
    let (configuration, problems) = read(
      """
      include: [Sources, "*.swift"]
      exclude:
        - Generated
        - "**/*.pb.swift"
      rules:
        absolute_anchor: error
        glued_percent:
          severity: off
      deployment_target: {ios: "15.0", macos: 12}
      fail_on: never
      vocabulary:
        sinks: [showBanner]
        localizers: L10n
        direction_checks: [mirrored]
        layout_helpers: [pinSides]
        number_types: [Money, Distance]
      """
    )
    #expect(problems.isEmpty, "\(problems)")
    #expect(configuration.include.count == 2 && configuration.exclude.count == 2)
    #expect(configuration.rules == ["absolute_anchor": .at(.error), "glued_percent": .off])
    #expect(configuration.settings.iOS == ProjectSettings.Version(15))
    #expect(configuration.settings.macOS == ProjectSettings.Version(12))
    #expect(configuration.failOn == .never)
    let vocabulary = configuration.settings.vocabulary
    #expect(vocabulary.sinks == ["showBanner"] && vocabulary.localizers == ["L10n"])
    #expect(vocabulary.directionChecks == ["mirrored"] && vocabulary.layoutHelpers == ["pinSides"])
    #expect(vocabulary.numberTypes == ["Money", "Distance"])
  }

  @Test(arguments: [
    ("exlude: [a]", 1, 1, "unknown key `exlude`; did you mean `exclude`?"),
    ("zzz: 1", 1, 1, "unknown key `zzz`"),
    ("rules:\n  absolut_anchor: off", 2, 3, "unknown rule `absolut_anchor`; did you mean `absolute_anchor`?"),
    (
      "rules:\n  absolute_anchor: eror", 2, 20,
      "`absolute_anchor` is off, info, warning or error, not `eror`; did you mean `error`?"
    ),
    (
      "rules:\n  absolute_anchor:\n    severty: off", 3, 5,
      "`absolute_anchor` has no option `severty`; did you mean `severity`?"
    ),
    ("rules: [absolute_anchor]", 1, 8, "`rules` is a map, `key: value`"),
    ("rules:\n  absolute_anchor: [a]", 2, 20, "`absolute_anchor` wants a single value"),
    ("fail_on: warnings", 1, 10, "`fail_on` is error, warning, info or never, not `warnings`; did you mean `warning`?"),
    ("deployment_target: {iso: 15}", 1, 21, "unknown platform `iso`; did you mean `ios`?"),
    ("deployment_target: {ios: new}", 1, 26, "`new` is no version such as \"15.0\""),
    ("deployment_target: 15", 1, 20, "`deployment_target` is a map, `key: value`"),
    ("vocabulary:\n  sink: [a]", 2, 3, "unknown key `sink`; did you mean `sinks`?"),
    ("vocabulary:\n  sinks: {a: b}", 2, 10, "`sinks` is a list"),
    ("exclude: [../a]", 1, 11, "`../a` leaves the folder of the configuration"),
    ("exclude: [\"#a\"]", 1, 11, "`#a` is no pattern"),
    ("exclude: [\"a[b\"]", 1, 11, "a `[` in `a[b` is not closed"),
    ("include: [\"!a\"]", 1, 11, "`include` cannot take back; use `exclude`"),
    ("rule_paths: {a: b}", 1, 13, "`rule_paths` is a list"),
    ("baseline: a", 1, 1, "`baseline` is not supported yet"),
    ("- a", 1, 1, "the configuration is a map, `key: value`"),
  ])
  func reportsMistakes(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    #expect(read(text).problems == [Problem(message, line: line, column: column)])
  }

  @Test func keepsWhatIsRightBesideAMistake() {
    let (configuration, problems) = read("rules:\n  nonsense: off\n  glued_percent: info\nfail_on: error\n")
    #expect(problems.count == 1)
    #expect(configuration.rules == ["glued_percent": .at(.info)] && configuration.failOn == .error)
  }

  @Test func isRefinedByANearerFile() {
    let outer = read(
      "rules: {absolute_anchor: error, glued_percent: off}\ndeployment_target: {ios: 15, macos: 12}\nvocabulary:\n  sinks: a"
    ).configuration
    let inner = read(
      "rules: {glued_percent: info}\ndeployment_target: {ios: 17}\nvocabulary:\n  sinks: b",
      isNested: true
    ).configuration
    let refined = outer.refined(by: inner)
    #expect(refined.rules == ["absolute_anchor": .at(.error), "glued_percent": .at(.info)])
    #expect(refined.settings.iOS?.major == 17 && refined.settings.macOS?.major == 12)
    #expect(refined.settings.vocabulary.sinks == ["a", "b"])
    #expect(read("include: [a]", isNested: true).problems.count == 1)
    #expect(read("fail_on: error", isNested: true).problems.count == 1)
    #expect(read("rule_paths: a", isNested: true).problems.count == 1)
  }

  @Test(arguments: [
    ("absolut_anchor", "absolute_anchor"), ("glued-percent", "glued_percent"), ("GLUED_PERCENT", "glued_percent"),
    ("gleud_percent", "glued_percent"), ("nothing_like_it", nil), ("", nil),
  ])
  func offersTheNearestName(_ given: String, _ expected: String?) {
    #expect(nearest(to: given, in: ruleIDs) == expected)
  }

  @Test func offersTheSameWhateverTheOrder() {
    #expect(nearest(to: "ab", in: ["ax", "ac"]) == nearest(to: "ab", in: ["ac", "ax"]))
  }
}
