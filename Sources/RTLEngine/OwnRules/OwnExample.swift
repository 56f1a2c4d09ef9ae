import RTLRuleKit
import RTLSyntax

/// An example of a rule file, and where it stands in it.
struct OwnExample: Sendable {
  let example: Example
  let isBad: Bool
  /// The code without its marks, as bytes.
  let code: [UInt8]
  /// What the marks stand around.
  private(set) var marks: [ByteRange] = []
  /// What is wrong with the marks.
  private(set) var mistake: String?
  private let codeNode: YAML.Node
  private let fixedNode: YAML.Node?

  init(
    code given: (text: String, node: YAML.Node),
    fixed: (text: String, node: YAML.Node)?,
    path: String,
    isBad: Bool
  ) {
    example = Example(given.text, fixed: fixed?.text, path: path)
    codeNode = given.node
    fixedNode = fixed?.node
    self.isBad = isBad
    var bytes: [UInt8] = []
    var opened: Int?
    var mistake: String?
    for scalar in given.text.unicodeScalars {
      switch scalar {
      case "⟦":
        if opened != nil { mistake = "a `⟦` stands within another; close it with `⟧` first" }
        opened = bytes.count
      case "⟧":
        if let start = opened, start < bytes.count {
          marks.append(ByteRange(start, bytes.count))
        } else {
          mistake = "a `⟧` has nothing before it that `⟦` opened"
        }
        opened = nil
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    code = bytes
    if opened != nil { mistake = "a `⟦` is not closed" }
    if mistake == nil, isBad, marks.isEmpty { mistake = "a bad example marks what is found with `⟦…⟧`" }
    if mistake == nil, !isBad, !marks.isEmpty { mistake = "a good example has no marks" }
    self.mistake = mistake
  }

  // MARK: - Places in the file

  /// Where a range of the code stands in the rule file.
  func place(of range: ByteRange, in lines: LineTable) -> ByteRange {
    let start = marked(range.start, isEnd: false)
    let end = marked(range.end, isEnd: true)
    if isBlock(in: lines), let first = blockOffset(start, in: lines), let last = blockOffset(end, in: lines) {
      return ByteRange(first, last)
    }
    let begin = offset(of: codeNode, in: lines)
    let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(lines.source[begin])
    let text = begin + (isQuoted ? 1 : 0)
    let given = Array(example.marked.utf8)
    let found = ByteRange(text + start, text + end)
    // Behind an escape the text stands elsewhere; then the whole of it is pointed at.
    let isExact =
      text + end <= lines.source.count && lines.source[ByteRange(text, text + end)].elementsEqual(given[..<end])
    return isExact ? found : wholeLine(from: begin, in: lines)
  }

  /// Where the text after the fix stands.
  func placeOfFixed(in lines: LineTable) -> ByteRange {
    wholeLine(from: offset(of: fixedNode ?? codeNode, in: lines), in: lines)
  }

  /// The offset in the marked text of one in the code.
  private func marked(_ offset: Int, isEnd: Bool) -> Int {
    let width = "⟦".utf8.count
    // A range that ends at a mark ends before it; one that begins there begins behind it.
    return marks.reduce(offset) { sum, mark in
      let isOpened = isEnd ? mark.start < offset : mark.start <= offset
      let isClosed = isEnd ? mark.end < offset : mark.end <= offset
      return sum + (isOpened ? width : 0) + (isClosed ? width : 0)
    }
  }

  private func isBlock(in lines: LineTable) -> Bool {
    lines.source[offset(of: codeNode, in: lines)] == UInt8(ascii: "|")
  }

  private func offset(of node: YAML.Node, in lines: LineTable) -> Int {
    let line = lines.range(ofLine: node.line)
    return min(line.start + node.column - 1, max(0, line.end - 1))
  }

  private func wholeLine(from start: Int, in lines: LineTable) -> ByteRange {
    ByteRange(start, max(start, lines.range(ofLine: lines.line(at: start)).end))
  }

  /// A block string keeps its lines; only their indentation is taken off.
  private func blockOffset(_ offset: Int, in lines: LineTable) -> Int? {
    let text = Array(example.marked.utf8)
    let before = text[..<min(offset, text.count)]
    let number = before.count { $0 == UInt8(ascii: "\n") }
    let column = before.count - ((before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1)
    guard let indentation = indentation(in: lines), codeNode.line + 1 + number <= lines.lineCount else { return nil }
    let line = lines.range(ofLine: codeNode.line + 1 + number)
    return min(line.start + indentation + column, line.end)
  }

  private func indentation(in lines: LineTable) -> Int? {
    for number in stride(from: codeNode.line + 1, through: lines.lineCount, by: 1) {
      let line = lines.source[lines.range(ofLine: number)]
      if let first = line.firstIndex(where: { $0 != UInt8(ascii: " ") }) { return first - line.startIndex }
    }
    return nil
  }
}
