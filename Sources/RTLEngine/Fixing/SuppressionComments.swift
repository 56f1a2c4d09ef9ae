import RTLRuleKit
import RTLSyntax

/// Comments that silence findings, each on a line of its own above the code.
struct SuppressionComments {
  private let structure: Structure
  private let lines: LineTable
  private let reason: String

  init(_ source: Source, reason: String) {
    structure = Structure(source)
    lines = LineTable(source)
    self.reason = reason
  }

  /// One edit for each finding; those of one line have the same one. A line that begins inside a literal or a comment
  /// can have none above it, and its findings get none.
  func edits(for diagnostics: [Diagnostic]) -> [[Edit]] {
    var rules: [Int: Set<String>] = [:]
    for diagnostic in diagnostics { rules[diagnostic.span.start.line, default: []].insert(diagnostic.rule) }
    return diagnostics.compactMap { diagnostic in
      let line = diagnostic.span.start.line
      guard let edit = edit(above: line, for: rules[line, default: []].sorted()) else { return nil }
      return [edit]
    }
  }

  private func edit(above line: Int, for rules: [String]) -> Edit? {
    let range = lines.range(ofLine: line)
    var start = range.start
    if start == 0, structure.source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    guard isOpen(at: range.start) else { return nil }
    let blank = structure.source[ByteRange(start, range.end)].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let indent = String(decoding: blank, as: UTF8.self)
    let comment = "// rtllint:disable:next \(rules.joined(separator: ", ")) -- \(reason)"
    return Edit(ByteRange(start, start), indent + comment + lineBreak)
  }

  /// Whether an offset lies between two tokens that are no pieces of one literal, and in no comment.
  private func isOpen(at offset: Int) -> Bool {
    let next = DirectivePlaces(structure, lines: lines).firstToken(from: offset)
    if next > 0, Int(structure.tokens[next - 1].end) > offset { return false }
    if structure.comments.contains(where: { $0.start < offset && offset < $0.end }) { return false }
    guard next < structure.tokens.count else { return true }
    var open = structure.opening(around: next)
    while let group = open {
      if structure.tokens[group].kind == .stringStart { return false }
      open = structure.opening(around: group)
    }
    return true
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
