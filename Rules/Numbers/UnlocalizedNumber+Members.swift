import RTLRuleKit
import RTLSyntax

/// Texts that a number has as a member, of the platform's or of the project's own.
extension UnlocalizedNumber {
  /// `count.description`, `NSNumber(value: x).stringValue`, and the project's own `count.string` and `count.toString()`
  func described(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let last = lastToken(site), let end = structure.receiverEnd(ofMember: site.index) else { return nil }
    let operand = structure.operand(around: site.index)
    let value = Expression(operand.first, end)
    guard operand.first <= end, !isPartOfSize(operand, structure),
      isRead(operand, site, isNumber: { givesDigits(of: value, site) }),
      !structure.hasSign(beside: operand), !site.isInPluralChoice(operand), !site.isFallbackOfFormatter(operand),
      isWhole(operand, through: last, site)
    else { return nil }
    var found = finding(structure.range(operand.first, through: last), ofText: operand, site)
    if case .interpolated(let start) = structure.place(of: operand), isResolution(start, structure) {
      found.severity = .info
    }
    return found
  }

  private func isPartOfSize(_ text: Expression, _ structure: Structure) -> Bool {
    if case .interpolated(let start) = structure.place(of: text) { return structure.isPartOfSize(interpolation: start) }
    return structure.isPartOfSize(summand: text)
  }

  /// The member itself, or the parentheses of a call that is given nothing. Most are methods or labels:
  /// `formatter.string(from: count)`.
  private func lastToken(_ site: Site) -> Int? {
    switch site.structure.kind(site.index + 1) {
    case .equal: nil
    case .leftParen:
      site.structure.end(ofGroup: site.index + 1) == site.index + 2 && !site.is("description") ? site.index + 2 : nil
    default: site.index
    }
  }

  private func givesDigits(of value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    let reach = site.file.project.reach(ofNumberText: structure.wideName(site.index))
    guard reach != .otherwise else { return false }
    if structure.kind(site.index + 1) != .leftParen {
      // No number but an `NSNumber` has a `stringValue`; others that have one are no numbers.
      let isPlatforms = site.is("description") || site.is("string") || site.is("stringValue") && isBoxed(value, site)
      if isPlatforms { return isQuantity(value, site) || site.is("description") && isBound(value, site) }
    }
    guard let reach, !structure.namesCode(value), let last = structure.lastName(endingAt: value.last) else {
      return false
    }
    switch site.isNumberOrOther(value) {
    case .yes: return true
    case .no: return false
    // A library may give dates a member of that name.
    case .unknown: return reach == .everything && !structure.name(last, holdsAnyOf: ["date", "time"])
    }
  }

  /// Whether a chain ends at the text, or goes on with what the project or a library makes of texts:
  /// `width.description.padded()`, `count.string.styled(with: .bold)`.
  private func isWhole(_ operand: Expression, through last: Int, _ site: Site) -> Bool {
    if operand.last == last { return true }
    let next = last + 2
    return site.structure.isMember(next) && site.structure.kind(next + 1) == .leftParen
      && site.structure.end(ofGroup: next + 1) == operand.last
      && (site.structure.token(next, isAnyOf: "styled", "attributed")
        || site.file.project.isText(member: site.structure.wideName(next)))
  }

  /// `Text("At most \(settings.maxWeight.description) kg")`: what has a most or a least is a number, unless something tells
  /// otherwise.
  private func isBound(_ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    return structure.kind(value.last) == .identifier && structure.isMember(value.last)
      && ["max", "min", "maximum", "minimum"].contains { structure.name(value.last, beginsWithWord: $0) }
      && !structure.namesCode(value) && site.isNumberOrOther(value) == .unknown
  }

  private func isBoxed(_ expression: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard let name = structure.lastName(endingAt: structure.unwrapped(expression).last) else { return false }
    if structure.token(name, isAnyOf: "NSNumber", "NSDecimalNumber") { return true }
    return site.file.type(ofName: name).map { $0 == TypeKey("NSNumber") || $0 == TypeKey("NSDecimalNumber") } ?? false
  }

  /// `extension Int { var asString: String { String(self) } }`: who asks for the text knows whether a person reads it.
  func isHelper(_ value: Expression, giving text: Expression, _ site: Site) -> Bool {
    let value = site.structure.unwrapped(value)
    return value.first == value.last && site.structure.token(value.first, is: "self") && site.isNumberText(text)
  }
}
