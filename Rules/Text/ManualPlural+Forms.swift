import RTLRuleKit
import RTLSyntax

/// Are two expressions the forms of a text for one and for many?
struct PluralForms {
  let site: Site
  private let structure: Structure

  init(_ site: Site) {
    self.site = site
    structure = site.structure
  }

  /// - Parameter whole: the expression whose reader counts.
  func areForms(_ yes: Expression, _ no: Expression, of whole: Expression) -> Bool {
    guard isText(yes), isText(no), !namesTheOnlyOne(yes), !namesTheOnlyOne(no) else { return false }
    if isTranslated(yes) && isTranslated(no) || areNamedForms(yes, no) { return true }
    return isProse(yes) && isProse(no) && site.audience(of: whole).isUser.isYes || isKeyOfTranslation(whole)
  }

  /// A literal, a translation, a format filled in.
  private func isText(_ expression: Expression) -> Bool {
    let inner = structure.unwrapped(expression)
    guard inner.first <= inner.last, inner.last < structure.tokens.count else { return false }
    if structure.kind(inner.first) == .stringStart { return true }
    if site.file.isLocalizedText(inner) || areNamedForms(inner, inner) { return true }
    guard let name = structure.lastName(endingAt: inner.last), structure.call(of: name) != nil else { return false }
    return structure.token(name, isAnyOf: "String", "localizedStringWithFormat")
  }

  /// A translation, or a translated format filled in.
  private func isTranslated(_ expression: Expression) -> Bool {
    let inner = structure.unwrapped(expression)
    if site.file.isLocalizedText(inner) { return true }
    guard let name = structure.lastName(endingAt: inner.last), let call = structure.call(of: name),
      structure.token(name, isAnyOf: "String", "localizedStringWithFormat"),
      let format = structure.arguments(of: call).first, !format.isEmpty
    else { return false }
    return site.file.isLocalizedText(Expression(format.start, format.end - 1))
  }

  /// Words, and no pattern, key or address.
  private func isProse(_ expression: Expression) -> Bool {
    let inner = structure.unwrapped(expression)
    guard structure.kind(inner.first) == .stringStart else { return true }
    return structure.texts(ofStringAt: inner.first).allSatisfy { text in
      !structure.source[text].contains { byte in
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "{"): true
        default: false
        }
      }
    }
  }

  /// `singularFormat`, `pluralTitle`.
  private func areNamedForms(_ yes: Expression, _ no: Expression) -> Bool {
    [yes, no].allSatisfy { expression in
      guard let name = structure.lastName(endingAt: structure.unwrapped(expression).last) else { return false }
      return structure.name(name, holdsAnyOf: ["singular", "plural"])
    }
  }

  /// `(count == 1 ? "item_one" : "item_many").localized`
  private func isKeyOfTranslation(_ whole: Expression) -> Bool {
    if structure.kind(whole.last + 1) == .period || structure.kind(whole.last + 2) == .period {
      let name = structure.kind(whole.last + 1) == .period ? whole.last + 2 : whole.last + 3
      if structure.token(name, isAnyOf: "localized", "localize", "localizedString") { return true }
    }
    // The last member of the second literal: `… : "item_many".localized`
    guard let name = structure.lastName(endingAt: whole.last), name >= whole.first else { return false }
    return structure.token(name, isAnyOf: "localized", "localize")
  }

  /// `users[0].name`, `files.first`: a sentence about this one, not the singular of a plural.
  private func namesTheOnlyOne(_ expression: Expression) -> Bool {
    (expression.first...max(expression.first, expression.last)).contains { index in
      if structure.kind(index) == .leftSquare, structure.token(index + 1, is: "0") { return true }
      return structure.token(index, isAnyOf: "first", "last", "name", "title") && structure.isMember(index)
        || structure.name(index, endsWithAnyOf: ["name"]) && structure.kind(index) == .identifier
    }
  }
}
