import RTLRuleKit
import RTLSyntax

/// Backs of playing cards and of other things that have a front.
extension UnmirroredImage {
  /// `cardView.image = UIImage(named: "back")`, `isOpen ? "front" : "back"`, `"back"` in the game of a deck.
  func isBackOfCard(_ use: ImageUse, _ picture: Site) -> Bool {
    let structure = picture.structure
    let name = structure.text(use.name).lowercased()
    guard name == "back" || name == "backside" else { return false }
    let start = max(0, use.name - 120)
    let hasFront = (start..<min(structure.tokens.count, use.name + 120)).contains {
      structure.kind($0) == structure.kind(use.name) && structure.bytes($0).count == 5
        && structure.text($0).lowercased() == "front"
    }
    let takers = takers(of: picture)
    if takers.contains(where: { structure.name($0, endsWithAnyOf: ["button", "btn", "item"]) }) { return false }
    return hasFront || takers.contains { structure.name($0, holdsAnyOf: Self.cards) }
      || picture.enclosingTypeName.map { isOfCards($0, structure) } ?? false
  }

  private static let cards: [StaticString] = ["card", "cards", "deck", "flip", "flipped"]

  /// `FlipView`, `CardGame`, `Card`; the screen where people enter a credit card has a button to go back.
  private func isOfCards(_ type: Int, _ structure: Structure) -> Bool {
    structure.name(type, holdsAnyOf: Self.cards)
      && (structure.name(type, holdsWord: "game")
        || !structure.name(type, endsWithAnyOf: ["controller", "vc", "screen", "page", "header", "bar", "button"]))
  }

  /// What is given the picture: a variable, a property or what has it.
  private func takers(of picture: Site) -> [Int] {
    let structure = picture.structure
    let start = structure.outerStatementStart(picture.index)
    let path = structure.path(startingAt: start).filter { $0 < picture.index }
    let declared = (start..<max(start, picture.index)).filter { structure.token($0 - 1, isAnyOf: "let", "var") }
    return path + declared + [picture.file.nameOfBody(around: picture.index)].compactMap { $0 }
  }
}
