import Testing

@Suite struct ExitStatusTests {
  @Test func findingsFailAndTheirAbsenceDoesNot() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Good.swift", Sandbox.good)
    #expect(try sandbox.run().status == 0)
    try sandbox.write("Bad.swift", Sandbox.bad)
    let outcome = try sandbox.run()
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("Bad.swift:1:3: warning: "))
    #expect(outcome.output.contains(" [absolute_anchor]\n1 warning in 2 files"))
    #expect(outcome.errors == "")
    #expect(try sandbox.run("lint", "Good.swift").status == 0)
    #expect(try sandbox.run("lint", "Bad.swift").status == 1)
  }

  private static let options: [(options: String, status: Int32)] = [
    ("--fail-on never", 0),
    ("--fail-on=error", 0),
    ("--fail-on warning", 1),
    ("--fail-on info", 1),
    ("--max-warnings 2", 0),
    ("--max-warnings=1", 1),
    ("--max-warnings 1 --fail-on never", 1),
    ("--skip absolute_anchor", 0),
    ("--rule absolute_anchor", 1),
    ("--min-severity error", 0),
  ]

  @Test(arguments: options)
  func optionsDecideWhatFails(options: String, status: Int32) throws {
    let sandbox = try Sandbox()
    try sandbox.write("Bad.swift", Sandbox.bad + Sandbox.bad)
    #expect(try sandbox.run(options.split(separator: " ").map(String.init)).status == status)
  }

  @Test func aMissingPathIsAProblemAndTheOthersAreLinted() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Bad.swift", Sandbox.bad)
    let outcome = try sandbox.run("Gone.swift", "Bad.swift", "Lost")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("1 warning in 1 file"))
    #expect(outcome.errors.contains("Gone.swift: error: "))
    #expect(outcome.errors.contains("Lost: error: "))
  }

  @Test func whoeverClosesThePipeHasReadEnough() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Many.swift", String(repeating: "label.textAlignment = .left\n", count: 2000))
    let outcome = try sandbox.shell(#"{ "$0" .; echo $? > status; } | head -1"#)
    #expect(outcome.output.hasPrefix("Many.swift:1:"))
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors == "")
    #expect(try sandbox.text(of: "status") == "1\n")
  }

  @Test func aFullDiskIsAProblem() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Bad.swift", Sandbox.bad)
    let outcome = try sandbox.run("--output", "nowhere/report.txt")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "nowhere/report.txt: error: cannot be written: no such file or directory\n")
    #expect(outcome.output == "")
  }
}
