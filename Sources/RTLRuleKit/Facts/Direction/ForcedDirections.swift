import RTLSyntax

/// Views that are made to run one way in every language.
extension LintedFile {
  /// `button.semanticContentAttribute = .forceRightToLeft` anywhere in a body or a type, of the view that has a property.
  package func isForced(_ directions: [StaticString], ownerOf property: Int, within scope: Int) -> Bool {
    let owner = nameOfOwner(of: property)
    return uses(of: "semanticContentAttribute", within: structure.words(ofScope: scope)).contains { attribute in
      guard structure.kind(attribute + 1) == .equal, structure.kind(attribute + 2) != nil,
        case let value = structure.value(at: attribute + 2), value.last - value.first <= 2
      else { return false }
      return directions.contains { structure.token(value.last, is: $0) } && nameOfOwner(of: attribute) == owner
    }
  }
}

extension Structure {
  /// `setSemanticContentAttribute(.playback)`, `Row(semanticContentAttribute: .playback)`: whether an argument is the
  /// direction of a view.
  package func isSemanticContentAttribute(_ argument: Argument, of call: Call) -> Bool {
    if let label = argument.label { return token(label, is: "semanticContentAttribute") }
    return token(call.callee, isAnyOf: "setSemanticContentAttribute", "semanticContentAttribute")
  }
}
