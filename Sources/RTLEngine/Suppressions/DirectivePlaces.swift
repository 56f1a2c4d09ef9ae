import RTLSyntax

/// Which lines a comment may mean. Every answer is a binary search, so that many comments on one line cost no more.
struct DirectivePlaces {
  private let structure: Structure
  private let lines: LineTable

  init(_ structure: Structure, lines: LineTable) {
    self.structure = structure
    self.lines = lines
  }

  func line(of comment: ByteRange) -> ByteRange { whole(lines.line(at: comment.start)) }

  /// The next line on which a token begins.
  func lineWithCode(behind comment: ByteRange) -> ByteRange {
    let line = lines.line(at: comment.end)
    guard line < lines.lineCount else { return ByteRange(0, 0) }
    let index = firstToken(from: lines.lineStarts[line])
    return index < structure.tokens.count ? whole(lines.line(at: Int(structure.tokens[index].start))) : ByteRange(0, 0)
  }

  /// The line before on which a token begins.
  func lineWithCode(before comment: ByteRange) -> ByteRange {
    let index = firstToken(from: line(of: comment).start)
    return index > 0 ? whole(lines.line(at: Int(structure.tokens[index - 1].start))) : ByteRange(0, 0)
  }

  /// Whether code stands on the comment's line before it.
  func followsCode(_ comment: ByteRange) -> Bool {
    let index = firstToken(from: comment.start)
    return index > 0 && Int(structure.tokens[index - 1].end) > line(of: comment).start
  }

  /// The first token that begins at or behind an offset.
  func firstToken(from offset: Int) -> Int {
    var low = 0
    var high = structure.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(structure.tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A line with its break; the last one with the end of the file, where a finding may stand too.
  private func whole(_ line: Int) -> ByteRange {
    let end = line < lines.lineCount ? lines.lineStarts[line] : structure.source.count + 1
    return ByteRange(lines.lineStarts[line - 1], end)
  }
}
