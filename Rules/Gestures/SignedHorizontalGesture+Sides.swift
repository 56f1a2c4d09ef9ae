import RTLRuleKit
import RTLSyntax

extension SignedHorizontalGesture {
  /// `dragLeftDrawer`, `case .left:` of a drawer's edge are about a thing on the left, `draggedRight` about a way to go.
  func isAboutOneSide(_ site: Site) -> Bool {
    if site.isInSidedCase { return true }
    guard site.isInSidedDeclaration, let name = site.enclosingFunctionName else { return false }
    return !site.structure.name(name, endsWithAnyOf: ["left", "right"])
  }

  /// `way(of: velocity.x, ahead: .right, back: .left)`: whoever is told both sides says only which of them it was.
  func goesToBothSides(_ distance: Expression, _ structure: Structure) -> Bool {
    guard case .argument(let call, _) = structure.place(of: distance) else { return false }
    let words = (call.open..<min(structure.end(ofGroup: call.open), call.open + 40)).filter { structure.isMember($0) }
    return ["left", "right"].allSatisfy { side in words.contains { structure.name($0, endsWithWord: side) } }
  }
}
