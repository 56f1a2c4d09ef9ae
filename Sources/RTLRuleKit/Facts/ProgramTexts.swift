import RTLSyntax

/// What a program does with a text that is written in the person's own digits and words.
package enum ProgramUse: Sendable {
  /// It is compared with a text of the code, or made a number again.
  case understood
  /// It goes into an address, a header or the parameters of a request.
  case sent
  /// A developer reads it.
  case logged
}

extension LintedFile {
  /// What is seen to become of the text that an expression is; nothing where it is for people, or unknown.
  package func programUse(of text: Expression, depth: Int = 4) -> ProgramUse? {
    guard depth > 0 else { return nil }
    switch structure.place(of: text) {
    case .compared(let other):
      // Whether there is any text at all is all that `""` asks.
      return structure.kind(other.first) == .stringStart && structure.kind(other.first + 1) == .stringText
        ? .understood : nil
    case .argument(let call, let argument): return programUse(of: call, argument, depth: depth)
    case .interpolated(let start):
      guard let quote = structure.opening(around: start) else { return nil }
      return isAddress(quote) ? .sent : programUse(of: structure.operand(around: quote), depth: depth - 1)
    case .dictionary(let open): return isSent(dictionary: open) ? .sent : nil
    case .initial(let index): return programUse(ofVariable: index, depth: depth)
    case .assigned(let name):
      // `parameters["from"] = day`
      if structure.kind(name + 1) == .leftSquare, structure.name(name, endsWithAnyOf: Self.requests) { return .sent }
      guard !structure.isMember(name), let index = declaration(of: name) else { return nil }
      return programUse(ofVariable: index, depth: depth)
    default: return nil
    }
  }

  private func programUse(of call: Call, _ argument: Argument, depth: Int) -> ProgramUse? {
    if let label = argument.label, structure.token(label, is: "forHTTPHeaderField") { return .sent }
    if argument.label == nil, Self.numberTypes.contains(call.callee, in: structure) { return .understood }
    let isHeader = structure.token(call.callee, isAnyOf: "setValue", "addValue")
    if isHeader, structure.argument("forHTTPHeaderField", of: call) != nil { return .sent }
    if structure.token(call.callee, isAnyOf: "URLQueryItem", "NSURLQueryItem") { return .sent }
    if Self.logs.contains(call.callee, in: structure) || AudienceReader(file: self).isLogger(call.callee) {
      return .logged
    }
    guard structure.token(call.callee, isAnyOf: "String", "NSString", "appending", "joined") else { return nil }
    return programUse(of: structure.operand(around: call.callee), depth: depth - 1)
  }

  /// `"https://…"`, `"/days/\(day)?from=\(first)"`
  private func isAddress(_ quote: Int) -> Bool {
    structure.holds("://", inStringAt: quote)
      || structure.holds("=", inStringAt: quote)
        && (structure.holds("?", inStringAt: quote) || structure.holds("&", inStringAt: quote))
  }

  /// `let parameters = ["from": day]`
  private func isSent(dictionary open: Int) -> Bool {
    switch structure.place(of: structure.operand(around: open)) {
    case .initial(let index): structure.name(Int(structure.declarations[index].name), endsWithAnyOf: Self.requests)
    case .assigned(let name): structure.name(name, endsWithAnyOf: Self.requests)
    case .argument(_, let argument):
      argument.label.map { structure.name($0, endsWithAnyOf: Self.requests) } ?? false
    default: false
    }
  }

  /// A local goes where its first use goes that tells anything.
  private func programUse(ofVariable index: Int, depth: Int) -> ProgramUse? {
    let declaration = structure.declarations[index]
    let name = Int(declaration.name)
    guard let scope = structure.scope(of: declaration), scope.kind != .type else { return nil }
    let word = structure.tokens[name].name
    for use in name + 1..<max(name + 1, min(Int(scope.close), structure.tokens.count))
    where structure.tokens[use].name == word && structure.kind(use) == .identifier {
      guard !structure.isMember(use), self.declaration(of: use) == index else { continue }
      let whole = structure.operand(around: use)
      guard whole.last <= use + 1 else { continue }
      if let found = programUse(of: whole, depth: depth - 1) { return found }
    }
    return nil
  }

  private static let numberTypes: WordSet = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat",
  ]

  private static let logs: WordSet = [
    "print", "debugPrint", "NSLog", "os_log", "DDLogInfo", "DDLogError", "DDLogDebug", "DDLogVerbose", "DDLogWarn",
  ]

  private static let requests: [StaticString] = [
    "parameters", "params", "query", "headers", "payload", "json", "body", "arguments",
  ]
}

extension Structure {
  /// `"Color(red: %.5g, green: %.5g)"`: code for a person to copy, which no other digits belong in. A bracket behind a
  /// word, and labels with a value each.
  package func isCode(inStringAt quote: Int) -> Bool {
    texts(ofStringAt: quote).contains { text in
      let bytes = source[text]
      guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), open > bytes.startIndex, isLetter(bytes[open - 1])
      else { return false }
      let label = bytes[(open + 1)...].prefix(while: isLetter)
      let values = bytes.indices.dropLast(2).count { bytes[$0...].starts(with: ": %".utf8) }
      return !label.isEmpty && bytes[label.endIndex...].first == UInt8(ascii: ":") && values > 1
    }
  }
}
