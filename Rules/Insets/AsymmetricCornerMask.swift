import RTLRuleKit
import RTLSyntax

struct AsymmetricCornerMask: Rule {
  let id = "asymmetric_corner_mask"
  let summary = "Corners rounded on the left or right only"
  let rationale = """
    Corner masks name corners of the screen. The first segment of a row, the tail of a chat bubble, a tab that \
    leans on the edge: where the layout mirrors, the round corners stay behind on the wrong side. Choose them by the \
    layout direction.
    """
  let references = [
    "Apple documentation, CALayer.maskedCorners",
    "Apple documentation, UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "first.layer.maskedCorners = [.⟦layerMinXMinYCorner⟧, .layerMinXMaxYCorner]",
    "bubble.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .⟦layerMaxXMaxYCorner⟧]",
    "let path = UIBezierPath(roundedRect: bounds, byRoundingCorners: [.⟦topLeft⟧, .bottomLeft], cornerRadii: radii)",
    "var corners: CACornerMask { CACornerMask.all.subtracting(.⟦layerMaxXMaxYCorner⟧) }",
    "badge.layer.maskedCorners = CACornerMask.⟦layerMaxXMinYCorner⟧",
    "last.layer.maskedCorners = isLast ? [.⟦layerMaxXMinYCorner⟧, .layerMaxXMaxYCorner] : []",
    """
    func corners(isMine: Bool) -> UIRectCorner {
      var corners: UIRectCorner = []
      if isMine {
        corners.formUnion(.⟦topLeft⟧)
        corners.formUnion(.bottomLeft)
        if isLast { corners.formUnion(.⟦bottomRight⟧) }
      }
      return corners
    }
    """,
    "func round(corners: UIRectCorner) {}; func f() { cover.round(corners: [.⟦topLeft⟧, .bottomLeft]) }",
    """
    import SwiftUI
    final class Bubble: UIView {
      func corners() -> UIRectCorner { [.topLeft, .topRight, .⟦bottomLeft⟧] }
    }
    """,
  ]

  let good: [Example] = [
    "sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]",
    "card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]",
    "let path = UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii)",
    "first.layer.maskedCorners = isRTL ? [.layerMaxXMinYCorner] : [.layerMinXMinYCorner]",
    "if layer.maskedCorners.contains(.layerMinXMinYCorner) { draw() }",
    """
    if isFirst {
      mask.insert(.layerMinXMinYCorner)
      mask.insert(.layerMaxXMinYCorner)
    }
    """,
    """
    switch side {
    case .left: layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    case .right: layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    }
    """,
    "let leftCorners: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]",
    "let sheet = RoundedShape(corners: [.topLeft, .topRight])", "let place = Corner.topLeft",
    "func round(corners: UIRectCorner) {}; func f() { cover.round(corners: [.topLeft, .topRight]) }",
    "func pin(corners: UIRectCorner) {}; func f() { cover.pin(corners: [.topLeft, .bottomLeft]) }",
    "let start = path.point(corner: .topLeft)",
    "func turned(_ c: UIRectCorner) -> UIRectCorner { var d: UIRectCorner = []; if c.contains(.topLeft) { d.insert(.bottomLeft) }; return d }",
    "let isFar = [UIRectCorner.topRight, UIRectCorner.bottomRight].contains(corner)",
    """
    import SwiftUI
    let corners: UIRectCorner = [.topLeft, .bottomLeft]
    """,
    "image.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner].union(other)",
    "UnevenRoundedRectangle(topLeadingRadius: 8, bottomLeadingRadius: 8)",
    "func round(_ c: UIRectCorner) { if c.contains(.topLeft) { UIBezierPath(roundedRect: b, byRoundingCorners: .topLeft) } }",
  ]

  private let layerCorners = [
    "layerMinXMinYCorner", "layerMaxXMinYCorner", "layerMinXMaxYCorner", "layerMaxXMaxYCorner",
  ]
  let rectCorners = ["topLeft", "topRight", "bottomLeft", "bottomRight"]

