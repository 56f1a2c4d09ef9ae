import RTLEngine
import RTLReporters
import RTLRuleKit
import RTLSyntax

/// Speaks the Language Server Protocol: tells an editor what is found in the files it has open, while they are written.
///
/// One thread, one message after the other. What was changed is looked at when nothing more comes for a moment, so that
/// nobody waits for what is found in a word half written.
package struct LanguageServer {
  private let bench: any Workbench
  private let version: String
  private let channel: Channel
  private var reader = MessageReader()
  private var phase = Phase.created
  private var client = Client()
  /// What is open; last what was opened or changed last.
  private var documents: [Document] = []
  /// Those to be looked at, by their URIs.
  private var stale: Set<String> = []
  /// What the client was told of each.
  private var told: [String: [Diagnostic]] = [:]
  /// What could not be done for the sake of each.
  private var problems: [String: [Problem]] = [:]
  /// The problems the client was told, by the URI of the file they stand in: a configuration, mostly.
  private var toldProblems: [String: [Problem]] = [:]

  /// What was asked of the client's own abilities, and where it works.
  private struct Client {
    var folders: [Path] = []
    var watchesFiles = false
    var takesVersionedEdits = false
  }

  private enum Phase {
    case created, running, shutDown
  }

  package init(_ bench: any Workbench, version: String, on channel: Channel) {
    self.bench = bench
    self.version = version
    self.channel = channel
  }

  /// How long a pause in writing is, in milliseconds.
  private static let pause = 150

  /// Serves until the client is gone.
  /// - Returns: whether it said goodbye.
  package mutating func run() -> Bool {
    while true {
      switch reader.next(from: channel, patience: stale.isEmpty ? nil : Self.pause) {
      case .silence: lookAtStale()
      case .end: return phase == .shutDown
      case .message(let body):
        do throws(JSONReader.Malformed) {
          let message = try JSONReader.value(of: body)
          if message["method"]?.text == "exit" { return phase == .shutDown }
          handle(message)
        } catch {
          fail(.null, .parseError, "no JSON from byte \(error.offset) on")
        }
      }
    }
  }

  // MARK: - Messages

  private mutating func handle(_ message: JSONValue) {
    guard case .object = message else { return fail(.null, .invalidRequest, "a message is an object") }
    // What has no method answers a request of ours, none of whose answers matters.
    guard let method = message["method"]?.text else { return }
    let parameters = message["params"] ?? .null
    guard let id = message["id"] else { return notice(method, parameters) }
    if phase == .created, method != "initialize" { return fail(id, .notInitialized, "initialize comes first") }
    if phase == .shutDown { return fail(id, .invalidRequest, "nothing comes behind shutdown but exit") }
    switch method {
    case "initialize": initialize(id, parameters)
    case "shutdown":
      phase = .shutDown
      stale = []
      answer(id, .null)
    case "textDocument/codeAction": answer(id, .list(actions(for: parameters)))
    case "textDocument/hover": answer(id, hover(at: parameters))
    default: fail(id, .methodNotFound, "there is no \(method) here")
    }
  }

  private mutating func notice(_ method: String, _ parameters: JSONValue) {
    guard phase == .running else { return }
    let document = parameters["textDocument"]
    switch method {
    case "initialized": if client.watchesFiles { watchFiles() }
    case "textDocument/didOpen": if let document { open(document) }
    case "textDocument/didChange": if let document { change(document, parameters["contentChanges"]?.list ?? []) }
    case "textDocument/didClose": if let uri = document?["uri"]?.text { close(uri) }
    case "workspace/didChangeWorkspaceFolders":
      let event = parameters["event"]
      let gone = Set(Self.folders(event?["removed"]))
      client.folders = client.folders.filter { !gone.contains($0) } + Self.folders(event?["added"])
      documents = documents.map { placed($0.uri, $0.path, $0.version, $0.source) }
      lookAtAllAnew()
    // What one file says counts for all others.
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration": lookAtAllAnew()
    default: break
    }
  }

  private mutating func initialize(_ id: JSONValue, _ parameters: JSONValue) {
    guard phase == .created else { return fail(id, .invalidRequest, "initialize comes once") }
    phase = .running
    client.folders = Self.folders(parameters["workspaceFolders"])
    if client.folders.isEmpty {
      let root = parameters["rootUri"]?.text.flatMap(FileURI.path) ?? parameters["rootPath"]?.text.map { Path($0) }
      client.folders = [root].compactMap { $0 }.filter(\.isAbsolute).map { $0.absolute(in: "/") }
    }
    let watching = parameters["capabilities"]?["workspace"]?["didChangeWatchedFiles"]
    client.watchesFiles = watching?["dynamicRegistration"]?.isTrue ?? false
    let editing = parameters["capabilities"]?["workspace"]?["workspaceEdit"]
    client.takesVersionedEdits = editing?["documentChanges"]?.isTrue ?? false
    let name = JSONValue.object([("name", .text("rtllint")), ("version", .text(version))])
    answer(id, .object([("capabilities", Self.abilities), ("serverInfo", name)]))
  }

  private static let abilities: JSONValue = {
    let wholeTexts = 1
    let sync: [(String, JSONValue)] = [
      ("openClose", .truth(true)), ("change", .number(wholeTexts)), ("save", .truth(true)),
    ]
    let kinds = JSONValue.list([.text(ActionKind.fix), .text(ActionKind.fixAll)])
    let folders = JSONValue.object([("supported", .truth(true)), ("changeNotifications", .truth(true))])
    return .object([
      ("positionEncoding", .text("utf-16")), ("textDocumentSync", .object(sync)),
      ("codeActionProvider", .object([("codeActionKinds", kinds)])), ("hoverProvider", .truth(true)),
      ("workspace", .object([("workspaceFolders", folders)])),
    ])
  }()

  private static func folders(_ list: JSONValue?) -> [Path] {
    (list?.list ?? []).compactMap { $0["uri"]?.text.flatMap(FileURI.path)?.absolute(in: "/") }
  }

  /// Asks to be told of what others write: the configuration, and sources that are not open.
  private func watchFiles() {
    let globs = ["*.swift", ".rtllint.yml", ".gitignore", "*.xib", "*.storyboard", "Contents.json"].map {
      JSONValue.object([("globPattern", .text("**/" + $0))])
    }
    let registration = JSONValue.object([
      ("id", .text("files")), ("method", .text("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .list(globs))])),
    ])
    send([
      ("id", .text("watch")), ("method", .text("client/registerCapability")),
      ("params", .object([("registrations", .list([registration]))])),
    ])
  }

  // MARK: - Documents

  private mutating func open(_ item: JSONValue) {
    guard let uri = item["uri"]?.text, let text = item["text"]?.text, let path = FileURI.path(of: uri),
      path.name.suffix(6).elementsEqual(".swift".utf8)
    else { return }
    documents.removeAll { $0.uri == uri }
    documents.append(placed(uri, path.absolute(in: "/"), item["version"]?.number, Source(text)))
    stale.insert(uri)
  }

  /// A document in the innermost folder of the editor's that holds it.
  private func placed(_ uri: String, _ path: Path, _ version: Int?, _ source: Source) -> Document {
    let folder = client.folders.filter { path.isWithin($0) }.max { $0.bytes.count < $1.bytes.count }
    return Document(uri: uri, path: path, folder: folder ?? path.parent ?? "/", version: version, source: source)
  }

  /// The whole text comes each time, as was asked for.
  private mutating func change(_ item: JSONValue, _ changes: [JSONValue]) {
    guard let uri = item["uri"]?.text, let index = documents.firstIndex(where: { $0.uri == uri }),
      let text = changes.last?["text"]?.text
    else { return }
    var document = documents.remove(at: index)
    document.version = item["version"]?.number
    document.source = Source(text)
    documents.append(document)
    stale.insert(uri)
  }

  private mutating func close(_ uri: String) {
    guard documents.contains(where: { $0.uri == uri }) else { return }
    documents.removeAll { $0.uri == uri }
    told[uri] = nil
    tellProblems([], of: uri)
    problems[uri] = nil
    publish([], uri, version: nil)
    // What was not saved of it counts no more.
    lookAtAllAnew()
  }

  private mutating func lookAtAllAnew() { stale = Set(documents.map(\.uri)) }

  // MARK: - Findings

  /// Whoever says something meanwhile is heard first: what is left is looked at in the next pause.
  private mutating func lookAtStale() {
    for document in documents.reversed() where stale.contains(document.uri) {
      look(at: document)
      if channel.hasMore(0) { return }
    }
  }

  private mutating func look(at document: Document) {
    stale.remove(document.uri)
    let findings = bench.findings(in: document, beside: documents.filter { $0.uri != document.uri })
    told[document.uri] = findings.diagnostics
    let spoken = findings.diagnostics.map { $0.spoken(at: document.uri, explainedBy: bench) }
    publish(spoken, document.uri, version: document.version)
    tellProblems(findings.problems, of: document.uri)
  }

  /// Problems stand in the files they are of, whichever documents they concern, and in the client's log where they are of
  /// none. Each is told once.
  private mutating func tellProblems(_ new: [Problem], of uri: String) {
    for problem in new where problem.path == nil && problems[uri]?.contains(problem) != true {
      send([
        ("method", .text("window/logMessage")),
        ("params", .object([("type", .number(1)), ("message", .text("rtllint: " + problem.message))])),
      ])
    }
    problems[uri] = new
    var placed: [String: [Problem]] = [:]
    for problem in documents.flatMap({ problems[$0.uri] ?? [] }) {
      guard let path = problem.path, case let uri = FileURI.uri(of: Path(path)) else { continue }
      if placed[uri]?.contains(problem) != true { placed[uri, default: []].append(problem) }
    }
    for uri in Set(placed.keys).union(toldProblems.keys).sorted() where placed[uri] != toldProblems[uri] {
      publish((placed[uri] ?? []).map(\.spoken), uri, version: nil)
    }
    toldProblems = placed
  }

  private func publish(_ diagnostics: [JSONValue], _ uri: String, version: Int?) {
    var parameters: [(String, JSONValue)] = [("uri", .text(uri))]
    if let version { parameters.append(("version", .number(version))) }
    parameters.append(("diagnostics", .list(diagnostics)))
    send([("method", .text("textDocument/publishDiagnostics")), ("params", .object(parameters))])
  }

  /// The document a request is about, and what is found in it as it is now.
  private mutating func current(_ parameters: JSONValue) -> (document: Document, findings: [Diagnostic])? {
    guard let uri = parameters["textDocument"]?["uri"]?.text,
      let document = documents.first(where: { $0.uri == uri })
    else { return nil }
    if stale.contains(uri) { look(at: document) }
    return (document, told[uri] ?? [])
  }

  private mutating func actions(for parameters: JSONValue) -> [JSONValue] {
    guard let (document, findings) = current(parameters), let range = TextRange(parameters["range"]) else { return [] }
    let wanted = parameters["context"]?["only"]?.list?.compactMap(\.text)
    let actions = CodeActions(document, wanted: wanted, namesVersion: client.takesVersionedEdits)
    let others = documents.filter { $0.uri != document.uri }
    let near = findings.filter { TextRange($0.span).touches(range) }
    let isMendable = findings.contains { $0.fix?.safety == .safe }
    return actions.actions(for: near, explainedBy: bench)
      + (isMendable ? actions.mending { bench.mended(document, beside: others) } : [])
  }

  private mutating func hover(at parameters: JSONValue) -> JSONValue {
    guard let (_, findings) = current(parameters), let place = TextPlace(parameters["position"]) else { return .null }
    let near = findings.filter { TextRange($0.span).touches(TextRange(start: place, end: place)) }
    var ids: [String] = []
    for id in near.map(\.rule) where !ids.contains(id) { ids.append(id) }
    let pages = ids.compactMap { bench.rule($0).map(RuleGuide.explanation(of:)) }
    guard let first = near.first, !pages.isEmpty else { return .null }
    let contents = JSONValue.object([
      ("kind", .text("markdown")), ("value", .text(pages.joined(separator: "\n---\n\n"))),
    ])
    return .object([("contents", contents), ("range", TextRange(first.span).spoken)])
  }

  // MARK: - Answers

  private enum Failure: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case notInitialized = -32002
  }

  private func answer(_ id: JSONValue, _ result: JSONValue) { send([("id", id), ("result", result)]) }

  private func fail(_ id: JSONValue, _ failure: Failure, _ message: String) {
    let error = JSONValue.object([("code", .number(failure.rawValue)), ("message", .text(message))])
    send([("id", id), ("error", error)])
  }

  private func send(_ members: [(String, JSONValue)]) {
    channel.send(body: JSONValue.object([("jsonrpc", .text("2.0"))] + members).bytes)
  }
}
