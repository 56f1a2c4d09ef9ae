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
    "dateLabel.text = date.string(format: .custom(⟦\"MMM d, h:mm a\"⟧))",
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
    """
    extension DateFormatter { convenience init(format: String) { self.init(); dateFormat = format } }
    func show() { dueLabel.text = DateFormatter(format: ⟦"d MMMM yyyy"⟧).string(from: due) }
    """,
    """
    extension DateFormatter {
      static let due = DateFormatter(format: ⟦"EEE, d MMM"⟧)
      convenience init(format: String) { self.init(); dateFormat = format }
    }
    """,
    """
    func made(format: String) -> DateFormatter { let f = DateFormatter(); f.dateFormat = format; return f }
    func show() { let f = made(format: ⟦"dd/MM/yyyy"⟧); dueLabel.text = f.string(from: due) }
    """,
    """
    enum Layout: String { case due = "d MMM" }
    func show() { let f = DateFormatter(); f.dateFormat = ⟦Layout.due.rawValue⟧; label.text = f.string(from: due) }
    """,
    """
    extension DateFormatter {
      static let due: DateFormatter = { let f = DateFormatter(); f.dateFormat = ⟦"yyyy-MM-dd HH:mm"⟧; return f }()
    }
    final class Row: UIView { func show() { label.text = DateFormatter.due.string(from: order.due) } }
    """,
    """
    enum Layout { static let due = "d MMM" }
    extension DateFormatter { convenience init(dateFormat: String) { self.init(); self.dateFormat = dateFormat } }
    func show() { let f = DateFormatter(dateFormat: ⟦Layout.due⟧); label.text = f.string(from: due) }
    """,
  ]
  let good: [Example] = Self.templates

  let triggers: [Trigger] = ["dateFormat", "format", "withFormat", "toFormat", "amSymbol"].map { .word($0) }

  func check(_ site: Site) -> Finding? {
    if site.is("amSymbol") { return typedHalfOfDay(site) }
    return site.structure.kind(site.index + 1) == .equal
      ? assigned(site) ?? assignedConstant(site) : made(site) ?? madeOfConstant(site) ?? handed(site)
  }

  /// `formatter.dateFormat = "MMM d, yyyy"`
  private func assigned(_ site: Site) -> Finding? {
    let structure = site.structure
    guard site.is("dateFormat"), structure.isMember(site.index),
      let quote = pattern(in: structure.value(at: site.index + 2), structure)
    else { return nil }
    let pattern = DatePattern(structure.bytes(quote + 1))
    let uses = site.file.formatterUses(ofPatternAt: site.index)
    return judged(quote, pattern, uses, fix: fix(quote, pattern, site), site)
  }

  func judged(_ quote: Int, _ pattern: DatePattern, _ uses: FormatterUses, fix: Fix?, _ site: Site) -> Finding? {
    guard !uses.hasFixedLocale, !uses.readsNext, !site.file.namesFiles(uses.texts) else { return nil }
    let isShown = site.file.isShownElsewhere(formatterMadeAt: site.index) ? .yes : site.file.isShown(uses)
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
    return finding(quote, pattern, isLoud: isLoud, fix: fix, site)
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
      structure.receiverName(ofMember: site.index), site.file.nameOfBody(around: site.index), site.enclosingTypeName,
      site.file.name(ofFormatterMadeAt: site.index),
    ]
    return structure.names(names, holdAnyOf: Self.machineWords)
  }

  private static let machineWords: NameWords = [
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
