/// Output under construction: bytes appended to one growing array, made into a string once at the end.
struct TextBuffer {
  private(set) var bytes: [UInt8] = []

  init(reserving capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: String(Character(scalar)).utf8)
    }
  }

  mutating func write(_ number: Int) {
    guard number >= 10 else {
      if number >= 0 { bytes.append(UInt8(ascii: "0") + UInt8(number)) } else { write(String(number)) }
      return
    }
    let start = bytes.count
    var rest = number
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }

  mutating func write(repeating byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }

  mutating func write(_ other: TextBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Printable ASCII only.
  mutating func write(_ ascii: [UInt8]) {
    bytes.append(contentsOf: ascii)
  }

  /// Text from outside: a path, a message, a name.
  mutating func writeSafely(_ text: String) {
    if SafeText.isPlain(text) {
      bytes.append(contentsOf: text.utf8)
    } else {
      bytes.append(contentsOf: SafeText.neutralized(text).utf8)
    }
  }
}
