import RTLRuleKit
import RTLSyntax

struct RotatedArrow: Rule {
  let id = "rotated_arrow"
  let summary = "Arrows turned by a quarter, which then point to the same side in every language"
  let rationale = """
    A chevron that points down where a section is open is often turned by a quarter where it is closed, to point at the \
    row. UIKit turns by the clock in every language: what points to the right in English points to the right in Arabic, \
    away from the text; an arrow that mirrors is turned up where it was turned down. Turn the angle's sign by \
    direction. What SwiftUI's rotationEffect does mirrors by itself.
    """
  let references = [
    "WWDC15 session 222, New UIKit Support for International User Interfaces",
    "Apple, Human Interface Guidelines, Right to left",
    "Apple documentation, CGAffineTransform.init(rotationAngle:)",
  ]

  let bad: [Example] = [
    "chevron.transform = CGAffineTransform(rotationAngle: isOpen ? 0 : -⟦.pi⟧ / 2)",
    "disclosureButton.transform = isOpen ? .identity : CGAffineTransform(rotationAngle: -⟦CGFloat.pi⟧ / 2)",
    """
    func update() {
      let angle = isCollapsed ? -1 * (⟦.pi⟧ / 2) : 0.0
      arrowIconView.transform = CGAffineTransform(rotationAngle: angle)
    }
    """,
    """
    func update() {
      let angle: CGFloat = isExpanded ? 0 : -⟦.pi⟧ / 2
      let transform = CGAffineTransform(rotationAngle: angle)
      UIView.animate(withDuration: 0.3) { self.disclosureIndicator.transform = transform }
    }
    """,
    """
    func update() {
      let angle: CGFloat = isExpanded ? 0 : -⟦.pi⟧ / 2
      let transform = CGAffineTransform(rotationAngle: angle)
      if isAnimated { UIView.animate { self.caret.transform = transform } } else { caret.transform = transform }
    }
    """,
    """
    func open() { caretView.transform = CGAffineTransform(rotationAngle: ⟦.pi⟧ * 0.5) }
    func close() { caretView.transform = .identity }
    """,
  ]

  let good: [Example] = [
    "chevron.transform = CGAffineTransform(rotationAngle: isOpen ? .pi : 0)",
    "chevron.transform = CGAffineTransform(rotationAngle: isOpen ? 0 : isRTL ? .pi / 2 : -.pi / 2)",
    "chevron.transform = CGAffineTransform(rotationAngle: isOpen ? -.pi / 2 : .pi / 2)",
    "chevron.transform = CGAffineTransform(rotationAngle: .pi / 2)",
    """
    func update() {
      let quarter: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .pi / 2 : -.pi / 2
      chevron.transform = CGAffineTransform(rotationAngle: isOpen ? 0 : quarter)
    }
    """,
    "plusView.transform = CGAffineTransform(rotationAngle: isOpen ? 0 : -.pi / 2)",
    "chevron.transform = CGAffineTransform(translationX: isOpen ? 0 : -width / 2, y: 0)",
    "var body: some View { chevron.rotationEffect(isOpen ? .zero : .radians(-.pi / 2)) }",
    "compassArrow.transform = CGAffineTransform(rotationAngle: isNorth ? 0 : -.pi / 2)",
  ]

  let triggers: [Trigger] = [.word("transform")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .equal, site.index + 2 < structure.tokens.count,
      let view = structure.receiverName(ofMember: site.index), isArrow(view, structure)
    else { return nil }
    let words = words(of: structure.value(at: site.index + 2), site.file, depth: 2)
    guard words.contains(where: { turns.contains($0, in: structure) }),
      case let quarters = Set(words.filter { isQuarter($0, structure) }), let angle = quarters.first,
      quarters.count == 1,
      !isToldOf(angle, before: site.index, view, site),
      rests(words, structure) || isPutBack(view, site), !site.isDirectionAware, !site.functionAsksForDirection,
      !site.typeAsksForDirection, !site.isInLeftToRightIsland, !site.isAboutPhysicalThings
    else { return nil }
    return Finding(
      structure.range(structure.chainStart(angle), through: angle),
      "turned by a quarter, the arrow points to the same side in every language; turn the other way by "
        + site.directionQuestion
    )
  }

  private let turns: WordSet = ["rotationAngle", "CGAffineTransformMakeRotation", "rotated"]

  private func isArrow(_ view: Int, _ structure: Structure) -> Bool {
    structure.name(view, holdsAnyOf: ["chevron", "disclosure", "arrow", "caret", "triangle"])
      && !structure.name(view, holdsAnyOf: ["compass", "needle", "heading", "bearing", "map", "user", "popover"])
  }

  /// One angle may go to a view with and without an animation.
  private func isToldOf(_ angle: Int, before assignment: Int, _ view: Int, _ site: Site) -> Bool {
    guard angle < assignment else { return false }
    return site.file.uses(of: site.structure.tokens[view].name, within: angle..<view).contains {
      site.structure.token($0 + 2, is: "transform") && site.structure.kind($0 + 3) == .equal
    }
  }

  /// The words of a value and of what its locals are made of.
  private func words(of value: Expression, _ file: LintedFile, depth: Int) -> [Int] {
    let structure = file.structure
    let words = Array(value.tokens.prefix(40))
    guard depth > 0 else { return words }
    return words
      + words.flatMap { word -> [Int] in
        guard structure.kind(word) == .identifier, !structure.isMember(word), structure.kind(word + 1) != .colon,
          let initial = file.initialValue(of: word)
        else { return [] }
        return self.words(of: initial, file, depth: depth - 1)
      }
  }

  /// `.pi / 2`, `.pi * 0.5`, `M_PI_2`, told by its first word.
  private func isQuarter(_ word: Int, _ structure: Structure) -> Bool {
    if structure.token(word, is: "M_PI_2") { return true }
    guard structure.token(word, isAnyOf: "pi", "M_PI") else { return false }
    var next = word + 1
    while structure.kind(next) == .rightParen { next += 1 }
    if structure.token(next, is: "/") { return structure.token(next + 1, isAnyOf: "2", "2.0") }
    return structure.token(next, is: "*") && (next + 1...next + 3).contains { structure.token($0, is: "0.5") }
  }

  /// The other half of a choice: not turned at all.
  private func rests(_ words: [Int], _ structure: Structure) -> Bool {
    words.contains { structure.kind($0) == .infixQuestion }
      && words.contains { structure.token($0, isAnyOf: "0", "0.0", "identity", "zero", "CGAffineTransformIdentity") }
  }

  /// Elsewhere in the file the same view is put back: `chevron.transform = .identity`
  private func isPutBack(_ view: Int, _ site: Site) -> Bool {
    let structure = site.structure
    return site.file.uses(of: structure.tokens[view].name, within: structure.tokens.indices).contains { use in
      guard use != view, structure.token(use + 2, is: "transform"), structure.kind(use + 3) == .equal,
        use + 4 < structure.tokens.count
      else { return false }
      return structure.value(at: use + 4).tokens.prefix(12).contains {
        structure.token($0, isAnyOf: "identity", "CGAffineTransformIdentity")
      }
    }
  }
}
