import RTLSyntax

/// Texts that a person edits, and that code reads back: it may know the way alone in which they are written.
extension Site {
  /// Whether what is written here is read as a number again: both have to change together.
  package func isReadBack(_ text: Expression) -> Bool {
    let whole = structure.outermostText(around: text)
    guard case .assigned(let property) = structure.place(of: whole) else { return false }
    return file.isReadBack(property: property)
  }

  /// Whether what is shown here is read as a number somewhere else: code that does may know this way to write it alone.
  package func isParsed(_ text: Expression) -> Bool {
    switch structure.place(of: structure.outermostText(around: text)) {
    case .argument(let call, let argument):
      if structure.token(call.callee, is: "setTitle") { return file.readsTitlesAsNumbers }
      guard let label = argument.label else { return false }
      // `Toast(message: String(count))`, and `Int(toast.message)` where it is shown.
      return file.project.parses(member: structure.wideName(label)) || isParsed(label, of: call)
    case .returned(let scope): return file.isParsedBySetter(beside: scope)
    default: return false
    }
  }

  /// Whether a person edits the text that is written here, and code reads it back as a rule.
  package func isEdited(_ text: Expression) -> Bool {
    let whole = structure.outermostText(around: text)
    switch structure.place(of: whole) {
    case .argument(let call, let argument):
      // `TextFieldCell.Model(title: "…", text: "…")`
      return argument.label.map { structure.token($0, is: "text") } ?? false
        && structure.path(endingAt: call.callee).contains { structure.name($0, holdsWord: "textfield") }
    case .initial(let declaration):
      return isEdited(local: declaration)
    case .assigned(let property):
      return isEdited(property) || isEdited(laterGivenAway: property) || isEdited(keptAs: property)
    case .returned(let scope):
      return isPlaceholder(givenBy: scope) || isEdited(whereCalled: scope)
    default: return false
    }
  }

  /// `func text(of date: Date) -> String`, each of whose texts goes into a field.
  private func isEdited(whereCalled scope: Int) -> Bool {
    guard let name = structure.nameOfMember(givenBy: scope), structure.token(name - 1, is: "func") else { return false }
    let uses = file.uses(of: structure.tokens[name].name, within: structure.tokens.indices)
    let calls = uses.filter { $0 != name && structure.kind($0 + 1) == .leftParen }
    return !calls.isEmpty
      && calls.prefix(8).allSatisfy {
        guard case .assigned(let property) = structure.place(of: structure.operand(around: $0)) else { return false }
        return isEdited(property)
      }
  }

  /// `var placeholder: String { String(height) }` of a type that reads a text of its own as a number.
  private func isPlaceholder(givenBy scope: Int) -> Bool {
    guard let name = structure.nameOfMember(givenBy: scope), structure.token(name, is: "placeholder") else {
      return false
    }
    return isParsedByOwner(name)
  }

  /// `sum = String(format: "%.2f", total); field.text = sum` of a property that is shown in nothing but fields.
  private func isEdited(keptAs property: Int) -> Bool {
    guard structure.isOwn(property),
      let found = file.ownDeclaration(ofName: property),
      structure.scope(of: structure.declarations[found])?.kind == .type
    else { return false }
    var isInField = false
    let uses = file.uses(of: structure.tokens[property].name, within: structure.tokens.indices)
    guard uses.count < Self.usesOfKept else { return false }
    for use in uses where use != Int(structure.declarations[found].name) && structure.kind(use + 1) != .equal {
      if let other = file.ownDeclaration(ofName: use), other != found { continue }
      switch structure.place(of: structure.operand(around: use)) {
      case .assigned(let sink) where isEdited(sink): isInField = true
      case .compared: break
      case .argument(let call, _) where Self.readers.contains(call.callee, in: structure): break
      default: return false
      }
    }
    return isInField
  }

  private static let usesOfKept = 40
  private static let readers: WordSet = ["print", "NSLog", "Int", "Double", "Float", "Decimal"]

  /// `Pair(value: "\(count)")`, and `Double(pair.value)` somewhere in the project.
  private func isParsed(_ label: Int, of call: Call) -> Bool {
    structure.startsUppercase(call.callee)
      && file.project.parses(member: structure.wideName(label), of: structure.wideName(call.callee))
  }

