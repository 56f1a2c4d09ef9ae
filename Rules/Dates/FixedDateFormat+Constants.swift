import RTLRuleKit
import RTLSyntax

/// Patterns that are kept in constants, of this file or another.
extension FixedDateFormat {
  /// `formatter.dateFormat = Formats.header`, where the text it writes is seen to be shown.
  func assignedConstant(_ site: Site) -> Finding? {
    let structure = site.structure
    guard site.is("dateFormat"), structure.isMember(site.index),
      case let value = structure.value(at: site.index + 2),
      let constant = constant(structure.unwrapped(value), structure)
    else { return nil }
    return judged(constant, value, site.file.formatterUses(ofPatternAt: site.index), site)
  }

  /// `DateFormatter(format: Formats.header)`, by the project's own initializer.
  func madeOfConstant(_ site: Site) -> Finding? {
    let structure = site.structure
    guard case let value = structure.value(at: site.index + 2),
      let constant = constant(structure.unwrapped(value), structure),
      let uses = site.file.formatterUses(madeAt: site.index)
    else { return nil }
    return judged(constant, value, uses, site)
  }

  private func judged(
    _ constant: (name: Int, owner: UInt64),
    _ value: Expression,
    _ uses: FormatterUses,
    _ site: Site
  ) -> Finding? {
    let structure = site.structure
    guard !uses.isForMachines, !uses.hasFixedLocale, !uses.readsNext, site.file.isShown(uses).isYes,
      let format = site.file.project.dateFormat(structure.wideName(constant.name), of: constant.owner)
    else { return nil }
    let isLoud =
      format == .day && !uses.texts.contains(where: site.isEdited)
    return Finding(
      structure.range(value.first, through: value.last),
      message,
      severity: isLoud ? site.severityOfText ?? .warning : nil
    )
  }

  /// `Formats.header`, `Constants.Dates.header`, `Formats.header.rawValue` and `.header` of an extension of `String`.
  private func constant(_ value: Expression, _ structure: Structure) -> (name: Int, owner: UInt64)? {
    guard value.last - value.first < 8, structure.kind(value.last) == .identifier, structure.isMember(value.last),
      value.tokens.allSatisfy({ structure.kind($0) == .identifier || structure.token($0, is: ".") })
    else { return nil }
    if structure.isImplicitMember(value.last) { return (value.last, NameHash.wide("String")) }
    let isRaw = structure.token(value.last, is: "rawValue")
    let name = isRaw ? value.last - 2 : value.last
    guard name > value.first, let owner = structure.receiverName(ofMember: name) else { return nil }
    return (name, structure.wideName(owner))
  }
}
