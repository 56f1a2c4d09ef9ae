import RTLEngine
import RTLReporters
import RTLRuleKit
import RTLSyntax
import Testing

@testable import RTLServer

@Suite struct LanguageServerTests {
  /// Says these things, each behind a pause, and tells what came back and whether the server parted as it should.
  private func talk(_ bodies: [String], pausing: Bool = true) -> (heard: [String], isClean: Bool) {
    let framed = bodies.map(Client.framed)
    let client = Client(pausing ? framed : [framed.joined()])
    var server = LanguageServer(LeftBench(), version: "9", on: client.channel)
    let isClean = server.run()
    return (client.messages, isClean)
  }

  private static let hello =
    #"{"id": 1, "method": "initialize", "params": {"workspaceFolders": [{"uri": "file:///w", "name": "w"}]}}"#
  private static let goodbye = [#"{"id": 9, "method": "shutdown"}"#, #"{"method": "exit"}"#]

  private func opened(_ text: String, _ name: String = "A.swift") -> String {
    let item = #"{"uri": "file:///w/\#(name)", "languageId": "swift", "version": 1, "text": "\#(text)"}"#
    return #"{"method": "textDocument/didOpen", "params": {"textDocument": \#(item)}}"#
  }

  private func changed(_ text: String, version: Int) -> String {
    #"{"method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///w/A.swift", "version": "#
      + #"\#(version)}, "contentChanges": [{"text": "\#(text)"}]}}"#
  }

  private func asked(_ method: String, _ line: Int, _ character: Int, only: String = "") -> String {
    let place = #"{"line": \#(line), "character": \#(character)}"#
    return #"{"id": 2, "method": "textDocument/\#(method)", "params": {"textDocument": {"uri": "file:///w/A.swift"}, "#
      + #""position": \#(place), "range": {"start": \#(place), "end": \#(place)}, "context": {\#(only)}}}"#
  }

  @Test func greetings() {
    let (heard, isClean) = talk([Self.hello, #"{"method": "initialized"}"#] + Self.goodbye)
    #expect(isClean)
    #expect(heard.count == 2)
    #expect(heard[0].contains(#""serverInfo": {"name": "rtllint", "version": "9"}"#))
    for ability in [
      #""textDocumentSync": {"openClose": true, "change": 1, "save": true}"#, #""positionEncoding": "utf-16""#,
      #""codeActionKinds": ["quickfix", "source.fixAll.rtllint"]"#, #""hoverProvider": true"#,
      #""workspaceFolders": {"supported": true, "changeNotifications": true}"#,
    ] { #expect(heard[0].contains(ability)) }
    #expect(heard[1] == #"{"jsonrpc": "2.0", "id": 9, "result": null}"#)
  }

  @Test func whoeverLeavesWithoutAWordIsNoted() {
    #expect(!talk([]).isClean)
    #expect(!talk([Self.hello]).isClean)
    #expect(!talk([Self.hello, #"{"method": "exit"}"#]).isClean)
  }

  @Test func findingsAreToldWithTheirVersion() {
    let (heard, _) = talk([Self.hello, opened("😀 left")] + Self.goodbye)
    #expect(
      heard[1] == #"{"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": "#
        + #"{"uri": "file:///w/A.swift", "version": 1, "diagnostics": [{"range": {"start": {"line": 0, "character": 3}, "#
        + #""end": {"line": 0, "character": 7}}, "severity": 2, "code": "lefty", "#
        + #""codeDescription": {"href": "https://example.org/left"}, "source": "rtllint", "message": "left in w"}]}}"#
    )
  }

  /// Of words that come one after the other only the last state is looked at.
  @Test func fastWritersAreWaitedFor() {
    let states = [changed("le", version: 2), changed("lef", version: 3), changed("left", version: 4)]
    let (heard, _) = talk([Self.hello, opened("")] + states + [asked("hover", 0, 0)], pausing: false)
    let told = heard.filter { $0.contains("publishDiagnostics") }
    #expect(told.count == 1 && told[0].contains(#""version": 4"#) && told[0].contains("lefty"))
  }

  @Test func whatIsClosedIsForgotten() {
    let close = #"{"method": "textDocument/didClose", "params": {"textDocument": {"uri": "file:///w/A.swift"}}}"#
    let (heard, _) = talk([Self.hello, opened("left"), close, asked("hover", 0, 0)] + Self.goodbye)
    #expect(heard[2].contains(#"{"uri": "file:///w/A.swift", "diagnostics": []}"#))
    #expect(heard[3] == #"{"jsonrpc": "2.0", "id": 2, "result": null}"#)
  }

  /// Others may depend on what a file that is saved says.
  @Test func savingLooksAtAllAnew() {
    let saved = #"{"method": "textDocument/didSave", "params": {"textDocument": {"uri": "file:///w/B.swift"}}}"#
    let (heard, _) = talk([Self.hello, opened("left"), opened("", "B.swift"), saved] + Self.goodbye)
    let told = heard.filter { $0.contains("publishDiagnostics") }
    #expect(told.map { $0.contains("B.swift") } == [false, true, true, false])
  }

  /// Who goes on writing while much is to be looked at is heard in between, and has what was written last looked at first.
  @Test func writersAreHeardInBetween() {
    let saved = #"{"method": "textDocument/didSave", "params": {"textDocument": {"uri": "file:///w/B.swift"}}}"#
    let said = [
      Self.hello, opened("", "B.swift"), opened(""), saved, changed("left", version: 2), asked("hover", 5, 5),
    ]
    let client = Client(said.map(Client.framed))
    client.isImpatient = true
    var server = LanguageServer(LeftBench(), version: "", on: client.channel)
    _ = server.run()
    let told = client.messages.filter { $0.contains("publishDiagnostics") }
    #expect(told.map { $0.contains("B.swift") } == [true, false, false, false, true])
    #expect(told[3].contains(#""version": 2"#))
  }

  /// What was not saved of a file that is closed counts no more.
  @Test func closingLooksAtTheOthersAnew() {
    let close = #"{"method": "textDocument/didClose", "params": {"textDocument": {"uri": "file:///w/A.swift"}}}"#
    let (heard, _) = talk([Self.hello, opened("left"), opened("", "B.swift"), close] + Self.goodbye)
    #expect(heard[3].contains(#"A.swift", "diagnostics": []"#) && heard[4].contains("B.swift"))
  }

  @Test func nothingIsToldBehindTheFarewell() {
    let (heard, isClean) = talk([Self.hello, opened("left")] + Self.goodbye, pausing: false)
    #expect(isClean && heard.count == 2 && heard[1].contains(#""id": 9"#))
  }

  /// The innermost of the editor's folders, however its URI is written.
  @Test(arguments: [
    (#"{"rootUri": "file:///w"}"#, "w"), (#"{"rootUri": "file:///w/"}"#, "w"), (#"{"rootPath": "/w/"}"#, "w"),
    (#"{"rootPath": "w"}"#, "In"), ("{}", "In"),
    (#"{"workspaceFolders": [{"uri": "file:///w/"}, {"uri": "file:///w/In/"}, {"uri": "file:///x"}]}"#, "In"),
  ])
  func foldersOfTheEditor(parameters: String, folder: String) {
    let hello = #"{"id": 1, "method": "initialize", "params": \#(parameters)}"#
    #expect(talk([hello, opened("left", "In/A.swift")]).heard[1].contains(#""message": "left in \#(folder)""#))
  }

  @Test func foldersComeAndGo() {
    let event = #"{"added": [{"uri": "file:///w/In"}], "removed": [{"uri": "file:///w/"}]}"#
    let change = #"{"method": "workspace/didChangeWorkspaceFolders", "params": {"event": \#(event)}}"#
    let (heard, _) = talk([Self.hello, opened("left", "In/A.swift"), change] + Self.goodbye)
    #expect(heard[1].contains("left in w") && heard[2].contains("left in In"))
  }

  @Test func whoCanWatchIsAskedTo() {
    let ability = #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#
    let hello = #"{"id": 1, "method": "initialize", "params": {"rootUri": "file:///w", "capabilities": \#(ability)}}"#
    let watched = #"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": []}}"#
    let said = [hello, #"{"method": "initialized"}"#, #"{"id": "watch", "result": null}"#, opened("left"), watched]
    let (heard, _) = talk(said + Self.goodbye)
    #expect(heard[1].contains("client/registerCapability") && heard[1].contains("**/.rtllint.yml"))
    #expect(heard.count { $0.contains("publishDiagnostics") } == 2)
  }

  @Test func onlySwiftFilesAreLookedAt() {
    let untitled =
      #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "untitled:1", "text": "left"}}}"#
    #expect(talk([Self.hello, opened("left", "A.txt"), untitled] + Self.goodbye).heard.count == 2)
  }

  @Test func actionsMendAndSilence() {
    let (heard, _) = talk([Self.hello, opened(#"  left\nleft"#), asked("codeAction", 0, 4)] + Self.goodbye)
    let actions = heard[2]
    #expect(
      actions.contains(#""title": "Fix: leading", "kind": "quickfix""#) && actions.contains(#""isPreferred": true"#)
    )
    #expect(actions.contains(#""newText": "leading"}]"#))
    #expect(actions.contains(#""title": "Silence lefty here""#))
    #expect(actions.contains(#""newText": "  // rtllint:disable:next lefty\n"}]"#))
    // The other finding is elsewhere.
    #expect(actions.count(of: #""title""#) == 2)
    #expect(
      talk([Self.hello, opened("left"), asked("codeAction", 0, 0, only: #""only": ["refactor"]"#)]).heard[2]
        .hasSuffix(#""result": []}"#)
    )
  }

  @Test func editsAreForOneVersionWhereTheClientCanTell() {
    let ability = #"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#
    let hello = #"{"id": 1, "method": "initialize", "params": {"rootUri": "file:///w", "capabilities": \#(ability)}}"#
    let said = [opened("left"), changed("left left", version: 7), asked("codeAction", 0, 0)]
    #expect(
      talk([hello] + said).heard.last?.contains(
        #""edit": {"documentChanges": [{"textDocument": {"uri": "file:///w/A.swift", "version": 7}, "edits": [{"range": "#
      ) == true
    )
    #expect(talk([Self.hello] + said).heard.last?.contains(#""edit": {"changes": {"file:///w/A.swift": [{"#) == true)
  }

  @Test func whichActionsAreWanted() {
    for (only, count) in [
      (#""only": [""]"#, 2), (#""only": []"#, 2), (#""only": ["quick"]"#, 0), (#""only": ["quickfix"]"#, 2),
    ] {
      let answer = talk([Self.hello, opened("left"), asked("codeAction", 0, 0, only: only)]).heard[2]
      #expect(answer.count(of: #""kind": "quickfix""#) == count, "\(only)")
    }
    // What is wrong with a comment is not silenced by another one.
    let comment = talk([Self.hello, opened("useless left"), asked("codeAction", 0, 2)]).heard[2]
    #expect(comment.hasSuffix(#""result": []}"#))
  }

  @Test func allCanBeMendedAtOnce() {
    let text = #"a\nx left\nsame\nleft y\nb\n"#
    let all = #""only": ["source.fixAll"]"#
    let (heard, _) = talk([Self.hello, opened(text), asked("codeAction", 0, 0, only: all)] + Self.goodbye)
    #expect(heard[2].contains(#""kind": "source.fixAll.rtllint""#))
    #expect(
      heard[2].contains(
        #"{"range": {"start": {"line": 1, "character": 0}, "end": {"line": 4, "character": 0}}, "#
          + #""newText": "x leading\nsame\nleading y\n"}"#
      )
    )
    #expect(
      talk([Self.hello, opened("fine"), asked("codeAction", 0, 0, only: all)]).heard.last?
        .hasSuffix(#""result": []}"#) == true
    )
  }

  @Test func hoveringExplains() {
    let (heard, _) = talk([Self.hello, opened("a left"), asked("hover", 0, 3), asked("hover", 0, 0)] + Self.goodbye)
    #expect(heard[2].contains(#" lefty\n\nleft is a side (warning).\n"#))
    #expect(heard[3].hasSuffix(#""result": null}"#))
  }

  /// Where it is of a file, beside the text of that file; and no longer when it is mended.
  @Test func problemsAreToldWhereTheyAre() {
    let (heard, _) = talk([Self.hello, opened("trouble"), changed("fine", version: 2)] + Self.goodbye)
    #expect(heard[2].contains(#""method": "window/logMessage", "params": {"type": 1, "message": "rtllint: no place"}"#))
    #expect(heard[3].contains(#""uri": "file:///w/.rtllint.yml", "diagnostics": [{"range": {"start": {"line": 2, "#))
    #expect(heard[5].contains(#"{"uri": "file:///w/.rtllint.yml", "diagnostics": []}"#))
  }

  @Test func eachProblemIsToldOnceAndForAllItConcerns() {
    let close = #"{"method": "textDocument/didClose", "params": {"textDocument": {"uri": "file:///w/B.swift"}}}"#
    let opened = [self.opened("trouble"), self.opened("trouble", "B.swift")]
    let (heard, _) = talk(
      [Self.hello] + opened + [changed("trouble left", version: 2), close, changed("", version: 3)]
    )
    let placed = heard.filter { $0.contains(".rtllint.yml") }
    #expect(placed.count == 2 && placed[0].contains("no key") && placed[1].hasSuffix(#""diagnostics": []}}"#))
    // One for each document it is about.
    #expect(heard.count { $0.contains("no place") } == 2)
  }

  @Test func mistakesAreAnswered() {
    let before = talk([#"{"id": "a", "method": "textDocument/hover"}"#, opened("left")] + [Self.hello])
    #expect(before.heard.count == 2 && before.heard[0].contains(#""id": "a", "error": {"code": -32002"#))
    let unknown = talk([Self.hello, #"{"id": 5, "method": "x/y"}"#, #"{"method": "x/y"}"#, "{", "[]", "1"])
    let codes = ["-32601", "-32700", "-32600", "-32600"]
    #expect(unknown.heard.count == 5 && zip(unknown.heard.dropFirst(), codes).allSatisfy { $0.contains($1) })
    let late = talk([Self.hello] + [Self.goodbye[0], #"{"id": 5, "method": "textDocument/hover"}"#, Self.goodbye[1]])
    #expect(late.isClean && late.heard[2].contains("-32600"))
  }
}

/// Finds the word `left` and would have it `leading`; has trouble where it is told so.
private struct LeftBench: Workbench {
  private struct Lefty: Rule {
    let id = "lefty"
    let summary = "left is a side"
    let rationale = ""
    let references = ["a talk", "https://example.org/left"]
    let bad: [Example] = []
    let good: [Example] = []
    let triggers: [Trigger] = []
    func check(_ site: Site) -> Finding? { nil }
  }

  func rule(_ id: String) -> CatalogedRule? { id == "lefty" ? CatalogedRule(category: "Sides", Lefty()) : nil }

  func findings(in document: Document, beside others: [Document]) -> Findings {
    let lines = LineTable(document.source)
    let text = Array(document.source.text(ByteRange(0, document.source.count)).utf8)
    let word = Array("left".utf8)
    let diagnostics = text.indices.filter { text[$0...].starts(with: word) }.map { start in
      let span = Diagnostic.Span(start: lines.position(at: start), end: lines.position(at: start + word.count))
      return Diagnostic(
        rule: "lefty",
        category: "Sides",
        severity: .warning,
        message: "left in " + String(decoding: document.folder.name, as: UTF8.self),
        path: "A.swift",
        span: span,
        fix: Diagnostic.SpannedFix(safety: .safe, title: "leading", edits: [.init(span: span, text: "leading")])
      )
    }
    if text.starts(with: Array("useless".utf8)) {
      let span = Diagnostic.Span(start: lines.position(at: 0), end: lines.position(at: 7))
      return Findings([
        Diagnostic(rule: "useless_suppression", category: "", severity: .warning, message: "", path: "", span: span)
      ])
    }
    guard text.starts(with: Array("trouble".utf8)) else { return Findings(diagnostics) }
    return Findings(problems: [Problem("no place"), Problem("no key", path: "/w/.rtllint.yml", line: 3, column: 1)])
  }

  func mended(_ document: Document, beside others: [Document]) -> Source? {
    let text = document.source.text(ByteRange(0, document.source.count))
    let mended = text.replacing("left", with: "leading")
    return mended == text ? nil : Source(mended)
  }
}

extension String {
  fileprivate func count(of word: String) -> Int { ranges(of: word).count }
}
