import RTLSyntax

/// Ways to write the two forms other than side by side.
extension PluralForms {
  /// `model.singularTitle ?? model.title` for one, `model.title` for many.
  func standsInFor(_ form: Expression, _ other: Expression) -> Bool {
    let (form, other) = (structure.unwrapped(form), structure.unwrapped(other))
    guard let sign = form.tokens.prefix(24).first(where: { structure.isNilCoalescing($0) }), sign > form.first,
      let name = structure.lastName(endingAt: sign - 1), structure.name(name, holdsAnyOf: ["singular", "plural"])
    else { return false }
    return sign < form.last && structure.areSameText(sign + 1...form.last, other.tokens)
  }

  /// `"roles.one"` and `"roles.many"`, `"item_singular"` and `"item_plural"`: keys of one text that differ in their last word.
  func areKeysOfForms(_ yes: Expression, _ no: Expression) -> Bool {
    guard let yes = partsOfKey(yes), let no = partsOfKey(no), yes.start == no.start else { return false }
    let forms = [yes.end, no.end]
    return forms.contains { ["one", "single", "singular"].contains($0) }
      && forms.contains { ["many", "multiple", "other", "others", "plural", "more"].contains($0) }
  }

  private func partsOfKey(_ literal: Expression) -> (start: String, end: String)? {
    let inner = structure.unwrapped(literal)
    guard isLiteral(inner), inner.last == inner.first + 2 else { return nil }
    let key = structure.text(inner.first + 1)
    guard !key.contains(" "), let joint = key.lastIndex(where: { $0 == "." || $0 == "_" || $0 == "-" }) else {
      return nil
    }
    return (String(key[..<joint]), key[key.index(after: joint)...].lowercased())
  }

  /// `"file\(ending)"` there, or `let ending = count > 1 ? "s" : ""` that is put behind something.
  func isPutBehindWord(_ choice: Expression) -> Bool {
    switch structure.place(of: choice) {
    case .interpolated: return true
    case .initial(let local):
      guard let scope = structure.scope(of: structure.declarations[local]), scope.kind != .type else { return false }
      return site.file.uses(ofLocal: local).contains { use in
        switch structure.place(of: structure.operand(around: use)) {
        case .interpolated: true
        case .operand(let sign): structure.token(sign, is: "+")
        default: false
        }
      }
    default: return false
    }
  }

  /// `"1 message"` and `"\(count) messages"`, `"\(n) \(unit)"` and `"\(n) \(unit)s"`, given back to nobody knows whom: by
  /// their words they are for people.
  func isPhraseForUnknownReader(_ choice: PluralChoice) -> Bool {
    let texts = [choice.yes, choice.no]
    guard texts.allSatisfy({ isLiteral($0) && isProse($0) }), case .returned = structure.place(of: choice.whole),
      isOneOfMany(choice.yes, choice.no, choice.counted) || isOneOfMany(choice.no, choice.yes, choice.counted)
    else { return false }
    return site.audience(of: choice.whole) == .unknown && !site.file.project.isWithoutScreens
  }

  private func isOneOfMany(_ one: Expression, _ many: Expression, _ counted: Int) -> Bool {
    let word = structure.tokens[counted].name
    guard structure.unwrapped(many).tokens.contains(where: { structure.tokens[$0].name == word }) else { return false }
    let isPlural = lastWord(of: many).last == UInt8(ascii: "s")
    return isLonger(many, than: one) || isPlural && tellOneAndMany(one, many, counted)
  }

  /// Whether two literals are alike but for an `s` at the end.
  private func isLonger(_ many: Expression, than one: Expression) -> Bool {
    let (many, one) = (structure.unwrapped(many), structure.unwrapped(one))
    let sameUpTo = many.last - (structure.kind(many.last - 1) == .stringText ? 1 : 0)
    let length = sameUpTo - many.first
    guard length > 1, one.first + length <= one.last, one.last - one.first <= length + 1,
      structure.areSameText(many.first..<sameUpTo, one.first..<one.first + length)
    else { return false }
    let ending = one.first + length < one.last ? lastWord(of: one) : []
    return lastWord(of: many).elementsEqual(Array(ending) + [UInt8(ascii: "s")])
  }

  /// What is written last, without the spaces around it.
  private func lastWord(of literal: Expression) -> ArraySlice<UInt8> {
    let text = structure.unwrapped(literal).last - 1
    guard structure.kind(text) == .stringText else { return [] }
    let bytes = structure.bytes(text)
    let end = bytes.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ".") }
    return end.map { bytes[...$0] } ?? []
  }

  /// What is put in between is a number, or several of something.
  func isNumberOrMany(_ value: Expression) -> Bool {
    site.isNumber(value).isYes || structure.isFormatted(endingAt: value.last)
      || structure.lastName(endingAt: value.last).map { structure.isPluralNoun($0) } ?? false
  }

  /// Whether a format is filled with something that may be a number: `String(format: L10n.items, total)`, but not
  /// `String(format: L10n.areTyping, names)`.
  func isFilledWithMore(_ label: Int) -> Bool {
    guard let call = structure.call(around: label) else { return true }
    return structure.arguments(of: call).dropFirst().contains {
      !$0.isEmpty && !site.isNumber($0.expression).isNo
    }
  }
}
