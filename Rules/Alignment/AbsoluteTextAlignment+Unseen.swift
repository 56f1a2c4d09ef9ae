import RTLRuleKit
import RTLSyntax

/// Sides that are written and come to nothing.
extension AbsoluteTextAlignment {
  /// Whether a property's first value reaches nobody.
  func isUnseen(_ declaration: Int, _ file: LintedFile) -> Bool {
    guard file.structure.scope(of: file.structure.declarations[declaration])?.kind == .type else { return false }
    let name = Int(file.structure.declarations[declaration].name)
    let uses = file.uses(of: file.structure.tokens[name].name, within: file.structure.tokens.indices)
    // Each of very many constants of one name would be looked for among all.
    guard uses.count < 100, file.structure.declarations[declaration].value != Structure.none else { return false }
    return isNeverRead(declaration, uses, file) || isHandedOnWhenSet(declaration, uses, file)
      || isOfHuggingLabels(declaration, uses, file)
  }

  /// `var side: NSTextAlignment = .left { didSet { label.textAlignment = side } }`: what a property begins with is not set.
  private func isHandedOnWhenSet(_ declaration: Int, _ uses: [Int], _ file: LintedFile) -> Bool {
    let structure = file.structure
    let name = Int(structure.declarations[declaration].name)
    let open = structure.value(at: Int(structure.declarations[declaration].value)).last + 1
    guard structure.kind(open) == .leftBrace, structure.token(open + 1, isAnyOf: "didSet", "willSet") else {
      return false
    }
    let body = open..<structure.end(ofGroup: open)
    let own = uses.filter { structure.isOwn($0) && $0 != name }
    let isHandedOn = own.contains { use in
      guard body.contains(use), case .assigned(let property) = structure.place(of: structure.operand(around: use))
      else { return false }
      return structure.isMember(property)
    }
    return isHandedOn && own.allSatisfy { body.contains($0) || structure.kind($0 + 1) == .equal }
  }

  /// `static let alignment = NSTextAlignment.left` of `Title`, where each `Title.alignment` is that of a label which is as
  /// wide as its text.
  private func isOfHuggingLabels(_ declaration: Int, _ uses: [Int], _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let owner = owner(ofPrivateConstant: declaration, structure), owner.kind == .type else { return false }
    let own = uses.filter { use in
      structure.receiverName(ofMember: use).map { structure.isSameText($0, Int(owner.name)) } ?? false
    }
    return !own.isEmpty
      && own.prefix(Self.maximalUses).allSatisfy { use in
        guard let (receiver, property) = alignment(givenBy: use, structure) else { return false }
        let labels = labels(meantBy: receiver, property, Site(file: file, index: use))
        return !labels.isEmpty
          && labels.allSatisfy { isAsWideAsItsText($0, file) && !file.mayHaveLines($0) }
      }
  }

  private func owner(ofPrivateConstant declaration: Int, _ structure: Structure) -> Scope? {
    let found = structure.declarations[declaration]
    let name = Int(found.name)
    guard structure.token(name - 1, is: "let"), isWritten(["static"], before: name, structure),
      isPrivate(found, structure), let owner = structure.scope(of: found), owner.name != Structure.none
    else { return nil }
    return owner
  }

  private static let maximalUses = 8

  /// `label` and `textAlignment` of `label.textAlignment = Style.Title.alignment`, and of
  /// `label.config.font(…).textAlignment(Style.Title.alignment)`
  private func alignment(givenBy use: Int, _ structure: Structure) -> (receiver: Int?, property: Int)? {
    switch structure.place(of: structure.operand(around: use)) {
    case .assigned(let property) where structure.token(property, is: "textAlignment"):
      return (structure.receiverName(ofMember: property), property)
    case .argument(let call, _) where structure.token(call.callee, is: "textAlignment"):
      return (structure.chainStart(call.callee), call.callee)
    default: return nil
    }
  }

  /// `private enum Style { enum Title { static let alignment = NSTextAlignment.left } }` that no `Title.alignment` follows.
  private func isNeverRead(_ declaration: Int, _ uses: [Int], _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let owner = owner(ofPrivateConstant: declaration, structure) else { return false }
    return uses.allSatisfy { use in
      if use == Int(structure.declarations[declaration].name) { return true }
      guard let receiver = structure.receiverName(ofMember: use) else {
        return !(Int(owner.open)..<Int(owner.close)).contains(use) && !structure.isImplicitMember(use)
      }
      if structure.isSameText(receiver, Int(owner.name)) { return false }
      // Of a value it is no constant; of another name of the type it may be.
      return !structure.startsUppercase(receiver) && !structure.token(receiver, isAnyOf: "self", "Self")
        || !file.declarations(named: receiver).isEmpty && !isAlias(receiver, file)
    }
  }