  var triggers: [Trigger] { (layerCorners + rectCorners).map { .word($0) } }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), let corners = corners(around: site), isAsymmetric(corners),
      corners.alone(site), isMask(site), !isQuestion(site), !site.isChosenBySide, !isNamedForSide(site),
      !isAskedFor(site),
      !site.isDirectionAware, !site.functionAsksForDirection, !site.isInLeftToRightIsland
    else { return nil }
    return Finding(
      site.range,
      "round corners on one side stay there when the layout mirrors; choose them by \(site.directionQuestion)"
    )
  }

  /// `if corners.contains(.topLeft) { mask.insert(.layerMinXMinYCorner) }`: one mask is made of another.
  private func isAskedFor(_ site: Site) -> Bool {
    site.conditions.contains { condition in
      condition.prefix(40).contains { site.structure.isMember($0) && bit($0, site) != 0 }
    }
  }

  /// The corners that stand together with one, as bits in the order of the names.
  private struct Corners {
    var mask: Int
    /// The corner that has no mirror image among the others: the place to point at.
    var lone: Int

    func alone(_ site: Site) -> Bool { lone == site.index }
  }

  private func corners(around site: Site) -> Corners? {
    let structure = site.structure
    guard let open = structure.opening(around: site.index) else {
      return Corners(mask: bit(site.index, site), lone: site.index)
    }
    var range = site.index..<site.index + 1
    if structure.tokens[open].kind == .leftSquare {
      range = open..<min(structure.end(ofGroup: open), open + 40)
    } else if let brace = brace(around: site.index, structure), isInserted(site) {
      range = brace + 1..<min(structure.end(ofGroup: brace), brace + 120, structure.tokens.count)
    }
    var mask = 0
    var places: [Int: Int] = [:]
    var next = range.lowerBound
    while next < range.upperBound {
      let token = next
      // What is added on a further condition is told there.
      next = structure.kind(token) == .leftBrace ? structure.end(ofGroup: token) + 1 : token + 1
      guard structure.isMember(token) else { continue }
      let corner = bit(token, site)
      guard corner != 0 else { continue }
      mask |= corner
      if places[corner] == nil { places[corner] = token }
    }
    let lone = places.filter { mask & mirrored($0.key) == 0 }.values.min() ?? site.index
    return Corners(mask: mask, lone: lone)
  }

  private func bit(_ token: Int, _ site: Site) -> Int {
    guard site.structure.kind(token) == .identifier else { return 0 }
    let word = site.structure.bytes(token)
    for names in [layerCorners, rectCorners] {
      for (place, name) in names.enumerated() where word.elementsEqual(name.utf8) { return 1 << place }
    }
    return 0
  }

  /// Left and right are neighbours in both lists.
  private func mirrored(_ mask: Int) -> Int { (mask & 0b0101) << 1 | (mask & 0b1010) >> 1 }

  /// Two opposite corners, as of a leaf, are a drawing rather than a side.
  private func isAsymmetric(_ corners: Corners) -> Bool {
    mirrored(corners.mask) != corners.mask && corners.mask != 0b1001 && corners.mask != 0b0110
  }

  /// `mask.insert(.layerMinXMinYCorner)`
  func isInserted(_ site: Site) -> Bool {
    guard let call = site.structure.call(around: site.index) else { return false }
    return site.structure.token(call.callee, isAnyOf: "insert", "remove", "formUnion")
  }

  private func brace(around index: Int, _ structure: Structure) -> Int? {
    var open = structure.opening(around: index)
    while let current = open, structure.tokens[current].kind != .leftBrace { open = structure.opening(around: current) }
    return open
  }

  /// `mask.contains(.layerMinXMinYCorner)`, `case .layerMinXMinYCorner`, `==`
  private func isQuestion(_ site: Site) -> Bool {
    let structure = site.structure
    switch site.place {
    case .argument(let call, _):
      return structure.token(call.callee, isAnyOf: "contains", "isSuperset", "isSubset", "isDisjoint")
    case .compared, .pattern, .condition: return true
    case .initial(let declaration):
      return structure.declarations[declaration].kind == .parameter
    default: return false
    }
  }

  /// `let leftCorners: CACornerMask = …`
  private func isNamedForSide(_ site: Site) -> Bool {
    guard case .initial(let found) = site.place else { return false }
    return site.structure.name(Int(site.structure.declarations[found].name), holdsAnyOf: ["left", "right"])
  }
}
