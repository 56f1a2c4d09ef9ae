import RTLRuleKit
import RTLSyntax

/// What decides whether a fix of a content alignment is safe.
extension AbsoluteContentAlignment {
  /// Whether nothing beside the control stays at a side, nor its text, nor its insets, as far as they are written here.
  func movesAlone(_ site: Site) -> Bool {
    if site.file.holdsViewsBySide || site.isBesideTextOnLeft || site.isBesideTextOnRight { return false }
    guard case .assigned(let property) = site.place else { return true }
    // A button's own: where others put it nobody sees here.
    guard let control = site.structure.receiverName(ofMember: property), !site.structure.token(control, is: "self")
    else { return false }
    return !site.isHeldBySide(control) && !isOutlet(control, site) && !hasAbsoluteInsets(control, site)
      && !isSetAgain(property, site) && !site.file.forcesDirection
      // The text that the image goes with.
      && !site.file.sets("alignment", ofView: control)
  }

  /// Whether the image may be an arrow that does not mirror: on the other side it would point at the text.
  func showsArrow(_ site: Site) -> Bool {
    let structure = site.structure
    guard let type = structure.enclosingType(of: site.index) else { return false }
    return structure.words(ofScope: type).contains {
      (structure.kind($0) == .stringText || structure.isMember($0))
        && UnmirroredImage.meaning(of: structure.text($0)) == .certain
    }
  }

  /// Whether the type sets the same again somewhere, perhaps to the other side.
  private func isSetAgain(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let type = structure.enclosingType(of: property) else { return false }
    return site.file.uses(of: structure.text(property), within: structure.words(ofScope: type)).contains {
      guard $0 != property, structure.kind($0 + 1) == .equal else { return false }
      let value = structure.value(at: $0 + 2)
      return !(structure.isImplicitMember(value.last) && value.last == value.first + 1)
    }
  }

  /// A control of a nib has its insets there.
  private func isOutlet(_ control: Int, _ site: Site) -> Bool {
    site.file.declarations(named: control).contains { site.file.isOutlet(site.structure.declarations[$0]) }
  }

  /// Whether the control has insets for a left and a right near by, which would not turn around with its content.
  private func hasAbsoluteInsets(_ control: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let nearby = max(0, site.index - 200)..<min(site.index + 200, structure.tokens.count)
    return nearby.contains { index in
      structure.token(index, isAnyOf: "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets")
        && structure.receiverName(ofMember: index).map {
          structure.tokens[$0].name == structure.tokens[control].name
        } ?? false
    }
  }
}
