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
      let call =
        parsing(around: use, structure) ?? textToBe(with: use, structure).flatMap { parsing(ofLocal: $0, site) }
      if let call { return finding(call, site) }
    }
    return nil
  }

  /// `let updated = current.replacingCharacters(in: range, with: string)`: the field's text as it is going to be.
  private func textToBe(with typed: Int, _ structure: Structure) -> Int? {
    guard let call = structure.call(around: typed), structure.token(call.callee, is: "replacingCharacters"),
      case .initial(let local) = structure.place(of: structure.operand(around: call.callee))
    else { return nil }
    return local
  }

  /// The inner name of `replacementString string: String`.
  private func parameter(at start: Int, _ structure: Structure) -> Int? {
    (start..<min(start + 3, structure.tokens.count)).first { structure.kind($0 + 1) == .colon }
  }

  /// Latin digits that what is typed is compared with.
  func refused(_ site: Site) -> Finding? {
    guard isGivenToTypedText(site.index - 1, site) || filtersTypedText(site.index - 1, site.structure) else {
      return nil
    }
    return Finding(site.structure.range(site.index - 1, through: site.index + 1), refusal)
  }

  /// `CharacterSet(charactersIn: "0123456789")` and `let allowed = "0123456789"` where typed characters are let in.
  private func isGivenToTypedText(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let function = site.enclosingFunctionName, structure.kind(function + 1) == .leftParen,
      structure.token(function, isAnyOf: "textField", "textView")
    else { return false }
    let end = max(function, min(structure.end(ofGroup: function + 1), function + 40))
    guard
      (function..<end).contains(where: {
        structure.token($0, isAnyOf: "shouldChangeCharactersIn", "shouldChangeTextIn")
      })
    else { return false }
    if case .initial = structure.place(of: structure.operand(around: quote)) { return true }
    let label = structure.call(around: quote).flatMap { structure.arguments(of: $0).first?.label }
    return label.map { structure.token($0, is: "charactersIn") } ?? false
  }

  /// `text.filter("0123456789".contains)`, `newValue.filter { "0123456789".contains($0) }`
  private func filtersTypedText(_ quote: Int, _ structure: Structure) -> Bool {
    guard structure.isMember(quote + 4), structure.token(quote + 4, is: "contains"),
      let open = structure.list(around: quote), structure.token(open - 1, is: "filter"),
      let typed = structure.receiverName(ofMember: open - 1)
    else { return false }
    return structure.name(typed, endsWithAnyOf: ["text", "value", "string", "input", "query", "typed"])
  }

  private var refusal: String {
    "the digits of Arabic and other keyboards are refused; use CharacterSet.decimalDigits and a NumberFormatter"
  }
}
