import RTLRuleKit

/// Workflow commands that GitHub Actions shows as annotations. The worst come first: of each kind only the first ten of
/// a step are shown.
package struct GitHubReporter: Reporter {
  package let name = "github"
  private let closing: Summary?

  package init(closing: Summary? = Summary()) {
    self.closing = closing
  }

  package func bytes(of report: Report) -> [UInt8] {
    var buffer = TextBuffer(reserving: report.diagnostics.count * 200 + 160)
    for diagnostic in report.worstFirst { write(diagnostic, to: &buffer) }
    if let closing {
      buffer.writeSafely(line: closing.line(for: report))
      buffer.write("\n")
    }
    return buffer.bytes
  }

  private func write(_ diagnostic: Diagnostic, to buffer: inout TextBuffer) {
    buffer.write("::", command(for: diagnostic.severity), " file=")
    buffer.writeProperty(diagnostic.path)
    let (start, end) = (diagnostic.span.start, diagnostic.span.end)
    buffer.write(",line=")
    buffer.write(start.line)
    buffer.write(",endLine=")
    buffer.write(end.line)
    // Columns of a range over many lines make GitHub refuse the annotation.
    if start.line == end.line {
      buffer.write(",col=")
      buffer.write(start.utf16Column)
      buffer.write(",endColumn=")
      buffer.write(max(end.utf16Column, start.utf16Column))
    }
    buffer.write(",title=")
    buffer.writeProperty(diagnostic.rule)
    buffer.write("::")
    buffer.writeCommandText(diagnostic.message)
    buffer.write("\n")
  }

  private func command(for severity: Severity) -> StaticString {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}

extension TextBuffer {
  /// The value of a property, which ends at `,` or `:`.
  fileprivate mutating func writeProperty(_ text: String) {
    writeCommandText(text, isProperty: true)
  }

  /// `%` begins an escape. A line break, which would begin another command, and what else could harm whoever reads the
  /// log is spelled out.
  fileprivate mutating func writeCommandText(_ text: String, isProperty: Bool = false) {
    let hasEscapes = text.utf8.contains { byte in
      byte == UInt8(ascii: "%") || (isProperty && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",")))
    }
    if !hasEscapes { return writeSafely(text) }
    for scalar in SafeText.neutralized(text).unicodeScalars {
      switch scalar {
      case "%": write("%25")
      case ":" where isProperty: write("%3A")
      case "," where isProperty: write("%2C")
      default: writeHarmless(scalar)
      }
    }
  }
}
