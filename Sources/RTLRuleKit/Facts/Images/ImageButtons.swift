import RTLSyntax

/// Buttons that show a picture and nothing else.
extension LintedFile {
  /// `button.setImage(icon, for: .normal)` of a button that is given no title where its type speaks of it, nor where it is
  /// made.
  package func showsImageAlone(_ button: Int) -> Bool {
    var members = usesInType(of: button).prefix(100).compactMap { structure.memberBehind($0) }
    if let made = initialValue(of: button) {
      members += made.tokens.prefix(400).filter { structure.isMember($0) || structure.kind($0 + 1) == .colon }
    }
    return members.contains { structure.token($0, is: "setImage") }
      && !members.contains { givesTitle($0) || structure.token($0, is: "configuration") }
  }

  /// `setTitle`, `title:`, `titleLabel?.text`; not `titleLabel?.font`.
  private func givesTitle(_ member: Int) -> Bool {
    guard structure.name(member, holdsAnyOf: ["title", "subtitle"]), !structure.token(member, is: "titleEdgeInsets")
    else { return false }
    guard structure.token(member, is: "titleLabel"), let property = structure.memberBehind(member) else { return true }
    return structure.name(property, endsWithWord: "text")
  }
}
