/// A comment, whole: `// …` without its line break, or `/* … */`.
package struct Comment: Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(start: Int, end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  package var range: ByteRange { ByteRange(Int(start), Int(end)) }
}

/// What a file consists of.
package struct Structure: Sendable {
  package let source: Source
  package let tokens: [Token]
  package let comments: [Comment]

  package init(_ source: Source) {
    self.source = source
    (tokens, comments) = Lexer.lex(source)
  }
}
