import RTLRuleKit
import RTLSyntax

/// Patterns that are not written where they are set.
extension UnpinnedMachineDate {
  /// `formatter.dateFormat = format` of a formatter that reads: whoever writes down how a text is to be read knows the
  /// program that wrote it.
  func unseen(_ site: Site) -> Finding? {
    let structure = site.structure
    guard case let value = structure.unwrapped(structure.value(at: site.index + 2)), isName(value, structure),
      let receiver = structure.receiverName(ofMember: site.index),
      site.file.isPlainFormatter(receiver, of: TypeKey("DateFormatter")), !isReplaced(receiver, site)
    else { return nil }
    let uses = site.file.formatterUses(ofPatternAt: site.index)
    guard !uses.hasOtherLocale, !uses.hasOtherCalendar, uses.patterns < 3, !uses.isOfText,
      uses.isStrategy || uses.reads && site.file.mayComeFromPrograms(uses.readings) && !isShown(uses, site)
    else { return nil }
    // What reads the typed dates of a field has its formatter for long, and a language is chosen for people.
    let isSure = uses.isStrategy || uses.ownLocale == nil && isLocal(receiver, site)
    return Finding(
      structure.range(value.first, through: value.last),
      exchanged,
      severity: isSure ? .warning : .info,
      fix: fix(uses, site)
    )
  }

  private func isShown(_ uses: FormatterUses, _ site: Site) -> Bool { site.file.isShown(uses).isYes }

  /// `format`, `Formats.day`, `format.rawValue`: none that is made for the language of a person.
  private func isName(_ value: Expression, _ structure: Structure) -> Bool {
    guard value.last - value.first < 8, structure.kind(value.last) == .identifier else { return false }
    return value.tokens.allSatisfy { structure.kind($0) == .identifier || structure.token($0, is: ".") }
      && !value.tokens.contains { structure.name($0, holdsAnyOf: Self.otherPatterns) }
  }

  /// Of a language, or set already before.
  private static let otherPatterns: [StaticString] = [
    "localized", "localization", "template", "display", "ui", "l10n", "strings", "old", "previous", "saved",
  ]

  private func isLocal(_ receiver: Int, _ site: Site) -> Bool {
    guard !site.structure.isMember(receiver), let found = site.file.declaration(of: receiver) else { return false }
    return site.structure.scope(of: site.structure.declarations[found]).map { $0.kind != .type } ?? false
  }

  /// `day.text(format: "yyyy-MM-dd")`, where the function sets what it is given as the pattern of a formatter that has no
  /// locale, and writes with it.
  func handed(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = quote(behind: site.index, structure),
      case let pattern = DatePattern(structure.bytes(quote + 1)), pattern.isPattern, pattern.isForProgramsAlone,
      let call = structure.call(around: site.index), !structure.startsUppercase(call.callee),
      site.file.project.takesUnpinnedPattern(structure.wideName(site.index), of: structure.wideName(call.callee)),
      case let text = structure.operand(around: call.callee), site.audience(of: text) != .plain,
      !site.file.namesFiles([text])
    else { return nil }
    let use = site.file.programUse(of: text)
    guard use != .logged else { return nil }
    let isSure = use == .sent || use == .understood
    return Finding(
      structure.range(quote, through: quote + 2),
      exchanged,
      severity: isSure || pattern.isStandard ? .warning : .info
    )
  }
}
