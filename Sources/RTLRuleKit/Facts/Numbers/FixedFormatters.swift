import RTLSyntax

/// Formatters that are set up in sight, and the patterns they are given.
extension LintedFile {
  /// The pattern of `formatter.dateFormat = …`: a literal, the first one of a choice, what a constant or a parameter of
  /// this file is by default, or what a case of this file stands for.
  package func datePattern(setAt property: Int) -> DatePattern? {
    var value = structure.unwrapped(structure.value(at: property + 2))
    if let quote = rawText(of: value) {
      value = structure.operand(around: quote)
    } else if structure.kind(value.last) == .identifier, structure.lastName(endingAt: value.last) == value.last,
      structure.path(endingAt: value.last).first == value.first, let declared = declaration(meantBy: value.last)
    {
      let declaration = structure.declarations[declared]
      guard declaration.value != Structure.none, declaration.kind == .variable || declaration.kind == .parameter else {
        return nil
      }
      value = structure.unwrapped(structure.value(at: Int(declaration.value)))
    }
    for question in value.tokens where structure.kind(question) == .infixQuestion {
      guard let parts = structure.ternary(question: question) else { return nil }
      value = structure.unwrapped(parts.yes)
      break
    }
    guard structure.kind(value.first) == .stringStart, value.last == value.first + 2,
      structure.kind(value.first + 1) == .stringText
    else { return nil }
    return DatePattern(structure.bytes(value.first + 1))
  }

  /// The opening quote of what `Formats.day.rawValue` is.
  private func rawText(of value: Expression) -> Int? {
    let name = value.last - 2
    guard name - 2 == value.first, structure.token(value.last, is: "rawValue"), structure.isMember(value.last),
      structure.kind(name) == .identifier, structure.isMember(name), structure.kind(value.first) == .identifier
    else { return nil }
    for found in declarations(named: name) {
      let declaration = structure.declarations[found]
      guard let quote = structure.rawText(ofCase: declaration), let owner = structure.scope(of: declaration)?.name,
        owner != Structure.none, structure.isSameText(Int(owner), value.first)
      else { continue }
      return quote
    }
    return nil
  }

  /// Whether a name stands for a formatter that is made with nothing set: `let formatter = DateFormatter()`, `$0` behind
  /// `DateFormatter().then`.
  package func isPlainFormatter(_ name: Int, of type: TypeKey) -> Bool {
    if structure.kind(name) == .dollarIdentifier {
      guard let brace = structure.closure(around: name), let subject = structure.subject(ofClosure: brace) else {
        return false
      }
      return makesPlain(type, structure.unwrapped(subject))
    }
    guard let found = declaration(meantBy: name) else { return false }
    let declaration = structure.declarations[found]
    guard declaration.kind == .variable else { return false }
    let isTyped = structure.writtenType(of: declaration) == type
    if declaration.value == Structure.none { return isTyped && isMadePlain(name, type) }
    let value = structure.unwrapped(structure.value(at: Int(declaration.value)))
    return makesPlain(type, value) || isTyped && structure.token(value.first + 1, is: "init") && isEmptyCall(value)
  }

  private func makesPlain(_ type: TypeKey, _ value: Expression) -> Bool {
    // `Foundation.DateFormatter()` beside a type of the app's own by that name.
    let isQualified = structure.token(value.first, is: "Foundation") && structure.kind(value.first + 1) == .period
    let made = isQualified ? Expression(min(value.first + 2, value.last), value.last) : value
    return structure.wideName(made.first) == type.value && isEmptyCall(made)
      && structure.lastName(endingAt: made.last).map { structure.path(endingAt: $0).count } ?? 0
        <= (isQualified ? 3 : 2)
  }

  /// `DateFormatter()`, `DateFormatter.init()`, `.init()`
  private func isEmptyCall(_ value: Expression) -> Bool {
    structure.kind(value.last) == .rightParen && structure.kind(value.last - 1) == .leftParen
      && (value.last - value.first == 2 || structure.token(value.last - 2, is: "init"))
  }

