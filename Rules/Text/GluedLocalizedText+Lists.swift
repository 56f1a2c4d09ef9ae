import RTLRuleKit
import RTLSyntax

/// Texts that are put together from a list in the code.
extension GluedLocalizedText {
  /// `[L10n.sentTo, name].joined(separator: " ")`
  func listed(_ site: Site) -> Finding? {
    let structure = site.structure
    let open = structure.chainStart(site.index)
    guard structure.isMember(site.index), structure.kind(open) == .leftSquare,
      let call = structure.call(of: site.index),
      let separator = structure.argument("separator", of: call).flatMap({ structure.literal($0) }),
      structure.token(separator + 1, isAnyOf: " ", " & ", " and "), structure.kind(separator + 2) == .stringEnd,
      case let close = structure.end(ofGroup: call.open), close < structure.tokens.count
    else { return nil }
    let elements = structure.elements(ofGroup: open, limit: 10).filter { !$0.isEmpty && $0.label == nil }.map {
      $0.expression
    }
    guard (2...8).contains(elements.count), elements.contains(where: { holdsTranslation($0, site) }) else { return nil }
    let parts = elements.map { pieces(of: $0, site) }
    // One whole text behind another, as far as anybody can see.
    let areTexts = parts.joined().allSatisfy { $0.isTranslation || $0.isSign || $0 == .space }
    guard !areTexts || !structure.token(separator + 1, is: " ") else { return nil }
    let between = GluedPieces.Piece.text(structure.range(separator + 1), structure)
    let text = structure.operand(around: site.index)
    guard let grade = grade(text, Array(parts.joined(separator: between)), site) else { return nil }
    return finding(structure.range(open, through: close), grade, site)
  }
}
