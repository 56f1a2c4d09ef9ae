/// The words Swift reserves everywhere.
enum Keywords {
  static let all: [StaticString] = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A hash table with open addressing, zero where a slot is free; three quarters of it stay empty.
  static let table: [UInt32] = {
    var slots = [UInt32](repeating: 0, count: 256)
    for word in all {
      let name = NameHash.hash(word.description)
      var slot = Int(name & 0xFF)
      while slots[slot] != 0 { slot = (slot + 1) & 0xFF }
      slots[slot] = name
    }
    return slots
  }()

  /// Longer words and words with other bytes are no keywords.
  static let longest = 15

  static func name(_ word: StaticString) -> UInt32 { NameHash.hash(word.description) }

  static let `try` = name("try")
  static let `func` = name("func")
  static let `operator` = name("operator")
  /// Keywords that are expressions by themselves: what follows them is an operator, never a regular expression.
  static let expressions: Set<UInt32> = [
    name("true"), name("false"), name("Any"), name("nil"), name("self"), name("Self"), name("super"),
  ]
}
