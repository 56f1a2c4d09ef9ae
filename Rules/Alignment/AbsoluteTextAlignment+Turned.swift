import RTLRuleKit
import RTLSyntax

/// Sides that somebody has decided, here or later.
extension AbsoluteTextAlignment {
  static let unturned: [Example] = [
    """
    class Card {
      func f() { let note = UILabel(); note.textAlignment = .⟦left⟧; add(note) }
      func g() { let note = UILabel(); note.textAlignment = isRTL ? .right : .left; add(note) }
    }
    """
  ]

  func isDecided(_ site: Site) -> Bool {
    site.isChosenBySide || site.isDirectionAware || site.isInLeftToRightIsland
      || isForOlderSystems(site)
  }

  /// `note.textAlignment = .left` of a label that the same type turns: `note.textAlignment = isRTL ? .right : .left`
  func isTurned(_ property: Int, _ receiver: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let type = structure.enclosingType(of: property) else { return false }
    let made = file.nameOfBody(around: property)
    let own = structure.kind(receiver) == .dollarIdentifier ? nil : file.declaration(of: receiver)
    let others = file.uses(of: structure.tokens[property].name, within: structure.words(ofScope: type))
    guard others.count < Self.mostAlignments else { return false }
    return others.contains { other in
      guard other != property, structure.kind(other + 1) == .equal, structure.kind(other + 2) != nil,
        let label = structure.receiverName(ofMember: other), structure.kind(label) != .dollarIdentifier,
        structure.isSameText(label, receiver) && own != nil && file.declaration(of: label) == own
          || made.map({ structure.isSameText($0, label) }) ?? false
      else { return false }
      return structure.value(at: other + 2).tokens.prefix(24).contains {
        structure.isMember($0) && structure.token($0, isAnyOf: "left", "right")
          && (Site(file: file, index: $0).isDirectionAware || isSide($0, otherThan: property, ofLanguageIn: file))
      }
    }
  }

  /// `.right` in `func showArabic()` of what is `.left` in `func showEnglish()` or at first.
  private func isSide(_ side: Int, otherThan property: Int, ofLanguageIn file: LintedFile) -> Bool {
    let structure = file.structure
    return !structure.isSameText(side, structure.value(at: property + 2).last)
      && [side, property].contains { place in
        Site(file: file, index: place).enclosingFunctionName.map {
          structure.name($0, holdsAnyOf: ["arabic", "english", "hebrew", "persian", "farsi", "urdu", "rtl", "ltr"])
        } ?? false
      }
  }

  private static let mostAlignments = 64
}
