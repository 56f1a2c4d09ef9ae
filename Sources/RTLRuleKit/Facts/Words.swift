import RTLSyntax

/// A set of words that tokens are looked up in, without making a `String` of any of them and without hashing: the
/// short name a token keeps is the low half of its wide one, and says where that would stand.
package struct WordSet: ExpressibleByArrayLiteral, Sendable {
  /// Open addressing; at most a quarter is taken, so that most words that are none of the set meet a free slot at once.
  private let slots: [UInt64]
  private let mask: Int

  /// Not copied to where each of a hundred sets is made: with what `Structure.isWritten` leaves to a call, that makes the
  /// module 3 % smaller and quicker to build.
  @inline(never)
  package init(_ words: [String]) {
    var size = 16
    while size < words.count * 4 { size *= 2 }
    var slots = [UInt64](repeating: Self.free, count: size)
    for word in words {
      let name = NameHash.wide(word)
      var slot = Int(truncatingIfNeeded: name) & (size - 1)
      while slots[slot] != Self.free, slots[slot] != name { slot = (slot + 1) & (size - 1) }
      slots[slot] = name
    }
    self.slots = slots
    mask = size - 1
  }

  package init(arrayLiteral words: String...) { self.init(words) }

  private static let free: UInt64 = 0

  package func contains(_ index: Int, in structure: Structure) -> Bool {
    guard structure.tokens.indices.contains(index) else { return false }
    let name = structure.tokens[index].name
    var slot = Int(truncatingIfNeeded: name) & mask
    while slots[slot] != Self.free {
      if UInt32(truncatingIfNeeded: slots[slot]) == name, slots[slot] == structure.wideName(index) { return true }
      slot = (slot + 1) & mask
    }
    return false
  }

  func contains(name: UInt64) -> Bool {
    var slot = Int(truncatingIfNeeded: name) & mask
    while slots[slot] != Self.free {
      if slots[slot] == name { return true }
      slot = (slot + 1) & mask
    }
    return false
  }
}

/// Words that are looked for in names, given in lower case. Which letters they begin and end with is known beforehand, and
/// tells most names from all of them at one look.
package struct NameWords: ExpressibleByArrayLiteral, Sendable {
  let words: [StaticString]
  private let firstLetters: UInt64
  private let lastLetters: UInt64

  package init(arrayLiteral words: StaticString...) {
    self.words = words
    firstLetters = words.reduce(0) { $0 | Self.bit(of: $1.utf8Start[0]) }
    lastLetters = words.reduce(0) { $0 | Self.bit(of: $1.utf8Start[$1.utf8CodeUnitCount - 1]) }
  }

  fileprivate func mayBegin(with byte: UInt8) -> Bool { firstLetters & Self.bit(of: byte) != 0 }
  func mayEnd(with byte: UInt8) -> Bool { lastLetters & Self.bit(of: byte) != 0 }

  /// The same for a letter in either case; other bytes may share it.
  private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64((byte | 0x20) & 63) }
}

extension String {
  /// Whether another text stands in this one, byte by byte: `contains` asks for characters, which takes a hundred times as
  /// long.
  package func holds(_ text: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { own in
      text.utf8.withContiguousStorageIfAvailable { text in
        own.indices.dropLast(max(0, text.count - 1)).contains { start in
          text.indices.allSatisfy { own[start + $0] == text[$0] }
        }
      }
    }
    return (found ?? nil) ?? contains(text)
  }

