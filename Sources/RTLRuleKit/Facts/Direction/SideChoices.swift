import RTLSyntax

extension Site {
  /// Whether the code here answers for one side of an interface that offers both: `case .left: return leftAnchor`,
  /// `var safeLeftAnchor: … { guide.leftAnchor }`. Whoever asks for that side has decided already.
  package var isChosenBySide: Bool { isNamedOrCasedBySide || isInSidedDeclaration }

  /// The same, whatever what is declared here is called.
  package var isNamedOrCasedBySide: Bool { isInSidedCase || isNamedBesideIt }

  /// In a list of choices each of which says its side: `Option(key: "right", value: NSTextAlignment.right)`.
  private var isNamedBesideIt: Bool {
    guard let open = structure.list(around: index), structure.tokens[open].kind == .leftParen else { return false }
    return (open..<min(structure.end(ofGroup: open), open + 40)).contains {
      structure.tokens[$0].kind == .stringText && namesSideAlone($0)
    }
  }

  private func namesSideAlone(_ text: Int) -> Bool {
    let word = structure.text(text).lowercased()
    return word == "left" || word == "right"
  }

  /// Under `case .left:` or `case .right:` of a switch, or where something else is `.left`: `if attribute == .left`.
  package var isInSidedCase: Bool {
    let choices = structure.ternaryConditions(around: structure.operand(around: index))
    if choices.contains(where: comparesSide) { return true }
    for level in structure.levels(around: index).prefix(6) {
      guard let open = level.open else { return false }
      if let scope = level.scope, structure.scopes[scope].kind == .control,
        structure.conditions(ofControl: scope).contains(where: comparesSide)
      {
        return true
      }
      if structure.tokens[open].kind == .leftBrace, let label = caseLabel(before: level.inner, from: open) {
        for token in label where namesSide(token) { return true }
      }
    }
    return false
  }

  private func comparesSide(_ condition: Range<Int>) -> Bool {
    // A swipe to a side, or the alignment of a label, says nothing of where something else stands.
    condition.prefix(24).contains {
      structure.token($0, isAnyOf: "==", "!=") && structure.isSide($0 + 2)
        && !(structure.isMember($0 - 1) && structure.token($0 - 1, isAnyOf: "direction", "textAlignment"))
    }
  }

  private func namesSide(_ token: Int) -> Bool {
    guard structure.kind(token) == .identifier else { return false }
    let word = structure.text(token).lowercased()
    return word.hasPrefix("left") || word.hasPrefix("right") || word.hasSuffix("left") || word.hasSuffix("right")
  }

  /// Under any `case` of a switch.
  package var isInCase: Bool {
    guard let open = structure.opening(around: index), structure.tokens[open].kind == .leftBrace else { return false }
    return caseLabel(before: index, from: open) != nil
  }

