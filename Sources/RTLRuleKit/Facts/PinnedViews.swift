import RTLSyntax

/// Views that keep to their side of the screen in every language, and what they show with them.
extension Site {
  /// Whether a view that shows what stands here is held by its left or right in this file: an arrow that turns around
  /// there would point away from its edge.
  package var isShownAtFixedSide: Bool {
    let views = [file.constant(around: index), viewGivenThis].compactMap { $0 }
    return views.contains { isHeldBySide($0) }
  }

  /// `back` in `back.image = UIImage(…)`, `back.setImage(UIImage(…), for: .normal)` and `let back = UIImageView(…)`.
  private var viewGivenThis: Int? {
    var outer = index
    while let open = structure.opening(around: outer), structure.kind(open) != .leftBrace { outer = open }
    let start = structure.statementStart(outer)
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
        structure.isMember($0) && structure.token($0, isAnyOf: "left", "right")
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

  private func closure(behind name: Int) -> Int? {
    structure.kind(name + 1) == .leftBrace ? name + 1 : nil
  }
}
