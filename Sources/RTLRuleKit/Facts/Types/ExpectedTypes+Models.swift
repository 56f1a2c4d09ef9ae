import RTLSyntax

/// What `.init(…)` makes.
extension LintedFile {
  /// `Row` of `.init(…)` in `rows.append(.init(…))`, in `let rows: [Row] = [.init(…)]`, in `func rows() -> [Row]`.
  func typeMade(by expression: Expression) -> TypeKey? {
    type(givenTo: expression, isElement: structure.isElementOfList(expression), depth: 4)
  }

  private func type(givenTo expression: Expression, isElement: Bool, depth: Int) -> TypeKey? {
    guard depth > 0 else { return nil }
    switch structure.place(of: expression) {
    case .argument(let call, let argument):
      if structure.token(call.callee, isAnyOf: "append", "insert", "push") {
        return structure.receiverName(ofMember: call.callee).flatMap { elementType(ofList: $0) }
      }
      guard let label = argument.label else { return nil }
      return part(of: project.typeOfParameter(labelled: structure.wideName(label)), isElement)
    case .operand(let op):
      guard structure.token(op, is: "+=") else { return nil }
      return structure.lastName(endingAt: op - 1).flatMap { elementType(ofList: $0) }
    case .returned(let scope):
      guard structure.scopes[scope].kind == .closure else { return part(of: resultType(ofScope: scope), isElement) }
      let open = Int(structure.scopes[scope].open)
      if let promised = promisedType(ofClosure: open) { return part(of: promised, isElement) }
      guard let map = structure.calleeOfTrailingClosure(open), structure.token(map, isAnyOf: "map", "compactMap") else {
        return nil
      }
      return type(givenTo: structure.operand(around: map), isElement: true, depth: depth - 1)
    case .initial(let declaration):
      return isElement ? elementType(ofDeclaration: declaration) : type(ofDeclaration: declaration)
    case .assigned(let name): return isElement ? elementType(ofList: name) : type(ofName: name)
    case .other:
      return choice(around: expression.first).flatMap { type(givenTo: $0, isElement: isElement, depth: depth - 1) }
    default: return nil
    }
  }

  private func part(of type: TypeKey?, _ isElement: Bool) -> TypeKey? {
    isElement ? type.flatMap { project.element(of: $0) } : type
  }

  /// Whether a member of what a list holds is shown somewhere. What it holds is told by what it is taken from and what it
  /// is given to: `Row` of `all.sorted { … }` in `func rows() -> [Row]`, and where `all` is declared to be a `[Row]`.
  package func displays(_ member: Int, ofElementsIn list: Expression, takenFrom source: Int?) -> Bool {
    [source.flatMap { elementType(ofList: $0) }, type(givenTo: list, isElement: true, depth: 4)].contains { type in
      type.map { project.displays(member: structure.wideName(member), of: $0.value) } ?? false
    }
  }

  func elementType(ofList name: Int) -> TypeKey? {
    if let found = declaration(meantBy: name) { return elementType(ofDeclaration: found) }
    return type(ofName: name).flatMap { project.element(of: $0) }
  }

  /// Of `[Row]`, of `= [Row]()`, of `= makeRows()`.
  private func elementType(ofDeclaration found: Int) -> TypeKey? {
    let declared = structure.declarations[found]
    let start = Int(declared.hasType ? declared.typeStart : declared.value)
    guard start < structure.tokens.count else { return nil }
    if structure.kind(start) == .leftSquare { return structure.elementName(from: start).map { TypeKey(value: $0) } }
    guard !declared.hasType, declared.kind == .variable else { return nil }
    let value = structure.value(at: start)
    return structure.lastName(endingAt: value.last).flatMap { type(ofName: $0) }.flatMap { project.element(of: $0) }
  }
}

extension Structure {
  /// Whether an expression stands in a list that is written out: `[first, second]`.
  func isElementOfList(_ expression: Expression) -> Bool {
    guard let open = opening(around: expression.first) else { return false }
    return kind(open) == .leftSquare && !continuesOperand(open)
  }
}
