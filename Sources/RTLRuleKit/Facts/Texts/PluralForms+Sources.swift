import RTLSyntax

/// What translations say in the language they are made from.
extension PluralForms {
  /// `NSLocalizedString("Delete item", comment: "")`, in place or by a constant: words instead of a key, and no number
  /// among them.
  func speaksOfNoNumber(_ text: Expression) -> Bool {
    guard let quote = sourceText(of: text, depth: 3), structure.interpolations(ofStringAt: quote).first == nil,
      structure.wordCount(ofStringAt: quote) > 1
    else { return false }
    return structure.texts(ofStringAt: quote).allSatisfy { text in
      let bytes = structure.source[text]
      return bytes.contains(UInt8(ascii: " ")) && !bytes.contains { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "%") }
    }
  }

  /// `count > 1 ? L10n.deleteAll : L10n.delete`: all of them, however many.
  func speaksOfAll(_ text: Expression) -> Bool {
    structure.lastName(endingAt: structure.unwrapped(text).last).map { structure.name($0, endsWithWord: "all") }
      ?? false
  }

  private func sourceText(of text: Expression, depth: Int) -> Int? {
    let inner = structure.unwrapped(text)
    guard depth > 0, let name = structure.lastName(endingAt: inner.last) else { return nil }
    if structure.kind(inner.last) == .rightParen {
      return structure.call(of: name).flatMap { structure.firstArgument(of: $0) }.flatMap { structure.literal($0) }
    }
    return site.file.initialValue(of: name, isConstant: true).flatMap { sourceText(of: $0, depth: depth - 1) }
  }

  /// `L10n.step1` and `L10n.step2`: one of several texts.
  func areNumbered(_ yes: Expression, _ no: Expression) -> Bool {
    let names = [yes, no].map { text in
      structure.lastName(endingAt: structure.unwrapped(text).last).map { structure.bytes($0) } ?? []
    }
    return names.allSatisfy { $0.last.map { 0x30...0x39 ~= $0 } ?? false } && names[0].count == names[1].count
      && names[0].dropLast().elementsEqual(names[1].dropLast())
  }
}
