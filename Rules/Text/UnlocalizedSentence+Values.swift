import RTLRuleKit
import RTLSyntax

/// Texts that are no sentences, by where their values stand and what those are.
extension UnlocalizedSentence {
  /// Whether it is read as it stands in every language, or its values mix with none of its words.
  func isNoSentence(_ quote: Int, _ site: Site) -> Bool {
    let structure = site.structure
    return isMeasure(quote, structure) || namesProduct(quote, structure) || beginsWithMark(quote, structure)
      || standApart(quote, structure) || isOfCodec(site)
  }

  /// `"\(fee) sat/vb"`: a number and a unit that is two.
  private func isMeasure(_ quote: Int, _ structure: Structure) -> Bool {
    let close = structure.end(ofGroup: quote)
    guard structure.kind(quote + 1) == .interpolationStart, structure.end(ofGroup: quote + 1) + 2 == close,
      structure.kind(close - 1) == .stringText
    else { return false }
    let units = structure.bytes(close - 1).drop { $0 == UInt8(ascii: " ") }.split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    )
    return units.count == 2 && units.allSatisfy { 1...5 ~= $0.count && $0.allSatisfy { 0x61...0x7A ~= $0 | 0x20 } }
  }

  /// `"Acme SDK \(sdkVersion) (\(sdkBuild))"`: a product, and which one it is.
  private func namesProduct(_ quote: Int, _ structure: Structure) -> Bool {
    isProduct(structure.texts(ofStringAt: quote), structure)
      && structure.interpolations(ofStringAt: quote).allSatisfy { start in
        tellsVersion(start + 1..<max(start + 1, structure.last(ofGroup: start)), structure)
      }
  }

  /// Names in capitals, an abbreviation among them, and nothing that is said of them: `Acme for iOS v`.
  func isProduct(_ texts: [ByteRange], _ structure: Structure) -> Bool {
    let words = texts.map { structure.source[$0].split { !(0x61...0x7A ~= $0 | 0x20) } }
    guard let first = words.first, first.count > 1, words.dropFirst().joined().isEmpty else { return false }
    func capitals(_ word: ArraySlice<UInt8>) -> Int { word.count { 0x41...0x5A ~= $0 } }
    return first.allSatisfy { capitals($0) > 0 || $0.isOne(of: Self.links) }
      && first.contains { $0.count > 1 && capitals($0) > 1 }
      && !first.contains { $0.isOne(of: EnglishVerbs.all) || $0.isOne(of: Self.news) }
  }

  private static let links: [StaticString] = ["for", "v"]

  /// What is said of a version.
  private static let news: [StaticString] = [
    "Available", "Current", "Installed", "Latest", "New", "No", "Not", "Please", "Released", "Required", "Requires",
    "Supported", "Unsupported", "Update", "Updated", "Upgrade", "Use",
  ]

  /// `Bundle.main.version`, `info["CFBundleShortVersionString"]`
  func tellsVersion(_ tokens: Range<Int>, _ structure: Structure) -> Bool {
    tokens.contains {
      (structure.kind($0) == .identifier || structure.kind($0) == .stringText)
        && structure.name($0, holdsAnyOf: ["version", "build", "revision"])
    }
  }

  /// U+200E first: whoever wrote it has thought of the direction.
  private func beginsWithMark(_ quote: Int, _ structure: Structure) -> Bool {
    structure.kind(quote + 1) == .stringText
      && ["\u{200E}", "\\u{200E}", "\\u{200e}"].contains { structure.bytes(quote + 1).starts(with: $0.utf8) }
  }

  /// `"Could not read these:\n\(names)"`, `"[Read more](\(address))"`: each value on a line of its own, or never seen.
  private func standApart(_ quote: Int, _ structure: Structure) -> Bool {
    structure.interpolations(ofStringAt: quote).allSatisfy { start in
      let end = structure.end(ofGroup: start)
      let (before, behind) = (structure.bytes(start - 1), structure.bytes(end + 1))
      if before.suffix(2).elementsEqual("](".utf8), behind.first == UInt8(ascii: ")") { return true }
      let beginsLine = start == quote + 1 || endsLine(before)
      return beginsLine && (structure.kind(end + 1) == .stringEnd || startsLine(behind))
    }
  }

  private func endsLine(_ text: ArraySlice<UInt8>) -> Bool {
    let last = text.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let last else { return false }
    return text[last] == UInt8(ascii: "\n") || text[...last].suffix(2).elementsEqual(#"\n"#.utf8)
  }

  private func startsLine(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return text.first == UInt8(ascii: "\n") || text.first == UInt8(ascii: "\r") || text.starts(with: #"\n"#.utf8)
  }

  /// What a codec writes into a message is read by whoever it is sent to, in whatever language.
  private func isOfCodec(_ site: Site) -> Bool {
    site.enclosingTypeName.map { site.structure.name($0, endsWithAnyOf: ["codec", "encoder", "serializer"]) } ?? false
  }
}
