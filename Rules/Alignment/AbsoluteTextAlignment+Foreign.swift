import RTLRuleKit
import RTLSyntax

extension AbsoluteTextAlignment {
  /// `Badge(iconAlignment: .left)` of a library: nothing here says what its left is, but it is hardly a side of a screen.
  func foreign(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isImplicitMember(site.index), case .argument(_, let argument) = site.place,
      let label = argument.label, structure.name(label, endsWithWord: "alignment"),
      !structure.token(label, is: "alignment"),
      !site.file.project.declaresParameter(labelled: structure.wideName(label)),
      !site.file.project.declaresMember(named: structure.wideName(label)), !site.isChosenBySide,
      !site.isDirectionAware, !site.isInLeftToRightIsland
    else { return nil }
    return Finding(
      site.range,
      "aligned to the \(site.text) in every language; use its leading or natural alignment if it has one",
      severity: .info
    )
  }
}
