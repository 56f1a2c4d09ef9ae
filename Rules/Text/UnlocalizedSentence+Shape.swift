import RTLRuleKit
import RTLSyntax

/// What a text that is written out looks like, whoever reads it.
extension UnlocalizedSentence {
  /// `"Version \(version) (Build \(build))"`: for those who are asked for it.
  func namesVersion(_ quote: Int, _ structure: Structure) -> Bool {
    structure.wordCount(ofStringAt: quote) <= 2
      && structure.interpolations(ofStringAt: quote).allSatisfy { start in
        tellsVersion(start + 1..<max(start + 1, structure.last(ofGroup: start)), structure)
      }
  }

  /// `"(code: \(error.code), domain: \(error.domain))"`: for those who are asked for it, too.
  func namesErrorCode(_ quote: Int, _ structure: Structure) -> Bool {
    var namesDomain = false
    let areParts = structure.interpolations(ofStringAt: quote).allSatisfy { start in
      guard let value = structure.content(ofInterpolation: start), structure.isMember(value.last),
        structure.token(value.last, isAnyOf: "code", "domain")
      else { return false }
      if structure.token(value.last, is: "domain") { namesDomain = true }
      return structure.name(value.last - 2, endsWithWord: "error")
    }
    return areParts && namesDomain && structure.wordCount(ofStringAt: quote) <= 2
  }

  /// `"\(step) of \(steps)"`: a single word, and no sign, between two values.
  private func isBridged(_ quote: Int, _ structure: Structure) -> Bool {
    structure.texts(ofStringAt: quote).contains { text in
      Self.bridges.contains { text.count == $0.utf8CodeUnitCount && structure.holds($0, in: text) }
    } && structure.interpolations(ofStringAt: quote).dropFirst().contains { _ in true }
  }

  private static let bridges: [StaticString] = [
    " of ", " by ", " from ", " in ", " on ", " at ", " with ", " until ", " for ",
  ]

  /// `"Remove \(name)"`, `"Caching \(name)"`: a verb and what it is done to.
  private func beginsWithVerb(_ quote: Int, _ structure: Structure) -> Bool {
    guard structure.kind(quote + 1) == .stringText else { return false }
    let word = structure.source[structure.range(quote + 1)].prefix { $0 != UInt8(ascii: " ") }
    return word.isOne(of: EnglishVerbs.all) || isVerbForm(word)
  }

  private func isVerbForm(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count > 5, let first = word.first, 0x41...0x5A ~= first else { return false }
    return word.dropFirst().allSatisfy { 0x61...0x7A ~= $0 }
      && (word.suffix(3).elementsEqual("ing".utf8) || word.suffix(2).elementsEqual("ed".utf8))
  }

  /// `"\(team) Alerts"`: one word beside a value that by its name is a text. Numbers beside a word are told by others.
  private func isWordBesideText(_ quote: Int, _ structure: Structure) -> Bool {
    structure.interpolations(ofStringAt: quote).contains { start in
      nameOfValue(in: start, structure).map { structure.name($0, endsWithAnyOf: Self.names) } ?? false
    } && structure.texts(ofStringAt: quote).contains { holdsLongWord($0, structure) }
  }

  /// `state` of `\(order.state ?? "")`
  private func nameOfValue(in interpolation: Int, _ structure: Structure) -> Int? {
    var last = structure.end(ofGroup: interpolation) - 1
    if structure.kind(last) == .stringEnd, structure.token(last - 2, is: "??") { last -= 3 }
    return last > interpolation && structure.kind(last) == .identifier ? last : nil
  }

  /// `"Fee: \(order.fee ?? "")"`: what a value is called, before a value that is no number.
  func isLabelled(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.kind(quote + 1) == .stringText,
      let value = structure.interpolations(ofStringAt: quote).first, value == quote + 2,
      isLabel(structure.source[structure.range(quote + 1)]), let name = nameOfValue(in: value, structure)
    else { return false }
    return !site.isNumber(structure.operand(around: name)).isYes
  }

  private func isLabel(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix { 0x61...0x7A ~= $0 | 0x20 }
    // Codes are written in capitals: `URL:`.
    guard word.count > 2, let first = word.first, 0x41...0x5A ~= first, 0x61...0x7A ~= word[word.startIndex + 1] else {
      return false
    }
    if word.elementsEqual("Debug".utf8) { return false }
    return text[word.endIndex...].filter { $0 != UInt8(ascii: " ") } == [UInt8(ascii: ":")]
  }

