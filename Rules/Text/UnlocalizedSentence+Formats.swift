import RTLRuleKit
import RTLSyntax

/// Sentences whose values are filled into a format.
extension UnlocalizedSentence {
  /// `String(format: "Show %@ servers", name)`; of numbers in such a format another rule tells.
  func filledIn(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = site.formatLiteral, structure.interpolations(ofStringAt: quote).first == nil,
      structure.wordCount(ofStringAt: quote) > 1, isSentence(quote, site), site.severityOfText == nil,
      case let specifiers = structure.formatSpecifiers(ofStringAt: quote), !specifiers.isEmpty,
      !specifiers.contains(where: \.isNumber), !namesProduct(quote, site)
    else { return nil }
    let audience = site.audience(ofStringAt: quote)
    guard audience == .plain || audience == .spoken else { return nil }
    return Finding(structure.range(quote, through: structure.end(ofGroup: quote)), Self.message)
  }

  /// `String(format: "Acme SDK %@ (%@)", sdkVersion, sdkBuild)`
  private func namesProduct(_ quote: Int, _ site: Site) -> Bool {
    guard let values = site.formatCall?.values, !values.isEmpty else { return false }
    return values.allSatisfy { tellsVersion($0.start..<max($0.start, $0.end), site.structure) }
      && isProduct([site.structure.range(quote + 1)], site.structure)
  }
}
