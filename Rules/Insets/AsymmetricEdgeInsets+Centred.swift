import RTLRuleKit
import RTLSyntax

/// Content held in the middle of a scroll view: with half of what it leaves free at its left, nothing is left for its
/// right.
extension AsymmetricEdgeInsets {
  static let centred: [Example] = [
    """
    func center() {
      let x = max((scroll.bounds.width - scroll.contentSize.width) * 0.5, 0)
      scroll.contentInset = UIEdgeInsets(top: 0, left: x, bottom: 0, right: 0)
    }
    """,
    """
    func center() {
      var free: CGFloat = 0
      if picture.width < size.width { free = (size.width - picture.width) / 2.0 }
      scroll.contentInset = UIEdgeInsets(top: 0, left: free, bottom: 0, right: 0)
    }
    """,
  ]

  /// `contentInset = UIEdgeInsets(top: y, left: max((bounds.width - contentSize.width) / 2, 0), bottom: 0, right: 0)`
  func centers(_ left: Expression, _ site: Site) -> Bool {
    var values = [site.valueBehind(left)]
    if left.first == left.last, let local = site.file.declaration(of: left.first) {
      values += site.file.uses(ofLocal: local, limit: 8).compactMap { use in
        site.structure.kind(use + 1) == .equal ? site.structure.value(at: use + 2) : nil
      }
    }
    return values.contains { holdsHalfOfRest($0, site.structure) }
  }

  private func holdsHalfOfRest(_ value: Expression, _ structure: Structure) -> Bool {
    value.tokens.prefix(48).contains { minus in
      guard structure.token(minus, is: "-"), let open = structure.opening(around: minus) else { return false }
      let close = structure.end(ofGroup: open)
      let isHalved =
        structure.token(close + 1, is: "/") && structure.token(close + 2, isAnyOf: "2", "2.0")
        || structure.token(close + 1, is: "*") && structure.token(close + 2, is: "0.5")
      return isHalved && (open..<close).prefix(24).count { isWidth($0, structure) } == 2
    }
  }

  private func isWidth(_ name: Int, _ structure: Structure) -> Bool {
    structure.kind(name) == .identifier && structure.name(name, endsWithWord: "width")
  }
}
