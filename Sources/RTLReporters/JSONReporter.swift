import RTLRuleKit

/// For programs: the format of `Documentation/Output.schema.json`, one finding on each line.
package struct JSONReporter: Reporter {
  package let name = "json"

  package init() {}

  package func bytes(of report: Report) -> [UInt8] {
    var buffer = TextBuffer(reserving: report.diagnostics.count * 800 + 320)
    buffer.write("{\n\"version\": 1,\n\"tool\": {\"name\": \"rtllint\", \"version\": ")
    buffer.writeQuoted(report.toolVersion)
    buffer.write("},\n\"findings\": [")
    for (index, diagnostic) in report.diagnostics.enumerated() {
      buffer.write(index == 0 ? "\n" : ",\n")
      buffer.write(diagnostic)
    }
    buffer.write(report.diagnostics.isEmpty ? "],\n" : "\n],\n")
    buffer.writeSummary(of: report)
    buffer.write("\n}\n")
    return buffer.bytes
  }
}

extension TextBuffer {
  mutating func write(_ diagnostic: Diagnostic) {
    write("{\"rule\": ")
    writeQuoted(diagnostic.rule)
    write(", \"category\": ")
    writeQuoted(diagnostic.category)
    write(", \"severity\": ")
    writeQuoted(diagnostic.severity.rawValue)
    write(", \"message\": ")
    writeQuoted(diagnostic.message)
    write(", \"path\": ")
    writeQuoted(diagnostic.path)
    write(", ")
    write(diagnostic.span)
    write(", \"related\": ")
    writeList(diagnostic.related) { buffer, span in
      buffer.write("{")
      buffer.write(span)
      buffer.write("}")
    }
    write(", \"fix\": ")
    if let fix = diagnostic.fix { write(fix) } else { write("null") }
    write(", \"fingerprint\": ")
    writeQuoted(diagnostic.fingerprint)
    write("}")
  }

  mutating func writeSummary(of report: Report) {
    let counts: [(String, Int)] = [
      ("files", report.fileCount),
      ("errors", report.diagnostics.count { $0.severity == .error }),
      ("warnings", report.diagnostics.count { $0.severity == .warning }),
      ("infos", report.diagnostics.count { $0.severity == .info }),
      ("suppressed", report.suppressedCount),
      ("baselined", report.baselinedCount),
    ]
    write("\"summary\": {")
    writeSafely(counts.map { "\"\($0)\": \($1)" }.joined(separator: ", "))
    write("}")
  }
}
