import RTLRuleKit
import RTLSyntax

/// What a name puts into a text whose value is written out nearby: `let isolate = "\u{2068}"`, `let dash = "–"`.
extension GluedPieces {
  /// `names.map { "\n- \($0)" }.joined()`
  static func beginsLines(_ expression: Expression, _ structure: Structure) -> Bool {
    guard let quote = expression.tokens.prefix(24).first(where: { structure.kind($0) == .stringStart }),
      structure.kind(quote - 1) == .leftBrace, let text = structure.texts(ofStringAt: quote).first
    else { return false }
    return structure.source[text].starts(with: #"\n"#.utf8)
  }

  /// What a constant without words is; nil for one with words, and for all that changes.
  static func constant(_ name: Int, _ site: Site) -> Piece? {
    let structure = site.structure
    if structure.name(name, holdsAnyOf: marks) { return .space }
    guard let value = site.file.initialValue(of: name, isConstant: true), structure.kind(value.first) == .stringStart,
      structure.end(ofGroup: value.first) == value.last,
      structure.interpolations(ofStringAt: value.first).first == nil,
      let text = structure.texts(ofStringAt: value.first).first, !structure.holdsLineBreak(text)
    else { return nil }
    if isInvisible(text, structure) { return .space }
    let isOfSigns = structure.wordCount(in: text) == 0 && !structure.source[text].contains { 0x30...0x39 ~= $0 }
    return isOfSigns ? .separator : nil
  }

  /// Whether a text is nothing but marks and isolates: what keeps the order right, and adds nothing to it.
  static func isInvisible(_ text: ByteRange, _ structure: Structure) -> Bool {
    var offset = text.start
    while offset < text.end {
      if structure.source[offset] == UInt8(ascii: " ") {
        offset += 1
      } else if let end = endOfMark(at: offset, structure) {
        offset = end
      } else {
        return false
      }
    }
    return true
  }

  private static func endOfMark(at offset: Int, _ structure: Structure) -> Int? {
    let source = structure.source
    if source[offset] == UInt8(ascii: "\\") {
      let escape = ByteRange(offset, min(offset + 8, source.count))
      let isMark = ["\\u{200E}", "\\u{200F}", "\\u{200e}", "\\u{200f}"].contains { structure.holds($0, in: escape) }
      return isMark ? escape.end : HiddenCharacters.escape(at: offset, in: source)?.range.end
    }
    // The marks U+200E and U+200F, the isolates U+2066 to U+2069, as they stand.
    guard source[offset] == 0xE2 else { return nil }
    let isMark = source[offset + 1] == 0x80 && 0x8E...0x8F ~= source[offset + 2]
    let isIsolate = source[offset + 1] == 0x81 && 0xA6...0xA9 ~= source[offset + 2]
    return isMark || isIsolate ? offset + 3 : nil
  }

  /// By its name a mark, wherever it is declared.
  private static let marks: [StaticString] = ["isolate", "fsi", "lri", "rli", "pdi", "lrm", "rlm"]

  /// Whether a translation is called so at the end of its name or of its key: `L10n.rateAdvice`, `rateAdvice`,
  /// `"rate.advice".localized`, `localized(.rateAdvice)`.
  static func isNamed(_ translation: Expression, _ words: [StaticString], _ structure: Structure) -> Bool {
    translation.tokens.prefix { structure.kind($0) != .comma }.contains {
      switch structure.kind($0) {
      case .identifier:
        (structure.isMember($0) || translation.first == translation.last) && structure.name($0, endsWithAnyOf: words)
      case .stringText: !structure.token($0 - 3, is: "comment") && structure.name($0, endsWithAnyOf: words)
      default: false
      }
    }
  }

  /// What is called so tells a whole thing: whether it stands before or behind another text, neither is a part of the other.
  static let wholes: [StaticString] = [
    "advice", "description", "disclaimer", "explanation", "hint", "instruction", "instructions", "recovery", "tip",
    "warning",
  ]
  /// What is called so stands in brackets behind what it is about, in every language.
  static let remarks: [StaticString] = ["optional", "recommended"]
}
