/// A place in a file as people and editors count it, all parts at once.
package struct Position: Hashable, Sendable {
  /// 1-based; a line ends at LF, CR LF or a lone CR, as for the Swift compiler.
  package var line: Int
  /// 1-based, in UTF-8 bytes, as the Swift compiler counts.
  package var column: Int
  /// 1-based, in UTF-16 code units, as editors and LSP count (they subtract one).
  package var utf16Column: Int
  /// 0-based byte offset.
  package var offset: Int

  package init(line: Int, column: Int, utf16Column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
    self.offset = offset
  }
}

/// Where each line of a file begins. Built only for files that have something to report.
package struct LineTable: Sendable {
  package let source: Source
  package let lineStarts: [Int]

  package init(_ source: Source) {
    self.source = source
    var starts = [0]
    starts.reserveCapacity(source.count / 32)
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var cursor = Cursor(base: base, count: source.count)
      while true {
        cursor.skipToLineEnd()
        if cursor.isAtEnd { break }
        cursor.offset += cursor.at("\r") && cursor.peek(1) == UInt8(ascii: "\n") ? 2 : 1
        starts.append(cursor.offset)
      }
    }
    lineStarts = starts
  }

  package var lineCount: Int { lineStarts.count }

  /// The 1-based line that holds a byte offset.
  package func line(at offset: Int) -> Int {
    max(1, lineStarts.partitionIndex { $0 <= offset })
  }

  package func position(at offset: Int) -> Position {
    let line = line(at: offset)
    let start = lineStarts[line - 1]
    var utf16 = 1
    for byte in source.bytes[start..<min(offset, source.count)] {
      // Every byte that begins a scalar is one unit, one that begins a four-byte scalar is two.
      if byte & 0xC0 != 0x80 { utf16 += byte >= 0xF0 ? 2 : 1 }
    }
    return Position(line: line, column: offset - start + 1, utf16Column: utf16, offset: offset)
  }

  /// The bytes of a 1-based line without its line break.
  package func range(ofLine line: Int) -> ByteRange {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : source.count
    while end > start, source[end - 1] == UInt8(ascii: "\n") || source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return ByteRange(start, end)
  }
}
