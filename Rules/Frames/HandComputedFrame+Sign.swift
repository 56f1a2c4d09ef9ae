import RTLRuleKit
import RTLSyntax

extension HandComputedFrame {
  /// `offsetBy(dx: edge == .trailing ? 8 : -8, dy: 0)`
  func signed(_ site: Site) -> Expression? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .colon, site.index + 2 < structure.tokens.count else { return nil }
    let value = structure.value(at: site.index + 2)
    guard let question = value.tokens.first(where: { structure.kind($0) == .infixQuestion }),
      let ternary = structure.ternary(question: question)
    else { return nil }
    let yes = site.file.compactText(ternary.yes)
    let no = site.file.compactText(ternary.no)
    guard yes == "-" + no || no == "-" + yes else { return nil }
    let asksSide = ternary.condition.tokens.contains {
      structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["leading", "trailing"])
    }
    return asksSide ? value : nil
  }
}
