import RTLRuleKit
import RTLSyntax

struct UnpinnedMachineDate: Rule {
  let id = "unpinned_machine_date"
  let summary = "A date for programs is read or written in the person's own calendar, clock and digits"
  let rationale = """
    A formatter without a locale takes the person's. Where the calendar is the Persian, the Islamic or the Buddhist one, \
    "yyyy" is another year; in Arabic and Persian the digits are others too, and where the clock is set from 24 to 12 \
    hours, "HH" is rewritten. So servers get dates they cannot read, and dates from servers come out as nil or \
    centuries off. `en_US_POSIX` is the locale that never changes (Technical Q&A QA1480).
    """
  let references = [
    "https://developer.apple.com/library/archive/qa/qa1480/_index.html",
    "https://developer.apple.com/documentation/foundation/dateformatter#2528261",
  ]

  let bad: [Example] = [
    Example(
      """
      let formatter = DateFormatter()
      formatter.dateFormat = ⟦"yyyy-MM-dd"⟧
      let day = formatter.date(from: reply.day)
      """,
      fixed: """
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        let day = formatter.date(from: reply.day)
        """
    ),
    """
    extension DateFormatter {
      static let moment: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = ⟦"yyyy-MM-dd'T'HH:mm:ssZ"⟧
        return formatter
      }()
    }
    """,
    """
    func isFriday(_ day: Date) -> Bool {
      let formatter = DateFormatter()
      formatter.dateFormat = ⟦"EEEE"⟧
      return formatter.string(from: day) == "Friday"
    }
    """,
    Example(
      "let f = DateFormatter(); f.locale = .current; f.dateFormat = ⟦\"yyyyMMdd\"⟧; day = f.date(from: line)",
      fixed: "let f = DateFormatter(); f.locale = Locale(identifier: \"en_US_POSIX\"); f.dateFormat = \"yyyyMMdd\"; "
        + "day = f.date(from: line)"
    ),
    "let f = DateFormatter(); f.dateFormat = ⟦\"yyyy\"⟧; let year = Int(f.string(from: now))",
    "let f = DateFormatter(); f.dateFormat = ⟦\"HH:mm\"⟧; opening = f.date(from: reply.opening)",
    """
    let f = DateFormatter()
    f.dateFormat = ⟦"yyyy-MM-dd HH:mm:ss"⟧
    decoder.dateDecodingStrategy = .formatted(f)
    """,
    """
    let pattern = "yyyy-MM-dd"
    let f = DateFormatter().then { $0.dateFormat = ⟦pattern⟧ }
    items.append(URLQueryItem(name: "from", value: f.string(from: first)))
    """,
    """
    let f = DateFormatter()
    f.calendar = Calendar(identifier: .gregorian)
    f.dateFormat = ⟦"yyyy-MM-dd"⟧
    let parameters = ["from": f.string(from: first)]
    """,
    """
    func show(_ line: String) {
      let f = DateFormatter()
      f.dateFormat = ⟦"yyyy-MM-dd HH:mm:ss"⟧
      guard let date = f.date(from: line) else { return }
      f.dateFormat = "d MMM"
      label.text = f.string(from: date)
    }
    """,
    """
    func done() {
      let f = DateFormatter()
      f.dateStyle = .medium
      field.text = f.string(from: day)
      f.dateFormat = ⟦"yyyy-MM-dd"⟧
      didChange?(f.string(from: day))
    }
    """,
    "func now() -> String { let f = DateFormatter(); f.dateFormat = ⟦\"yyyyMMdd\"⟧; return f.string(from: d) }; let params = [\"at\": now()]",
    """
    func day(in text: String, format: String) -> Date? {
      let formatter = DateFormatter()
      formatter.dateFormat = ⟦format⟧
      return formatter.date(from: text)
    }
    """,
    """
    func read(_ line: String) -> Date? {
      for form in forms {
        let f = DateFormatter()
        f.dateFormat = ⟦form⟧
        if let day = f.date(from: line) { return day }
      }
      return nil
    }
    """,
    "let f = DateFormatter(); f.dateFormat = ⟦Formats.moment⟧; decoder.dateDecodingStrategy = .formatted(f)",
    """
    extension Date {
      func text(format: String) -> String { let f = DateFormatter(); f.dateFormat = format; return f.string(from: self) }
    }
    let query = [URLQueryItem(name: "from", value: first.text(format: ⟦"yyyy-MM-dd"⟧))]
    """,
    "let f = DateFormatter(); f.locale = .current; f.dateFormat = ⟦\"EEE MMM d HH:mm:ss yyyy\"⟧; day = f.date(from: line)",
    "class Store { lazy var days: DateFormatter = { let f = DateFormatter(); f.dateFormat = ⟦\"yyyy-MM-dd\"⟧; return f }() }",
    """
    extension DateFormatter { convenience init(format: String) { self.init(); dateFormat = format } }
    func set(up decoder: JSONDecoder) { decoder.dateDecodingStrategy = .formatted(DateFormatter(format: ⟦"yyyy-MM-dd"⟧)) }
    """,
    """
    func made(format: String) -> DateFormatter { let f = DateFormatter(); f.dateFormat = ⟦format⟧; return f }
    func read() { day = made(format: "yyyy-MM-dd").date(from: reply.day) }
    """,
    Example(
      "let f = Foundation.DateFormatter(); f.dateFormat = ⟦\"yyyy-MM-dd\"⟧; day = f.date(from: reply.day)",
      fixed: "let f = Foundation.DateFormatter(); f.locale = Locale(identifier: \"en_US_POSIX\"); "
        + "f.dateFormat = \"yyyy-MM-dd\"; day = f.date(from: reply.day)"
    ),
    """
    enum Layout: String { case day = "yyyy-MM-dd" }
    func read() { let f = DateFormatter(); f.dateFormat = ⟦Layout.day.rawValue⟧; day = f.date(from: reply.day) }
    """,
  ]
  let good: [Example] = Self.pinned

