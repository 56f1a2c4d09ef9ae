import RTLSyntax

/// What no user reads, by its names.
extension AudienceReader {
  static let developerTexts: WordSet = [
    "description", "debugDescription", "customMirror", "playgroundDescription", "failureReason", "hash",
    "logDescription", "jsonString", "sql", "rawValue", "cacheKey", "identifier", "analyticsDescription", "trackingName",
  ]

  static let machineNames: WordSet = [
    "accessibilityIdentifier", "accessibilityUserInputLabels", "identifier", "reuseIdentifier", "restorationIdentifier",
    "url", "path", "key", "cacheKey", "filename", "fileName", "imageName", "nameFieldStringValue", "predicate", "query",
    "sql", "html", "css",
    "javascript", "json", "yaml", "xml", "csv", "toml", "plist", "dateFormat", "urlString", "endpoint", "pattern",
    "format", "positiveFormat",
    "negativeFormat", "id", "uuid", "selector", "script",
  ]

  /// What such names end with.
  static let machineWords: NameWords = ["identifier", "key", "url", "path", "filename", "file_name", "id"]

  static let machineCallees: WordSet = [
    "print", "debugPrint", "dump", "os_log", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "XCTAssert", "XCTFail", "XCTAssertEqual", "XCTAssertTrue", "XCTUnwrap",
    "expect", "URL", "NSURL", "URLQueryItem", "URLComponents", "URLRequest", "NSPredicate", "NSExpression",
    "NSSortDescriptor", "DispatchQueue", "OperationQueue", "NSError", "UIImage", "NSImage", "Image", "UIColor", "Color",
    "UIFont", "NSRegularExpression", "Regex", "Selector", "NSClassFromString", "UUID", "Name",
    "evaluateJavaScript", "appendingPathComponent", "appendingPathExtension", "hasPrefix", "hasSuffix", "contains",
    "range", "components", "like", "LocalizedError", "Logger", "signpost", "withCString", "write", "set", "object",
    "value", "setValue", "trackEvent", "track", "logEvent", "system", "shell", "Key", "forKey",
    "accessibilityIdentifier",
  ]

  static let machineLabels: WordSet = [
    "forKey", "forHTTPHeaderField", "identifier", "withIdentifier", "reuseIdentifier", "withReuseIdentifier", "named",
    "systemName", "systemImage", "forResource", "withExtension", "pattern", "predicate", "queryItem", "url", "path",
    "filePath", "fileURLWithPath", "withName", "accessibilityIdentifier", "id", "key", "sql", "query", "domain",
    "category", "subsystem", "function", "comment", "tableName", "bundle", "forSuite", "suiteName", "imageName", "file",
    "fileName", "filename", "defaultFilename", "separator", "terminator", "logMessage", "event", "hexString", "hex",
    "type", "tag", "digit", "debugDescription",
  ]

  static let logLevels: WordSet = [
    "debug", "info", "error", "warning", "warn", "verbose", "trace", "notice", "fault", "critical", "log", "fatal",
    "event", "severe", "i", "d", "e", "w", "v",
  ]

  /// `description`, not `description(indentedBy: " ")`.
  func isDeveloperText(_ name: Int) -> Bool {
    guard Self.developerTexts.contains(name, in: structure) else { return false }
    return structure.kind(name + 1) != .leftParen || structure.end(ofGroup: name + 1) == name + 2
  }

  /// `orderRequest.total = "\(total)"`, `struct OrderParameters { var total: String { "\(sum)" } }`: sent to a server,
  /// whoever shows the `total` of an answer.
  func isOfRequest(_ property: Int) -> Bool {
    if isOfMessage(property) { return true }
    if structure.isMember(property), let receiver = structure.receiverName(ofMember: property) {
      return structure.name(receiver, endsWithAnyOf: ["request", "params", "payload", "dto"])
    }
    return structure.typeName(around: property).map { structure.name($0, endsWithAnyOf: ["params", "parameters"]) }
      ?? false
  }

  /// `enum CostumePromptBuilder { … }`: what a language model is asked.
  func isOfPrompt(_ text: Expression) -> Bool {
    structure.typeName(around: text.first).map { structure.name($0, endsWithAnyOf: Self.promptWriters) } ?? false
  }

  private static let promptWriters: NameWords = [
    "promptbuilder", "promptcomposer", "promptassembler", "promptfactory", "promptgenerator", "prompttemplate",
  ]

