import RTLRuleKit
import RTLSyntax

extension SignedHorizontalGesture {
  /// `dragLeftDrawer` is about a thing on the left, `draggedRight` about a way to go.
  func isAboutOneSide(_ site: Site) -> Bool {
    guard site.isInSidedDeclaration, let name = site.enclosingFunctionName else { return false }
    return !site.structure.name(name, endsWithAnyOf: ["left", "right"])
  }

  /// The view the drag is measured in, where it is named.
  func isInIsland(_ site: Site) -> Bool {
    let structure = site.structure
    guard let call = structure.call(of: site.index), let view = structure.argument("in", of: call), !view.isEmpty
    else { return site.isInLeftToRightIsland }
    return site.isInLeftToRightIsland
      || site.isInLeftToRightIsland(receiver: structure.lastName(endingAt: view.end - 1))
  }
}
