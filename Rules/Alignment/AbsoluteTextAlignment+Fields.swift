import RTLRuleKit
import RTLSyntax

/// Fields whose content is written from left to right whatever the language.
extension AbsoluteTextAlignment {
  func holdsLatinText(_ field: Int, _ structure: Structure) -> Bool {
    namesLatinText(field, structure) || hasLatinKeyboard(field, structure)
  }

  func namesLatinText(_ name: Int, _ structure: Structure) -> Bool {
    structure.name(
      name,
      holdsAnyOf: [
        "url", "email", "phone", "code", "card", "iban", "hex", "path", "password", "token", "seed", "hash", "domain",
        "ipaddress", "username", "locationtext",
      ]
    )
  }

  /// `field.keyboardType = .URL` near by.
  private func hasLatinKeyboard(_ field: Int, _ structure: Structure) -> Bool {
    let nearby = max(0, field - 120)..<min(field + 120, structure.tokens.count)
    return nearby.contains { index in
      guard structure.token(index, is: "keyboardType"), structure.kind(index + 1) == .equal,
        let owner = structure.receiverName(ofMember: index)
      else { return false }
      return structure.tokens[owner].name == structure.tokens[field].name
        && structure.token(
          structure.value(at: index + 2).last,
          isAnyOf: "URL",
          "webSearch",
          "emailAddress",
          "phonePad",
          "numberPad",
          "decimalPad",
          "asciiCapable",
          "asciiCapableNumberPad"
        )
    }
  }
}
