import RTLRuleKit
import RTLSyntax

/// Labels that show nothing.
extension AbsoluteTextAlignment {
  /// `let gap = UILabel(); gap.text = "  "`: a label that shows nothing, by whatever name it is made. One that others may
  /// give a text is left aside.
  func isBlank(_ label: Int, _ property: Int, _ file: LintedFile) -> Bool {
    let made = file.nameOfBody(around: property).flatMap { constant in
      file.initialValue(of: constant).flatMap { $0.tokens.contains(property) ? constant : nil }
    }
    let names = [label, made].compactMap { $0 }
    let texts = names.compactMap { textsSeen(of: $0, file) }
    return texts.count == names.count && !texts.allSatisfy(\.isEmpty)
      && texts.joined().allSatisfy { file.structure.kind($0 + 1) == .equal && isBlank(valueOf: $0, file.structure) }
  }

  /// Where the text of a label is spoken of, which nobody else can see.
  private func textsSeen(of label: Int, _ file: LintedFile) -> [Int]? {
    let structure = file.structure
    guard let found = file.declaration(meantBy: label), case let declaration = structure.declarations[found] else {
      return nil
    }
    guard declaration.kind == .variable, let scope = structure.scope(of: declaration),
      scope.kind != .type || isPrivate(declaration, structure)
    else { return nil }
    let words =
      scope.kind == .type ? structure.tokens.indices : Int(scope.open)..<max(Int(scope.open), Int(scope.close))
    let uses = file.uses(of: structure.tokens[label].name, within: words.clamped(to: structure.tokens.indices))
    guard uses.count < 100, !uses.contains(where: { mayGetText($0, structure) }) else { return nil }
    return uses.compactMap { use in
      structure.memberBehind(use).flatMap { structure.token($0, isAnyOf: "text", "attributedText") ? $0 : nil }
    }
  }

  /// `fill(gap)`, `gap.do { $0.text = name }`, `[gap, title]`: what becomes of the label is not to be seen.
  private func mayGetText(_ use: Int, _ structure: Structure) -> Bool {
    if let member = structure.memberBehind(use) { return structure.kind(member + 1) == .leftBrace }
    guard let open = structure.opening(around: use) else { return false }
    if structure.kind(open) == .leftSquare { return true }
    return structure.kind(open) == .leftParen
      && structure.call(at: open).map {
        !structure.token($0.callee, isAnyOf: "addSubview", "addArrangedSubview", "insertSubview")
      } ?? false
  }

  private func isBlank(valueOf property: Int, _ structure: Structure) -> Bool {
    structure.kind(property + 2) != nil && isBlank(structure.value(at: property + 2), structure)
  }

  private func isBlank(_ text: Expression, _ structure: Structure) -> Bool {
    structure.kind(text.first) == .stringStart && structure.partner(text.first) == text.last
      && isOfBlanks(text.first..<text.last, structure)
  }
}
