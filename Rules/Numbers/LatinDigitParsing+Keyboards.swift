import RTLRuleKit
import RTLSyntax

/// Texts that reach their reader from a field elsewhere in the same file, which asks for a keyboard of digits.
extension LatinDigitParsing {
  /// `Int(newText)` in `.onChange(of: amount) { newText in … }`, `Int(text)` in `func isValid(text: String)` beside
  /// `cell.keyboardType = .decimalPad`, and `Int(limit.input)`.
  func typedElsewhere(_ text: Int, _ site: Site) -> Call? {
    let structure = site.structure
    // `(limit).input` as well as `limit.input`.
    let start = structure.kind(site.index + 3) == .colon ? site.index + 4 : site.index + 2
    let last = structure.unwrapped(structure.operand(around: start)).last
    let isPart = structure.kind(text) == .identifier && structure.kind(last) == .identifier && structure.isMember(last)
    guard let call = parsing(around: isPart ? last : text, structure),
      isPart ? isInput(last, site) : isChanged(text, site) || isTypedDigits(text, site), !triesFormatterFirst(site)
    else { return nil }
    return call
  }

  /// A formatter has had its try before, or is told of the number behind.
  private func triesFormatterFirst(_ site: Site) -> Bool {
    guard let body = site.enclosingBody else { return false }
    return !site.file.uses(of: "number", within: body).allSatisfy { site.structure.kind($0 + 1) != .leftParen }
  }

  // MARK: - Changes

  /// What `onChange(of: amount)` hands on, where `TextField(title, text: $amount)` stands in the same file.
  private func isChanged(_ text: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let brace = closure(giving: text, site), let callee = structure.callee(ofClosure: brace),
      structure.token(callee, is: "onChange"), let call = structure.call(of: callee),
      let changed = structure.firstArgument(of: call), !changed.isEmpty,
      changed.label.map({ structure.token($0, is: "of") }) ?? false,
      structure.kind(changed.end - 1) == .identifier
    else { return false }
    return isEdited(changed.end - 1, site)
  }

  /// The closure that a name is a parameter of.
  private func closure(giving text: Int, _ site: Site) -> Int? {
    let structure = site.structure
    if structure.kind(text) == .dollarIdentifier { return structure.closure(around: text) }
    guard let declaration = site.file.declaration(of: text).map({ structure.declarations[$0] }),
      declaration.kind == .parameter, let scope = structure.scope(of: declaration), scope.kind == .closure
    else { return nil }
    return Int(scope.open)
  }

  /// `text: $amount`, `text: $model.amount`
  private func isEdited(_ name: Int, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.name(name, holdsAnyOf: Self.otherFields) { return false }
    let places = structure.tokens.indices
    let isOwn = !structure.isMember(name)
    return site.file.uses(of: isOwn ? "$" + structure.text(name) : structure.text(name), within: places).contains {
      let start = structure.chainStart($0)
      var wrapped = start
      while structure.kind(wrapped) == .leftParen { wrapped += 1 }
      return structure.kind(wrapped) == .identifier && structure.text(wrapped).hasPrefix("$")
        && (label(before: start, structure).map { structure.token($0, is: "text") } ?? false)
    }
  }

  // MARK: - Keyboards

  /// `Int(limit.input)` of a model in the file of the view that has it typed.
  private func isInput(_ member: Int, _ site: Site) -> Bool {
    site.structure.name(member, endsWithAnyOf: ["input", "inputtext", "entered", "enteredtext", "typed", "typedtext"])
      && !keyboards(site).isEmpty && isEdited(member, site)
  }

  /// `numberPad` and `decimalPad`, wherever the file names them.
  private func keyboards(_ site: Site) -> [Int] {
    ["numberPad", "decimalPad"].flatMap { site.file.uses(of: $0, within: site.structure.tokens.indices) }
  }

  /// A text by its name, of a type whose fields have a keyboard of digits.
  private func isTypedDigits(_ text: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.kind(text) == .identifier, let type = structure.typeName(around: text),
      let declared = site.file.declaration(of: text).map({ structure.declarations[$0] }),
      let scope = structure.scope(of: declared)
    else { return false }
    switch declared.kind {
    case .parameter where scope.kind == .function && scope.name != Structure.none:
      guard structure.token(Int(declared.typeStart), is: "String"),
        isNamedForTyping(Int(declared.name), in: Int(scope.name), structure)
      else { return false }
      // What checks a text may stand beside the type that has the field.
      if structure.name(Int(scope.name), holdsAnyOf: Self.checks) { return !keyboards(site).isEmpty }
    case .variable where scope.kind != .type && tidied(declared, structure) != nil:
      return tidied(declared, structure).map { isTypedDigits($0, site) } ?? false
    // `guard let value = value`: what a form of one field has inherited.
    case .variable where scope.kind != .type && declared.value != Structure.none:
      let value = Int(declared.value)
      guard structure.operand(around: value).last == value, structure.token(value, isAnyOf: "value", "text"),
        site.file.declaration(of: value) == nil, structure.kind(type + 1) == .colon,
        structure.name(type + 2, holdsAnyOf: ["field", "input"])
      else { return false }
    default: return false
    }
    return keyboards(site).contains {
      structure.typeName(around: $0).map { structure.isSameText($0, type) } ?? false
    }
  }

  /// `text` of `let trimmed = text.trimmingCharacters(in: .whitespaces)`
  private func tidied(_ declared: Declaration, _ structure: Structure) -> Int? {
    guard declared.value != Structure.none else { return nil }
    let value = structure.unwrapped(structure.operand(around: Int(declared.value)))
    guard let last = structure.lastName(endingAt: value.last), Self.tidiers.contains(last, in: structure),
      // Of what lets Latin digits in alone others tell.
      !structure.token(last, is: "filter"), let end = structure.receiverEnd(ofMember: last)
    else { return nil }
    let text = structure.unwrapped(Expression(value.first, end))
    return text.first == text.last ? text.first : nil
  }

  /// `isValid(text:)`, `amountDidChange(to newValue:)`, `validate(value:)`
  private func isNamedForTyping(_ parameter: Int, in function: Int, _ structure: Structure) -> Bool {
    if structure.name(function, holdsAnyOf: Self.programs) { return false }
    return structure.name(parameter, endsWithAnyOf: ["text", "newvalue", "input", "entered", "typed"])
      || structure.name(parameter, endsWithAnyOf: ["value", "string"])
        && structure.name(function, holdsAnyOf: Self.checks)
  }

  private static let checks: [StaticString] = [
    "valid", "validate", "change", "changed", "edit", "edited", "enter", "entered", "input", "commit", "typed",
    "submit",
  ]
  private static let programs: [StaticString] = ["decode", "json", "response", "hex", "server", "version"]
}
