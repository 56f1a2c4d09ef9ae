import RTLSyntax

/// Calls that a text goes through on its way to a reader.
extension AudienceReader {
  /// Calls that give back the text they are given: `String(format: …)`, `text.append(…)`.
  func passedThrough(_ call: Call, _ argument: Argument, depth: Int) -> Audience? {
    let callee = call.callee
    let isInit = structure.token(callee, is: "init") && isStringInit(callee)
    if isInit || Self.stringMakers.contains(callee, in: structure) {
      if let label = argument.label, structure.token(label, isAnyOf: "localized", "defaultValue") || isOwnKey(label) {
        return .localizedKey
      }
      if let label = argument.label, structure.token(label, isAnyOf: "comment", "reflecting", "table") {
        return .machine
      }
      if isLost(argument, in: call) { return .machine }
      let text = structure.operand(around: callee)
      let whole = audience(of: text, depth: depth - 1)
      return (whole == .unknown || isDescription(text)) && isPutIntoTranslation(argument, of: call) ? .plain : whole
    }
    let isSent = argument.label == nil && structure.token(callee, isAnyOf: "accept", "send", "onNext")
    if isSent || structure.token(callee, isAnyOf: "append", "appendFormat", "insert"),
      let receiver = structure.receiverName(ofMember: callee)
    {
      return assigned(receiver, depth: depth - 1)
    }
    let isReplacement =
      structure.token(callee, isAnyOf: "replacingOccurrences", "replacing", "replace")
      && argument.label.map { structure.token($0, is: "with") } ?? false
    guard
      isReplacement
        || structure.token(callee, isAnyOf: "appending", "appendingFormat", "joined", "localizedStringWithFormat")
    else { return nil }
    let whole = audience(of: structure.operand(around: callee), depth: depth - 1)
    if whole == .unknown, isPutIntoTranslation(argument, of: call) { return .plain }
    // `L10n.left.replacingOccurrences(of: "%d", with: "\(count)")`
    return whole == .unknown && isReplacement && isOfTranslation(callee) ? .plain : whole
  }

  private func isOfTranslation(_ method: Int) -> Bool {
    guard let end = structure.receiverEnd(ofMember: method) else { return false }
    return file.isLocalizedText(Expression(structure.chainStart(end), end))
  }

  /// `let show = { text in label.text = text }; show("…")`: a text goes where the closure takes it.
  func takenByClosure(_ argument: Argument, of call: Call, depth: Int) -> Audience {
    guard argument.label == nil, !structure.isMember(call.callee), let named = file.declaration(of: call.callee),
      let open = structure.closure(of: structure.declarations[named]), let position = position(of: argument, in: call)
    else { return .unknown }
    let parameters = structure.parameters(ofClosure: open)
    return position < parameters.count ? local(parameters[position], depth: depth - 1) : .unknown
  }

  /// `"\(sum)".addSpaces()`: a helper of the project's own that gives a text for a text, and by its name writes no digits
  /// anew.
  func isKeptByHelper(_ name: Int) -> Bool {
    !structure.name(name, holdsAnyOf: Self.rewritings)
      && file.project.isText(member: structure.wideName(name))
  }

  /// `text.highlighted(in: query)`, which gives a text, plain or with attributes.
  func isDressedByHelper(_ text: Int) -> Bool {
    structure.kind(text + 1) == .period && structure.kind(text + 3) == .leftParen && isKeptByHelper(text + 2)
  }

  private static let languages: [StaticString] = [
    "arabic", "persian", "farsi", "hindi", "urdu", "language", "locale", "local",
  ]
  private static let rewritings: [StaticString] =
    languages + [
      "localized", "english", "format", "formatted", "formatter", "number", "currency", "price", "date", "time",
      "encoded", "hash", "base64",
    ]

  /// `text.toArabicNumbers()`, `convertDigitsToPersian(text)`: a helper that writes the digits of the language anew.
  func convertsDigits(_ name: Int) -> Bool {
    structure.name(name, holdsAnyOf: ["digits", "numbers", "numerals"])
      && structure.name(name, holdsAnyOf: Self.languages)
  }

  /// `String(format: NSLocalizedString("left", comment: ""), "\(count)")`, `String.localizedStringWithFormat(L10n.left, …)`: nobody translates what nobody reads.
  private func isPutIntoTranslation(_ argument: Argument, of call: Call) -> Bool {
    let isLocalized = structure.token(call.callee, is: "localizedStringWithFormat")
    guard argument.label == nil,
      let format = isLocalized ? structure.firstArgument(of: call) : structure.argument("format", of: call),
      !format.isEmpty, format.start != argument.start
    else { return false }
    return file.isLocalizedText(format.expression)
  }

  /// `var description: String` is for developers, unless it is translated.
  private func isDescription(_ text: Expression) -> Bool {
    guard case .returned(let scope) = structure.place(of: text) else { return false }
    return structure.nameOfMember(givenBy: scope).map { structure.token($0, is: "description") } ?? false
  }

  /// What a translation is filled with that has no place for it.
  private func isLost(_ argument: Argument, in call: Call) -> Bool {
    guard let format = structure.argument("format", of: call), format.start < argument.start, !format.isEmpty else {
      return false
    }
    return file.hasNoPlaces(format.expression)
  }

  private static let stringMakers: WordSet = ["String", "NSString", "NSMutableString", "Substring", "Optional"]

  /// `.init(format: …)` as well as `String.init(format: …)`.
  private func isStringInit(_ callee: Int) -> Bool {
    if let receiver = structure.receiverName(ofMember: callee) {
      return structure.token(receiver, isAnyOf: "String", "NSString")
    }
    guard structure.isImplicitMember(callee), let call = structure.call(of: callee),
      let label = structure.firstArgument(of: call)?.label
    else { return false }
    return structure.token(label, is: "format")
  }
}

extension Structure {
  /// The brace of the closure a name is given when it is declared.
  fileprivate func closure(of declaration: Declaration) -> Int? {
    guard declaration.kind == .variable, declaration.value != Structure.none,
      kind(Int(declaration.value)) == .leftBrace
    else { return nil }
    return Int(declaration.value)
  }

  /// The declarations of what stands before `in`.
  fileprivate func parameters(ofClosure open: Int) -> [Int] {
    let end = min(end(ofGroup: open), open + 32)
    guard let sign = (open + 1..<max(end, open + 1)).first(where: { token($0, is: "in") }) else { return [] }
    let first = declarations.partitionIndex { Int($0.name) <= open }
    let behind = declarations.partitionIndex { Int($0.name) < sign }
    return (first..<behind).filter { declarations[$0].kind == .parameter }
  }
}
