import RTLRuleKit
import RTLSyntax

/// Attributes that by themselves hold nothing, and one that does.
extension AbsoluteConstraintAttribute {
  /// `[.top, .left, .right].forEach { … }`, `[(.left, 0), (.right, 8)]`, `[.left: start, .right: end]`: whoever walks
  /// through both sides holds a view at neither alone.
  func isListedWithOtherSide(_ site: Site) -> Bool {
    let structure = site.structure
    let isLeft = site.is("left", "leftMargin")
    for level in structure.levels(around: site.index).prefix(3) {
      guard let open = level.open else { return false }
      switch structure.kind(open) {
      case .leftParen where structure.call(at: open) == nil: continue
      case .leftSquare where !structure.continuesOperand(open):
        let words = open..<min(structure.end(ofGroup: open), open + 200)
        return words.contains {
          structure.isMember($0)
            && structure.token($0, isAnyOf: isLeft ? "right" : "left", isLeft ? "rightMargin" : "leftMargin")
        }
      default: return false
      }
    }
    return false
  }

  /// `var attribute: NSLayoutConstraint.Attribute = .left` of a type that others fill: `$0.attribute = edge`.
  func isPlaceholder(_ site: Site) -> Bool {
    let structure = site.structure
    guard case .initial(let found) = site.place, case let declaration = structure.declarations[found],
      structure.scope(of: declaration)?.kind == .type, structure.token(Int(declaration.name) - 1, is: "var")
    else { return false }
    let name = structure.tokens[Int(declaration.name)].name
    return site.file.uses(of: name, within: structure.tokens.indices).contains {
      structure.isMember($0) && structure.kind($0 + 1) == .equal
    }
  }

  /// `accessory.layoutAttribute = .right`: where something stands in the title bar, whose buttons change sides.
  func isOfTitlebar(_ site: Site) -> Bool {
    guard site.structure.isImplicitMember(site.index), case .assigned(let property) = site.place else { return false }
    return site.structure.token(property, is: "layoutAttribute") && site.structure.isMember(property)
  }
}
