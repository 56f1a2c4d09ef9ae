import RTLSyntax

/// Texts that people edit: what is written into them is seen, and may be read back by code that knows Latin digits alone.
extension DisplaySurvey {
  /// `TextField("Amount", text: $model.amount)`: what is written into the `amount` of a `Model` is seen, and edited.
  mutating func noteEdited(_ start: Int) -> Bool {
    var projection = start
    while structure.kind(projection) == .leftParen { projection += 1 }
    // `$0.summary` is what a closure is given.
    guard structure.kind(projection) == .identifier, structure.bytes(projection).first == UInt8(ascii: "$") else {
      return false
    }
    let name = structure.operand(around: projection).last
    if name == projection + 2, structure.kind(name) == .identifier, let type = typeProjected(by: projection) {
      let key = Self.key(type.value, structure.wideName(name))
      displayed.insert(key)
      displayed.insert(Self.edited(key))
    }
    if name == projection { noteEditedBinding(projection) }
    return true
  }

  /// `TextField("Amount", text: $amount)` of a `@Binding var amount: String`: whoever hands it over has it edited.
  private mutating func noteEditedBinding(_ projection: Int) {
    let word = structure.bytes(projection).dropFirst()
    guard let owner = structure.typeName(around: projection) else { return }
    let binding = declarations(before: projection, count: 200).last {
      let name = Int($0.name)
      return $0.kind == .variable && structure.bytes(name).elementsEqual(word)
        && (max(0, name - 5)..<name).contains { structure.token($0, is: "Binding") && structure.kind($0 - 1) == .at }
    }
    guard let binding else { return }
    displayed.insert(Self.edited(Self.key(structure.wideName(owner), structure.wideName(Int(binding.name)))))
  }

  /// `Model` of `$model`, for `@ObservedObject var model: Model` and `@StateObject var model = Model()`.
  private func typeProjected(by projection: Int) -> TypeKey? {
    let name = structure.bytes(projection).dropFirst()
    let found = declarations(before: projection, count: 200).last {
      $0.kind == .variable && structure.bytes(Int($0.name)).elementsEqual(name)
        && ($0.hasType || $0.value != Structure.none)
    }
    guard let found else { return nil }
    if let type = structure.writtenType(of: found) { return type }
    var value = Int(found.value)
    while structure.kind(value) == .leftParen { value += 1 }
    guard value < structure.tokens.count, structure.startsUppercase(value), structure.kind(value + 1) == .leftParen
    else {
      return nil
    }
    return structure.typeKey(from: value, to: value + 1)
  }

  /// The key of a member whose text a person edits.
  static func edited(_ key: UInt64) -> UInt64 { key ^ 0x2C1B_9E37_0D5E_77A3 }

  // MARK: - Read back

  /// `Double(invoice.amount)!`, `Int(order.quantity) ?? 0`, `if let sum = Double(order.sum)`: what is written into such a
  /// member has to be what that reads. A number made of another number is never nil.
  mutating func noteParsed(by parser: Int) {
    guard !structure.isMember(parser), let call = structure.call(of: parser),
      let text = structure.firstArgument(of: call), !text.isEmpty,
      text.label.map({ structure.token($0, is: "string") }) ?? true,
      case let name = endOfTidied(text.end - 1), structure.kind(name) == .identifier
    else { return }
    let mayBeNil = mayBeNil(parser, call)
    guard structure.isMember(name) else {
      if name == text.start { noteParsedHere(name, mayBeNil: mayBeNil) }
      return
    }
    guard mayBeNil else { return }
    let word = structure.wideName(name)
    guard Self.tooCommon.contains(name, in: structure) else {
      displayed.insert(Self.parsed(word))
      return
    }
    switch holder(ofMember: name) {
    case .type(let type): displayed.insert(Self.parsed(Self.key(type, word)))
    case .member(let holder, let isElement):
      unseen.append(UnseenDisplay(holder: holder, isElement: isElement, member: word, receiver: nil, use: .parsed))
    case nil: break
    }
  }

  /// `Int(value)` beside `let value: String`: what the type around makes of its own. It has to be what whoever is bound to
  /// it writes, and the placeholder beside it shows how to write it.
  private mutating func noteParsedHere(_ name: Int, mayBeNil: Bool) {
    guard let owner = structure.typeName(around: name) else { return }
    let declared = declarations(before: name, count: 200).last {
      structure.tokens[Int($0.name)].name == structure.tokens[name].name && isInSight($0, from: name)
    }
    guard let declared, declared.kind == .variable, structure.scope(of: declared)?.kind == .type,
      mayBeNil || structure.writtenType(of: declared) == .string
    else { return }
    let (type, word) = (structure.wideName(owner), structure.wideName(name))
    for key in [Self.key(type, word), Self.key(type, Self.placeholder)] { displayed.insert(Self.parsed(key)) }
    if !Self.tooCommon.contains(name, in: structure) { displayed.insert(Self.parsed(Self.key(Self.anyone, word))) }
  }

  static let placeholder = NameHash.wide("placeholder")

  /// Who has a property that somebody else is bound to.
  static let anyone: UInt64 = 1

  /// `sum` of `sum.replacingOccurrences(of: ",", with: ".")`
  private func endOfTidied(_ last: Int) -> Int {
    guard structure.kind(last) == .rightParen, let open = structure.partner(last), structure.isMember(open - 1),
      structure.token(open - 1, isAnyOf: "replacingOccurrences", "trimmingCharacters")
    else { return last }
    return open - 3
  }

  private func mayBeNil(_ parser: Int, _ call: Call) -> Bool {
    let next = structure.end(ofGroup: call.open) + 1
    if structure.kind(next) == .exclamation || structure.token(next, is: "??") { return true }
    return structure.kind(parser - 1) == .equal && structure.token(parser - 3, isAnyOf: "let", "var")
      && (structure.token(parser - 4, isAnyOf: "if", "guard") || structure.kind(parser - 4) == .comma)
  }

  /// The key of an argument that becomes the pattern of a date.
  static func patterned(_ argument: UInt64) -> UInt64 { argument ^ 0x4D27_E1B6_33F9_085C }

  /// The key of a member whose text is made a number again.
  static func parsed(_ member: UInt64) -> UInt64 { member ^ 0x71A9_0C3D_E85F_2B64 }
}
