import RTLRuleKit
import RTLSyntax

/// Values that work out where the views of a cell go: `struct RowLayout { let titleRect: CGRect … }`. What they are asked
/// is put into frames elsewhere.
extension HandComputedFrame {
  func workedOut(_ site: Site) -> Expression? {
    let structure = site.structure
    guard site.is("origin", "CGRect"), isInLayout(site) else { return nil }
    if site.is("CGRect") { return keptRectangle(site) }
    guard structure.isMember(site.index), let rectangle = structure.receiverName(ofMember: site.index),
      !structure.isMember(rectangle), isRectangle(rectangle, site)
    else { return nil }
    let isWhole = structure.kind(site.index + 1) == .equal
    let equal = isWhole ? site.index + 1 : site.index + 3
    guard isWhole || structure.token(site.index + 2, is: "x"), structure.kind(equal) == .equal,
      equal + 1 < structure.tokens.count
    else { return nil }
    let value = structure.value(at: equal + 1)
    return isSomewhere(value, site) ? value : nil
  }

  /// `titleRect = CGRect(x: cursor.x, …)`
  private func keptRectangle(_ site: Site) -> Expression? {
    let structure = site.structure
    guard let call = rectangleCall(site), let x = structure.argument("x", of: call), !x.isEmpty,
      case .assigned(let property) = structure.place(of: structure.operand(around: site.index)),
      structure.name(property, endsWithAnyOf: ["rect", "frame"])
    else { return nil }
    let value = x.expression
    return isSomewhere(value, site) ? value : nil
  }

  /// In a type called a layout that is none of the framework's, which are mirrored as a whole.
  func isInLayout(_ site: Site) -> Bool {
    site.enclosingTypeName.map { site.structure.name($0, endsWithWord: "layout") } ?? false
      && !site.typeAsksForDirection && !site.file.structure.imports("SwiftUI")
  }

  private func isRectangle(_ name: Int, _ site: Site) -> Bool {
    site.file.initialValue(of: name).map { site.structure.token($0.first, isAnyOf: "CGRect", "NSRect") } ?? false
  }

  /// At another place than the very left or the middle.
  private func isSomewhere(_ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard !site.isCentred(value) else { return false }
    return !structure.token(value.last, isAnyOf: "0", "0.0", "zero")
      && !structure.token(value.first, isAnyOf: "0", "CGPoint", "NSPoint")
  }
}
