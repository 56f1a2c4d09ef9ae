/// The name of a word: a hash of its bytes, 64 bits wide, of which a token keeps 32.
///
/// It takes the place of an interning table: a word has the same name in every file and every thread, with nothing
/// shared and nothing locked. Two words could in theory share the short name, so whoever acts on one also compares
/// the bytes (`Structure.token(_:is:)`); the long name is wide enough to be a key by itself.
package enum NameHash {
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The name of a word of at most seven bytes, given as one number.
  @inline(__always)
  static func wide(_ text: UInt64, _ count: Int) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: count) &* multiplier
    hash = (hash ^ text) &* multiplier
    hash ^= hash >> 32
    return hash ^ (hash >> 29)
  }

  /// Reads eight bytes at a time and so up to seven bytes past the end: `Source.padding` makes room for that.
  @inline(__always)
  static func wide(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: count) &* multiplier
    var pointer = UnsafeRawPointer(bytes)
    var rest = count
    while rest >= 8 {
      hash = (hash ^ UInt64(littleEndian: pointer.loadUnaligned(as: UInt64.self))) &* multiplier
      hash ^= hash >> 32
      pointer += 8
      rest -= 8
    }
    if rest > 0 {
      let mask = (UInt64(1) << UInt64(rest * 8)) &- 1
      hash = (hash ^ (UInt64(littleEndian: pointer.loadUnaligned(as: UInt64.self)) & mask)) &* multiplier
      hash ^= hash >> 32
    }
    return hash ^ (hash >> 29)
  }

  @inline(__always)
  static func short(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: wide(bytes, count))
  }

  package static func wide(_ source: Source, _ range: ByteRange) -> UInt64 {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, range.start <= range.end, range.end <= source.count else { return 0 }
      return wide(base + range.start, range.count)
    }
  }

  package static func wide(_ text: some StringProtocol) -> UInt64 {
    var bytes = Array(text.utf8)
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: 8))
    return bytes.withUnsafeBufferPointer { wide($0.baseAddress!, count) }
  }

  package static func hash(_ text: some StringProtocol) -> UInt32 {
    UInt32(truncatingIfNeeded: wide(text))
  }
}
