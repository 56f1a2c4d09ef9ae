import RTLRuleKit
import RTLSyntax

/// Texts with signs between them, added one by one or joined.
extension UnisolatedValues {
  /// `street + " | " + city`
  func sum(_ site: Site) -> Line? {
    let structure = site.structure
    let quote = site.index - 1
    guard structure.kind(site.index + 1) == .stringEnd, structure.token(quote - 1, is: "+"),
      structure.token(site.index + 2, is: "+")
    else { return nil }
    let text = sum(around: quote, structure)
    let parts = structure.summands(of: text)
    guard parts.count > 2, parts.count < 16, parts.count % 2 == 1, parts[1].first == quote else { return nil }
    let values = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
    let isLoose = parts.count == 3 && isLoose(site.index, structure)
    let isParted = stride(from: 1, to: parts.count, by: 2).allSatisfy { isSign(parts[$0], structure) }
    guard isParted || isLoose, !values.contains(where: { structure.kind($0.first) == .stringStart }) else { return nil }
    return Line(text: text, range: structure.range(text.first, through: text.last), values: values, isLoose: isLoose)
  }

  private func isSign(_ part: Expression, _ structure: Structure) -> Bool {
    structure.kind(part.first) == .stringStart && part.last == part.first + 2
      && Self.signs.contains(structure.text(part.first + 1))
  }

  /// `tags.joined(separator: " · ")`
  func list(_ site: Site) -> Line? {
    let structure = site.structure
    // Of what commas part, `joined_list` tells.
    guard !site.is(", "), Self.signs.contains(structure.text(site.index)),
      let call = structure.call(around: site.index - 1), structure.token(call.callee, is: "joined"),
      structure.isMember(call.callee), let argument = structure.argument("separator", of: call),
      argument.start == site.index - 1, structure.end(ofGroup: call.open) < structure.tokens.count,
      !joinsOneWay(call.callee, site)
    else { return nil }
    return Line(
      text: structure.operand(around: call.callee),
      range: structure.range(call.callee, through: structure.end(ofGroup: call.open))
    )
  }

  /// `[L10n.genre, L10n.country].joined(separator: " · ")`, `["\(page)", "\(pages)"].joined(separator: " / ")`, and what
  /// was appended to a local: dates, sizes, translations.
  private func joinsOneWay(_ joined: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let open = structure.chainStart(joined)
    let list = Expression(open, structure.kind(open) == .leftSquare ? structure.end(ofGroup: open) : open)
    guard let values = site.file.items(ofList: list), values.count > 1 else { return false }
    return areFromLookUps(values, site) || isOfOneText(values, site)
      || values.allSatisfy { runsOneWay($0, site) || site.file.isLocalizedText($0) }
  }
}
