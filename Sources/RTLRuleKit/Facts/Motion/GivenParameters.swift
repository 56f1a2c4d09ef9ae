import RTLSyntax

extension LintedFile {
  /// The parameter an argument is for, of the only function of that name in this file: an index into `declarations`.
  package func parameter(given argument: Argument, of call: Call) -> Int? {
    guard structure.isOwn(call.callee) else { return nil }
    let functions = declarations(named: call.callee).filter { structure.declarations[$0].kind == .function }
    guard functions.count == 1, case let function = structure.declarations[functions[0]],
      function.body != Structure.none, let scope = structure.scopeIndex(ofBrace: Int(function.body))
    else { return nil }
    // Parameters are declared between the name and the body.
    for index in functions[0]..<structure.declarations.count {
      let declaration = structure.declarations[index]
      guard declaration.name < function.body else { return nil }
      guard declaration.kind == .parameter, declaration.scope == UInt32(scope) else { continue }
      if isLabelled(Int(declaration.name), like: argument) { return index }
    }
    return nil
  }

  private func isLabelled(_ parameter: Int, like argument: Argument) -> Bool {
    guard let label = argument.label else { return structure.token(parameter - 1, is: "_") }
    let isNamedOnce = structure.kind(parameter - 1) == .leftParen || structure.kind(parameter - 1) == .comma
    return structure.isSameText(isNamedOnce ? parameter : parameter - 1, label)
  }
}
