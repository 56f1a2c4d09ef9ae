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
    let value = x.expression
    let width = structure.argument("width", of: call).flatMap { $0.isEmpty ? nil : $0.expression }
    // Of points only those where a text begins: paths go to and fro.
    let isOfText = startsText(call, site)
    if width == nil, !isOfText { return nil }
    if isOfText, keepsToTheLeft(value, width, site) { return value }
    switch site.handPlacement(of: unrounded(site.valueBehind(value), site), width: isOfText ? nil : width) {
    case .counted, .running, .behind, .fromRight: return value
    case .fixed: return isOfText ? value : nil
    case nil: return nil
    }
  }

  /// A text so many points from the left that does not go on as far as to the other side.
  private func keepsToTheLeft(_ x: Expression, _ width: Expression?, _ site: Site) -> Bool {
    site.isFixedDistance(x)
      && !(width?.tokens.contains { site.isContainerWidth($0) || site.structure.kind($0) == .binaryOperator } ?? false)
  }

  /// `title.draw(at: here, withAttributes: style)`, `let place = here; text.draw(with: place)`
  private func startsText(_ place: Call, _ site: Site) -> Bool {
    let structure = site.structure
    switch structure.place(of: structure.operand(around: place.callee)) {
    case .argument(let call, _): return drawsText(call, structure)
    case .initial(let declaration): return placesText(Int(structure.declarations[declaration].name), site)
    case .assigned(let local): return !structure.isMember(local) && placesText(local, site)
    default: return false
    }
  }

  /// Only texts are drawn `withAttributes:`, or `with:` a rectangle.
  private func drawsText(_ call: Call, _ structure: Structure) -> Bool {
    structure.token(call.callee, is: "draw")
      && (structure.argument("withAttributes", of: call) ?? structure.argument("with", of: call)) != nil
  }

  /// Whether the next use of a rectangle draws a text in it.
  private func placesText(_ local: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.outermostBody(of: local), case let words = structure.words(ofScope: body),
      let use = site.file.uses(of: structure.tokens[local].name, within: local + 1..<max(local + 1, words.upperBound))
        .first,
      case .argument(let call, _) = structure.place(of: structure.operand(around: use))
    else { return false }
    return drawsText(call, structure)
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
