import RTLRuleKit
import RTLSyntax

/// Turns the findings of one file into what people and programs are told of them.
struct Judge {
  /// A finding with what the configuration made of it.
  struct Judged {
    var rule: String
    var category: String
    var severity: Severity
    var finding: Finding
  }

  private let lines: LineTable
  private let shownPath: String
  private let steadyPath: String

  /// - Parameters:
  ///   - shownPath: seen from the working directory.
  ///   - steadyPath: seen from the project's folder, for fingerprints that hold wherever the tool is started.
  init(_ lines: LineTable, shownPath: String, steadyPath: String) {
    self.lines = lines
    self.shownPath = shownPath
    self.steadyPath = steadyPath
  }

  /// Sorted by place, then rule; what is found twice in one place is told once.
  func diagnostics(of findings: [Judged], from minimum: Severity) -> (shown: [Diagnostic], hidden: [Severity: Int]) {
    let sorted = Judge.sorted(findings)
    let fingerprints = fingerprints(of: sorted)
    let shown = sorted.indices.filter { sorted[$0].severity >= minimum }
    let positions = positions(of: shown.map { sorted[$0].finding })
    let diagnostics = shown.map { index in
      let judged = sorted[index]
      let finding = judged.finding
      return Diagnostic(
        rule: judged.rule,
        category: judged.category,
        severity: judged.severity,
        message: finding.message,
        path: shownPath,
        span: positions.span(finding.range),
        related: finding.related.map(positions.span),
        fix: finding.fix.map { fix in
          Diagnostic.SpannedFix(
            safety: fix.safety,
            title: fix.title,
            edits: fix.edits.map { Diagnostic.SpannedEdit(span: positions.span($0.range), text: $0.text) }
          )
        },
        fingerprint: fingerprints[index],
        excerpt: excerpt(at: positions.span(finding.range))
      )
    }
    let hidden = sorted.map(\.severity).filter { $0 < minimum }
    return (diagnostics, Dictionary(hidden.map { ($0, 1) }, uniquingKeysWith: +))
  }

  private static func sorted(_ findings: [Judged]) -> [Judged] {
    let sorted = findings.sorted { left, right in
      let (a, b) = (left.finding.range, right.finding.range)
      if a.start != b.start { return a.start < b.start }
      if a.end != b.end { return a.end < b.end }
      if left.rule != right.rule { return left.rule < right.rule }
      return left.finding.message < right.finding.message
    }
    var kept: [Judged] = []
    kept.reserveCapacity(sorted.count)
    for judged in sorted {
      if let last = kept.last, last.rule == judged.rule, last.finding.range == judged.finding.range { continue }
      kept.append(judged)
    }
    return kept
  }

  /// Of each finding the rule, the path, the text of the line and how many the same stand before it: lines put in above
  /// change none of these.
  private func fingerprints(of findings: [Judged]) -> [String] {
    var ordinals: [UInt64: Int] = [:]
    var lastLine: (number: Int, hash: UInt64)?
    return findings.map { judged in
      let number = lines.line(at: judged.finding.range.start)
      let lineHash: UInt64
      if let lastLine, lastLine.number == number {
        lineHash = lastLine.hash
      } else {
        lineHash = FNV64.hash(trimmedLine(number))
        lastLine = (number, lineHash)
      }
      var hash = FNV64()
      hash.add(judged.rule)
      hash.add(steadyPath)
      hash.add(lineHash)
      let ordinal = ordinals[hash.value, default: 0]
      ordinals[hash.value] = ordinal + 1
      hash.add(UInt64(ordinal))
      return hash.hexadecimal
    }
  }

  private func trimmedLine(_ number: Int) -> ArraySlice<UInt8> {
    var line = lines.source[lines.range(ofLine: number)]
    while let byte = line.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { line.removeFirst() }
    while let byte = line.last, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { line.removeLast() }
    return line
  }

  private func positions(of findings: [Finding]) -> PositionTable {
    var offsets: [Int] = []
    for finding in findings {
      let edits = finding.fix.map { $0.edits.map(\.range) } ?? []
      for range in [finding.range] + finding.related + edits { offsets += [range.start, range.end] }
    }
    return PositionTable(offsets, in: lines)
  }

  private static let excerptLimit = 200
  /// How much of a long line is shown before the finding.
  private static let excerptLead = 60

  private func excerpt(at span: Diagnostic.Span) -> Diagnostic.Excerpt {
    let line = lines.range(ofLine: span.start.line)
    var window = line
    if line.count > Judge.excerptLimit {
      let lead = min(line.end, span.start.offset) - Judge.excerptLead
      window.start = scalarStart(max(line.start, min(lead, line.end - Judge.excerptLimit)), in: line)
      // The start may have gone back by three bytes; the end of the line is not cut off for them.
      let end = window.start + Judge.excerptLimit
      window.end = end + 3 >= line.end ? line.end : scalarStart(end, in: line)
    }
    return Diagnostic.Excerpt(
      line: span.start.line,
      firstColumn: window.start - line.start + 1,
      text: lines.source.text(window),
      isCutAtEnd: window.end < line.end
    )
  }

  /// The start of the character that an offset stands in.
  private func scalarStart(_ offset: Int, in line: ByteRange) -> Int {
    var start = offset
    // No character has more than four bytes; what goes on longer is none.
    for _ in 0..<3 where start > line.start && start < line.end && lines.source[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}

/// Positions of many offsets of one file. They are counted in one pass, since counting each from the start of its line
/// would take the square of the length of a line with many findings.
private struct PositionTable {
  private let positions: [Position]

  init(_ offsets: [Int], in lines: LineTable) {
    let source = lines.source
    var positions: [Position] = []
    var line = 0
    var counted = 0
    var utf16 = 1
    for given in offsets.sorted() {
      let offset = max(0, min(given, source.count))
      if positions.last?.offset == offset { continue }
      let own = lines.line(at: offset) - 1
      if own != line {
        line = own
        counted = lines.lineStarts[line]
        utf16 = 1
      }
      while counted < offset {
        let byte = source[counted]
        // Every byte that begins a scalar is one unit, one that begins a four-byte scalar is two.
        if byte & 0xC0 != 0x80 { utf16 += byte >= 0xF0 ? 2 : 1 }
        counted += 1
      }
      let column = offset - lines.lineStarts[line] + 1
      positions.append(Position(line: line + 1, column: column, utf16Column: utf16, offset: offset))
    }
    self.positions = positions
  }

  func span(_ range: ByteRange) -> Diagnostic.Span {
    Diagnostic.Span(start: position(range.start), end: position(range.end))
  }

  private func position(_ offset: Int) -> Position {
    positions[max(1, positions.partitionIndex { $0.offset <= offset }) - 1]
  }
}

/// The 64-bit FNV-1a hash: the same on every machine and in every version.
struct FNV64 {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV64()
    for byte in bytes { hash.add(byte) }
    return hash.value
  }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// A text with an end, so that two texts never run into one another.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(UInt8(0))
  }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
