/// The name of a word: a hash of its bytes, 64 bits wide, of which a token keeps 32.
///
/// It takes the place of an interning table: a word has the same name in every file and every thread, with nothing
/// shared and nothing locked. Two words could in theory share the short name, so whoever acts on one also compares
/// the bytes (`Structure.token(_:is:)`); the long name is wide enough to be a key by itself.
package enum NameHash {
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// A name in the making, eight bytes at a time: so whoever looks for the end of a word hashes it on the way.
  struct Running {
    private var hash: UInt64 = 0

    @inline(__always)
    mutating func add(_ bytes: UInt64) {
      hash = (hash ^ bytes) &* multiplier
      hash ^= hash >> 32
    }

    /// The length tells a word from the same word with zero bytes behind it.
    @inline(__always)
    func name(ofLength count: Int) -> UInt64 {
      var name = (hash ^ UInt64(truncatingIfNeeded: count)) &* multiplier
      name ^= name >> 32
      return name ^ (name >> 29)
    }
  }

  /// The name of a word of at most seven bytes, given as one number.
  @inline(__always)
  static func wide(_ text: UInt64, _ count: Int) -> UInt64 {
    var running = Running()
    running.add(text)
    return running.name(ofLength: count)
  }

  /// Reads eight bytes at a time and so up to seven bytes past the end: `Source.padding` makes room for that.
  @inline(__always)
  static func wide(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    var running = Running()
    var pointer = UnsafeRawPointer(bytes)
    var rest = count
    while rest >= 8 {
      running.add(UInt64(littleEndian: pointer.loadUnaligned(as: UInt64.self)))
      pointer += 8
      rest -= 8
    }
    if rest > 0 {
      let mask = (UInt64(1) << UInt64(rest * 8)) &- 1
      running.add(UInt64(littleEndian: pointer.loadUnaligned(as: UInt64.self)) & mask)
    }
    return running.name(ofLength: count)
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
    let count = text.utf8.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 8) { buffer in
      let end = buffer.initialize(fromContentsOf: text.utf8)
      buffer[end...].initialize(repeating: 0)
      return buffer.baseAddress.map { wide($0, count) } ?? 0
    }
  }

  /// The same for the words that rules wake at, thousands of them before the first file is read.
  package static func wide(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(byteCount: bytes.count + 8, alignment: 8) { buffer in
        guard let base = buffer.baseAddress else { return 0 }
        buffer.copyMemory(from: UnsafeRawBufferPointer(bytes))
        base.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt64.self)
        return wide(base.assumingMemoryBound(to: UInt8.self), bytes.count)
      }
    }
  }

  package static func hash(_ text: some StringProtocol) -> UInt32 {
    UInt32(truncatingIfNeeded: wide(text))
  }
}
