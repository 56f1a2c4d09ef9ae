import RTLSyntax

/// Percent and currency signs that stand right beside a number in a string: one reading for all rules that must not
/// speak of the same literal.
extension Structure {
  /// `\(part)%`: from the start of an interpolation to the end of the percent sign behind it.
  package func percent(afterInterpolation start: Int) -> ByteRange? {
    let close = end(ofGroup: start)
    guard close < tokens.count, kind(close + 1) == .stringText else { return nil }
    let text = tokens[close + 1].range
    let offset = skippingSpace(from: text.start, to: text.end)
    guard offset < text.end, source[offset] == UInt8(ascii: "%"), endsSign(offset + 1, text.end) else { return nil }
    // `"%\(word)%"` surrounds a pattern or a token of a template.
    if kind(start - 1) == .stringText, source[Int(tokens[start - 1].end) - 1] == UInt8(ascii: "%") { return nil }
    return ByteRange(Int(tokens[start].start), offset + 1)
  }

  /// `$\(part)`, `\(part) €`, `\(part) USD`, `\(part) \(currencySymbol)`: with the interpolation.
  package func currency(besideInterpolation start: Int) -> ByteRange? {
    writtenCurrency(besideInterpolation: start) ?? namedCurrency(besideInterpolation: start)
      ?? coin(afterInterpolation: start)
  }

  /// The same of signs and codes that the literal itself holds.
  package func writtenCurrency(besideInterpolation start: Int) -> ByteRange? {
    let close = end(ofGroup: start)
    guard close < tokens.count else { return nil }
    let range = ByteRange(Int(tokens[start].start), Int(tokens[close].end))
    if kind(close + 1) == .stringText, let end = currencyEnd(startOf: tokens[close + 1].range) {
      return ByteRange(range.start, end)
    }
    if kind(start - 1) == .stringText, let begin = currencyStart(endOf: tokens[start - 1].range) {
      return ByteRange(begin, range.end)
    }
    return nil
  }

  /// `\(part) km`: with the interpolation.
  package func unit(afterInterpolation start: Int) -> ByteRange? {
    let close = end(ofGroup: start)
    guard close < tokens.count, kind(close + 1) == .stringText, let end = unitEnd(startOf: tokens[close + 1].range)
    else { return nil }
    return ByteRange(Int(tokens[start].start), end)
  }

  /// `%.1f dB` in a format.
  package func unit(behind specifier: FormatSpecifier) -> ByteRange? {
    unitEnd(startOf: specifier.behind).map { ByteRange(specifier.range.start, $0) }
  }

  /// Whether a bare sign of degrees stands behind an interpolation, `\(part)°`: then the part is a number.
  package func isDegree(interpolation start: Int) -> Bool {
    let text = end(ofGroup: start) + 1
    guard kind(text) == .stringText, case let range = tokens[text].range else { return false }
    return Self.degrees.contains { matches($0, at: range.start, before: range.end) }
  }

  private static let mostInterpolations = 64

  /// Whether any interpolation of a literal has a percent sign, a currency sign or, where asked for, a unit beside it.
  package func hasGluedSign(inStringAt quote: Int, orUnit: Bool = true) -> Bool {
    var index = quote + 1
    let close = end(ofGroup: quote)
    // Each interpolation asks again, and nobody reads a text of very many.
    var rest = Self.mostInterpolations
    while index < close, rest > 0 {
      if kind(index) == .interpolationStart {
        rest -= 1
        if percent(afterInterpolation: index) != nil || writtenCurrency(besideInterpolation: index) != nil {
          return true
        }
        if orUnit, unit(afterInterpolation: index) != nil { return true }
      }
      index = next(behind: index)
    }
    return false
  }

  /// Whether a literal is nothing but a percent or currency sign, with or without a space.
  package func isSignAlone(stringAt quote: Int) -> Bool {
    guard kind(quote) == .stringStart, kind(quote + 1) == .stringText, kind(quote + 2) == .stringEnd else {
      return false
    }
    let text = tokens[quote + 1].range
    let offset = skippingSpace(from: text.start, to: text.end)
    guard offset < text.end else { return false }
    if source[offset] == UInt8(ascii: "%") { return skippingSpace(from: offset + 1, to: text.end) == text.end }
    let isCode = Self.codes.contains {
      $0.utf8CodeUnitCount == text.count && matches($0, at: text.start, before: text.end)
    }
    if isCode { return true }
    guard let end = currencyEnd(startOf: text) else { return false }
    return skippingSpace(from: end, to: text.end) == text.end
  }

  /// Whether a sum of strings has an operand that is nothing but such a sign.
  package func hasSignAlone(in sum: Expression) -> Bool {
    var index = sum.first
    while index <= sum.last {
      if kind(index) == .stringStart, isSignAlone(stringAt: index) { return true }
      index = next(behind: index)
    }
    return false
  }

