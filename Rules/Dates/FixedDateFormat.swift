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
    "let f = DateFormatter(); f.dateFormat = ⟦\"d MMM\"⟧; label.text = \"\\(f.string(from: now)). Thanks\"",
    """
    let clock = DateFormatter()
    clock.dateFormat = ⟦"HH:mm"⟧
    cell.detailLabel.text = clock.string(from: departure)
    """,
    "formatter.dateFormat = ⟦\"MMMM d 'at' h:mm a\"⟧",
    "formatter.dateFormat = countsTo24(.current) ? \"HH\" : ⟦\"h a\"⟧",
    "dateLabel.text = date.text(format: ⟦\"EEE, MMM dd\"⟧)",
    "Text(\"Since \\(account.created.toFormat(⟦\"MMM dd, yyyy\"⟧))\")",
    "f.dateFormat = \"yyyy-MM-dd\"; let day = f.date(from: text); f.dateFormat = ⟦\"MMM d, yyyy\"⟧; line = f.string(from: day)",
    "var day: String { due.formatted(format: ⟦\"dd/MM/yyyy\"⟧) }; func show() { dueLabel.text = day }",
    "func when(_ day: Date) -> String { let f = DateFormatter(); f.dateFormat = ⟦\"MMM d, yyyy\"⟧; return f.string(from: day) }",
    "let f = DateFormatter(); f.dateFormat = ⟦\"yyyy-MM-dd HH:mm\"⟧; dateLabel.text = f.string(from: day)",
    """
    extension Date { func text(format: String) -> String { let f = DateFormatter(); f.dateFormat = format; return f.string(from: self) } }
    func show() { dateLabel.text = due.text(format: ⟦"yyyy-MM-dd HH:mm"⟧) }
    """,
    "enum Formats { static let day = \"MMM d\" }; func f() { let f = DateFormatter(); f.dateFormat = ⟦Formats.day⟧; label.text = f.string(from: due) }",
    "let f = DateFormatter(); f.amSymbol = ⟦\"am\"⟧; f.pmSymbol = \"pm\"; hourLabel.text = f.string(from: opening)",
    "static let hour: DateFormatter = { let f = DateFormatter(); f.amSymbol = ⟦\"A.M.\"⟧; return f }()",
    """
    let f = DateFormatter()
    f.locale = Locale(identifier: "en_US_POSIX")
    f.dateFormat = ⟦"MMM d, h:mm a"⟧
    hourLabel.text = f.string(from: opening)
    """,
    "extension String { static let day = \"d.M.yy\" }; func f() { let f = DateFormatter(); f.dateFormat = ⟦.day⟧; label.text = f.string(from: due) }",
  ]
  let good: [Example] = [
    "request.date = date.text(format: \"MMM dd, yyyy\")", "let day = date.text(format: \"dd/MM/yyyy\")",
    """
    func text(_ date: Date, format: String) -> String {
      formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: format, options: 0, locale: .current)
      return formatter.string(from: date)
    }
    func show() { label.text = text(.now, format: "MMM d") }
    """,
    "request.day = date.text(format: \"yyyy-MM-dd\")", "label.text = date.text(format: .medium)",
    "label.text = list.text(format: \"a, b\")",
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
    "let f = DateFormatter(); f.amSymbol = Texts.morning; hourLabel.text = f.string(from: opening)",
    "let fileFormatter = DateFormatter(); fileFormatter.amSymbol = \"AM\"",
    "let f = DateFormatter(); f.amSymbol = \"am\"; d = f.date(from: line)",
    "let f = DateFormatter(); f.amSymbol = \"am\"; f.dateFormat = \"yyyy-MM-dd hh.mm a\"; save(f.string(from: day))",
    """
    let f = DateFormatter()
    f.locale = Locale(identifier: "en_US_POSIX")
    f.dateFormat = "MM/dd HH:mm"
    hourLabel.text = f.string(from: opening)
    """,
    "enum Formats { static let day = \"MMM d\" }; func f() { let f = DateFormatter(); f.dateFormat = Formats.day; send(f.string(from: due)) }",
    "enum API { static let day = \"yyyy-MM-dd\" }; func f() { let f = DateFormatter(); f.dateFormat = API.day; label.text = f.string(from: due) }",
    "let clock = DateFormatter(); clock.dateFormat = \"HH:mm:ss\"",
    "static let apiDay: DateFormatter = { let f = DateFormatter(); f.dateFormat = \"MMM d, yyyy\"; return f }()",
    "let dateFormat = \"MMM d, yyyy\"",
    "func name() -> String { let f = DateFormatter(); f.dateFormat = \"d MMM yyyy\"; let t = f.string(from: now); return \"\\(t).jpeg\" }",
    "let f = DateFormatter(); f.dateFormat = \"d MMM yyyy\"; label.text = \"Scan \\(f.string(from: now)).pdf\"",
    "let f = DateFormatter(); f.dateFormat = \"mm:ss\"; timeLabel.text = f.string(from: elapsed)",
    """
    let f = DateFormatter()
    f.dateFormat = "HH:mm"
    let time = f.date(from: line)
    f.timeStyle = .short
    label.text = f.string(from: time)
    """,
  ]

  let triggers: [Trigger] = ["dateFormat", "format", "withFormat", "toFormat", "amSymbol"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    if site.is("amSymbol") { return typedHalfOfDay(site) }
    return site.structure.kind(site.index + 1) == .equal ? assigned(site) ?? assignedConstant(site) : handed(site)
  }

  /// `formatter.dateFormat = "MMM d, yyyy"`
  private func assigned(_ site: Site) -> Finding? {
    let structure = site.structure
    guard site.is("dateFormat"), structure.isMember(site.index),
      let quote = pattern(in: structure.value(at: site.index + 2), structure)
    else { return nil }
    let pattern = DatePattern(structure.bytes(quote + 1))
    let uses = site.file.formatterUses(ofPatternAt: site.index)
    guard !uses.hasFixedLocale, !uses.readsNext, !site.file.namesFiles(uses.texts) else { return nil }
    let isShown = site.file.isShown(uses)
    if uses.isForMachines { return isShown.isYes && !uses.reads ? english(quote, pattern, site) : nil }
    // What is seen on the screen outweighs a name.
    guard isShown.isYes || !isNamedForMachines(site) else { return nil }
    // In the order of a standard it is for people only where they are seen to read what is written next.
    if pattern.isForMachines, !isReadNext(uses, site) { return nil }
    // A time of day alone, or digits in a fixed zone, may well be a machine's.
    guard isShown.isYes || isShown == .unknown && !uses.reads && isForPeople(pattern, uses) else { return nil }
    // Code that reads a field's text back knows this pattern alone.
    // With names of days or months and given back where it is written, it is for people, whoever shows it.
    let isForPeople = isShown.isYes || !uses.texts.isEmpty && pattern.hasWords && !uses.hasFixedZone
    let isLoud = isForPeople && !uses.texts.contains(where: site.isEdited)
    return finding(quote, pattern, isLoud: isLoud, fix: fix(quote, pattern, site), site)
  }

  func finding(_ quote: Int, _ pattern: DatePattern, isLoud: Bool, fix: Fix?, _ site: Site) -> Finding {
    // An hour alone has no order but that of its half of the day.
    let isLoud = isLoud && (pattern.fixesDay || pattern.isClock) && !pattern.isHourAlone
    return Finding(
      site.structure.range(quote, through: quote + 2),
      message,
      severity: isLoud ? site.severityOfText ?? .warning : nil,
      fix: fix
    )
  }

  /// `logFormatter`, `func parseHeader()`, `static let rfc822`
  func isNamedForMachines(_ site: Site) -> Bool {
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

  let message =
    "the order and the marks of the date are fixed for every language; use setLocalizedDateFormatFromTemplate or "
    + "formatted(date:time:)"
}
