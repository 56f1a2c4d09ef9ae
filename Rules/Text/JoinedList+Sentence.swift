import RTLRuleKit
import RTLSyntax

/// Lists in a sentence, where the "and" is missed. A list that stands alone may as well be one of tags or of codecs.
extension JoinedList {
  /// `"Shared with \(list)"`, `String(format: L10n.sharedWith, list)`, said here or where a local is used.
  func isInSentence(_ list: Expression, _ site: Site, depth: Int = 2) -> Bool {
    let structure = site.structure
    guard depth > 0 else { return false }
    let sum = structure.infix(around: list)
    let isAdded = sum.tokens.contains {
      structure.kind($0) == .stringStart && !list.tokens.contains($0) && isSentence($0, structure)
    }
    if isAdded { return true }
    switch structure.place(of: sum) {
    case .interpolated(let start):
      return structure.opening(around: start).map { isSentence($0, structure) } ?? false
    case .argument(let call, _):
      return site.file.isLocalizedText(structure.operand(around: call.callee)) || isFormat(call, site)
    case .initial(let declaration):
      guard let scope = structure.scope(of: structure.declarations[declaration]), scope.kind != .type else {
        return false
      }
      let name = Int(structure.declarations[declaration].name)
      let behind = name + 1..<max(name + 1, Int(scope.close))
      return site.file.uses(of: structure.tokens[name].name, within: behind).prefix(Self.usesLimit).contains {
        site.file.declaration(of: $0) == declaration
          && isInSentence(structure.operand(around: $0), site, depth: depth - 1)
      }
    default: return false
    }
  }

  private static let usesLimit = 8

  /// Words, and not just a label: `"Tags: \(list)"`.
  private func isSentence(_ quote: Int, _ structure: Structure) -> Bool {
    structure.texts(ofStringAt: quote).contains { text in
      structure.wordCount(in: text) > 0
        && structure.source[text].last { $0 != UInt8(ascii: " ") } != UInt8(ascii: ":")
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
