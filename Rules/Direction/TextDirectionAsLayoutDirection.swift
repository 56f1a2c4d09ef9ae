import RTLRuleKit
import RTLSyntax

struct TextDirectionAsLayoutDirection: Rule {
  let id = "text_direction_as_layout_direction"
  let summary = "Layout direction guessed from the alignment or the direction of a text"
  let rationale = """
    The direction of a text is that of the text: an English name in an Arabic app is written from left to right, a \
    label without an alignment of its own is natural in every language. Neither tells which way the interface goes. A \
    view knows its direction.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple, effectiveUserInterfaceLayoutDirection",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "let isRTL = label.⟦textAlignment⟧ == .right",
    "var isRightToLeft: Bool { NSParagraphStyle.default.⟦baseWritingDirection⟧ == .rightToLeft }",
    "if NSParagraphStyle.⟦defaultWritingDirection⟧(forLanguage: nil) == .rightToLeft { flip() }",
    "view.semanticContentAttribute = field.⟦textAlignment⟧ == .right ? .forceRightToLeft : .forceLeftToRight",
    "if textView.⟦baseWritingDirection⟧(for: start, in: .forward) == .rightToLeft { stack.semanticContentAttribute = .forceRightToLeft }",
    "func layoutIsRTL() -> Bool { return .right == label.⟦textAlignment⟧ }",
  ]

  let good: [Example] = [
    "let isRTL = label.effectiveUserInterfaceLayoutDirection == .rightToLeft",
    "if label.textAlignment == .right { x = bounds.maxX - width }",
    "let isRight = label.textAlignment == .right",
    "label.textAlignment = .right",
    "let isRTL = traitCollection.layoutDirection == .rightToLeft",
    "label.textAlignment = textView.baseWritingDirection(for: start, in: .forward) == .rightToLeft ? .right : .left",
    "let isTextRTL = textView.baseWritingDirection(for: start, in: .forward) == .rightToLeft",
    "var textIsRightToLeft: Bool { label.textAlignment == .right }",
    "if a.textAlignment == b.textAlignment { f() }",
    "style.baseWritingDirection = .natural",
    "let isRTL = options.textAlignment == .center",
    "let isCenteredRTL = label.textAlignment == .center",
  ]

  let triggers: [Trigger] = [
    .word("textAlignment"), .word("baseWritingDirection"), .word("defaultWritingDirection"),
  ]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), structure.kind(site.index + 1) != .equal else { return nil }
    let operand = structure.operand(around: site.index)
    let isWhole = structure.lastName(endingAt: operand.last) == site.index
    guard isWhole, let other = structure.comparedOperand(beside: operand), namesSide(other, structure),
      decidesLayout(site, operand)
    else { return nil }
    return Finding(
      site.range,
      "the direction of a text is not that of the interface; ask for \(site.directionQuestion)"
    )
  }

  private func namesSide(_ value: Expression, _ structure: Structure) -> Bool {
    let last = structure.operand(around: value.first).last
    return structure.isMember(last)
      && structure.token(last, isAnyOf: "right", "left", "rightToLeft", "leftToRight")
  }

  /// Whether the answer is kept as the direction of the interface, or turns views around. What lays out the text itself
  /// rightly goes by its alignment.
  private func decidesLayout(_ site: Site, _ operand: Expression) -> Bool {
    let structure = site.structure
    // Asked of no text at all.
    if site.is("defaultWritingDirection") { return true }
    let whole = structure.infix(around: operand)
    if structure.kind(whole.last + 1) == .infixQuestion {
      guard let ternary = structure.ternary(question: whole.last + 1) else { return false }
      return turnsViews(ternary.yes.first..<ternary.no.last + 1, structure)
    }
    switch structure.place(of: whole) {
    case .initial(let declaration): return isLayout(Int(structure.declarations[declaration].name), structure)
    case .assigned(let name): return isLayout(name, structure)
    case .returned(let scope):
      let name = structure.scopes[scope].name
      return name != Structure.none && isLayout(Int(name), structure)
    default: break
    }
    let open = whole.last + 1
    guard structure.kind(open) == .leftBrace else { return false }
    return turnsViews(open..<min(structure.end(ofGroup: open), open + 120, structure.tokens.count), structure)
  }

  private func isLayout(_ name: Int, _ structure: Structure) -> Bool {
    DirectionWords.isDirectionWord(name, in: structure)
      && !structure.name(name, holdsAnyOf: ["text", "content", "writing", "paragraph", "string", "message", "line"])
  }

  private func turnsViews(_ range: Range<Int>, _ structure: Structure) -> Bool {
    range.contains {
      structure.token(
        $0,
        isAnyOf: "semanticContentAttribute",
        "forceRightToLeft",
        "forceLeftToRight",
        "layoutDirection",
        "userInterfaceLayoutDirection"
      )
    }
  }
}
