import RTLRuleKit
import RTLSyntax

/// Comments that silence findings, each on a line of its own above the code.
package struct SuppressionComments {
  private let structure: Structure
  private let lines: LineTable
  private let places: DirectivePlaces
  private let reason: String?

  package init(_ source: Source, reason: String?) {
    structure = Structure(source)
    lines = LineTable(source)
    places = DirectivePlaces(structure, lines: lines)
    self.reason = reason
  }

  /// One edit for each finding; those above which the same comment stands have the same one. Nil where none can stand.
  package func edits(for diagnostics: [Diagnostic]) -> [[Edit]?] {
    let targets = diagnostics.map { target(of: $0.span.start.line) }
    var rules: [Int: Set<String>] = [:]
    for (diagnostic, target) in zip(diagnostics, targets) {
      if let target { rules[target, default: []].insert(diagnostic.rule) }
    }
    return targets.map { target in target.map { [edit(above: $0, for: rules[$0, default: []].sorted())] } }
  }

  /// The line to put a comment above: that of the finding, or else where the string literal begins that it stands in.
  private func target(of line: Int) -> Int? {
    let literal = places.literal(around: lines.lineStarts[line - 1])
    let target = literal.map { lines.line(at: $0.start) } ?? line
    return isOpen(at: lines.lineStarts[target - 1]) ? target : nil
  }

  private func edit(above line: Int, for rules: [String]) -> Edit {
    let range = lines.range(ofLine: line)
    var start = range.start
    if start == 0, structure.source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    let blank = structure.source[ByteRange(start, range.end)].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let indent = String(decoding: blank, as: UTF8.self)
    let comment = "// rtllint:disable:next \(rules.joined(separator: ", "))" + (reason.map { " -- " + $0 } ?? "")
    return Edit(ByteRange(start, start), indent + comment + lineBreak)
  }

  /// Whether an offset lies in no token and no comment.
  private func isOpen(at offset: Int) -> Bool {
    let next = places.firstToken(from: offset)
    if next > 0, Int(structure.tokens[next - 1].end) > offset { return false }
    return !structure.comments.contains { $0.start < offset && offset < $0.end }
  }

  /// As the file writes it.
  private var lineBreak: String {
    let bytes = structure.source[ByteRange(0, structure.source.count)]
    guard let first = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return "\n"
    }
    if bytes[first] == UInt8(ascii: "\n") { return "\n" }
    return structure.source[first + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }
}
