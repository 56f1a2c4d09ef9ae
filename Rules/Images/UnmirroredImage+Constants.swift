import RTLRuleKit
import RTLSyntax

/// Images that are named by a constant, which the catalog or the project makes.
extension ImageUse {
  /// `arrowLeftThin` of `Image(.arrowLeftThin)`.
  static func resource(behind word: Int, _ structure: Structure) -> Int? {
    guard structure.token(word, isAnyOf: "Image", "UIImage", "NSImage"), structure.kind(word + 1) == .leftParen else {
      return nil
    }
    var period = word + 2
    while structure.kind(period) == .leftParen { period += 1 }
    guard structure.kind(period) == .period, structure.kind(period + 1) == .identifier,
      structure.kind(period + 2) == .rightParen,
      !UnmirroredImage.usualMembers.contains(structure.text(period + 1))
    else { return nil }
    return period + 1
  }

  /// `Asset.chevronRight.image`, `R.image.icBack()`, `UIImage(resource: .backArrow)`, `row(icon: .arrowRight)`.
  static func constant(_ site: Site) -> (Int, Expression, Bool)? {
    let structure = site.structure
    let name = site.index
    let operand = structure.operand(around: name)
    if structure.isImplicitMember(name) {
      if isResource(operand, structure) { return (name, Expression(name - 1, name), true) }
      guard case .argument(let call, let argument) = structure.place(of: operand) else {
        return isShown(operand, structure) || isTypedImage(name, site) ? (name, Expression(name - 1, name), false) : nil
      }
      let isResource =
        argument.label.map { structure.token($0, is: "resource") } ?? structure.token(call.callee, is: "Image")
      if isResource, makesImage(call.callee, structure) || structure.token(call.callee, is: "init") {
        return (name, Expression(name - 1, name), true)
      }
      let isTaken = takesImage(call, argument, site) || isTypedImage(name, site)
      return isTaken ? (name, Expression(name - 1, name), false) : nil
    }
    let path = structure.path(endingAt: name).dropLast()
    guard path.contains(where: { isCatalog($0, structure) }) else {
      return isGivenFromCatalog(operand, path, site) ? (name, Expression(operand.first, name), false) : nil
    }
    let isImage =
      structure.kind(name + 1) == .period
      && (wrappers.contains(name + 2, in: structure) || isShownByAccessor(name + 2, path, structure))
      || isShown(operand, structure) || isDrawn(name, structure) || isGivenAsImage(operand, path, site)
    return (
      name, Expression(operand.first, name), isImage || path.contains { structure.token($0, isAnyOf: "Asset", "R") }
    )
  }

  /// `accessory: ImageResource? = .chevronRight`
  private static func isResource(_ value: Expression, _ structure: Structure) -> Bool {
    guard case .initial(let declaration) = structure.place(of: value) else { return false }
    return structure.writtenType(of: structure.declarations[declaration]) == TypeKey("ImageResource")
  }

  /// `imageView.image = images.back`
  private static func isShown(_ operand: Expression, _ structure: Structure) -> Bool {
    guard case .assigned(let property) = structure.place(of: operand) else { return false }
    return structure.token(property, is: "image") && structure.isMember(property)
  }

  /// `R.image.iconBackBlue()`, `Asset.Arrows.arrowLeftBlue.image`: names that do not wake the rule themselves.
  static func wrapped(_ site: Site) -> (Int, Expression, Bool)? {
    let structure = site.structure
    guard wrappers.contains(site.index, in: structure), structure.isMember(site.index) else { return nil }
    if structure.kind(site.index + 1) == .equal { return set(site.index + 2, structure) }
    let isSpace = structure.token(site.index - 2, is: "R") && structure.kind(site.index + 1) == .period
    let name = isSpace ? site.index + 2 : site.index - 2
    guard structure.kind(name) == .identifier, structure.isMember(name),
      !UnmirroredImage.usualMembers.contains(structure.text(name))
    else { return nil }
    return constant(site.moved(to: name))
  }

