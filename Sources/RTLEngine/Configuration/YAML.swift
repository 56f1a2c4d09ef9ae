import RTLRuleKit

/// Reads as much YAML as a configuration needs and refuses the rest with a position, never with a guess.
///
/// Read: block maps and lists (a list also at the indentation of its key, and `- key: value`), flow lists `[a, b]` and
/// flow maps `{a: b}` on one line, also within one another, plain, 'single' and "double" quoted scalars on one line,
/// block strings `|` and `>` with `-` or `+`, comments, one `---` at the top. Every scalar is text, except an empty
/// one, `~` and `null`; what it means is for the reader of the tree to say.
///
/// Refused: anchors, aliases, tags, directives, several documents, keys that are not scalars, scalars over several
/// lines, explicit indentation of block strings, tabs for indentation, keys given twice, control characters, malformed
/// UTF-8, more than `depthLimit` levels, `sizeLimit` bytes
/// or, on one line, `scalarLimit` bytes of one scalar.
package enum YAML {
  package struct Node: Hashable, Sendable {
    package var content: Content
    /// 1-based, the column in bytes.
    package var line: Int
    package var column: Int
  }

  package indirect enum Content: Hashable, Sendable {
    case empty
    case scalar(String)
    case list([Node])
    case map([Entry])
  }

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var line: Int
    package var column: Int
    package var value: Node
  }

  package static let depthLimit = 32
  package static let sizeLimit = 1 << 20
  package static let scalarLimit = 1 << 15

  package static func read(_ bytes: [UInt8]) throws(Problem) -> Node {
    if bytes.count > sizeLimit {
      throw Problem("more than \(sizeLimit >> 20) MB is no configuration", line: 1, column: 1)
    }
    var reader = YAMLReader(bytes)
    return try reader.readDocument()
  }
}

struct YAMLReader {
  var lines: YAMLLines
  /// The line being read, and where in it.
  var line = 0
  var offset = 0

  init(_ bytes: [UInt8]) {
    lines = YAMLLines(bytes)
  }

  var isAtEnd: Bool { line >= lines.count }
  var column: Int { offset - lines[line].start }
  var byte: UInt8? { !isAtEnd && offset < lines[line].end ? lines.bytes[offset] : nil }

  func isBlank(at place: Int) -> Bool { place >= lines[line].end || lines.isBlank(lines.bytes[place]) }

  func failure(_ message: String, at place: Int? = nil) -> Problem {
    if isAtEnd { return Problem(message, line: max(1, lines.count), column: 1) }
    return Problem(message, line: line + 1, column: (place ?? offset) - lines[line].start + 1)
  }

  func node(_ content: YAML.Content, at place: Int) -> YAML.Node {
    YAML.Node(content: content, line: line + 1, column: place - lines[line].start + 1)
  }

  mutating func readDocument() throws(Problem) -> YAML.Node {
    try lines.check()
    line = -1
    try nextLine(allowingMarker: true)
    if isAtEnd { return YAML.Node(content: .empty, line: 1, column: 1) }
    if byte == UInt8(ascii: "%") { throw failure("YAML directives are not supported") }
    let root = try readBlock(depth: 0)
    if !isAtEnd { throw failure("the indentation fits no line above") }
    return root
  }

  /// Goes to the next line that holds more than blanks and a comment.
  mutating func nextLine(allowingMarker: Bool = false) throws(Problem) {
    line += 1
    while !isAtEnd {
      offset = lines[line].start
      while byte == UInt8(ascii: " ") { offset += 1 }
      let indentationEnd = offset
      skipBlanks()
      if let byte, byte != UInt8(ascii: "#") {
        if offset > indentationEnd { throw failure("a tab cannot indent; use spaces", at: indentationEnd) }
        guard lines.isMarker(line) else { return }
        if !allowingMarker || byte != UInt8(ascii: "-") || column + 3 < lines[line].end - lines[line].start {
          throw failure("one file holds one document; remove this line")
        }
        return try nextLine()
      }
      line += 1
    }
  }

