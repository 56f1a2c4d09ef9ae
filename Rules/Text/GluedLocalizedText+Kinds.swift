import RTLRuleKit
import RTLSyntax

/// What kind of a text a translation is, by its name and by its English words where they are in sight.
extension GluedPieces {
  /// `L10n.countSuffix`: of all translations the one that is surely glued to something.
  static func isFragment(_ expression: Expression, _ name: Int, _ site: Site) -> Bool {
    site.structure.name(name, endsWithAnyOf: ["prefix", "suffix"]) && site.file.isLocalizedText(expression)
  }

  /// `L10n.question`, but not `L10n.question2` or `L10n.firstPart`, which are pieces of one text.
  static func isUnderOwnName(_ expression: Expression, _ name: Int, _ structure: Structure) -> Bool {
    !expression.tokens.contains { structure.kind($0) == .stringStart }
      && !(structure.bytes(name).last.map { 0x30...0x39 ~= $0 } ?? false)
      && !structure.name(name, holdsAnyOf: ["part", "prefix", "suffix", "first", "second", "start", "end"])
      // `L10n.items(count)` is a text with a value in it.
      && !(structure.kind(expression.last) == .rightParen && structure.partner(expression.last) != expression.last - 1)
  }

  /// The sign with which the English text of a translation, where it is in sight, ends like a sentence or a title.
  static func end(of expression: Expression, _ site: Site, depth: Int = 2) -> UInt8? {
    let structure = site.structure
    let literals = expression.tokens.filter {
      structure.kind($0) == .stringStart && !structure.token($0 - 2, isAnyOf: "comment", "tableName", "table")
    }
    if literals.isEmpty, depth > 0, let name = structure.lastName(endingAt: expression.last),
      let value = site.file.initialValue(of: name)
    {
      return end(of: value, site, depth: depth - 1)
    }
    let ends = literals.compactMap { quote -> UInt8? in
      guard let text = structure.texts(ofStringAt: quote).last else { return nil }
      let bytes = structure.source[text]
      guard let end = bytes.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return nil }
      return bytes[...end].suffix(3).elementsEqual("…".utf8) ? UInt8(ascii: ".") : bytes[end]
    }
    return ends.first { ".?!:".utf8.contains($0) }
  }

  /// `" (optional)".localized`, `String(localized: " (optional)")`, and the unit of `NSLocalizedString(" g", comment: "")`.
  static func isRemark(_ expression: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard let quote = expression.tokens.first(where: { structure.kind($0) == .stringStart }),
      let text = structure.texts(ofStringAt: quote).first
    else { return false }
    return structure.source[text].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "(") || structure.isUnit(text)
  }

  /// `"/Recordings".localized`
  static func isPath(_ expression: Expression, _ structure: Structure) -> Bool {
    structure.kind(expression.first) == .stringStart
      && structure.texts(ofStringAt: expression.first).first.map { structure.source[$0].first == UInt8(ascii: "/") }
        ?? false
  }

  /// A name for what begins a line of its own: `let details = "\n" + L10n.details`.
  static func beginsWithLineBreak(_ name: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard let found = site.file.declaration(meantBy: name) else { return false }
    guard structure.declarations[found].value != Structure.none else { return false }
    var value = Int(structure.declarations[found].value)
    if structure.kind(value) == .leftBrace || structure.token(value, is: "if") {
      let last = min(structure.statementEnd(from: value), value + 64)
      value = (value..<max(value, last)).first { structure.kind($0) == .stringStart } ?? value
    }
    while structure.kind(value) == .leftParen { value += 1 }
    guard structure.kind(value) == .stringStart, let text = structure.texts(ofStringAt: value).first else {
      return false
    }
    return structure.holdsLineBreak(text)
  }
}
