import RTLRuleKit
import RTLSyntax

/// Texts that a view hands to a function or a closure once a person has typed them.
extension LatinDigitParsing {
  /// `Int(value)` in `func submitWidth(value: String)`, which is given away as `onSubmit: submitWidth`, and in
  /// `onSubmit: { value in … }` of what edits a text. Nothing but a text gives a number that may be nil.
  func handed(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .leftParen, !structure.isMember(site.index) else { return nil }
    var text = structure.kind(site.index + 3) == .colon ? site.index + 4 : site.index + 2
    while structure.kind(text) == .leftParen { text += 1 }
    // Most such calls turn one number into another: told by what stands behind them.
    guard structure.kind(text) == .identifier || structure.token(text, is: "$0"),
      let whole = structure.call(of: site.index), mayBeNil(whole, structure)
    else { return nil }
    let call = handedOver(text, site) ?? typedElsewhere(text, site)
    return call.flatMap { $0.callee == site.index ? finding($0, site) : nil }
  }

  private func handedOver(_ text: Int, _ site: Site) -> Call? {
    let structure = site.structure
    guard let call = parsing(around: text, structure, isWhole: structure.name(text, endsWithWord: "row")),
      isOfRow(text, structure) || isHanded(text, site, depth: 3)
    else { return nil }
    return call
  }

  /// `guard let width = Int(value)`, `Int(value) ?? 0`, `Int(value)!`, `Int(value) == nil`
  private func mayBeNil(_ call: Call, _ structure: Structure) -> Bool {
    let next = structure.end(ofGroup: call.open) + 1
    switch structure.kind(next) {
    case .exclamation, .postfixQuestion: return true
    case .binaryOperator:
      return structure.token(next, is: "??")
        || structure.token(next, isAnyOf: "==", "!=") && structure.token(next + 1, is: "nil")
    case .period: if structure.token(next + 1, isAnyOf: "map", "flatMap") { return true }
    default: break
    }
    let name = call.callee - 2
    return structure.kind(name + 1) == .equal && structure.token(name - 1, isAnyOf: "let", "var")
      && (structure.token(name - 2, isAnyOf: "if", "guard", "while") || structure.kind(name - 2) == .comma)
  }

  /// `Int(limitRow?.value ?? "0")`: the text a row of a form holds, which no number stands in for.
  private func isOfRow(_ row: Int, _ structure: Structure) -> Bool {
    guard structure.name(row, endsWithWord: "row"),
      case let end = structure.operand(around: row).last, structure.token(end, is: "value"), structure.isMember(end)
    else { return false }
    return structure.token(end + 1, is: "??") && structure.kind(end + 2) == .stringStart
  }

  private func isHanded(_ name: Int, _ site: Site, depth: Int) -> Bool {
    let structure = site.structure
    guard depth > 0 else { return false }
    if structure.token(name, is: "$0") { return structure.closure(around: name).map { isEditor($0, site) } ?? false }
    guard structure.kind(name) == .identifier, let found = site.file.declaration(of: name),
      case let declaration = structure.declarations[found],
      let scope = structure.scope(of: declaration), !structure.name(name, holdsWord: "hex")
    else { return false }
    switch declaration.kind {
    case .parameter where scope.kind == .closure: return isEditor(Int(scope.open), site)
    case .parameter where scope.kind == .function && scope.name != Structure.none:
      return isHanded(toFunction: Int(scope.name), parameter: Int(declaration.name), site, depth: depth - 1)
    // `let trimmed = value.trimmingCharacters(in: .whitespaces)`
    case .variable where scope.kind != .type && declaration.value != Structure.none:
      let value = structure.value(at: Int(declaration.value))
      guard let last = structure.lastName(endingAt: value.last) else { return false }
      let isKept = last == value.first || Self.tidiers.contains(last, in: structure)
      return isKept && isHanded(value.first, site, depth: depth - 1)
    default: return false
    }
  }

  static let tidiers: WordSet = ["trimmingCharacters", "replacingOccurrences", "trim", "trimmed", "filter"]

  // MARK: - Functions