  /// Whether a sign stands beside an expression that is part of a text: `String(n) + "%"`, `"\(String(n))%"`.
  package func hasSign(beside expression: Expression) -> Bool {
    if hasSignAlone(in: infix(around: expression)) || isBesideNamedCurrency(expression) { return true }
    guard let open = opening(around: expression.first), kind(open) == .interpolationStart,
      let quote = opening(around: open)
    else { return false }
    return hasGluedSign(inStringAt: quote) || namedCurrency(besideInterpolation: open) != nil
  }

  // MARK: - Bytes

  /// Past a space, a no-break space, or one of these as an escape.
  private func skippingSpace(from start: Int, to end: Int) -> Int {
    var offset = start
    if offset < end, source[offset] == UInt8(ascii: " ") { return offset + 1 }
    if offset + 1 < end, source[offset] == 0xC2, source[offset + 1] == 0xA0 { return offset + 2 }
    // U+2000 to U+200F and U+202F: spaces of all widths, and the marks that are not seen.
    if offset + 2 < end, source[offset] == 0xE2, source[offset + 1] == 0x80,
      0x80...0x8F ~= source[offset + 2] || source[offset + 2] == 0xAF
    {
      return offset + 3
    }
    for escape in Self.escapedSpaces where matches(escape, at: offset, before: end) {
      while offset < end, source[offset] != UInt8(ascii: "}") { offset += 1 }
      return min(offset + 1, end)
    }
    return offset
  }

  private static let escapedSpaces: [StaticString] = [
    "\\u{A0}", "\\u{a0}", "\\u{00A0}", "\\u{00a0}", "\\u{200", "\\u{202F}", "\\u{202f}",
  ]

