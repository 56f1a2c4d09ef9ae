import RTLRuleKit
import RTLSyntax

/// Views that one function sets side by side by numbers alone, wherever it is called from.
extension HandComputedFrame {
  /// `NSImageView(frame: NSRect(x: Spacing.medium, y: 4, width: 16, height: 16))` and `label.frame = NSRect(x: labelX, …)`
  /// where other views of the function stand at other distances.
  func placedInRow(_ site: Site) -> Expression? {
    let structure = site.structure
    guard isRectangle(site), let x = distance(of: site.index, site), isFrameOfView(site),
      let body = structure.outermostBody(of: site.index), isOneOfRow(x, within: body, site)
    else { return nil }
    return x
  }

  /// The x of a rectangle, if it is no zero, no middle (by way of a local neither) and read from no other view, and its
  /// width does not reach to the other side.
  private func distance(of rectangle: Int, _ site: Site) -> Expression? {
    let structure = site.structure
    guard let call = structure.call(of: rectangle), let x = structure.argument("x", of: call),
      let width = structure.argument("width", of: call), !x.isEmpty, !width.isEmpty,
      !structure.isZero(x.start), structure.kind(x.start) != .prefixOperator
    else { return nil }
    let isAbsolute = (x.start..<x.end).allSatisfy { index in
      switch structure.kind(index) {
      case .identifier:
        !structure.token(index, isAnyOf: "zero", "frame", "bounds", "midX", "minX", "maxX", "x")
          && !structure.name(index, holdsAnyOf: ["mid", "center", "centered", "origin", "offset"])
      case .binaryOperator: structure.token(index, isAnyOf: "+", "-")
      case .integer, .float, .period: true
      default: false
      }
    }
    let spans = (width.start..<width.end).contains {
      structure.token($0, isAnyOf: "bounds", "frame", "*")
    }
    guard isAbsolute, !spans else { return nil }
    let place = x.expression
    return site.leavesRestEvenly(place, width: width.expression) ? nil : place
  }

  /// `icon.frame = CGRect(…)`, `UIButton(frame: CGRect(…))`
  func isFrameOfView(_ site: Site) -> Bool {
    let structure = site.structure
    switch structure.place(of: structure.operand(around: site.index)) {
    case .assigned(let property): return structure.token(property, is: "frame") && structure.isMember(property)
    case .argument(let call, let argument):
      let isInit = structure.token(call.callee, is: "init")
      let type = isInit ? structure.receiverName(ofMember: call.callee) ?? call.callee : call.callee
      return argument.label.map { structure.token($0, is: "frame") } ?? false && structure.startsUppercase(type)
        && !structure.name(type, holdsAnyOf: ["window", "panel", "layer", "player", "screen"])
        && !structure.token(type, isAnyOf: "UIWindow", "NSWindow")
    default: return false
    }
  }

  /// Whether two more views of the same body stand at other distances: one alone may fill its container.
  private func isOneOfRow(_ x: Expression, within body: Int, _ site: Site) -> Bool {
    let structure = site.structure
    var distances: Set<String> = [site.file.compactText(x)]
    for name in ["CGRect", "NSRect"] {
      for other in site.file.uses(of: name, within: structure.words(ofScope: body)) {
        guard let distance = distance(of: other, site), isFrameOfView(site.moved(to: other)) else { continue }
        distances.insert(site.file.compactText(distance))
        if distances.count == 3 { return true }
      }
    }
    return false
  }
}
