import RTLSyntax

/// The person's own calendar, and where its years meet those of the Gregorian one.
extension LintedFile {
  /// Whether an expression is the calendar of whoever holds the device: `Calendar.current`, a constant that is set to it,
  /// `{ var calendar = Calendar.current; calendar.timeZone = utc; return calendar }()`.
  package func isPersonsCalendar(_ expression: Expression, depth: Int = 6) -> Bool {
    let value = structure.unwrapped(expression)
    guard depth > 0 else { return false }
    if let result = structure.resultOfClosure(calledAt: value) { return isPersonsCalendar(result, depth: depth - 1) }
    guard structure.kind(value.last) == .identifier, structure.lastName(endingAt: value.last) == value.last else {
      return false
    }
    if structure.token(value.last, isAnyOf: "current", "autoupdatingCurrent") {
      return structure.isImplicitMember(value.last)
        || structure.receiverName(ofMember: value.last).map { structure.token($0, isAnyOf: "Calendar", "NSCalendar") }
          ?? false
    }
    return isPersonsCalendar(named: value.last, depth: depth)
  }

  private func isPersonsCalendar(named name: Int, depth: Int) -> Bool {
    let path = structure.path(endingAt: name)
    guard let first = path.first,
      path.count == 1 || path.count == 2 && (structure.token(first, is: "self") || structure.startsUppercase(first)),
      let found = declaration(meantBy: name), case let declaration = structure.declarations[found],
      declaration.kind == .variable, !isSetByOthers(declaration), !isReplaced(declaration, depth: depth)
    else { return false }
    if declaration.value != Structure.none {
      return isPersonsCalendar(structure.value(at: Int(declaration.value)), depth: depth - 1)
    }
    guard declaration.body != Structure.none else { return false }
    return structure.onlyExpression(ofBody: Int(declaration.body)).map { isPersonsCalendar($0, depth: depth - 1) }
      ?? false
  }

  /// `var calendar: Calendar = .current`: whoever makes the value may give it another.
  private func isSetByOthers(_ declaration: Declaration) -> Bool {
    let name = Int(declaration.name)
    guard declaration.body == Structure.none, structure.token(name - 1, is: "var"),
      structure.scope(of: declaration).map({ $0.kind == .type }) ?? true
    else { return false }
    return !(max(0, name - 4)..<max(0, name - 1)).contains {
      structure.token($0, isAnyOf: "private", "fileprivate", "static", "lazy")
    }
  }

  /// `calendar = Calendar(identifier: .gregorian)`, behind the declaration.
  private func isReplaced(_ declaration: Declaration, depth: Int) -> Bool {
    let name = Int(declaration.name)
    guard !structure.token(name - 1, is: "let") else { return false }
    let assigned = uses(of: structure.tokens[name].name, within: structure.tokens.indices).filter {
      $0 != name && structure.kind($0 + 1) == .equal && structure.kind($0 + 2) != nil
        && !structure.token($0 - 1, isAnyOf: "let", "var")
    }
    // Each value may be a name that is replaced as often.
    return assigned.count > Self.mostReplacements
      || assigned.contains { !isPersonsCalendar(structure.value(at: $0 + 2), depth: depth - 1) }
  }

  private static let mostReplacements = 8

  /// Whether a member is asked of the person's own calendar: `date` of `Calendar.current.date(from: parts)`.
  package func isOfPersonsCalendar(_ member: Int) -> Bool {
    guard let end = structure.receiverEnd(ofMember: member) else { return false }
    return isPersonsCalendar(Expression(structure.chainStart(end), end))
  }

  /// Whether the person's own calendar makes a date of components.
  package func goesToPersonsCalendar(components value: Expression) -> Bool {
    switch structure.place(of: value) {
    case .argument(let call, let argument):
      guard let label = argument.label, structure.token(label, isAnyOf: "from", "matching"),
        structure.token(call.callee, isAnyOf: "date", "nextDate", "enumerateDates")
      else { return false }
      return isOfPersonsCalendar(call.callee)
    case .initial(let index): return goesToPersonsCalendar(local: index)
    default: return false
    }
  }

  /// The same of all that a local holds. Components that are given a calendar of their own are read by that.
  package func goesToPersonsCalendar(local index: Int) -> Bool {
    guard structure.scope(of: structure.declarations[index]).map({ $0.kind != .type }) ?? false else { return false }
    let uses = uses(ofLocal: index, limit: 32)
    for use in uses {
      guard let member = structure.memberBehind(use), structure.token(member, is: "calendar"),
        structure.kind(member + 1) == .equal, structure.kind(member + 2) != nil
      else { continue }
      return isPersonsCalendar(structure.value(at: member + 2))
    }
    return uses.contains { use in
      guard structure.operand(around: use).last == use else { return false }
      if case .argument = structure.place(of: Expression(use, use)) {
        return goesToPersonsCalendar(components: Expression(use, use))
      }
      return false
    }
  }
}

extension Structure {
  /// `(parts.year ?? 0)` for `parts.year`
  package func orElse(_ value: Expression) -> Expression {
    guard isNilCoalescing(value.last + 1), kind(value.last + 2) != nil else { return value }
    return parenthesized(Expression(value.first, operand(around: value.last + 2).last))
  }

  /// What `{ …; return result }()` gives.
  fileprivate func resultOfClosure(calledAt value: Expression) -> Expression? {
    guard kind(value.first) == .leftBrace, case let close = end(ofGroup: value.first), value.last == close + 2,
      kind(value.last) == .rightParen, close - 1 > value.first
    else { return nil }
    let result = operand(around: close - 1)
    return token(result.first - 1, is: "return") || result.first == value.first + 1 ? result : nil
  }

  /// `Calendar.current` of `{ Calendar.current }`, `{ return Calendar.current }` and `{ get { .current } }`.
  fileprivate func onlyExpression(ofBody open: Int) -> Expression? {
    var (start, close) = (open + 1, end(ofGroup: open))
    if token(start, is: "get"), kind(start + 1) == .leftBrace, end(ofGroup: start + 1) == close - 1 {
      (start, close) = (start + 2, close - 1)
    }
    if token(start, is: "return") { start += 1 }
    guard start < close, close < tokens.count else { return nil }
    let value = operand(around: start)
    return value.last == close - 1 ? value : nil
  }
}
