import RTLSyntax

/// Functions of a project that put the left of the insets they are given on the leading side, where it mirrors:
/// `func pin(to view: UIView, insets: UIEdgeInsets) { leadingAnchor.constraint(…, constant: insets.left).isActive = true }`.
enum LeadingInsets {
  /// Such a function and the label of its insets; nil for any other parameter.
  static func taken(by parameter: Declaration, of type: TypeKey, in structure: Structure) -> UInt64? {
    guard types.contains(type), let function = structure.scope(of: parameter), function.kind == .function,
      function.name != Structure.none
    else { return nil }
    let name = Int(parameter.name)
    let (word, start) = (structure.tokens[name].name, Int(function.open))
    let isLeading = (start..<max(start, min(Int(function.close), start + longestWay))).contains {
      structure.tokens[$0].name == word && isReadAsLeading($0, structure)
    }
    guard isLeading else { return nil }
    let label = structure.wideName(structure.label(ofParameter: name))
    return key(label, of: structure.wideName(Int(function.name)))
  }

  static func key(_ label: UInt64, of function: UInt64) -> UInt64 {
    DisplaySurvey.key(function, label) ^ 0x6B91_5C0E_D2A7_43F5
  }

  /// `leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left)`
  private static func isReadAsLeading(_ use: Int, _ structure: Structure) -> Bool {
    let isOptional = structure.kind(use + 1) == .postfixQuestion || structure.kind(use + 1) == .exclamation
    let side = use + (isOptional ? 3 : 2)
    guard structure.isMember(side), structure.token(side, is: "left"), let call = structure.call(around: use) else {
      return false
    }
    return (max(0, call.callee - 2)..<use).contains { structure.token($0, isAnyOf: "leading", "leadingAnchor") }
  }

  private static let types: Set<TypeKey> = [TypeKey("UIEdgeInsets"), TypeKey("NSEdgeInsets")]
  private static let longestWay = 160
}

extension ProjectView {
  /// Whether a function of the project puts the left of what it is given under this label on the leading side.
  package func takesLeadingInsets(_ label: UInt64, of function: UInt64) -> Bool {
    questions?.note(.leadingInsets, label, of: function)
    return index.takesLeadingInsets(label, of: function)
  }
}
