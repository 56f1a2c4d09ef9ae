import RTLRuleKit
import RTLSyntax

/// Patterns that a formatter is made with: `DateFormatter(format: "yyyy-MM-dd")`, where the project's own initializer or
/// function gives it no locale.
extension UnpinnedMachineDate {
  func made(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = quote(behind: site.index, structure), case let pattern = DatePattern(structure.bytes(quote + 1)),
      pattern.isPattern, let uses = site.file.formatterUses(madeAt: site.index), !uses.hasOtherLocale,
      // A function of this very file is told of where it sets the pattern.
      let maker = structure.call(around: site.index)?.callee,
      structure.startsUppercase(maker) || site.file.declarations(named: maker).isEmpty
    else { return nil }
    let texts = uses.texts.map { site.file.programUse(of: $0) }
    // Whoever uses a constant elsewhere may as well show what it writes.
    guard pattern.isStandard || uses.reads || uses.isStrategy || !texts.isEmpty else { return nil }
    guard let severity = severity(pattern, uses, texts, site) else { return nil }
    return Finding(structure.range(quote, through: quote + 2), exchanged, severity: severity)
  }

  /// `"yyyy-MM-dd"` behind a label.
  func quote(behind label: Int, _ structure: Structure) -> Int? {
    guard structure.kind(label + 2) == .stringStart || structure.kind(label + 2) == .leftParen,
      case let quote = structure.unwrapped(structure.value(at: label + 2)).first,
      structure.kind(quote) == .stringStart, structure.kind(quote + 1) == .stringText,
      structure.kind(quote + 2) == .stringEnd
    else { return nil }
    return quote
  }
}
