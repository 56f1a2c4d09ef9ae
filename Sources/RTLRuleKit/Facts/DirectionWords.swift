import RTLSyntax

/// Words by which code asks for the direction.
package enum DirectionWords {
  /// Whether a token is a word that asks for, or names, the layout direction.
  package static func isDirectionWord(_ index: Int, in structure: Structure) -> Bool {
    guard structure.tokens[index].kind == .identifier else { return false }
    let name = structure.tokens[index].name
    if words.contains(name) {
      // `leftToRight(of:)` is a constraint function of TinyConstraints, no direction.
      let isSide = structure.token(index, isAnyOf: "leftToRight", "rightToLeft")
      return !(isSide && structure.kind(index + 1) == .leftParen)
    }
    return namesDirection(structure.bytes(index))
  }

  private static let words: Set<UInt32> = Set(
    [
      "rightToLeft", "leftToRight", "layoutDirection", "userInterfaceLayoutDirection",
      "effectiveUserInterfaceLayoutDirection", "semanticContentAttribute", "windowTitlebarLayoutDirection",
      "forceRightToLeft", "forceLeftToRight", "characterDirection", "interfaceLayoutDirection",
    ].map { NameHash.hash($0) }
  )

  /// The project's own names: `isRTL`, `rtl`, `isRightToLeft`, `layoutIsRTL`, `isLTR`, `isLeftToRightLayout`.
  private static func namesDirection(_ bytes: ArraySlice<UInt8>) -> Bool {
    contains(bytes, "RTL") || contains(bytes, "LTR") || contains(bytes, "RightToLeft") || contains(bytes, "LeftToRight")
      || bytes.elementsEqual("rtl".utf8) || starts(bytes, "isRtl") || starts(bytes, "is_rtl")
      || bytes.elementsEqual("ltr".utf8) || starts(bytes, "isLtr")
  }

  private static func starts(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    bytes.count >= word.utf8CodeUnitCount
      && bytes.prefix(word.utf8CodeUnitCount).elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    guard bytes.count >= word.utf8CodeUnitCount else { return false }
    for start in bytes.startIndex...(bytes.endIndex - word.utf8CodeUnitCount)
    where bytes[start] == word.utf8Start[0] && starts(bytes[start...], word) {
      return true
    }
    return false
  }
}