  /// `onSubmit: submitWidth`, `onSubmit: { submitWidth(value: $0) }`, `submitWidth(value: field.text ?? "")`
  private func isHanded(toFunction function: Int, parameter: Int, _ site: Site, depth: Int) -> Bool {
    let structure = site.structure
    guard structure.kind(function + 1) == .leftParen, let declared = site.file.declaration(meantBy: function) else {
      return false
    }
    let parameters = structure.elements(ofGroup: function + 1, limit: Self.mostParameters)
    guard let position = parameters.firstIndex(where: { parameter < $0.end }) else {
      return false
    }
    let uses = site.file.uses(of: structure.tokens[function].name, within: structure.tokens.indices)
    for use in uses where use != function {
      let start = structure.chainStart(use)
      guard start == use || structure.token(start, isAnyOf: "self", "Self"),
        site.file.declaration(meantBy: use) == declared
      else { continue }
      if structure.kind(use + 1) == .leftParen {
        let given = structure.elements(ofGroup: use + 1, limit: Self.mostParameters)
        guard given.count == parameters.count, !given[position].isEmpty else { continue }
        if isTyped(given[position], site, depth: depth) { return true }
      } else if parameters.count == 1, let label = label(before: start, structure),
        let call = structure.call(around: label), edits(call.callee, label: label, call, site)
      {
        return true
      }
    }
    return false
  }

  /// `onSubmit` of `onSubmit: submitWidth`, in parentheses or without.
  func label(before start: Int, _ structure: Structure) -> Int? {
    var colon = start - 1
    while structure.kind(colon) == .leftParen { colon -= 1 }
    return structure.kind(colon) == .colon ? colon - 1 : nil
  }

  private static let mostParameters = 8

  /// `value`, which itself is handed on, or the `text` of a field.
  private func isTyped(_ given: Argument, _ site: Site, depth: Int) -> Bool {
    let structure = site.structure
    let operand = structure.operand(around: given.start)
    guard operand.last < given.end else { return false }
    let isNext = operand.last + 1 == given.end || structure.token(operand.last + 1, is: "??")
    guard isNext, let name = structure.lastName(endingAt: structure.unwrapped(operand).last) else { return false }
    if structure.isMember(name), structure.token(name, isAnyOf: "text", "stringValue") {
      return !structure.token(name - 2, is: "self") && isTyped(name, site)
    }
    return structure.unwrapped(operand).first == name && isHanded(name, site, depth: depth)
  }

  // MARK: - Closures

  /// Whether a closure is given to what edits a text.
  private func isEditor(_ brace: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let label = structure.kind(brace - 1) == .colon ? brace - 2 : nil
    if let label, structure.kind(label - 1) != .rightBrace {
      return structure.call(around: brace).map { edits($0.callee, label: label, $0, site) } ?? false
    }
    guard let callee = structure.callee(ofClosure: brace) else { return false }
    return edits(callee, label: label, structure.call(of: callee), site)
  }

  /// `TextEditRow(…)`, `askText(keyboardType: .numberPad, …)`, `Row(onTextChange: …)`
  private func edits(_ callee: Int, label: Int?, _ call: Call?, _ site: Site) -> Bool {
    let structure = site.structure
    let path = structure.path(endingAt: callee)
    if path.contains(where: { structure.name($0, holdsAnyOf: Self.choices) }) { return false }
    if let label {
      // `valueFormat: describe` writes what is kept.
      if structure.name(label, holdsAnyOf: ["format", "formatter"]) { return false }
      if structure.name(label, holdsWord: "text"), structure.name(label, holdsAnyOf: Self.changes) { return true }
      if structure.token(label, is: "set"), structure.token(callee, is: "Binding") { return bindsText(callee, site) }
    }
    if let call, structure.argument("keyboardType", of: call) != nil { return true }
    return path.contains { structure.name($0, holdsAnyOf: Self.editors) }
  }

  /// `TextField(title, text: Binding(get: { … }, set: { … }))`, or a name that is given to one.
  private func bindsText(_ binding: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let name: Int
    switch structure.place(of: structure.operand(around: binding)) {
    case .argument(_, let argument): return argument.label.map { structure.token($0, is: "text") } ?? false
    case .initial(let declaration): name = Int(structure.declarations[declaration].name)
    case .returned(let scope):
      guard let property = structure.nameOfMember(givenBy: scope) else { return false }
      name = property
    default: return false
    }
    return site.file.uses(of: structure.tokens[name].name, within: structure.tokens.indices).contains {
      label(before: structure.chainStart($0), structure).map { structure.token($0, is: "text") } ?? false
    }
  }

  private static let editors: [StaticString] = ["edit", "editor", "input", "prompt", "field", "textfield"]
  /// What a person chooses is written by the app.
  private static let choices: [StaticString] = [
    "picker", "slider", "stepper", "menu", "select", "selection", "segment", "toggle", "hex", "color", "date",
  ]
  private static let changes: [StaticString] = [
    "change", "changed", "commit", "enter", "entered", "edit", "edited", "editing", "return", "input",
  ]
}
