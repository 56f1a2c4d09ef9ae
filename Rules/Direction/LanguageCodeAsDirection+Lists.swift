import RTLRuleKit
import RTLSyntax

/// Languages that are listed.
extension LanguageCodeAsDirection {
  /// `["ar", "he", "fa"]`: at least two codes, and most of what is in it; told at the first one.
  func isList(_ open: Int, from site: Site) -> Bool {
    let structure = site.structure
    let close = min(structure.end(ofGroup: open), open + 120, structure.tokens.count)
    let texts = (open..<close).filter { structure.kind($0) == .stringText }
    let codes = texts.filter { DirectionWords.isRightToLeftLanguage($0, in: structure) }
    return codes.first == site.index && codes.count >= 2 && codes.count * 2 > texts.count
  }

  /// Whether a list is asked for a language, or named for its direction.
  func listDecides(_ open: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let chain = structure.operand(around: open)
    let close = structure.end(ofGroup: open)
    if structure.token(close + 2, is: "contains") { return true }
    guard case .initial(let declaration) = structure.place(of: chain) else { return false }
    return DirectionWords.isDirectionWord(Int(structure.declarations[declaration].name), in: structure)
  }
}
