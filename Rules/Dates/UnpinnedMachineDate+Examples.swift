import RTLRuleKit

/// Formatters that are pinned, and those that write for people or for themselves.
extension UnpinnedMachineDate {
  static let pinned: [Example] = [
    "let f = ISO8601DateFormatter(); day = f.date(from: line)",
    """
    let f = DateFormatter()
    f.locale = Locale(identifier: "en_US_POSIX")
    f.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
    day = f.date(from: line)
    """,
    "let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd\"; f.locale = .posix; day = f.date(from: line)",
    "let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd\"; label.text = f.string(from: day)",
    "let f = DateFormatter(); f.dateFormat = \"MMM d, yyyy\"; label.text = f.string(from: day)",
    "let f = DateFormatter(); f.dateFormat = \"dd/MM/yyyy\"; birthday = f.date(from: birthdayField.text ?? \"\")",
    "let f = DateFormatter(); f.dateFormat = \"MMM yyyy\"; titles = months.map { f.string(from: $0) }",
    "let f = makeFixedFormatter(); f.dateFormat = \"yyyy-MM-dd\"; day = f.date(from: line)",
    "func set(up f: DateFormatter) { f.dateFormat = \"yyyy-MM-dd'T'HH:mm:ssZ\" }",
    "let f = DateFormatter(); f.calendar = Calendar(identifier: .iso8601); f.dateFormat = \"yyyyMMdd\"; d = f.date(from: s)",
    "let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd HH:mm:ss\"; print(f.string(from: now))",
    "let logFormatter = DateFormatter(); logFormatter.dateFormat = \"yyyy-MM-dd'T'HH:mm:ssZ\"",
    "let f = DateFormatter(); f.dateFormat = \"h:mm a zzz\"; zone = f.string(from: now)",
    "let f = DateFormatter(); f.dateFormat = \"mm:ss.SSS\"; lap = f.string(from: now)",
    "let f = DateFormatter(); f.dateFormat = DateFormatter.dateFormat(fromTemplate: \"yMd\", options: 0, locale: nil)",
    "let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd\"; shelf.show(f)",
    "func f(_ format: String) { let f = DateFormatter(); f.dateFormat = format; f.locale = .posix; day = f.date(from: line) }",
    "let f = DateFormatter(); f.dateFormat = format; return f.string(from: day)",
    "let f = DateFormatter(); f.dateFormat = Formats.day; let text = f.string(from: now); let today = f.date(from: text)",
    "let f = DateFormatter(); f.dateFormat = localizedFormat; birthday = f.date(from: line)",
    "let f = DateFormatter(); f.dateFormat = Formats.birthday; birthday = f.date(from: birthdayField.text ?? \"\")",
    """
    extension Date {
      func text(format: String) -> String { let f = DateFormatter(); f.dateFormat = format; return f.string(from: self) }
    }
    func show() { label.text = due.text(format: "yyyy-MM-dd"); other.text = due.text(format: "MMM d") }
    """,
    """
    extension Date {
      func text(format: String) -> String {
        let f = DateFormatter(); f.locale = .posix; f.dateFormat = format; return f.string(from: self)
      }
    }
    let query = [URLQueryItem(name: "from", value: first.text(format: "yyyy-MM-dd"))]
    """,
    "let f = DateFormatter(); f.locale = chosen.current; f.dateFormat = \"dd MMM yyyy hh:mm a\"; day = f.date(from: line)",
    "let dateFormat = \"yyyy-MM-dd\"", "let f = DateFormatter(); f.dateStyle = .medium; day = f.date(from: line)",
    "let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd HH:mm\"; minute = f.date(from: f.string(from: day))!",
    "let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd HH:mm\"; minute = f.date(from: f.string(from: day))",
    """
    func show(_ day: Date) {
      let f = DateFormatter()
      f.dateFormat = "MMM d"
      label.text = f.string(from: day)
      badge.isHidden = f.string(from: day) != "Jan 1"
    }
    """,
    """
    func show(_ day: Date) {
      let f = DateFormatter()
      f.dateFormat = "yyyy-MM-dd"
      f.dateFormat = "MMM d"
      label.text = f.string(from: day)
    }
    """,
    """
    extension DateFormatter {
      convenience init(format: String) { self.init(); locale = Locale(identifier: "en_US_POSIX"); dateFormat = format }
    }
    func read() { day = DateFormatter(format: "yyyy-MM-dd").date(from: reply.day) }
    """,
    """
    extension DateFormatter { convenience init(format: String) { self.init(); dateFormat = format } }
    func read() { let f = DateFormatter(format: "yyyy-MM-dd"); f.locale = .posix; day = f.date(from: reply.day) }
    func show() { label.text = DateFormatter(format: "yyyy-MM-dd").string(from: day) }
    """,
    """
    extension DateFormatter {
      static let full = DateFormatter(format: "yyyy-MM-dd HH:mm:ss")
      convenience init(format: String) { self.init(); dateFormat = format }
    }
    """,
    """
    enum Layout: String { case day = "yyyy-MM-dd" }
    func read() { let f = DateFormatter(); f.locale = .posix; f.dateFormat = Layout.day.rawValue; day = f.date(from: reply.day) }
    """,
  ]
}
