import RTLRuleKit
import RTLSyntax

/// The hashes by which GitHub code scanning knows the lines of a file again, as its uploading action would reckon them:
/// reports sent without that action need them.
///
/// The hash of a line is that of the 100 UTF-16 units that begin with it, blanks left out and line breaks made one unit,
/// and a colon and how many lines before it, itself among them, have the same.
struct LineHashes {
  private static let size = 100
  private static let factor: UInt64 = 37
  /// The factor of what lies a whole window back.
  private static let outgoing = (0..<size).reduce(UInt64(1)) { power, _ in power &* factor }
  private static let endOfFile: UInt16 = 0xFFFF

  /// A line that has begun, and what had gone before.
  private struct Start {
    var count: Int
    var hash: UInt64
  }

  /// How many units there were so far, and the hash of all of them: that of a window is what its last unit made of it,
  /// less what stood before its first. So no window has to be kept.
  private var count = 0
  private var hash: UInt64 = 0
  private var isLineStart = true
  private var isBehindReturn = false
  private var starts: [Start] = []
  private var hashes: [UInt64] = []
  /// After how many units the next line has its hash.
  private var due = Int.max

  static func add(to result: inout Inspector.Result, from lines: LineTable) {
    let wanted = Set(
      result.diagnostics.map(\.span.start.line) + result.suppressed.map(\.diagnostic.span.start.line)
    )
    if wanted.isEmpty { return }
    let hashes = LineHashes.hashes(of: lines.source, wanted)
    for index in result.diagnostics.indices {
      result.diagnostics[index].lineHash = hashes[result.diagnostics[index].span.start.line]
    }
    for index in result.suppressed.indices {
      result.suppressed[index].diagnostic.lineHash = hashes[result.suppressed[index].diagnostic.span.start.line]
    }
  }

  static func hashes(of source: Source, _ wanted: Set<Int>) -> [Int: String] {
    var lines = LineHashes()
    source.bytes.withUnsafeBufferPointer { lines.add(UnsafeBufferPointer(rebasing: $0[..<source.count])) }
    lines.finish()
    // Most lines have nothing in common with those that are wanted, which one bit for each tells soon.
    let mask = wanted.reduce(UInt64(0)) { mask, line in
      lines.hashes.indices.contains(line - 1) ? mask | 1 << (lines.hashes[line - 1] & 63) : mask
    }
    var counts: [UInt64: Int] = [:]
    var result: [Int: String] = [:]
    for (index, hash) in lines.hashes.enumerated() where mask & 1 << (hash & 63) != 0 {
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      if wanted.contains(index + 1) { result[index + 1] = "\(String(hash, radix: 16)):\(count)" }
    }
    return result
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      index = addPlain(bytes, from: index)
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte < 0x80 {
        add(UInt16(byte))
        index += 1
      } else {
        let end = bytes[index...].firstIndex { $0 < 0x80 } ?? bytes.count
        // Malformed UTF-8 becomes what every decoder makes of it.
        for unit in String(decoding: bytes[index..<end], as: UTF8.self).utf16 { add(unit) }
        index = end
      }
    }
  }

  /// Goes on to what is neither a blank nor in the midst of a line printable ASCII, or to where a hash is due. Nearly all
  /// bytes are passed here, in half the time for the variables being local.
  private mutating func addPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var (hash, count, index) = (hash, count, start)
    let isLineStart = isLineStart
    while index < bytes.count, count < due {
      let byte = bytes[index]
      if byte > 0x20 {
        if byte >= 0x80 || isLineStart { break }
        hash = LineHashes.factor &* hash &+ UInt64(byte)
        count += 1
      } else if byte != 0x20, byte != 0x09 {
        break
      }
      index += 1
    }
    if index > start { isBehindReturn = false }
    (self.hash, self.count) = (hash, count)
    if count == due { close() }
    return index
  }

  @inline(__always)
  private mutating func add(_ unit: UInt16) {
    let isBreak = isBehindReturn && unit == 0x0A
    isBehindReturn = unit == 0x0D
    if unit == 0x20 || unit == 0x09 || isBreak { return }
    push(unit == 0x0D ? 0x0A : unit)
  }

  @inline(__always)
  private mutating func push(_ unit: UInt16) {
    if isLineStart { begin() }
    isLineStart = unit == 0x0A
    hash = LineHashes.factor &* hash &+ UInt64(unit)
    count += 1
    if count == due { close() }
  }

  private mutating func begin() {
    if due == .max { due = count + LineHashes.size }
    starts.append(Start(count: count, hash: hash))
  }

  /// The oldest open line has its hash now.
  private mutating func close() {
    hashes.append(hash &- LineHashes.outgoing &* starts[hashes.count].hash)
    due = hashes.count < starts.count ? starts[hashes.count].count + LineHashes.size : .max
  }

  /// Behind the end everything is 0, and no line begins.
  private mutating func finish() {
    push(LineHashes.endOfFile)
    isLineStart = false
    for _ in 0..<LineHashes.size { push(0) }
  }
}
