import RTLRuleKit
import RTLSyntax

struct UnisolatedValues: Rule {
  let id = "unisolated_values"
  let summary = "Texts in one line, parted by a sign, that pull each other to the wrong place"
  let rationale = """
    Texts with a sign between them make one line, and the first letter in it decides how all of it runs. A Latin name \
    in front of an Arabic one turns the line around: the sign jumps, and what should come second stands first. Isolates \
    keep each text to itself, whatever its letters; so does a localized format, whose translation also says what \
    stands between them.
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://www.w3.org/International/articles/inline-bidi-markup/",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    Example(
      "label.text = \"⟦\\(price) / \\(period)⟧\"",
      fixed: "label.text = \"\\u{2068}\\(price)\\u{2069} / \\u{2068}\\(period)\\u{2069}\""
    ),
    "Text(verbatim: \"⟦\\(artist) • \\(album)⟧\")",
    "cell.detailTextLabel?.text = \"⟦\\(author) · \\(date) · \\(size)⟧\"",
    "placeLabel.text = \"⟦\\(place.city), \\(place.country)⟧\"", "titleLabel.text = ⟦street + \" | \" + city⟧",
    "label.text = \"⟦\\(place.city) (\\(venue.title)), \\(place.country)⟧\"",
    "func subtitle() -> String { \"⟦\\(venue.name) – \\(venue.city)⟧\" }; label.text = subtitle()",
    "tagsLabel.text = tags.map(\\.name).⟦joined(separator: \" · \")⟧",
    "label.text = \"⟦\\(person.name) (\\(person.role))⟧\"", "label.text = \"@⟦\\(account) · \\(elapsedTime)⟧\"",
    "label.text = ⟦person.name + \" (\\(person.role))\"⟧", "label.text = ⟦place.name + \" (\" + place.lane + \")\"⟧",
    "label.text = \"⟦\\(car.name!):\\(car.plate_number!)⟧\"",
    "var row = disk.name; row += ⟦\" (\\(disk.place))\"⟧; label.text = row",
    "label.text = \"⟦\\(kind.displayName): \\(value)⟧\"", "label.text = \"⟦\\(offer.rawPrice)/ \\(offer.period)⟧\"",
    "label.text = details + (place.isEmpty ? \"\" : ⟦\" – \" + place⟧)",
    "var line = host; line += (line.isEmpty ? \"\" : ⟦\" – \") + place⟧; label.text = line",
    "func f() { let t = AttributedString(name); t.append(AttributedString(⟦\" – \\(place)\"⟧)); label.attributedText = t }",
    "func f() { let a = AttributedString(\"⟦\\(sender)⟧: \"); a.append(message); label.attributedText = a }",
    "label.text = \"⟦\\(brand ?? \"\"): \\(product ?? \"\")⟧\"", "label.text = ⟦viaje.fecha! + \": \" + viaje.lugar!⟧",
  ]
  let good: [Example] = [
    "label.text = String(localized: \"\\(price) / \\(period)\")",
    "Text(\"\\(artist) • \\(album)\")", "print(\"\\(price) / \\(period)\")",
    "label.text = \"\\u{2068}\\(price)\\u{2069} / \\u{2068}\\(period)\\u{2069}\"",
    "label.text = \"\\(Int(index) + 1) / \\(pages.count)\"",
    "label.text = \"\\(path)/\\(name)\"", "label.text = \"\\(first)\\n\\(second)\"",
    "let key = \"\\(price) / \\(period)\"",
    "label.text = \"\\(formatter.string(from: start)) - \\(formatter.string(from: end))\"",
    "label.text = \"\\(startDateText) - \\(endDateText)\"",
    "func f() { let opens = clock.string(from: a); let closes = clock.string(from: b); label.text = \"\\(opens) - \\(closes)\" }",
    "label.text = \"\\(kind.displayName): \\(formatBytes(size))\"",
    "label.text = \"\\(title) (\\(items.count))\"", "label.text = \"\\(app.name) (\\(app.version))\"",
    "label.text = name + \" (\" + L10n.optional + \")\"", "print(name + \" (\\(role))\")",
    "label.text = \"\\(currency.name) (\\(currency.code))\"",
    "let key = tags.joined(separator: \" · \")", "let name = street + \" | \" + city",
    "view.accessibilityLabel = \"\\(artist) - \\(album)\"",
    "label.text = \"\\(artist) - \"", "label.text = \"\\(glucose) \\(dose.unit.title)\"",
    "label.text = line.text + \" \" + next.text",
    "label.text = \"\\(user.firstName?.uppercased()) \\(user.lastName?.uppercased())\"",
    "var row = disk.name; row += \" (\\(disk.count))\"; label.text = row", "label.text = \"\\(glucose): \\(value)\"",
    "label.text = \"\\(server):\\(port)\"", "label.text = \"\\(hours):\\(minutes)\"",
    "label.text = \"\\(name) \\(count)\"", "label.text = \"\\(user.firstName) \\(user.lastName)\"",
    "label.text = details + (size.isEmpty ? \"\" : \" - \" + String(count))",
    "let key = brand + \" \" + product", "let text = tags.joined(separator: \" \"); label.text = text",
    "label.text = amount + \" \" + token",
    "label.text = \"\\(formatter.string(from: day)) \\(clock.string(from: day))\"",
    "label.text = \"\\(brand) \\(product)\"", "label.text = trip.place + \" \" + trip.hotel",
    "label.text = \"\\(book.number) - \\(book.title)\"", "label.text = \"#\\(issue.place) · \\(issue.title)\"",
    "label.text = \"\\(track.index) · \\(track.title)\"",
    "label.text = \"\\(skill.localizedName) (\\(skill.ability.localizedAbbreviation.uppercased()))\"",
    "label.text = [L10n.genre, L10n.country].joined(separator: \" · \")",
    "label.text = [\"\\(max(Int(place), 1))\", \"\\(Int(end))\"].joined(separator: \" / \")",
    Example("label.text = \"\\(artist) - \\(album)\"", path: "App/Debug/SongView.swift"),
  ]

  let triggers: [Trigger] = [.interpolation] + (Self.signs + Self.looseSigns + [" ("]).map { .text($0) }

  static let signs = [" / ", "/ ", " /", " | ", " • ", " · ", " - ", " – ", " — ", " ・ ", ", "]

  func check(_ site: Site) -> Finding? {
    guard let line = line(site), site.severityOfText == nil,
      site.file.both(
        { mayMix(line, site) },
        { site.audience(of: line.text) == .plain && !site.file.isOnlySpoken(line.text) }
      )
    else { return nil }
    return Finding(
      line.range,
      "a text of the other direction turns this line around; use a localized format, or isolate each text with "
        + "\\u{2068} and \\u{2069}",
      // A comma is another sign in Arabic; the others are nobody's.
      severity: !line.isBracketed && hasComma(line.text, site.structure) ? .warning : nil,
      fix: line.fix
    )
  }

  struct Line {
    var text: Expression
    var range: ByteRange
    /// What stands side by side; none where it is not known.
    var values: [Expression] = []
    /// Whether the second of two stands in brackets.
    var isBracketed = false
    /// Whether there are two with nothing but a colon between them.
    var isLoose = false
    var fix: Fix?
  }

  private func line(_ site: Site) -> Line? {
    guard site.structure.kind(site.index) == .stringText else { return literal(site) }
    return site.is(" (") ? bracketed(site) : headed(site) ?? sum(site) ?? list(site) ?? tailed(site)
  }

  /// `"\(artist) • \(album)"`
  private func literal(_ site: Site) -> Line? {
    let structure = site.structure
    guard let quote = structure.opening(around: site.index), structure.kind(quote) == .stringStart,
      site.index == quote + 1 || site.index == quote + 2 && structure.token(quote + 1, isAnyOf: "@", "#")
    else { return nil }
    let starts = Array(structure.interpolations(ofStringAt: quote))
    guard starts.count > 1, starts.count < 8, let last = starts.last else { return nil }
    let isBracketed = isBracketed(starts, structure)
    guard isBracketed || isParted(starts, quote, structure) || isMixed(starts, quote, structure) else { return nil }
    let values = starts.map { Expression($0 + 1, structure.end(ofGroup: $0) - 1) }
    let edits = starts.flatMap { start in
      let range = structure.range(start, through: structure.end(ofGroup: start))
      return [
        Edit(ByteRange(range.start, range.start), "\\u{2068}"), Edit(ByteRange(range.end, range.end), "\\u{2069}"),
      ]
    }
    let isPlain = structure.bytes(quote).first == UInt8(ascii: "\"")
    return Line(
      text: structure.operand(around: quote),
      range: structure.range(starts[0], through: structure.end(ofGroup: last) + (isBracketed ? 1 : 0)),
      values: values,
      isBracketed: isBracketed,
      isLoose: isLoose(structure.end(ofGroup: starts[0]) + 1, structure),
      // Who compares the text would have to know.
      fix: isPlain ? Fix(.unsafe, "isolates", edits) : nil
    )
  }

  /// Whether nothing but a sign stands between one value and the next, and nothing around them.
  private func isParted(_ starts: [Int], _ quote: Int, _ structure: Structure) -> Bool {
    let ends = starts.map { structure.end(ofGroup: $0) }
    guard zip(starts, ends).allSatisfy({ $1 > $0 + 1 }), ends[ends.count - 1] + 1 == structure.end(ofGroup: quote)
    else { return false }
    return zip(ends, starts.dropFirst()).allSatisfy { end, next in
      end + 2 == next && structure.kind(end + 1) == .stringText
        && (Self.signs.contains(structure.text(end + 1)) || starts.count == 2 && isLoose(end + 1, structure))
    }
  }

  /// Numbers, codes and what formatters make of dates run one way; a translation is told of by others.
  private func mayMix(_ line: Line, _ site: Site) -> Bool {
    guard !line.values.contains(where: { site.file.isLocalizedText($0) }),
      line.values.isEmpty || !areFromLookUps(line.values, site) && !isOfOneText(line.values, site)
    else { return false }
    if line.isLoose { return mayMixLoosely(line.values, site) }
    if line.isBracketed { return !line.values.contains { runsOneWay($0, site) || isNoName($0, site.structure) } }
    return line.values.isEmpty || !line.values.allSatisfy { runsOneWay($0, site) }
  }

  func runsOneWay(_ value: Expression, _ site: Site) -> Bool {
    site.isNumber(value).isYes || isMoment(value, site.structure) || site.structure.namesCode(value)
      || site.file.isFormatted(endingAt: value.last)
  }

  /// `formatter.string(from: start)`, `startDateText`: two of them are a range.
  func isMoment(_ value: Expression, _ structure: Structure) -> Bool {
    value.tokens.prefix(64).contains {
      let isFormatter = structure.token($0, isAnyOf: "string", "formatted", "localizedString")
      return isFormatter && structure.isMember($0) && structure.kind($0 + 1) == .leftParen
        || structure.kind($0) == .identifier && structure.name($0, holdsAnyOf: ["date", "time"])
    }
  }
}
