import RTLRuleKit
import RTLSyntax

/// A source line with the ranges at fault underlined.
struct CodeFrame {
  /// The line as it is shown: harmless, tabs as spaces, `…` where it is cut.
  private(set) var code = TextBuffer(reserving: 160)
  /// One byte a column, `^` or a space, without spaces at the end.
  private(set) var underline: [UInt8] = []

  init(_ excerpt: Diagnostic.Excerpt, marking spans: [Diagnostic.Span]) {
    let marks = spans.filter { $0.start.line == excerpt.line }.map { span in
      let end = span.end.line == excerpt.line ? span.end.column : Int.max
      // An empty range, such as a missing argument, still gets a caret.
      return span.start.column..<max(end, span.start.column + 1)
    }
    if excerpt.firstColumn > 1 { add("…", columns: 1, marked: false) }
    var column = excerpt.firstColumn
    for scalar in excerpt.text.unicodeScalars {
      let marked = marks.contains { $0.contains(column) }
      add(scalar, marked: marked)
      column += UTF8.width(scalar)
    }
    // A range may begin where the line ends; one that only continues on the next line has no caret here.
    let reachesEnd = marks.contains { $0.lowerBound == column }
    if excerpt.isCutAtEnd {
      add("…", columns: 1, marked: reachesEnd)
    } else if reachesEnd {
      underline.append(UInt8(ascii: "^"))
    }
    while underline.last == UInt8(ascii: " ") { underline.removeLast() }
  }

  private static let tabWidth = 4

  private mutating func add(_ scalar: Unicode.Scalar, marked: Bool) {
    if scalar == "\t" {
      let width = Self.tabWidth - underline.count % Self.tabWidth
      code.write(repeating: UInt8(ascii: " "), count: width)
      mark(columns: width, marked)
    } else if SafeText.isHarmful(scalar) {
      let escape = SafeText.escape(scalar)
      add(escape, columns: escape.utf8.count, marked: marked)
    } else {
      code.write(scalar)
      mark(columns: scalar.isASCII ? 1 : SafeText.columns(of: scalar), marked)
    }
  }

  private mutating func add(_ text: String, columns: Int, marked: Bool) {
    code.write(text)
    mark(columns: columns, marked)
  }

  private mutating func mark(columns: Int, _ marked: Bool) {
    underline.append(contentsOf: repeatElement(UInt8(ascii: marked ? "^" : " "), count: columns))
  }
}
