import RTLSyntax

/// Gives locals of functions other names, where it is sure which words speak of them.
enum Renaming {
  /// - Parameter names: those that may mean something else than a local.
  static func renamed(_ code: String, besides names: Set<String>) -> String? {
    let structure = Structure(Source(code))
    var locals: Set<String> = []
    for declaration in structure.declarations where isLocal(declaration, in: structure) {
      locals.insert(structure.text(Int(declaration.name)))
    }
    locals.subtract(names)
    // Behind a dot, as a label, in `if let name {` and behind a backslash a word is none of ours alone.
    for index in structure.tokens.indices {
      let isAmbiguous: Bool =
        switch structure.kind(index - 1) {
        case .period, .backslash, .at, .pound: true
        default: structure.kind(index + 1) == .colon && !isDeclared(index, in: structure)
        }
      if isAmbiguous || isShorthand(index, in: structure) { locals.remove(structure.text(index)) }
    }
    if locals.isEmpty { return nil }
    var result = ""
    var end = 0
    for index in structure.tokens.indices where structure.kind(index) == .identifier {
      let name = structure.text(index)
      guard locals.contains(name) else { continue }
      let range = structure.range(index)
      result +=
        structure.source.text(ByteRange(end, range.start)) + "own" + name.prefix(1).uppercased() + name.dropFirst()
      end = range.end
    }
    return result + structure.source.text(ByteRange(end, structure.source.count))
  }

  /// A variable in the body of a function, with a plain name.
  static func isLocal(_ declaration: Declaration, in structure: Structure) -> Bool {
    guard declaration.kind == .variable, declaration.scope < structure.scopes.count,
      structure.kind(Int(declaration.name)) == .identifier
    else { return false }
    switch structure.scopes[Int(declaration.scope)].kind {
    case .function, .closure, .control: return true
    default: return false
    }
  }

  private static func isDeclared(_ index: Int, in structure: Structure) -> Bool {
    structure.token(index - 1, isAnyOf: "let", "var")
  }

  private static func isShorthand(_ index: Int, in structure: Structure) -> Bool {
    guard isDeclared(index, in: structure) else { return false }
    switch structure.kind(index + 1) {
    case .equal, .colon: return false
    default: return true
    }
  }
}
