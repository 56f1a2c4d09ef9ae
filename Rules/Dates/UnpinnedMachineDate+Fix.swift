import RTLRuleKit
import RTLSyntax

/// The cure of a formatter for machines: a locale of its own.
extension UnpinnedMachineDate {
  /// Texts written so far may lie in files and databases, and one formatter may serve people as well.
  func fix(_ uses: FormatterUses, _ site: Site) -> Fix? {
    guard uses.patterns == 1, uses.otherTexts.isEmpty else { return nil }
    let structure = site.structure
    let locale = "Locale(identifier: \"en_US_POSIX\")"
    if let own = uses.ownLocale {
      return Fix(.unsafe, locale, [Edit(structure.range(own.first, through: own.last), locale)])
    }
    let start = structure.statementStart(site.index)
    guard start == structure.chainStart(site.index), let name = structure.lastName(endingAt: site.index - 2) else {
      return nil
    }
    let subject = structure.source.text(structure.range(start, through: name))
    let offset = Int(structure.tokens[start].start)
    let gap = structure.tokens[start].startsLine ? "\n" + structure.indentation(of: start) : "; "
    return Fix(.unsafe, locale, [Edit(ByteRange(offset, offset), "\(subject).locale = \(locale)\(gap)")])
  }
}
