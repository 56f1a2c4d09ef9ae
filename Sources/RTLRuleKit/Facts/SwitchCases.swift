import RTLSyntax

extension Site {
  /// The tokens of the `case …:` or `default:` this place stands under, in the nearest `switch`; nil outside of one.
  package var caseLabel: Range<Int>? {
    var inner = index
    while let open = structure.opening(around: inner) {
      if structure.kind(open) == .leftBrace, let scope = structure.scopeIndex(ofBrace: open) {
        switch structure.scopes[scope].kind {
        case .control:
          if structure.token(Int(structure.scopes[scope].introducer), is: "switch") {
            return label(before: inner, from: open)
          }
        case .closure: break
        case .type, .function, .property, .accessor: return nil
        }
      }
      inner = open
    }
    return nil
  }

  private func label(before index: Int, from open: Int) -> Range<Int>? {
    var colon: Int?
    var current = index - 1
    for _ in 0..<1000 where current > open {
      if structure.kind(current) == .colon { colon = current }
      if structure.kind(current) == .keyword, structure.token(current, isAnyOf: "case", "default"), let colon {
        return current..<colon
      }
      current = (structure.partner(closedBy: current) ?? current) - 1
    }
    return nil
  }
}
