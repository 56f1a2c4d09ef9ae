import RTLRuleKit
import RTLSyntax

/// Attributes of what is filled later, and of the title bar.
extension AbsoluteConstraintAttribute {
  /// `var attribute: NSLayoutConstraint.Attribute = .left` of a type that others fill: `$0.attribute = edge`.
  func isPlaceholder(_ site: Site) -> Bool {
    let structure = site.structure
    guard case .initial(let found) = site.place, case let declaration = structure.declarations[found],
      structure.scope(of: declaration)?.kind == .type, structure.token(Int(declaration.name) - 1, is: "var")
    else { return false }
    let name = structure.tokens[Int(declaration.name)].name
    // `var second: NSLayoutConstraint.Attribute = .notAnAttribute` beside it is such a placeholder, too.
    if let type = site.enclosingTypeScope,
      !site.file.uses(of: "notAnAttribute", within: structure.words(ofScope: type, limit: 200)).isEmpty
    {
      return true
    }
    return site.file.uses(of: name, within: structure.tokens.indices).contains {
      structure.isMember($0) && structure.kind($0 + 1) == .equal
    }
  }

  /// `accessory.layoutAttribute = .right`: where something stands in the title bar, whose buttons change sides. AppKit may
  /// turn it round by itself for newer apps.
  func isOfTitlebar(_ site: Site) -> Bool {
    guard site.structure.isImplicitMember(site.index), case .assigned(let property) = site.place else { return false }
    return site.structure.token(property, is: "layoutAttribute") && site.structure.isMember(property)
  }
}
