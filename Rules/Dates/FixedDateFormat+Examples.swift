import RTLRuleKit

/// Dates in the order of the language, dates for programs, and patterns of one part or of none.
extension FixedDateFormat {
  static let templates: [Example] = [
    "formatter.setLocalizedDateFormatFromTemplate(\"MMMd\")",
    "formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: \"MMMd\", options: 0, locale: .current)",
    "formatter.dateFormat = \"yyyy-MM-dd\"", "request.date = date.text(format: \"MMM dd, yyyy\")",
    "let day = date.text(format: \"dd/MM/yyyy\")",
    """
    func text(_ date: Date, format: String) -> String {
      formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: format, options: 0, locale: .current)
      return formatter.string(from: date)
    }
    func show() { label.text = text(.now, format: "MMM d") }
    """,
    "request.day = date.text(format: \"yyyy-MM-dd\")", "label.text = date.text(format: .medium)",
    "label.text = list.text(format: \"a, b\")", "formatter.dateFormat = \"yyyy-MM-dd'T'HH:mm:ssZ\"",
    "formatter.dateFormat = \"yyyyMMdd_HHmmss\"", "formatter.dateFormat = \"EEE, dd MMM yyyy HH:mm:ss zzz\"",
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
    """
    extension DateFormatter {
      convenience init(format: String) { self.init(); dateFormat = format }
      static let log = DateFormatter(format: "yyyy/MM/dd, hh:mm a")
      static let hour = DateFormatter(format: "HH:mm")
      static let name = DateFormatter(format: "EEEE")
      static let wire: DateFormatter = { let f = DateFormatter(format: "d MMM yyyy"); f.locale = .posix; return f }()
      static let read = DateFormatter(format: texts.day)
    }
    """,
    """
    extension DateFormatter {
      convenience init(format: String) { self.init(); locale = Locale(identifier: "en_US_POSIX"); dateFormat = format }
      static let due = DateFormatter(format: "EEE, d MMM")
    }
    """,
    """
    extension DateFormatter {
      convenience init(format: String) { self.init(); dateFormat = format; setLocalizedDateFormatFromTemplate(format) }
      static let due = DateFormatter(format: "EEE, d MMM")
    }
    """,
    """
    struct Clock { init(format: String) { let f = DateFormatter(); f.dateFormat = format; keep(f) } }
    let clock = Clock(format: "EEE, d MMM")
    """,
    """
    extension DateFormatter { convenience init(format: String) { self.init(); dateFormat = format } }
    func read() -> Date? { DateFormatter(format: "EEE, d MMM").date(from: line) }
    """,
    """
    enum Layout: String { case due = "d MMM" }
    func read() { let f = DateFormatter(); f.dateFormat = Layout.due.rawValue; due = f.date(from: line) }
    """,
  ]
}
