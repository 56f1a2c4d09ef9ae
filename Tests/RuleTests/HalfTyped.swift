import RTLSyntax

/// Code as it looks while somebody is typing: a token too many, too few, or another one. The same for the same seed.
/// The fuzzer uses it too: changed bytes seldom make other tokens than names.
struct HalfTyped {
  private var state: UInt64

  init(seed: UInt64) { state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(from code: [UInt8]) -> [UInt8] {
    let tokens = Structure(Source(code)).tokens
    guard !tokens.isEmpty else { return code }
    var result = code
    for _ in 0...below(3) {
      let token = tokens[below(tokens.count)]
      guard token.end <= result.count else { continue }
      let (start, end) = (Int(token.start), Int(token.end))
      switch below(8) {
      case 0: result.removeSubrange(start...)
      case 1, 2: result.removeSubrange(start..<end)
      case 3: result.insert(contentsOf: result[start..<end] + [0x20], at: end)
      case 4:
        let other = tokens[below(tokens.count)]
        result.replaceSubrange(start..<end, with: code[Int(other.start)..<Int(other.end)])
      default: result.insert(contentsOf: Self.pieces[below(Self.pieces.count)].utf8, at: below(2) == 0 ? start : end)
      }
    }
    return result
  }

  /// A pseudo-random number by xorshift.
  private mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  private static let pieces = [
    "!", "?", "!(", "?(", "<A>", "()", "(", ")", "[", "]", "{", "}", "\"", "\"\"", "\\(", "\"\"\"\n", "#\"", ".", ".a",
    ",",
    ":", "=", " == ", " + ", " - ", "-", "%", "/", "&", " ? ", " : ", " ?? ", " as ", " in ", "try ", "return ",
    "self.",
    "case ", "let a = ", "var a: Int {", "if ", " else {", "func f(", "class A: B {", "switch ", "$0", "`", ";", "\n",
    "//",
    "/*", "*/", "#if A\n", "\n#endif\n", "@A ", "0",
  ]
}
