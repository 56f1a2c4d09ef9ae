import RTLSyntax

/// Formatted texts in which the program looks for Latin digits, AM or PM.
extension LintedFile {
  /// The literal that a program looks for in a text, be it by way of a local: `"AM"` of `text.uppercased().contains("AM")`.
  package func latinSought(in text: Expression, depth: Int = 3) -> Int? {
    let whole = structure.orElse(structure.parenthesized(text))
    if let quote = latinSought(behind: whole.last) { return quote }
    guard depth > 0 else { return nil }
    switch structure.place(of: whole) {
    case .initial(let index):
      guard structure.scope(of: structure.declarations[index]).map({ $0.kind != .type }) ?? false else { return nil }
      for use in uses(ofLocal: index, limit: 16) {
        let end = structure.kind(use + 1) == .exclamation ? use + 1 : use
        if let quote = latinSought(in: Expression(use, end), depth: depth - 1) { return quote }
      }
      return nil
    default: return latinConstant(besides: whole)
    }
  }

  /// `text.trimmingCharacters(in: .whitespaces).hasPrefix("0")` from the end of the text on.
  private func latinSought(behind end: Int) -> Int? {
    var last = end
    for _ in 0..<4 {
      let dot = structure.kind(last + 1) == .period ? last + 1 : last + 2
      guard structure.kind(dot) == .period, let call = structure.call(of: dot + 1),
        structure.kind(dot - 1) != .leftBrace, dot == last + 1 || structure.isUnwrapping(dot - 1)
      else { return nil }
      if Self.searches.contains(dot + 1, in: structure), let first = structure.firstArgument(of: call),
        let quote = structure.literal(first), structure.isLatin(stringAt: quote)
      {
        return quote
      }
      guard Self.passing.contains(dot + 1, in: structure) else { return nil }
      last = structure.last(ofGroup: call.open)
    }
    return nil
  }

  /// `text == Texts.minusZero`, where that is `"-0"`
  private func latinConstant(besides text: Expression) -> Int? {
    for sign in [text.first - 1, text.last + 1] where sign > 0 && structure.token(sign, isAnyOf: "==", "!=") {
      guard structure.kind(sign + 1) != nil else { continue }
      let other = structure.unwrapped(structure.operand(around: sign < text.first ? sign - 1 : sign + 1))
      guard structure.kind(other.last) == .identifier, let value = initialValue(of: other.last, isConstant: true),
        structure.kind(value.first) == .stringStart, structure.end(ofGroup: value.first) == value.last,
        structure.isLatin(stringAt: value.first)
      else { continue }
      return value.first
    }
    return nil
  }

  private static let searches: WordSet = [
    "contains", "hasPrefix", "hasSuffix", "replacingOccurrences", "range", "components", "split", "starts",
    "localizedCaseInsensitiveContains", "localizedStandardContains", "firstIndex", "ranges", "replacing",
  ]

  /// What gives the same text in other letters, or with others cut out.
  private static let passing: WordSet = [
    "lowercased", "uppercased", "trimmingCharacters", "replacingOccurrences", "replacing",
  ]
}

extension Structure {
  fileprivate func isUnwrapping(_ index: Int) -> Bool { kind(index) == .postfixQuestion || kind(index) == .exclamation }

  /// Whether a literal holds a Latin digit, or is AM or PM: what no text in Arabic holds. Escapes are none of these.
  fileprivate func isLatin(stringAt quote: Int) -> Bool {
    guard kind(quote + 1) == .stringText, kind(quote + 2) == .stringEnd else { return false }
    let bytes = bytes(quote + 1)
    guard !bytes.contains(UInt8(ascii: "\\")) else { return false }
    if bytes.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return true }
    return isHalfOfDay(stringAt: quote)
  }

  /// `"AM"`, `" pm"`
  package func isHalfOfDay(stringAt quote: Int) -> Bool {
    let letters = bytes(quote + 1).filter { $0 != UInt8(ascii: " ") }.map { $0 | 0x20 }
    return letters == Array("am".utf8) || letters == Array("pm".utf8)
  }
}
