import RTLSyntax

/// Views that keep to their side of the screen in every language, and what they show with them.
extension Site {
  /// Whether the button that shows what stands here scrolls or moves something by points: it would go on doing so to the
  /// same side. `button.addTarget(self, action: #selector(showNext), …)`, `Button { scroll.contentOffset.x += 8 } label: { … }`
  package var isOnButtonThatMoves: Bool {
    // Hardly any file scrolls by points.
    guard scrollsByPoints(structure.tokens.indices) else { return false }
    var outer = index
    while let open = structure.opening(around: outer) {
      // `Button { … } label: { … }`
      let isLabelled = structure.kind(open - 1) == .colon && structure.kind(open - 3) == .rightBrace
      let start = structure.chainStart(isLabelled ? open - 3 : open)
      if structure.token(start, is: "Button") { return movesByHand(start..<index) }
      outer = open
    }
    guard let body = structure.outermostBody(of: index) else { return false }
    return file.uses(of: "action", within: structure.words(ofScope: body)).contains { label in
      structure.token(label + 3, is: "selector") && structure.kind(label + 4) == .leftParen
        && movesByHand(label..<structure.end(ofGroup: label + 4))
    }
  }

  /// Whether an action, or a function of this file that it names, reckons where something scrolls to.
  private func movesByHand(_ action: Range<Int>) -> Bool {
    let names = action.filter { structure.kind($0) == .identifier }
    let bodies = names.flatMap { file.declarations(named: $0) }.compactMap { found -> Range<Int>? in
      let declaration = structure.declarations[found]
      guard declaration.kind == .function, declaration.body != Structure.none else { return nil }
      return Int(declaration.body)..<structure.end(ofGroup: Int(declaration.body))
    }
    return ([action] + bodies).contains(where: scrollsByPoints)
  }

  private func scrollsByPoints(_ words: Range<Int>) -> Bool {
    ["contentOffset", "setContentOffset", "scrollRectToVisible"].contains {
      !file.uses(of: $0, within: words).isEmpty
    }
  }

  /// Whether a view that shows what stands here is held by its left or right in this file: an arrow that turns around
  /// there would point away from its edge.
  package var isShownAtFixedSide: Bool {
    let views = [file.nameOfBody(around: index), viewGivenThis].compactMap { $0 }
    return (views + views.flatMap(viewsGiven)).contains { isHeldBySide($0) }
  }

  /// `back` in `back.setImage(arrow, for: .normal)` and `back.image = arrow`.
  private func viewsGiven(_ arrow: Int) -> [Int] {
    file.uses(of: structure.tokens[arrow].name, within: structure.tokens.indices).compactMap { use in
      switch structure.place(of: structure.operand(around: use)) {
      case .argument(let call, _) where structure.token(call.callee, is: "setImage"):
        return structure.receiverName(ofMember: call.callee)
      case .assigned(let property): return structure.receiverName(ofMember: property)
      default: return nil
      }
    }
  }

  /// `back` in `back.image = UIImage(…)`, `back.setImage(UIImage(…), for: .normal)` and `let back = UIImageView(…)`.
  private var viewGivenThis: Int? {
    let start = structure.outerStatementStart(index)
    if structure.token(start, isAnyOf: "let", "var") { return start + 1 }
    let path = structure.path(startingAt: start)
    return path.count > 1 && path[0] < index ? path[path.count - 2] : nil
  }

  /// Whether this file pins the view of this name by its left or right, or places it by its frame.
  package func isHeldBySide(_ view: Int) -> Bool {
    file.uses(of: structure.tokens[view].name, within: structure.tokens.indices).contains {
      structure.kind($0 + 1) == .period && placesBySide($0 + 2)
    }
  }

  /// A word behind the view's name and a dot.
  private func placesBySide(_ word: Int) -> Bool {
    if structure.token(word, isAnyOf: "leftAnchor", "rightAnchor") { return true }
    if structure.token(word, is: "frame") {
      return structure.token(word + 2, is: "origin")
        || structure.kind(word + 1) == .equal && structure.token(word + 2, isAnyOf: "CGRect", "NSRect")
    }
    if structure.token(word, is: "snp"), let open = structure.call(of: word + 2)?.open ?? closure(behind: word + 2) {
      return (open..<min(structure.end(ofGroup: open), open + 60)).contains {
        structure.token($0, isAnyOf: "left", "right") && file.isLoneEdge($0)
      }
    }
    // `back.pin(.left, to: .left, of: self)`, `back.autoPinEdge(toSuperviewEdge: .left)`
    guard let call = structure.call(of: word), structure.name(word, holdsAnyOf: ["pin", "align", "attach", "anchor"])
    else { return false }
    return structure.arguments(of: call).contains {
      $0.end == $0.start + 2 && structure.isImplicitMember($0.start + 1)
        && structure.token($0.start + 1, isAnyOf: "left", "right")
    }
  }