  /// `"OpenVPN, UDP \(port)"`: names alone.
  private func areCodes(_ texts: [ByteRange], _ structure: Structure) -> Bool {
    texts.allSatisfy { text in
      structure.source[text].split { !(0x61...0x7A ~= $0 | 0x20) && $0 < 0x80 }.allSatisfy(isCode)
    }
  }

  private func holdsLongWord(_ text: ByteRange, _ structure: Structure) -> Bool {
    structure.wordCount(in: text) > 0
      && structure.source[text].split { !(0x61...0x7A ~= $0 | 0x20) && $0 < 0x80 }.contains {
        $0.count > 2 && !isCode($0) && $0.first != Self.leadOfSigns
      }
  }

  /// The byte that quotes, dashes, bullets and arrows begin with in UTF-8, U+2000 to U+2FFF.
  private static let leadOfSigns: UInt8 = 0xE2

  /// `APY`, `attackRatio`: the same in every language.
  private func isCode(_ word: ArraySlice<UInt8>) -> Bool {
    let capitals = word.count { 0x41...0x5A ~= $0 }
    return capitals == word.count ? capitals < 5 : word.dropFirst().contains { 0x41...0x5A ~= $0 }
  }

  private static let names: [StaticString] = [
    "name", "title", "text", "label", "user", "city", "place", "description", "rawvalue", "date", "time", "status",
    "state", "type", "message", "reason", "string", "balance", "email", "address", "location", "category",
  ]

  /// Two words at least, or one between values, and neither an address nor markup; nor one in the language of the readers.
  func isSentence(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let texts = structure.texts(ofStringAt: quote)
    guard structure.end(ofGroup: quote) < structure.tokens.count,
      !structure.bytes(quote + 1).starts(with: "Debug:".utf8),
      hasWords(texts, quote, site) || holdsNativeWord(quote, site)
    else { return false }
    return !texts.contains { text in
      structure.source[text].contains { isMarkup($0) || 0xD7...0xDF ~= $0 } || structure.holds("://", in: text)
        || structure.holds(" --", in: text) || structure.holds("&lt;", in: text)
        || holdsPath(text, structure)
    }
  }

  /// `"vmnet\(id)"`: what goes on in a value is no word but the first half of a name. `"day\(isOne ? "" : "s")"` is a word.
  private func prefixCount(_ quote: Int, _ structure: Structure) -> Int {
    structure.interpolations(ofStringAt: quote).count { start in
      guard start > quote + 1, let last = structure.bytes(start - 1).last, 0x61...0x7A ~= last | 0x20 else {
        return false
      }
      return !(start..<structure.last(ofGroup: start)).contains { structure.kind($0) == .infixQuestion }
    }
  }

  /// Two words, or one that asks for the value beside it.
  private func hasWords(_ texts: [ByteRange], _ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let isSpaced = texts.contains { structure.source[$0].contains(UInt8(ascii: " ")) }
    guard isSpaced && !areCodes(texts, structure) || structure.unspacedWordCount(in: texts) > 0 else { return false }
    return texts.reduce(0, { $0 + structure.wordCount(in: $1) }) - prefixCount(quote, structure) >= 2
      || isBridged(quote, structure)
      || beginsWithVerb(quote, structure) || isWordBesideText(quote, structure) || countsNoun(quote, site)
      || structure.unspacedWordCount(in: texts) >= 2
  }

  /// `"\(name)님의"`: one word is enough in letters that no key is written in.
  func holdsNativeWord(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let close = min(structure.end(ofGroup: quote), structure.tokens.count)
    var value: Expression?
    var index = quote + 1
    while index < close {
      if structure.kind(index) == .stringText {
        let text = structure.range(index)
        if structure.nativeLetters(in: text) > 1, !(value.map { site.isNativeCounter(text, behind: $0) } ?? false) {
          return true
        }
      }
      value = structure.kind(index) == .interpolationStart ? structure.content(ofInterpolation: index) : nil
      index = structure.next(behind: index)
    }
    return false
  }

  private func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "_")
  }

  /// `editor.title.empty`, `com.example.cart`: a key or a name, in which a period parts letters twice.
  private func holdsPath(_ text: ByteRange, _ structure: Structure) -> Bool {
    var periods = 0
    for offset in text.start..<text.end {
      switch structure.source[offset] {
      case UInt8(ascii: " "): periods = 0
      case UInt8(ascii: "."):
        guard offset + 1 < text.end, 0x61...0x7A ~= structure.source[offset + 1] | 0x20 else { continue }
        periods += 1
        if periods > 1 { return true }
      default: break
      }
    }
    return false
  }
}
