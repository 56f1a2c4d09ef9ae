import RTLSyntax

/// What is wrong with the tokens of a source, whatever bytes it has: they stand in order, apart, inside the source, with
/// nothing of weight between them. The fuzzer uses this too.
func unsoundness(of structure: Structure) -> String? {
  var end = 0
  var gapStart = 0
  var comments = structure.comments[...]
  for token in structure.tokens {
    if token.range.isEmpty, !token.flags.contains(.unterminated) { return "empty token at \(token.start)" }
    while let comment = comments.first, comment.start < token.start {
      if let fault = weight(in: ByteRange(end, Int(comment.start)), structure) { return fault }
      end = Int(comment.end)
      comments.removeFirst()
    }
    if let fault = weight(in: ByteRange(end, Int(token.start)), structure) { return fault }
    if let fault = wrongFlags(of: token, after: ByteRange(gapStart, Int(token.start)), structure) { return fault }
    end = Int(token.end)
    gapStart = end
  }
  for comment in comments {
    if let fault = weight(in: ByteRange(end, Int(comment.start)), structure) { return fault }
    end = Int(comment.end)
  }
  return weight(in: ByteRange(end, structure.source.count), structure) ?? oddLiteral(in: structure)
}

/// Tells whether a literal or an interpolation is opened and not closed, or closed and not opened.
private func oddLiteral(in structure: Structure) -> String? {
  var open: [TokenKind] = []
  for token in structure.tokens {
    switch token.kind {
    case .stringStart, .interpolationStart: open.append(token.kind)
    case .stringEnd where open.popLast() != .stringStart: return "end of no literal at \(token.start)"
    case .interpolationEnd where open.popLast() != .interpolationStart: return "end of nothing at \(token.start)"
    default: break
    }
  }
  return open.isEmpty ? nil : "open literal"
}

/// Tells whether a gap is none, or holds what should have been a token or a comment.
private func weight(in gap: ByteRange, _ structure: Structure) -> String? {
  guard gap.start <= gap.end, gap.end <= structure.source.count else { return "overlap at \(gap.end)" }
  var offset = gap.start
  while offset < gap.end {
    if let end = conflictEnd(at: offset, structure.source) {
      offset = end
    } else if (0x21...0x7E).contains(structure.source[offset]) {
      return "byte \(offset) left out"
    } else {
      offset += 1
    }
  }
  return nil
}

private func wrongFlags(of token: Token, after gap: ByteRange, _ structure: Structure) -> String? {
  var bytes = structure.source[gap]
  let startsLine = bytes.contains { $0 == 0x0A || $0 == 0x0D }
  while bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
  if token.startsLine != startsLine { return "startsLine is \(token.startsLine) at \(token.start)" }
  if token.spaceBefore == bytes.isEmpty { return "spaceBefore is \(token.spaceBefore) at \(token.start)" }
  return nil
}

/// The end of a conflict, by a search of another kind than the lexer's.
private func conflictEnd(at start: Int, _ source: Source) -> Int? {
  func isLineBreak(_ offset: Int) -> Bool { source[offset] == 0x0A || source[offset] == 0x0D }
  func starts(_ offset: Int, with text: String) -> Bool {
    source[ByteRange(offset, source.count)].starts(with: text.utf8)
  }
  guard start == 0 || isLineBreak(start - 1) || source[start - 1] == 0 else { return nil }
  for (opening, closing) in [("<<<<<<< ", ">>>>>>> "), (">>>> ", "<<<<\n")] where starts(start, with: opening) {
    let ends = (start + opening.utf8.count..<source.count).lazy.filter {
      isLineBreak($0 - 1) && starts($0, with: closing)
    }
    guard var end = ends.first else { return nil }
    end += closing.utf8.count
    while end < source.count, !isLineBreak(end) { end += 1 }
    return end
  }
  return nil
}
