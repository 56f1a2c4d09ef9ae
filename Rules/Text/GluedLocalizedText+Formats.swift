import RTLRuleKit
import RTLSyntax

/// Translations filled into a format that is written in code, where translators never see it.
extension GluedLocalizedText {
  /// `String(format: "%@ %d", L10n.page, number)`
  func filledIn(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = site.formatLiteral, let call = site.formatCall, call.values.count < 16 else { return nil }
    let values = call.values.filter { !$0.isEmpty && $0.label == nil }.map(\.expression)
    guard values.contains(where: { site.file.isLocalizedText($0) }),
      let pieces = pieces(ofFormatAt: quote, filledWith: values, site),
      let grade = grade(structure.operand(around: call.call.callee), pieces, site)
    else { return nil }
    return finding(
      structure.range(quote, through: min(call.values.map(\.end).max() ?? quote, structure.tokens.count) - 1),
      grade,
      site
    )
  }

  /// Nil where it is not told in order what goes where: `%2$@ %1$@`, `%*d`.
  private func pieces(ofFormatAt quote: Int, filledWith values: [Expression], _ site: Site) -> [GluedPieces.Piece]? {
    let structure = site.structure
    let specifiers = structure.formatSpecifiers(ofStringAt: quote)
    let places = specifiers.filter { !$0.isPercentSign }
    guard places.count == values.count, !places.contains(where: { isNumbered($0, structure) }) else { return nil }
    var values = values[...]
    var pieces: [GluedPieces.Piece] = []
    var start = structure.range(quote + 1).start
    for specifier in specifiers {
      if start < specifier.range.start {
        pieces += GluedPieces.Piece.text(ByteRange(start, specifier.range.start), structure)
      }
      start = specifier.range.end
      guard !specifier.isPercentSign, let value = values.popFirst() else { continue }
      pieces.append(specifier.isNumber ? .number : self.value(of: value, site))
    }
    let end = structure.range(quote + 1).end
    if start < end { pieces += GluedPieces.Piece.text(ByteRange(start, end), structure) }
    return pieces
  }

  private func isNumbered(_ specifier: FormatSpecifier, _ structure: Structure) -> Bool {
    structure.source[specifier.range].contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "*") }
  }
}
