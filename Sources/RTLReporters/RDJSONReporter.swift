import RTLRuleKit

/// The Reviewdog Diagnostic Format: one object, with suggestions a reviewer can take over at a click.
package struct RDJSONReporter: Reporter {
  package let name = "rdjson"

  package init() {}

  package func bytes(of report: Report) -> [UInt8] {
    var buffer = TextBuffer(reserving: report.diagnostics.count * 480 + 80)
    buffer.write("{\"source\": {\"name\": \"rtllint\"}, \"diagnostics\": [")
    for (index, diagnostic) in report.diagnostics.enumerated() {
      buffer.write(index == 0 ? "\n" : ",\n")
      write(diagnostic, to: &buffer)
    }
    buffer.write(report.diagnostics.isEmpty ? "]}\n" : "\n]}\n")
    return buffer.bytes
  }

  private func write(_ diagnostic: Diagnostic, to buffer: inout TextBuffer) {
    buffer.write("{\"message\": ")
    buffer.writeQuoted(diagnostic.message)
    buffer.write(", ")
    buffer.writeLocation(diagnostic.path, diagnostic.span)
    buffer.write(", \"severity\": \"", severity(diagnostic.severity), "\", \"code\": {\"value\": ")
    buffer.writeQuoted(diagnostic.rule)
    buffer.write("}")
    if let edit = diagnostic.lineEdit {
      buffer.write(", \"suggestions\": [{")
      buffer.writeRange(edit.span)
      buffer.write(", \"text\": ")
      buffer.writeQuoted(edit.text)
      buffer.write("}]")
    }
    if !diagnostic.related.isEmpty {
      buffer.write(", \"related_locations\": ")
      buffer.writeList(diagnostic.related) { buffer, span in
        buffer.write("{\"message\": \"belongs to it\", ")
        buffer.writeLocation(diagnostic.path, span)
        buffer.write("}")
      }
    }
    buffer.write("}")
  }

  private func severity(_ severity: Severity) -> StaticString {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .info: "INFO"
    }
  }
}

extension TextBuffer {
  fileprivate mutating func writeLocation(_ path: String, _ span: Diagnostic.Span) {
    write("\"location\": {\"path\": ")
    writeQuoted(path)
    write(", ")
    writeRange(span)
    write("}")
  }

  /// Columns are counted in UTF-8 bytes here, as the compiler counts them.
  fileprivate mutating func writeRange(_ span: Diagnostic.Span) {
    write("\"range\": {\"start\": {\"line\": ")
    write(span.start.line)
    write(", \"column\": ")
    write(span.start.column)
    write("}, \"end\": {\"line\": ")
    write(span.end.line)
    write(", \"column\": ")
    write(span.end.column)
    write("}}")
  }
}

extension Diagnostic {
  /// The safe fix as one edit, for tools that take each edit for a suggestion of its own: half a fix would be worse than
  /// none. Edits of one line become one that spans what stands between them; of many lines there is none.
  fileprivate var lineEdit: SpannedEdit? {
    guard let fix, fix.safety == .safe, let first = fix.edits.first else { return nil }
    if fix.edits.count == 1 { return first }
    guard let excerpt else { return nil }
    let edits = fix.edits.sorted { $0.span.start.offset < $1.span.start.offset }
    let line = Array(excerpt.text.utf8)
    var text: [UInt8] = []
    var column = edits[0].span.start.column
    for edit in edits {
      let gap = (column - excerpt.firstColumn)..<max(column, edit.span.start.column) - excerpt.firstColumn
      guard edit.span.start.line == excerpt.line, edit.span.end.line == excerpt.line,
        edit.span.start.column >= column, gap.lowerBound >= 0, gap.upperBound <= line.count
      else { return nil }
      text += line[gap] + Array(edit.text.utf8)
      column = edit.span.end.column
    }
    let whole = Span(start: edits[0].span.start, end: edits[edits.count - 1].span.end)
    return SpannedEdit(span: whole, text: String(decoding: text, as: UTF8.self))
  }
}
