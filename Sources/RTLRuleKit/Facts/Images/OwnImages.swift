import RTLSyntax

/// Constants of a project's own that are images of arrows: `static let chevron = UIImage(named: "…")`. What is wrong with
/// one is said where it is made, once; those that a tool writes from a catalog nobody can mend.
enum OwnImages {
  private static let words: NameWords = [
    "arrow", "arrows", "chevron", "chevrons", "caret", "back", "next", "prev", "previous", "forward", "reply",
    "disclosure", "disclose", "logout", "signout", "log", "sign", "indent", "outdent", "triangle",
  ]

  /// A key for a constant; nil for what is none.
  static func key(_ declaration: Declaration, in structure: Structure) -> UInt64? {
    let name = Int(declaration.name)
    guard declaration.kind == .variable, structure.token(name - 1, isAnyOf: "let", "var"),
      (max(0, name - 4)..<name - 1).contains(where: { structure.token($0, isAnyOf: "static", "class") }),
      structure.name(name, holdsAnyOf: words), !structure.headerSaysGenerated
    else { return nil }
    return key(structure.wideName(name))
  }

  static func key(_ name: UInt64) -> UInt64 { DisplaySurvey.key(name, 0) ^ 0x2B7E_1516_28AE_D2A6 }
}

extension ProjectIndex {
  func declaresImage(named name: UInt64) -> Bool { displayed.contains(OwnImages.key(name)) }
}

extension ProjectView {
  /// Whether people wrote a constant of this name that belongs to a type.
  package func declaresImage(named name: UInt64) -> Bool {
    questions?.note(.ownImage, name)
    return index.declaresImage(named: name)
  }
}
