import RTLRuleKit

/// A source line with the ranges at fault marked. What could change how the rest is shown is spelled out.
struct HTMLFrame {
  private let excerpt: Diagnostic.Excerpt
  private let marks: [Range<Int>]

  init(_ excerpt: Diagnostic.Excerpt, marking spans: [Diagnostic.Span]) {
    self.excerpt = excerpt
    marks = spans.filter { $0.start.line == excerpt.line }.map { span in
      let end = span.end.line == excerpt.line ? span.end.column : Int.max
      return span.start.column..<max(end, span.start.column)
    }
  }

  func write(to buffer: inout TextBuffer) {
    buffer.write("<pre dir=\"ltr\"><span class=\"n\">")
    buffer.write(excerpt.line)
    buffer.write("</span><code dir=\"auto\">")
    if excerpt.firstColumn > 1 { buffer.write("…") }
    var column = excerpt.firstColumn
    var isOpen = false
    var last: Unicode.Scalar = " "
    for scalar in excerpt.text.unicodeScalars {
      let isMarked = marks.contains { $0.contains(column) }
      if isMarked != isOpen { buffer.write(isMarked ? "<mark>" : "</mark>") }
      isOpen = isMarked
      if SafeText.isHarmful(scalar), scalar != "\t" {
        buffer.write("<i>")
        buffer.write(ascii: SafeText.escape(scalar))
        buffer.write("</i>")
      } else if scalar == "#", last == "#" {
        buffer.write("&#35;")
      } else {
        buffer.writeMarkup(scalar)
      }
      last = scalar
      column += UTF8.width(scalar)
    }
    if isOpen { buffer.write("</mark>") }
    if excerpt.isCutAtEnd { buffer.write("…") }
    buffer.write("</code></pre>")
  }
}
