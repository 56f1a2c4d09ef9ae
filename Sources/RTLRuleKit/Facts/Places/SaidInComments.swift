import RTLSyntax

/// What people have written above their code.
extension Site {
  /// Whether a comment above this statement or behind it, or above a function or type around it, says that its text is for
  /// those who make the app, or is not translated on purpose: `// Debug only, doesn't need to be localized`.
  var isSaidToBeUntranslated: Bool {
    if says(above: structure.outerStatementStart(index)) || saysAtEndOfLine { return true }
    var scope = structure.scope(around: index)
    while let current = scope {
      let around = structure.scopes[current]
      if around.kind == .type || around.kind == .function || around.kind == .property,
        says(above: structure.statementStart(Int(around.introducer)))
      {
        return true
      }
      scope = around.parent == Structure.none ? nil : Int(around.parent)
    }
    return false
  }

  private func says(above token: Int) -> Bool {
    guard structure.tokens.indices.contains(token) else { return false }
    let end = Int(structure.tokens[token].start)
    guard token > 0 else { return says(ByteRange(0, end)) }
    let start = Int(structure.tokens[token - 1].end)
    guard structure.tokens[token].startsLine else { return says(ByteRange(start, end)) }
    // What stands behind the statement before is said of that one.
    let tail = structure.source[ByteRange(start, end)].prefix { $0 != UInt8(ascii: "\n") }
    return says(ByteRange(start + tail.count, end))
  }

  private var saysAtEndOfLine: Bool {
    var next = index + 1
    while next < structure.tokens.count, !structure.tokens[next].startsLine { next += 1 }
    let end = next < structure.tokens.count ? Int(structure.tokens[next].start) : structure.source.count
    let start = Int(structure.tokens[next - 1].end)
    // Not the next line's own comment.
    let line = structure.source[ByteRange(start, end)].prefix { $0 != UInt8(ascii: "\n") }
    return says(ByteRange(start, start + line.count))
  }

  private func says(_ gap: ByteRange) -> Bool {
    // Nearly always there is no comment at all.
    guard gap.count > 12, structure.source[gap].contains(UInt8(ascii: "/")) else { return false }
    let text = String(decoding: structure.source[gap], as: UTF8.self).lowercased()
    return Self.phrases.contains { text.holds($0) }
  }

  private static let phrases = [
    "debug only", "debug-only", "only for debugging", "for debugging only", "developer only", "developer-only",
    "developer option", "developer-option", "developer notification",
    "unlocalized on purpose", "not localized on purpose", "intentionally not localized", "deliberately not localized",
    "n't need localiz", "n't need to be localized", "not need localiz", "not need to be localized",
    "no need to localize", "don't want them localized", "not user-facing", "not user facing",
  ]
}
