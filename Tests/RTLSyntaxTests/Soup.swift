/// Sources made of pieces that are hard to tell apart, the same ones for the same seed. The oracle uses them too.
struct Soup {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<(1 + below(24)) {
      if below(40) == 0 {
        bytes.append(UInt8(below(256)))
      } else {
        bytes += Self.pieces[below(Self.pieces.count)].utf8
      }
    }
    return bytes
  }

  /// Bytes of all kinds, those that mean something in Swift more often than others.
  mutating func bytes() -> [UInt8] {
    (0..<below(64)).map { _ in UInt8(below(2) == 0 ? below(256) : 0x20 + below(0x60)) }
  }

  /// A source with one to three small faults: pieces put in, stretches taken out, or broken off.
  mutating func next(from original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...below(3) {
      let start = below(bytes.count + 1)
      switch below(8) {
      case 0: bytes.removeSubrange(start...)
      case 1, 2: bytes.removeSubrange(start..<min(bytes.count, start + 1 + below(12)))
      default: bytes.insert(contentsOf: Self.pieces[below(Self.pieces.count)].utf8, at: start)
      }
    }
    return bytes
  }

  /// A pseudo-random number by xorshift.
  private mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  private static let pieces = [
    "\"", "\"\"\"", "\"\"\"\n", "#\"", "\"#", "##\"", "\"##", "#\"\"\"\n", "\n\"\"\"#", "'", "\\(", "\\#(", "\\##(",
    ")",
    "(", "\\", "\\\\", "\\n", "\\u{41}", "\\\n", "\\ \t\n", "/", "//", "/*", "*/", "/**/", "#/", "/#", "##/", "#/\n",
    "##/\n",
    "\n/#", "\n/##", "/a/", "/ a/", "/a /", "[", "]", "{", "}", ",", ";", ":", "::", "@", "#", "#if", "#else ",
    "#sourceLocation",
    "#available", "#!", "`", "`a`", "`a b`", "`$`", "``", "$0", "$", "$a", "_", "a", "x1", "try", "try?", "try!",
    "return ", "self", "func ", "operator ", "in ", "case ", "nil", "Any", "let", "get", "0", "1", "12_3", "0x1F",
    "0x1.8p3",
    "0x1.f", "0xp", "0b101", "0b2", "0o17", "0o8", "1.5", "1e5", "1e", "1.e", "1.0.1", ".0", "1_", ".", "..", "...",
    "..<",
    "+", "-", "*", "=", "==", "->", "<", ">", "<<", ">>", "&", "&&", "|", "!", "!=", "?", "??", "?.", "~", "^", "%",
    "<#",
    "#>", "<#a#>", "<<<<<<< ", "\n<<<<<<< a\n", "\n=======\n", "\n>>>>>>> b\n", "\n>>>> ", "<<<<\n", " ", " ", "  ",
    "\t",
    "\n", "\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\0", "\u{FEFF}", "\u{A0}", "\u{201C}", "\u{201D}", "é", "\u{301}",
    "سلام", "שלום", "\u{200F}", "\u{202E}", "👨‍👩‍👧", "→", "×", "•", "∞", "…", "\u{FE0F}", "\u{2028}", "\u{E000}",
  ]
}
