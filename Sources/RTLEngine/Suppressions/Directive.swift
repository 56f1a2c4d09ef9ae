import RTLSyntax

/// One comment that speaks to the tool:
///
///     // rtllint:disable:next absolute_anchor, glued_percent -- why
///     // rtllint:disable absolute_anchor        to the end of the file, or to
///     // rtllint:enable absolute_anchor
///     // rtllint:ltr -- why                     the next declaration or statement stays left to right
///
/// It is the whole comment up to the end of its first line; names are parted by blanks or commas, `all` is every rule.
struct Directive {
  enum Kind: String, CaseIterable {
    case next = "disable:next"
    case this = "disable:this"
    case previous = "disable:previous"
    case disable
    case enable
    case ltr
  }

  struct Word {
    var text: String
    var range: ByteRange
  }

  let comment: ByteRange
  /// What stands behind `rtllint:`, whether it means anything or not.
  let verb: Word
  let names: [Word]
  let hasReason: Bool
  /// What stands behind the dashes.
  let reason: ByteRange?

  var kind: Kind? { Kind(rawValue: verb.text) }

  private static let mark: StaticString = "rtllint:"

  /// Whether a comment is meant for the tool; asked of every comment, so it looks at few bytes.
  static func isDirective(_ comment: Comment, in source: Source) -> Bool {
    contentStart(of: comment, in: source) != nil
  }

  /// A reason without the dashes before it.
  static func words(ofReason range: ByteRange, in source: Source) -> String {
    let text = source.text(range)
    return String(text.drop { $0 == "-" || $0 == "—" || $0 == " " || $0 == "\t" })
  }

  private static func contentStart(of comment: Comment, in source: Source) -> Int? {
    source.bytes.withUnsafeBufferPointer { bytes in
      var offset = Int(comment.start) + 2
      let end = Int(comment.end)
      while offset < end, isBlank(bytes[offset]) { offset += 1 }
      guard offset + mark.utf8CodeUnitCount <= end else { return nil }
      for index in 0..<mark.utf8CodeUnitCount where bytes[offset + index] != mark.utf8Start[index] { return nil }
      return offset + mark.utf8CodeUnitCount
    }
  }

  init?(_ comment: Comment, in source: Source) {
    guard let start = Directive.contentStart(of: comment, in: source) else { return nil }
    let end = Directive.contentEnd(of: comment, from: start, in: source)
    var words = Directive.words(in: ByteRange(start, end), of: source)[...]
    self.comment = comment.range
    verb = words.popFirst() ?? Word(text: "", range: ByteRange(start - Directive.mark.utf8CodeUnitCount, start))
    let dashes = words.firstIndex { $0.text.hasPrefix("--") || $0.text.hasPrefix("—") }
    names = Array(words[..<(dashes ?? words.endIndex)])
    hasReason = dashes.map { words.endIndex - $0 > 1 || words[$0].text.contains { $0 != "-" && $0 != "—" } } ?? false
    reason = dashes.map { ByteRange(words[$0].range.start, words[words.endIndex - 1].range.end) }
  }

  private static func contentEnd(of comment: Comment, from start: Int, in source: Source) -> Int {
    var end = start
    while end < Int(comment.end), source[end] != UInt8(ascii: "\n"), source[end] != UInt8(ascii: "\r") { end += 1 }
    let isBlock = source[Int(comment.start) + 1] == UInt8(ascii: "*")
    let closes = end - start >= 2 && source[end - 1] == UInt8(ascii: "/") && source[end - 2] == UInt8(ascii: "*")
    return isBlock && closes ? end - 2 : end
  }

  private static func words(in range: ByteRange, of source: Source) -> [Word] {
    var words: [Word] = []
    var offset = range.start
    while offset < range.end {
      let start = offset
      while offset < range.end, !isBlank(source[offset]), source[offset] != UInt8(ascii: ",") { offset += 1 }
      if offset > start {
        let word = ByteRange(start, offset)
        words.append(Word(text: source.text(word), range: word))
      }
      offset += 1
    }
    return words
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
