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
  /// The factor of the unit that falls out of the window.
  private static let outgoing = (0..<size).reduce(UInt64(1)) { power, _ in power &* factor }
  private static let endOfFile: UInt16 = 0xFFFF

  private var window = [UInt16](repeating: 0, count: size)
  /// The line that begins at each place of the window, or 0.
  private var lines = [Int](repeating: 0, count: size)
  private var place = 0
  private var hash: UInt64 = 0
  private var lineCount = 0
  private var isLineStart = true
  private var isBehindReturn = false
  private var counts: [UInt64: Int] = [:]
  private var wanted: Set<Int>
  private var hashes: [Int: String] = [:]

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
    var hashes = LineHashes(wanted: wanted)
    hashes.add(source)
    hashes.finish()
    return hashes.hashes
  }

  private init(wanted: Set<Int>) {
    self.wanted = wanted
  }

  private mutating func add(_ source: Source) {
    // Malformed UTF-8 becomes what every decoder makes of it.
    let bytes = source.bytes[..<source.count].lazy
    _ = transcode(bytes.makeIterator(), from: UTF8.self, to: UTF16.self, stoppingOnError: false) { add($0) }
  }

  private mutating func add(_ unit: UInt16) {
    let isBreak = isBehindReturn && unit == 0x0A
    isBehindReturn = unit == 0x0D
    if unit == 0x20 || unit == 0x09 || isBreak { return }
    slide(to: unit == 0x0D ? 0x0A : unit)
  }

  private mutating func slide(to unit: UInt16) {
    tell()
    if isLineStart {
      lineCount += 1
      lines[place] = lineCount
    }
    isLineStart = unit == 0x0A
    push(unit)
  }

  private mutating func push(_ unit: UInt16) {
    hash = LineHashes.factor &* hash &+ UInt64(unit) &- LineHashes.outgoing &* UInt64(window[place])
    window[place] = unit
    place = (place + 1) % LineHashes.size
  }

  /// A line that began a whole window ago has its hash now.
  private mutating func tell() {
    let line = lines[place]
    if line == 0 { return }
    lines[place] = 0
    counts[hash, default: 0] += 1
    if wanted.contains(line) { hashes[line] = "\(String(hash, radix: 16)):\(counts[hash] ?? 1)" }
  }

  private mutating func finish() {
    slide(to: LineHashes.endOfFile)
    for _ in 0..<LineHashes.size {
      tell()
      push(0)
    }
  }
}
