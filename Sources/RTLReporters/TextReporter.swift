import RTLRuleKit

/// For people: one line a finding, as compilers write them, and on a terminal the code at fault below it.
package struct TextReporter: Reporter {
  package let name = "text"
  /// Whether the code at fault and the fix are shown.
  private let showsFrames: Bool
  private let palette: Palette
  private let closing: Summary?

  package init(showsFrames: Bool = false, isColored: Bool = false, closing: Summary? = Summary()) {
    self.showsFrames = showsFrames
    self.palette = Palette(isOn: isColored)
    self.closing = closing
  }

  package func bytes(of report: Report) -> [UInt8] {
    var buffer = TextBuffer(reserving: report.diagnostics.count * (showsFrames ? 320 : 160) + 160)
    for diagnostic in report.diagnostics {
      writeLine(diagnostic, to: &buffer)
      if showsFrames { writeFrame(diagnostic, to: &buffer) }
    }
    if let closing {
      buffer.writeSafely(closing.line(for: report))
      buffer.write("\n")
    }
    return buffer.bytes
  }

  private func writeLine(_ diagnostic: Diagnostic, to buffer: inout TextBuffer) {
    buffer.write(palette.strong)
    buffer.writeSafely(line: diagnostic.path)
    buffer.write(":")
    buffer.write(diagnostic.span.start.line)
    buffer.write(":")
    buffer.write(diagnostic.span.start.column)
    buffer.write(": ", palette.color(of: diagnostic.severity), diagnostic.severity.word)
    buffer.write(": ", palette.plain)
    buffer.writeSafely(diagnostic.message)
    buffer.write(palette.faint, " [")
    buffer.writeSafely(diagnostic.rule)
    buffer.write("]", palette.plain, "\n")
  }

  private func writeFrame(_ diagnostic: Diagnostic, to buffer: inout TextBuffer) {
    let line = diagnostic.excerpt?.line ?? diagnostic.span.start.line
    if let excerpt = diagnostic.excerpt {
      let frame = CodeFrame(excerpt, marking: [diagnostic.span] + diagnostic.related)
      buffer.write(palette.faint)
      buffer.write(line)
      buffer.write(" | ", palette.plain)
      buffer.write(frame.code)
      buffer.write("\n")
      if !frame.underline.bytes.isEmpty {
        writeGutter(line, "| ", to: &buffer)
        buffer.write(palette.color(of: diagnostic.severity))
        buffer.write(frame.underline)
        buffer.write(palette.plain, "\n")
      }
    }
    if let fix = diagnostic.fix {
      writeGutter(line, "= ", to: &buffer)
      buffer.write(palette.good, "fix: ", palette.plain)
      buffer.writeSafely(fix.title)
      buffer.write(" (", fix.promise, ")\n")
    }
  }

  private func writeGutter(_ line: Int, _ sign: StaticString, to buffer: inout TextBuffer) {
    buffer.write(palette.faint)
    buffer.writeSpaces(String(line).utf8.count + 1)
    buffer.write(sign, palette.plain)
  }
}
