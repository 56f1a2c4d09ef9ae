import RTLSyntax

/// Pictures that are set into a line of text, which runs the way of the letters around them.
extension SymbolUse {
  private enum Neighbour { case latin, value, words }

  /// `Text("old.example \(Image(systemName: "arrow.right")) new.example")`: between Latin letters that nobody translates the
  /// line runs from left to right in every language.
  var isBetweenLatinLetters: Bool { neighbours.map { $0 == .latin && $1 == .latin } ?? false }

  /// `Text("\(sender) \(Image(systemName: "arrow.right")) \(receiver)")`: the letters of the values decide.
  package var isBetweenValues: Bool {
    neighbours.map { $0 != .words && $1 != .words && !isBetweenLatinLetters } ?? false
  }

  /// What stands beside the picture in its text; nil where it stands in none, or at an end of it.
  private var neighbours: (Neighbour, Neighbour)? {
    guard let call = structure.call(around: expression.first),
      case .interpolated(let start) = structure.place(of: structure.operand(around: call.callee)),
      let quote = structure.opening(around: start), case let end = structure.end(ofGroup: start),
      let one = neighbour(at: start - 1, by: -1, in: quote), let other = neighbour(at: end + 1, by: 1, in: quote)
    else { return nil }
    return (one, other)
  }

  private func neighbour(at index: Int, by step: Int, in quote: Int) -> Neighbour? {
    switch structure.kind(index) {
    case .interpolationStart, .interpolationEnd:
      guard let other = structure.partner(index) else { return nil }
      let value = Expression(min(index, other) + 1, max(index, other) - 1)
      let isWords =
        value.tokens.contains { structure.kind($0) == .stringStart } || site.file.isLocalizedText(value)
      return isWords ? .words : .value
    case .stringText:
      guard !structure.bytes(index).contains(UInt8(ascii: "\n")) else { return nil }
      let words = structure.bytes(index).split(separator: UInt8(ascii: " ")).filter {
        $0.contains(where: isLetterOrDigit)
      }
      guard let word = step < 0 ? words.last : words.first else {
        return neighbour(at: index + step, by: step, in: quote)
      }
      return isLatin(word, in: quote) ? .latin : .words
    default: return nil
    }
  }

  /// An address, or any word in Latin letters of a text that is shown as it stands.
  private func isLatin(_ word: ArraySlice<UInt8>, in quote: Int) -> Bool {
    guard word.allSatisfy({ $0 < 0x80 }), word.contains(where: structure.isLetter) else { return false }
    if let call = structure.call(around: quote), structure.argument("verbatim", of: call) != nil { return true }
    let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1, let domain = parts.last else { return false }
    return parts.allSatisfy { !$0.isEmpty } && domain.count > 1 && domain.allSatisfy(structure.isLetter)
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    structure.isLetter(byte) || 0x30...0x39 ~= byte || byte >= 0x80
  }
}
