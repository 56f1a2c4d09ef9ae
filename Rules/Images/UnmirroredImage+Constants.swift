import RTLRuleKit
import RTLSyntax

/// Images that are named by a constant, which the catalog or the project makes.
extension ImageUse {
  /// `arrowLeftThin` of `Image(.arrowLeftThin)` and `UIImage(resource: .arrowLeftThin)`.
  static func resource(behind word: Int, _ structure: Structure) -> Int? {
    guard structure.token(word, isAnyOf: "Image", "UIImage", "NSImage"), structure.kind(word + 1) == .leftParen else {
      return nil
    }
    var period = structure.token(word + 2, is: "resource") ? word + 4 : word + 2
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
      guard case .argument(let call, let argument) = structure.place(of: operand) else { return nil }
      let isResource =
        argument.label.map { structure.token($0, is: "resource") } ?? structure.token(call.callee, is: "Image")
      if isResource, makesImage(call.callee, structure) || structure.token(call.callee, is: "init") {
        return (name, Expression(name - 1, name), true)
      }
      // `row(icon: .arrowRight)`, `Icon(.arrowRight)`
      let what = argument.label ?? (structure.startsUppercase(call.callee) ? call.callee : nil)
      guard let what, isImageName(what, structure) else { return nil }
      return (name, Expression(name - 1, name), false)
    }
    let path = structure.path(endingAt: name).dropLast()
    guard path.contains(where: { isCatalog($0, structure) }) else { return nil }
    let isImage =
      structure.kind(name + 1) == .period
      && structure.token(name + 2, isAnyOf: "image", "uiImage", "nsImage", "swiftUIImage")
      || isShown(operand, structure)
    return (
      name, Expression(operand.first, name), isImage || path.contains { structure.token($0, isAnyOf: "Asset", "R") }
    )
  }

  /// `imageView.image = images.back`
  private static func isShown(_ operand: Expression, _ structure: Structure) -> Bool {
    guard case .assigned(let property) = structure.place(of: operand) else { return false }
    return structure.token(property, is: "image") && structure.isMember(property)
  }

  /// `Asset`, `Images`, `CoreAssets`…
  private static func isCatalog(_ name: Int, _ structure: Structure) -> Bool {
    structure.token(name, isAnyOf: "R", "UIImage", "ImageResource")
      || structure.name(name, endsWithAnyOf: ["asset", "assets", "images", "icons"])
  }
}
