import RTLRuleKit
import RTLSyntax

/// What is said of errors. Some apps show it, most only write it down, and the error cannot tell.
extension UnlocalizedSentence {
  /// `var errorDescription: String? { "…" }`, `throw Failure(localizedDescription: "…")`, and all that a type of errors says
  /// of itself.
  func describesError(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    if let name = site.file.nameOfBody(around: quote), Self.descriptions.contains(name, in: structure) { return true }
    if let label = structure.element(around: quote)?.label, Self.descriptions.contains(label, in: structure) {
      return true
    }
    return site.enclosingTypeName.map { structure.name($0, endsWithWord: "error") } ?? false
  }

  /// `var errorDescription: String?` beside a screen that shows what is said of errors: `errorText = error.localizedDescription`.
  func describesErrorShownHere(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let name = site.file.nameOfBody(around: quote), structure.token(name, is: "errorDescription") else {
      return false
    }
    return site.file.uses(of: "localizedDescription", within: structure.tokens.indices).contains { use in
      guard structure.receiverName(ofMember: use).map({ structure.token($0, is: "error") }) ?? false else {
        return false
      }
      let audience = site.file.audience(of: structure.operand(around: use))
      return audience == .plain || audience == .spoken
    }
  }

  private static let descriptions: WordSet = [
    "localizedDescription", "errorDescription", "failureReason", "recoverySuggestion",
  ]

  /// `throw Failure.unreadable("…")`, `completion(.failure(LoadError(reason: "…")))`: words for whoever looks for the fault.
  func isThrown(_ quote: Int, _ structure: Structure) -> Bool {
    var inner = quote
    for _ in 0..<4 {
      if let label = structure.element(around: inner)?.label, Self.descriptions.contains(label, in: structure) {
        return false
      }
      if structure.token(structure.statementStart(inner), is: "throw") { return true }
      guard let call = structure.call(around: inner) else { return false }
      if structure.startsUppercase(call.callee), structure.name(call.callee, endsWithWord: "error") { return true }
      inner = call.open
    }
    return false
  }
}
