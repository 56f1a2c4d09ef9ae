import RTLSyntax

/// Fields whose text the code around them reads as a number: `Int(field.text ?? "")`. What is written into them has to
/// be what that reads.
extension LintedFile {
  /// Whether a text that is assigned to this property is read as a number somewhere in the file.
  func isReadBack(property: Int) -> Bool {
    guard structure.token(property, isAnyOf: "text", "stringValue"), !numberReadings.isEmpty else { return false }
    return numberReadings.contains { !isTitle($0) && isSameField($0, property) }
  }

  /// `Int(sender.currentTitle ?? "")`: the titles of buttons say by number what they are.
  var readsTitlesAsNumbers: Bool { numberReadings.contains(where: isTitle) }

  private func isTitle(_ reading: Int) -> Bool { structure.token(reading, is: "currentTitle") }

  /// `var text: String { get { String(count) } set { count = Int(newValue) ?? 0 } }`: what the getter writes the setter
  /// reads.
  func isParsedBySetter(beside getter: Int) -> Bool {
    let scope = structure.scopes[getter]
    let property = scope.kind == .accessor ? Int(scope.parent) : getter
    guard structure.scopes.indices.contains(property), structure.scopes[property].kind == .property else {
      return false
    }
    return uses(of: "newValue", within: structure.words(ofScope: property)).contains {
      isParsed(structure.operand(around: $0), $0)
    }
  }

  private func isSameField(_ reading: Int, _ written: Int) -> Bool {
    let receiver = ownReceiver(of: written)
    if let other = ownReceiver(of: reading) {
      if structure.token(other, is: "sender"), isInSameFunction(reading, written) { return true }
      return receiver.map { structure.tokens[$0].name == structure.tokens[other].name } ?? false
    }
    // `Int(stringValue)` in a field's own class: written there, or by whoever has such a field.
    guard let owner = structure.typeName(around: reading).map({ structure.wideName($0) }) else { return false }
    if let receiver { return type(ofName: receiver)?.value == owner }
    return structure.typeName(around: written).map { structure.wideName($0) } == owner
  }

  /// What an action is sent by is one of the fields it sets.
  private func isInSameFunction(_ reading: Int, _ written: Int) -> Bool {
    structure.scopes.contains {
      $0.kind == .function && Int($0.open)..<Int($0.close) ~= reading && Int($0.open)..<Int($0.close) ~= written
    }
  }

  /// What `text` or `stringValue` belongs to; nothing where that is the type around it.
  private func ownReceiver(of property: Int) -> Int? {
    structure.receiverName(ofMember: property).flatMap { structure.token($0, is: "self") ? nil : $0 }
  }

  /// Each `text`, `stringValue` and `currentTitle` of the file that is read as a number.
  func findNumberReadings() -> [Int] {
    structure.tokens.indices.filter {
      structure.kind($0) == .identifier && Self.fieldTexts.contains($0, in: structure) && isReadAsNumber($0)
    }
  }

  private static let fieldTexts: WordSet = ["text", "stringValue", "currentTitle"]

  private func isReadAsNumber(_ text: Int) -> Bool {
    let whole = structure.operand(around: text)
    if isParsed(whole, text) || isAskedForNumber(whole) { return true }
    // `if let text = field.text, let count = Int(text)`
    guard structure.kind(whole.first - 1) == .equal, case .initial(let declaration) = structure.place(of: whole) else {
      return false
    }
    let name = Int(structure.declarations[declaration].name)
    let word = structure.tokens[name].name
    return (whole.last + 1..<min(whole.last + Self.nearby, structure.tokens.count)).contains {
      structure.tokens[$0].name == word && structure.kind($0) == .identifier
        && isParsed(structure.operand(around: $0), $0)
    }
  }

  private static let nearby = 120

  /// Whether an operand that ends with a name stands in the parentheses of `Int(…)`.
  private func isParsed(_ operand: Expression, _ name: Int) -> Bool {
    let isUnwrapped = structure.kind(name + 1) == .postfixQuestion || structure.kind(name + 1) == .exclamation
    guard operand.last == (isUnwrapped ? name + 1 : name), let open = structure.list(around: operand.first),
      structure.kind(open) == .leftParen, NumberParsers.contains(open - 1, in: structure),
      let argument = structure.firstElement(ofGroup: open)
    else { return false }
    // Parentheses may stand around it, and `?? ""` behind.
    return (argument.start..<operand.first).allSatisfy { structure.kind($0) == .leftParen }
      && argument.label.map { structure.token($0, is: "string") } ?? true
  }

  /// `(field.text as NSString).doubleValue`, `NSString(string: field.text).integerValue`
  private func isAskedForNumber(_ operand: Expression) -> Bool {
    var inner = operand.first
    while let open = structure.opening(around: inner), structure.kind(open) == .leftParen {
      let close = structure.end(ofGroup: open)
      if Self.numberMembers.contains(close + 2, in: structure), structure.kind(close + 1) == .period {
        return (max(0, open - 1)..<close).contains { structure.token($0, is: "NSString") }
      }
      inner = open
    }
    return false
  }

  private static let numberMembers: WordSet = [
    "doubleValue", "floatValue", "intValue", "integerValue", "longLongValue",
  ]
}
