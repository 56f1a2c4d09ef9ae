import RTLRuleKit
import RTLSyntax

/// Ranges whose ends a helper of the project's own has written, the same one for both: whatever it is, a date on one side
/// is a date on the other.
extension HandBuiltRange {
  /// `"\(formatDate(start)) - \(formatDate(end))"`, `a.start.timeText + " - " + a.end.timeText`
  func isWrittenAlike(_ ends: (Expression, Expression), _ site: Site) -> Bool {
    guard let first = Side(ends.0, site), let last = Side(ends.1, site),
      site.structure.bytes(first.name).elementsEqual(site.structure.bytes(last.name)),
      site.structure.kind(first.name) == .identifier, !site.structure.startsUppercase(first.name),
      !site.structure.name(first.name, holdsAnyOf: Self.otherTexts), site.isNumber(first.whole) != .yes
    else { return false }
    switch (first.call, last.call) {
    case (let one?, let other?): return areEnds(first, one, last, other, site.structure)
    case (nil, nil): return areEnds(first, last, site.structure)
    default: return false
    }
  }

  /// `"\(start, format: day) - \(end, format: day)"`
  func isFormattedAlike(_ ends: (Expression, Expression), _ structure: Structure) -> Bool {
    let opens = (ends.0.first - 1, ends.1.first - 1)
    guard structure.kind(opens.0) == .interpolationStart, structure.kind(opens.1) == .interpolationStart else {
      return false
    }
    let (one, other) = (structure.elements(ofGroup: opens.0), structure.elements(ofGroup: opens.1))
    guard one.count == 2, other.count == 2, let label = one[1].label, let otherLabel = other[1].label,
      structure.token(label, isAnyOf: "format", "formatter"), structure.isSameText(label, otherLabel)
    else { return false }
    return structure.areSameText(one[1].start..<one[1].end, other[1].start..<other[1].end)
      && isPair(one[0].start..<one[0].end, other[0].start..<other[0].end, structure)
  }

  private struct Side {
    var whole: Expression
    /// The helper or property.
    var name: Int
    var call: Call?

    /// Said here, or where a local gets its value.
    init?(_ end: Expression, _ site: Site) {
      let structure = site.structure
      whole = structure.unwrapped(end)
      if whole.first == whole.last, structure.kind(whole.first) == .identifier,
        let value = site.file.initialValue(of: whole.first)
      {
        whole = structure.unwrapped(value)
      }
      guard let name = structure.lastName(endingAt: whole.last), structure.chainStart(name) == whole.first else {
        return nil
      }
      self.name = name
      call = structure.call(of: name)
      guard call.map({ structure.end(ofGroup: $0.open) == whole.last }) ?? (name == whole.last) else { return nil }
    }
  }

  /// Two properties of this name: `start.dayText`, `end.dayText`.
  private func areEnds(_ first: Side, _ last: Side, _ structure: Structure) -> Bool {
    structure.isMember(first.name) && structure.isMember(last.name)
      && structure.name(first.name, holdsAnyOf: Self.moments)
      && structure.name(first.name, holdsAnyOf: Self.texts)
      && !structure.areSameText(first.whole.first..<first.name, last.whole.first..<last.name)
  }

  /// Two calls: of one helper with two values, or on two values with the same manner.
  private func areEnds(_ first: Side, _ one: Call, _ last: Side, _ other: Call, _ structure: Structure) -> Bool {
    let receivers = (first.whole.first..<first.name, last.whole.first..<last.name)
    let values = (one.open..<structure.end(ofGroup: one.open), other.open..<structure.end(ofGroup: other.open))
    let isTold = structure.name(first.name, holdsAnyOf: Self.moments + Self.amounts) && saysText(first.name, structure)
    guard structure.areSameText(receivers.0, receivers.1) else {
      let isStyled = structure.firstArgument(of: one)?.label.map {
        structure.token($0, isAnyOf: "dateStyle", "timeStyle")
      }
      return structure.areSameText(values.0, values.1)
        && (isTold || isStyled ?? false
          || saysText(first.name, structure) && isPair(receivers.0, receivers.1, structure))
    }
    guard let given = structure.firstArgument(of: one), let taken = structure.firstArgument(of: other),
      structure.kind(given.start) != .stringStart, structure.kind(given.start) != .period,
      !structure.areSameText(given.start..<given.end, taken.start..<taken.end)
    else { return false }
    let isFormat = structure.name(first.name, beginsWithWord: "format") && !structure.token(first.name, is: "format")
    return isTold || isFormat
      || saysText(first.name, structure) && isPair(given.start..<given.end, taken.start..<taken.end, structure)
  }

  private func saysText(_ name: Int, _ structure: Structure) -> Bool {
    structure.name(name, holdsAnyOf: Self.texts)
  }

  static let moments: [StaticString] = ["date", "time", "hour", "day", "month", "clock"]
  private static let amounts: [StaticString] = [
    "bytes", "size", "value", "amount", "price", "money", "currency", "duration", "number", "distance", "weight",
    "temperature", "units", "double", "percent", "glucose",
  ]
  private static let texts: [StaticString] = [
    "format", "formatted", "string", "str", "text", "display", "label", "short", "medium", "long", "pretty", "readable",
  ]
  /// What is no range where two of them stand together.
  private static let otherTexts: [StaticString] = [
    "title", "name", "key", "url", "path", "id", "identifier", "code", "hex", "color", "version", "phone", "address",
    "raw", "hash", "file", "score", "goals", "localized", "interval", "stamp", "timestamp", "zone",
  ]
}
