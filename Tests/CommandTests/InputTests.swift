import Foundation
import Testing

@Suite struct InputTests {
  @Test func standardInput() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Sources/Other.swift", Sandbox.bad)
    let named = try sandbox.run("--stdin", "--stdin-path", "Sources/A.swift", input: Sandbox.bad)
    #expect(named.status == 1)
    #expect(named.output.hasPrefix("Sources/A.swift:1:3: warning: "))
    #expect(named.output.contains("1 warning in 1 file"))
    let unnamed = try sandbox.run("--stdin", input: Sandbox.bad)
    #expect(unnamed.status == 1)
    #expect(unnamed.output.contains(":1:3: warning: "))
    #expect(try sandbox.run("--stdin", input: "").status == 0)
  }

  @Test(arguments: [
    "A.swift\nSub/B.swift\n", "A.swift\r\n\r\nSub/B.swift", "A.swift\0Sub/B.swift\0", "A.swift\0Sub/B.swift",
  ])
  func listsOfFiles(list: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.bad)
    try sandbox.write("Sub/B.swift", Sandbox.bad)
    try sandbox.write("C.swift", Sandbox.bad)
    try sandbox.write("list", list)
    for outcome in [try sandbox.run("--files-from", "-", input: list), try sandbox.run("--files-from=list")] {
      #expect(outcome.status == 1 && outcome.errors == "")
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.map { String($0.prefix { $0 != ":" }) }.prefix(2) == ["A.swift", "Sub/B.swift"])
      #expect(lines.last?.hasPrefix("2 warnings in 2 files") == true)
    }
  }

  /// What a shell makes of `<(git diff)`.
  @Test func listsAndPatchesComeThroughPipes() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.bad)
    try sandbox.write("B.swift", Sandbox.bad)
    try sandbox.write("list", "A.swift\n")
    try sandbox.write("patch", "--- a/A.swift\n+++ b/A.swift\n@@ -0,0 +1 @@\n+x\n")
    for option in ["--files-from list", "--patch patch"] {
      let words = option.split(separator: " ")
      let outcome = try sandbox.shell("mkfifo pipe; cat \(words[1]) > pipe & \"$0\" \(words[0]) pipe; rm pipe")
      #expect(outcome.output.hasPrefix("A.swift:1:") && outcome.output.contains("\n1 warning in 1 file;"), "\(outcome)")
      #expect(outcome.errors == "")
    }
  }

  /// The project is the one asked about where the command is started in none.
  @Test func aTreeIsTheSameFromElsewhere() throws {
    let (here, elsewhere) = (try Sandbox(), try Sandbox())
    try here.write(".rtllint.yml", "exclude: [Old.swift]\n")
    try here.write("App/Old.swift", Sandbox.bad)
    try here.write("App/A.swift", "label.textAlignment = .left\n")
    try here.write("Model/Side.swift", "enum Side { case left }; struct Model { var textAlignment: Side }\n")
    try here.write("Model/B.swift", "label.leftAnchor.constraint(equalTo: box.leftAnchor)\n")
    for named in [["App"], ["App/A.swift"], ["App", "Model"], ["."]] {
      let paths = named.map { here.folder.appending(path: $0).path }
      let inside = try here.run(named + ["--format", "jsonl"])
      let outside = try elsewhere.run(paths + ["--format", "jsonl"])
      let (lines, others) = (inside.output.split(separator: "\n"), outside.output.split(separator: "\n"))
      #expect(inside.status == outside.status && lines.count == others.count, "\(named)")
      #expect(!outside.output.contains("Old.swift") && !outside.output.contains("absolute_text_alignment"))
    }
    let input = try elsewhere.run(
      "--stdin",
      "--stdin-path",
      here.folder.appending(path: "App/A.swift").path,
      input: "label.textAlignment = .left\n"
    )
    #expect(input.status == 0)
  }

  @Test func aHomeFolderIsNoProject() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Row.swift", "import SwiftUI\nfunc row(_ trip: Trip) { Text(verbatim: \"\\(trip.x)\") }\n")
    try sandbox.write("Elsewhere/Trip.swift", "struct Trip { let x: Int }\n")
    #expect(try sandbox.run("Row.swift").output.contains("[unlocalized_number]"))
    let home = ["HOME": sandbox.folder.path]
    #expect(try sandbox.run("Row.swift", environment: home).output == "nothing found in 1 file\n")
    try sandbox.write(".rtllint.yml", "")
    #expect(try sandbox.run("Row.swift", environment: home).output.contains("[unlocalized_number]"))
  }

  /// As hooks do, which name whatever is about to be committed.
  @Test func whatIsExcludedCanBeLeftOutThoughNamed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".rtllint.yml", "exclude: [Generated/, Old*.swift]\n")
    try sandbox.write(".gitignore", "Build/\n")
    let names = ["Generated/A.swift", "OldB.swift", "Build/C.swift", "Pods/D.swift", "E.swift", "Sub/script"]
    for name in names { try sandbox.write(name, Sandbox.bad) }
    #expect(try sandbox.run(names).output.hasSuffix("6 warnings in 6 files; 6 can be fixed (rtllint fix)\n"))
    let outcome = try sandbox.run(["--force-exclude"] + names + ["Generated", "Pods"])
    let found = outcome.output.split(separator: "\n").dropLast().map { String($0.prefix { $0 != ":" }) }
    #expect(found == ["E.swift", "Sub/script"])
    #expect(try sandbox.run("--force-exclude", "Generated/A.swift").output == "nothing found in 0 files\n")
    #expect(try sandbox.run("--force-exclude", "--files-from", "-", input: "OldB.swift\n").status == 0)
    let input = try sandbox.run("--force-exclude", "--stdin", "--stdin-path", "OldB.swift", input: Sandbox.bad)
    #expect(input.status == 0 && input.output == "nothing found in 0 files\n")
    #expect(try sandbox.run(["fix", "--force-exclude"] + names).output.hasSuffix("2 findings fixed in 2 files\n"))
    #expect(try sandbox.text(of: "Generated/A.swift") == Sandbox.bad)
  }

  @Test func anEmptyListIsNothingToLint() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.bad)
    let outcome = try sandbox.run("--files-from", "-", input: "\n")
    #expect(outcome.status == 0)
    #expect(outcome.output == "nothing found in 0 files\n")
  }

  @Test func aMisspelledFolderIsNotedWhereNothingIsLeft() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Sources/A.swift", Sandbox.bad)
    try sandbox.write(".rtllint.yml", "include: [Sorces]\n")
    let outcome = try sandbox.run()
    #expect(outcome.status == 0 && outcome.output == "nothing found in 0 files\n")
    #expect(outcome.errors == "rtllint: note: there is no Swift file to lint in what is named or included\n")
    #expect(try sandbox.run("--quiet").errors == "")
  }

  @Test func aListThatIsMissing() throws {
    let outcome = try Sandbox().run("--files-from", "gone")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "gone: error: cannot read the list of files: no such file or directory\n")
  }

  @Test func aFolderNamedLikeASource() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Folder.swift/Inner.swift", Sandbox.bad)
    let outcome = try sandbox.run()
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("Folder.swift/Inner.swift:1:3: warning: "))
  }

  @Test func aLinkToNowhereIsTold() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Bad.swift", Sandbox.bad)
    let link = sandbox.folder.appending(path: "Vanished.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: "/nowhere/at.swift"))
    let outcome = try sandbox.run("Vanished.swift", "Bad.swift")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("Vanished.swift: error: "))
    #expect(outcome.output.contains("1 warning in 1 file"))
  }

  @Test(.enabled(if: Sandbox.canRunUnprivileged, "the superuser may read everything"))
  func anUnreadableFileIsTold() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Secret.swift", Sandbox.bad)
    try sandbox.write("Bad.swift", Sandbox.bad)
    try sandbox.forbid("Secret.swift")
    let outcome = try sandbox.runUnprivileged()
    #expect(outcome.status == 2)
    #expect(outcome.errors == "Secret.swift: error: cannot be read: permission denied\n")
    #expect(outcome.output.contains("1 warning in 1 file"))
  }

  @Test(.enabled(if: Sandbox.canRunUnprivileged, "the superuser may read everything"))
  func anUnreadableFolderIsTold() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Secrets/Secret.swift", Sandbox.bad)
    try sandbox.write("Bad.swift", Sandbox.bad)
    try sandbox.forbid("Secrets")
    let outcome = try sandbox.runUnprivileged()
    try sandbox.allow("Secrets")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "Secrets: error: cannot be read: permission denied\n")
    #expect(outcome.output.contains("1 warning in 1 file"))
  }

  @Test func brokenBytesAreLintedLikeOthers() throws {
    let sandbox = try Sandbox()
    let broken = Data([0x2F, 0x2F, 0xFF, 0xC3, 0x28, 0x00, 0xED, 0xA0, 0x80, 0x0A]) + Data(Sandbox.bad.utf8)
    try sandbox.write("Broken.swift", broken)
    let outcome = try sandbox.run("--color", "always")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Broken.swift:2:3:"))
  }

  @Test func oneLineOfFiftyMegabytes() throws {
    let sandbox = try Sandbox()
    let half = 25 << 20
    // Mostly blanks, over which a build for debugging is not slow.
    let filler = Data(repeating: UInt8(ascii: "x"), count: 1 << 20) + Data(repeating: 0x20, count: half - (1 << 20))
    let call = Data(" + a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8) + ".utf8)
    try sandbox.write("Long.swift", filler + call + filler)
    let outcome = try sandbox.run("--color", "always")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Long.swift:1:\(half + 6):"))
    #expect(outcome.output.utf8.count < 2000, "only a piece of the line is shown")
  }

  @Test func aNameThatWouldForgeALineDoesNot() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A\nB.swift:1:1: error: forged.swift", Sandbox.bad)
    let outcome = try sandbox.run()
    #expect(outcome.output.hasPrefix(#"A\u{A}B.swift:1:1: error: forged.swift:1:3: warning: "#))
    #expect(outcome.output.split(separator: "\n").count == 2)
  }
}