  /// Whether a text of the same type is aligned to the left in every language.
  package var isBesideTextOnLeft: Bool { file.textsOnLeft.contains(structure.enclosingType(of: index)) }
  package var isBesideTextOnRight: Bool { file.textsOnRight.contains(structure.enclosingType(of: index)) }

  private func closure(behind name: Int) -> Int? {
    structure.kind(name + 1) == .leftBrace ? name + 1 : nil
  }
}

extension LintedFile {
  /// The types in which a text is aligned to this side in every language; nil among them where it stands in none.
  func findTexts(alignedTo side: String) -> Set<Int?> {
    let aligned = uses(of: side, within: structure.tokens.indices).filter {
      structure.isMember($0) && (type(ofMember: $0) == TypeKey("NSTextAlignment") || isPartOfStyle($0))
        && !Site(file: self, index: $0).isDirectionAware
    }
    return Set(aligned.map { structure.enclosingType(of: $0) })
  }

  /// The side in BonMot's `StringStyle(.color(ink), .alignment(.left))` and `style.byAdding(.alignment(.left))`.
  package func isPartOfStyle(_ side: Int) -> Bool {
    style(withPart: side).map { structure.token($0.callee, isAnyOf: "StringStyle", "byAdding", "styled") } ?? false
  }

  /// Whether nothing but a text can have that style: by its name, or by what else is a part of it.
  package func isPartOfTextStyle(_ side: Int) -> Bool {
    guard let style = style(withPart: side) else { return false }
    if structure.token(style.callee, isAnyOf: "StringStyle", "byAdding") { return true }
    guard structure.token(style.callee, is: "styled") else { return false }
    return structure.arguments(of: style).contains {
      structure.kind($0.start) == .period && Self.partsOfTextStyles.contains($0.start + 1, in: structure)
    }
  }

  private static let partsOfTextStyles: WordSet = [
    "font", "lineHeightMultiple", "lineBreakMode", "lineSpacing", "underline", "strikethrough", "tracking", "xmlRules",
    "paragraphSpacingAfter", "firstLineHeadIndent", "baselineOffset", "numberCase",
  ]

  private func style(withPart side: Int) -> Call? {
    guard structure.isImplicitMember(side), let part = structure.call(around: side),
      structure.token(part.callee, is: "alignment"), structure.isImplicitMember(part.callee)
    else { return nil }
    return structure.call(around: part.callee)
  }

  /// A constraint of a left or right edge without a mirror image, other than what is moved as safely.
  var hasLoneEdges: Bool {
    let isPinned = edgeConstraints.contains { constraint in
      constraint.first.side.isAbsolute && !hasMirrorImage(constraint) && anchorFix(for: constraint)?.safety != .safe
    }
    return isPinned
      || ["left", "right"].contains { side in
        uses(of: side, within: structure.tokens.indices).contains(where: isLoneEdge)
      }
  }

  fileprivate func isLoneEdge(_ name: Int) -> Bool {
    libraryConstraint(at: name).map { $0.edges.contains { $0.name == name } && !hasMirrorImage($0) } ?? false
  }

  /// `icon.frame.origin.x = 8`, `icon.frame = iconRect`, `UIView(frame: CGRect(x: 8, …))`; not `x: 0` or all of `bounds`.
  var hasFrames: Bool {
    uses(of: "frame", within: structure.tokens.indices).contains { frame in
      if structure.token(frame + 2, is: "origin") {
        return structure.token(frame + 4, is: "x") && structure.kind(frame + 5) == .equal
      }
      guard structure.kind(frame + 1) == .equal || structure.kind(frame + 1) == .colon else { return false }
      let made = structure.kind(frame + 2) == .period ? frame + 3 : frame + 2
      if let call = structure.call(of: made), let x = structure.argument("x", of: call) {
        return !structure.isZero(x.start)
      }
      return structure.isMember(frame) && structure.kind(frame + 1) == .equal
        && !structure.value(at: frame + 2).tokens.contains {
          structure.token($0, isAnyOf: "bounds", "frame", "zero")
        }
    }
  }
}
