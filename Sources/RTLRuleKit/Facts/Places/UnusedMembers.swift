import RTLSyntax

extension Site {
  /// Whether nothing leads here: a private function or property whose name stands nowhere else in its file.
  package var isInUnusedMember: Bool {
    var scope = structure.scope(around: index)
    while let current = scope {
      if isUnused(structure.scopes[current]) { return true }
      scope = structure.parent(ofScope: current)
    }
    return false
  }

  private func isUnused(_ scope: Scope) -> Bool {
    guard scope.kind == .function || scope.kind == .property, scope.name != Structure.none,
      case let name = Int(scope.name), structure.kind(name) == .identifier, isPrivate(name - 1)
    else { return false }
    let own = name...max(name, Int(scope.close))
    return file.uses(of: structure.tokens[name].name, within: structure.tokens.indices).allSatisfy(own.contains)
  }

  /// Whether a member can be used in its own file alone. Attributes as `@objc` and `@IBAction` let others in.
  private func isPrivate(_ keyword: Int) -> Bool {
    var isPrivate = false
    var before = keyword - 1
    while true {
      if structure.token(before, is: "private") { isPrivate = true }
      if Self.modifiers.contains(before, in: structure) {
        before -= 1
        continue
      }
      let name = structure.kind(before) == .rightParen ? (structure.partner(before) ?? before) - 1 : before
      guard structure.kind(name - 1) == .at else { return isPrivate }
      guard Self.harmlessAttributes.contains(name, in: structure) else { return false }
      before = name - 2
    }
  }

  private static let modifiers: WordSet = ["private", "static", "class", "final", "mutating", "nonisolated", "lazy"]
  private static let harmlessAttributes: WordSet = ["ViewBuilder", "MainActor", "available", "discardableResult"]
}
