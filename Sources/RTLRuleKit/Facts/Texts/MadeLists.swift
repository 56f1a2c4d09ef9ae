import RTLSyntax

/// Lists that are put together where they are used.
extension LintedFile {
  /// All that a list holds: the elements of a literal, and what is appended to a local. Nil where more may be in it.
  package func items(ofList list: Expression) -> [Expression]? {
    if let elements = elements(ofLiteral: list) { return elements }
    guard list.first == list.last, structure.kind(list.first) == .identifier,
      let found = declaration(meantBy: list.first),
      structure.scope(of: structure.declarations[found])?.kind != .type,
      let value = initialValue(of: list.first), var held = elements(ofLiteral: value)
    else { return nil }
    for use in uses(ofLocal: found) {
      guard let added = items(addedAt: use) else { return nil }
      held += added
      if held.count > Self.listLimit { return nil }
    }
    return held
  }

  private static let listLimit = 16

  /// `[first, second]`, `[String]()`
  private func elements(ofLiteral list: Expression) -> [Expression]? {
    guard structure.kind(list.first) == .leftSquare, let close = structure.partner(list.first) else { return nil }
    if close + 2 == list.last, structure.kind(close + 1) == .leftParen { return [] }
    guard close == list.last else { return nil }
    let elements = structure.elements(ofGroup: list.first, limit: Self.listLimit + 1).filter { !$0.isEmpty }
    guard elements.count <= Self.listLimit, elements.allSatisfy({ $0.label == nil }) else { return nil }
    return elements.map(\.expression)
  }

  /// What a use of the list adds to it, `parts.append(size)`, `parts += [size]`; nothing where it is only read.
  private func items(addedAt use: Int) -> [Expression]? {
    if structure.token(use + 1, is: "+="), structure.tokens.indices.contains(use + 2) {
      return elements(ofLiteral: structure.value(at: use + 2))
    }
    guard let member = structure.memberBehind(use) else { return nil }
    if Self.readers.contains(member, in: structure) { return [] }
    guard structure.token(member, is: "append"), let call = structure.call(of: member),
      let item = structure.firstArgument(of: call), item.label == nil, !item.isEmpty
    else { return nil }
    return [item.expression]
  }

  private static let readers: WordSet = ["joined", "isEmpty", "count", "compactMap", "filter", "first", "last"]
}
