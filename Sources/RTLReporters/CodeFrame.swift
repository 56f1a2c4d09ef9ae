import RTLRuleKit
import RTLSyntax

/// A source line with the ranges at fault underlined.
struct CodeFrame {
  /// The line as it is shown: harmless, tabs as spaces, `…` where it is cut.
  private(set) var code = TextBuffer(reserving: 160)
  /// `^` or a space for each column, up to the last `^`.
  private(set) var underline = TextBuffer(reserving: 160)
  private var columns = 0

  init(_ excerpt: Diagnostic.Excerpt, marking spans: [Diagnostic.Span]) {
    let marks: [Range<Int>] = spans.filter { $0.start.line == excerpt.line }.map { span in
      let end = span.end.line == excerpt.line ? span.end.column : Int.max
      // An empty range, such as a missing argument, still gets a caret.
      return span.start.column..<max(end, span.start.column + 1)
    }
    if excerpt.firstColumn > 1 { addEllipsis(isMarked: false) }
    var column = excerpt.firstColumn
    let scalars = excerpt.text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let isCommand = SafeText.isCommand(scalars, at: index)
      add(scalar, isMarked: marks.contains { $0.contains(column) }, isHarmful: isCommand)
      column += UTF8.width(scalar)
    }
    // A range may begin where the line ends.
    let isMarked = marks.contains { $0.lowerBound == column }
    if excerpt.isCutAtEnd { addEllipsis(isMarked: isMarked) } else { mark(columns: 1, isMarked) }
  }

  private static let tabWidth = 4

  private mutating func add(_ scalar: Unicode.Scalar, isMarked: Bool, isHarmful: Bool) {
    if (0x20..<0x7F).contains(scalar.value), !isHarmful {
      code.writeHarmless(scalar)
      mark(columns: 1, isMarked)
    } else if scalar == "\t" {
      let width = Self.tabWidth - columns % Self.tabWidth
      code.writeSpaces(width)
      mark(columns: width, isMarked)
    } else if isHarmful || SafeText.isHarmful(scalar) {
      let escape = SafeText.escape(scalar)
      code.writeSafely(escape)
      mark(columns: escape.utf8.count, isMarked)
    } else {
      code.writeHarmless(scalar)
      mark(columns: SafeText.columns(of: scalar), isMarked)
    }
  }

  private mutating func addEllipsis(isMarked: Bool) {
    code.write("…")
    mark(columns: 1, isMarked)
  }

  private mutating func mark(columns width: Int, _ isMarked: Bool) {
    if isMarked {
      underline.writeSpaces(columns - underline.bytes.count)
      for _ in 0..<width { underline.write("^") }
    }
    columns += width
  }
}
