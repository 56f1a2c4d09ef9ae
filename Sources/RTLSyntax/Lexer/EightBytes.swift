/// Eight bytes of a source, looked at together: a number of ordinary operations on one register tells more about them
/// than eight turns of a loop, whose end no processor can foresee.
struct EightBytes {
  /// The first byte is the lowest.
  let value: UInt64

  @inline(__always)
  init(at bytes: UnsafePointer<UInt8>) {
    value = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// How many bytes from the first on belong to a word; eight if none of them ends it. A byte beyond ASCII does.
  @inline(__always)
  var wordLength: Int {
    let ascii = value & ~Self.high
    let small = ascii | 0x2020_2020_2020_2020
    // The high bit of each byte is set where it is at least the first character and not yet the one behind the last.
    let letters = (small &+ Self.reaching("a")) & ~(small &+ Self.reaching("{"))
    let digits = (ascii &+ Self.reaching("0")) & ~(ascii &+ Self.reaching(":"))
    let word = letters | digits | ascii.bytes(equalTo: "_") | ascii.bytes(equalTo: "$")
    return (~(word & ~value) & Self.high).trailingZeroBitCount / 8
  }

  /// How many bytes from the first on are spaces.
  @inline(__always)
  var spaceCount: Int { (value ^ 0x2020_2020_2020_2020).trailingZeroBitCount / 8 }

  /// Whether any is a backslash or no ASCII.
  @inline(__always)
  var holdsBackslashOrForeign: Bool { (value | (value & ~Self.high).bytes(equalTo: "\\")) & Self.high != 0 }

  fileprivate static let high: UInt64 = 0x8080_8080_8080_8080

  /// What to add for the high bit to tell whether a byte of seven bits is at least this character.
  @inline(__always)
  private static func reaching(_ character: Unicode.Scalar) -> UInt64 {
    UInt64(0x80 - UInt8(ascii: character)) &* 0x0101_0101_0101_0101
  }
}

extension UInt64 {
  /// The high bit of each byte of seven bits that is this character.
  @inline(__always)
  fileprivate func bytes(equalTo character: Unicode.Scalar) -> UInt64 {
    ~((self ^ (UInt64(UInt8(ascii: character)) &* 0x0101_0101_0101_0101)) &+ 0x7F7F_7F7F_7F7F_7F7F)
  }
}
