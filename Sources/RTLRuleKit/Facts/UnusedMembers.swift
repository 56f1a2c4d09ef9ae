import RTLSyntax

/// Members that nobody can name.
extension LintedFile {
  /// Whether a token stands in a private member whose name stands nowhere else in the file: what it would show nobody sees.
  func isInUnusedMember(_ index: Int) -> Bool {
    // At the top of a file it may be a part of one.
    guard let found = member(around: index), case let member = structure.declarations[found],
      structure.scope(of: member)?.kind == .type,
      case let name = Int(member.name), runsOnlyWhenNamed(member), !Self.impliedNames.contains(name, in: structure),
      !structure.name(name, beginsWithWord: "build")
    else { return false }
    return isKnownInFileAlone(member)
      && uses(of: structure.tokens[name].name, within: structure.tokens.indices).count == 1
  }

  /// What the compiler calls without its name being written.
  private static let impliedNames: WordSet = [
    "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral", "wrappedValue", "projectedValue",
    "main",
  ]

  /// The member in whose body or value a token stands.
  private func member(around index: Int) -> Int? {
    let body = structure.enclosingBody(of: index)
    if let body, case let name = structure.scopes[body].name, name != Structure.none {
      return declarations(named: Int(name)).first { structure.declarations[$0].name == name }
    }
    // `lazy var icon = UIImage(…)`, `lazy var icon: UIImage = { … }()`
    let place = body.map { Int(structure.scopes[$0].open) } ?? index
    let owner = structure.scope(around: place).map { UInt32(truncatingIfNeeded: $0) } ?? Structure.none
    let declarations = structure.declarations
    let end = declarations.partitionIndex { Int($0.name) < place }
    return declarations[max(0, end - Self.reachOfValue)..<end].lastIndex { $0.scope == owner }.flatMap { last in
      let value = declarations[last].value
      guard declarations[last].kind == .variable, value != Structure.none, Int(value) <= place,
        place <= structure.value(at: Int(value)).last
      else { return nil }
      return last
    }
  }

  /// So many names are hardly declared in one value.
  private static let reachOfValue = 64

  /// Functions, getters and what is made when it is first asked for; what is made with its type may do something then.
  private func runsOnlyWhenNamed(_ member: Declaration) -> Bool {
    let name = Int(member.name)
    switch member.kind {
    case .function: return structure.token(name - 1, is: "func") && structure.kind(name) == .identifier
    case .variable:
      return member.value == Structure.none
        ? member.body != Structure.none
        : modifiers(of: name).contains {
          structure.token($0, isAnyOf: "lazy", "static")
        }
    default: return false
    }
  }

  /// `private`, and not for its setter alone; `fileprivate` where the type is seen elsewhere, since else the member may be
  /// what a protocol asks for. Nor has it an attribute by which others find it, such as `@objc`.
  private func isKnownInFileAlone(_ member: Declaration) -> Bool {
    let modifiers = modifiers(of: Int(member.name))
    let isPrivate = modifiers.contains { index in
      structure.kind(index + 1) != .leftParen
        && (structure.token(index, is: "private")
          || structure.token(index, is: "fileprivate") && !isInHiddenType(member))
    }
    guard isPrivate, !modifiers.contains(where: { structure.token($0, isAnyOf: "override", "dynamic") }) else {
      return false
    }
    return modifiers.allSatisfy { structure.kind($0) != .at || isPlainAttribute($0 + 1) }
  }

  private func isInHiddenType(_ member: Declaration) -> Bool {
    var scope = member.scope
    while scope != Structure.none {
      let current = structure.scopes[Int(scope)]
      if modifiers(of: Int(current.introducer)).contains(where: {
        structure.token($0, isAnyOf: "private", "fileprivate")
      }) {
        return true
      }
      scope = current.parent
    }
    return false
  }

  private func isPlainAttribute(_ name: Int) -> Bool {
    structure.token(name, isAnyOf: "MainActor", "available", "discardableResult", "inline", "inlinable", "nonobjc")
      || structure.name(name, endsWithWord: "builder")
  }

  /// What stands before a declaration's name, with attributes on the lines above.
  private func modifiers(of name: Int) -> Range<Int> {
    var start = min(structure.statementStart(name), name)
    while start > 1 {
      var last = start - 1
      if structure.kind(last) == .rightParen, let open = structure.partner(last) { last = open - 1 }
      guard structure.kind(last) == .identifier else { break }
      while structure.kind(last - 1) == .period, structure.kind(last - 2) == .identifier { last -= 2 }
      guard structure.kind(last - 1) == .at else { break }
      start = last - 1
    }
    return start..<name
  }
}
