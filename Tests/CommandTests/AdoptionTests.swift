import Foundation
import Testing

/// How a project with old findings begins.
@Suite struct AdoptionTests {
  @Test func fromTheFirstDayToTheFirstFix() throws {
    let old = (1...40).map { "label\($0).textAlignment = .left\n" }.joined()
    let sandbox = try Sandbox.repository([
      "Sources/Old.swift": old, "Sources/New.swift": "title.textAlignment = .natural\n",
    ])
    #expect(try sandbox.run().status == 1)

    let begun = try sandbox.run("init")
    #expect(begun.status == 0 && begun.output.contains("2 Swift files"))
    let written = try sandbox.run("baseline")
    #expect(written.status == 0)
    #expect(written.output == ".rtllint-baseline: 40 findings (40 new, 0 taken out)\n")
    #expect(written.errors.contains("write `baseline: .rtllint-baseline` in .rtllint.yml"))
    try sandbox.write(".rtllint.yml", sandbox.text(of: ".rtllint.yml") + "baseline: .rtllint-baseline\n")
    let quiet = try sandbox.run()
    #expect(quiet.status == 0 && quiet.errors == "")
    #expect(quiet.output == "nothing found in 2 files; 40 known from the baseline\n")
    #expect(try sandbox.shell(#"cd Sources && "$0""#).status == 0)
    let hook = #"printf '#!/bin/sh\nexec "%s" --staged >&2\n' "$0" > .git/hooks/pre-commit"#
    #expect(try sandbox.shell(hook + " && chmod +x .git/hooks/pre-commit").status == 0)
    try sandbox.git("add -A", "commit -q -m Baseline")

    try sandbox.write("Sources/Old.swift", "// A line above.\n" + old)
    try sandbox.write("Sources/New.swift", "title.textAlignment = .right\n")
    try sandbox.git("add -A")
    let staged = try sandbox.run("--staged")
    #expect(staged.status == 1)
    #expect(staged.output.hasPrefix("Sources/New.swift:1:24: warning: "))
    #expect(staged.output.split(separator: "\n").count == 2)
    #expect(throws: Sandbox.GitFailure.self) { try sandbox.git("commit -q -m Fault") }

    try sandbox.write("Sources/New.swift", "title.textAlignment = .left\n")
    #expect(try sandbox.run("fix").output == "Sources/New.swift: 1 fixed\n1 finding fixed in 1 file\n")
    #expect(try sandbox.text(of: "Sources/New.swift") == "title.textAlignment = .natural\n")
    try sandbox.git("add -A")
    #expect(try sandbox.run("--staged").status == 0)
    try sandbox.git("commit -q -m Mended")
    #expect(try sandbox.text(of: "Sources/Old.swift") == "// A line above.\n" + old)
  }

