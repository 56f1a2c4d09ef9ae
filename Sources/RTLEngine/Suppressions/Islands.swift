import RTLSyntax

/// The code that a `rtllint:ltr` comment speaks of: the declaration or statement behind it, to its closing brace, or the
/// line the comment ends.
struct Islands {
  private let structure: Structure
  private let places: DirectivePlaces

  init(_ structure: Structure, lines: LineTable) {
    self.structure = structure
    places = DirectivePlaces(structure, lines: lines)
  }

  /// The span of each comment, by the comment's start.
  ///
  /// The last comment goes first: where the search for one end meets the start of a later island on its own level, both
  /// are one statement with one end. So no token is passed twice, however many comments stand in a long chain.
  func spans(behind comments: [ByteRange]) -> [Int: ByteRange] {
    var spans: [Int: ByteRange] = [:]
    var endOfStart: [Int: Int] = [:]
    for comment in comments.reversed() {
      if places.followsCode(comment) {
        spans[comment.start] = places.line(of: comment)
        continue
      }
      let start = places.firstToken(from: comment.end)
      guard start < structure.tokens.count, !structure.tokens[start].kind.closesGroup else { continue }
      let end = endOfStart[start] ?? end(from: start, known: endOfStart)
      endOfStart[start] = end
      if end > start { spans[comment.start] = structure.range(start, through: end - 1) }
    }
    return spans
  }

  /// The index behind the last token of what begins here.
  private func end(from start: Int, known: [Int: Int]) -> Int {
    let tokens = structure.tokens
    let limit = min(structure.opening(around: start).map { structure.end(ofGroup: $0) } ?? tokens.count, tokens.count)
    var index = start
    // Attributes and modifiers may stand on lines of their own.
    var isHead = true
    while index < limit {
      if index > start, let end = known[index] { return end }
      let current = index
      isHead = isHead && belongsToHead(current)
      index = structure.next(behind: index)
      guard index < limit else { break }
      if tokens[index].kind == .semicolon { return index }
      guard tokens[index].startsLine, !isHead, !structure.continuesLine(index) else { continue }
      if tokens[current].kind == .leftBrace, structure.token(start, is: "repeat"), structure.token(index, is: "while") {
        continue
      }
      return index
    }
    return limit
  }

  private func belongsToHead(_ index: Int) -> Bool {
    switch structure.kind(index) {
    case .at, .leftParen: return true
    case .period: return structure.kind(index - 1) == .identifier
    case .identifier, .keyword:
      let before = structure.kind(index - 1)
      return before == .at || before == .period || Islands.modifiers.contains(structure.tokens[index].name)
    default: return false
    }
  }

  private static let modifiers: Set<UInt32> = Set(
    [
      "public", "private", "internal", "fileprivate", "open", "package", "static", "class", "final", "override",
      "mutating", "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "optional",
      "indirect", "prefix", "postfix", "infix", "nonisolated", "isolated", "distributed", "consuming", "borrowing",
      "func", "var", "let", "struct", "enum", "actor", "protocol", "extension",
    ].map { NameHash.hash($0) }
  )
}
