import RTLRuleKit
import RTLSyntax

/// What is said of errors. Some apps show it, most only write it down, and the error cannot tell.
extension UnlocalizedSentence {
  func isOfError(_ quote: Int, _ site: Site) -> Bool {
    isDescriptionOfError(quote, site) || isGivenToError(quote, site.structure)
  }

  /// `var errorDescription: String? { "…" }`, and all that a type of errors says of itself
  private func isDescriptionOfError(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    if let name = site.file.constant(around: quote), Self.descriptions.contains(name, in: structure) { return true }
    return site.enclosingTypeName.map { structure.name($0, endsWithWord: "error") } ?? false
  }

  private static let descriptions: WordSet = [
    "localizedDescription", "errorDescription", "failureReason", "recoverySuggestion",
  ]

  /// `throw Failure.unreadable("…")`, `completion(.failure(LoadError(reason: "…")))`
  private func isGivenToError(_ quote: Int, _ structure: Structure) -> Bool {
    var inner = quote
    for _ in 0..<4 {
      if structure.token(structure.statementStart(inner), is: "throw") { return true }
      guard let call = structure.call(around: inner) else { return false }
      if structure.startsUppercase(call.callee), structure.name(call.callee, endsWithWord: "error") { return true }
      inner = call.open
    }
    return false
  }
}