  /// Whether a percent sign is followed by what ends it: not by `20`, `@`, a quote or the `;` of a style sheet.
  private func endsSign(_ offset: Int, _ end: Int) -> Bool {
    guard offset < end else { return true }
    switch source[offset] {
    case UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: "-"),
      UInt8(ascii: "\n"), UInt8(ascii: "|"):
      return true
    case UInt8(ascii: "\\"):
      return offset + 1 < end && source[offset + 1] == UInt8(ascii: "n") || offset + 1 == end
    default:
      // `·`, `–`, `•`
      return source[offset] >= 0x80
    }
  }

  func matches(_ word: StaticString, at offset: Int, before end: Int) -> Bool {
    guard offset >= 0, offset + word.utf8CodeUnitCount <= end else { return false }
    for position in 0..<word.utf8CodeUnitCount where source[offset + position] != word.utf8Start[position] {
      return false
    }
    return true
  }

  /// The end of a currency sign or code at the start of a text.
  private func currencyEnd(startOf text: ByteRange) -> Int? {
    let offset = skippingSpace(from: text.start, to: text.end)
    guard offset < text.end, isCurrencyByte(source[offset]) else { return nil }
    for sign in Self.signs where matches(sign, at: offset, before: text.end) {
      let end = offset + sign.utf8CodeUnitCount
      // `^\(name)$` is a pattern, `\(a)$\(b)` no amount.
      return sign.utf8CodeUnitCount > 1 || endsSign(end, text.end) ? end : nil
    }
    guard offset > text.start else { return nil }
    for code in Self.codes where matches(code, at: offset, before: text.end) {
      let end = offset + code.utf8CodeUnitCount
      if end == text.end || !isWordByte(source[end]) { return end }
    }
    return nil
  }

  /// What signs and codes begin and end with: one look instead of thirty for nearly every text.
  private func isCurrencyByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte >= 0x80 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }

  /// The start of a currency sign or code at the end of a text.
  private func currencyStart(endOf text: ByteRange) -> Int? {
    var end = text.end
    if end > text.start, source[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > text.start, isCurrencyByte(source[end - 1]) else { return nil }
    for sign in Self.signs where matches(sign, at: end - sign.utf8CodeUnitCount, before: end) {
      let start = end - sign.utf8CodeUnitCount
      guard start >= text.start else { return nil }
      // `\\$`, `$$`, `{$`
      let before: UInt8 = start > text.start ? source[start - 1] : 0
      let isEscaped = [UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "%")].contains(before)
      return isEscaped ? nil : start
    }
    guard end < text.end else { return nil }
    for code in Self.codes where matches(code, at: end - code.utf8CodeUnitCount, before: end) {
      let start = end - code.utf8CodeUnitCount
      guard start >= text.start else { return nil }
      return start == text.start || !isWordByte(source[start - 1]) ? start : nil
    }
    return nil
  }

  /// Whether a text is nothing but a unit with a space before it.
  package func isUnit(_ text: ByteRange) -> Bool {
    source[text].first == UInt8(ascii: " ") && unitEnd(startOf: text) == text.end
  }

  /// Whether a text is one short word in small letters, or has a slash as `mmol/L` has, and nothing else: a unit by its
  /// looks. In capitals it may be a currency.
  package func isAbbreviation(_ text: ByteRange) -> Bool {
    let start = skippingSpace(from: text.start, to: text.end)
    let word = source[ByteRange(start, text.end)]
    guard let first = word.first, 0x61...0x7A ~= first, word.count <= 8,
      word.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 || $0 == UInt8(ascii: "/") })
    else { return false }
    return word.contains(UInt8(ascii: "/"))
      || word.count <= 4
        && !Self.joiningWords.contains {
          matches($0, at: start, before: text.end) && $0.utf8CodeUnitCount == word.count
        }
  }

  private static let joiningWords: [StaticString] = ["and", "at", "by", "for", "in", "of", "on", "or", "to", "x"]

  /// The end of a unit at the start of a text.
  private func unitEnd(startOf text: ByteRange) -> Int? {
    let offset = skippingSpace(from: text.start, to: text.end)
    guard offset < text.end, isWordByte(source[offset]) || source[offset] >= 0x80 else { return nil }
    if let end = end(ofAnyOf: Self.units, at: offset, before: text.end) { return end }
    if let end = end(ofAnyOf: Self.degrees, at: offset, before: text.end) {
      return self.end(ofAnyOf: Self.lettersOfDegrees, at: end, before: text.end).map { _ in end }
    }
    guard offset > text.start else { return nil }
    return end(ofAnyOf: Self.unitsBehindSpace, at: offset, before: text.end).flatMap { end in
      // `"\(role) W. Smith"`
      end + 1 < text.end && source[end] == UInt8(ascii: ".") ? nil : end
    }
  }

  private func end(ofAnyOf units: [StaticString], at offset: Int, before textEnd: Int) -> Int? {
    for unit in units where matches(unit, at: offset, before: textEnd) {
      let end = offset + unit.utf8CodeUnitCount
      if end == textEnd || !isWordByte(source[end]), end >= textEnd || source[end] < 0x80 { return end }
    }
    return nil
  }

  /// Whether Foundation has a unit for what a range that ends with one ends with: there is none for pixels or decibels.
  package func isMeasured(unitAtEndOf range: ByteRange) -> Bool {
    !Self.unmeasured.contains { unit in
      let start = range.end - unit.utf8CodeUnitCount
      return matches(unit, at: start, before: range.end) && start > range.start && !isWordByte(source[start - 1])
    }
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static let signs: [StaticString] = [
    "$", "€", "£", "¥", "₹", "₽", "₩", "₪", "₺", "₫", "₴", "₦", "﷼",
    "₸", "₾", "₼", "₱", "₵", "₡", "₿", "฿", "грн", "руб",
  ]
  private static let codes: [StaticString] = [
    "USD", "EUR", "GBP", "JPY", "CNY", "INR", "SAR", "AED", "EGP", "ILS", "IRR", "TRY", "CHF", "CAD", "AUD", "KWD",
    "QAR", "MAD", "PKR", "BTC", "ETH", "USDT", "USDC", "XMR", "LTC", "BCH", "XRP", "DOGE", "SOL", "BNB", "XLM", "TRX",
    "JOD", "BHD", "OMR", "LBP", "IQD", "TND", "DZD", "LYD", "UAH", "RUB", "PLN", "CZK", "HUF", "SEK", "NOK", "DKK",
    "BRL", "MXN", "ZAR", "NGN", "BDT", "THB", "VND", "IDR", "MYR", "SGD", "HKD", "KRW", "NZD", "PHP",
  ]

  /// Abbreviations that are no word of any sentence; longer ones first where one begins another.
  private static let units: [StaticString] = [
    "km/h", "mph", "km", "KM", "kHz", "MHz", "GHz", "Hz", "KB/s", "MB/s", "GB/s", "kB", "KB", "MB", "GB", "TB", "KiB",
    "MiB", "GiB", "kbps", "Mbps", "Gbps", "kg", "ms", "dB", "dBm", "mAh", "mA", "fps", "FPS", "RPM", "rpm", "kWh", "°C",
    "°F", "mm", "cm", "kcal", "mW", "kW", "mV", "kV", "Wh", "px", "pt", "bpm", "BPM",
  ]
  /// A bare sign has no letters and stands behind the number in every language; a letter behind it does not.
  private static let degrees: [StaticString] = ["°", "º"]
  private static let lettersOfDegrees: [StaticString] = [" C", " F", " N", " S", " E", " W"]
  /// Units only where a space parts them from the number: `12 V`, but not `\(major)V`.
  private static let unitsBehindSpace: [StaticString] = ["W", "V", "U", "IU", "mi", "ft", "lb", "lbs", "oz"]
  private static let unmeasured: [StaticString] = [
    "px", "pt", "dB", "dBm", "fps", "FPS", "RPM", "rpm", "bpm", "BPM", "KB/s", "MB/s", "GB/s", "kbps", "Mbps", "Gbps",
  ]

  /// The currency sign or code beside a specifier of a format: `$%.2f`, `%.2f €`.
  package func currency(beside specifier: FormatSpecifier) -> ByteRange? {
    let range = specifier.range
    if let end = currencyEnd(startOf: specifier.behind) { return ByteRange(range.start, end) }
    return currencyStart(endOf: specifier.before).map { ByteRange($0, range.end) }
  }

  /// The end of a space that may stand between a specifier and its percent sign.
  package func endOfSpace(from start: Int, to end: Int) -> Int { skippingSpace(from: start, to: end) }
}
