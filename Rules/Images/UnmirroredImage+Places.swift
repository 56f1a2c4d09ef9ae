import RTLRuleKit
import RTLSyntax

/// Constants at places that take an image, whoever writes them: the asset catalog says which of them are its own.
extension ImageUse {
  static let wrapperNames = ["uiImage", "nsImage", "swiftUIImage"]
  static let wrappers = WordSet(wrapperNames + ["image"])
  private static let makers: WordSet = ["Image", "UIImage", "NSImage", "UIImageView", "NSImageView", "Icon"]

  /// `Icon(.chevronRightSmall, size: 16)`, `Image(asset: Assets.longArrowRight)`, `image: .chevronRight12`: constants with
  /// usual names wake the rule themselves.
  static func given(_ site: Site) -> (Int, Expression, Bool)? {
    let structure = site.structure
    guard var start = startOfGiven(site.index, structure) else { return nil }
    while structure.kind(start) == .leftParen { start += 1 }
    guard start < structure.tokens.count else { return nil }
    let level = structure.opening(around: start)
    let name = structure.value(at: start).tokens.prefix(24).first { name in
      structure.kind(name) == .identifier && structure.isMember(name) && endsPath(name, structure)
        && structure.opening(around: name) == level
        && !UnmirroredImage.usualMembers.contains(structure.text(name))
        && UnmirroredImage.meaning(of: structure.text(name)) != .none
    }
    return name.flatMap { constant(site.moved(to: $0)) }
  }

  /// Not a folder of the catalog, nor a function.
  private static func endsPath(_ name: Int, _ structure: Structure) -> Bool {
    switch structure.kind(name + 1) {
    case .period: isDrawn(name, structure)
    case .leftParen: structure.kind(name + 2) == .rightParen
    default: true
    }
  }

  /// Behind `image:` and `Icon(`; labels that wake the rule themselves are asked by themselves.
  private static func startOfGiven(_ word: Int, _ structure: Structure) -> Int? {
    switch structure.kind(word + 1) {
    case .colon: return structure.isMember(word) ? nil : word + 2
    case .leftParen:
      guard structure.kind(word + 3) == .colon else { return word + 2 }
      let label = word + 2
      let wakes = labels.contains(label, in: structure) || structure.token(label, isAnyOf: "resource", "named")
      return wakes ? nil : word + 4
    default: return nil
    }
  }

  /// `row(icon: .arrowRight)`, `Icon(.arrowRight)`, `setImage(.arrowRight)`, `Image(glyph: .arrowRight)`
  static func takesImage(_ call: Call, _ argument: Argument, _ site: Site) -> Bool {
    let structure = site.structure
    if let label = argument.label {
      if structure.name(label, holdsAnyOf: ["system", "symbol"]) { return false }
      return isImageName(label, structure) || makers.contains(call.callee, in: structure)
    }
    let tells = structure.startsUppercase(call.callee) || structure.name(call.callee, beginsWithWord: "set")
    return tells && isImageName(call.callee, structure)
  }

  /// `accessory: isOpen ? nil : .chevronRight` of a parameter that is a picture, `return .chevronRight` for one.
  static func isTypedImage(_ name: Int, _ site: Site) -> Bool {
    switch site.structure.place(of: Expression(name - 1, name)) {
    case .argument, .returned, .initial, .other:
      site.file.type(ofMember: name).map { site.file.project.resolved($0) }.map(imageTypes.contains) ?? false
    default: false
    }
  }

  private static let imageTypes: Set<TypeKey> = [
    TypeKey("ImageResource"), TypeKey("UIImage"), TypeKey("NSImage"), TypeKey("Image"),
  ]

  /// `UIImageView(image: Pictures.disclosure())`, `Image(asset: AssetResource.arrowBack)`: of a type whatever its name.
  static func isGivenFromCatalog(_ operand: Expression, _ path: ArraySlice<Int>, _ site: Site) -> Bool {
    let structure = site.structure
    guard let catalog = path.first, operand.first == catalog, structure.startsUppercase(catalog) else { return false }
    let isCall = structure.kind(site.index + 1) == .leftParen && structure.kind(site.index + 2) == .rightParen
    guard operand.last == site.index || isCall && operand.last == site.index + 2,
      case .argument(let call, let argument) = structure.place(of: operand)
    else { return false }
    return takesImage(call, argument, site)
      || argument.label == nil && structure.token(call.callee, isAnyOf: "image", "icon")
  }
}
