import RTLRuleKit
import RTLSyntax

/// Which texts a person has typed.
extension LatinDigitParsing {
  /// Whether a text is what a person has put into a field.
  func isTyped(_ name: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let receiver = structure.receiverName(ofMember: name), !structure.token(receiver, is: "self") else {
      return site.enclosingType(inheritsFrom: Self.fields).isYes
    }
    if structure.name(receiver, holdsAnyOf: Self.otherFields) { return false }
    if structure.name(receiver, endsWithAnyOf: Self.fieldWords) { return true }
    return site.file.type(ofName: receiver).map { Self.fields.contains($0) } ?? false
  }

  /// `guard let text = field.text, let count = Int(text)`
  func followed(_ site: Site) -> Finding? {
    let structure = site.structure
    let value = structure.operand(around: site.index)
    guard structure.isMember(site.index) else { return nil }
    switch structure.kind(value.first - 1) {
    case .equal?, .leftParen?:
      guard case .initial(let declaration) = structure.place(of: value), isTyped(site.index, site) else { return nil }
      return parsing(ofLocal: declaration, site).map { finding($0, site) }
    // `var entered: String { amountField.text ?? "" }`
    case .leftBrace?, .keyword?:
      guard case .returned(let scope) = structure.place(of: value),
        let name = structure.nameOfMember(givenBy: scope), structure.scopes[scope].kind != .function,
        isTyped(site.index, site), !structure.token(name, isAnyOf: "text", "value", "string")
      else { return nil }
      return parsing(ofComputed: name, site).map { finding($0, site) }
    default: return nil
    }
  }

  func parsing(ofLocal declaration: Int, _ site: Site) -> Call? {
    let structure = site.structure
    let name = Int(structure.declarations[declaration].name)
    let word = structure.tokens[name].name
    for use in name + 1..<max(name + 1, min(name + Self.reach, structure.tokens.count))
    where structure.tokens[use].name == word && structure.kind(use) == .identifier {
      guard !structure.isMember(use), site.file.declaration(of: use) == declaration else { continue }
      if let call = parsing(around: use, structure) { return call }
    }
    return nil
  }

  /// `Int(entered)`, `let limit = entered.trimmingCharacters(in: .whitespaces); save(Int(limit))`
  private func parsing(ofComputed name: Int, _ site: Site) -> Call? {
    let structure = site.structure
    for use in site.file.uses(of: structure.tokens[name].name, within: structure.tokens.indices)
    where use != name && isMember(use, ofViewAround: site) {
      if let call = parsing(around: use, structure) { return call }
      if case .initial(let declaration) = structure.place(of: structure.operand(around: use)),
        let call = parsing(ofLocal: declaration, site)
      {
        return call
      }
    }
    return nil
  }

  /// `field.keyboardType = .asciiCapableNumberPad`: a keyboard with no other digits, though they may still be pasted.
  func hasLatinKeyboard(_ site: Site) -> Bool {
    !site.file.uses(of: "asciiCapableNumberPad", within: site.structure.tokens.indices).isEmpty
  }

  /// `TextField("Amount", text: $amount)`, and `Double(amount)` somewhere in the same view.
  func bound(_ site: Site) -> Finding? {
    let structure = site.structure
    let binding = structure.value(at: site.index + 2)
    guard structure.kind(binding.first) == .identifier,
      let name = structure.lastName(endingAt: binding.last), name == binding.last,
      !structure.name(name, holdsAnyOf: Self.otherFields), let call = structure.call(around: site.index),
      structure.name(call.callee, endsWithAnyOf: Self.fieldWords), let word = wrapped(binding.first, structure)
    else { return nil }
    let isOwn = name == binding.first
    for use in site.file.uses(of: isOwn ? word : structure.text(name), within: structure.tokens.indices) {
      let receiver = structure.receiverName(ofMember: use)
      let isSame =
        isOwn ? isMember(use, ofViewAround: site) : receiver.map { structure.text($0) == word } ?? false
      if isSame, let call = parsing(around: use, structure) { return finding(call, site) }
    }
    return nil
  }

  /// `AmountStep(amount: $amount)` of a view that has it typed, and `Double(amount)` in this one, woken at its `@State`.
  func handedOn(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let name = wrappedText(site) else { return nil }
    let view = structure.typeName(around: site.index)
    let projections = site.file.uses(of: "$" + structure.text(name), within: structure.tokens.indices).filter {
      structure.typeName(around: $0) == view
    }
    // A field of this very view is told of there.
    guard !projections.isEmpty, !projections.contains(where: { structure.token($0 - 2, is: "text") }) else {
      return nil
    }
    guard let call = parsing(ofMember: name, site), projections.contains(where: { isTyped(projection: $0, site) })
    else { return nil }
    return finding(call, site)
  }

  /// `@Published var amount = ""` of a model, which a view has typed: `TextField("Amount", text: $model.amount)`.
  func modeled(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let name = wrappedText(site), let model = structure.typeName(around: site.index),
      site.file.project.edits(member: structure.wideName(name), of: structure.wideName(model)),
      let call = parsing(ofMember: name, site)
    else { return nil }
    return finding(call, site)
  }

  /// `amount` of `@State private var amount = ""`, woken at the wrapper.
  private func wrappedText(_ site: Site) -> Int? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .at,
      let name = (site.index + 2..<site.index + 5).first(where: { structure.token($0 - 1, is: "var") }),
      structure.kind(name) == .identifier, !structure.name(name, holdsAnyOf: Self.otherFields),
      !structure.token(name + 2, isAnyOf: "Bool", "Int", "Double", "CGFloat", "Date", "true", "false"),
      !structure.beginsNumber(at: name + 2)
    else { return nil }
    return name
  }

  /// `Double(amount)` in the type whose member it is.
  private func parsing(ofMember name: Int, _ site: Site) -> Call? {
    site.file.uses(of: site.structure.text(name), within: site.structure.tokens.indices).lazy
      .filter { isMember($0, ofViewAround: site) }
      .compactMap { parsing(around: $0, site.structure) }.first
  }

  /// Whether a view is given this as a text that it has typed.
  private func isTyped(projection: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard case .argument(let call, let argument) = structure.place(of: structure.operand(around: projection)),
      let label = argument.label, structure.startsUppercase(call.callee)
    else { return false }
    return site.file.project.edits(member: structure.wideName(label), of: structure.wideName(call.callee))
  }

  /// `amount` of `$amount`
  private func wrapped(_ binding: Int, _ structure: Structure) -> String? {
    let text = structure.text(binding)
    return text.hasPrefix("$") ? String(text.dropFirst()) : nil
  }

  /// Whether a name, with or without `self`, is a member of the type around.
  private func isMember(_ use: Int, ofViewAround site: Site) -> Bool {
    let structure = site.structure
    guard structure.receiverName(ofMember: use).map({ structure.token($0, is: "self") }) ?? true,
      let declared = site.file.declaration(meantBy: use).map({ structure.declarations[$0] })
    else { return false }
    return structure.scope(of: declared)?.kind == .type
      && structure.typeName(around: Int(declared.name)) == structure.typeName(around: site.index)
  }

  private static let fieldWords: [StaticString] = ["field", "textfield", "input", "searchbar", "tf"]
  /// What holds no number that is written in the person's digits.
  static let otherFields: [StaticString] = ["hex", "slider"]
  private static let fields: Set<TypeKey> = [
    TypeKey("UITextField"), TypeKey("UITextView"), TypeKey("NSTextField"), TypeKey("UISearchBar"),
    TypeKey("UISearchTextField"),
  ]
}
