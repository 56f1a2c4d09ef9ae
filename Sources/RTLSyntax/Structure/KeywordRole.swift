/// What a keyword or a brace begins, as far as the outline of a file is concerned.
enum KeywordRole: UInt8, Sendable {
  case none, variable, function, type, alias, enumCase, loop, control, module, actor, brace
}

extension Keywords {
  static let roles: [(word: StaticString, role: KeywordRole)] = [
    ("let", .variable), ("var", .variable),
    ("func", .function), ("init", .function), ("deinit", .function), ("subscript", .function),
    ("class", .type), ("struct", .type), ("enum", .type), ("extension", .type), ("protocol", .type),
    ("typealias", .alias), ("import", .module), ("case", .enumCase), ("for", .loop),
    ("if", .control), ("guard", .control), ("else", .control), ("while", .control), ("switch", .control),
    ("do", .control), ("catch", .control), ("repeat", .control), ("defer", .control),
    ("actor", .actor),
  ]
}

/// Names the outline looks for among identifiers.
struct OutlineWords: Sendable {
  /// Few enough to be compared one by one.
  let typeModifiers = ["some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "each"].map {
    NameHash.hash($0)
  }
  let effects = ["async", "throws", "rethrows"].map { NameHash.hash($0) }

  static let all = OutlineWords()
}
