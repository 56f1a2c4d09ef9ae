import RTLRuleKit
import RTLSyntax

/// Years of the code that the person's own calendar makes dates of.
extension ForeignCalendarYear {
  /// `DateComponents(year: 2026)`, `parts.year = 2026`
  func given(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let year = structure.kind(site.index + 1) == .colon ? argument(site) : assigned(site) else { return nil }
    return Finding(
      structure.range(site.index, through: year),
      "this year is one of the Gregorian calendar, but the person's own makes a date of it, centuries away in Iran and "
        + "Saudi Arabia; use Calendar(identifier: .gregorian)"
    )
  }

  private func argument(_ site: Site) -> Int? {
    let structure = site.structure
    guard let call = structure.call(around: site.index),
      structure.token(call.callee, isAnyOf: "DateComponents", "init"),
      let year = structure.argument("year", of: call), year.label == site.index, !year.isEmpty,
      site.file.isGregorianYear(year.expression),
      !isAnyYear(structure, beside: { part($0, of: call, structure) })
    else { return nil }
    if let calendar = structure.argument("calendar", of: call), !calendar.isEmpty {
      return site.file.isPersonsCalendar(calendar.expression) ? year.end - 1 : nil
    }
    let whole = structure.operand(around: call.callee)
    guard whole.last == structure.end(ofGroup: call.open), site.file.goesToPersonsCalendar(components: whole) else {
      return nil
    }
    return year.end - 1
  }

  /// Whether any year would do: `DateComponents(year: 2024, month: month)` to name a month, and
  /// `DateComponents(year: 2001, month: 1, day: 1, hour: 8)` for its hour alone.
  private func isAnyYear(_ structure: Structure, beside part: (StaticString) -> Expression?) -> Bool {
    let month = part("month")
    if let month, structure.kind(month.first) != .integer { return true }
    guard part("hour") != nil else { return false }
    guard let month, let day = part("day") else { return true }
    return [month, day].allSatisfy { structure.token($0.first, isAnyOf: "1", "01") }
  }

  private func part(_ label: StaticString, of call: Call, _ structure: Structure) -> Expression? {
    structure.argument(label, of: call).flatMap {
      $0.isEmpty ? nil : structure.unwrapped($0.expression)
    }
  }

  /// `7` of `parts.month = 7`
  private func part(_ name: StaticString, ofLocal index: Int, _ site: Site) -> Expression? {
    let structure = site.structure
    for use in site.file.uses(ofLocal: index, limit: 32) {
      guard let member = structure.memberBehind(use), structure.token(member, is: name),
        structure.kind(member + 1) == .equal, structure.kind(member + 2) != nil
      else { continue }
      return structure.value(at: member + 2)
    }
    return nil
  }

  private func assigned(_ site: Site) -> Int? {
    let structure = site.structure
    guard structure.isMember(site.index), structure.kind(site.index + 1) == .equal,
      structure.kind(site.index + 2) != nil, let receiver = structure.receiverName(ofMember: site.index),
      !structure.isMember(receiver), case let value = structure.value(at: site.index + 2),
      site.file.isGregorianYear(value), let found = site.file.declaration(of: receiver),
      isComponents(structure.declarations[found], site),
      !isAnyYear(structure, beside: { part($0, ofLocal: found, site) }), site.file.goesToPersonsCalendar(local: found)
    else { return nil }
    // The whole value, with the parentheses around it.
    return structure.parenthesized(value).last
  }

  private func isComponents(_ declaration: Declaration, _ site: Site) -> Bool {
    guard declaration.kind == .variable, declaration.value != Structure.none else { return false }
    let value = site.structure.value(at: Int(declaration.value))
    return site.structure.lastName(endingAt: value.last).map {
      site.structure.token($0, isAnyOf: "DateComponents", "dateComponents")
    } ?? false
  }
}
