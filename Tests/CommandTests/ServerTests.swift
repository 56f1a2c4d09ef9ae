import Foundation
import Testing

/// `rtllint lsp` as an editor starts it.
@Suite struct ServerTests {
  /// Says all this at once to a server in the sandbox, and tells what it answered.
  private func talk(_ sandbox: Sandbox, _ bodies: [String], options: [String] = []) throws -> Sandbox.Outcome {
    let root = sandbox.folder.absoluteString
    let hello = #"{"id": 1, "method": "initialize", "params": {"rootUri": "\#(root)"}}"#
    let all = [hello] + bodies + [#"{"id": 9, "method": "shutdown"}"#, #"{"method": "exit"}"#]
    try sandbox.write("said", all.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined())
    let words = (["lsp"] + options).joined(separator: " ")
    let outcome = try sandbox.shell("\"$0\" \(words) < said")
    try FileManager.default.removeItem(at: sandbox.folder.appending(path: "said"))
    return outcome
  }

  private func uri(_ name: String, in sandbox: Sandbox) -> String {
    sandbox.folder.appending(path: name).absoluteString
  }

  private func opened(_ name: String, _ text: String, in sandbox: Sandbox) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let item = #"{"uri": "\#(uri(name, in: sandbox))", "languageId": "swift", "version": 1, "text": \#(text)}"#
    return #"{"method": "textDocument/didOpen", "params": {"textDocument": \#(item)}}"#
  }

  private func actions(_ name: String, in sandbox: Sandbox, only kind: String) -> String {
    let place = #"{"line": 0, "character": 3}"#
    return #"{"id": 2, "method": "textDocument/codeAction", "params": {"textDocument": {"uri": "#
      + #""\#(uri(name, in: sandbox))"}, "range": {"start": \#(place), "end": \#(place)}, "context": {"only": ["\#(kind)"]}}}"#
  }

  private func found(_ outcome: Sandbox.Outcome) -> [Substring] {
    outcome.output.matches(of: #/"code": "([a-z_]+)"/#).map(\.output.1)
  }

  @Test func whatIsNotSavedCounts() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.good)
    let asked = actions("A.swift", in: sandbox, only: "quickfix")
    let outcome = try talk(sandbox, [try opened("A.swift", Sandbox.bad, in: sandbox), asked])
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output.contains(#""range": {"start": {"line": 0, "character": 2}, "end": {"line": 0, "character": 12}}"#)
    )
    #expect(
      outcome.output.contains(#""title": "Fix: "#)
        && outcome.output.contains(#""title": "Silence absolute_anchor here""#)
    )
    #expect(try sandbox.text(of: "A.swift") == Sandbox.good)
  }

  /// What one file declares counts in another as it is open, not as it is saved.
  @Test func openFilesKnowEachOther() throws {
    let sandbox = try Sandbox()
    let model = "import UIKit\nfinal class Row { let wait: Int; init(wait: Int) { self.wait = wait } }\n"
    let view = "import UIKit\nfunc show(_ row: Row) { label.text = row.wait.description }\n"
    try sandbox.write("Model.swift", model.replacing("Int", with: "Port"))
    try sandbox.write("View.swift", view)
    let asked = actions("View.swift", in: sandbox, only: "quickfix")
    let alone = try talk(sandbox, [try opened("View.swift", view, in: sandbox), asked])
    #expect(found(alone).isEmpty)
    let both = [try opened("Model.swift", model, in: sandbox), try opened("View.swift", view, in: sandbox), asked]
    #expect(found(try talk(sandbox, both)) == ["unlocalized_number"])
  }

  @Test func allSafeFixesAtOnce() throws {
    let sandbox = try Sandbox()
    let text = "import UIKit\n" + Sandbox.bad
    let outcome = try talk(
      sandbox,
      [try opened("A.swift", text, in: sandbox), actions("A.swift", in: sandbox, only: "source.fixAll")]
    )
    #expect(outcome.output.contains(#""kind": "source.fixAll.rtllint""#))
    #expect(outcome.output.contains("a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 8)"))
  }

