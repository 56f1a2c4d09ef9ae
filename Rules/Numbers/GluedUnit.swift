import RTLRuleKit
import RTLSyntax

struct GluedUnit: Rule {
  let id = "glued_unit"
  let summary = "A unit glued to a number stays Latin and on the wrong side in other languages"
  let rationale = """
    Units have names, abbreviations and places of their own in each language: "12 km" is written with Arabic letters \
    and Arabic digits in Arabic. Beside right-to-left words a Latin abbreviation may even part from its number. \
    "Get it right (to left)" counts unit abbreviations among what one does not append by hand.
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/documentation/foundation/measurement/formatstyle",
    "https://developer.apple.com/documentation/foundation/bytecountformatstyle",
  ]

  let bad: [Example] =
    [
      "distanceLabel.text = \"⟦\\(miles.count) mi⟧\"",
      "distanceLabel.text = \"⟦\\(distance) km⟧\"",
      "LabeledContent(L10n.sampleRate, value: \"⟦\\(sampleRate) Hz⟧\")",
      "sizeLabel.text = \"⟦\\(size / 1024)MB⟧\"",
      "gainLabel.text = String(format: \"⟦%.1f dB⟧\", gain)",
      "Text(verbatim: \"⟦\\(Int(speed)) km/h⟧\")",
      "gapLabel.stringValue = \"⟦\\(slider.intValue) px⟧\"",
      "label.text = \"⟦\\(value) \\(unit)⟧\"",
      "label.text = \"Now ⟦\\(weight)\\(settings.unit.symbol)⟧\"",
      "func size(_ n: Int) -> String { n == 0 ? \"⟦0 KB⟧\" : formatter.string(fromByteCount: Int64(n)) }; label.text = size(n)",
      "extension Double { var watts: String { \"⟦\\(self) W⟧\" } }; powerLabel.text = load.watts",
      "Text(\"⟦\\(weight) kg⟧\")",
      "label.text = \"⟦\\(formatter.string(from: speed)!) \\(person.speedUnit)⟧\"",
      "label.text = formatter.string(from: length)! + ⟦\" km\"⟧",
      "label.text = (formatter.string(from: length) ?? \"\") + ⟦\" km\"⟧",
      "label.text = formatter.string(from: length)! + ⟦NSLocalizedString(\" km\", comment: \"\")⟧",
      "label.text = speed.formatted() + \" \" + ⟦person.speedUnit⟧", "label.text = \"⟦\\(angle)°⟧ N\"",
      "label.text = state.unitOfMeasurement.map { \"⟦\\(state.value) \\($0)⟧\" } ?? state.value",
      "func f() { var text = number; if let unit { text += ⟦\" \\(unit)\"⟧ }; label.text = text }",
      "sizeLabel.text = package.dimensions + ⟦\" \\(settings.dimensionUnit)\"⟧",
      "func text(_ value: Double, unit: String) -> String { \"⟦\\(value) \\(unit)⟧\" }",
      "doseLabel.text = \"⟦\\(dose) U⟧\"", "Text(total, format: .number).bold() + Text(⟦\" kg\"⟧).font(.caption)",
      "func formatted(_ span: Int) -> String { let hours = span / 3600; return \"⟦\\(hours)h⟧\" }",
    ] + Self.shortNumbers + Self.writtenTimes + Self.abbreviated
  let good: [Example] =
    [
      "distanceLabel.text = Measurement(value: distance, unit: UnitLength.kilometers).formatted()",
      "sizeLabel.text = ByteCountFormatter.string(fromByteCount: size, countStyle: .file)",
      "print(\"\\(distance) km\")",
      "logger.info(\"\\(size) MB freed\")",
      "label.text = \"\\(name) mst\"",
      "label.text = \"\\(items.count) kmart\"",
      "let key = \"\\(value) \\(unit)\"", "label.text = \"\\(floor), \\(unit)\"", "Text(\"\\(value) \\(unit)\")",
      "label.text = \"\\(value) \\(community)\"",
      "let style = \"font-size: \\(size)px\"",
      "let key = \"\\(width)px\"", "label.text = \"\\(count)V\"", "label.text = \"\\(count) Votes\"",
      "label.text = L10n.kilometers(distance)", "Text(total, format: .number) + Text(\" kmart\")",
      "VStack { Text(\" kg\") }",
      "Text(\"\\(distance) km away\")", "let key = \"0 KB\"",
      "label.text = String(format: \"%.0f%%\", fraction)",
      "URL(string: \"https://example.com/\\(size)px\")",
      "view.accessibilityIdentifier = \"\\(size)px\"",
      "label.text = formatter.string(from: day)! + \" \" + person.name", "let key = speed.formatted() + \" km\"",
      "label.text = formatter.string(from: length)! + \" kmart\"", "label.text = (name ?? \"\") + \" km\"",
      "label.text = \"\\(Int(angle))°\"",
      "label.text = \"\\(credits.localized) W. Smith\"", "path += \" \\(unit)\"; open(path)",
      "label.text = names.map { \"\\(index) \\($0)\" }.first",
      "func cacheKey(_ hours: Int) -> String { \"\\(hours)h\" }", "let key = \"\\(hours)h\"",
      "func formatted(_ hours: Int, m: String) -> String { \"\\(hours)m\\(m)h\" }",
    ] + Self.noShortNumbers + Self.noTimes + Self.notAbbreviated

  let triggers: [Trigger] =
    [.interpolation, .word("format"), .word("localizedStringWithFormat"), .word("positiveSuffix"), .sign("+")]
    + Self.shorteners.map { .text($0) }
    + ["0 B", "0 bytes", "0 KB", "0KB", "0 kB", "0 MB", "0MB", "0 GB", "0 km", "0 kcal", "0 min"].map { .text($0) }

  func check(_ site: Site) -> Finding? {
    switch site.structure.kind(site.index) {
    case .interpolationStart: interpolated(site)
    case .stringText: shortened(by: site) ?? written(site)
    case .binaryOperator: summed(site)
    default: site.is("positiveSuffix") ? suffixed(site) : formatted(site)
    }
  }

  /// `"0 KB"`: shown until the first value is known.
  private func written(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index - 1) == .stringStart, structure.kind(site.index + 1) == .stringEnd,
      structure.bytes(site.index).first == UInt8(ascii: "0"), site.audience(ofStringAt: site.index - 1) == .plain
    else { return nil }
    return Finding(site.range, message + measurement, severity: .info)
  }

  /// `"\(distance) km"`
  private func interpolated(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let range = structure.unit(afterInterpolation: site.index) ?? abbreviation(behind: site.index, site) else {
      return named(site) ?? timed(site) ?? shortened(interpolation: site)
    }
    guard let quote = structure.opening(around: site.index), !structure.hasGluedSign(inStringAt: quote, orUnit: false)
    else { return nil }
    let audience = site.audience(ofStringAt: quote)
    // In a key with more in it the translator has the unit in hand; one of both alone is hardly ever translated.
    if audience == .localizedKey, isBare(quote, site.index, range, structure) {
      return Finding(range, Self.order + measurement, severity: .info)
    }
    guard audience == .plain else { return handedBack(range, quote, site) }
    var found = finding(range, quote, site)
    let close = structure.end(ofGroup: site.index)
    if let name = structure.lastName(endingAt: close - 1), Self.localizers.contains(name, in: structure) {
      found.message = Self.order + measurement
    }
    return found
  }

  /// Whether a text is a value and what stands behind it, and nothing else.
  private func isBare(_ quote: Int, _ start: Int, _ range: ByteRange, _ structure: Structure) -> Bool {
    let close = structure.end(ofGroup: quote)
    return start == quote + 1 && structure.end(ofGroup: start) + 2 == close
      && structure.range(close - 1).end == range.end
  }

  /// What writes a number in the digits of the person.
  private static let localizers: WordSet = ["formatted", "localized", "localizedString", "string"]

  /// `String(format: "%.1f dB", gain)`
  private func formatted(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let quote = site.formatLiteral else { return nil }
    if let short = shortened(formatAt: quote, site) { return short }
    guard site.is("format") else { return nil }
    for specifier in structure.formatSpecifiers(ofStringAt: quote) where specifier.isNumber {
      guard let range = structure.unit(behind: specifier) else { continue }
      return site.audience(ofStringAt: quote) == .plain ? finding(range, quote, site) : handedBack(range, quote, site)
    }
    return nil
  }

  /// The same of a text whose readers are not seen.
  func handedBack(_ range: ByteRange, _ quote: Int, _ site: Site) -> Finding? {
    let text = site.structure.operand(around: quote)
    guard site.isHandedBack(text) else { return nil }
    var found = finding(range, quote, site)
    found.severity = found.severity ?? site.severity(ofHandedBack: text)
    return found
  }

  func finding(_ range: ByteRange, _ quote: Int, _ site: Site) -> Finding {
    let advice = site.structure.isMeasured(unitAtEndOf: range) ? measurement : localizedFormat
    let severity = site.severity(ofPhrase: site.structure.operand(around: quote))
    return Finding(range, message + advice, severity: isTechnical(range, quote, site) ? .info : severity)
  }

  /// Rates of data, which many languages of other scripts write in Latin letters too.
  private func isTechnical(_ range: ByteRange, _ quote: Int, _ site: Site) -> Bool {
    site.structure.namesMedia(inStringAt: quote)
      || site.structure.holds(Self.technical, in: ByteRange(range.end - Self.technical.utf8CodeUnitCount, range.end))
  }

  private static let technical: StaticString = "bps"

  private let message = "the unit is glued to the number, in the same letters and place in every language; use "
  static let order = "a value and its unit are put together in one order for all languages; use "
  let measurement = "Measurement and its formatted(), or ByteCountFormatter for sizes"
  private let localizedFormat = "a localized format that holds both"
}
