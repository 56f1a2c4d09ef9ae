import RTLRuleKit
import RTLSyntax

/// Labels whose frame is reckoned from the left.
extension AbsoluteTextAlignment {
  /// `label.frame = …`, `label.frame.origin.x = …` in the same function.
  func isPlacedByHand(_ view: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.outermostBody(of: view) else { return false }
    return site.file.frames(of: view, in: structure.scopes[body], reach: 400).contains {
      structure.kind($0 + 1) == .equal || structure.token($0 + 2, is: "origin")
    }
  }

  /// `style.alignment = .left` where the same function, or the same type, draws the text itself,
  /// `text.draw(in: CGRect(…))`: a place that stays as well.
  func isDrawnInRectangle(_ property: Int, within scope: Int, _ site: Site) -> Bool {
    let structure = site.structure
    return structure.token(property, is: "alignment")
      && site.file.uses(of: "draw", within: structure.words(ofScope: scope)).contains {
        structure.isMember($0) && structure.kind($0 + 1) == .leftParen
          && structure.token($0 + 2, isAnyOf: "in", "with", "at")
      }
  }
}