  mutating func skipBlanks() {
    while let byte, lines.isBlank(byte) { offset += 1 }
  }

  /// What follows a value on its line may only be a comment.
  mutating func finishLine() throws(Problem) {
    let end = offset
    skipBlanks()
    let isApart = offset > end || isBlank(at: end - 1)
    if byte != nil, byte != UInt8(ascii: "#") || !isApart { throw failure("unexpected text behind a value") }
    try nextLine()
  }

  mutating func readBlock(depth: Int) throws(Problem) -> YAML.Node {
    if depth > YAML.depthLimit { throw failure("nested deeper than \(YAML.depthLimit) levels") }
    if isItem { return try readList(depth: depth) }
    if try keyEnd() != nil { return try readMap(depth: depth) }
    return try readInline(parentColumn: -1)
  }

  var isItem: Bool { byte == UInt8(ascii: "-") && isBlank(at: offset + 1) }

  mutating func readList(depth: Int) throws(Problem) -> YAML.Node {
    let own = column
    var list = node(.empty, at: offset)
    var items: [YAML.Node] = []
    while !isAtEnd, column == own, isItem {
      let dash = offset
      offset += 1
      skipBlanks()
      let isNested = isItem ? true : try keyEnd() != nil
      if byte == nil || byte == UInt8(ascii: "#") {
        items.append(try readBelow(own, at: dash, depth: depth))
      } else if isNested {
        items.append(try readBlock(depth: depth + 1))
      } else {
        items.append(try readInline(parentColumn: own))
      }
    }
    if !isAtEnd, column > own { throw failure("indented deeper than the list it stands in") }
    list.content = .list(items)
    return list
  }

  mutating func readMap(depth: Int) throws(Problem) -> YAML.Node {
    let own = column
    var map = node(.empty, at: offset)
    var entries: [YAML.Entry] = []
    var lineOfKey: [String: Int] = [:]
    while !isAtEnd, column == own, !isItem {
      let start = offset
      guard let end = try keyEnd() else { throw failure("expected `key: value`") }
      let (keyLine, keyColumn) = (line + 1, column + 1)
      let key = try readScalar(flow: false, end: end) ?? ""
      if let first = lineOfKey.updateValue(keyLine, forKey: key) {
        throw failure("`\(key)` is given twice, first in line \(first)", at: start)
      }
      offset = end + 1
      skipBlanks()
      let value =
        if byte == nil || byte == UInt8(ascii: "#") {
          try readBelow(own, at: offset, depth: depth, allowingListAtSameColumn: true)
        } else {
          try readInline(parentColumn: own)
        }
      entries.append(YAML.Entry(key: key, line: keyLine, column: keyColumn, value: value))
    }
    if !isAtEnd, column > own { throw failure("indented deeper than the map it stands in") }
    map.content = .map(entries)
    return map
  }

  /// The value of a key or an item whose own line ends behind it.
  mutating func readBelow(
    _ parentColumn: Int,
    at place: Int,
    depth: Int,
    allowingListAtSameColumn: Bool = false
  ) throws(Problem) -> YAML.Node {
    let empty = node(.empty, at: place)
    try nextLine()
    if isAtEnd { return empty }
    if column > parentColumn { return try readBlock(depth: depth + 1) }
    if allowingListAtSameColumn, column == parentColumn, isItem { return try readList(depth: depth + 1) }
    return empty
  }

  /// Where the colon stands that makes the rest of the line a key with its value.
  mutating func keyEnd() throws(Problem) -> Int? {
    let start = offset
    defer { offset = start }
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      _ = try readQuoted()
      skipBlanks()
      return byte == UInt8(ascii: ":") && isBlank(at: offset + 1) ? offset : nil
    case UInt8(ascii: "?") where isBlank(at: offset + 1):
      throw failure("a key must be a scalar")
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"):
      return nil
    default:
      while let byte {
        if byte == UInt8(ascii: ":"), isBlank(at: offset + 1) { return offset }
        if byte == UInt8(ascii: "#"), offset > start, isBlank(at: offset - 1) { return nil }
        offset += 1
      }
      return nil
    }
  }
}