  /// `let text: String; if isShort { text = "\(count)" } else { … }; field.text = text`
  private func isEdited(laterGivenAway name: Int) -> Bool {
    guard !structure.isMember(name), let found = file.declaration(of: name) else { return false }
    let declaration = structure.declarations[found]
    let isLet = structure.token(Int(declaration.name) - 1, is: "let")
    return isLet && declaration.value == Structure.none && declaration.hasType
      && file.uses(ofLocal: found).contains {
        guard case .assigned(let property) = structure.place(of: structure.operand(around: $0)) else { return false }
        return structure.isMember(property) && isEdited(property)
      }
  }

  /// `let text = "\(count)"`, and a field that is given it.
  private func isEdited(local declaration: Int) -> Bool {
    guard let scope = structure.scope(of: structure.declarations[declaration]), scope.kind != .type else {
      return false
    }
    return file.uses(ofLocal: declaration).contains {
      let use = structure.operand(around: $0)
      guard use.last == $0 else { return false }
      if case .initial = structure.place(of: use) { return false }
      return isEdited(use)
    }
  }

  private func isEdited(_ property: Int) -> Bool {
    if structure.name(property, endsWithWord: "input") || isBound(property) || file.isReadBack(property: property)
      || file.project.parses(member: structure.wideName(property)) || isParsedByOwner(property)
      || isParsedByHolder(property)
    {
      return true
    }
    guard structure.token(property, isAnyOf: "text", "stringValue"),
      let receiver = structure.receiverName(ofMember: property)
    else { return false }
    if let type = file.type(ofName: receiver), Self.fields.contains(name: type.value) { return true }
    if structure.name(receiver, endsWithAnyOf: ["textfield", "input", "tf", "sender"]) { return true }
    if structure.token(property, is: "text"), structure.name(receiver, endsWithWord: "field") { return true }
    return isUsedAsField(receiver)
  }

  /// `self.value = "\(count)"` in a type that makes of its `value` a number again.
  private func isParsedByOwner(_ property: Int) -> Bool {
    guard structure.isOwn(property),
      let owner = structure.typeName(around: property)
    else { return false }
    let word = structure.wideName(property)
    return file.project.parses(member: word, of: structure.wideName(owner))
      || isBinding(property) && file.project.parses(member: word, of: DisplaySurvey.anyone)
  }

  /// `@Binding var amount: String`: read by whoever hands it over, under the same name as a rule.
  private func isBinding(_ property: Int) -> Bool {
    guard let found = file.ownDeclaration(ofName: property) else { return false }
    let name = Int(structure.declarations[found].name)
    return (max(0, name - 5)..<name).contains { structure.token($0, is: "Binding") && structure.kind($0 - 1) == .at }
  }

  /// `model.mileage = "\(distance)"` of a model that makes of its `mileage` a number again.
  private func isParsedByHolder(_ property: Int) -> Bool {
    guard structure.isMember(property), let receiver = structure.receiverName(ofMember: property),
      receiver == property - 2, structure.kind(receiver) == .identifier, let type = file.type(ofName: receiver)
    else { return false }
    return file.project.parses(member: structure.wideName(property), of: type.value) && file.project.declaresType(type)
  }

  private static let fields: WordSet = ["UITextField", "UITextView", "UISearchBar", "NSTextView", "NSSearchField"]

  /// `TextField("Port", text: $port)`, here or, for a model's, anywhere in the project
  private func isBound(_ property: Int) -> Bool {
    guard structure.isOwn(property) else { return false }
    if let owner = structure.typeName(around: property),
      file.project.edits(member: structure.wideName(property), of: structure.wideName(owner))
    {
      return true
    }
    return file.uses(of: "$" + structure.text(property), within: structure.tokens.indices).contains {
      structure.token($0 - 2, is: "text")
    }
  }

  /// Whether the code around does with a view what one does with a field that is edited: `widthField.delegate = self`.
  private func isUsedAsField(_ receiver: Int) -> Bool {
    file.uses(of: structure.tokens[receiver].name, within: structure.tokens.indices).contains {
      guard let member = structure.memberBehind($0) else { return false }
      if structure.token(member, is: "isEditable") { return structure.token(member + 2, is: "true") }
      return Self.fieldMembers.contains(member, in: structure)
    }
  }

  private static let fieldMembers: WordSet = [
    "delegate", "formatter", "keyboardType", "becomeFirstResponder", "addTarget", "intValue", "doubleValue",
    "floatValue", "integerValue",
  ]
}
