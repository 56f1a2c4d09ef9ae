import RTLRuleKit
import RTLSyntax

/// Images that a function of the project's own loads by their name.
extension ImageUse {
  static let labelNames = ["imageName", "iconName", "imageNamed", "image", "icon"]
  static let labels = WordSet(labelNames)

  /// `row(imageName: "arrow_blue_right")`; names with a period are those of symbols.
  static func labelled(_ label: Int, _ structure: Structure) -> (Int, Expression, Bool)? {
    guard structure.kind(label + 1) == .colon, !structure.isMember(label) else { return nil }
    var quote = label + 2
    while structure.kind(quote) == .leftParen { quote += 1 }
    guard structure.kind(quote) == .stringStart, structure.kind(quote + 1) == .stringText,
      !UnmirroredImage.usualTexts.contains(structure.text(quote + 1)), !structure.holds(".", inStringAt: quote),
      !structure.holds("\n", inStringAt: quote)
    else { return nil }
    return literal(quote + 1, structure)
  }

  /// `UIImage.template(named: "arrow_left")`: what the project adds to the type of pictures makes one.
  static func isAddedToImages(_ callee: Int, _ structure: Structure) -> Bool {
    guard structure.isMember(callee), !structure.name(callee, holdsAnyOf: otherHelpers),
      let type = structure.receiverName(ofMember: callee)
    else { return false }
    return !structure.isMember(type) && structure.token(type, isAnyOf: "UIImage", "NSImage")
  }

  private static let otherHelpers: NameWords = [
    "system", "symbol", "sf", "init", "color", "font", "mirror", "mirrored", "mirroring", "flip", "flipped", "flipping",
    "directional", "rtl",
  ]

  /// `icon: "arrow.right"` of a type that shows a symbol: `absolute_symbol` says it, or has its reasons not to.
  func isToldAsSymbol(_ site: Site) -> Bool {
    guard let symbol = DirectionalSymbol.named(name, in: site.structure), symbol.certainty != .open else {
      return false
    }
    return site.structure.kind(name) == .stringText && SymbolUse(site.moved(to: name), symbol) != nil
  }
}
