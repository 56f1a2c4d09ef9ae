/// Differences told with their lines.
struct Report {
  let path: String
  let comparison: Comparison

  static let framesPerFile = 5

  func text() -> String {
    let lines = LineTable(comparison.source)
    var text = ""
    for difference in comparison.differences.prefix(Self.framesPerFile) {
      text += heading(at: difference.start, lines)
      text += "  ours:       \(describe(difference.ours))\n"
      text += "  compiler's: \(describe(difference.theirs))\n"
      text += frame(ByteRange(difference.start, difference.end), lines)
    }
    for range in comparison.commentDifferences.prefix(Self.framesPerFile) {
      text += heading(at: range.start, lines) + "  only one side has this comment\n" + frame(range, lines)
    }
    let rest =
      max(0, comparison.differences.count - Self.framesPerFile)
      + max(0, comparison.commentDifferences.count - Self.framesPerFile)
    if rest > 0 { text += "\(path): and \(rest) more\n" }
    return text
  }

  private func heading(at offset: Int, _ lines: LineTable) -> String {
    let position = lines.position(at: offset)
    return "\(path):\(position.line):\(position.column):\n"
  }

  private func describe(_ tokens: ArraySlice<Token>) -> String {
    if tokens.isEmpty { return "nothing" }
    let shown = tokens.prefix(6).map { token in
      var flags = ""
      if token.flags.contains(.startsLine) { flags += " starts line" }
      if token.flags.contains(.spaceBefore) { flags += " spaced" }
      if token.flags.contains(.multiline) { flags += " multiline" }
      if token.flags.contains(.raw) { flags += " raw" }
      let text = comparison.source.text(token.range)
      let cut = text.count > 40 ? text.prefix(40) + "…" : text[...]
      return "\(token.kind)\(flags) \(String(cut).debugDescription) \(token.start)..<\(token.end)"
    }
    return shown.joined(separator: ", ") + (tokens.count > 6 ? ", … (\(tokens.count))" : "")
  }

  private func frame(_ range: ByteRange, _ lines: LineTable) -> String {
    let line = lines.range(ofLine: lines.line(at: range.start))
    let window = ByteRange(max(line.start, range.start - 60), min(line.end, max(range.start + 60, line.start)))
    let before = comparison.source.text(ByteRange(window.start, max(window.start, min(range.start, window.end))))
    let width = max(1, min(range.end, window.end) - range.start)
    let blank = String(repeating: " ", count: before.count)
    return "  | \(Self.printable(comparison.source.text(window)))\n"
      + "  | \(blank)\(String(repeating: "^", count: width))\n"
  }

  /// Control characters as dots, so that a terminal shows what it is given.
  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "·" : $0 }))
  }
}
