/// The bytes of one file, read once and never changed.
///
/// Behind the last byte stand `padding` zero bytes, so that code looking a few bytes ahead needs no bounds check of
/// its own: a zero byte at `count` is the end, a zero byte before it is a stray NUL in the text.
public struct Source: Sendable {
  package static let padding = 16

  /// The bytes with their padding; offsets below `count` are the file's own.
  public let bytes: [UInt8]
  public let count: Int

  package init(padded bytes: [UInt8]) {
    precondition(bytes.count >= Source.padding, "a source ends with its padding")
    self.bytes = bytes
    self.count = bytes.count - Source.padding
  }

  package init(_ content: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count + Source.padding)
    bytes.append(contentsOf: content)
    bytes.append(contentsOf: repeatElement(0, count: Source.padding))
    self.init(padded: bytes)
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  @inlinable public subscript(offset: Int) -> UInt8 { bytes[offset] }

  package subscript(range: ByteRange) -> ArraySlice<UInt8> { bytes[range.start..<range.end] }

  /// Where the first byte that is no ASCII stands; `end` where none does. Hardly any text has one, so eight are asked at
  /// once: the padding is there to be read.
  package func endOfASCII(from start: Int, before end: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var offset = start
      while offset < end {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let high = word & 0x8080_8080_8080_8080
        if high != 0 { return min(offset + high.trailingZeroBitCount / 8, end) }
        offset += 8
      }
      return end
    }
  }

  /// Whether it is well formed, without which the compiler refuses all of it.
  package var isUTF8: Bool { String(decoding: bytes[..<count], as: UTF8.self).utf8.elementsEqual(bytes[..<count]) }

  /// The text of a range, with malformed UTF-8 repaired: for messages, never for decisions.
  package func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }
}
