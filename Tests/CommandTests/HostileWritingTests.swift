import Foundation
import Testing

/// However `fix` is kept from its work, a file is as it was or as it should be, and whole.
@Suite struct HostileWritingTests {
  private static let left = "label.textAlignment = .left\n"
  private static let natural = "label.textAlignment = .natural\n"

  @Test func noRoomForTheNewTextLeavesTheOldOne() throws {
    let sandbox = try Sandbox()
    let filler = String(repeating: "// \(String(repeating: "x", count: 97))\n", count: 200)
    try sandbox.write("Large.swift", filler + Self.left)
    try sandbox.write("Small.swift", Self.left)
    // A process that may write no more than so much meets what a full disk is to it: a short count, then a failure.
    let outcome = try sandbox.shell(#"ulimit -f 8; "$0" fix > out 2> err; echo $? > status"#)
    #expect(outcome.status == 0)
    #expect(try sandbox.text(of: "status") == "2\n")
    #expect(try sandbox.text(of: "err") == "Large.swift: error: left as it is: file too large\n")
    #expect(try sandbox.text(of: "Large.swift") == filler + Self.left)
    #expect(try sandbox.text(of: "Small.swift") == Self.natural)
    #expect(try names(in: sandbox) == ["Large.swift", "Small.swift", "err", "out", "status"])
  }

  @Test func noRoomForTheReportLeavesTheOldOne() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Bad.swift", String(repeating: Sandbox.bad, count: 200))
    try sandbox.write("report.json", "old")
    let outcome = try sandbox.shell(#"ulimit -f 8; "$0" --format json --output report.json 2> err; echo $? > status"#)
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(try sandbox.text(of: "status") == "2\n")
    #expect(try sandbox.text(of: "err") == "report.json: error: cannot be written: file too large\n")
    #expect(try sandbox.text(of: "report.json") == "old")
    #expect(try names(in: sandbox) == ["Bad.swift", "err", "report.json", "status"])
  }

  #if os(Linux)
    /// The device that is always full is Linux's.
    @Test func aFullDeviceForOutputIsToldAfterTheFilesAreWhole() throws {
      let sandbox = try Sandbox()
      try sandbox.write("A.swift", Self.left)
      let linted = try sandbox.shell(#""$0" > /dev/full"#)
      #expect(linted.status == 2)
      #expect(linted.errors == "rtllint: error: cannot write to standard output: no space left on device\n")
      #expect(try sandbox.shell(#""$0" fix > /dev/full"#).status == 2)
      #expect(try sandbox.text(of: "A.swift") == Self.natural)
    }
  #endif

  @Test(.enabled(if: Sandbox.canRunUnprivileged, "the superuser may write everywhere"))
  func aReadOnlyFolderStaysAsItIs() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Locked/A.swift", Self.left)
    let file = sandbox.folder.appending(path: "Locked/A.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file)
    let folder = sandbox.folder.appending(path: "Locked").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    let outcome = try sandbox.runUnprivileged("fix")
    try sandbox.allow("Locked")
    #expect(outcome.status == 2)
    #expect(outcome.output == "nothing fixed\n")
    #expect(outcome.errors == "Locked/A.swift: error: left as it is: permission denied\n")
    #expect(try sandbox.text(of: "Locked/A.swift") == Self.left)
    #expect(try names(in: sandbox) == ["Locked"])
  }

  @Test func whoeverClosesThePipeOfAFixLosesNoFile() throws {
    let sandbox = try Sandbox()
    for number in 0..<60 { try sandbox.write("File\(number).swift", Self.left) }
    let outcome = try sandbox.shell(#"{ "$0" fix; echo $? > status; } | true"#)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(try sandbox.text(of: "status") == "0\n")
    for number in 0..<60 { #expect(try sandbox.text(of: "File\(number).swift") == Self.natural) }
  }

  @Test func lintingWritesNothing() throws {
    let sandbox = try Sandbox()
    let files = [
      "A.swift": Self.left, ".rtllint.yml": "fail_on: info\n", ".gitignore": "x\n", "In/B.swift": Sandbox.bad,
    ]
    for (name, text) in files { try sandbox.write(name, text) }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sandbox.folder.path).sorted()
    for arguments in [[], ["--statistics"], ["fix", "--diff"], ["rules"], ["--format", "html"], ["--stdin"]] {
      #expect(try sandbox.run(arguments).status < 2)
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: sandbox.folder.path).sorted() == paths)
    for (name, text) in files { #expect(try sandbox.text(of: name) == text) }
  }

  #if os(Linux)
    /// Elsewhere the system takes no such names.
    @Test func aNameThatIsNoTextIsAsGoodAsAnother() throws {
      let sandbox = try Sandbox()
      try sandbox.write("code", Self.left)
      try sandbox.write("mended", Self.natural)
      let names = #"one="$(printf 'a\377.swift')"; other="$(printf 'a\376.swift')"; "#
      func shell(_ script: String) throws -> Sandbox.Outcome { try sandbox.shell(names + script) }
      #expect(try shell(#"cp code "$one" && cp code "$other""#).status == 0)
      let compared = #"cmp mended "$one" && cmp mended "$other""#
      #expect(try shell(#""$0" fix --diff > patch; git apply patch && "# + compared).status == 0)
      #expect(try shell(#"cp code "$one" && cp code "$other""#).status == 0)
      let outcome = try sandbox.run("fix")
      #expect(outcome.status == 0 && outcome.errors == "")
      #expect(outcome.output.hasSuffix("2 findings fixed in 2 files\n"))
      #expect(try shell(compared).status == 0)
    }
  #endif

  /// A killed run may leave a draft behind, beside files that are whole.
  @Test func aKilledRunLosesNoFile() throws {
    let sandbox = try Sandbox()
    let count = 100
    for number in 0..<count { try sandbox.write("File\(number).swift", Self.left) }
    let script = #"""
      for pause in 0.02 0.05 0.08 0.12; do "$0" fix --quiet > out & sleep $pause; kill -KILL $!; wait $!; done 2> err; rm out err
      """#
    _ = try sandbox.shell(script)
    for name in try names(in: sandbox) where !name.hasPrefix(".rtllint-") {
      let text = try sandbox.text(of: name)
      #expect(text == Self.left || text == Self.natural, "\(name)")
    }
    #expect(try sandbox.run("fix").status == 0)
    let left = try names(in: sandbox).filter { !$0.hasPrefix(".rtllint-") }
    #expect(left.count == count)
    for name in left { #expect(try sandbox.text(of: name) == Self.natural) }
  }

  private func names(in sandbox: Sandbox) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path).sorted()
  }
}
