import RTLRuleKit
import RTLSyntax

/// Sides that a `CATransition` comes from.
extension AbsoluteTransition {
  func isSubtype(_ site: Site) -> Bool {
    let structure = site.structure
    guard structure.isMember(site.index) else { return site.is("kCATransitionFromLeft", "kCATransitionFromRight") }
    if let owner = structure.receiverName(ofMember: site.index) {
      return structure.token(owner, isAnyOf: "CATransitionSubtype")
    }
    guard case .assigned(let name) = site.place else { return false }
    return structure.token(name, is: "subtype")
  }

  /// Under a `case`, or beside the other side: whoever asks has decided.
  func hasCase(_ site: Site) -> Bool {
    site.isInCase || hasOther(site, "fromLeft", "fromRight")
      || hasOther(site, "kCATransitionFromLeft", "kCATransitionFromRight")
  }

  private func hasOther(_ site: Site, _ left: StaticString, _ right: StaticString) -> Bool {
    guard site.is(left) || site.is(right) else { return false }
    let other = site.is(left) ? right : left
    return (max(0, site.index - 60)..<min(site.structure.tokens.count, site.index + 60)).contains {
      site.structure.token($0, is: other)
    }
  }

  /// `transition.type = .fade` close by: what fades comes from no side, and what is turned over, as the picture of another
  /// camera is, has none to read from.
  func hasNoSide(_ site: Site) -> Bool {
    guard case .assigned(let subtype) = site.place, let transition = site.structure.receiverName(ofMember: subtype)
    else { return false }
    let structure = site.structure
    return (max(1, subtype - 40)..<min(structure.tokens.count, subtype + 40)).contains { name in
      guard structure.token(name, is: "type"), structure.kind(name + 1) == .equal,
        let receiver = structure.receiverName(ofMember: name),
        structure.tokens[receiver].name == structure.tokens[transition].name
      else { return false }
      return structure.value(at: name + 2).tokens.contains {
        structure.token($0, isAnyOf: "fade", "kCATransitionFade", "flip", "oglFlip", "alignedFlip")
      }
    }
  }
}
