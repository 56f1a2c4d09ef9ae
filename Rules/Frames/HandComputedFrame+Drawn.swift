import RTLRuleKit
import RTLSyntax

extension HandComputedFrame {
  private static let neutral: [StaticString] = [
    "grid", "line", "lines", "stripe", "stripes", "pattern", "ruler", "axis", "spark", "sparkline", "meter", "level",
    "spectrum", "background", "checker", "checkerboard", "gradient", "color", "colour", "hue", "border", "shadow",
    "image", "glyph", "histogram", "bars", "barcode", "qr", "noise", "particle", "rating", "hexagon", "board", "tile",
  ]

  /// The x of what `draw(_:)` draws one after the other, or away from the right: marks beside the track of a slider,
  /// words one behind the other. A type that asks for the direction anywhere sees to it itself.
  func drawn(_ site: Site) -> Expression? {
    let structure = site.structure
    guard isDrawing(site), let call = rectangleCall(site), let x = structure.argument("x", of: call),
      !x.isEmpty, !site.typeAsksForDirection, !isNeutral(site)
    else { return nil }
    let value = Expression(x.start, x.end - 1)
    let width = structure.argument("width", of: call).flatMap { $0.isEmpty ? nil : Expression($0.start, $0.end - 1) }
    // Of points only those where a text begins: paths go to and fro.
    if width == nil, !startsText(call, structure) { return nil }
    if width == nil, isFixed(call, site) { return value }
    switch site.handPlacement(of: unrounded(site.valueBehind(value), site), width: width) {
    case .counted, .running, .behind, .fromRight: return value
    case .fixed: return startsText(call, structure) ? value : nil
    case nil: return nil
    }
  }

  /// A point at so many points from the left.
  private func isFixed(_ point: Call, _ site: Site) -> Bool {
    guard let x = site.structure.argument("x", of: point), x.end == x.start + 1 else { return false }
    let isNumber = site.structure.kind(x.start) == .integer || site.structure.kind(x.start) == .float
    return isNumber && !site.structure.token(x.start, isAnyOf: "0", "0.0")
  }

  /// `title.draw(at: here, withAttributes: style)`
  private func startsText(_ place: Call, _ structure: Structure) -> Bool {
    guard case .argument(let call, _) = structure.place(of: structure.operand(around: place.callee)) else {
      return false
    }
    return structure.token(call.callee, is: "draw") && structure.argument("withAttributes", of: call) != nil
  }

  /// `override func draw(_ rect: CGRect)` of a view.
  func isDrawing(_ site: Site) -> Bool {
    guard let name = site.enclosingFunctionName, site.structure.token(name, isAnyOf: "draw", "drawRect") else {
      return false
    }
    return (max(0, name - 5)..<name).contains { site.structure.token($0, is: "override") }
  }

  private func isNeutral(_ site: Site) -> Bool {
    site.enclosingTypeName.map { site.structure.name($0, holdsAnyOf: Self.neutral) } ?? true
  }

  /// `round(x / 0.5) * 0.5` stands where `x` does.
  private func unrounded(_ value: Expression, _ site: Site) -> Expression {
    let structure = site.structure
    let first = structure.operand(around: value.first)
    guard structure.kind(first.last) == .rightParen, let open = structure.partner(first.last),
      structure.token(open - 1, isAnyOf: "round", "floor", "ceil", "rint"), open + 1 < first.last
    else { return value }
    let inner = structure.operand(around: open + 1)
    guard inner.last < first.last else { return value }
    let whole = structure.infix(around: inner)
    let isScaled = structure.token(inner.last + 1, isAnyOf: "/", "*")
    return site.valueBehind(isScaled ? inner : whole)
  }
}
