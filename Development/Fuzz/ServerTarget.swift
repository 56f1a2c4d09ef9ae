import RTLEngine
import RTLReporters
import RTLRuleKit
import RTLSyntax

@testable import RTLServer

/// What a client says, of any bytes: each line is one message, behind a greeting.
enum ServerTarget: FuzzTarget {
  static var seeds: [[UInt8]] {
    let file = #""textDocument": {"uri": "file:///w/A.swift", "version": 2, "text": "let a = 1\nb😀left"}"#
    let place =
      #""position": {"line": 1, "character": 3}, "range": {"start": {"line": 0, "character": 0}, "#
      + #""end": {"line": 9, "character": 9}}"#
    return [
      #"{"method": "textDocument/didOpen", "params": {\#(file)}}"#,
      #"{"method": "textDocument/didOpen", "params": {\#(file)}}"# + "\n"
        + #"{"method": "textDocument/didChange", "params": {\#(file), "contentChanges": [{"text": "left\r\nleft"}]}}"#,
      #"{"method": "textDocument/didOpen", "params": {\#(file)}}"# + "\n"
        + #"{"id": 2, "method": "textDocument/codeAction", "params": {\#(file), \#(place), "context": {"only": ["source"]}}}"#,
      #"{"method": "textDocument/didOpen", "params": {\#(file)}}"# + "\n"
        + #"{"id": "x", "method": "textDocument/hover", "params": {\#(file), \#(place)}}"#,
      #"{"method": "workspace/didChangeWorkspaceFolders", "params": {"event": {"added": [{"uri": "file:///w/%C3%BC"}]}}}"#,
      #"[1e3, -0.5, "\ud83d\ude00\u00e9\\", {"a": null, "b": [true, false]}]"#,
    ].map { Array($0.utf8) }
  }

  static func fault(in bytes: [UInt8]) -> String? {
    for line in bytes.split(separator: 0x0A) {
      if let fault = faultOfJSON(Array(line)) { return fault }
    }
    let hello = Array(#"{"id": 1, "method": "initialize", "params": {"rootUri": "file:///w"}}"#.utf8)
    let bodies = [hello] + bytes.split(separator: 0x0A).map { Array($0) }
    let talk = Talk(bodies.map { Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0 })
    var server = LanguageServer(EveryLeft(), version: "", on: talk.channel)
    _ = server.run()
    for answer in talk.answers {
      guard let start = answer.firstIndex(of: UInt8(ascii: "{")),
        (try? JSONReader.value(of: Array(answer[start...]))) != nil
      else { return "an answer is no JSON" }
    }
    // Any bytes may come where a header should.
    var reader = MessageReader()
    let noise = Talk([bytes])
    while reader.next(from: noise.channel, patience: nil) != .end {}
    return nil
  }

  /// What can be read is written so that it reads the same.
  private static func faultOfJSON(_ bytes: [UInt8]) -> String? {
    guard let value = try? JSONReader.value(of: bytes) else { return nil }
    guard let again = try? JSONReader.value(of: value.bytes) else { return "what is written cannot be read" }
    return again.bytes == value.bytes ? nil : "written again it changes"
  }
}

private final class Talk: @unchecked Sendable {
  private var pieces: [[UInt8]]
  private(set) var answers: [[UInt8]] = []
  private var isSilent = true

  init(_ pieces: [[UInt8]]) {
    self.pieces = pieces
  }

  var channel: Channel {
    Channel(
      receive: {
        self.isSilent.toggle()
        return self.pieces.isEmpty ? [] : self.pieces.removeFirst()
      },
      hasMore: { _ in
        defer { self.isSilent = false }
        return !self.isSilent
      },
      send: { self.answers.append($0) }
    )
  }
}

/// Finds each `left` and would have it `leading`.
private struct EveryLeft: Workbench {
  func rule(_ id: String) -> CatalogedRule? { nil }

  func findings(in document: Document, beside others: [Document]) -> Findings {
    let lines = LineTable(document.source)
    let text = document.source[ByteRange(0, document.source.count)]
    let word = Array("left".utf8)
    return Findings(
      text.indices.filter { text[$0...].starts(with: word) }.map { start in
        let span = Diagnostic.Span(start: lines.position(at: start), end: lines.position(at: start + word.count))
        return Diagnostic(
          rule: "left",
          category: "",
          severity: .info,
          message: "",
          path: "",
          span: span,
          fix: Diagnostic.SpannedFix(safety: .safe, title: "", edits: [.init(span: span, text: "leading")])
        )
      }
    )
  }

  func mended(_ document: Document, beside others: [Document]) -> Source? {
    Source(document.source.text(ByteRange(0, document.source.count)).replacing("left", with: "leading"))
  }
}
