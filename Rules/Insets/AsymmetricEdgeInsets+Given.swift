import RTLRuleKit
import RTLSyntax

/// Insets of which one side is given by somebody else.
extension AsymmetricEdgeInsets {
  /// `var right: CGFloat { get { … } set { insets = UIEdgeInsets(top: insets.top, left: insets.left, …, right: newValue) } }`:
  /// one side is what somebody else gives for it, the others stay as they are.
  func handsOnOthers(_ insets: EdgeInsets, _ site: Site) -> Bool {
    let structure = site.structure
    guard site.isInSidedDeclaration, let call = structure.call(of: insets.callee),
      case let sides = structure.arguments(of: call), sides.count == 4, sides.allSatisfy({ !$0.isEmpty })
    else { return false }
    let values = sides.map { structure.unwrapped($0.expression) }
    let owners = zip(values, ["top", "left", "bottom", "right"]).map { value, side -> String? in
      guard structure.isMember(value.last), structure.text(value.last) == side, value.last - 2 >= value.first else {
        return nil
      }
      return site.file.compactText(Expression(value.first, value.last - 2))
    }
    guard let given = owners.firstIndex(of: nil), given == 1 || given == 3, Set(owners.compactMap { $0 }).count == 1,
      owners.count(where: { $0 != nil }) == 3
    else { return false }
    return isGiven(values[given], site)
  }

  /// `newValue`, or a parameter.
  private func isGiven(_ value: Expression, _ site: Site) -> Bool {
    guard value.first == value.last, site.structure.kind(value.first) == .identifier else { return false }
    return site.structure.token(value.first, is: "newValue")
      || site.file.declaration(of: value.first).map { site.structure.declarations[$0].kind == .parameter } ?? false
  }

  /// `if isRTL { list.transform = CGAffineTransform(scaleX: -1, y: 1) }` in the same type: what has the insets is turned
  /// around as a whole.
  func isTurnedByDirection(_ site: Site) -> Bool {
    let structure = site.structure
    guard let type = site.enclosingTypeScope else { return false }
    return site.file.uses(of: "scaleX", within: structure.words(ofScope: type)).contains {
      guard structure.kind($0 + 1) == .colon, $0 + 2 < structure.tokens.count else { return false }
      let scale = structure.unwrapped(structure.value(at: $0 + 2))
      return structure.kind(scale.first) == .prefixOperator && structure.token(scale.first, is: "-")
        && site.moved(to: $0).isDirectionAware
    }
  }

  static let givenForOneSide: [Example] = [
    """
    class Replies: UIView {
      var room = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 12)
      func style() { if isRightToLeft { list.transform = CGAffineTransform(scaleX: -1, y: 1) } }
    }
    """,
    """
    class Card: UIView {
      var rightRoom: CGFloat {
        get { margins.right }
        set { margins = UIEdgeInsets(top: margins.top, left: margins.left, bottom: margins.bottom, right: newValue) }
      }
      func setLeft(_ room: CGFloat) {
        margins = UIEdgeInsets(top: margins.top, left: room, bottom: margins.bottom, right: margins.right)
      }
    }
    """,
  ]

  static let keptAtOtherSides: [Example] = [
    "func makeRoom(_ room: CGFloat) { a.contentInset = UIEdgeInsets(top: b.top, ⟦left: b.left, bottom: b.bottom, right: room⟧) }",
    "var right = 0 { didSet { inset = UIEdgeInsets(top: b.top, ⟦left: b.left, bottom: b.bottom, right: 40⟧) } }",
  ]
}
