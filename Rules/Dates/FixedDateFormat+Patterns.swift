import RTLRuleKit
import RTLSyntax

/// What the patterns themselves, and what is written with them, say of their readers.
extension FixedDateFormat {
  /// A day in a fixed order, on the screen, is read as a mistake or as another day, and a clock of twelve or of 24 hours
  /// is not the one the person has chosen; the month of a card is read as it stands on it.
  func isReadNext(_ uses: FormatterUses, _ site: Site) -> Bool {
    uses.texts.contains { $0.first > site.index && site.audience(of: $0) == .plain }
  }

  func isForPeople(_ pattern: DatePattern, _ uses: FormatterUses) -> Bool {
    pattern.hasWords || pattern.hasDate && !uses.hasFixedZone
  }

  /// The first literal of the value, or of the choice it is, that has parts in an order for people, or in that of a
  /// standard, which is for people only where they see it.
  func pattern(in given: Expression, _ structure: Structure) -> Int? {
    let value = structure.unwrapped(given)
    var index = value.first
    while index <= value.last, index < structure.tokens.count {
      guard structure.kind(index) == .stringStart else {
        // What is handed over is not what comes back.
        index = structure.next(behind: index)
        continue
      }
      if structure.kind(index + 1) == .stringText, structure.kind(index + 2) == .stringEnd {
        let pattern = DatePattern(structure.bytes(index + 1))
        if pattern.isOrderForPeople || pattern.isDayOfStandard { return index }
      }
      index = structure.end(ofGroup: index) + 1
    }
    return nil
  }
}
