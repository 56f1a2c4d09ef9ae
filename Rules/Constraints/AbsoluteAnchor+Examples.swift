import RTLRuleKit

extension AbsoluteAnchor {
  static let handedToHelpers: [Example] = [
    """
    card.pin(
      leftAnchor: view.safeAreaLayoutGuide.⟦leftAnchor⟧, left: 16,
      rightAnchor: view.safeAreaLayoutGuide.rightAnchor, right: 16,
      topAnchor: view.topAnchor)
    """,
    "card.pin(leftAnchor: view.⟦leftAnchor⟧, left: 16, rightAnchor: view.⟦rightAnchor⟧, right: 40)",
  ]

  /// Sides that somebody else decides on, or that are held one at a time.
  static let chosenElsewhere: [Example] = [
    """
    topRightMark.rightAnchor.constraint(equalTo: frame.rightAnchor).isActive = true
    topLeftMark.leftAnchor.constraint(equalTo: frame.leftAnchor).isActive = true
    """,
    """
    extension UIView {
      func pin(left: CGFloat? = nil, leading: CGFloat? = nil, to box: UIView) {
        if let left { leftAnchor.constraint(equalTo: box.leftAnchor, constant: left).isActive = true }
        if let leading { leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: leading).isActive = true }
      }
      func pin(to box: UIView, leading: CGFloat? = nil, left: CGFloat? = nil) {
        hold(leadingAnchor: box.leadingAnchor, leading: leading, leftAnchor: box.leftAnchor, left: left)
      }
    }
    """,
    """
    func place(_ bubble: UIView, isOwn: Bool) {
      if isOwn {
        bubble.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -8).isActive = true
      } else {
        bubble.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8).isActive = true
      }
    }
    """,
    """
    switch style.mode {
    case .leftButton: pinned = leftAnchor.constraint(equalTo: button.leftAnchor)
    case .natural: pinned = trailingAnchor.constraint(equalTo: button.trailingAnchor)
    }
    """,
    "if end == .right { a.rightAnchor.constraint(equalTo: b.leftAnchor) } else { a.topAnchor.constraint(equalTo: c) }",
  ]
}
