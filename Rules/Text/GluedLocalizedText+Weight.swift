import RTLRuleKit
import RTLSyntax

/// How much a text weighs that is glued together, by where it goes and what it says.
extension GluedLocalizedText {
  func grade(_ text: Expression, _ parts: [GluedPieces.Piece], _ site: Site) -> Severity? {
    let pieces = GluedPieces(parts)
    guard let grade = pieces.grade, site.audience(of: text) != .machine else { return nil }
    // What is heard has no order to be mixed up; only a sentence broken into pieces may sound wrong.
    if !pieces.runsTranslationsTogether, site.file.isOnlySpoken(text) { return nil }
    // A number or a name follows such a noun in every language; a name that is only proposed has no order at all.
    let isName = beginsWithNumberedNoun(text, site.structure) || isProposedName(text, site.structure)
    return pieces.isNumberedWord && isName || pieces.arePartedBySigns && areFormatted(text, site) ? .info : grade
  }

  /// `"\(L10n.left) (\(formatter.string(from: rest)))"`: all that is put in is in the language of the person already.
  private func areFormatted(_ text: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    return structure.summands(of: text).allSatisfy { part in
      let inner = structure.unwrapped(part)
      guard structure.kind(inner.first) == .stringStart, structure.end(ofGroup: inner.first) == inner.last else {
        return site.file.isFormatted(endingAt: inner.last) || site.file.isLocalizedText(inner)
      }
      return structure.interpolations(ofStringAt: inner.first).allSatisfy { start in
        structure.content(ofInterpolation: start).map {
          site.file.isFormatted(endingAt: $0.last) || site.file.isLocalizedText($0)
        } ?? false
      }
    }
  }

  /// `bookmark.name = L10n.bookmark + " " + time`, `Clock(name: "\(L10n.clock) \(clocks.count)")`
  private func isProposedName(_ text: Expression, _ structure: Structure) -> Bool {
    switch structure.place(of: text) {
    case .assigned(let property): structure.name(property, endsWithWord: "name")
    case .initial(let declaration):
      structure.name(Int(structure.declarations[declaration].name), endsWithWord: "name")
    case .argument(_, let argument): argument.label.map { structure.token($0, is: "name") } ?? false
    default: false
    }
  }

  /// `L10n.page + " " + page.label`, `"\("Version".localized) \(version)"`
  private func beginsWithNumberedNoun(_ text: Expression, _ structure: Structure) -> Bool {
    let first = text.tokens.prefix { structure.kind($0) != .binaryOperator && structure.kind($0) != .interpolationEnd }
    return first.contains {
      guard structure.kind($0) == .identifier || structure.kind($0) == .stringText else { return false }
      if structure.name($0, endsWithAnyOf: Self.numberedNouns) { return true }
      // `"Display ".localized`
      return structure.kind($0) == .stringText && structure.wordCount(in: structure.range($0)) == 1
        && structure.name($0, holdsAnyOf: Self.numberedNouns)
    }
  }

  private static let numberedNouns: [StaticString] = [
    "page", "chapter", "version", "section", "season", "episode", "step", "room", "gate", "display", "screen",
    // The key of what as likely ends with a colon: `"memoryHeader".localized + " \(size)"`.
    "header",
  ]
}
