import RTLSyntax

/// Which lines a comment may mean. Every answer is a binary search, so that many comments on one line cost no more.
struct DirectivePlaces {
  private let structure: Structure
  private let lines: LineTable
  /// String literals of several lines, in order; those that meet on a line are one. No comment can stand in them.
  private let literals: [ByteRange]

  init(_ structure: Structure, lines: LineTable) {
    self.structure = structure
    self.lines = lines
    literals = DirectivePlaces.literals(in: structure, lines)
  }

  private static func literals(in structure: Structure, _ lines: LineTable) -> [ByteRange] {
    var literals: [ByteRange] = []
    var index = 0
    while index < structure.tokens.count {
      let start = index
      index += 1
      guard structure.tokens[start].kind == .stringStart else { continue }
      index = min(structure.end(ofGroup: start) + 1, structure.tokens.count)
      let literal = structure.range(start, through: index - 1)
      let first = lines.line(at: literal.start)
      guard lines.line(at: literal.end) > first else { continue }
      if let last = literals.last, lines.line(at: last.end) == first {
        literals[literals.count - 1].end = literal.end
      } else {
        literals.append(literal)
      }
    }
    return literals
  }

  func line(of comment: ByteRange) -> ByteRange { whole(lines.line(at: comment.start)) }

  /// The next line on which a token begins; a string literal of several lines that begins there belongs to it.
  func lineWithCode(behind comment: ByteRange) -> ByteRange {
    let line = lines.line(at: comment.end)
    guard line < lines.lineCount else { return ByteRange(0, 0) }
    let index = firstToken(from: lines.lineStarts[line])
    guard index < structure.tokens.count else { return ByteRange(0, 0) }
    var range = whole(lines.line(at: Int(structure.tokens[index].start)))
    if let literal = literal(around: range.end) { range.end = whole(lines.line(at: literal.end)).end }
    return range
  }

  /// The string literal of several lines that an offset lies in.
  func literal(around offset: Int) -> ByteRange? {
    let behind = literals.partitionIndex { $0.start < offset }
    return behind > 0 && offset < literals[behind - 1].end ? literals[behind - 1] : nil
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
    structure.tokens.partitionIndex { Int($0.start) < offset }
  }

  /// A line with its break; the last one with the end of the file, where a finding may stand too.
  private func whole(_ line: Int) -> ByteRange {
    let end = line < lines.lineCount ? lines.lineStarts[line] : structure.source.count + 1
    return ByteRange(lines.lineStarts[line - 1], end)
  }
}
