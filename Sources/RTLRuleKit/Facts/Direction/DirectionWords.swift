import RTLSyntax

/// Words by which code asks for the direction.
package enum DirectionWords {
  /// Whether a token is a word that asks for, or names, the layout direction.
  package static func isDirectionWord(_ index: Int, in structure: Structure) -> Bool {
    guard structure.tokens[index].kind == .identifier, mayBeDirectionWord(index, in: structure) else { return false }
    return (words.contains(index, in: structure) || namesDirection(structure.bytes(index)))
      && !asksNothing(index, in: structure)
  }

  /// Whether a string is what an answer to the question is kept under: `defaults.bool(forKey: "isRtl")`.
  static func isDirectionKey(_ index: Int, in structure: Structure) -> Bool {
    structure.kind(index) == .stringText && structure.kind(index - 1) == .stringStart
      && structure.kind(index + 1) == .stringEnd && namesDirection(structure.bytes(index))
  }

  /// All of them have `tTo`, `RT`, `LT` or `Di` in them, or begin like `rtl`, `ltr`, `isRtl`, `is_rtl` and
  /// `semanticContentAttribute`. Every word of a body or a value is asked: this look at its bytes tells nearly all others
  /// apart, and spares the tables behind it.
  private static func mayBeDirectionWord(_ index: Int, in structure: Structure) -> Bool {
    let (start, end) = (Int(structure.tokens[index].start), Int(structure.tokens[index].end))
    return structure.source.bytes.withUnsafeBufferPointer { bytes in
      switch (bytes[start], bytes[start + 1], bytes[start + 2]) {
      case (UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "l")),
        (UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "r")),
        (UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "m")), (UInt8(ascii: "i"), UInt8(ascii: "s"), _),
        (UInt8(ascii: "`"), _, _):
        return true
      default: break
      }
      guard mayHoldTOrD(bytes, from: start + 1, to: end) else { return false }
      for offset in start + 1..<max(end, start + 1)
      where bytes[offset] == UInt8(ascii: "T") || bytes[offset] == UInt8(ascii: "D") {
        switch (bytes[offset - 1], bytes[offset], bytes[offset + 1]) {
        case (UInt8(ascii: "R"), UInt8(ascii: "T"), _), (UInt8(ascii: "L"), UInt8(ascii: "T"), _),
          (UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "o")), (_, UInt8(ascii: "D"), UInt8(ascii: "i")):
          return true
        default: continue
        }
      }
      return false
    }
  }

  /// Whether there is a `T` or a `D` in a word, or up to seven bytes behind it, where `Source.padding` makes room: eight
  /// bytes at a time, since one bit is all in which the two differ, which halves the cost of the question.
  @inline(__always)
  private static func mayHoldTOrD(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (difference, capital) = (UInt64(UInt8(ascii: "T") ^ UInt8(ascii: "D")) * ones, UInt64(UInt8(ascii: "T")) * ones)
    var offset = start
    while offset < end {
      let eight = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // Zero bytes stand where one of them was.
      let rest = (eight | difference) ^ capital
      if (rest &- ones) & ~rest & (ones << 7) != 0 { return true }
      offset += 8
    }
    return false
  }

  /// `leftToRight(of:)` is a constraint function of TinyConstraints, `distribute(by:leftToRight:)` a label of
  /// Cartography, `let leftToRight = UIPanGestureRecognizer()` a gesture, `.directionLeftToRight` an option that forces a
  /// side: no directions. `case .leftToRight:` is one.
  private static func asksNothing(_ index: Int, in structure: Structure) -> Bool {
    if structure.token(index, isAnyOf: "directionLeftToRight", "directionRightToLeft") { return true }
    guard structure.token(index, isAnyOf: "leftToRight", "rightToLeft") else { return false }
    if structure.kind(index + 1) == .leftParen { return true }
    guard !structure.isMember(index) else { return false }
    let isThing =
      structure.kind(index + 1) == .equal && index + 2 < structure.tokens.count && structure.startsUppercase(index + 2)
    let isHandedOn = structure.token(index - 1, is: "return") && structure.kind(index + 1) == .rightBrace
    return structure.kind(index + 1) == .colon || structure.kind(index + 1) == .period || isThing || isHandedOn
  }

  private static let words: WordSet = [
    "rightToLeft", "leftToRight", "layoutDirection", "userInterfaceLayoutDirection",
    "effectiveUserInterfaceLayoutDirection", "semanticContentAttribute", "windowTitlebarLayoutDirection",
    "forceRightToLeft", "forceLeftToRight", "characterDirection", "interfaceLayoutDirection",
  ]

  private static let typeNames = [
    "LayoutDirection", "UIUserInterfaceLayoutDirection", "NSUserInterfaceLayoutDirection",
    "UITraitEnvironmentLayoutDirection", "WKInterfaceLayoutDirection", "NSLocale.LanguageDirection",
    "Locale.LanguageDirection",
  ]

  /// Types whose values are directions.
  static let types = WordSet(typeNames)

  /// What every view and many a type of others has a member called: who uses `.offset(x: 8)` has not asked what the
  /// project's own `offset(of:)` asks.
  static let commonNames: WordSet = [
    "offset", "padding", "frame", "position", "alignment", "edge", "edges", "transform", "size", "width", "title",
    "text", "image", "icon", "name", "value", "body", "content", "label", "origin", "x", "rotation", "scale", "index",
    "count", "description",
  ]

  /// Types in which code keeps the answer to the question for the direction.
  static let answers = WordSet(typeNames + ["Bool", "CGFloat", "Double", "Float", "Int"])

  /// Whether a name stands for a language and so for its direction: `isArabic`, `isEnglish`, `.hebrew`, `.ar`.
  static func asksForLanguage(_ index: Int, in structure: Structure) -> Bool {
    let bytes = structure.bytes(index)
    if startsWord(bytes, "isEnglish") || namesRightToLeftScript(index, in: structure) { return true }
    if structure.isMember(index), structure.token(index, isAnyOf: "ar", "he", "fa", "ur") { return true }
    // `constants.LANGUAGE_AR`
    return structure.name(index, endsWithAnyOf: ["ar", "he", "fa", "ur"])
      && structure.name(index, holdsAnyOf: ["lang", "language", "locale"])
  }

  /// Whether a name is about a language or a text that is written from right to left: `verse.arabic`, `QuranView`.
  package static func namesRightToLeftScript(_ index: Int, in structure: Structure) -> Bool {
    guard structure.kind(index) == .identifier else { return false }
    let bytes = structure.bytes(index)
    guard bytes.count <= longestName else { return false }
    return scripts.contains { contains(bytes, $0) }
  }

  /// Without their first letters, which are small or capital.
  private static let scripts: [StaticString] = [
    "rabic", "ebrew", "ersian", "farsi", "Farsi", "urdu", "Urdu", "quran", "Quran", "surah", "Surah", "hadith",
    "Hadith", "RABIC", "EBREW", "ERSIAN", "FARSI", "URDU",
  ]

  /// Whether a piece of string text is the code of a language that is written from right to left.
  package static func isRightToLeftLanguage(_ index: Int, in structure: Structure) -> Bool {
    guard structure.kind(index) == .stringText, languages.contains(structure.tokens[index].name) else { return false }
    return structure.bytes(index).count <= 7
  }

  /// Codes of languages and scripts that are written from right to left.
  package static let rightToLeftLanguages: [String] = {
    let plain = ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "ckb", "dv", "ku", "Arab", "Hebr"]
    let regions = ["ar-SA", "ar-AE", "ar-EG", "ar-IQ", "ar-MA", "he-IL", "fa-IR", "ur-PK", "ckb-IQ"]
    return plain + regions + regions.map { $0.replacing("-", with: "_") }
  }()

  private static let languages = Set(rightToLeftLanguages.map { NameHash.hash($0) })

  /// The project's own names: `isRTL`, `rtl`, `isRightToLeft`, `layoutIsRTL`, `isLTR`, `isLeftToRightLayout`.
  private static func namesDirection(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 3, bytes.count <= longestName else { return false }
    // Capitals come first: most names have neither of these two, and are told by one look at each of their bytes.
    if bytes.contains(where: { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: "D") }) {
      let isNamed =
        containsWord(bytes, "RTL") || containsWord(bytes, "LTR") || contains(bytes, "ayoutDirection")
        || (contains(bytes, "ightToLeft") || contains(bytes, "eftToRight")) && !namesMovement(bytes)
      if isNamed { return true }
    }
    return switch bytes.first {
    case UInt8(ascii: "r"): startsWord(bytes, "rtl")
    case UInt8(ascii: "l"): startsWord(bytes, "ltr")
    case UInt8(ascii: "i"): startsWord(bytes, "isRtl") || startsWord(bytes, "isLtr") || startsWord(bytes, "is_rtl")
    default: false
    }
  }

  /// `leftToRightGesture`, `swipeRightToLeft` and their likes go one way and ask nothing.
  private static func namesMovement(_ bytes: ArraySlice<UInt8>) -> Bool {
    movements.contains { contains(bytes, $0) }
  }

  /// Without their first letters, which are small or capital.
  private static let movements: [StaticString] = [
    "esture", "wipe", "ecognizer", "ragging", "ransition", "nimation", "nimator", "radient",
  ]

  /// Longer words are no names that people gave.
  private static let longestName = 80

  private static func starts(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    guard bytes.count >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[bytes.startIndex + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// At the beginning, and not as part of a longer word: `rtlOffset`, not `rtlsdr`.
  private static func startsWord(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    guard starts(bytes, word) else { return false }
    guard bytes.count > word.utf8CodeUnitCount else { return true }
    return !isLowercase(bytes[bytes.startIndex + word.utf8CodeUnitCount])
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    position(of: word, in: bytes) != nil
  }

  /// In capitals, and not in the middle of capitals: `isRTLLayout`, not `ULTRA`.
  private static func containsWord(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    guard let start = position(of: word, in: bytes) else { return false }
    let end = start + word.utf8CodeUnitCount
    let isBegin = start == bytes.startIndex || !isUppercase(bytes[start - 1])
    let isEnd = end == bytes.endIndex || !isUppercase(bytes[end])
    return isBegin || isEnd
  }

  private static func position(of word: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= word.utf8CodeUnitCount else { return nil }
    for start in bytes.startIndex...(bytes.endIndex - word.utf8CodeUnitCount)
    where bytes[start] == word.utf8Start[0] && starts(bytes[start...], word) {
      return start
    }
    return nil
  }

  private static func isLowercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private static func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}
