import RTLRuleKit

/// SARIF 2.1.0, with what GitHub code scanning asks for.
///
/// Columns are UTF-16 units, since SARIF knows no bytes. Paths are relative to the top of the sources, `%SRCROOT%`, which
/// is for whoever reads the report to know.
package struct SARIFReporter: Reporter {
  package let name = "sarif"
  private let rules: [CatalogedRule]

  /// - Parameter rules: all there are; those with a result are described.
  package init(_ rules: [CatalogedRule]) {
    self.rules = rules
  }

  package func bytes(of report: Report) -> [UInt8] {
    let results = report.diagnostics.map(\.rule) + report.suppressed.map(\.diagnostic.rule)
    let found = Set(results)
    let rules = rules.filter { found.contains($0.rule.id) }
    let indexes = Dictionary(rules.enumerated().map { ($1.rule.id, $0) }) { first, _ in first }
    var buffer = TextBuffer(reserving: results.count * 900 + rules.count * 1600 + 480)
    buffer.write("{\n\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n\"version\": \"2.1.0\",\n")
    buffer.write("\"runs\": [{\n\"tool\": {\"driver\": {\"name\": \"rtllint\", \"semanticVersion\": ")
    buffer.writeQuoted(report.toolVersion)
    buffer.write(", \"rules\": [")
    for (index, rule) in rules.enumerated() {
      buffer.write(index == 0 ? "\n" : ",\n")
      SARIFRule(rule).write(to: &buffer)
    }
    buffer.write("\n]}},\n\"columnKind\": \"utf16CodeUnits\",\n\"results\": [")
    var separator: StaticString = "\n"
    for diagnostic in report.diagnostics {
      buffer.write(separator)
      write(diagnostic, indexes[diagnostic.rule], nil, to: &buffer)
      separator = ",\n"
    }
    for suppressed in report.suppressed {
      buffer.write(separator)
      write(suppressed.diagnostic, indexes[suppressed.diagnostic.rule], suppressed, to: &buffer)
      separator = ",\n"
    }
    buffer.write("\n]\n}]\n}\n")
    return buffer.bytes
  }

  private func write(
    _ diagnostic: Diagnostic,
    _ ruleIndex: Int?,
    _ suppressed: Report.Suppressed?,
    to buffer: inout TextBuffer
  ) {
    buffer.write("{\"ruleId\": ")
    buffer.writeQuoted(diagnostic.rule)
    if let ruleIndex {
      buffer.write(", \"ruleIndex\": ")
      buffer.write(ruleIndex)
    }
    buffer.write(", \"level\": \"", diagnostic.severity.word, "\", \"message\": {\"text\": ")
    buffer.writeQuoted(diagnostic.message)
    buffer.write("}, \"locations\": [")
    buffer.writeLocation(diagnostic.path, diagnostic.span)
    buffer.write("]")
    if !diagnostic.related.isEmpty {
      buffer.write(", \"relatedLocations\": ")
      buffer.writeList(diagnostic.related) { $0.writeLocation(diagnostic.path, $1) }
    }
    writeFingerprints(of: diagnostic, to: &buffer)
    if let fix = diagnostic.fix { buffer.writeFix(fix, diagnostic.path) }
    if let suppressed {
      buffer.write(", \"suppressions\": [{\"kind\": \"", suppressed.isInSource ? "inSource" : "external", "\"")
      if let reason = suppressed.reason {
        buffer.write(", \"justification\": ")
        buffer.writeQuoted(reason)
      }
      buffer.write("}]")
    }
    buffer.write("}")
  }

  private func writeFingerprints(of diagnostic: Diagnostic, to buffer: inout TextBuffer) {
    buffer.write(", \"partialFingerprints\": {")
    if let hash = diagnostic.lineHash {
      buffer.write("\"primaryLocationLineHash\": ")
      buffer.writeQuoted(hash)
      buffer.write(", ")
    }
    buffer.write("\"rtllint/v1\": ")
    buffer.writeQuoted(diagnostic.fingerprint)
    buffer.write("}")
  }
}

extension TextBuffer {
  fileprivate mutating func writeLocation(_ path: String, _ span: Diagnostic.Span) {
    write("{\"physicalLocation\": {")
    writeArtifact(path)
    write(", ")
    writeRegion("region", span)
    write("}}")
  }

  private mutating func writeArtifact(_ path: String) {
    write("\"artifactLocation\": {\"uri\": \"", path.hasPrefix("/") ? "file://" : "")
    writePercentEncoded(path)
    write("\"", path.hasPrefix("/") ? "}" : ", \"uriBaseId\": \"%SRCROOT%\"}")
  }

  private mutating func writeRegion(_ name: StaticString, _ span: Diagnostic.Span) {
    write("\"", name, "\": {\"startLine\": ")
    write(span.start.line)
    write(", \"startColumn\": ")
    write(span.start.utf16Column)
    write(", \"endLine\": ")
    write(span.end.line)
    write(", \"endColumn\": ")
    write(span.end.utf16Column)
    write("}")
  }

  /// All edits of a fix are one change of one file: they belong together.
  fileprivate mutating func writeFix(_ fix: Diagnostic.SpannedFix, _ path: String) {
    write(", \"fixes\": [{\"description\": {\"text\": ")
    writeQuoted("\(fix.title) (\(fix.promise))")
    write("}, \"artifactChanges\": [{")
    writeArtifact(path)
    write(", \"replacements\": ")
    writeList(fix.edits) { buffer, edit in
      buffer.write("{")
      buffer.writeRegion("deletedRegion", edit.span)
      buffer.write(", \"insertedContent\": {\"text\": ")
      buffer.writeQuoted(edit.text)
      buffer.write("}}")
    }
    write("}]}]")
  }

  /// A path as a URI: all but the characters that stand for themselves in each of its parts.
  private mutating func writePercentEncoded(_ path: String) {
    if path.utf8.allSatisfy(Self.standsForItself) { return write(ascii: path) }
    for byte in path.utf8 {
      if Self.standsForItself(byte) {
        writeHarmless(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        write(ascii: byte < 0x10 ? "%0" + digits : "%" + digits)
      }
    }
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