  private func isAlias(_ name: Int, _ file: LintedFile) -> Bool {
    file.declarations(named: name).contains { file.structure.declarations[$0].body == Structure.none }
  }

  /// Whether a declaration, or a type around it, is seen in this file alone.
  func isPrivate(_ declaration: Declaration, _ structure: Structure) -> Bool {
    if isWritten(["private", "fileprivate"], before: Int(declaration.name), structure) { return true }
    var scope = declaration.scope
    while scope != Structure.none {
      let current = structure.scopes[Int(scope)]
      if isWritten(["private", "fileprivate"], before: Int(current.introducer), structure) { return true }
      scope = current.parent
    }
    return false
  }

  private func isWritten(_ modifiers: [StaticString], before name: Int, _ structure: Structure) -> Bool {
    let start = min(structure.statementStart(name), name)
    return (start..<name).contains { index in modifiers.contains { structure.token(index, is: $0) } }
  }

  func isMeantOrUnseen(_ property: Int, _ receiver: Int, _ site: Site) -> Bool {
    isFormula(receiver, site.file) || isTakenFromText(property, receiver, site.file)
      || isBlank(receiver, property, site.file)
      || isOfItsScript(property, receiver, site.file) || isGivenToNobody(receiver, site.file)
      || isTurned(property, receiver, site.file)
  }

  /// `let style = NSMutableParagraphStyle(); style.alignment = .left`, and nothing more than that.
  private func isGivenToNobody(_ made: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard !structure.isMember(made), let found = file.declaration(of: made),
      case let declaration = structure.declarations[found], declaration.kind == .variable,
      let scope = structure.scope(of: declaration), scope.kind != .type,
      let value = file.initialValue(of: made), structure.token(value.first, is: "NSMutableParagraphStyle"),
      structure.kind(value.first + 1) == .leftParen, value.last == value.first + 2
    else { return false }
    return file.uses(ofLocal: found).allSatisfy { use in
      structure.memberBehind(use).map { structure.kind($0 + 1) == .equal } ?? false
    }
  }

  /// `let formula = MathLabel()`: formulas run from left to right everywhere, and what shows them has no natural alignment.
  private func isFormula(_ label: Int, _ file: LintedFile) -> Bool {
    file.initialValue(of: label).map { file.structure.name($0.first, holdsAnyOf: ["math", "latex"]) } ?? false
  }

  /// `note.textAlignment = .left; note.attributedText = text` of a text view, which takes its alignment from that text
  /// alone.
  private func isTakenFromText(_ property: Int, _ receiver: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard structure.token(property, is: "textAlignment"), file.type(ofName: receiver) == TypeKey("UITextView"),
      let body = structure.outermostBody(of: property)
    else { return false }
    let nearby = (property..<property + 400).clamped(to: structure.words(ofScope: body))
    return file.uses(of: "attributedText", within: nearby).contains {
      structure.belongs($0, to: receiver) && structure.kind($0 + 1) == .equal
        && structure.scope(around: $0) == structure.scope(around: property)
    }
  }

  /// `title.text = "اللغة"; title.textAlignment = .right`: the side of the script that is written there.
  private func isOfItsScript(_ property: Int, _ receiver: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let body = structure.outermostBody(of: property) else { return false }
    let nearby = (property - 60..<property + 60).clamped(to: structure.words(ofScope: body))
    return file.uses(of: "text", within: nearby).contains { text in
      structure.kind(text + 1) == .equal && structure.belongs(text, to: receiver) && structure.kind(text + 2) != nil
        && structure.isInRightToLeftScript(structure.value(at: text + 2))
    }
  }

  /// `title` of `title.attributedText = .styled(text, alignment: .left)` and `title.apply(.init(alignment: .left))`
  func labelOfText(_ site: Site) -> Int? {
    guard case .argument(let call, _) = site.place else { return nil }
    let structure = site.structure
    switch structure.place(of: structure.operand(around: call.open)) {
    case .assigned(let property):
      guard structure.token(property, isAnyOf: "attributedText", "attributedStringValue") else { return nil }
      return structure.receiverName(ofMember: property)
    case .argument(let dressing, _):
      guard structure.token(dressing.callee, isAnyOf: "apply", "setStyle", "applyStyle"),
        let label = structure.receiverName(ofMember: dressing.callee)
      else { return nil }
      return labels(meantBy: label, dressing.callee, site).first
    default: return nil
    }
  }
}
