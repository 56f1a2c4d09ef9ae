import RTLRuleKit
import RTLSyntax

/// Texts that say how many there are.
extension UnlocalizedSentence {
  /// `"\(post.likes) likes"`: what is counted, behind a value that nobody knows to be a number. Those that are known are
  /// told by others, as is a choice between one and many.
  func countsNoun(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let value = quote + 1
    guard structure.kind(value) == .interpolationStart, let content = structure.content(ofInterpolation: value),
      structure.end(ofGroup: value) + 2 == structure.end(ofGroup: quote), !site.isNumber(content).isYes,
      !isChosenBesideLiteral(quote, structure)
    else { return false }
    let text = structure.bytes(structure.end(ofGroup: value) + 1)
    let noun = text.dropFirst()
    return text.first == UInt8(ascii: " ") && noun.count > 3 && noun.last == UInt8(ascii: "s")
      && noun.dropFirst().allSatisfy { 0x61...0x7A ~= $0 } && noun.first.map { 0x61...0x7A ~= $0 | 0x20 } ?? false
  }

  /// `count == 1 ? "1 day" : "\(count) days"`
  private func isChosenBesideLiteral(_ quote: Int, _ structure: Structure) -> Bool {
    let text = structure.parenthesized(structure.operand(around: quote))
    guard let question = structure.ternaryQuestion(around: text), let choice = structure.ternary(question: question)
    else {
      return false
    }
    return [choice.yes, choice.no].allSatisfy { structure.kind(structure.unwrapped($0).first) == .stringStart }
  }
}
