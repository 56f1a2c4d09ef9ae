import RTLSyntax

/// Views whose frame is reckoned from the left.
extension LintedFile {
  /// `label.frame = CGRect(x: 16, …)` anywhere in the same type, or `UILabel(frame: CGRect(x: 16, …))`; not
  /// `label.frame = bounds`.
  package func standsAtFixedX(_ view: Int) -> Bool {
    if let made = initialValue(of: view), isMadeAtFixedX(made) { return true }
    guard let home = home(ofFramed: view) else { return false }
    // `label = UILabel(frame: …)`
    let meant = declaration(of: view)
    if uses(of: structure.tokens[view].name, within: structure.words(ofScope: home)).contains(where: {
      structure.kind($0 + 1) == .equal && declaration(of: $0) == meant
        && isMadeAtFixedX(structure.value(at: $0 + 2))
    }) {
      return true
    }
    if frames(of: view, in: structure.scopes[home], reach: 3000).contains(where: { frame in
      if structure.token(frame + 2, is: "origin") { return structure.token(frame + 4, is: "x") }
      return structure.kind(frame + 1) == .equal && isAtFixedX(frame + 2)
    }) {
      return true
    }
    return isFramedByHelper(view, within: structure.words(ofScope: home))
  }

  /// Where a view is known by its name: the type around, the block that a local is declared in.
  private func home(ofFramed view: Int) -> Int? {
    if !structure.isMember(view), let local = declaration(of: view), case let found = structure.declarations[local],
      let scope = structure.scope(of: found), scope.kind != .type
    {
      return Int(found.scope)
    }
    return structure.enclosingType(of: view)
  }

  /// `label.setFrame(CGRect(x: icon.maxX, …))`
  private func isFramedByHelper(_ view: Int, within words: Range<Int>) -> Bool {
    uses(of: structure.tokens[view].name, within: words).prefix(100).contains { use in
      guard let method = structure.memberBehind(use), structure.name(method, endsWithWord: "frame"),
        let call = structure.call(of: method), let frame = structure.firstArgument(of: call)
      else { return false }
      return isAtFixedX(frame.start)
    }
  }

  private func isMadeAtFixedX(_ made: Expression) -> Bool {
    guard structure.kind(made.last) == .rightParen, let open = structure.partner(made.last),
      let call = structure.call(at: open), let frame = structure.argument("frame", of: call)
    else { return false }
    return isAtFixedX(frame.start)
  }

  /// `CGRect(x: 16, …)`, and `CGRect(x: 0, y: 0, width: 200, …)`, which ends somewhere.
  private func isAtFixedX(_ rectangle: Int) -> Bool {
    guard let call = structure.call(of: rectangle) else { return isMovedRectangle(rectangle) }
    // `CGRect(origin: CGPoint(x: 16, …), size: …)`
    if let origin = structure.argument("origin", of: call), let point = structure.call(of: origin.start) {
      return structure.argument("x", of: point).map { !structure.isZero($0.start) } ?? false
    }
    guard let x = structure.argument("x", of: call) else { return false }
    if !structure.isZero(x.start) { return true }
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

  /// `frame` in `let frame = CGRect(x: 45, …); label.frame = frame`, and in
  /// `var frame = bounds; frame.origin.x = text.width; label.frame = frame`
  private func isMovedRectangle(_ rectangle: Int) -> Bool {
    guard structure.kind(rectangle) == .identifier, structure.value(at: rectangle).last == rectangle,
      let body = structure.outermostBody(of: rectangle)
    else { return false }
    if let made = initialValue(of: rectangle), structure.call(of: made.first) != nil, isAtFixedX(made.first) {
      return true
    }
    let nearby = (rectangle - 400..<rectangle).clamped(to: structure.words(ofScope: body))
    return uses(of: structure.tokens[rectangle].name, within: nearby).contains {
      !structure.isMember($0) && structure.token($0 + 2, is: "origin") && structure.token($0 + 4, is: "x")
        && structure.kind($0 + 5) == .equal
    }
  }

  /// Where the frame of a view is named.
  package func frames(of view: Int, in scope: Scope, reach: Int) -> [Int] {
    let start = max(Int(scope.open), view - reach)
    let end = min(Int(scope.close), view + reach, structure.tokens.count)
    return uses(of: "frame", within: start..<max(start, end)).filter { index in
      structure.receiverName(ofMember: index).map { structure.tokens[$0].name == structure.tokens[view].name } ?? false
    }
  }
}