  /// What else is found in what is not saved is no harm that fixing does.
  @Test func fixesAreMadeBesideOtherFindings() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", "import UIKit\n")
    let other = "func f(count: Int) { label.text = String(count) }\n"
    let said = [
      try opened("A.swift", "import UIKit\n" + Sandbox.bad + other, in: sandbox),
      actions("A.swift", in: sandbox, only: "source.fixAll"),
    ]
    let outcome = try talk(sandbox, said)
    #expect(found(outcome).contains("unlocalized_number"))
    #expect(outcome.output.contains(#""kind": "source.fixAll.rtllint""#))
  }

  /// A folder that is open and no project by its files is one all the same.
  @Test func theFolderIsTheProject() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Model/Row.swift", "import UIKit\nfinal class Row { var wait = 3 }\n")
    let view = "import UIKit\nfunc show(_ row: Row) { label.text = row.wait.description }\n"
    let said = [try opened("View/A.swift", view, in: sandbox), actions("View/A.swift", in: sandbox, only: "quickfix")]
    #expect(found(try talk(sandbox, said)) == ["unlocalized_number"])
  }

  /// Findings come unasked, behind a pause.
  @Test func findingsComeUnasked() throws {
    let sandbox = try Sandbox()
    let hello = #"{"id": 1, "method": "initialize", "params": {"rootUri": "\#(sandbox.folder.absoluteString)"}}"#
    let said = [hello, try opened("A.swift", Sandbox.bad, in: sandbox)]
    try sandbox.write("said", said.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined())
    let outcome = try sandbox.shell("(cat said; sleep 2) | \"$0\" lsp")
    #expect(found(outcome) == ["absolute_anchor"])
  }

  @Test func theConfigurationHolds() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".rtllint.yml", "exclude: [Old]\nrules:\n  absolute_anchor: error\n")
    let asked = { (name: String) in actions(name, in: sandbox, only: "quickfix") }
    let new = try talk(sandbox, [try opened("A.swift", Sandbox.bad, in: sandbox), asked("A.swift")])
    #expect(new.output.contains(#""severity": 1, "code": "absolute_anchor""#))
    let old = try talk(sandbox, [try opened("Old/A.swift", Sandbox.bad, in: sandbox), asked("Old/A.swift")])
    #expect(found(old).isEmpty)
    let skipping = ["--skip", "absolute_anchor"]
    #expect(
      found(try talk(sandbox, [try opened("A.swift", Sandbox.bad, in: sandbox), asked("A.swift")], options: skipping))
        .isEmpty
    )
    try sandbox.write(".rtllint.yml", "rulez: {}\n")
    let broken = try talk(sandbox, [try opened("A.swift", Sandbox.bad, in: sandbox), asked("A.swift")])
    #expect(broken.output.contains(#"/.rtllint.yml", "diagnostics": [{"range": {"start": {"line": 0, "character": 0}"#))
  }

  @Test func whatTheBaselineKnowsIsNotTold() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", Sandbox.bad)
    #expect(try sandbox.run("baseline", "--baseline", "known").status == 0)
    let said = [try opened("A.swift", Sandbox.bad, in: sandbox), actions("A.swift", in: sandbox, only: "quickfix")]
    #expect(found(try talk(sandbox, said, options: ["--baseline", "known"])).isEmpty)
    #expect(!found(try talk(sandbox, said)).isEmpty)
  }

  @Test func badWordsAreRefused() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("lsp", "--format", "json").status == 2)
    #expect(try sandbox.run("lsp", "Sources").status == 2)
    #expect(try sandbox.run("lsp", input: "").status == 2)
    #expect(try sandbox.run("lsp", input: "Content-Length: 2\r\n\r\n{}").status == 2)
  }
}
