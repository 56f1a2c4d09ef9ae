import RTLRuleKit

/// A source line with the ranges at fault marked. What could change how the rest is shown is spelled out.
struct HTMLFrame {
  private let excerpt: Diagnostic.Excerpt
  private let bytes: [UInt8]
  /// In bytes of the excerpt, in order.
  private let marks: [Range<Int>]

  init(_ excerpt: Diagnostic.Excerpt, marking spans: [Diagnostic.Span]) {
    self.excerpt = excerpt
    bytes = Array(excerpt.text.utf8)
    marks = spans.filter { $0.start.line == excerpt.line }.map { span in
      let start = max(0, span.start.column - excerpt.firstColumn)
      let end = span.end.line == excerpt.line ? span.end.column - excerpt.firstColumn : Int.max
      return start..<max(start, end)
    }
    .sorted { $0.lowerBound < $1.lowerBound }
  }

  func write(to buffer: inout TextBuffer) {
    buffer.write("<pre dir=\"ltr\"><span class=\"n\">")
    buffer.write(excerpt.line)
    buffer.write("</span><code dir=\"auto\">")
    if excerpt.firstColumn > 1 { buffer.write("…") }
    var place = indentation
    for mark in marks {
      let start = max(place, mark.lowerBound)
      guard start < min(mark.upperBound, bytes.count) else { continue }
      write(place..<start, to: &buffer)
      buffer.write("<mark>")
      write(start..<mark.upperBound, to: &buffer)
      buffer.write("</mark>")
      place = mark.upperBound
    }
    write(place..<Int.max, to: &buffer)
    if excerpt.isCutAtEnd { buffer.write("…") }
    buffer.write("</code></pre>")
  }

  /// How many blanks the line begins with: they would push what is marked off a narrow page.
  private var indentation: Int {
    let blanks = bytes.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return min(blanks, marks.first?.lowerBound ?? blanks)
  }

  private func write(_ range: Range<Int>, to buffer: inout TextBuffer) {
    let text = String(decoding: bytes[edge(range.lowerBound)..<edge(range.upperBound)], as: UTF8.self)
    if SafeText.isPlain(text) { return buffer.writeMarkup(text) }
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if SafeText.isCommand(scalars, at: index) || (SafeText.isHarmful(scalar) && scalar != "\t") {
        buffer.write("<i>")
        buffer.write(ascii: SafeText.escape(scalar))
        buffer.write("</i>")
      } else if scalar == "\t" {
        buffer.write("&#9;")
      } else {
        buffer.writeMarkup(String(Character(scalar)))
      }
    }
  }

  /// An offset in the text that parts no character.
  private func edge(_ offset: Int) -> Int {
    var offset = min(offset, bytes.count)
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}
