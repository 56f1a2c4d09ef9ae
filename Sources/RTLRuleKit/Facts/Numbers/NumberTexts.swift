import RTLSyntax

/// A project's own members that write a number as it stands, with no regard to the language:
/// `extension Int { var toString: String { String(self) } }`. Where one is used it says what `String(count)` says.
package struct NumberTexts: Sendable {
  /// By what a member is known to be one of these.
  package enum Reach: Sendable {
    /// By its name, taken from a number: others have members of that name, too.
    case numbers
    /// By its name alone.
    case everything
    /// None of these: the project writes a number in a way of its own under this name.
    case otherwise
  }

  /// What such members are called. Those of other names are told where they are written.
  package static let words = ["toString", "asString", "toStr", "str", "strValue", "string", "stringValue", "asText"]
  fileprivate static let names = WordSet(words)
  /// The platform's own texts have these names.
  private static let platformNames: WordSet = ["string", "stringValue"]

  /// By name: what extensions of numbers say of it, and what all types say of it.
  private var ofNumbers = NameTable()
  private var ofAll = NameTable()

  func reach(ofMember name: UInt64) -> Reach? {
    if ofNumbers[name] == .conflict { return .otherwise }
    guard ofNumbers[name] == .string else { return nil }
    return ofAll[name] == .string ? .everything : .numbers
  }

  mutating func survey(_ declaration: Declaration, in structure: Structure) {
    let index = Int(declaration.name)
    guard Self.names.contains(index, in: structure) else { return }
    let isOfNumber = structure.isOfNumber(declaration)
    let text: TypeKey = isOfNumber && structure.writesDigits(declaration) ? .string : .conflict
    let name = structure.wideName(index)
    if isOfNumber { ofNumbers.record(text, for: name) }
    ofAll.record(Self.platformNames.contains(index, in: structure) ? .conflict : text, for: name)
  }

  mutating func settle() {
    ofNumbers.settle()
    ofAll.settle()
  }

  mutating func merge(_ other: NumberTexts) {
    ofNumbers.merge(other.ofNumbers)
    ofAll.merge(other.ofAll)
  }
}

extension Site {
  /// Whether a text is all that a member gives which is told of wherever it is used.
  package func isNumberText(_ text: Expression) -> Bool {
    guard case .returned(let scope) = structure.place(of: text), let name = structure.nameOfMember(givenBy: scope),
      NumberTexts.names.contains(name, in: structure)
    else { return false }
    switch file.project.reach(ofNumberText: structure.wideName(name)) {
    case .numbers, .everything: return true
    case .otherwise, nil: return false
    }
  }
}

extension Structure {
  /// Whether a member stands in an extension of a number.
  fileprivate func isOfNumber(_ declaration: Declaration) -> Bool {
    guard let owner = scope(of: declaration), token(Int(owner.introducer), is: "extension"),
      owner.name != Structure.none
    else { return false }
    return NumberReader.numberTypes.contains(Int(owner.name), in: self)
      || NumberReader.numberProtocols.contains(Int(owner.name), in: self)
  }

  /// Whether all a member gives is the number it is taken from, as `String(self)`, `"\(self)"` or `description`.
  fileprivate func writesDigits(_ declaration: Declaration) -> Bool {
    let name = Int(declaration.name)
    guard writtenType(of: declaration) == .string, declaration.body != Structure.none,
      kind(name + 1) != .leftParen || end(ofGroup: name + 1) == name + 2
    else { return false }
    var open = Int(declaration.body)
    var close = end(ofGroup: open)
    if token(open + 1, is: "get"), kind(open + 2) == .leftBrace, end(ofGroup: open + 2) == close - 1 {
      (open, close) = (open + 2, close - 1)
    }
    let start = token(open + 1, is: "return") ? open + 2 : open + 1
    guard start < close, close < tokens.count else { return false }
    return isDigits(Expression(start, close - 1))
  }

  private func isDigits(_ text: Expression) -> Bool {
    let text = unwrapped(text)
    let (first, last) = (text.first, text.last)
    if token(first, is: "String"), kind(first + 1) == .leftParen, end(ofGroup: first + 1) == last {
      let isDescription = token(first + 2, is: "describing") && kind(first + 3) == .colon
      return isItself(from: first + (isDescription ? 4 : 2), through: last - 1)
    }
    if kind(first) == .stringStart, kind(first + 1) == .interpolationStart, end(ofGroup: first) == last {
      return end(ofGroup: first + 1) == last - 1 && isItself(from: first + 2, through: last - 2)
    }
    return token(last, is: "description")
      && (first == last || isMember(last) && isItself(from: first, through: last - 2))
  }

  /// `self`, or `Int(self)`
  private func isItself(from first: Int, through last: Int) -> Bool {
    guard first <= last else { return false }
    let value = unwrapped(Expression(first, last))
    if value.first == value.last { return token(value.first, is: "self") }
    let open = value.first + 1
    return NumberReader.numberTypes.contains(value.first, in: self) && kind(open) == .leftParen
      && end(ofGroup: open) == value.last && token(open + 1, is: "self") && value.last == open + 2
  }
}
