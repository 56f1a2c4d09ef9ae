import RTLRuleKit
import RTLSyntax

/// The hashes by which GitHub code scanning knows the lines of a file again, as its uploading action would reckon them:
/// reports sent without that action need them.
///
/// The hash of a line is that of the 100 UTF-16 units that begin with it, blanks left out and line breaks made one unit,
/// and a colon and how many lines before it, itself among them, have the same. Only lines that begin like one that is
/// wanted can have the same hash as that: of all others a few units are read.
struct LineHashes {
  private static let size = 100
  /// So many units tell nearly all lines apart.
  private static let beginning = 8
  private static let factor: UInt64 = 37
  private static let endOfFile: UInt16 = 0xFFFF

  static func add(to result: inout Inspector.Result, from lines: LineTable) {
    let wanted = Set(
      result.diagnostics.map(\.span.start.line) + result.suppressed.map(\.diagnostic.span.start.line)
    )
    if wanted.isEmpty { return }
    let hashes = LineHashes.hashes(of: lines, wanted)
    for index in result.diagnostics.indices {
      result.diagnostics[index].lineHash = hashes[result.diagnostics[index].span.start.line]
    }
    for index in result.suppressed.indices {
      result.suppressed[index].diagnostic.lineHash = hashes[result.suppressed[index].diagnostic.span.start.line]
    }
  }

  static func hashes(of lines: LineTable, _ wanted: Set<Int>) -> [Int: String] {
    lines.source.bytes.withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[..<lines.source.count])
      let wanted = wanted.filter { 1...lines.lineCount ~= $0 }
      // Most lines are told apart by their first byte.
      var firstBytes = [Bool](repeating: false, count: 256)
      var beginnings = Beginnings()
      for line in wanted {
        let start = contentStart(bytes, from: lines.lineStarts[line - 1])
        firstBytes[firstByte(bytes, at: start)] = true
        beginnings.insert(hash(bytes, from: start, beginning))
      }
      var counts = [UInt64: Int](minimumCapacity: wanted.count)
      var result = [Int: String](minimumCapacity: wanted.count)
      for line in 1...(wanted.max() ?? 1) {
        let start = contentStart(bytes, from: lines.lineStarts[line - 1])
        guard firstBytes[firstByte(bytes, at: start)], beginnings.mayContain(hash(bytes, from: start, beginning)) else {
          continue
        }
        let hash = hash(bytes, from: start, size)
        let count = counts[hash, default: 0] + 1
        counts[hash] = count
        if wanted.contains(line) { result[line] = "\(String(hash, radix: 16)):\(count)" }
      }
      return result
    }
  }

  /// The place of the first byte that is no blank.
  private static func contentStart(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  /// The byte a line is told apart by; all line breaks count as one.
  private static func firstByte(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    return bytes[index] == 0x0D ? 0x0A : Int(bytes[index])
  }

  /// The hash of so many units, blanks left out.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ count: Int) -> UInt64 {
    var hash: UInt64 = 0
    var left = count
    var index = start
    func push(_ unit: UInt16) {
      hash = factor &* hash &+ UInt64(unit)
      left -= 1
    }
    while left > 0, index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte > 0x20, byte < 0x80 {
        push(UInt16(byte))
      } else if byte >= 0x80 {
        // No unit comes of more than three bytes, whatever the decoder makes of malformed UTF-8.
        let limit = min(bytes.count, index + 3 * (left + 1))
        let end = bytes[index..<limit].firstIndex { $0 < 0x80 } ?? limit
        for unit in String(decoding: bytes[(index - 1)..<end], as: UTF8.self).utf16.prefix(left) { push(unit) }
        index = end
      } else if byte == 0x0D {
        push(0x0A)
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
      } else if byte != 0x20, byte != 0x09 {
        push(UInt16(byte))
      }
    }
    if left > 0 { push(endOfFile) }
    // Behind the end everything is 0.
    while left > 0 { push(0) }
    return hash
  }
}

/// The hashes of beginnings. Two that share a slot cost one more look at a line.
private struct Beginnings {
  private var slots = [Bool](repeating: false, count: 1024)

  mutating func insert(_ hash: UInt64) { slots[Beginnings.slot(hash)] = true }

  func mayContain(_ hash: UInt64) -> Bool { slots[Beginnings.slot(hash)] }

  private static func slot(_ hash: UInt64) -> Int { Int((hash &* 0x9E37_79B9_7F4A_7C15) >> 54) }
}
