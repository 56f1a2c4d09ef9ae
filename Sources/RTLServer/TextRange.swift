import RTLReporters
import RTLRuleKit
import RTLSyntax

/// A place as the protocol counts it: lines and UTF-16 units from zero.
struct TextPlace: Comparable {
  let line: Int
  let character: Int

  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.number, let character = value?["character"]?.number else { return nil }
    self.line = line
    self.character = character
  }

  init(_ position: Position) {
    line = position.line - 1
    character = position.utf16Column - 1
  }

  static func < (left: TextPlace, right: TextPlace) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var spoken: JSONValue { .object([("line", .number(line)), ("character", .number(character))]) }
}

struct TextRange {
  let start: TextPlace
  let end: TextPlace

  init(start: TextPlace, end: TextPlace) {
    self.start = start
    self.end = end
  }

  init?(_ value: JSONValue?) {
    guard let start = TextPlace(value?["start"]), let end = TextPlace(value?["end"]) else { return nil }
    self.init(start: start, end: end)
  }

  init(_ span: Diagnostic.Span) { self.init(start: TextPlace(span.start), end: TextPlace(span.end)) }

  init(_ range: ByteRange, in lines: LineTable) {
    self.init(start: TextPlace(lines.position(at: range.start)), end: TextPlace(lines.position(at: range.end)))
  }

  /// A cursor right before or behind something is at it.
  func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }

  var spoken: JSONValue { .object([("start", start.spoken), ("end", end.spoken)]) }
}
