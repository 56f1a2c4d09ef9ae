import RTLRuleKit
import RTLSyntax

extension AbsoluteTextAlignment {
  /// `Badge(iconAlignment: .left)` of a library: nothing here says what its left is, but it is hardly a side of a screen.
  func foreign(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isImplicitMember(site.index), case .argument(_, let argument) = site.place,
      site.file.isPartOfStyle(site.index) || argument.label.map({ isOfLibrary($0, site) }) ?? false,
      !site.isChosenBySide,
      !site.isDirectionAware, !site.isInLeftToRightIsland
    else { return nil }
    return Finding(
      site.range,
      "aligned to the \(site.text) in every language; use its leading or natural alignment if it has one",
      severity: .info
    )
  }

  private func isOfLibrary(_ label: Int, _ site: Site) -> Bool {
    let name = site.structure.wideName(label)
    return site.structure.name(label, endsWithWord: "alignment") && !site.structure.token(label, is: "alignment")
      && !site.file.project.declaresParameter(labelled: name) && !site.file.project.declaresMember(named: name)
  }
}