  /// `.chevronMediumRight16` in `imageView.image = isOpen ? .chevronMediumRight16 : nil`
  private static func set(_ start: Int, _ structure: Structure) -> (Int, Expression, Bool)? {
    guard structure.tokens.indices.contains(start) else { return nil }
    return structure.value(at: start).tokens.prefix(24).first {
      structure.isImplicitMember($0) && structure.kind($0 + 1) != .leftParen && structure.kind($0 + 1) != .period
        && !UnmirroredImage.usualMembers.contains(structure.text($0))
    }.map { ($0, Expression($0 - 1, $0), false) }
  }

  /// Whether this is a constant of a package that the project does not hold, given as an image.
  func isOfUnseenPackage(_ site: Site) -> Bool {
    let structure = site.structure
    guard structure.kind(name) == .identifier, !structure.isImplicitMember(name) else { return false }
    let path = structure.path(endingAt: name).dropLast()
    guard path.contains(where: { Self.isCatalog($0, structure) }) else { return false }
    return Self.isGivenAsImage(structure.operand(around: name), path, site.moved(to: name))
  }

  /// `IconProvider.chevronRight.resizable()`
  static func isDrawn(_ name: Int, _ structure: Structure) -> Bool {
    structure.kind(name + 1) == .period
      && structure.token(
        name + 2,
        isAnyOf: "resizable",
        "renderingMode",
        "withRenderingMode",
        "withTintColor",
        "antialiased"
      )
  }

  /// `row(icon: IconProvider.chevronRight)`, of a package that the project does not hold.
  private static func isGivenAsImage(_ operand: Expression, _ path: ArraySlice<Int>, _ site: Site) -> Bool {
    let structure = site.structure
    guard let catalog = path.first, structure.startsUppercase(catalog) else { return false }
    if !isDrawn(site.index, structure) {
      guard operand.last == site.index, case .argument(let call, let argument) = structure.place(of: operand),
        isImageName(argument.label ?? call.callee, structure)
      else { return false }
    }
    return !site.file.project.declaresType(TypeKey(structure.text(catalog)))
  }

  /// `CoreAssets.chevronRight.view`
  private static func isShownByAccessor(_ member: Int, _ path: ArraySlice<Int>, _ structure: Structure) -> Bool {
    structure.token(member, is: "view") && structure.kind(member + 1) != .period
      && path.first.map { structure.startsUppercase($0) || isNamedBehindAcronym($0, structure) } ?? false
  }

  /// `UIAssets`, `BrandUIImages`: words that follow capitals are parted by no change of case.
  private static func isNamedBehindAcronym(_ name: Int, _ structure: Structure) -> Bool {
    let bytes = Array(structure.bytes(name))
    return acronymEnds.contains { end in
      bytes.count > end.count + 1 && bytes.suffix(end.count).elementsEqual(end)
        && bytes[(bytes.count - end.count - 2)..<(bytes.count - end.count)].allSatisfy { 0x41...0x5A ~= $0 }
    }
  }

  private static let acronymEnds = ["Asset", "Assets", "Images", "Icons"].map { Array($0.utf8) }

  /// `Asset`, `Images`, `CoreAssets`, `IconProvider`…
  private static func isCatalog(_ name: Int, _ structure: Structure) -> Bool {
    if structure.token(name, isAnyOf: "R", "UIImage", "Image", "ImageResource") { return true }
    if structure.name(name, endsWithAnyOf: ["asset", "assets", "images", "icons"]) { return true }
    if isNamedBehindAcronym(name, structure) { return true }
    return structure.name(name, holdsAnyOf: ["asset", "assets", "image", "images", "icon", "icons"])
      && structure.name(name, endsWithAnyOf: ["provider", "catalog", "library", "set", "kit", "pack", "names"])
  }
}
