import RTLRuleKit
import RTLSyntax

/// Fields whose content is written from left to right whatever the language.
extension AbsoluteTextAlignment {
  func holdsLatinText(_ field: Int, _ site: Site) -> Bool {
    namesLatinText(field, site.structure) || isSet(field, site.structure, as: isLatin)
      || showsCodeOnThisSide(field, site)
  }

  /// `field.text = isShown ? privateKey : hint` beside `field.textAlignment = isShown ? .left : .center`
  private func showsCodeOnThisSide(_ field: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let side = structure.operand(around: site.index)
    guard let question = structure.ternaryQuestion(around: side), let sides = structure.ternary(question: question)
    else { return false }
    return isSet(field, structure) { property, structure in
      guard structure.token(property, is: "text"), structure.kind(property + 2) != nil,
        case let value = structure.value(at: property + 2),
        let found = value.tokens.first(where: { structure.kind($0) == .infixQuestion }),
        let texts = structure.ternary(question: found),
        site.file.compactText(Expression(value.first, found - 1))
          == site.file.compactText(structure.operand(around: question - 1))
      else { return false }
      let text = side.first <= sides.yes.last ? texts.yes : texts.no
      return isCode(text, structure)
    }
  }

  /// `privateKey`, `user.phone`, `"0000"`
  private func isCode(_ text: Expression, _ structure: Structure) -> Bool {
    if structure.kind(text.first) == .stringStart, structure.partner(text.first) == text.last {
      return (text.first + 1..<text.last).allSatisfy { structure.bytes($0).allSatisfy { 0x30...0x39 ~= $0 } }
    }
    return structure.kind(text.last) == .identifier && structure.operand(around: text.last) == text
      && (namesLatinText(text.last, structure) || structure.name(text.last, endsWithWord: "key"))
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

  /// `field.alignment = .right` beside `field.baseWritingDirection = .leftToRight`: keys, numbers, code.
  func writesFromLeft(_ receiver: Int?, beside property: Int, _ file: LintedFile) -> Bool {
    let structure = file.structure
    guard let body = structure.outermostBody(of: property) else { return false }
    return file.uses(of: "baseWritingDirection", within: structure.words(ofScope: body)).contains { index in
      structure.kind(index + 1) == .equal && structure.belongs(index, to: receiver)
        && structure.token(structure.value(at: index + 2).last, is: "leftToRight")
    }
  }

  /// Whether another label near by in the same type holds addresses or codes by its name, and so keeps the left: the two
  /// would part.
  func hasLatinNeighbour(_ property: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.token(property, is: "textAlignment"), let type = structure.enclosingType(of: property) else {
      return false
    }
    let nearby = (property - 2000..<property + 2000).clamped(to: structure.words(ofScope: type))
    return site.file.uses(of: "textAlignment", within: nearby).contains { index in
      guard index != property, structure.kind(index + 1) == .equal, structure.kind(index + 2) == .period,
        structure.token(index + 3, is: "left"), let receiver = structure.receiverName(ofMember: index)
      else { return false }
      let names = [receiver, site.file.nameOfBody(around: index)].compactMap { $0 }
      return names.contains { namesLatinText($0, structure) }
    }
  }
}
