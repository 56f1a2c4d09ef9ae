import RTLRuleKit
import RTLSyntax

/// Alignments that are set by the name of a property: `action.setValue(CATextLayerAlignmentMode.left, forKey: "…")`.
extension AbsoluteTextAlignment {
  static let keyed = [
    Example(
      "func f() { action.setValue(CATextLayerAlignmentMode.⟦left⟧, forKey: \"titleTextAlignment\") }",
      fixed: "func f() { action.setValue(NSTextAlignment.natural.rawValue, forKey: \"titleTextAlignment\") }"
    )
  ]

  /// The title of an alert's action is aligned by a number. What a layer's alignment comes to there is left in any case,
  /// `natural` included.
  func setByKey(_ site: Site) -> Finding? {
    let structure = site.structure
    guard case .argument(let call, let argument) = site.place, structure.token(call.callee, is: "setValue"),
      structure.token(argument.start, is: "CATextLayerAlignmentMode"), argument.end == site.index + 1,
      let key = structure.argument("forKey", of: call), let quote = structure.literal(key),
      structure.token(quote + 1, is: "titleTextAlignment")
    else { return nil }
    let number = "NSTextAlignment.natural.rawValue"
    return Finding(
      site.range,
      "aligned to the \(site.text) in every language; use \(number)",
      fix: Fix(.unsafe, number, [Edit(structure.range(argument.start, through: site.index), number)])
    )
  }
}
