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
}
