import RTLRuleKit
import RTLSyntax

/// Images that are the cases of an enumeration: `case backChevron = "chevron"` of `enum PageImage: String`.
extension ImageUse {
  /// The name of such a case, with the name of its asset.
  static func enumCase(_ site: Site) -> (name: Int, asset: Int)? {
    let structure = site.structure
    let name = site.index
    guard structure.token(name - 1, is: "case"), let type = structure.enclosingType(of: name),
      structure.opening(around: name) == Int(structure.scopes[type].open), isListOfImages(type, site)
    else { return nil }
    guard structure.kind(name + 1) == .equal else {
      return structure.kind(name + 1) == .leftParen || structure.kind(name + 1) == .comma ? nil : (name, name)
    }
    var quote = name + 2
    while structure.kind(quote) == .leftParen { quote += 1 }
    guard structure.kind(quote) == .stringStart, structure.kind(quote + 1) == .stringText,
      structure.kind(quote + 2) == .stringEnd, isNameOfAsset(structure.text(quote + 1))
    else { return nil }
    return (name, quote + 1)
  }

  /// Names of system symbols hold a dot; what closes or opens something is no way back.
  private static func isNameOfAsset(_ text: String) -> Bool {
    !text.utf8.contains(UInt8(ascii: "."))
      && !UnmirroredImage.words(of: text).contains { UnmirroredImage.others.contains($0) }
  }

  /// `enum PageImage: String`, unless it turns its images itself, or is a table of all that a font has.
  private static func isListOfImages(_ type: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let scope = structure.scopes[type]
    guard structure.token(Int(scope.introducer), is: "enum"), scope.name != Structure.none,
      case let name = Int(scope.name), structure.name(name, endsWithAnyOf: ["image", "images", "icon", "icons"]),
      structure.kind(name + 1) == .colon, structure.token(name + 2, is: "String"),
      !structure.name(name, holdsAnyOf: ["symbol", "sf", "system", "appicon", "player"]),
      case let words = structure.words(ofScope: type), words.count < 4000
    else { return false }
    return !turners.contains { !site.file.uses(of: $0, within: structure.tokens.indices).isEmpty }
      && !words.contains {
        structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["flip", "flipped", "mirror"])
      }
      && !words.contains { structure.token($0, isAnyOf: "systemName", "systemImage", "systemSymbolName") }
  }

  private static let turners = [
    "imageFlippedForRightToLeftLayoutDirection", "flipsForRightToLeftLayoutDirection",
    "withHorizontallyFlippedOrientation",
  ]
}
