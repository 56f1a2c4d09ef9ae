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

  /// `var line = L10n.by; line += " \(name)"`, `let text = NSMutableAttributedString(string: L10n.by + " ")` and
  /// `text.append(NSAttributedString(string: name))`: what a text begins with and what it grows by first.
  func grown(_ site: Site) -> Finding? {
    let structure = site.structure
    let isAppend = site.is("append")
    guard site.index > 0, let name = isAppend ? structure.receiverName(ofMember: site.index) : site.index - 1,
      !structure.isMember(name), structure.kind(name) == .identifier, let local = site.file.declaration(of: name),
      case let declaration = structure.declarations[local], declaration.kind == .variable,
      declaration.value != Structure.none, let scope = structure.scope(of: declaration), scope.kind != .type,
      // Most of what grows is a list.
      structure.kind(Int(declaration.value)) != .leftSquare, let added = added(site)
    else { return nil }
    let start = structure.value(at: Int(declaration.value))
    // What is added with a plus sign tells as well that it is a text.
    guard isText(start, site) ? !isAppend || isText(added, site) : !isAppend && isText(added, site),
      [start, added].contains(where: { structure.summands(of: $0).contains { holdsTranslation($0, site) } }),
      site.file.uses(ofLocal: local).first == name,
      let grade = grade(added, pieces(of: begun(start, site), site) + pieces(of: added, site), site),
      site.audience(of: start) != .machine
    else { return nil }
    return finding(structure.range(added.first, through: added.last), grade, site)
  }

  /// `L10n.first + "\n"` of `NSMutableAttributedString(string: start)`, where that is put together before.
  private func begun(_ start: Expression, _ site: Site) -> Expression {
    let sum = site.valueBehind(content(of: start, site.structure))
    return site.structure.summands(of: sum).count > 1 ? sum : start
  }

  private func added(_ site: Site) -> Expression? {
    let structure = site.structure
    guard site.is("append") else {
      return site.index + 1 < structure.tokens.count ? structure.value(at: site.index + 1) : nil
    }
    guard let call = structure.call(of: site.index), let text = structure.firstArgument(of: call), text.label == nil,
      !text.isEmpty
    else { return nil }
    return structure.unwrapped(text.expression)
  }

  /// A text that is written here or made of one, at once or by way of a local: what else a name stands for may be a picture.
  private func isText(_ expression: Expression, _ site: Site, hops: Int = 1) -> Bool {
    let structure = site.structure
    guard let first = structure.summands(of: structure.unwrapped(expression)).first else { return false }
    if structure.token(first.first, isAnyOf: "NSAttributedString", "NSMutableAttributedString", "AttributedString") {
      return content(of: first, structure) != first
    }
    if structure.kind(first.first) == .stringStart || holdsTranslation(first, site) { return true }
    if styledText(in: first, structure) != nil, isStyled(first, site) { return true }
    let value = site.valueBehind(first)
    return hops > 0 && value != first && isText(value, site, hops: hops - 1)
  }
}
