import RTLRuleKit
import RTLSyntax

extension AbsoluteTextAlignment {
  /// `Badge(iconAlignment: .left)` of a library: nothing here says what its left is, but it is hardly a side of a screen.
  /// Or BonMot's `StringStyle(.alignment(.left))`, whose left it is.
  func foreign(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isImplicitMember(site.index), case .argument(let call, let argument) = site.place,
      let label = argument.label ?? part(of: call, structure), structure.name(label, endsWithWord: "alignment"),
      argument.label.map({ !structure.token($0, is: "alignment") }) ?? true,
      !site.file.project.declaresParameter(labelled: structure.wideName(label)),
      !site.file.project.declaresMember(named: structure.wideName(label)), !site.isChosenBySide,
      !site.isDirectionAware, !site.isInLeftToRightIsland
    else { return nil }
    return Finding(
      site.range,
      "aligned to the \(site.text) in every language; use its leading or natural alignment if it has one",
      severity: argument.label == nil && site.imports("BonMot") ? .warning : .info
    )
  }

  /// `.alignment(…)` in a list of parts of a style.
  private func part(of call: Call, _ structure: Structure) -> Int? {
    structure.isImplicitMember(call.callee) && structure.elements(ofGroup: call.open, limit: 2).count == 1
      ? call.callee : nil
  }
}
