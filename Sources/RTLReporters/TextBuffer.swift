/// Output under construction: bytes appended to one growing array, made into a string once at the end.
///
/// Our own words are written as they are, and only they can be: a `StaticString` stands in the source of this program.
/// All other text is made safe on its way.
struct TextBuffer {
  private(set) var bytes: [UInt8] = []

  init(reserving capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ words: StaticString) {
    words.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ first: StaticString, _ second: StaticString, _ third: StaticString = "") {
    write(first)
    write(second)
    write(third)
  }

  mutating func write(_ number: Int) {
    guard number >= 10 else { return writeDigit(number) }
    write(number / 10)
    writeDigit(number % 10)
  }

  /// Text from outside: a path, a message, a name.
  mutating func writeSafely(_ text: String) {
    bytes.append(contentsOf: SafeText.neutralized(text).utf8)
  }

  /// Text from outside that begins a line.
  mutating func writeSafely(line: String) {
    let isPlain = line.utf8.first.map { $0 > UInt8(ascii: ":") && $0 < 0x7F } ?? true
    writeSafely(isPlain ? line : SafeText.neutralized(line: line))
  }

  /// Harmless text in which some ASCII characters are written otherwise.
  mutating func writeHarmless(_ text: String, replacing replacement: (UInt8) -> StaticString?) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        guard let words = replacement(utf8[index]) else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        write(words)
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  mutating func writeSpaces(_ count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  /// Our own words put together: an ASCII text that is known to be harmless.
  mutating func write(ascii text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// What has been found harmless already.
  mutating func writeHarmless(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: String(Character(scalar)).utf8)
    }
  }

  mutating func write(_ other: TextBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  private mutating func writeDigit(_ digit: Int) {
    bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: max(0, digit)))
  }
}
