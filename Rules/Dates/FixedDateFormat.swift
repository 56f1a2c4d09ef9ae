import RTLRuleKit
import RTLSyntax

struct FixedDateFormat: Rule {
  let id = "fixed_date_format"
  let summary = "A date for people is written by a fixed pattern"
  let rationale = """
    A pattern such as "MMM d, yyyy" fixes the order of day, month and year, the marks between them and the twelve-hour \
    clock for every language. Arabic, Hebrew and most others order and punctuate dates in their own way, and Persian \
    readers have months of their own. A template names the parts and leaves the rest to the language: \
    "you will want to make sure that you display those correctly" (New UIKit Support for International User Interfaces).
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2015/222/",
    "https://developer.apple.com/documentation/foundation/dateformatter/setlocalizeddateformatfromtemplate(_:)",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    Example(
      "formatter.dateFormat = ⟦\"MMM d, yyyy\"⟧",
      fixed: "formatter.setLocalizedDateFormatFromTemplate(\"MMMdyyyy\")"
    ),
    "dayFormatter.dateFormat = isThisYear ? ⟦\"MMMM d\"⟧ : \"MMMM d, yyyy\"",
    """
    let formatter = DateFormatter()
    formatter.dateFormat = ⟦"dd/MM/yyyy"⟧
    dateLabel.text = formatter.string(from: date)
    """,
    "static let arrival: DateFormatter = { let f = DateFormatter(); f.dateFormat = ⟦\"EEEE h:mm a\"⟧; return f }()",
    "let formatter = DateFormatter().then { $0.dateFormat = ⟦\"d MMM\"⟧ }",
    """
    let clock = DateFormatter()
    clock.dateFormat = ⟦"HH:mm"⟧
    cell.detailLabel.text = clock.string(from: departure)
    """,
    "formatter.dateFormat = ⟦\"MMMM d 'at' h:mm a\"⟧",
    "formatter.dateFormat = countsTo24(.current) ? \"HH\" : ⟦\"h a\"⟧",
  ]
  let good: [Example] = [
    "formatter.setLocalizedDateFormatFromTemplate(\"MMMd\")",
    "formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: \"MMMd\", options: 0, locale: .current)",
    "formatter.dateFormat = \"yyyy-MM-dd\"",
    "formatter.dateFormat = \"yyyy-MM-dd'T'HH:mm:ssZ\"",
    "formatter.dateFormat = \"yyyyMMdd_HHmmss\"",
    "formatter.dateFormat = \"EEE, dd MMM yyyy HH:mm:ss zzz\"",
    "formatter.dateFormat = \"EEEE\"", "formatter.dateFormat = \"yyyy\"",
    "formatter.locale = Locale(identifier: \"en_US_POSIX\"); formatter.dateFormat = \"MMM d, yyyy\"",
    "let posix = Locale(identifier: \"en_US_POSIX\"); formatter.locale = posix; formatter.dateFormat = \"MMM d, yyyy\"",
    "func read() { formatter.dateFormat = \"MMM d, yyyy\"; formatter.locale = Locale(identifier: \"en_US_POSIX\") }",
    "func parse() -> Date? { let f = DateFormatter(); f.dateFormat = \"MMM d, yyyy\"; return f.date(from: line) }",
    "let logFormatter = DateFormatter(); logFormatter.dateFormat = \"MMM d HH:mm:ss\"",
    "let f = DateFormatter(); f.dateFormat = \"dd.MM.yyyy\"; print(f.string(from: date))",
    "formatter.dateFormat = Localization.dayFormat",
    "let clock = DateFormatter(); clock.dateFormat = \"HH:mm:ss\"",
    "static let apiDay: DateFormatter = { let f = DateFormatter(); f.dateFormat = \"MMM d, yyyy\"; return f }()",
    "let dateFormat = \"MMM d, yyyy\"",
    "let f = DateFormatter(); f.dateFormat = \"mm:ss\"; timeLabel.text = f.string(from: elapsed)",
    """
    let f = DateFormatter()
    f.dateFormat = "HH:mm"
    let time = f.date(from: line)
    f.timeStyle = .short
    label.text = f.string(from: time)
    """,
  ]

  let triggers: [Trigger] = [.word("dateFormat")]

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .equal, structure.isMember(site.index),
      let quote = displayedPattern(site)
    else { return nil }
    let pattern = DatePattern(structure.bytes(quote + 1))
    guard !isNamedForMachines(site) else { return nil }
    let uses = site.file.formatterUses(ofProperty: site.index)
    guard !uses.isForMachines, !uses.hasFixedLocale, !uses.readsNext else { return nil }
    let isShown = site.file.isShown(uses)
    // A time of day alone, or digits in a fixed zone, may well be a machine's.
    guard isShown.isYes || isShown == .unknown && !uses.reads && isForPeople(pattern, uses) else { return nil }
    return Finding(structure.range(quote, through: quote + 2), message, fix: fix(quote, pattern, site))
  }

  private func isForPeople(_ pattern: DatePattern, _ uses: FormatterUses) -> Bool {
    pattern.hasWords || pattern.hasDate && !uses.hasFixedZone
  }

  /// The first literal of the value, or of the choice it is, that has parts in an order for people.
  private func displayedPattern(_ site: Site) -> Int? {
    let structure = site.structure
    let value = structure.unwrapped(structure.value(at: site.index + 2))
    var index = value.first
    while index <= value.last, index < structure.tokens.count {
      guard structure.kind(index) == .stringStart else {
        // What is handed over is not what comes back.
        index = structure.tokens[index].kind.opensGroup ? structure.end(ofGroup: index) + 1 : index + 1
        continue
      }
      if structure.kind(index + 1) == .stringText, structure.kind(index + 2) == .stringEnd {
        let pattern = DatePattern(structure.bytes(index + 1))
        if pattern.isPattern, pattern.hasOrder, pattern.hasDateOrHour, !pattern.isForMachines { return index }
      }
      index = structure.end(ofGroup: index) + 1
    }
    return nil
  }

  /// `logFormatter`, `func parseHeader()`, `static let rfc822`
  private func isNamedForMachines(_ site: Site) -> Bool {
    let structure = site.structure
    let names = [
      structure.receiverName(ofMember: site.index), site.file.constant(around: site.index), site.enclosingTypeName,
    ]
    return names.contains { $0.map { structure.name($0, holdsAnyOf: Self.machineWords) } ?? false }
  }

  private static let machineWords: [StaticString] = [
    "log", "logger", "logs", "logging", "file", "filename", "api", "iso", "iso8601", "rfc", "rfc822", "rfc1123", "http",
    "header", "server", "backend", "parse", "parser", "parsing", "json", "xml", "utc", "gmt", "key", "cache",
    "database", "sql", "export", "import", "request", "response", "decode", "decoder", "encode", "encoder", "exif",
    "id", "identifier", "network", "debug", "input", "mrz", "cookie", "certificate", "backup", "csv", "gpx",
  ]

  private func fix(_ quote: Int, _ pattern: DatePattern, _ site: Site) -> Fix? {
    let structure = site.structure
    let value = structure.value(at: site.index + 2)
    guard structure.unwrapped(value) == Expression(quote, quote + 2) else { return nil }
    let call = "setLocalizedDateFormatFromTemplate(\"\(pattern.template)\")"
    return Fix(.unsafe, call, [Edit(structure.range(site.index, through: value.last), call)])
  }

  private let message =
    "the order and the marks of the date are fixed for every language; use setLocalizedDateFormatFromTemplate or "
    + "formatted(date:time:)"
}
