import RTLSyntax

/// What this file says itself of the types it declares, so that it need not wait for what the project says of them.
extension LintedFile {
  /// The class above a type, or what it conforms to first.
  func superclass(of type: TypeKey) -> TypeKey? { ownTypes[type.value] ?? project.superclass(of: type) }

  /// Whether a type is declared here or elsewhere in the project.
  func declaresType(_ type: TypeKey) -> Bool { ownTypes[type.value] != nil || project.declaresType(type) }

  /// Whether a name is of a type that is a direction.
  func isDirection(_ name: Int) -> Bool {
    guard structure.kind(name) == .dollarIdentifier || ownDeclaration(ofName: name) != nil else {
      return project.isDirection(member: structure.wideName(name))
    }
    return type(ofName: name).map { DirectionWords.types.contains(name: $0.value) } ?? false
  }

  /// The types of this file with what they come from; one that is declared twice counts as declared elsewhere.
  func findOwnTypes() -> [UInt64: TypeKey?] {
    var types: [UInt64: TypeKey?] = [:]
    var isTwice: Set<UInt64> = []
    for declaration in structure.declarations where declaration.kind == .type && declaration.body != Structure.none {
      guard let scope = structure.scopeIndex(ofBrace: Int(declaration.body)),
        !structure.token(Int(structure.scopes[scope].introducer), is: "extension")
      else { continue }
      let name = structure.wideName(Int(declaration.name))
      if types.updateValue(structure.writtenType(of: declaration), forKey: name) != nil { isTwice.insert(name) }
    }
    return types.filter { !isTwice.contains($0.key) }
  }
}
