import RTLRuleKit
import RTLSyntax

/// Where a piece of a sentence asks for more.
extension SentenceFragment {
  struct Gap {
    var isBehind: Bool
    var isBefore: Bool
    /// Whether the word at the gap asks for more by itself: `by`, `the`.
    var isAtFunctionWord: Bool
    /// Nothing but that word, which tells little by itself.
    var isOneWord = false
    /// Letters that no key is written in: glued, even without a space, they are a piece of a sentence.
    var isNative = false
  }

  /// `"님이"`, `" из "`: what of other letters than Latin ones stands right at a value, with or without a space.
  private func nativeGap(_ text: ByteRange, _ structure: Structure) -> Gap? {
    guard structure.nativeLetters(in: text) > 1,
      structure.source[text].allSatisfy({ $0 >= 0x80 || isLetter($0) || " ,'.!?".utf8.contains($0) })
    else { return nil }
    let space = UInt8(ascii: " ")
    let start = structure.source[text.start] == space ? text.start + 1 : text.start
    let end = structure.source[text.end - 1] == space ? text.end - 1 : text.end
    let isBehind = structure.endsInNativeLetter(ByteRange(text.start, max(end, text.start)))
    let isBefore = structure.nativeLetter(at: start, before: text.end) > 0 && !isCyrillicCapital(start, structure)
    guard isBehind || isBefore else { return nil }
    let words = max(structure.wordCount(in: text), structure.unspacedWordCount(in: text))
    return Gap(isBehind: isBehind, isBefore: isBefore, isAtFunctionWord: false, isOneWord: words < 2, isNative: true)
  }

  private func isCyrillicCapital(_ offset: Int, _ structure: Structure) -> Bool {
    structure.source[offset] == 0xD0 && structure.source[offset + 1] < 0xB0
  }

  /// The space at the end or the beginning of at least two words, or of one that is no name.
  func gap(_ text: ByteRange, _ structure: Structure) -> Gap? {
    mayHaveGap(text, structure.source) ? nativeGap(text, structure) ?? latinGap(text, structure) : nil
  }

  /// Told from the bytes at both ends, as nearly every text is: a space, an apostrophe, a new line, or what is no ASCII.
  private func mayHaveGap(_ text: ByteRange, _ source: Source) -> Bool {
    guard text.start < text.end else { return false }
    let (first, last) = (source[text.start], source[text.end - 1])
    return first <= UInt8(ascii: "'") || first == UInt8(ascii: "\\") || last == UInt8(ascii: " ") || first >= 0x80
      || last >= 0x80 || last == UInt8(ascii: "n") && source[text.end - 2] == UInt8(ascii: "\\")
  }

  private func latinGap(_ text: ByteRange, _ structure: Structure) -> Gap? {
    let space = UInt8(ascii: " ")
    var bytes = structure.source[text]
    // `"\nagainst the"` goes on with the line before, and `" left)"` closes what that opened.
    if bytes.starts(with: #"\n"#.utf8) { bytes = [space] + bytes.dropFirst(2) }
    let endsLine = bytes.suffix(2).elementsEqual(#"\n"#.utf8)
    if endsLine { bytes = bytes.dropLast(2) + [space] }
    if bytes.first == space, bytes.last == UInt8(ascii: ")") { bytes = bytes.dropLast() }
    guard bytes.count > 2, let first = bytes.first, let last = bytes.last else { return nil }
    let isBehind = last == space && isLetter(bytes[bytes.endIndex - 2])
    // `owner.name + "'s list"`; nearly every text is told from it by its first byte.
    let isPossessive = !isLetter(first) && ["'s ", "’s "].contains { bytes.starts(with: $0.utf8) }
    let isBefore = isPossessive || first == space && isLower(bytes[bytes.startIndex + 1])
    guard isBehind || isBefore,
      withoutNewlines(bytes).allSatisfy({
        isLetter($0) || $0 == space || ",'’.!?".utf8.contains($0) || $0 >= 0x80 && $0 < 0xD0 || $0 == 0xE2
      })
    else { return nil }
    let words = bytes.split(separator: space)
    guard let firstWord = words.first, let lastWord = words.last, !isShouted(firstWord),
      !endsLine || lastWord.isOne(of: Self.functionWords)
    else { return nil }
    var gap = Gap(
      isBehind: isBehind,
      isBefore: isBefore,
      isAtFunctionWord: isBehind && lastWord.isOne(of: Self.functionWords)
        || isPossessive || isBefore && firstWord.isOne(of: Self.functionWords)
    )
    if isPossessive || structure.wordCount(in: text) >= 2 { return bytes.count > 5 ? gap : nil }
    gap.isOneWord = true
    return words.count == 1 && asksForMore(firstWord, isBehind: isBehind) ? gap : nil
  }

  /// `"A letter\nfrom "`: broken into lines by hand, and one sentence for all that.
  private func withoutNewlines(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result = Array(bytes)
    for index in result.indices.dropLast()
    where result[index] == UInt8(ascii: "\\") && result[index + 1] == UInt8(ascii: "n") {
      result[index] = UInt8(ascii: " ")
    }
    return result
  }

  /// `By `, `Edit `, `Excluding `, ` ago`: a word that is no noun, which numbers and names would follow in any language.
  private func asksForMore(_ word: ArraySlice<UInt8>, isBehind: Bool) -> Bool {
    if word.isOne(of: Self.functionWords) { return true }
    return isBehind
      ? word.isOne(of: Self.openings) || word.isOne(of: EnglishVerbs.all)
      : word.isOne(of: Self.endings)
  }

  private func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
  private func isLower(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }

  /// `SELECT`, `GET`
  private func isShouted(_ word: ArraySlice<UInt8>) -> Bool {
    word.count > 1 && word.allSatisfy { 0x41...0x5A ~= $0 }
  }

  private static let functionWords: [StaticString] = [
    "a", "an", "the", "of", "by", "to", "for", "with", "from", "in", "on", "at", "and", "or", "is", "are", "has",
    "have",
    "was", "were", "your", "our", "this", "as", "than", "per", "about", "into", "if", "its",
  ]
  private static let openings: [StaticString] = [
    "By", "With", "From", "In", "No", "Choose", "Created", "Deleting", "Departing", "Downloading", "Enter", "Excluding",
    "Including", "Loading", "Playing", "Posted", "Published", "Searching", "Select", "Showing", "Syncing", "Updated",
    "Uploading", "Using", "Visit",
  ]
  private static let endings: [StaticString] = ["ago", "left", "remaining", "earlier", "later"]
}
