import RTLSyntax

/// Dates and numbers that a formatter has written.
extension LintedFile {
  /// The call that writes a date or a number, said here or where a local gets its value.
  package func formattingCall(_ text: Expression, depth: Int = 2) -> Int? {
    let whole = structure.unwrapped(text)
    guard depth > 0, let name = structure.lastName(endingAt: whole.last) else { return nil }
    if structure.kind(whole.last) == .rightParen, structure.isMember(name), let call = structure.call(of: name) {
      if structure.token(name, is: "formatted") { return name }
      guard structure.token(name, is: "string"), let label = structure.firstArgument(of: call)?.label else {
        return nil
      }
      return structure.token(label, isAnyOf: "from", "for") ? name : nil
    }
    guard whole.first == whole.last else { return nil }
    let values = [initialValue(of: name), assignedValue(of: name)]
    return values.compactMap { $0 }.compactMap { formattingCall($0, depth: depth - 1) }.first
  }

  /// `start` of `var start = ""; start = formatter.string(from: day)`
  private func assignedValue(of name: Int) -> Expression? {
    guard let found = declaration(of: name) else { return nil }
    return uses(ofLocal: found).first { structure.kind($0 + 1) == .equal && structure.kind($0 + 2) != nil }
      .map { structure.value(at: $0 + 2) }
  }
}

extension Site {
  /// `formatter.string(from: n) ?? String(n)`: what is shown only where a formatter fails, which with a number it never
  /// does.
  package func isFallbackOfFormatter(_ text: Expression) -> Bool {
    let op = text.first - 1
    guard op > 0, structure.token(op, is: "??") else { return false }
    return file.formattingCall(structure.operand(around: op - 1)) != nil
  }

  /// `if let text = formatter.string(from: n) { return text }; return "\(n) EUR"`, and what is returned in the `else` of
  /// such a `guard`.
  func isForWantOfFormatter(_ text: Expression) -> Bool {
    let start = structure.outerStatementStart(text.first)
    guard structure.token(start, is: "return") else { return false }
    if structure.kind(start - 1) == .leftBrace {
      guard let block = control(start - 1), structure.token(block, isAnyOf: "guard", "else") else { return false }
      let condition = structure.statementStart(block)
      return structure.token(condition, is: "guard") && failsWithFormatter(condition: condition, then: nil)
    }
    guard structure.kind(start - 1) == .rightBrace, let open = structure.partner(start - 1), let block = control(open)
    else { return false }
    return structure.token(block, is: "if") && failsWithFormatter(condition: block, then: open)
  }

  private func control(_ brace: Int) -> Int? {
    structure.scopeIndex(ofBrace: brace).flatMap {
      structure.scopes[$0].kind == .control ? Int(structure.scopes[$0].introducer) : nil
    }
  }

  /// `if let text = formatter.string(from: n)`, and `if let date = calendar.date(from: parts)` before a block that gives
  /// the formatted date: neither ever fails in an app that works.
  private func failsWithFormatter(condition start: Int, then open: Int?) -> Bool {
    guard structure.token(start, isAnyOf: "if", "guard"), structure.token(start + 1, is: "let"),
      structure.kind(start + 3) == .equal, structure.kind(start + 4) != nil
    else { return false }
    let value = structure.value(at: start + 4)
    // Whatever else is asked is false every day.
    guard open == nil ? structure.token(value.last + 1, is: "else") : value.last + 1 == open else { return false }
    if file.formattingCall(value) != nil { return open.map { structure.token($0 + 1, is: "return") } ?? true }
    guard let open, let call = structure.lastName(endingAt: value.last), structure.token(call, is: "date"),
      let receiver = structure.receiverName(ofMember: call), structure.isCalendar(receiver)
    else { return false }
    let end = min(structure.end(ofGroup: open), open + 64)
    return (open..<max(open, end)).contains {
      structure.token($0, is: "return") && structure.kind($0 + 1) != nil
        && file.formattingCall(structure.value(at: $0 + 1)) != nil
    }
  }
}

extension Structure {
  /// `calendar`, `Calendar.current`
  fileprivate func isCalendar(_ name: Int) -> Bool {
    path(endingAt: name).contains { self.name($0, endsWithWord: "calendar") }
  }
}
