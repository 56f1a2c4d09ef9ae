import RTLRuleKit
import RTLSyntax

/// Fields whose content is written from left to right whatever the language.
extension AbsoluteTextAlignment {
  func holdsLatinText(_ field: Int, _ structure: Structure) -> Bool {
    namesLatinText(field, structure) || isSet(field, structure, as: isLatin)
  }

  /// `field.keyboardType = .URL`; `label.lineBreakMode = .byTruncatingHead` keeps the end of an address.
  private func isLatin(_ property: Int, _ structure: Structure) -> Bool {
    let value = structure.value(at: property + 2).last
    return switch structure.text(property) {
    case "keyboardType": Self.latinKeyboards.contains(value, in: structure)
    case "lineBreakMode": structure.token(value, is: "byTruncatingHead")
    default: false
    }
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

  /// Whether a property of a field, or of the field that a closure is given, is set near by to what is asked for.
  private func isSet(_ field: Int, _ structure: Structure, as isMeant: (Int, Structure) -> Bool) -> Bool {
    let nearby = max(0, field - 120)..<min(field + 120, structure.tokens.count)
    return nearby.contains { index in
      guard structure.isMember(index), structure.kind(index + 1) == .equal,
        let owner = structure.receiverName(ofMember: index)
      else { return false }
      return structure.tokens[owner].name == structure.tokens[field].name
        && (structure.kind(field) != .dollarIdentifier
          || structure.opening(around: owner) == structure.opening(around: field))
        && isMeant(index, structure)
    }
  }

  private static let latinKeyboards: WordSet = [
    "URL", "webSearch", "emailAddress", "phonePad", "numberPad", "decimalPad", "asciiCapable", "asciiCapableNumberPad",
  ]
}
