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
    case .operand(let op):
      guard structure.token(op, isAnyOf: "+", "??") else { return nil }
      let whole = structure.infix(around: text)
      let isPartOfAddress = whole.tokens.contains { structure.kind($0) == .stringStart && isAddress($0) }
      return isPartOfAddress ? .sent : programUse(of: whole, depth: depth - 1)
    case .returned(let scope): return programUse(whereCalled: scope, depth: depth)
    default: return nil
    }
  }

  private func programUse(of call: Call, _ argument: Argument, depth: Int) -> ProgramUse? {
    if let label = argument.label, structure.token(label, is: "forHTTPHeaderField") { return .sent }
    if argument.label == nil, NumberParsers.contains(call.callee, in: structure) { return .understood }
    // `Decimal(string: text)`
    if let label = argument.label, structure.token(label, is: "string"), structure.argument("locale", of: call) == nil,
      structure.token(call.callee, isAnyOf: "Decimal", "NSDecimalNumber")
    {
      return .understood
    }
    let isHeader = structure.token(call.callee, isAnyOf: "setValue", "addValue")
    if isHeader, structure.argument("forHTTPHeaderField", of: call) != nil { return .sent }
    if Self.senders.contains(call.callee, in: structure) { return .sent }
    if let label = argument.label, Self.questions.contains(label, in: structure) { return .sent }
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
    case .argument(let call, let argument):
      Self.senders.contains(call.callee, in: structure)
        || argument.label.map { structure.name($0, endsWithAnyOf: Self.requests) } ?? false
    default: false
    }
  }

  /// A local goes where its uses go: where it is only logged, a developer reads it.
  private func programUse(ofVariable index: Int, depth: Int) -> ProgramUse? {
    let scope = structure.scope(of: structure.declarations[index])
    guard let scope, scope.kind != .type else { return nil }
    return programUse(of: uses(ofLocal: index), depth: depth)
  }

  /// What a function or property of the file returns goes where its calls go.
  private func programUse(whereCalled scope: Int, depth: Int) -> ProgramUse? {
    guard let name = structure.nameOfMember(givenBy: scope) else { return nil }
    let isFunction = structure.token(name - 1, is: "func")
    let calls = uses(of: structure.tokens[name].name, within: structure.tokens.indices).filter {
      $0 != name && (!isFunction || structure.kind($0 + 1) == .leftParen)
    }
    return programUse(of: calls, depth: depth)
  }

  private func programUse(of uses: [Int], depth: Int) -> ProgramUse? {
    var result: ProgramUse?
    for use in uses.prefix(Self.maximalUses) {
      let whole = structure.operand(around: use)
      let end = structure.kind(use + 1) == .leftParen ? structure.end(ofGroup: use + 1) : use
      guard whole.last <= end + 1 else { continue }
      result = programUse(of: whole, depth: depth - 1) ?? result
      if let result, result != .logged { return result }
    }
    return result
  }

  private static let maximalUses = 8

  /// Calls that hand a text, or a dictionary of texts, to a server or a database.
  private static let senders: WordSet = [
    "URLQueryItem", "NSURLQueryItem", "document", "child", "setData", "updateData", "addDocument", "updateChildValues",
  ]

  /// `whereField("day", isEqualTo: day)`, `queryEqual(toValue: day)`
  private static let questions: WordSet = [
    "isEqualTo", "isGreaterThan", "isGreaterThanOrEqualTo", "isLessThan", "isLessThanOrEqualTo", "toValue",
  ]

  private static let logs: WordSet = ["print", "debugPrint", "os_log"]

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
