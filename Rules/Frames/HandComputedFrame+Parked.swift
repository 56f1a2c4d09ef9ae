import RTLRuleKit
import RTLSyntax

/// Views that wait beside what they slide into: a drawer at minus its own width, a pane behind the right edge.
extension HandComputedFrame {
  private static let decorations: [StaticString] = [
    "shine", "shimmer", "shimmering", "gradient", "layer", "mask", "border", "glow", "wave", "shadow", "line",
    "indicator", "progress", "marquee",
  ]

  /// `drawer.frame = CGRect(x: -drawerWidth, y: 0, width: drawerWidth, …)`,
  /// `pane.frame = CGRect(x: view.bounds.width, y: 0, width: view.bounds.width, …)`
  func parked(_ site: Site) -> Expression? {
    let structure = site.structure
    guard isRectangle(site), let call = rectangleCall(site),
      let x = structure.argument("x", of: call), let width = structure.argument("width", of: call), !x.isEmpty,
      !width.isEmpty, isFrameOfView(site), !isDecoration(call, site)
    else { return nil }
    let place = x.expression
    let isBefore = structure.kind(x.start) == .prefixOperator && structure.token(x.start, is: "-")
    guard x.end - 1 > x.start || !isBefore else { return nil }
    let distance = isBefore ? Expression(x.start + 1, x.end - 1) : place
    guard structure.kind(distance.last) == .identifier, structure.chainStart(distance.last) == distance.first,
      structure.name(distance.last, endsWithWord: "width")
    else { return nil }
    let own = width.expression
    let isAsWide = site.file.compactText(own) == site.file.compactText(distance)
    let spans = site.isContainerWidth(distance.last) && site.isContainerWidth(own.last)
    return isBefore ? (isAsWide || spans ? place : nil) : (spans && ofContainer(distance, structure) ? place : nil)
  }

  /// `view.bounds.width` and not `icon.frame.width`, which is a place beside the icon.
  private func ofContainer(_ width: Expression, _ structure: Structure) -> Bool {
    guard let owner = structure.path(endingAt: width.last).first(where: { !structure.token($0, is: "self") }) else {
      return false
    }
    return structure.name(owner, endsWithAnyOf: ["view", "window", "superview", "bounds", "frame", "width"])
      && !structure.name(owner, holdsAnyOf: ["image", "icon", "label", "button", "text"])
      || structure.name(owner, holdsAnyOf: ["screen", "uiscreen"])
  }

  private func isDecoration(_ rectangle: Call, _ site: Site) -> Bool {
    let structure = site.structure
    switch structure.place(of: structure.operand(around: rectangle.callee)) {
    case .assigned(let property):
      let path = structure.path(endingAt: property)
      return site.isOneOfPair(path) || path.contains { structure.name($0, holdsAnyOf: Self.decorations) }
    case .argument(let maker, _):
      let name = structure.nameOfValue(structure.operand(around: maker.callee))
      return name.map { structure.name($0, holdsAnyOf: Self.decorations) } ?? false
    default: return true
    }
  }
}
