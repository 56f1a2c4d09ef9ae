import RTLSyntax

extension LintedFile {
  /// What a name is given where it is declared in this file: `Locale(identifier: "en")` for `english` of
  /// `let english = Locale(identifier: "en")`. It may be given something else later, unless it is a constant.
  package func initialValue(of name: Int, isConstant: Bool = false) -> Expression? {
    guard let found = declaration(meantBy: name) else { return nil }
    let declaration = structure.declarations[found]
    guard declaration.kind == .variable, declaration.value != Structure.none,
      !isConstant || structure.token(Int(declaration.name) - 1, is: "let")
    else { return nil }
    return structure.value(at: Int(declaration.value))
  }
}
