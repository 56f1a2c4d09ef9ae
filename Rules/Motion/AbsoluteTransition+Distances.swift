import RTLRuleKit
import RTLSyntax

/// Views that are moved by their frames, or by a distance that has a name.
extension AbsoluteTransition {
  private static let distances: [StaticString] = ["offset", "distance", "shift", "movement", "displacement"]
  private static let followers: [StaticString] = [
    "scroll", "drag", "dragged", "dragging", "pan", "panned", "swipe", "swiped", "shake", "wiggle", "gesture",
    "parallax", "tilt", "follow", "track",
  ]

  /// `CGAffineTransform(translationX: size.width, y: 0).scaledBy(x: -1, y: 1)` turns the pixels of a picture around.
  func turnsPicture(_ call: Call, _ x: Argument, _ structure: Structure) -> Bool {
    if structure.token(structure.end(ofGroup: call.open) + 2, is: "scaledBy") { return true }
    return (x.start..<x.end).contains { structure.name($0, holdsAnyOf: ["extent", "src", "pixel", "pixels"]) }
  }

  /// `row.transform = CGAffineTransform(translationX: -slideOffset, y: 0)`, but not what goes with a finger, a scroll
  /// view or a shake: those go where they are moved.
  func isNamedDistance(_ x: Argument, of call: Call, _ site: Site) -> Bool {
    let structure = site.structure
    let last = x.end - 1
    let first = structure.kind(x.start) == .prefixOperator ? x.start + 1 : x.start
    guard structure.kind(last) == .identifier, structure.chainStart(last) == first, last - first < 6,
      structure.name(last, endsWithAnyOf: Self.distances),
      !(first...last).contains(where: { structure.name($0, holdsAnyOf: Self.followers) }),
      case .assigned(let property) = structure.place(of: structure.operand(around: call.open)),
      structure.token(property, is: "transform"), !isFollowing(site)
    else { return false }
    let value = site.valueBehind(Expression(first, last))
    return !value.tokens.prefix(41).contains {
      structure.token($0, isAnyOf: "contentOffset", "translation", "velocity", "location")
    }
  }

  /// In a function that moves things along with something else, told by its name and what it is given.
  private func isFollowing(_ site: Site) -> Bool {
    let structure = site.structure
    guard let name = site.enclosingFunctionName else { return false }
    if structure.name(name, holdsAnyOf: Self.followers) { return true }
    return (name..<min(name + 24, structure.tokens.count)).prefix { structure.kind($0) != .leftBrace }.contains {
      structure.name($0, holdsAnyOf: ["gesture", "pan", "offset", "scroll", "progress"])
    }
  }

  /// `page.frame.origin.x -= view.bounds.width` where things are animated: a whole screen to one side.
  func pushed(_ site: Site) -> Found? {
    let structure = site.structure
    guard let frame = structure.receiverName(ofMember: site.index), structure.token(frame, is: "frame"),
      structure.isMember(frame), structure.token(site.index + 2, is: "x"), structure.isMember(site.index + 2),
      Self.assignments.contains(site.index + 3, in: structure), site.index + 4 < structure.tokens.count
    else { return nil }
    let value = structure.value(at: site.index + 4)
    let isNegative = structure.kind(value.first) == .prefixOperator
    guard structure.token(value.last, is: "width"), !value.tokens.contains(where: { structure.isInfixOperator($0) }),
      isNegative || value.tokens.contains(where: { structure.token($0, is: "bounds") }), animates(site),
      !site.isAboutPhysicalThings, !isFollowing(site)
    else { return nil }
    return Found(index: site.index, what: "the view slides in or out on one side", severity: .info)
  }

  private static let assignments: WordSet = ["=", "+=", "-="]
  private static let animators = ["animate", "UIViewPropertyAnimator", "addAnimations", "transition"]

  private func animates(_ site: Site) -> Bool {
    guard let body = site.structure.enclosingBody(of: site.index) else { return false }
    let words = site.structure.words(ofScope: body)
    return Self.animators.contains { !site.file.uses(of: $0, within: words).isEmpty }
  }
}
