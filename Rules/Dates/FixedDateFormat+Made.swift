import RTLRuleKit
import RTLSyntax

/// Patterns that a formatter is made with: `DateFormatter(format: "d MMMM yyyy")`, by the project's own initializer or a
/// function that gives it back.
extension FixedDateFormat {
  func made(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = pattern(in: structure.value(at: site.index + 2), structure),
      let uses = site.file.formatterUses(madeAt: site.index)
    else { return nil }
    return judged(quote, DatePattern(structure.bytes(quote + 1)), uses, fix: nil, site)
  }
}