  let triggers: [Trigger] = DateFormatConstants.patternNames.map { .word($0) }

  func check(_ site: Site) -> Finding? {
    let structure = site.structure
    if structure.kind(site.index + 1) == .colon { return made(site) ?? handed(site) }
    guard structure.kind(site.index + 1) == .equal, structure.isMember(site.index), site.is("dateFormat"),
      structure.kind(site.index + 2) != nil
    else { return nil }
    return seen(site) ?? unseen(site)
  }

  private func seen(_ site: Site) -> Finding? {
    let structure = site.structure
    guard let receiver = structure.receiverName(ofMember: site.index),
      let pattern = site.file.datePattern(setAt: site.index),
      pattern.isPattern, site.file.isPlainFormatter(receiver, of: TypeKey("DateFormatter")),
      !isReplaced(receiver, site)
    else { return nil }
    let uses = site.file.formatterUses(ofPatternAt: site.index)
    guard !uses.hasOtherLocale else { return nil }
    let texts = uses.texts.map { site.file.programUse(of: $0) }
    guard let severity = severity(pattern, uses, texts, site) else { return nil }
    let value = structure.value(at: site.index + 2)
    return Finding(
      structure.range(value.first, through: value.last),
      texts.contains(.understood) ? understood : uses.patterns > 1 || !uses.otherTexts.isEmpty ? shared : exchanged,
      severity: severity,
      fix: fix(uses, site)
    )
  }

  /// `f.dateFormat = "yyyy"; f.dateFormat = "MM"`: the next statement gives the formatter another pattern.
  func isReplaced(_ receiver: Int, _ site: Site) -> Bool {
    let structure = site.structure
    let next = structure.value(at: site.index + 2).last + 1
    return !structure.isMember(receiver) && structure.kind(next) == .identifier && structure.isSameText(next, receiver)
      && structure.token(next + 2, is: "dateFormat") && structure.kind(next + 3) == .equal
  }

  private let understood =
    "the code reads this text again, but it is in the person's own words and digits; ask Calendar for the part, or set "
    + "locale to Locale(identifier: \"en_US_POSIX\")"
  private let shared =
    "programs exchange this date, but the person's calendar, clock and digits write it; give it a formatter of its own "
    + "with the locale en_US_POSIX, or an ISO8601DateFormatter"
  let exchanged =
    "programs exchange this date, but the person's calendar, clock and digits write it; set locale to "
    + "Locale(identifier: \"en_US_POSIX\") or use ISO8601DateFormatter"
}
