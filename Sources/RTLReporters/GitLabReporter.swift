import RTLRuleKit

/// A Code Quality report for the merge requests of GitLab.
package struct GitLabReporter: Reporter {
  package let name = "gitlab"

  package init() {}

  package func bytes(of report: Report) -> [UInt8] {
    var buffer = TextBuffer(reserving: report.diagnostics.count * 300 + 16)
    buffer.write("[")
    for (index, diagnostic) in report.diagnostics.enumerated() {
      buffer.write(index == 0 ? "\n" : ",\n")
      write(diagnostic, to: &buffer)
    }
    buffer.write(report.diagnostics.isEmpty ? "]\n" : "\n]\n")
    return buffer.bytes
  }

  private func write(_ diagnostic: Diagnostic, to buffer: inout TextBuffer) {
    buffer.write("{\"check_name\": ")
    buffer.writeQuoted(diagnostic.rule)
    // GitLab shows the description alone.
    buffer.write(", \"description\": ")
    buffer.writeQuoted("\(diagnostic.rule): \(diagnostic.message)")
    buffer.write(", \"severity\": \"", severity(diagnostic.severity), "\", \"fingerprint\": ")
    buffer.writeQuoted(diagnostic.fingerprint)
    buffer.write(", \"location\": {\"path\": ")
    buffer.writeQuoted(diagnostic.path)
    buffer.write(", \"lines\": {\"begin\": ")
    buffer.write(diagnostic.span.start.line)
    buffer.write(", \"end\": ")
    buffer.write(diagnostic.span.end.line)
    buffer.write("}}}")
  }

  private func severity(_ severity: Severity) -> StaticString {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .info: "info"
    }
  }
}
