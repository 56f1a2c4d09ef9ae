import RTLSyntax

/// What people have written above their code.
extension Site {
  /// Whether a comment above this statement or behind it, or above a function or type around it, says that its text is for
  /// those who make the app, or is not translated on purpose: `// Debug only, doesn't need to be localized`.
  var isSaidToBeUntranslated: Bool {
    if says(above: structure.outerStatementStart(index), Self.saysOfStatement) || saysAtEndOfLine { return true }
    var scope = structure.scope(around: index)
    while let current = scope {
      let around = structure.scopes[current]
      if around.kind == .type || around.kind == .function || around.kind == .property,
        says(above: structure.statementStart(Int(around.introducer)), Self.saysOfAll)
      {
        return true
      }
      scope = structure.parent(ofScope: current)
    }
    return false
  }

  private func says(above token: Int, _ says: (String) -> Bool) -> Bool {
    guard structure.tokens.indices.contains(token) else { return false }
    let end = Int(structure.tokens[token].start)
    guard token > 0 else { return self.says(ByteRange(0, end), says) }
    let start = Int(structure.tokens[token - 1].end)
    guard structure.tokens[token].startsLine else { return self.says(ByteRange(start, end), says) }
    // What stands behind the statement before is said of that one.
    let tail = structure.source[ByteRange(start, end)].prefix { $0 != UInt8(ascii: "\n") }
    return self.says(ByteRange(start + tail.count, end), says)
  }

  private var saysAtEndOfLine: Bool {
    var next = index + 1
    // A line of very many tokens is written by no one who comments on it.
    let limit = min(structure.tokens.count, index + Self.longestLine)
    while next < limit, !structure.tokens[next].startsLine { next += 1 }
    let end = next < structure.tokens.count ? Int(structure.tokens[next].start) : structure.source.count
    let start = Int(structure.tokens[next - 1].end)
    // Not the next line's own comment.
    let line = structure.source[ByteRange(start, end)].prefix { $0 != UInt8(ascii: "\n") }
    return says(ByteRange(start, start + line.count), Self.saysOfStatement)
  }

  private static let longestLine = 400

  private func says(_ gap: ByteRange, _ says: (String) -> Bool) -> Bool {
    // Nearly always there is no comment at all.
    guard gap.count > 12, structure.source[gap].contains(UInt8(ascii: "/")) else { return false }
    return says(String(decoding: structure.source[gap], as: UTF8.self).lowercased())
  }

  /// What may be said of a whole type, too.
  private static func saysOfAll(_ text: String) -> Bool {
    phrases.contains { text.holds($0) } || saysOnPurpose(text, ["locali", "translat"])
  }

  /// `// We intentionally do not use intValue, as it formats the number`
  private static func saysOfStatement(_ text: String) -> Bool {
    saysOfAll(text) || saysOnPurpose(text, ["format", "grouping", "digit"])
  }

  /// Whether one sentence says that something is not done, of what, and that this is meant.
  private static func saysOnPurpose(_ text: String, _ topics: [String]) -> Bool {
    guard intentions.contains(where: { text.holds($0) }) else { return false }
    return sentences(of: text).contains { sentence in
      [intentions, topics, denials].allSatisfy { $0.contains { sentence.holds($0) } }
    }
  }

  /// A period ends one only before a space: `view.intValue` does not.
  private static func sentences(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    let ends = bytes.indices.dropLast().filter {
      bytes[$0] == UInt8(ascii: ".") && (bytes[$0 + 1] == UInt8(ascii: " ") || bytes[$0 + 1] == UInt8(ascii: "\n"))
    }
    return zip([0] + ends, ends + [bytes.count]).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
  }

  private static let intentions = ["intentional", "deliberate", "on purpose", "purposely", "purposefully"]
  private static let denials = [
    "not ", "n't ", " no ", "without ", "avoid", "instead of", "rather than", "unlocali", "un-locali", "untranslat",
    "hardcoded", "hard-coded", "latin", "english", "ascii",
  ]

  private static let phrases = [
    "debug only", "debug-only", "only for debugging", "for debugging only", "developer only", "developer-only",
    "developer option", "developer-option", "developer notification",
    "unlocalized on purpose", "not localized on purpose", "intentionally not localized", "deliberately not localized",
    "n't need localiz", "n't need to be localized", "not need localiz", "not need to be localized",
    "no need to localize", "don't want them localized", "not user-facing", "not user facing",
  ]
}
