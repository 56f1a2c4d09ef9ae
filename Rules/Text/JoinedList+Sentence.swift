import RTLRuleKit
import RTLSyntax

/// Lists in a sentence, where the "and" is missed. A list that stands alone may as well be one of tags or of codecs.
extension JoinedList {
  /// `"Shared with \(list)"`, `String(format: L10n.sharedWith, list)`, said here or where a local is used.
  func isInSentence(_ list: Expression, _ site: Site, depth: Int = 2) -> Bool {
    let structure = site.structure
    guard depth > 0 else { return false }
    switch structure.place(of: structure.infix(around: list)) {
    case .interpolated(let start):
      guard let quote = structure.opening(around: start) else { return false }
      return structure.wordCount(ofStringAt: quote) > 0
    case .argument(let call, _):
      return site.file.isLocalizedText(structure.operand(around: call.callee)) || isFormat(call, site)
    case .initial(let declaration):
      guard let scope = structure.scope(of: structure.declarations[declaration]), scope.kind != .type else {
        return false
      }
      return site.file.uses(ofLocal: declaration).contains {
        isInSentence(structure.operand(around: $0), site, depth: depth - 1)
      }
    default: return false
    }
  }

  /// `String(format: …)` of a translation.
  private func isFormat(_ call: Call, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.token(call.callee, isAnyOf: "String", "localizedStringWithFormat"),
      let format = structure.firstArgument(of: call), !format.isEmpty
    else { return false }
    return site.file.isLocalizedText(Expression(format.start, format.end - 1))
  }
}
