import RTLRuleKit
import RTLSyntax

/// Takes names that suppress nothing out of their comments, or the comments out of the file.
struct DirectiveRemoval {
  private let directives: [Directive]
  private let structure: Structure
  /// The useless names of each directive.
  private var useless: [Int: Set<Int>] = [:]

  init(_ directives: [Directive], useless names: [(directive: Int, name: Int)], _ structure: Structure) {
    self.directives = directives
    self.structure = structure
    for name in names { useless[name.directive, default: []].insert(name.name) }
  }

  /// - Parameter name: nil for the whole comment.
  func fix(for index: Int, name: Int?) -> Fix? {
    let directive = directives[index]
    if let name, useless[index]?.count != directive.names.count {
      return Fix(.safe, "remove `\(directive.names[name].text)`", [Edit(range(of: name, in: directive), "")])
    }
    guard holdsNothingElse(directive) else { return nil }
    return Fix(.safe, "remove the comment", [Edit(range(of: directive.comment), "")])
  }

  /// Whether a comment ends with the line its directive stands on.
  private func holdsNothingElse(_ directive: Directive) -> Bool {
    !source[directive.comment].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// A name with what parts it from the next one, or else from the one before.
  private func range(of name: Int, in directive: Directive) -> ByteRange {
    let words = directive.names
    if name + 1 < words.count { return ByteRange(words[name].range.start, words[name + 1].range.start) }
    let before = name > 0 ? words[name - 1].range.end : directive.verb.range.end
    return ByteRange(before, words[name].range.end)
  }

  /// A comment with its line, if it stands there alone, or with the blanks before it.
  private func range(of comment: ByteRange) -> ByteRange {
    var range = comment
    while range.start > 0, isBlank(source[range.start - 1]) { range.start -= 1 }
    let startsLine = range.start == 0 || isBreak(source[range.start - 1]) || isByteOrderMark(before: range.start)
    var end = range.end
    while isBlank(source[end]) { end += 1 }
    let endsLine = end == source.count || isBreak(source[end])
    if startsLine, endsLine {
      if source[end] == UInt8(ascii: "\r") { end += 1 }
      if source[end] == UInt8(ascii: "\n") { end += 1 }
      return ByteRange(range.start, min(end, source.count))
    }
    if endsLine { return ByteRange(range.start, end) }
    // Between two words one blank stays.
    if startsLine || range.start == comment.start { return ByteRange(comment.start, end) }
    return range
  }

  private func isByteOrderMark(before offset: Int) -> Bool {
    offset == 3 && source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF
  }

  private var source: Source { structure.source }
  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
