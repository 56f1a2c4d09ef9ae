import RTLRuleKit
import RTLSyntax

/// Letters that only what stands before them makes units of time.
extension GluedUnit {
  /// `func formatted(_ span: Int) -> String { … "\(hours)h \(minutes)m" }`
  func timed(_ site: Site) -> Finding? {
    let structure = site.structure
    let close = structure.end(ofGroup: site.index)
    guard structure.kind(close + 1) == .stringText, let quote = structure.opening(around: site.index),
      structure.kind(quote) == .stringStart,
      // The first stands for all.
      structure.interpolations(ofStringAt: quote).first == site.index
    else { return nil }
    let text = structure.range(close + 1)
    let start = structure.source[text].first == UInt8(ascii: " ") ? text.start + 1 : text.start
    let letters = structure.source[ByteRange(start, text.end)].prefix { 0x61...0x7A ~= $0 | 0x20 }
    guard let time = Self.times.first(where: { $0.letters.contains { letters.elementsEqual($0.utf8) } }),
      isMeasured(in: time, Expression(site.index + 1, close - 1), site)
    else { return nil }
    let range = ByteRange(Int(structure.tokens[site.index].start), start + letters.count)
    switch site.audience(ofStringAt: quote) {
    case .unknown: return handedBack(range, quote, site)
    // Where people are seen to read them, the number is told of, unless nothing tells that it is one.
    case .plain where letters.count < 4 && !isKnownNumber(site.index, site):
      return finding(range, quote, site)
    default: return nil
    }
  }

  private func isKnownNumber(_ start: Int, _ site: Site) -> Bool {
    site.structure.content(ofInterpolation: start).map { site.isNumber($0).isYes } ?? true
  }

  /// `hours` before "h", `seconds / 3600` as well, and a `duration` that is a number before "s".
  private func isMeasured(in time: Time, _ value: Expression, _ site: Site) -> Bool {
    let structure = site.structure
    guard value.first <= value.last else { return false }
    if structure.token(value.last - 1, is: "/"), structure.isInfixOperator(value.last - 1) {
      return time.seconds.map { structure.text(value.last).filter { $0 != "_" } == $0 } ?? false
    }
    guard let name = structure.lastName(endingAt: value.last) else { return false }
    if structure.name(name, endsWithAnyOf: time.names) {
      return structure.range(name).count > 1 || !site.isNumberOrOther(value).isNo
    }
    return time.seconds == nil && structure.name(name, endsWithAnyOf: Self.spans) && site.isNumber(value).isYes
  }

  private typealias Time = (letters: [String], names: [StaticString], seconds: String?)

  private static let times: [Time] = [
    (["d", "day", "days"], ["days", "day", "d"], "86400"),
    (["h", "hr", "hrs"], ["hours", "hour", "hrs", "h"], "3600"),
    (["m", "min", "mins"], ["minutes", "minute", "mins", "m"], "60"),
    (["s", "sec", "secs"], ["seconds", "second", "secs", "s"], nil),
  ]
  private static let spans: [StaticString] = ["duration", "interval", "elapsed", "remaining", "timeout"]
}
