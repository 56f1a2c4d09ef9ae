import RTLRuleKit
import RTLSyntax

/// Corners that are rounded, among all things that have corners.
extension AsymmetricCornerMask {
  /// Corners of a layer always are; those of a rectangle only where UIKit rounds them, for many things have corners,
  /// and shapes of SwiftUI mirror.
  func isMask(_ site: Site) -> Bool {
    let structure = site.structure
    guard rectCorners.contains(site.text) else { return true }
    guard !site.imports("SwiftUI") || site.enclosingType(inheritsFrom: Self.views).isYes else { return false }
    let value = structure.operand(around: site.index)
    if case .argument(let call, let argument) = structure.place(of: value) {
      if let label = argument.label {
        return structure.token(label, is: "byRoundingCorners") || isRounded(by: call, site)
      }
      // `corners.formUnion(.topLeft)`
      if isInserted(site), let set = structure.receiverName(ofMember: call.callee) {
        return site.file.type(ofName: set) == TypeKey("UIRectCorner")
      }
    }
    return site.file.type(ofMember: site.index) == TypeKey("UIRectCorner") && !isAsked(site)
  }

  /// `image.round(corners: [.topLeft, .bottomLeft], radius: 4)`, a helper of the project's own
  private func isRounded(by call: Call, _ site: Site) -> Bool {
    !site.structure.startsUppercase(call.callee)
      && site.structure.name(call.callee, holdsAnyOf: ["round", "rounded", "rounding", "corner", "corners"])
      && site.file.type(ofMember: site.index) == TypeKey("UIRectCorner")
  }

  private static let views: Set<TypeKey> = Set(["UIView", "UIViewController"].map { TypeKey($0) })

  /// `[UIRectCorner.topLeft, .bottomLeft].contains(corner)`
  private func isAsked(_ site: Site) -> Bool {
    guard let open = site.structure.opening(around: site.index), site.structure.tokens[open].kind == .leftSquare else {
      return false
    }
    return site.structure.kind(site.structure.end(ofGroup: open) + 1) == .period
  }
}
