import RTLRuleKit
import RTLSyntax

/// Whether a patch changes what it means to change and nothing else: read anew, every token and comment that no edit
/// touches must be what it was, and nothing new may be broken off or without a partner.
enum Relexing {
  static func accepts(_ patch: Patch, from old: Source, to new: Source) -> Bool {
    let before = Structure(old)
    let after = Structure(new)
    return damage(in: after) <= damage(in: before) && keepsTheRest(patch, before, after)
  }

  static func damage(in structure: Structure) -> Int {
    let brokenOff = structure.comments.count { comment in
      structure.source[comment.range].starts(with: "/*".utf8)
        && !(comment.range.count >= 4 && structure.source[comment.range].suffix(2).elementsEqual("*/".utf8))
    }
    return brokenOff
      + structure.tokens.indices.count { index in
        let token = structure.tokens[index]
        if token.kind == .unknown || token.flags.contains(.unterminated) { return true }
        return (token.kind.opensGroup || token.kind.closesGroup) && structure.partner(index) == nil
      }
  }

  private static func keepsTheRest(_ patch: Patch, _ before: Structure, _ after: Structure) -> Bool {
    // Where the edits lie in the old source and in the new one.
    var oldRanges: [ByteRange] = []
    var newRanges: [ByteRange] = []
    var shift = 0
    for edit in patch.edits {
      let start = edit.range.start + shift
      oldRanges.append(edit.range)
      newRanges.append(ByteRange(start, start + edit.text.utf8.count))
      shift += edit.text.utf8.count - edit.range.count
    }
    let old = untouched(before, by: oldRanges)
    let new = untouched(after, by: newRanges)
    return old.count == new.count
      && zip(old, new).allSatisfy { left, right in
        left.kind == right.kind && before.source[left.range].elementsEqual(after.source[right.range])
      }
  }

  /// The kinds and ranges of tokens, and then of comments, which have no kind.
  private static func untouched(
    _ structure: Structure,
    by ranges: [ByteRange]
  ) -> [(kind: TokenKind?, range: ByteRange)] {
    let tokens = structure.tokens.map { (kind: TokenKind?.some($0.kind), range: $0.range) }
    let comments = structure.comments.map { (kind: TokenKind?.none, range: $0.range) }
    return [tokens, comments].flatMap { pieces in
      var next = 0
      return pieces.filter { piece in
        // What is written beside a text in quotes becomes part of it.
        let reach = piece.kind == .stringText ? 1 : 0
        while next < ranges.count, ranges[next].end < piece.range.start + 1 - reach, ranges[next].end < piece.range.end
        {
          next += 1
        }
        return next == ranges.count || piece.range.end + reach <= ranges[next].start
      }
    }
  }
}
