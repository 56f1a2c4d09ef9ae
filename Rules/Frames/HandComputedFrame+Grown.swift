import RTLRuleKit
import RTLSyntax

/// Bars that grow to the right alone.
extension HandComputedFrame {
  /// `bar.frame.size.width = bounds.width * progress`, `var mask = bounds; mask.size.width *= progress`
  func grown(_ site: Site) -> Expression? {
    let structure = site.structure
    let grows = structure.token(site.index + 1, is: "*=")
    guard grows || structure.kind(site.index + 1) == .equal, site.index + 2 < structure.tokens.count,
      let size = structure.receiverName(ofMember: site.index), structure.token(size, is: "size"),
      let rectangle = structure.receiverName(ofMember: size), case let value = structure.value(at: site.index + 2),
      grows ? namesShare(value, site) : isShare(value, site),
      isRectangleOfView(rectangle, site), !isMoved(rectangle, site), !isOfMedia(site), !isInWindow(site),
      !site.typeAsksForDirection
    else { return nil }
    return value
  }

  /// `bar.frame`, the view's own `frame`, or a local begun from a frame or bounds.
  private func isRectangleOfView(_ rectangle: Int, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.isMember(rectangle) { return structure.token(rectangle, is: "frame") }
    guard let found = site.file.declaration(of: rectangle) else { return structure.token(rectangle, is: "frame") }
    let value = structure.declarations[found].value
    guard value != Structure.none else { return false }
    return structure.token(structure.value(at: Int(value)).last, isAnyOf: "frame", "bounds")
  }

  /// `frame.origin.x = …` beside it: whoever moves the bar may well mirror it.
  private func isMoved(_ rectangle: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.outermostBody(of: rectangle) else { return false }
    return site.file.uses(of: "origin", within: structure.words(ofScope: body)).contains { origin in
      guard let owner = structure.receiverName(ofMember: origin), structure.isSameText(owner, rectangle) else {
        return false
      }
      let last = structure.token(origin + 2, is: "x") ? origin + 2 : origin
      return structure.kind(last + 1) == .equal || structure.token(last + 1, isAnyOf: "+=", "-=")
    }
  }

  /// Where windows are placed, on screens that have no direction: by the type's name, or by what its function is given.
  func isInWindow(_ site: Site) -> Bool {
    let structure = site.structure
    if site.enclosingTypeName.map({ structure.name($0, holdsAnyOf: ["window", "screen"]) }) ?? false { return true }
    guard let function = site.enclosingFunctionName, structure.kind(function + 1) == .leftParen else { return false }
    return !site.file.uses(of: "NSScreen", within: function..<structure.end(ofGroup: function + 1)).isEmpty
  }
}
