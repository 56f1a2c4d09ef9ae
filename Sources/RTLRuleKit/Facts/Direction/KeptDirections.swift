import RTLSyntax

/// Types whose own view, or one that they scroll, runs from left to right in every language on purpose:
/// `collectionView.semanticContentAttribute = .forceLeftToRight`. Their extensions may stand in other files.
enum KeptDirections {
  /// A key for each such type of a file.
  static func keys(in structure: Structure) -> [UInt64] {
    var keys: [UInt64] = []
    structure.forEach(passing: Landmarks.filter) { index in
      if structure.token(index, is: "semanticContentAttribute"), isKept(index, structure),
        let type = structure.enclosingType(of: index), structure.scopes[type].name != Structure.none
      {
        keys.append(key(structure.wideName(Int(structure.scopes[type].name))))
      }
      return true
    }
    return keys
  }

  static func key(_ type: UInt64) -> UInt64 { DisplaySurvey.key(type, 0) ^ 0x51C6_0F9B_7D2E_A843 }

  private static func isKept(_ property: Int, _ structure: Structure) -> Bool {
    guard structure.kind(property + 1) == .equal, structure.kind(property + 2) != nil,
      case let value = structure.unwrapped(structure.value(at: property + 2)), value.last - value.first <= 2,
      structure.token(value.last, is: "forceLeftToRight"), let scope = structure.scope(around: property),
      structure.scopes[scope].kind != .control
    else { return false }
    guard let view = structure.receiverName(ofMember: property) else { return !structure.isMember(property) }
    return structure.name(view, endsWithAnyOf: ["self", "view", "list", "pager", "strip", "scroller", "collection"])
  }
}

extension Site {
  /// Whether the type around this place keeps its view, or one that it scrolls, from left to right in whatever file.
  package var isInTypeKeptLeftToRight: Bool {
    enclosingTypeName.map { file.project.keepsLeftToRight(structure.wideName($0)) } ?? false
  }
}

extension ProjectIndex {
  func keepsLeftToRight(_ type: UInt64) -> Bool { displayed.contains(KeptDirections.key(type)) }
}

extension ProjectView {
  func keepsLeftToRight(_ type: UInt64) -> Bool {
    questions?.note(.keptDirection, type)
    return index.keepsLeftToRight(type)
  }
}
