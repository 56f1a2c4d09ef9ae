import RTLSyntax

/// Where a text of this very file goes that the survey saw nothing of.
extension AudienceReader {
  /// `StatCard(value: formatTime(total))`: what a function gives, or a property holds, goes where its uses go.
  func usedHere(_ name: Int, depth: Int) -> Audience {
    // Whoever uses it may be used in turn, but seldom twice over.
    guard depth > Self.reach - Self.furthest else { return .unknown }
    for use in file.uses(of: structure.tokens[name].name, within: structure.tokens.indices).prefix(Self.usesRead) {
      guard use != name, isSame(use, as: name), let value = valueUsed(at: use) else { continue }
      let found = audience(of: value, depth: depth - 1)
      if found == .plain || found == .localizedKey { return .plain }
    }
    return .unknown
  }

  private static let usesRead = 8
  private static let furthest = 4

  /// A plain name, or one of `self`, that means the declaration with this name.
  private func isSame(_ use: Int, as name: Int) -> Bool {
    if structure.isMember(use), !structure.token(use - 2, is: "self") { return false }
    if structure.kind(use + 1) == .colon, structure.kind(use - 1) != .infixQuestion { return false }
    return file.declaration(meantBy: use).map { structure.isSameText(Int(structure.declarations[$0].name), name) }
      ?? false
  }

  /// The name with the call behind it, if nothing else is made of it.
  private func valueUsed(at use: Int) -> Expression? {
    let operand = structure.operand(around: use)
    let end = structure.kind(use + 1) == .leftParen ? structure.end(ofGroup: use + 1) : use
    return operand.last == end || structure.kind(end + 1) == .exclamation ? operand : nil
  }
}