  /// `formatter = DateFormatter()`, for one that is declared without a value.
  private func isMadePlain(_ name: Int, _ type: TypeKey) -> Bool {
    uses(of: structure.tokens[name].name, within: structure.tokens.indices).contains {
      structure.kind($0 + 1) == .equal
        && makesPlain(type, structure.unwrapped(structure.value(at: $0 + 2)))
    }
  }

  /// `line` of `formatter.date(from: line)!`
  private func text(readBy reading: Expression) -> Expression? {
    let end = structure.kind(reading.last) == .exclamation ? reading.last - 1 : reading.last
    guard structure.kind(end) == .rightParen, let open = structure.partner(end),
      let argument = structure.firstElement(ofGroup: open), !argument.isEmpty
    else { return nil }
    return argument.expression
  }

  /// Whether what a formatter reads comes from a field that people type in.
  private func isTyped(_ reading: Expression) -> Bool {
    guard let text = text(readBy: reading) else { return false }
    return text.tokens.contains {
      structure.kind($0) == .identifier
        && (structure.isMember($0) && structure.token($0, isAnyOf: "text", "stringValue")
          || structure.name($0, holdsAnyOf: ["field", "textfield", "typed", "input"]))
    }
  }

  /// Whether nothing a formatter reads is typed by a person, nor all of it its own writing.
  package func mayComeFromPrograms(_ readings: [Expression]) -> Bool {
    !readings.contains(where: isTyped) && (readings.isEmpty || readings.contains { !isRoundTrip($0) })
  }

  /// `f.date(from: f.string(from: day))` cuts off what the pattern does not hold; nobody else reads the text, nor where a
  /// local holds it between the two.
  private func isRoundTrip(_ reading: Expression) -> Bool {
    guard let value = text(readBy: reading) else { return false }
    return isWritten(value) || value.first == value.last && initialValue(of: value.first).map(isWritten) ?? false
  }

  private func isWritten(_ value: Expression) -> Bool {
    value.tokens.contains {
      structure.token($0, is: "string") && structure.isMember($0) && structure.kind($0 + 1) == .leftParen
        && structure.token($0 + 2, is: "from")
    }
  }

  /// Whether a formatter wrote what ends here, or the local that stands here: `let text = formatter.string(from: x) ?? ""`.
  package func isFormatted(endingAt last: Int) -> Bool {
    if structure.isFormatted(endingAt: last) { return true }
    guard structure.kind(last) == .identifier, !structure.isMember(last), let value = initialValue(of: last) else {
      return false
    }
    return structure.isFormatted(endingAt: structure.operand(around: value.first).last)
  }
}

extension Structure {
  /// Whether a formatter wrote what ends here: `formatter.string(from: count)`, `count.formatted()`,
  /// `(formatter.string(from: count) ?? "")`.
  package func isFormatted(endingAt last: Int) -> Bool {
    if kind(last) == .rightParen, let open = partner(last), call(at: open) == nil, last - open < 64,
      let sign = (open + 1..<last).first(where: { kind($0) == .binaryOperator && opening(around: $0) == open })
    {
      return token(sign, is: "??") && isFormatted(endingAt: sign - 1)
    }
    guard let name = lastName(endingAt: last), isMember(name) else { return false }
    // `Locale.current.localizedString(forRegionCode: code)` looks a name up.
    return token(name, isAnyOf: "string", "stringForValue", "formatted", "attributedString")
      || token(name, is: "localizedString") && token(name + 2, is: "from")
  }

  /// The spaces and tabs before the first token of a line.
  package func indentation(of first: Int) -> String {
    let end = Int(tokens[first].start)
    var start = end
    while start > 0, source[start - 1] == UInt8(ascii: " ") || source[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return source.text(ByteRange(start, end))
  }
}
