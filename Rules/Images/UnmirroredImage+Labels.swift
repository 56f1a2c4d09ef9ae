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
}
