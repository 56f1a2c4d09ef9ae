/// What a keyword begins, as far as the outline of a file is concerned.
enum KeywordRole: UInt8, Sendable {
  case none, variable, function, type, alias, enumCase, loop, control, module
}

/// The roles of keywords by their name: a table with open addressing, like `Keywords.table`.
struct KeywordRoles: Sendable {
  private var names = [UInt32](repeating: 0, count: 256)
  private var roles = [KeywordRole](repeating: .none, count: 256)

  init(_ words: [(StaticString, KeywordRole)]) {
    for (word, role) in words {
      let name = Keywords.name(word)
      var slot = Int(name & 0xFF)
      while names[slot] != 0 { slot = (slot + 1) & 0xFF }
      names[slot] = name
      roles[slot] = role
    }
  }

  /// The names of all keywords with a role.
  var words: [UInt32] { names.filter { $0 != 0 } }

  func role(of name: UInt32) -> KeywordRole {
    var slot = Int(name & 0xFF)
    while names[slot] != 0 {
      if names[slot] == name { return roles[slot] }
      slot = (slot + 1) & 0xFF
    }
    return .none
  }
}

extension Keywords {
  static let roles = KeywordRoles([
    ("let", .variable), ("var", .variable),
    ("func", .function), ("init", .function), ("deinit", .function), ("subscript", .function),
    ("class", .type), ("struct", .type), ("enum", .type), ("extension", .type), ("protocol", .type),
    ("typealias", .alias), ("import", .module), ("case", .enumCase), ("for", .loop),
    ("if", .control), ("guard", .control), ("else", .control), ("while", .control), ("switch", .control),
    ("do", .control), ("catch", .control), ("repeat", .control), ("defer", .control),
  ])
}

/// Names the outline looks for among identifiers.
struct OutlineWords: Sendable {
  let actor = NameHash.hash("actor")
  /// Few enough to be compared one by one.
  let typeModifiers = ["some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "each"].map {
    NameHash.hash($0)
  }
  let effects = ["async", "throws", "rethrows"].map { NameHash.hash($0) }

  static let all = OutlineWords()
}
