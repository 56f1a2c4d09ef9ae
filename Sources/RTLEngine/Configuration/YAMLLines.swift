import RTLRuleKit

/// The lines of a YAML text, and what must be true of every one of them.
struct YAMLLines {
  let bytes: [UInt8]
  /// Without the line breaks.
  private let ranges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    var ranges: [Range<Int>] = []
    while start < bytes.count {
      let lineFeed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let hasReturn = lineFeed > start && bytes[lineFeed - 1] == UInt8(ascii: "\r")
      ranges.append(start..<(hasReturn ? lineFeed - 1 : lineFeed))
      start = lineFeed + 1
    }
    self.ranges = ranges
  }

  var count: Int { ranges.count }

  subscript(line: Int) -> (start: Int, end: Int) { (ranges[line].lowerBound, ranges[line].upperBound) }

  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// `---` or `...`, which part documents.
  func isMarker(_ line: Int) -> Bool {
    let text = bytes[ranges[line]]
    guard text.starts(with: "---".utf8) || text.starts(with: "...".utf8) else { return false }
    return text.count == 3 || isBlank(text[text.startIndex + 3])
  }

  /// Refuses control characters and malformed UTF-8.
  func check() throws(Problem) {
    for (index, range) in ranges.enumerated() {
      var isASCII = true
      for place in range {
        let byte = bytes[place]
        if byte < 0x20 || byte == 0x7F, byte != UInt8(ascii: "\t") {
          throw Problem("a control character", line: index + 1, column: place - range.lowerBound + 1)
        }
        if byte >= 0x80 { isASCII = false }
      }
      if !isASCII, let column = YAMLLines.malformedColumn(bytes[range]) {
        throw Problem("malformed UTF-8", line: index + 1, column: column)
      }
    }
  }

  private static func malformedColumn(_ text: ArraySlice<UInt8>) -> Int? {
    var decoder = UTF8()
    var bytes = text.makeIterator()
    var column = 1
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): column += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return column
      }
    }
  }
}
