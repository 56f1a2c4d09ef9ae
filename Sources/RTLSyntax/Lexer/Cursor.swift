/// A place in the bytes of a source. Looking ahead needs no bounds check: zero bytes stand behind the end.
///
/// It points into memory that `Lexer.lex` keeps alive for as long as the cursor exists.
struct Cursor {
  let base: UnsafePointer<UInt8>
  let count: Int
  var offset = 0

  @inline(__always) var byte: UInt8 { base[offset] }
  @inline(__always) var isAtEnd: Bool { offset >= count }

  @inline(__always)
  func peek(_ distance: Int) -> UInt8 { base[offset + distance] }

  @inline(__always)
  func at(_ character: Unicode.Scalar) -> Bool { base[offset] == UInt8(ascii: character) }

  /// Whether the byte before the cursor is this one; no byte stands before the first.
  @inline(__always)
  var previous: UInt8 { offset == 0 ? 0 : base[offset - 1] }

  func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount where base[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Moves to the next LF, CR or the end, sixteen bytes at a time: comments are a fifth of real code.
  mutating func skipToLineEnd() {
    var step = SixteenBytes.count
    while offset < count, step == SixteenBytes.count {
      step = SixteenBytes(at: base + offset).lineLength
      offset += step
    }
    offset = min(offset, count)
  }

  /// The scalar at the cursor and its length in bytes; no scalar where the bytes are no UTF-8, and then the length
  /// of what to pass over as one piece of garbage.
  func scalar() -> (value: UInt32?, length: Int) {
    let first = base[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    guard first >= 0xC2, first < 0xF5 else {
      var length = 1
      while offset + length < count, !Self.startsScalar(base[offset + length]) { length += 1 }
      return (nil, length)
    }
    let size = (~first).leadingZeroBitCount
    var value = UInt32(first) & (0x7F >> UInt32(size))
    for index in 1..<size {
      let next = base[offset + index]
      guard offset + index < count, next & 0xC0 == 0x80 else { return (nil, index) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let isMinimal = size == 2 ? value >= 0x80 : size == 3 ? value >= 0x800 : value >= 0x10000
    return isMinimal && Unicode.Scalar(value) != nil ? (value, size) : (nil, size)
  }

  private static func startsScalar(_ byte: UInt8) -> Bool { byte < 0x80 || (byte >= 0xC2 && byte < 0xF5) }
}
