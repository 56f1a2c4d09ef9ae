import RTLSyntax

/// Are two expressions the forms of a text for one and for many?
package struct PluralForms {
  let site: Site
  let structure: Structure

  package init(_ site: Site) {
    self.site = site
    structure = site.structure
  }

  package func areForms(_ choice: PluralChoice) -> Bool {
    let (yes, no) = (choice.yes, choice.no)
    if standsInFor(yes, no) || standsInFor(no, yes) { return structure.countsThings(choice.counted) }
    guard isText(yes), isText(no), !isDigits(yes), !isDigits(no), !namesTheOnlyOne(yes), !namesTheOnlyOne(no),
      !isAddition(yes, no),
      !isAddition(no, yes), !countsOthers(yes, choice.counted), !countsOthers(no, choice.counted),
      !isNothing(yes, beside: no), !isNothing(no, beside: yes), !speaksOfAll(yes), !speaksOfAll(no),
      structure.countsThings(choice.counted) || isCountedAnyway(choice) || areNamedForms(yes, no)
    else { return false }
    if areNamedForms(yes, no) { return true }
    if isTranslated(yes) && isTranslated(no) {
      return showsNumber(choice) || !areNumbered(yes, no) && !(speaksOfNoNumber(yes) && speaksOfNoNumber(no))
    }
    guard isRead(choice) || isKeyOfTranslation(choice.whole) || hasUnknownReader(choice) else { return false }
    // "Delete item" and "Delete items" speak of no number: what other languages make of them is open.
    return !(isLiteral(yes) && isLiteral(no)) || isKeyOfTranslation(choice.whole) || showsNumber(choice)
      || areBareForms(yes, no) || isEnding(choice) || areKeysOfForms(yes, no)
  }

  /// `streak == 1 ? "day" : "days"`, `"\(age) year\(age == 1 ? "" : "s")"`: whatever it is called, it is counted.
  private func isCountedAnyway(_ choice: PluralChoice) -> Bool {
    !structure.tellsPlace(choice.counted)
      && (areBareForms(choice.yes, choice.no) || tellOneAndMany(choice.yes, choice.no, choice.counted)
        || tellOneAndMany(choice.no, choice.yes, choice.counted))
      || isEnding(choice) && standsBesideNumber(choice.whole, choice.counted)
  }

  /// `"1 more"`, `"\(left) more"`: the very number, written out for one.
  func tellOneAndMany(_ one: Expression, _ many: Expression, _ counted: Int) -> Bool {
    let inner = structure.unwrapped(one)
    guard isLiteral(inner), inner.last == inner.first + 2 else { return false }
    let words = structure.bytes(inner.first + 1).split(separator: UInt8(ascii: " "))
    return words.count > 1 && ["1", "one"].contains { one in words.contains { isWord($0, one) } }
      && many.tokens.contains {
        structure.kind($0) == .interpolationStart
          && structure.lastName(endingAt: structure.end(ofGroup: $0) - 1).map {
            structure.tokens[$0].name == structure.tokens[counted].name
          } ?? false
      }
  }

  private func isWord(_ word: ArraySlice<UInt8>, _ lowercase: StaticString) -> Bool {
    lowercase.withUTF8Buffer { word.count == $0.count && word.elementsEqual($0) { $0 | 0x20 == $1 | 0x20 } }
  }

  /// `"\(n) file\(n == 1 ? "" : "s")"`: English, whoever reads it.
  private func isEnding(_ choice: PluralChoice) -> Bool {
    guard let one = ending(choice.yes), let other = ending(choice.no), isPutBehindWord(choice.whole) else {
      return false
    }
    return [["", "s"], ["", "es"], ["ies", "y"]].contains([one, other].sorted())
  }

  /// Whether it is an ending in a text of which it is not known who reads it.
  private func isEndingForUnknownReader(_ choice: PluralChoice) -> Bool {
    isEnding(choice) && site.audience(of: choice.whole) == .unknown && !site.file.project.isWithoutScreens
  }

  /// Whether it is not known who reads it.
  package func hasUnknownReader(_ choice: PluralChoice) -> Bool {
    isEndingForUnknownReader(choice) || isNounForUnknownReader(choice) || isPhraseForUnknownReader(choice)
  }

  /// `counter(with: days == 1 ? "DAY" : "DAYS")`: one noun, of which it is not known who reads it.
  private func isNounForUnknownReader(_ choice: PluralChoice) -> Bool {
    guard areBareForms(choice.yes, choice.no), structure.countsThings(choice.counted),
      case .argument = structure.place(of: choice.whole)
    else { return false }
    return site.audience(of: choice.whole) == .unknown && !site.file.project.isWithoutScreens
  }

  private func ending(_ text: Expression) -> String? {
    let inner = structure.unwrapped(text)
    guard isLiteral(inner), inner.last - inner.first <= 2 else { return nil }
    return inner.last == inner.first + 1 ? "" : structure.text(inner.first + 1)
  }

  private func isRead(_ choice: PluralChoice) -> Bool {
    let texts = [choice.yes, choice.no]
    guard texts.allSatisfy({ isProse($0) }) else { return false }
    let areShown = texts.allSatisfy { structure.token(structure.unwrapped($0).first, is: "Text") }
    return areShown && showsNumber(choice) || site.audience(of: choice.whole).isUser.isYes
  }

  /// `"DAY"` and `"DAYS"`: one noun, with the number in a text of its own.
  private func areBareForms(_ yes: Expression, _ no: Expression) -> Bool {
    guard let one = noun(yes), let other = noun(no), one.count != other.count else { return false }
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    return long.starts(with: short) && long.count == short.count + 1
      && long.last.map { $0 | 0x20 } == UInt8(ascii: "s")
  }

  /// The text of a literal that is one word, perhaps with a blank before it.
  private func noun(_ text: Expression) -> ArraySlice<UInt8>? {
    let inner = structure.unwrapped(text)
    guard inner.last == inner.first + 2, structure.kind(inner.first + 1) == .stringText else { return nil }
    let bytes = structure.bytes(inner.first + 1).drop { $0 == UInt8(ascii: " ") }
    return bytes.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 } ? bytes : nil
  }

  /// Whether the number is told in the text or beside it, as far as one can see.
  package func showsNumber(_ choice: PluralChoice) -> Bool {
    tellsNumber(choice.yes, choice.counted) || tellsNumber(choice.no, choice.counted)
      || standsBesideNumber(choice.whole, choice.counted) || isFormat(choice.whole, choice.counted)
  }

  /// `count == 1 ? "" : " + \(count)"`: one is not told of at all. An ending is.
  private func isNothing(_ text: Expression, beside other: Expression) -> Bool {
    guard ending(text) == "" else { return false }
    return structure.unwrapped(other).tokens.contains { structure.kind($0) == .interpolationStart }
  }

  // MARK: - Numbers

  /// `youAndOthers(count - 1)`: one thing alone or others besides, whose plural is made elsewhere.
  private func countsOthers(_ text: Expression, _ counted: Int) -> Bool {
    text.tokens.contains {
      structure.tokens[$0].name == structure.tokens[counted].name && structure.token($0 + 1, is: "-")
        && structure.token($0 + 2, is: "1")
    }
  }

  /// `"\(count) items"`, `"1 item"`, `L10n.items(count)`, `L10n.itemsCountFormat`.
  private func tellsNumber(_ text: Expression, _ counted: Int) -> Bool {
    text.tokens.contains { index in
      switch structure.tokens[index].kind {
      case .interpolationStart: return structure.content(ofInterpolation: index).map(isNumberOrMany) ?? false
      case .stringText:
        return structure.bytes(index).contains { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "%") }
          || structure.name(index, holdsAnyOf: Self.numberWords)
      case .identifier:
        if structure.tokens[index].name == structure.tokens[counted].name { return true }
        if structure.token(index, is: "format"), structure.kind(index + 1) == .colon { return isFilledWithMore(index) }
        return structure.name(index, holdsAnyOf: Self.numberWords)
      default: return false
      }
    }
  }

  private static let numberWords: [StaticString] = ["count", "format", "template", "number", "nb", "numberof"]

  /// `"\(days) day\(days == 1 ? "" : "s")"`, `"\(n) " + (n == 1 ? "file" : "files")`.
  private func standsBesideNumber(_ text: Expression, _ counted: Int) -> Bool {
    guard let open = structure.opening(around: text.first) else { return false }
    if structure.kind(open) == .interpolationStart, let quote = structure.opening(around: open) {
      return hasNumber(inStringAt: quote, besides: open, counted)
    }
    guard structure.kind(open) == .leftParen, !structure.continuesOperand(open) else { return false }
    let sum = structure.infix(around: structure.operand(around: open))
    guard sum.last - sum.first < 120 else { return false }
    return sum.tokens.contains { index in
      if index >= open, index <= structure.end(ofGroup: open) { return false }
      if structure.kind(index) == .interpolationStart { return true }
      return structure.token(index, is: "String") || structure.token(index, is: "description")
    } || standsBesideNumber(sum, counted)
  }

  private func hasNumber(inStringAt quote: Int, besides start: Int, _ counted: Int) -> Bool {
    structure.interpolations(ofStringAt: quote).contains { other in
      let close = structure.end(ofGroup: other)
      guard other != start, close > other + 1, close < structure.tokens.count else { return false }
      let value = Expression(other + 1, close - 1)
      if site.isNumber(value).isYes { return true }
      if value.tokens.contains(where: { structure.tokens[$0].name == structure.tokens[counted].name }) {
        return true
      }
      return structure.lastName(endingAt: value.last).map { structure.isPluralNoun($0) } ?? false
    }
  }

  /// A text that is filled in later, or is put beside a number: told by its name or by what becomes of it.
  private func isFormat(_ text: Expression, _ counted: Int) -> Bool {
    switch structure.place(of: text) {
    case .argument(let call, let argument): return takesFormat(call, argument)
    case .assigned(let name): return structure.name(name, endsWithAnyOf: Self.formats)
    case .initial(let declaration):
      let name = Int(structure.declarations[declaration].name)
      return structure.name(name, endsWithAnyOf: Self.formats) && !isFilledInAlready(text)
        || isFilledIn(declaration, name, counted)
    default: return false
    }
  }

  /// `String(format: L10n.areTyping, names)`: a text by now, whatever it is called.
  private func isFilledInAlready(_ text: Expression) -> Bool {
    text.tokens.contains { structure.token($0, is: "String") && structure.token($0 + 2, is: "format") }
  }

  private static let formats: [StaticString] = ["format", "template", "pattern"]

  private func takesFormat(_ call: Call, _ argument: Argument) -> Bool {
    if let label = argument.label { return structure.token(label, is: "format") }
    return structure.token(call.callee, is: "localizedStringWithFormat")
  }

  /// `let noun = …; label.text = "\(count) \(noun)"`, `let text = …; String(format: text, count)`.
  private func isFilledIn(_ declaration: Int, _ name: Int, _ counted: Int) -> Bool {
    let word = structure.tokens[name].name
    let end = min(structure.tokens.count, name + 400)
    return (name + 1..<max(name + 1, end)).contains { use in
      guard structure.tokens[use].name == word, structure.tokens[use].kind == .identifier, !structure.isMember(use),
        site.file.declaration(of: use) == declaration
      else { return false }
      switch structure.place(of: structure.operand(around: use)) {
      case .argument(let call, let argument): return takesFormat(call, argument)
      case .interpolated(let start):
        return structure.opening(around: start).map { hasNumber(inStringAt: $0, besides: start, counted) } ?? false
      case .operand(let sign) where structure.token(sign, is: "+"):
        let sum = structure.infix(around: structure.operand(around: use))
        return sum.tokens.prefix(120).contains { structure.tokens[$0].name == structure.tokens[counted].name }
      default: return false
      }
    }
  }

  // MARK: - Texts

  /// `String(seconds).count == 1 ? "0" : ""`: a zero before a digit.
  private func isDigits(_ text: Expression) -> Bool {
    let inner = structure.unwrapped(text)
    return isLiteral(inner) && inner.last == inner.first + 2
      && structure.bytes(inner.first + 1).allSatisfy { 0x30...0x39 ~= $0 }
  }

  func isLiteral(_ expression: Expression) -> Bool {
    let inner = structure.unwrapped(expression)
    return structure.kind(inner.first) == .stringStart && structure.end(ofGroup: inner.first) == inner.last
  }

  /// `count > 1 ? L10n.andOthers : ""`: something is added, or is not. An ending such as `"s"` is another matter.
  private func isAddition(_ empty: Expression, _ other: Expression) -> Bool {
    let inner = structure.unwrapped(empty)
    return structure.kind(inner.first) == .stringStart && inner.last == inner.first + 1 && !isLiteral(other)
  }

  /// A literal, a translation, a format filled in.
  private func isText(_ expression: Expression) -> Bool {
    let inner = structure.unwrapped(expression)
    guard inner.first <= inner.last, inner.last < structure.tokens.count else { return false }
    if structure.kind(inner.first) == .stringStart { return true }
    if site.file.isLocalizedText(inner) || areNamedForms(inner, inner) { return true }
    guard let name = structure.lastName(endingAt: inner.last), structure.call(of: name) != nil else { return false }
    if structure.token(name, isAnyOf: "Text", "LocalizedStringKey", "LocalizedStringResource") {
      return structure.call(of: name).flatMap { structure.firstArgument(of: $0) }.map {
        structure.kind(structure.unwrapped($0.expression).first) == .stringStart
      } ?? false
    }
    return structure.token(name, isAnyOf: "String", "localizedStringWithFormat")
  }

  /// A translation, or a translated format filled in.
  private func isTranslated(_ expression: Expression) -> Bool {
    let inner = structure.unwrapped(expression)
    if site.file.isLocalizedText(inner) { return true }
    guard let name = structure.lastName(endingAt: inner.last), let call = structure.call(of: name),
      structure.token(name, isAnyOf: "String", "localizedStringWithFormat"),
      let format = structure.arguments(of: call).first, !format.isEmpty
    else { return false }
    return site.file.isLocalizedText(format.expression)
  }

  /// Words, and no pattern, key or address.
  func isProse(_ expression: Expression) -> Bool {
    let inner = structure.unwrapped(expression)
    guard structure.kind(inner.first) == .stringStart else { return true }
    return structure.texts(ofStringAt: inner.first).allSatisfy { text in
      !structure.source[text].contains { byte in
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "{"): true
        default: false
        }
      }
    }
  }

  /// `singularFormat`, `pluralTitle`.
  private func areNamedForms(_ yes: Expression, _ no: Expression) -> Bool {
    [yes, no].allSatisfy { expression in
      guard let name = structure.lastName(endingAt: structure.unwrapped(expression).last) else { return false }
      return structure.name(name, holdsAnyOf: ["singular", "plural"])
    }
  }

  /// `(count == 1 ? "item_one" : "item_many").localized`
  private func isKeyOfTranslation(_ whole: Expression) -> Bool {
    if structure.kind(whole.last + 1) == .period || structure.kind(whole.last + 2) == .period {
      let name = structure.kind(whole.last + 1) == .period ? whole.last + 2 : whole.last + 3
      if structure.token(name, isAnyOf: "localized", "localize", "localizedString") { return true }
    }
    // The last member of the second literal: `… : "item_many".localized`
    guard let name = structure.lastName(endingAt: whole.last), name >= whole.first else { return false }
    return structure.token(name, isAnyOf: "localized", "localize")
  }

  /// `users[0].name`, `files.first`: a sentence about this one, not the singular of a plural.
  private func namesTheOnlyOne(_ expression: Expression) -> Bool {
    expression.tokens.contains { index in
      if structure.kind(index) == .leftSquare, structure.token(index + 1, is: "0") { return true }
      return structure.token(index, isAnyOf: "first", "last", "name", "title") && structure.isMember(index)
        || structure.name(index, endsWithAnyOf: ["name"]) && structure.kind(index) == .identifier
    }
  }
}
