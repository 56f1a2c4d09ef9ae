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
      && !members.contains {
        structure.name($0, holdsAnyOf: ["title", "subtitle"]) || structure.token($0, is: "configuration")
      }
  }
}
