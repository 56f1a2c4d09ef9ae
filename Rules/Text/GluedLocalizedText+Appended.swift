import RTLRuleKit
import RTLSyntax

/// Translations that a text grows by.
extension GluedLocalizedText {
  /// `details += " · " + L10n.used`: a sign parts it from what stands there already, which may be a name or nothing.
  func appended(_ site: Site) -> Finding? {
    let structure = site.structure
    // Numbers, lists and texts that are worked out grow more often than a text by what is written there.
    guard [.stringStart, .leftParen].contains(structure.kind(site.index + 1)) else { return nil }
    let added = structure.infix(around: structure.operand(around: site.index + 1))
    let text = Expression(site.index + 1, max(site.index + 1, added.last))
    let parts = structure.summands(of: text)
    guard (2...4).contains(parts.count), let first = parts.first, let last = parts.last,
      structure.kind(structure.unwrapped(first).first) == .stringStart,
      parts.contains(where: { holdsTranslation($0, site) })
    else { return nil }
    let pieces = parts.flatMap { self.pieces(of: $0, site) }
    guard pieces.first(where: { $0 != .space })?.isSign ?? false, grade(text, [.value] + pieces, site) != nil,
      site.audience(of: text).isUser.isYes
    else { return nil }
    return finding(structure.range(first.first, through: last.last), .info, site)
  }

  /// `text.append(NSAttributedString(string: " \(L10n.and) "))`: the spaces are for what it is put between.
  func isSpliced(_ text: Expression, _ pieces: [GluedPieces.Piece], _ site: Site) -> Bool {
    let structure = site.structure
    return pieces.count == 3 && pieces[0] == .space && pieces[1].isTranslation && pieces[2] == .space
      && structure.token(text.first + 1, is: " ") && structure.token(text.last - 1, is: " ")
      && structure.isAppendedAttributed(text)
  }
}