  /// The tokens of the nearest `case …:` before a token in the same braces.
  private func caseLabel(before index: Int, from open: Int) -> Range<Int>? {
    var current = index
    for _ in 0..<200 {
      guard current > open else { break }
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
    guard let body = structure.outermostBody(of: index), structure.scopes[body].name != Structure.none else {
      return false
    }
    let name = structure.text(Int(structure.scopes[body].name)).lowercased()
    return name.holds("left") || name.holds("right")
  }

  /// In a function whose twin for the directional side stands in the same file: `pinLeft` beside `pinLeading`. Whoever
  /// offers both means the difference.
  package var isBesideDirectionalTwin: Bool {
    guard let name = enclosingFunctionName else { return false }
    let own = structure.text(name)
    let twin = own.replacing("Left", with: "Leading").replacing("left", with: "leading")
      .replacing("Right", with: "Trailing").replacing("right", with: "trailing")
    return twin != own
      && file.uses(of: twin, within: structure.tokens.indices).contains { structure.token($0 - 1, is: "func") }
  }

  /// In a helper that takes distances or anchors for both kinds of sides, `func pin(left: …, leading: …)`: whoever calls
  /// it chooses.
  package var isInHelperForAllSides: Bool {
    let parameters = parametersAround
    return parameters.contains { structure.beginsWithSide($0, "left", "right") }
      && parameters.contains { structure.beginsWithSide($0, "leading", "trailing") }
  }

  /// The names by which the function around is given things, for those who call it and in its body.
  private var parametersAround: [Int] {
    guard let name = enclosingFunctionName,
      let open = (name + 1..<min(name + 24, structure.tokens.count)).first(where: {
        structure.kind($0) == .leftParen
      })
    else { return [] }
    return structure.elements(ofGroup: open, limit: 32).flatMap { parameter in
      // `left`, and `to distance`
      parameter.label.map { [$0] }
        ?? [parameter.start, parameter.start + 1].filter { structure.kind($0) == .identifier }
    }
  }

  /// Whether a value is what the function around is given, at once or unwrapped: `if let width { … }`.
  package func isGivenToFunction(_ name: Int) -> Bool {
    if file.declaration(of: name).map({ structure.declarations[$0].kind == .parameter }) ?? false { return true }
    return parametersAround.contains { structure.isSameText($0, name) }
  }

  /// Whether the same list names the other side too: `[.top, .left, .right]`, `[(.left, 0), (.right, 8)]`,
  /// `[.left: start, .right: end]`. Whoever walks through both holds nothing at one side alone.
  package var standsBesideItsMirrorImage: Bool {
    let others: [StaticString] = self.is("left", "leftMargin") ? ["right", "rightMargin"] : ["left", "leftMargin"]
    for level in structure.levels(around: index).prefix(3) {
      guard let open = level.open else { return false }
      switch structure.kind(open) {
      case .leftParen where structure.call(at: open) == nil: continue
      case .leftSquare where !structure.continuesOperand(open):
        let words = open..<min(structure.end(ofGroup: open), open + 200, structure.tokens.count)
        return words.contains { name in structure.isMember(name) && others.contains { structure.token(name, is: $0) } }
      default: return false
      }
    }
    return false
  }

  /// Whether the other branch of an enclosing ternary, `if` or `switch` says the same with a directional word: who
  /// offers `leadingAnchor` as well as `leftAnchor` means the difference.
  package func hasDirectionalAlternative(_ twin: StaticString) -> Bool {
    for level in structure.levels(around: index).prefix(6) {
      let operand = structure.operand(around: level.inner)
      if let question = structure.ternaryQuestion(around: operand), let ternary = structure.ternary(question: question),
        names(twin, from: ternary.yes.first, to: ternary.no.last)
      {
        return true
      }
      guard let scope = level.scope else { continue }
      if structure.scopes[scope].kind == .function || structure.scopes[scope].kind == .type { return false }
      if structure.scopes[scope].kind == .control, otherBranchNames(twin, scope) { return true }
    }
    return false
  }

  /// The branch before an `else`, the one behind an `if`, and all cases of a `switch`.
  private func otherBranchNames(_ twin: StaticString, _ scope: Int) -> Bool {
    let branch = structure.scopes[scope]
    if structure.conditions(ofControl: scope).contains(where: asksForNeighbour) { return false }
    let introducer = Int(branch.introducer)
    if structure.token(introducer, is: "switch") { return names(twin, from: Int(branch.open), to: Int(branch.close)) }
    if structure.token(introducer, is: "else"), introducer > 0, let open = structure.partner(introducer - 1) {
      return names(twin, from: open, to: introducer)
    }
    let next = Int(branch.close) + 1
    guard structure.token(next, is: "else"), structure.kind(next + 1) == .leftBrace else { return false }
    return names(twin, from: next, to: structure.end(ofGroup: next + 1))
  }

  /// `previous == nil`, `index == 0`: the first of a row is tied to other things than the rest, not in another way.
  private func asksForNeighbour(_ condition: Range<Int>) -> Bool {
    condition.prefix(24).contains { structure.token($0, isAnyOf: "nil", "0", "isEmpty", "first", "last") }
  }

  private func names(_ word: StaticString, from start: Int, to end: Int) -> Bool {
    (start..<max(start, min(end, start + 400, structure.tokens.count))).contains { structure.token($0, is: word) }
  }
}

extension Structure {
  /// `navigationItem.leftBarButtonItems`, `leftButton == nil`: whether there is something, not on which side it is.
  package func asksForPresence(_ name: Int) -> Bool {
    token(name + 1, isAnyOf: "==", "!=") && token(name + 2, is: "nil")
      || token(name, isAnyOf: "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems")
      || token(name, isAnyOf: "leftView", "rightView")
  }

  fileprivate func beginsWithSide(_ name: Int, _ one: StaticString, _ other: StaticString) -> Bool {
    self.name(name, beginsWithWord: one) || self.name(name, beginsWithWord: other)
  }

  /// `.left`, `.right`
  fileprivate func isSide(_ name: Int) -> Bool { isImplicitMember(name) && token(name, isAnyOf: "left", "right") }
}