  /// This text with another one put wherever a third stands in it, for the same reason byte by byte.
  package func replacing(_ text: String, with other: String) -> String {
    guard !text.isEmpty, holds(text) else { return self }
    let (own, wanted) = (Array(utf8), Array(text.utf8))
    var bytes: [UInt8] = []
    var place = 0
    while place < own.count {
      if own[place...].starts(with: wanted) {
        bytes += other.utf8
        place += wanted.count
      } else {
        bytes.append(own[place])
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Structure {
  /// Whether the last word of a camel-case or snake-case name is this one, given in lower case: `progressText` and
  /// `text` end with "text", `context` does not.
  package func name(_ index: Int, endsWithWord word: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let (start, end) = (Int(tokens[index].start), Int(tokens[index].end))
    let place = end - word.utf8CodeUnitCount
    return place >= start
      && source.bytes.withUnsafeBufferPointer {
        Self.holds(word, in: $0, from: place, to: end)
          && (place == start || Self.beginsWord($0, at: place, in: start..<end))
      }
  }

  package func name(_ index: Int, endsWithAnyOf words: [StaticString]) -> Bool {
    words.contains { name(index, endsWithWord: $0) }
  }

  package func name(_ index: Int, endsWithAnyOf words: NameWords) -> Bool {
    guard tokens.indices.contains(index), tokens[index].end > tokens[index].start,
      words.mayEnd(with: source[Int(tokens[index].end) - 1])
    else { return false }
    return words.words.contains { name(index, endsWithWord: $0) }
  }

  /// Whether a name begins with these words, given in lower case: `numberOfPages` with "numberof".
  package func name(_ index: Int, beginsWithWord word: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let (start, end) = (Int(tokens[index].start), Int(tokens[index].end))
    return source.bytes.withUnsafeBufferPointer { Self.holds(word, in: $0, from: start, to: end) }
  }

  /// Whether one of the words of a name is this one, whatever its case.
  package func name(_ index: Int, holdsWord word: StaticString) -> Bool {
    wordStarts(ofName: index) { Self.holds(word, in: $0, from: $1, to: $2) }
  }

  package func name(_ index: Int, holdsAnyOf words: [StaticString]) -> Bool {
    wordStarts(ofName: index) { bytes, start, end in
      words.contains { Self.holds($0, in: bytes, from: start, to: end) }
    }
  }

  package func name(_ index: Int, holdsAnyOf words: NameWords) -> Bool {
    wordStarts(ofName: index) { bytes, start, end in
      words.mayBegin(with: bytes[start]) && words.words.contains { Self.holds($0, in: bytes, from: start, to: end) }
    }
  }

  /// Whether one of several names, each of which may be missing, holds one of the words.
  package func names(_ names: [Int?], holdAnyOf words: NameWords) -> Bool {
    names.contains { $0.map { name($0, holdsAnyOf: words) } ?? false }
  }

  /// Whether something holds at one of the places where a word begins in a name that ends there. A name has two or three
  /// such places, however many words are looked for.
  @inline(__always)
  private func wordStarts(
    ofName index: Int,
    _ holds: (_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool
  ) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let (start, end) = (Int(tokens[index].start), Int(tokens[index].end))
    return source.bytes.withUnsafeBufferPointer { bytes in
      (start..<end).contains { place in
        (place == start || Self.beginsWord(bytes, at: place, in: start..<end)) && holds(bytes, place, end)
      }
    }
  }

  @inline(__always)
  private static func holds(
    _ word: StaticString,
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Bool {
    // Most words are told by their first letter.
    guard lowered(bytes[start]) == word.utf8Start[0] else { return false }
    let stop = start + word.utf8CodeUnitCount
    guard stop <= end, stop == end || !isLower(bytes[stop]) else { return false }
    for offset in 1..<word.utf8CodeUnitCount where lowered(bytes[start + offset]) != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// A capital behind anything but a capital, what stands behind no letter, and the last capital of `SSHPort`, whose word
  /// goes on in small letters. The two letters that frameworks begin their types with, `UIDevice`, are no word.
  private static func beginsWord(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int, in name: Range<Int>) -> Bool {
    guard isUpper(bytes[place - 1]) else { return !isLower(bytes[place]) || !isLower(bytes[place - 1]) }
    return isUpper(bytes[place]) && place > name.lowerBound + 2 && place + 1 < name.upperBound
      && isLower(bytes[place + 1])
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }
  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}
