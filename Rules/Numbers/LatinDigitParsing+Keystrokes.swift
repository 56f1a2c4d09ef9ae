import RTLRuleKit
import RTLSyntax

/// Digits that are read, or refused, while they are typed.
extension LatinDigitParsing {
  /// `func textField(_:shouldChangeCharactersIn:replacementString:)`: what is typed is one of its parameters.
  func replaced(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let open = structure.opening(around: site.index), structure.opensParameters(open),
      let typed = structure.elements(ofGroup: open).last.map({ $0.start }), let name = parameter(at: typed, structure)
    else { return nil }
    let word = structure.tokens[name].name
    let start = structure.end(ofGroup: open)
    for use in start..<min(start + Self.reach, structure.tokens.count)
    where structure.tokens[use].name == word && structure.kind(use) == .identifier && !structure.isMember(use) {
      if let call = parsing(around: use, structure) { return finding(call, site) }
    }
    return nil
  }

  /// The inner name of `replacementString string: String`.
  private func parameter(at start: Int, _ structure: Structure) -> Int? {
    (start..<min(start + 3, structure.tokens.count)).first { structure.kind($0 + 1) == .colon }
  }

  /// `CharacterSet(charactersIn: "0123456789")` where typed characters are let in.
  func refused(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let call = structure.call(around: site.index - 1), let label = structure.arguments(of: call).first?.label,
      structure.token(label, is: "charactersIn"), let function = site.enclosingFunctionName,
      structure.kind(function + 1) == .leftParen, structure.token(function, isAnyOf: "textField", "textView")
    else { return nil }
    let end = min(structure.end(ofGroup: function + 1), function + 40)
    guard
      (function..<end).contains(where: {
        structure.token($0, isAnyOf: "shouldChangeCharactersIn", "shouldChangeTextIn")
      })
    else { return nil }
    return Finding(structure.range(site.index - 1, through: site.index + 1), refusal)
  }

  private var refusal: String {
    "the digits of Arabic and other keyboards are refused; use CharacterSet.decimalDigits and a NumberFormatter"
  }
}
