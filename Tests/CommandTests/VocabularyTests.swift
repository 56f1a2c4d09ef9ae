import Testing

/// What a project says of its own names changes what is found.
@Suite struct VocabularyTests {
  private static let percent = #"let text = "\(Int(share * 100))%"; "#

  /// What is found with the word, and without it.
  private static let cases: [(vocabulary: String, code: String, with: [String], without: [String])] = [
    (
      "sinks: [showBanner]", #"func f(share: Double) { showBanner("\(Int(share * 100))%") }"#, ["glued_percent"], []
    ),
    ("sinks: [Toast.show]", #"func f(n: Int) { Toast.show("\(n)"); log.show("\(n)") }"#, ["unlocalized_number"], []),
    (
      "sinks: [bannerText]",
      #"struct M { var n: Int; var line: String { "\(n)" } }; func f(m: M) { view.bannerText = m.line }"#,
      ["unlocalized_number"], []
    ),
    (
      "localizers: [tr]", #"func f(user: User) { label.text = tr("key") + " " + user.name }"#,
      ["glued_localized_text"], []
    ),
    (
      "localizers: [Copy]", #"func f() { label.text = Copy.total + " " + person.name }"#,
      ["glued_localized_text"],
      []
    ),
    (
      "direction_checks: [isMirrored]", "func f() { label.textAlignment = isMirrored ? .right : .left }", [],
      ["absolute_text_alignment", "absolute_text_alignment"]
    ),
    (
      "direction_checks: [Reading.flips]", "func f() { if Reading.flips { label.textAlignment = .right } }", [],
      ["absolute_text_alignment"]
    ),
    (
      "layout_helpers: [pinSides]",
      "func f() { pinSides(a.leftAnchor.constraint(equalTo: b.leftAnchor)); pinSides { label.textAlignment = .left } }",
      [],
      ["absolute_anchor", "absolute_text_alignment"]
    ),
    (
      "layout_helpers: [pinSides]",
      "func pinSides() { a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true }",
      [], ["absolute_anchor"]
    ),
    (
      "number_types: [Money]", #"struct P { let price: Money }; func f(p: P) { label.text = "\(p.price)" }"#,
      ["unlocalized_number"], []
    ),
  ]

  @Test(arguments: cases)
  func namesOfTheProject(_ vocabulary: String, _ code: String, _ with: [String], _ without: [String]) throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", code + "\n")
    #expect(try rules(sandbox) == without)
    try sandbox.write(".rtllint.yml", "vocabulary:\n  \(vocabulary)\n")
    #expect(try rules(sandbox) == with)
    // The word is the project's, wherever the file lies.
    try sandbox.write("In/.rtllint.yml", "vocabulary:\n  \(vocabulary)\n")
    try sandbox.write("In/B.swift", code + "\n")
    try sandbox.write(".rtllint.yml", "")
    #expect(try rules(sandbox, "In") == with)
  }

  private func rules(_ sandbox: Sandbox, _ path: String = ".") throws -> [String] {
    let outcome = try sandbox.run(path, "--quiet")
    #expect(outcome.errors == "")
    return outcome.output.matches(of: /\[([a-z_]+)\]\n/).map { String($0.1) }
  }

  @Test func whatIsNoNameIsSaid() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".rtllint.yml", "vocabulary:\n  sinks: [\"show(_:)\"]\n")
    let outcome = try sandbox.run()
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix(".rtllint.yml:2:11: error: `show(_:)` is no name; "))
  }
}
