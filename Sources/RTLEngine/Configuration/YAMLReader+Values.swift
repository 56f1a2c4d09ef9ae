import RTLRuleKit

extension YAMLReader {
  /// A value that begins on this line; ends at the next line with content.
  mutating func readInline(parentColumn: Int) throws(Problem) -> YAML.Node {
    let start = offset
    var result = node(.empty, at: start)
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      result.content = .scalar(try readBlockString(parentColumn: parentColumn))
      return result
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      result.content = try readFlow(depth: 0)
    default:
      if let text = try readScalar(flow: false) { result.content = .scalar(text) }
    }
    try finishLine()
    if !isAtEnd, parentColumn >= 0, column > parentColumn {
      throw failure("a value ends with its line; use `|` or `>` for text over several lines")
    }
    return result
  }

  private mutating func readFlow(depth: Int) throws(Problem) -> YAML.Content {
    if depth > YAML.depthLimit { throw failure("nested deeper than \(YAML.depthLimit) levels") }
    let isMap = byte == UInt8(ascii: "{")
    let close = isMap ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var items: [YAML.Node] = []
    var entries: [YAML.Entry] = []
    var columnOfKey: [String: Int] = [:]
    offset += 1
    skipBlanks()
    while byte != close {
      var item = node(.empty, at: offset)
      if !isMap, isFlowStart {
        item.content = try readFlow(depth: depth + 1)
        items.append(item)
        try readFlowComma(before: close)
        continue
      }
      let key = try readScalar(flow: true)
      skipBlanks()
      if isMap {
        guard let key, byte == UInt8(ascii: ":") else { throw failure("expected `key: value`") }
        if let first = columnOfKey.updateValue(item.column, forKey: key) {
          let place = lines[line].start + item.column - 1
          throw failure("`\(key)` is given twice, first in column \(first)", at: place)
        }
        offset += 1
        skipBlanks()
        var value = node(.empty, at: offset)
        if isFlowStart {
          value.content = try readFlow(depth: depth + 1)
        } else if let text = try readScalar(flow: true) {
          value.content = .scalar(text)
        }
        entries.append(YAML.Entry(key: key, line: item.line, column: item.column, value: value))
      } else {
        if let key { item.content = .scalar(key) }
        items.append(item)
      }
      try readFlowComma(before: close)
    }
    offset += 1
    return isMap ? .map(entries) : .list(items)
  }

  private var isFlowStart: Bool { byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") }

  private mutating func readFlowComma(before close: UInt8) throws(Problem) {
    skipBlanks()
    if byte == UInt8(ascii: ",") {
      offset += 1
      skipBlanks()
    } else if byte != close {
      throw failure("expected `,` or `\(Character(UnicodeScalar(close)))` on this line")
    }
  }

  /// A scalar on one line; nil where nothing stands, or `~` or `null` without quotes.
  mutating func readScalar(flow: Bool, end: Int? = nil) throws(Problem) -> String? {
    let start = offset
    let text = try readText(flow: flow, end: end)
    if offset - start > YAML.scalarLimit {
      throw failure("more than \(YAML.scalarLimit) bytes are no value; use `|` for text over several lines", at: start)
    }
    return text
  }

  private mutating func readText(flow: Bool, end: Int?) throws(Problem) -> String? {
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { return try readQuoted() }
    try refuseIndicator(flow: flow)
    let start = offset
    let limit = end ?? lines[line].end
    while offset < limit {
      let byte = lines.bytes[offset]
      if byte == UInt8(ascii: "#"), offset > start, isBlank(at: offset - 1) { break }
      if byte == UInt8(ascii: ":"), isBlank(at: offset + 1) || (flow && isFlowEnd(at: offset + 1)) {
        if flow { break }
        throw failure("put a text with `: ` in quotes")
      }
      if flow, isFlowEnd(at: offset) { break }
      offset += 1
    }
    var last = offset
    while last > start, isBlank(at: last - 1) { last -= 1 }
    let text = String(decoding: lines.bytes[start..<last], as: UTF8.self)
    return text.isEmpty || text == "~" || text == "null" ? nil : text
  }

  private func isFlowEnd(at place: Int) -> Bool {
    place < lines[line].end && [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(lines.bytes[place])
  }

  /// What would mean something else at the start of a plain scalar than its text.
  private func refuseIndicator(flow: Bool) throws(Problem) {
    guard let byte else { return }
    let character = Character(UnicodeScalar(byte))
    switch character {
    case "&": throw failure("anchors are not supported; put a text that begins with `&` in quotes")
    case "*": throw failure("aliases are not supported; put a pattern that begins with `*` in quotes")
    case "!": throw failure("tags are not supported; put a text that begins with `!` in quotes")
    case "[", "{":
      throw failure("put a text that begins with `\(character)` in quotes")
    case "|", ">": throw failure("a block string cannot stand here")
    case ",", "]", "}":
      // Within brackets these end an empty scalar, which the caller judges.
      if !flow { throw failure("put a text that begins with `\(character)` in quotes") }
    case "%", "@", "`": throw failure("put a text that begins with `\(character)` in quotes")
    case "-", "?", ":":
      if isBlank(at: offset + 1) { throw failure("put a text that begins with `\(character) ` in quotes") }
    default: break
    }
  }

  mutating func readQuoted() throws(Problem) -> String {
    let start = offset
    let quote = byte
    var text: [UInt8] = []
    offset += 1
    while let byte {
      offset += 1
      if byte == quote {
        if quote == UInt8(ascii: "'"), self.byte == quote {
          offset += 1
        } else {
          return String(decoding: text, as: UTF8.self)
        }
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text.append(contentsOf: try readEscape())
        continue
      }
      text.append(byte)
    }
    throw failure("the quote is not closed on this line", at: start)
  }

  /// The text for what follows a backslash.
  private mutating func readEscape() throws(Problem) -> [UInt8] {
    let backslash = offset - 1
    guard let byte else { throw failure("the quote is not closed on this line", at: backslash) }
    offset += 1
    let digits: Int
    switch Character(UnicodeScalar(byte)) {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    case "\"", "\\", "/", " ": return [byte]
    case "x": digits = 2
    case "u": digits = 4
    case "U": digits = 8
    default: throw failure("unknown escape; write `\\\\` for a backslash, or use single quotes", at: backslash)
    }
    let end = min(offset + digits, lines[line].end)
    let text = String(decoding: lines.bytes[offset..<end], as: UTF8.self)
    guard text.utf8.count == digits, let value = UInt32(text, radix: 16), let scalar = UnicodeScalar(value) else {
      throw failure("the escape wants \(digits) hexadecimal digits of a character", at: backslash)
    }
    offset = end
    return Array(String(scalar).utf8)
  }

  /// A block string: the lines below that are indented deeper than what it belongs to.
  mutating func readBlockString(parentColumn: Int) throws(Problem) -> String {
    let isFolded = byte == UInt8(ascii: ">")
    offset += 1
    let chomping = byte
    if chomping == UInt8(ascii: "-") || chomping == UInt8(ascii: "+") { offset += 1 }
    let headerEnd = offset
    skipBlanks()
    if byte != nil, byte != UInt8(ascii: "#") || offset == headerEnd {
      throw failure("only `-` or `+` may stand behind `|` and `>`", at: headerEnd)
    }
    var indentation: Int?
    var text: [[UInt8]] = []
    line += 1
    while !isAtEnd {
      offset = lines[line].start
      while byte == UInt8(ascii: " "), column < indentation ?? Int.max { offset += 1 }
      if byte != nil {
        if column <= parentColumn { break }
        if indentation == nil { indentation = column }
        if column < indentation ?? 0 { throw failure("indented less than the first line of its text") }
      }
      text.append(Array(lines.bytes[offset..<lines[line].end]))
      line += 1
    }
    line -= 1
    try nextLine()
    return YAMLReader.joined(text, isFolded: isFolded, chomping: chomping)
  }

  private static func joined(_ lines: [[UInt8]], isFolded: Bool, chomping: UInt8?) -> String {
    let content = lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1)
    var text: [UInt8] = []
    var breaks = 0
    var mayFold = false
    for line in content {
      if line.isEmpty {
        breaks += 1
        continue
      }
      // Lines that are indented deeper keep their breaks, as in an example within a text.
      let isFoldable = line[0] != UInt8(ascii: " ") && line[0] != UInt8(ascii: "\t")
      if !text.isEmpty || breaks > 0 {
        let joins = isFolded && isFoldable && mayFold
        if joins, breaks == 0 { text.append(UInt8(ascii: " ")) }
        let count = text.isEmpty || joins ? breaks : breaks + 1
        text.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: count))
      }
      text.append(contentsOf: line)
      (breaks, mayFold) = (0, isFoldable)
    }
    let trailing =
      switch chomping {
      case UInt8(ascii: "-"): 0
      case UInt8(ascii: "+"): lines.count - content.count + (content.isEmpty ? 0 : 1)
      default: content.isEmpty ? 0 : 1
      }
    text.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: trailing))
    return String(decoding: text, as: UTF8.self)
  }
}
