import RTLRuleKit
import RTLSyntax

/// Labels whose frame is reckoned from the left.
extension AbsoluteTextAlignment {
  /// `label.frame = …`, `label.frame.origin.x = …` in the same function.
  func isPlacedByHand(_ view: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let body = structure.enclosingBody(of: view) else { return false }
    return frames(of: view, in: structure.scopes[body], reach: 400, structure).contains {
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

  /// `label.frame = CGRect(x: 16, …)` anywhere in the same type, or `UILabel(frame: CGRect(x: 16, …))`; not
  /// `label.frame = bounds`.
  func standsAtFixedX(_ view: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    if let made = file.initialValue(of: view), isMadeAtFixedX(made, file) { return true }
    guard let type = structure.enclosingType(of: view) else { return false }
    // `label = UILabel(frame: …)`
    let meant = file.declaration(of: view)
    if file.uses(of: structure.tokens[view].name, within: structure.words(ofScope: type)).contains(where: {
      structure.kind($0 + 1) == .equal && file.declaration(of: $0) == meant
        && isMadeAtFixedX(structure.value(at: $0 + 2), file)
    }) {
      return true
    }
    if frames(of: view, in: structure.scopes[type], reach: 3000, structure).contains(where: { frame in
      if structure.token(frame + 2, is: "origin") { return structure.token(frame + 4, is: "x") }
      return structure.kind(frame + 1) == .equal && isAtFixedX(frame + 2, file)
    }) {
      return true
    }
    return isFramedByHelper(view, within: structure.words(ofScope: type), file)
  }

  /// `label.setFrame(CGRect(x: icon.maxX, …))`
  private func isFramedByHelper(_ view: Int, within words: Range<Int>, _ file: LintedFile) -> Bool {
    let structure = file.structure
    return file.uses(of: structure.tokens[view].name, within: words).prefix(100).contains { use in
      guard let method = structure.memberBehind(use), structure.name(method, endsWithWord: "frame"),
        let call = structure.call(of: method), let frame = structure.firstArgument(of: call)
      else { return false }
      return isAtFixedX(frame.start, file)
    }
  }

  private func isMadeAtFixedX(_ made: Expression, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard structure.kind(made.last) == .rightParen, let open = structure.partner(made.last),
      let call = structure.call(at: open), let frame = structure.argument("frame", of: call)
    else { return false }
    return isAtFixedX(frame.start, file)
  }

  /// `CGRect(x: 16, …)`, and `CGRect(x: 0, y: 0, width: 200, …)`, which ends somewhere.
  private func isAtFixedX(_ rectangle: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let call = structure.call(of: rectangle) else { return isMovedRectangle(rectangle, file) }
    // `CGRect(origin: CGPoint(x: 16, …), size: …)`
    if let origin = structure.argument("origin", of: call), let point = structure.call(of: origin.start) {
      return structure.argument("x", of: point).map { !structure.token($0.start, isAnyOf: "0", "0.0") } ?? false
    }
    guard let x = structure.argument("x", of: call) else { return false }
    if !structure.token(x.start, isAnyOf: "0", "0.0") { return true }
    guard let width = structure.argument("width", of: call), !width.isEmpty else { return false }
    if width.end == width.start + 1, [.integer, .float].contains(structure.kind(width.start)) { return true }
    if structure.name(width.end - 1, holdsAnyOf: ["screen", "max", "full", "content", "container", "greatest"]) {
      return false
    }
    return (width.start..<width.end).allSatisfy {
      structure.kind($0) == .identifier && !structure.token($0, isAnyOf: "bounds", "frame", "width")
        || structure.kind($0) == .period || structure.token($0, is: "self")
    }
  }

  /// `frame` in `var frame = bounds; frame.origin.x = text.width; label.frame = frame`
  private func isMovedRectangle(_ rectangle: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard structure.kind(rectangle) == .identifier, structure.value(at: rectangle).last == rectangle,
      let body = structure.enclosingBody(of: rectangle)
    else { return false }
    let nearby = (rectangle - 400..<rectangle).clamped(to: structure.words(ofScope: body))
    return file.uses(of: structure.tokens[rectangle].name, within: nearby).contains {
      !structure.isMember($0) && structure.token($0 + 2, is: "origin") && structure.token($0 + 4, is: "x")
        && structure.kind($0 + 5) == .equal
    }
  }

  /// Where the frame of a view is named.
  private func frames(of view: Int, in scope: Scope, reach: Int, _ structure: Structure) -> [Int] {
    let start = max(Int(scope.open), view - reach)
    let end = min(Int(scope.close), view + reach, structure.tokens.count)
    return (start..<max(start, end)).filter { index in
      guard structure.token(index, is: "frame"), let owner = structure.receiverName(ofMember: index) else {
        return false
      }
      return structure.bytes(owner).elementsEqual(structure.bytes(view))
    }
  }
}
