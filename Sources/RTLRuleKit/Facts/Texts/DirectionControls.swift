import RTLSyntax

/// The bidirectional controls of a comment or literal, paired as an editor pairs them: line by line.
///
/// After the Unicode Bidirectional Algorithm (UAX #9): a line break ends everything that is open; U+2069 closes an
/// isolate with all that was opened in it; U+202C closes an embedding or override unless an isolate was opened since.
package struct DirectionControls {
  package struct Control: Sendable {
    package var range: ByteRange
    package var value: UInt32
    /// How many pounds its escape has; nil for what is no escape.
    package var pounds: Int?

    package var isOverride: Bool { value == 0x202D || value == 0x202E }
    package var isEmbedding: Bool { value == 0x202A || value == 0x202B || isOverride }
    package var isIsolate: Bool { 0x2066...0x2068 ~= value }
    /// Whether what follows runs from right to left.
    package var isRightToLeft: Bool { value == 0x202B || value == 0x202E || value == 0x2067 }
  }

  /// What opens a run and closes it; without a close where nothing does before the line ends.
  package struct Run: Sendable {
    package var open: Control
    package var close: Control?
    /// Where the run ends: at its close, at a line break, or where the text ends.
    package var end: Int
  }

  /// All runs, in the order of their opening.
  package private(set) var runs: [Run] = []
  private var lost: [Int] = []

  /// More than that no display keeps apart.
  private static let maximalDepth = 125

  /// - Parameters:
  ///   - texts: the text of a comment, or of a literal between its interpolations, in order.
  ///   - pounds: of a literal, how many stand in its escapes; nil to pair what is not written as an escape.
  package init(in texts: [ByteRange], of source: Source, escapesWithPounds pounds: Int? = nil) {
    var open: [Int] = []
    var last = texts.first?.start ?? 0
    for text in texts {
      if Self.holdsLineBreak(from: last, to: text.start, in: source) { endLine(&open, at: last) }
      var offset = text.start
      while offset < text.end {
        if Self.isPlain(source[offset]) {
          offset += 1
          continue
        }
        if Self.isLineBreak(at: offset, in: source) {
          endLine(&open, at: offset)
        } else if let control = Self.control(at: offset, before: text.end, in: source) {
          if control.pounds == pounds { visit(control, &open) }
          offset = control.range.end
          continue
        }
        offset += 1
      }
      last = text.end
    }
    endLine(&open, at: last)
  }

  private mutating func visit(_ control: Control, _ open: inout [Int]) {
    switch control.value {
    case 0x202C:
      guard let last = open.last, runs[last].open.isEmbedding else { return }
      close(last, with: control)
      open.removeLast()
    case 0x2069:
      guard let index = open.lastIndex(where: { runs[$0].open.isIsolate }) else { return }
      for inner in open[index...] { close(inner, with: control) }
      open.removeSubrange(index...)
    default:
      runs.append(Run(open: control, close: nil, end: control.range.end))
      // What goes deeper is shown nobody knows how: nothing closes it.
      if open.count < Self.maximalDepth { open.append(runs.count - 1) } else { lost.append(runs.count - 1) }
    }
  }

  private mutating func close(_ run: Int, with control: Control) {
    runs[run].close = control
    runs[run].end = control.range.start
  }

  private mutating func endLine(_ open: inout [Int], at offset: Int) {
    // Nearly every line.
    if open.isEmpty, lost.isEmpty { return }
    for index in open + lost { runs[index].end = offset }
    open.removeAll()
    lost.removeAll()
  }

  // MARK: - Bytes

  /// Whether nothing that is looked for begins with this byte, as with nearly every one.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x0D, 0xC2, 0xE2, UInt8(ascii: "\\"): false
    default: true
    }
  }

  /// LF, CR, U+0085 and U+2029: a paragraph to the algorithm, a line to an editor.
  private static func isLineBreak(at offset: Int, in source: Source) -> Bool {
    switch source[offset] {
    case 0x0A, 0x0D: true
    case 0xC2: source[offset + 1] == 0x85
    case 0xE2: source[offset + 1] == 0x80 && source[offset + 2] == 0xA9
    default: false
    }
  }

  private static func holdsLineBreak(from start: Int, to end: Int, in source: Source) -> Bool {
    start < end && (start..<end).contains { isLineBreak(at: $0, in: source) }
  }

  private static func control(at offset: Int, before end: Int, in source: Source) -> Control? {
    if source[offset] == 0xE2, offset + 3 <= end {
      guard source[offset + 1] & 0xFE == 0x80, source[offset + 2] & 0xC0 == 0x80 else { return nil }
      let value = 0x2000 | UInt32(source[offset + 1] & 1) << 6 | UInt32(source[offset + 2] & 0x3F)
      guard HiddenCharacter.isDirectionControl(value) else { return nil }
      return Control(range: ByteRange(offset, offset + 3), value: value, pounds: nil)
    }
    guard source[offset] == UInt8(ascii: "\\") else { return nil }
    return HiddenCharacters.escape(at: offset, in: source).map { escape in
      let pounds = source[escape.range].dropFirst().prefix { $0 == UInt8(ascii: "#") }.count
      return Control(range: escape.range, value: escape.value, pounds: pounds)
    }
  }
}

extension Structure {
  /// How many pounds stand before a literal's opening quote, and in its escapes.
  package func pounds(ofStringAt quote: Int) -> Int { bytes(quote).prefix { $0 == UInt8(ascii: "#") }.count }

  /// The pieces of text of a literal, its interpolations left out.
  package func texts(ofStringAt quote: Int) -> [ByteRange] {
    var result: [ByteRange] = []
    var index = quote + 1
    let close = end(ofGroup: quote)
    while index < close, index < tokens.count {
      if tokens[index].kind == .stringText { result.append(tokens[index].range) }
      index = next(behind: index)
    }
    return result
  }
}
