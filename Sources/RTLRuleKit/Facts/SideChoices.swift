import RTLSyntax

extension Site {
  /// Whether the code here answers for one side of an interface that offers both: `case .left: return leftAnchor`,
  /// `var safeLeftAnchor: … { guide.leftAnchor }`. Whoever asks for that side has decided already.
  package var isChosenBySide: Bool { isInSidedCase || isInSidedDeclaration }

  /// Under `case .left:` or `case .right:` of a switch.
  package var isInSidedCase: Bool {
    var inner = index
    for _ in 0..<6 {
      guard let open = structure.opening(around: inner) else { return false }
      if structure.tokens[open].kind == .leftBrace, let label = caseLabel(before: inner, from: open) {
        for token in label where structure.token(token, isAnyOf: "left", "right") { return true }
      }
      inner = open
    }
    return false
  }

  /// Under any `case` of a switch.
  package var isInCase: Bool {
    guard let open = structure.opening(around: index), structure.tokens[open].kind == .leftBrace else { return false }
    return caseLabel(before: index, from: open) != nil
  }

  /// The tokens of the nearest `case …:` before a token in the same braces.
  private func caseLabel(before index: Int, from open: Int) -> Range<Int>? {
    var current = index
    for _ in 0..<200 where current > open {
      if structure.tokens[current].kind == .keyword, structure.token(current, is: "case") {
        var end = current
        while end < index, structure.tokens[end].kind != .colon { end += 1 }
        return end < index ? current..<end : nil
      }
      let previous = current - 1
      let closes = structure.tokens[previous].kind.closesGroup
      current = closes ? structure.partner(previous) ?? previous : previous
    }
    return nil
  }

  /// In a function or property whose own name says left or right.
  package var isInSidedDeclaration: Bool {
    guard let body = structure.enclosingBody(of: index), structure.scopes[body].name != Structure.none else {
      return false
    }
    let name = structure.text(Int(structure.scopes[body].name)).lowercased()
    return name.contains("left") || name.contains("right")
  }

  /// Whether the same list names the other side too: `[.top, .left, .right]`.
  package var standsBesideItsMirrorImage: Bool {
    guard let open = structure.opening(around: index), structure.tokens[open].kind == .leftSquare else { return false }
    let others: [StaticString] = self.is("left", "leftMargin") ? ["right", "rightMargin"] : ["left", "leftMargin"]
    let close = min(structure.end(ofGroup: open), open + 64)
    return (open..<close).contains { name in others.contains { structure.token(name, is: $0) } }
  }
}