  @Test func whatHasBeenMendedIsTakenOut() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".rtllint.yml", "baseline: known/baseline.txt\n")
    try sandbox.write("known/keep", "")
    #expect(try sandbox.run().errors.contains("known/baseline.txt: error: cannot read the baseline: "))
    try sandbox.write("A.swift", Sandbox.bad)
    try sandbox.write("B.swift", Sandbox.bad + Sandbox.bad)
    #expect(try sandbox.run("baseline").status == 0)
    try sandbox.write("B.swift", Sandbox.bad)
    let stale = try sandbox.run()
    #expect(stale.status == 0)
    #expect(stale.errors.hasPrefix("known/baseline.txt:4: note: nothing is found any more for this line;"))
    // Who looks elsewhere cannot tell.
    #expect(try sandbox.run("A.swift").errors == "")
    #expect(try sandbox.run("--skip", "absolute_anchor").errors == "")
    try sandbox.write("C.swift", Sandbox.bad)
    let pruned = try sandbox.run("baseline", "--prune")
    #expect(pruned.output == "known/baseline.txt: 2 findings (0 new, 1 taken out)\n")
    #expect(try sandbox.run().output.hasPrefix("C.swift:1:3: "))
    #expect(try sandbox.run("baseline", "C.swift").output == "known/baseline.txt: 3 findings (1 new, 0 taken out)\n")
    #expect(try sandbox.run("baseline", "--prune", "--baseline", "none").status == 2)
  }

  @Test func anotherBaselineOrNone() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.bad)
    #expect(try sandbox.run("baseline", "--baseline", "mine").status == 0)
    #expect(try sandbox.run("--baseline", "mine").status == 0)
    #expect(try sandbox.run("--baseline", "mine", "--format", "json").output.contains("\"baselined\": 1"))
    try sandbox.write(".rtllint.yml", "baseline: mine\n")
    #expect(try sandbox.run().status == 0)
    #expect(try sandbox.run("--no-baseline").status == 1)
    #expect(try sandbox.run("fix").output == "nothing fixed\n")
    #expect(try sandbox.run("fix", "--no-baseline").output.hasPrefix("A.swift: 1 fixed\n"))
    try sandbox.write("mine", "<<<<<<< ours\n")
    let conflict = try sandbox.run()
    #expect(conflict.status == 2)
    let advice = "`rtllint baseline --prune` keeps the lines of both sides"
    #expect(conflict.errors == "mine:1: error: a merge has left a conflict here; \(advice)\n")
  }

  @Test func aKnownEdgeMovesWithANewPartner() throws {
    let sandbox = try Sandbox()
    let known = Sandbox.bad
    try sandbox.write("A.swift", known)
    #expect(try sandbox.run("baseline", "--baseline", "mine").status == 0)
    #expect(try sandbox.run("fix", "--baseline", "mine").output == "nothing fixed\n")
    let new = "a.rightAnchor.constraint(equalTo: c.leftAnchor, constant: -4).isActive = true\n"
    try sandbox.write("A.swift", known + new)
    #expect(try sandbox.run("fix", "--baseline", "mine").status == 0)
    #expect(try sandbox.text(of: "A.swift").hasPrefix("a.leadingAnchor.constraint(equalTo: b.leadingAnchor,"))
  }

  @Test func branchesThatAddNeighboursMerge() throws {
    let sandbox = try Sandbox.repository([
      ".gitattributes": ".rtllint-baseline merge=union\n", ".rtllint.yml": "baseline: .rtllint-baseline\n",
      "A.swift": Sandbox.bad, "F.swift": Sandbox.bad,
    ])
    func addFindings(to names: String...) throws {
      for name in names { try sandbox.write(name, Sandbox.bad) }
      #expect(try sandbox.run("baseline").status == 0)
      try sandbox.git("add -A", "commit -q -m More")
    }
    try addFindings()
    try sandbox.git("checkout -q -b other")
    try addFindings(to: "B.swift", "D.swift")
    try sandbox.git("checkout -q main")
    try addFindings(to: "C.swift", "D.swift", "E.swift")
    try sandbox.git("merge -q other")

    let merged = try sandbox.text(of: ".rtllint-baseline")
    let order = merged.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(order != order.sorted() && order.count > Set(order).count, "nothing to see: \(merged)")
    let run = try sandbox.run()
    #expect(run.status == 0)
    #expect(run.output == "nothing found in 6 files; 6 known from the baseline\n")
    #expect(try sandbox.run("baseline").status == 0)
    let tidy = try sandbox.text(of: ".rtllint-baseline").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(tidy == Set(order).sorted())
  }

  @Test(arguments: [["baseline"], ["baseline", "--prune"]], ["merge", "diff3"])
  func oneCommandEndsAConflict(_ command: [String], _ style: String) throws {
    let sandbox = try Sandbox.repository([
      ".rtllint.yml": "baseline: .rtllint-baseline\n", "A.swift": Sandbox.bad, "M.swift": Sandbox.bad,
    ])
    func change(_ name: String, to text: String) throws {
      try sandbox.write(name, text)
      #expect(try sandbox.run("baseline").status == 0)
      try sandbox.git("add -A", "commit -q -m More")
    }
    try change("Z.swift", to: Sandbox.good)
    try sandbox.git("checkout -q -b other")
    try change("B.swift", to: Sandbox.bad)
    try sandbox.git("rm -q M.swift")
    try change("N.swift", to: Sandbox.bad)
    try sandbox.git("checkout -q main")
    try change("C.swift", to: Sandbox.bad)
    #expect(throws: Sandbox.GitFailure.self) { try sandbox.git("-c merge.conflictStyle=\(style) merge -q other") }
    #expect(try sandbox.text(of: ".rtllint-baseline").contains("\n|||||||") == (style == "diff3"))
    let told = try sandbox.run()
    #expect(told.status == 2 && told.errors.contains("; `rtllint baseline --prune` keeps the lines of both sides\n"))

    let ended = try sandbox.run(command)
    #expect(ended.status == 0 && ended.errors == "")
    let run = try sandbox.run()
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output == "nothing found in 5 files; 4 known from the baseline\n")
    let lines = try sandbox.text(of: ".rtllint-baseline").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.map { $0.prefix(1) } == ["A", "B", "C", "N"])
  }

  @Test func howBranchesMergeIsToldOnce() throws {
    let sandbox = try Sandbox.repository(["Sub/A.swift": Sandbox.bad])
    let note = { (pattern: String) in
      "rtllint: note: so that branches merge without a conflict, write `\(pattern) merge=union` in .gitattributes"
        + " at the top of the repository\n"
    }
    #expect(try sandbox.run("baseline").errors.contains(note(".rtllint-baseline")))
    #expect(try !sandbox.run("baseline").errors.contains("gitattributes"))
    let odd = try sandbox.run("baseline", "--baseline", "Sub/old ones.txt")
    #expect(odd.errors == note("Sub/old?ones.txt"))
    try sandbox.write(".gitattributes", "Sub/old?ones.txt merge=union\n")
    try FileManager.default.removeItem(at: sandbox.folder.appending(path: "Sub/old ones.txt"))
    #expect(try sandbox.run("baseline", "--baseline", "Sub/old ones.txt").errors == "")
    #expect(try sandbox.run("baseline", "--quiet", "--baseline", "third").errors == "")

    let bare = try Sandbox()
    try bare.write("A.swift", Sandbox.bad)
    #expect(try bare.run("baseline", "--baseline", "mine").errors == "")
  }

  @Test func baselineOutOfOrderIsSorted() throws {
    let sandbox = try Sandbox()
    for name in ["A.swift", "B.swift"] { try sandbox.write(name, Sandbox.bad) }
    #expect(try sandbox.run("baseline").status == 0)
    let sorted = try sandbox.text(of: ".rtllint-baseline")
    let lines = sorted.split(separator: "\n", omittingEmptySubsequences: true)
    try sandbox.write(".rtllint-baseline", lines.reversed().joined(separator: "\n"))
    #expect(try sandbox.run("--baseline", ".rtllint-baseline").status == 0)
    #expect(try sandbox.run("baseline").output == ".rtllint-baseline: 2 findings (0 new, 0 taken out)\n")
    #expect(try sandbox.text(of: ".rtllint-baseline") == sorted)
  }
}