  /// `Payload.with { $0.amount = String(amount) }`, `.with { … }`: how Protocol Buffers make a message. What a view is
  /// made with stands behind its initializer.
  private func isOfMessage(_ property: Int) -> Bool {
    guard structure.isMember(property), structure.token(property - 2, is: "$0"),
      let open = structure.opening(around: property), structure.kind(open) == .leftBrace,
      let callee = structure.callee(ofClosure: open), structure.token(callee, is: "with"), structure.isMember(callee)
    else { return false }
    guard let receiver = structure.receiverEnd(ofMember: callee) else { return true }
    return structure.kind(receiver) == .identifier && structure.startsUppercase(receiver)
  }

  /// `struct Position: CodingKey { var stringValue: String { "\(intValue)" } }`: whoever shows another's `stringValue`.
  func isOfCodingKey(_ property: Int) -> Bool {
    let site = Site(file: file, index: property)
    guard structure.token(property, is: "stringValue"), let type = site.enclosingTypeScope else { return false }
    return site.inheritance(ofScope: type).contains { structure.token($0, is: "CodingKey") }
  }

  /// `struct Style: ParseableFormatStyle { func format(_ value: Range) -> String { … } }`: what people may edit is read back,
  /// in the form it is written.
  func isReadBack(byStyleOf function: Int) -> Bool {
    let site = Site(file: file, index: function)
    guard structure.token(function, is: "format"), let type = site.enclosingTypeScope else { return false }
    return site.inheritance(ofScope: type).contains { structure.token($0, is: "ParseableFormatStyle") }
  }

  /// `DDLogInfo`, `NSLog`: a log under the letters of a project or a framework.
  private func isPrefixedLog(_ callee: Int) -> Bool {
    guard structure.startsUppercase(callee) else { return false }
    let bytes = structure.bytes(callee)
    let capitals = bytes.prefix { 0x41...0x5A ~= $0 }.count
    let rest = bytes.dropFirst(capitals - 1)
    return capitals > 2 && rest.starts(with: Array("Log".utf8))
      && rest.dropFirst(3).first.map { 0x41...0x5A ~= $0 } ?? true
  }

  func isLogger(_ callee: Int) -> Bool {
    if structure.name(callee, holdsWord: "debug") || isPrefixedLog(callee) { return true }
    if structure.name(root(ofPlainPath: callee), endsWithWord: "logger") { return true }
    guard Self.logLevels.contains(callee, in: structure) || structure.name(callee, beginsWithWord: "log") else {
      return false
    }
    // `NSScreen.log("…")`: nobody logs to a screen, whoever it is.
    if structure.token(callee, is: "log"), let call = structure.call(of: callee),
      let text = structure.firstArgument(of: call), structure.literal(text) != nil
    {
      return true
    }
    // `logInfo("…")`, and `logStep("…")` of a `StepLogger`
    guard let receiver = structure.receiverName(ofMember: callee) else {
      return Self.logFunctions.contains(callee, in: structure)
        || structure.typeName(around: callee).map { structure.name($0, holdsAnyOf: Self.logs) } ?? false
    }
    // `StepLog.shared.logStep("…")`
    return [receiver, root(ofPlainPath: callee)].contains { structure.name($0, holdsAnyOf: Self.logs) }
  }

  private static let logs: NameWords = ["log", "logger", "os", "ddlog", "diag", "diagnostics", "tracer"]

  /// `Logger` of `Logger.shared.updateError("…")`: a few plain names, and no chain of calls.
  func root(ofPlainPath name: Int) -> Int {
    var root = name
    for _ in 0..<4 where structure.isMember(root) {
      // `FileManager.default` is written with a keyword.
      guard structure.kind(root - 2) == .identifier || structure.kind(root - 2) == .keyword else { break }
      root -= 2
    }
    return root
  }

  private static let logFunctions: WordSet = [
    "log", "logInfo", "logError", "logWarning", "logWarn", "logDebug", "logVerbose", "logTrace", "logNotice",
    "logMessage", "logEvent", "logFault",
  ]
}

extension LintedFile {
  /// Files no user of the app ever sees anything of: a package's manifest, and commands for the terminal.
  var isForDevelopers: Bool {
    path == "Package.swift" || path.hasSuffix("/Package.swift") || imports("ArgumentParser")
  }
}
