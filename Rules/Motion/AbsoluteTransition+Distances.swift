import RTLRuleKit
import RTLSyntax

/// Views that are moved by their frames, or by a distance that has a name.
extension AbsoluteTransition {
  static let distances: [StaticString] = ["offset", "distance", "shift", "movement", "displacement"]
  static let followers: [StaticString] = [
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
  func isFollowing(_ site: Site) -> Bool {
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
    guard !value.tokens.contains(where: { structure.isInfixOperator($0) }),
      isScreenful(value, site) || isOwnWidth(value, of: frame, site), animates(site),
      !site.isAboutPhysicalThings, !isFollowing(site)
    else { return nil }
    return Found(index: site.index, what: "the view slides in or out on one side", severity: .info)
  }

  /// `view.bounds.width`, `-container.frame.width`
  private func isScreenful(_ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    return structure.token(value.last, is: "width")
      && (structure.kind(value.first) == .prefixOperator
        || value.tokens.contains { structure.token($0, is: "bounds") })
  }

  /// `next.frame.origin.x = next.frame.size.width`, `menu.frame.origin.x -= menuWidth`: just out of sight. Under a `case`
  /// somebody has decided.
  private func isOwnWidth(_ value: Expression, of frame: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard !site.isInCase, let view = structure.receiverName(ofMember: frame) else { return false }
    if structure.token(value.last, is: "width") {
      let path = structure.path(endingAt: value.last)
      return path.count > 1 && path.prefix(path.count - 1).contains { structure.isSameText($0, view) }
    }
    return !structure.token(site.index + 3, is: "=") && value.first == value.last
      && isNamedWidth(value.last, structure)
  }

  /// `menuWidth`: how wide something is that slides.
  func isNamedWidth(_ name: Int, _ structure: Structure) -> Bool {
    structure.kind(name) == .identifier && structure.name(name, endsWithWord: "width")
      && structure.name(name, holdsAnyOf: Self.sliders)
  }

  private static let sliders: NameWords = [
    "menu", "drawer", "sidebar", "panel", "screen", "page", "container", "view", "sheet", "content",
  ]

  /// `endFrame.origin.x = containerWidth` in a transition between view controllers: where what comes or goes is out of
  /// sight.
  func parkedForTransition(_ site: Site) -> Found? {
    let structure = site.structure
    guard let function = site.enclosingFunctionName, structure.token(function, is: "animateTransition"),
      let frame = structure.receiverName(ofMember: site.index), !structure.isMember(frame),
      structure.name(frame, endsWithAnyOf: ["frame", "rect"]), !site.isInCase, let x = xOfOrigin(site)
    else { return nil }
    let first = structure.kind(x.first) == .prefixOperator ? x.first + 1 : x.first
    guard first <= x.last, case let width = structure.operand(around: first), width.last == x.last,
      structure.kind(width.last) == .identifier, structure.name(width.last, endsWithWord: "width")
    else { return nil }
    return Found(index: site.index, what: "the view slides in or out on one side", severity: .info)
  }

  /// What is given by `frame.origin.x = x` and `frame.origin = CGPoint(x: x, y: 0)`
  private func xOfOrigin(_ site: Site) -> Expression? {
    let structure = site.structure
    if structure.token(site.index + 2, is: "x"), structure.kind(site.index + 3) == .equal,
      site.index + 4 < structure.tokens.count
    {
      return structure.value(at: site.index + 4)
    }
    guard structure.kind(site.index + 1) == .equal, site.index + 2 < structure.tokens.count,
      case let point = structure.value(at: site.index + 2).first, structure.token(point, is: "CGPoint")
    else { return nil }
    guard let call = structure.call(of: structure.token(point + 2, is: "init") ? point + 2 : point),
      let x = structure.argument("x", of: call), let y = structure.argument("y", of: call), !x.isEmpty,
      y.end == y.start + 1, structure.isZero(y.start)
    else { return nil }
    return x.expression
  }

  /// AppKit's `insertRows(at: rows, withAnimation: .slideLeft)`
  func slidRow(_ call: Call, _ site: Site) -> Found? {
    let structure = site.structure
    guard !structure.token(site.index - 1, is: "func"), let animation = structure.argument("withAnimation", of: call)
    else { return nil }
    let sides = (animation.start..<min(animation.end, animation.start + 16)).filter {
      structure.isMember($0) && structure.token($0, isAnyOf: "slideLeft", "slideRight")
    }
    guard sides.count == 1, let side = sides.first else { return nil }
    let name = structure.token(side, is: "slideLeft") ? "left" : "right"
    return Found(index: side, what: "rows come and go on the \(name)", severity: .info)
  }

  private static let assignments: WordSet = ["=", "+=", "-="]
  static let animators = ["animate", "UIViewPropertyAnimator", "addAnimations", "transition"]

  private func animates(_ site: Site) -> Bool {
    guard let body = site.structure.outermostBody(of: site.index) else { return false }
    let words = site.structure.words(ofScope: body)
    return Self.animators.contains { !site.file.uses(of: $0, within: words).isEmpty }
  }
}
