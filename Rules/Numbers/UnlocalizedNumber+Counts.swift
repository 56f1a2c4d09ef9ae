import RTLRuleKit
import RTLSyntax

/// What is counted or measured, and what only looks like it.
extension UnlocalizedNumber {
  /// Whether what stands in brackets may be a number by its last token: not `\(user.name)`, `String(describing: error)`.
  func mayCount(_ open: Int, _ structure: Structure) -> Bool {
    let close = structure.end(ofGroup: open)
    guard close > open + 1, close < structure.tokens.count else { return false }
    return mayCount(endingAt: close - 1, structure)
  }

  func mayCount(endingAt last: Int, _ structure: Structure) -> Bool {
    switch structure.tokens[last].kind {
    case .stringEnd, .regex, .rightBrace: return false
    case .identifier: return !Self.noNumbers.contains(last, in: structure)
    default: return true
    }
  }

  /// Plural nouns that are texts.
  private static let texts: [StaticString] = [
    "details", "contents", "initials", "instructions", "notes", "comments", "lyrics", "credentials", "terms", "names",
    "titles", "labels", "texts", "strings", "words", "symbols", "keys", "news", "series", "species", "canvas", "tags",
    "args", "options", "settings", "params", "credits", "genres", "authors", "artists",
  ]

  private static let noNumbers: WordSet = [
    "name", "title", "error", "localizedDescription", "id", "identifier", "url", "path", "key", "text", "string",
    "uuid", "uuidString", "absoluteString", "subtitle", "message", "description", "lastPathComponent", "displayName",
  ]

  /// Whether no other number stands before it: in its line, where the text has several.
  func isFirst(_ start: Int, in quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    var isFirst = true
    var index = quote + 1
    while index < start {
      switch structure.kind(index) {
      case .interpolationStart where isCountable(index, site): isFirst = false
      case .stringText where structure.source[structure.range(index)].contains(UInt8(ascii: "\n")): isFirst = true
      default: break
      }
      index = structure.next(behind: index)
    }
    return isFirst
  }

  func isCountable(_ start: Int, _ site: Site) -> Bool {
    let close = site.structure.end(ofGroup: start)
    // `\(price, formatter: currency)` is formatted.
    guard close > start + 1, close < site.structure.tokens.count, site.structure.onlyElement(ofGroup: start) != nil
    else { return false }
    let value = Expression(start + 1, close - 1)
    let isBare = site.structure.kind(start - 1) == .stringStart && site.structure.kind(close + 1) == .stringEnd
    return !isPartOfCode(start, site) && !isLineOfCode(value, start, site.structure)
      && !site.structure.isPartOfSize(interpolation: start)
      && (isQuantity(value, site) || isBare && isLikelyCount(value, inStringAt: start - 1, site)
        || isAngle(value, of: start, site) || isCountOfNoun(value, of: start, site))
  }

  /// `"\(cores) cores"`: called as the things it counts are.
  private func isCountOfNoun(_ value: Expression, of start: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let text = structure.end(ofGroup: start) + 1
    guard structure.kind(text) == .stringText, structure.kind(value.last) == .identifier,
      structure.isPluralNoun(value.last), site.isNumberOrOther(value) == .unknown, !structure.namesCode(value)
    else { return false }
    let noun = structure.bytes(value.last).map { $0 | 0x20 }
    let words = structure.source[structure.range(text)]
    return words.first == UInt8(ascii: " ") && words.dropFirst().prefix(noun.count).map { $0 | 0x20 } == noun
      && words.dropFirst(noun.count + 1).first.map { !(0x61...0x7A ~= $0 | 0x20) } ?? true
  }

  /// `"\(heading)°"`: only a number has degrees, unless it is written as a text before.
  private func isAngle(_ value: Expression, of start: Int, _ site: Site) -> Bool {
    site.structure.isDegree(interpolation: start) && site.isNumberOrOther(value) == .unknown
      && !site.file.isFormatted(endingAt: value.last) && !site.file.isLocalizedText(value)
      && !site.structure.namesCode(value)
      && !site.structure.name(value.last, endsWithAnyOf: ["text", "string", "label", "formatted", "description"])
  }

  /// `"\(channels)"`: no text is put alone into another text, and no list is shown like that. What is left is a count.
  private func isLikelyCount(_ expression: Expression, inStringAt quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.kind(expression.last) == .identifier, structure.isPluralNoun(expression.last),
      structure.chainStart(expression.last) == expression.first, site.isNumber(expression) == .unknown,
      !structure.name(expression.last, endsWithAnyOf: Self.texts), !structure.namesCode(expression)
    else { return false }
    // Fewer projects have an answer to who reads it.
    return site.audience(of: structure.operand(around: quote)) == .plain && site.file.isWithoutType(expression.last)
  }

  /// `#\(n)`, `v\(n)`, `key=\(n)`, `iOS \(n)`, `Untitled \(n)`: a name, not a quantity.
  private func isPartOfCode(_ start: Int, _ site: Site) -> Bool {
    let structure = site.structure
    guard structure.kind(start - 1) == .stringText, structure.introducesCode(structure.range(start - 1)) else {
      return false
    }
    // `#\(index + 1)`: its place in a list.
    let end = structure.end(ofGroup: start) - 1
    let isPlace = structure.token(end, is: "1") && structure.token(end - 1, is: "+")
    return !(isPlace && structure.bytes(start - 1).last == UInt8(ascii: "#"))
  }

  /// `"\(item.file):\(item.line)"`: a place in a program.
  private func isLineOfCode(_ value: Expression, _ start: Int, _ structure: Structure) -> Bool {
    guard structure.token(value.last, isAnyOf: "line", "lineNumber", "column"),
      let quote = structure.opening(around: start)
    else { return false }
    return structure.interpolations(ofStringAt: quote).contains {
      let end = structure.end(ofGroup: $0) - 1
      return structure.token(end, isAnyOf: "file", "function", "fileName", "fileID", "filePath")
    }
  }

  /// A number that counts or measures: versions, ports and years are read as names.
  func isQuantity(_ expression: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    return !structure.namesCode(expression) && site.isNumber(expression).isYes && !isOfCode(site)
  }

  /// `struct PortRange { var text: String { "\(first)–\(last)" } }`
  private func isOfCode(_ site: Site) -> Bool {
    site.enclosingTypeName.map {
      site.structure.name($0, beginsWithWord: "port") || site.structure.name($0, beginsWithWord: "version")
    } ?? false
  }

  /// `String(count)`, `String(count).replacingOccurrences(of: ",", with: "")`: whatever becomes of the signs between them,
  /// the digits stay as they are.
  func isKept(behind start: Int, through last: Int, _ structure: Structure) -> Bool {
    var end = start
    for _ in 0..<4 where end < last {
      guard structure.isMember(end + 2), Self.keepers.contains(end + 2, in: structure),
        structure.kind(end + 3) == .leftParen
      else { return false }
      let next = structure.end(ofGroup: end + 3)
      // Other digits may be put in by hand.
      let writesOthers = (end..<min(next, end + 40)).contains {
        structure.kind($0) == .stringText
          && structure.bytes($0).contains { $0 >= 0x80 || $0 == UInt8(ascii: "\\") || 0x30...0x39 ~= $0 }
      }
      guard next <= last, !writesOthers else { return false }
      end = next
    }
    return end == last
  }

  private static let keepers: WordSet = ["replacingOccurrences", "trimmingCharacters", "trimmed", "uppercased"]
}
