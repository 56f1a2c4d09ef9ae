import RTLRuleKit
import RTLSyntax

/// Reports to render: what a run over a small file would give.
enum Samples {
  static func position(_ line: Int, _ column: Int) -> Position {
    Position(line: line, column: column, utf16Column: column, offset: line * 100 + column)
  }

  static func span(_ line: Int, _ columns: Range<Int>) -> Diagnostic.Span {
    Diagnostic.Span(start: position(line, columns.lowerBound), end: position(line, columns.upperBound))
  }

  static let pair: Diagnostic = {
    let code = "    bubble.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 12),"
    let spans = [span(42, 12..<22), span(42, 48..<58)]
    return Diagnostic(
      rule: "absolute_anchor",
      category: "Constraints",
      severity: .warning,
      message: "pinned to the left in every language; use leadingAnchor on both ends",
      path: "Sources/Chat/BubbleCell.swift",
      span: spans[0],
      related: [spans[1]],
      fix: Diagnostic.SpannedFix(
        safety: .safe,
        title: "leadingAnchor, leadingAnchor",
        edits: spans.map { Diagnostic.SpannedEdit(span: $0, text: "leadingAnchor") }
      ),
      fingerprint: "00ff00ff00ff00ff",
      excerpt: Diagnostic.Excerpt(line: 42, firstColumn: 1, text: code, isCutAtEnd: false)
    )
  }()

  static func line(
    _ text: String,
    _ columns: Range<Int>,
    firstColumn: Int = 1,
    isCutAtEnd: Bool = false,
    severity: Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      rule: "sample",
      category: "Samples",
      severity: severity,
      message: "wrong",
      path: "A.swift",
      span: span(7, columns),
      excerpt: Diagnostic.Excerpt(line: 7, firstColumn: firstColumn, text: text, isCutAtEnd: isCutAtEnd)
    )
  }

  static func report(_ diagnostics: Diagnostic..., hidden: Int = 0) -> Report {
    Report(toolVersion: "1.2.3", diagnostics: diagnostics, fileCount: 214, hidden: hidden > 0 ? [.info: hidden] : [:])
  }
}
