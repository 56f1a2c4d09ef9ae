/// The words Swift reserves everywhere.
enum Keywords {
  static let all: [StaticString] = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words with a role that are identifiers everywhere else.
  static let contextual: [StaticString] = ["actor"]

  /// A word in the hash table: its name, and its bytes as two numbers to compare at one blow.
  struct Slot {
    var name: UInt32 = 0
    var kind = TokenKind.keyword
    var role = KeywordRole.none
    var low: UInt64 = 0
    var high: UInt64 = 0
  }

  /// A hash table with open addressing, a zero name where a slot is free; four fifths of it stay empty.
  static let table: [Slot] = {
    var slots = [Slot](repeating: Slot(), count: 256)
    for word in all + contextual {
      var slot = Slot(name: name(word))
      if contextual.contains(where: { name($0) == slot.name }) { slot.kind = .identifier }
      slot.role = roles.first { name($0.word) == slot.name }?.role ?? .none
      for (index, byte) in word.description.utf8.enumerated() {
        if index < 8 { slot.low |= UInt64(byte) << UInt64(index * 8) }
        if index >= 8 { slot.high |= UInt64(byte) << UInt64(index * 8 - 64) }
      }
      var place = Int(slot.name & 0xFF)
      while slots[place].name != 0 { place = (place + 1) & 0xFF }
      slots[place] = slot
    }
    return slots
  }()

  /// The keyword with a name and these bytes. Another word may share a keyword's name; its bytes tell.
  @inline(__always)
  static func find(
    _ name: UInt32,
    _ low: UInt64,
    _ high: UInt64,
    in table: UnsafePointer<Slot>
  ) -> UnsafePointer<Slot>? {
    var place = Int(name & 0xFF)
    while true {
      let slot = table + place
      if slot.pointee.name == 0 { return nil }
      if slot.pointee.low == low, slot.pointee.high == high { return slot }
      place = (place &+ 1) & 0xFF
    }
  }

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
