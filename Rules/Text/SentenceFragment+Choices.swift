import RTLRuleKit
import RTLSyntax

/// Words that are chosen inside of a text.
extension SentenceFragment {
  /// `Text("Sort: \(isUp ? "rising" : "falling")")`: what an interpolation gives is no part of the key, and no translator
  /// ever sees it. Told once, at the first words.
  func chosen(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .infixQuestion || structure.kind(site.index - 1) == .colon,
      let open = structure.opening(around: site.index), structure.kind(open) == .interpolationStart,
      let text = words(from: site.index, structure), let question = structure.ternaryQuestion(around: text),
      let choice = structure.ternary(question: question), choice.condition.first == open + 1,
      choice.yes == text || words(from: choice.yes.first, structure) != choice.yes,
      let quote = structure.opening(around: open), site.severityOfText == nil, isFragment(ofTextAt: quote, site),
      !site.isInPluralChoice(text)
    else { return nil }
    return Finding(
      structure.range(text.first, through: text.last),
      "words chosen inside of a text are never translated; choose between two whole texts"
    )
  }

  /// Of a key every choice is; what is no key at all and holds other values `unlocalized_sentence` tells.
  private func isFragment(ofTextAt quote: Int, _ site: Site) -> Bool {
    switch site.audience(ofStringAt: quote) {
    case .localizedKey: true
    case .plain:
      // `"agree_\(isFace ? "face" : "touch")_usage"` is a key by its looks.
      site.structure.wordCount(ofStringAt: quote) > 0 && site.structure.holds(" ", inStringAt: quote)
        && site.structure.interpolations(ofStringAt: quote).prefix(2).count { _ in true } == 1
    case .spoken, .machine, .unknown: false
    }
  }

  /// `"\(name)’s"`: a case of English that is put to a name before the sentence is.
  func owned(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .interpolationStart,
      case let text = structure.end(ofGroup: site.index + 1) + 1, structure.kind(text + 1) == .stringEnd,
      structure.token(text, isAnyOf: "'s", "’s"), site.severityOfText == nil,
      site.audience(ofStringAt: site.index).isUser.isYes
    else { return nil }
    return Finding(
      structure.range(site.index, through: text + 1),
      "other languages say whose something is in their own order; write one text with placeholders"
    )
  }

  /// A literal of words and nothing else.
  private func words(from quote: Int, _ structure: Structure) -> Expression? {
    guard structure.kind(quote) == .stringStart, structure.kind(quote + 1) == .stringText,
      structure.kind(quote + 2) == .stringEnd, case let text = structure.range(quote + 1),
      structure.wordCount(in: text) > 0 && !isName(text, structure) || structure.nativeLetters(in: text) > 1
    else { return nil }
    return Expression(quote, quote + 2)
  }

  /// `iPhone`, `PDF`: a single word with a capital that begins no sentence is called so in every language.
  private func isName(_ text: ByteRange, _ structure: Structure) -> Bool {
    let bytes = structure.source[text]
    return !bytes.contains(UInt8(ascii: " ")) && bytes.dropFirst().contains { 0x41...0x5A ~= $0 }
  }
}
