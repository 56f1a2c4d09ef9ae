import RTLRuleKit
import RTLSyntax

/// How sure it is that programs exchange what a formatter writes and reads.
extension UnpinnedMachineDate {
  func severity(_ pattern: DatePattern, _ uses: FormatterUses, _ texts: [ProgramUse?], _ site: Site)
    -> Severity?
  {
    let isShown = site.file.isShown(uses).isYes || site.file.isShownElsewhere(formatterMadeAt: site.index)
    // Where people read it too, the pattern itself is the fault: `fixed_date_format`.
    if texts.contains(.understood) { return isShown && !pattern.isForMachines ? nil : .warning }
    // Words in a language that is chosen by hand: the text was written for people, by whoever chose it there, too. People
    // do not read seconds.
    if uses.ownLocale != nil, pattern.hasWords, !pattern.isStandard,
      !pattern.fields.contains(where: { $0.letter == UInt8(ascii: "s") })
    {
      return nil
    }
    if uses.isStrategy || isReadByProgram(pattern, uses, site) {
      if pattern.isForProgramsAlone { return .warning }
      guard pattern.hasOrder, pattern.hasDateOrHour, !isShown else { return nil }
      return pattern.hasHourOf24 ? .warning : .info
    }
    guard pattern.isForProgramsAlone, !isShown, !uses.isHandedOn else { return nil }
    if texts.contains(.sent) { return .warning }
    if uses.reads || isLogged(texts, site) { return nil }
    let isSure = pattern.isStandard || uses.otherTexts.contains { site.audience(of: $0) == .plain }
    return isSure && !uses.hasOtherCalendar ? .warning : .info
  }

  /// Dates alone are read well where the calendar is set; and what a person has typed is in the person's own digits.
  private func isReadByProgram(_ pattern: DatePattern, _ uses: FormatterUses, _ site: Site) -> Bool {
    guard uses.reads, !uses.hasOtherCalendar || pattern.hasHour || pattern.hasWords else { return false }
    return site.file.mayComeFromPrograms(uses.readings)
  }

  private func isLogged(_ texts: [ProgramUse?], _ site: Site) -> Bool {
    if texts.contains(.logged) { return true }
    let structure = site.structure
    let names = [
      structure.receiverName(ofMember: site.index), site.file.nameOfBody(around: site.index), site.enclosingTypeName,
      site.file.name(ofFormatterMadeAt: site.index),
    ]
    return structure.names(names, holdAnyOf: Self.logWords)
  }

  private static let logWords: NameWords = ["log", "logs", "logger", "logging", "debug", "crash", "trace"]
}
