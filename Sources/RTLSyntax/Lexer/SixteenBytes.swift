/// Sixteen bytes of a source, looked at together: a dozen operations on one register tell more about them than sixteen
/// turns of a loop, whose end no processor can foresee.
///
/// Vectors are combined with vectors alone: with a single byte on one side the compiler falls back to a loop.
struct SixteenBytes {
  private typealias Vector = SIMD16<UInt8>
  private typealias SignedVector = SIMD16<Int8>
  private let bytes: Vector

  /// No more than the padding of a source, so that there is room for them wherever a byte of it stands.
  static let count = 16

  @inline(__always)
  init(at bytes: UnsafePointer<UInt8>) {
    self.bytes = UnsafeRawPointer(bytes).loadUnaligned(as: Vector.self)
  }

  /// The first eight and the last eight as numbers, their first byte the lowest.
  @inline(__always) var low: UInt64 { UInt64(littleEndian: unsafeBitCast(bytes, to: SIMD2<UInt64>.self)[0]) }
  @inline(__always) var high: UInt64 { UInt64(littleEndian: unsafeBitCast(bytes, to: SIMD2<UInt64>.self)[1]) }

  /// The first so many of them, which are not all, with zero bytes behind them: a word as two numbers.
  @inline(__always)
  func prefix(_ count: Int) -> (low: UInt64, high: UInt64) {
    // Of a number, so many of its eight bytes, but never all.
    let mask: UInt64 = (1 &<< UInt64(truncatingIfNeeded: (count & 7) &* 8)) &- 1
    return count < 8 ? (low & mask, 0) : (low, high & mask)
  }

  /// The ASCII letters, digits and underscores they begin with: how many, and these bytes as two numbers with zero bytes
  /// behind them.
  @inline(__always)
  var word: (length: Int, low: UInt64, high: UInt64) {
    // Moved so that the last of them is the largest signed number: then one comparison tells both ends of the range.
    let signed = unsafeBitCast(bytes, to: SignedVector.self)
    let lowercase: SignedVector = (signed | SignedVector(repeating: 0x20)) &+ SignedVector(repeating: 0x7F - 0x7A)
    let letters = lowercase .> SignedVector(repeating: 0x7F - 26)
    let digits = (signed &+ SignedVector(repeating: 0x7F - 0x39)) .> SignedVector(repeating: 0x7F - 10)
    let halves = unsafeBitCast(letters .| digits .| (bytes .== Self.all("_")), to: SIMD2<UInt64>.self)
    let ends = ~UInt64(littleEndian: halves[0])
    // All ones below the first byte that belongs to no word.
    if ends != 0 { return (ends.trailingZeroBitCount / 8, low & (ends &- 1) & ~ends, 0) }
    let last = ~UInt64(littleEndian: halves[1])
    return (8 + last.trailingZeroBitCount / 8, low, high & (last &- 1) & ~last)
  }

  /// How many bytes from the first on are spaces.
  @inline(__always)
  var spaceCount: Int { (bytes .== Self.all(" ")).prefix(of: true) }

  /// How many bytes stand before the first line break.
  @inline(__always)
  var lineLength: Int { ((bytes .== Self.all("\n")) .| (bytes .== Self.all("\r"))).prefix(of: false) }

  /// Whether there is neither a backslash nor a byte beyond ASCII among four times sixteen: asked for as many at a time,
  /// three instructions of five are saved.
  @inline(__always)
  static func arePlain(at bytes: UnsafePointer<UInt8>) -> Bool {
    var found = SIMD2<UInt64>.zero
    for block in 0..<4 {
      let vector = SixteenBytes(at: bytes + block * count).bytes
      let backslashes = unsafeBitCast(vector .== all("\\"), to: SIMD2<UInt64>.self)
      found |= backslashes | unsafeBitCast(vector, to: SIMD2<UInt64>.self)
    }
    return (found[0] | found[1]) & 0x8080_8080_8080_8080 == 0
  }

  /// How many bytes stand before the first byte beyond ASCII, or backslash with a `u` or a pound behind it.
  ///
  /// - Parameter next: the sixteen bytes that begin one byte further on.
  @inline(__always)
  func plainCount(next: SixteenBytes) -> Int {
    let escapes = (bytes .== Self.all("\\")) .& ((next.bytes .== Self.all("u")) .| (next.bytes .== Self.all("#")))
    return (escapes .| (bytes .>= Vector(repeating: 0x80))).prefix(of: false)
  }

  @inline(__always)
  private static func all(_ character: Unicode.Scalar) -> Vector { Vector(repeating: UInt8(ascii: character)) }
}

extension SIMDMask where Storage == SIMD16<Int8> {
  /// How many from the first on are so.
  @inline(__always)
  fileprivate func prefix(of value: Bool) -> Int {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    let low = UInt64(littleEndian: halves[0])
    let ends = value ? ~low : low
    if ends != 0 { return ends.trailingZeroBitCount / 8 }
    let high = UInt64(littleEndian: halves[1])
    return 8 + (value ? ~high : high).trailingZeroBitCount / 8
  }
}
