import RTLSyntax

/// Texts that are given together with something else: `return ("Ready in \(minutes)", .green)`.
extension AudienceReader {
  /// Where a part of a tuple goes: `state.0`, `state.text` and `let (text, color) = state`.
  func partAudience(ofTupleAround part: Expression, depth: Int) -> Audience {
    guard let open = structure.opening(around: part.first), structure.kind(open) == .leftParen,
      structure.call(at: open) == nil, !structure.continuesOperand(open),
      case let parts = structure.elements(ofGroup: open, limit: 5), (2...4).contains(parts.count),
      let position = parts.firstIndex(where: { ($0.start..<$0.end).contains(part.first) }),
      let name = nameOfValue(Expression(open, structure.last(ofGroup: open)))
    else { return .unknown }
    let label = structure.kind(parts[position].start - 1) == .colon ? parts[position].start - 2 : nil
    for use in file.uses(of: structure.tokens[name].name, within: structure.tokens.indices).prefix(Self.usesOfTuple)
    where use != name && !isLabel(use) && file.declaration(meantBy: use) == file.declaration(meantBy: name) {
      let found = audience(ofPart: position, label, ofTupleAt: use, depth: depth - 1)
      if found != .unknown { return found }
    }
    return .unknown
  }

  /// The property, function or variable that a tuple is the value of.
  private func nameOfValue(_ tuple: Expression) -> Int? {
    switch structure.place(of: tuple) {
    case .returned(let scope): structure.nameOfMember(givenBy: scope)
    case .initial(let declaration): Int(structure.declarations[declaration].name)
    default: nil
    }
  }

  private func audience(ofPart position: Int, _ label: Int?, ofTupleAt use: Int, depth: Int) -> Audience {
    let end = structure.kind(use + 1) == .leftParen ? structure.end(ofGroup: use + 1) : use
    if structure.kind(end + 1) == .period {
      let part = end + 2
      let isPart =
        structure.kind(part) == .integer
        ? structure.text(part) == String(position) : label.map { structure.isSameText($0, part) } ?? false
      let operand = structure.operand(around: use)
      return isPart && operand.last == part ? audience(of: operand, depth: depth) : .unknown
    }
    let value = structure.withParentheses(Expression(structure.chainStart(use), end))
    return named(position, ofTuple: value).map { local($0, depth: depth) } ?? .unknown
  }

  /// `text` of `let (text, color) = state`
  private func named(_ position: Int, ofTuple value: Expression) -> Int? {
    let close = value.first - 2
    guard structure.kind(value.first - 1) == .equal, structure.kind(close) == .rightParen,
      let open = structure.partner(close), structure.token(open - 1, isAnyOf: "let", "var"),
      case let names = structure.elements(ofGroup: open, limit: 5), position < names.count,
      names[position].end == names[position].start + 1
    else { return nil }
    return structure.declaration(namedBy: names[position].start)
  }

  private static let usesOfTuple = 8
}

extension Structure {
  /// An expression with all the parentheses that hold it and nothing else.
  func withParentheses(_ expression: Expression) -> Expression {
    var whole = expression
    while kind(whole.first - 1) == .leftParen, call(at: whole.first - 1) == nil,
      partner(whole.first - 1) == whole.last + 1
    {
      whole = Expression(whole.first - 1, whole.last + 1)
    }
    return whole
  }
}
