import RTLSyntax

/// A choice between one text and another by whether something is one: `count == 1 ? "item" : "items"`.
package struct PluralChoice: Sendable {
  /// What is counted, by its last name.
  package var counted: Int
  package var yes: Expression
  package var no: Expression
  /// The whole ternary, or the first of the two texts that statements give.
  package var whole: Expression

  package init(counted: Int, yes: Expression, no: Expression, whole: Expression) {
    self.counted = counted
    self.yes = yes
    self.no = no
    self.whole = whole
  }
}

extension Site {
  /// The choice of the ternary whose `?` this is, if both sides are forms of one text.
  package func pluralChoice(question: Int) -> PluralChoice? {
    guard let parts = structure.ternary(question: question),
      case let condition = structure.unwrapped(parts.condition), condition.last - 1 > condition.first,
      let counted = structure.nameCompared(withOneAt: condition.last - 1)
    else { return nil }
    let whole = Expression(parts.condition.first, parts.no.last)
    let choice = PluralChoice(counted: counted, yes: parts.yes, no: parts.no, whole: whole)
    return PluralForms(self).areForms(choice) ? choice : nil
  }

  /// Whether a text is a side of such a choice, or stands beside one in the same text: whoever mends the plural has the
  /// number in the translation, too.
  package func isInPluralChoice(_ text: Expression) -> Bool {
    var whole = structure.infix(around: text)
    for _ in 0..<4 {
      if let question = structure.ternaryQuestion(around: whole) { return pluralChoice(question: question) != nil }
      if holdsPluralChoice(whole) { return true }
      guard let open = structure.opening(around: whole.first) else { return false }
      if structure.kind(open) == .interpolationStart, let quote = structure.opening(around: open) {
        whole = structure.infix(around: structure.operand(around: quote))
      } else if structure.kind(open) == .leftParen, !structure.continuesOperand(open) {
        whole = structure.infix(around: structure.operand(around: open))
      } else {
        return false
      }
    }
    return false
  }

  private func holdsPluralChoice(_ text: Expression) -> Bool {
    guard text.last - text.first < 120 else { return false }
    return text.tokens.contains {
      structure.kind($0) == .infixQuestion && pluralChoice(question: $0) != nil
    }
  }
}

extension Structure {
  /// What `count == 1`, `items.count > 1` or `minutes >= 2` compares with one, by its last name.
  package func nameCompared(withOneAt sign: Int) -> Int? {
    let isOne = token(sign, isAnyOf: "==", "!=", ">", "<=")
    guard isInfixOperator(sign), kind(sign + 1) == .integer,
      isOne ? token(sign + 1, is: "1") : token(sign, isAnyOf: ">=", "<") && token(sign + 1, is: "2")
    else { return nil }
    return lastName(endingAt: sign - 1)
  }

  /// `items.count`, `days`, `numberOfFiles`: not a section, a step or a state.
  func countsThings(_ name: Int) -> Bool {
    // `extension Int { func plural(…) -> String { self == 1 ? … } }`
    if token(name, is: "self") { return typeName(around: name).map { token($0, isAnyOf: "Int", "UInt") } ?? false }
    if self.name(name, endsWithAnyOf: Self.otherNames) { return false }
    if self.name(name, endsWithAnyOf: Self.countNames) || self.name(name, beginsWithWord: "numberof") { return true }
    if self.name(name, beginsWithWord: "number"), bytes(name).count > 8 { return true }
    return isPluralNoun(name) || self.name(name, holdsAnyOf: Self.timeUnits)
  }

  /// `days`, `files`: not `status`, `address` or `class`.
  package func isPluralNoun(_ name: Int) -> Bool {
    let bytes = bytes(name)
    guard bytes.count > 3, bytes.last == UInt8(ascii: "s"), bytes.dropLast().last != UInt8(ascii: "s") else {
      return false
    }
    return !self.name(name, endsWithAnyOf: Self.otherNames)
  }

  /// `selectedIndex`, `tab`, `mode`: one of several, whose number is no count.
  func tellsPlace(_ name: Int) -> Bool { self.name(name, endsWithAnyOf: Self.placeNames) }

  private static let placeNames: [StaticString] = [
    "index", "idx", "tab", "section", "row", "step", "mode", "kind", "type", "page", "tag", "state", "status", "style",
    "level", "id", "position", "code", "role", "option", "segment",
  ]

  private static let countNames: [StaticString] = [
    "count", "counter", "quantity", "total", "num", "number", "n", "amount", "size", "cnt", "value",
  ]
  /// `daysRemaining`, `minutesLeft`
  private static let timeUnits: [StaticString] = ["years", "months", "weeks", "days", "hours", "minutes", "seconds"]
  private static let otherNames: [StaticString] = [
    "status", "address", "class", "radius", "axis", "progress", "alias", "basis", "focus", "bus", "lines", "pos", "os",
    "sections", "columns", "rows", "synopsis", "plus", "minus", "bonus", "touches",
  ]
}
