import RTLRuleKit
import RTLSyntax
import Testing

@Suite struct FormatterFactTests {
  private func pattern(_ text: String) -> DatePattern { DatePattern(Array(text.utf8)[...]) }

  @Test(arguments: [
    "yyyy-MM-dd", "yyyyMMdd", "yyyy-MM-dd'T'HH:mm:ssZ", "EEE, dd MMM yyyy HH:mm:ss zzz", "HH:mm:ss.SSS",
    "dd_MM_yyyy", "HHmmss",
  ])
  func `programs exchange it`(_ text: String) {
    #expect(pattern(text).isForMachines)
  }

  @Test(arguments: [
    "MMM d, yyyy", "dd/MM/yyyy", "dd.MM.yy", "h:mm a", "h:mma", "EEEE d MMMM", "d MMMM 'at' HH:mm", "yyyy.MM.dd",
    "MM-dd-yyyy",
  ])
  func `people read it`(_ text: String) {
    let pattern = pattern(text)
    #expect(!pattern.isForMachines && pattern.isPattern && pattern.hasOrder && pattern.hasDateOrHour)
  }

  @Test(arguments: [("mm:ss", false), ("HH:mm", true), ("d/M", true), ("h:mm a", true)])
  func `minutes and seconds are alike everywhere`(_ text: String, _ differs: Bool) {
    #expect(pattern(text).hasDateOrHour == differs)
  }

  @Test(arguments: [
    ("MMM d, yyyy", "MMMdyyyy"), ("h:mm a", "jmm"), ("EEEE HH:mm", "EEEEjjmm"), ("d MMMM 'at' HH:mm", "dMMMMjjmm"),
  ])
  func `a template has the parts alone`(_ text: String, _ template: String) {
    #expect(pattern(text).template == template)
  }

  private func uses(_ code: String) throws -> FormatterUses {
    let (file, expression) = try marked(code)
    return file.formatterUses(ofProperty: expression.last)
  }

  @Test func `what is said of the same formatter is gathered`() throws {
    let posix = try uses(
      "func f() { let a = DateFormatter(); a.⟦dateFormat⟧ = x; a.locale = Locale(identifier: \"en_US_POSIX\") }"
    )
    #expect(posix.isForMachines && !posix.hasFixedLocale)
    let other = try uses(
      "func f() { let a = DateFormatter(); a.⟦dateFormat⟧ = x }; func g() { a.locale = Locale(identifier: \"en_US_POSIX\") }"
    )
    #expect(!other.isForMachines)
    let closure = try uses(
      "let a = DateFormatter().then { $0.⟦dateFormat⟧ = x; $0.timeZone = TimeZone(identifier: \"UTC\") }"
    )
    #expect(closure.hasFixedZone && !closure.reads)
    let member = try uses(
      "class C { let a = DateFormatter(); init() { a.⟦dateFormat⟧ = x }; func f() { day = a.date(from: line) } }"
    )
    #expect(member.reads && member.readsNext)
  }

  @Test func `a constant's uses are its formatter's`() throws {
    let (file, expression) = try marked(
      """
      class C {
        static let day: DateFormatter = { let f = DateFormatter(); f.⟦dateFormat⟧ = x; return f }()
        func show() { label.text = C.day.string(from: date) }
      }
      """
    )
    let uses = file.formatterUses(ofProperty: expression.last)
    #expect(uses.texts.count == 1 && file.isShown(uses) == .yes)
  }

  @Test(arguments: [
    ("\"%02d:%02d\"", true), ("\"%d:%02d:%02d\"", true), ("\"%02x:%02x\"", false), ("\"%d:%d\"", false),
    ("\"%02d\"", false), ("\"%02d-%02d\"", false), ("\"%@:%02d\"", false),
  ])
  func `a format of a clock is known`(_ code: String, _ isClock: Bool) {
    #expect(Structure(Source(code)).isClock(formatAt: 0) == isClock)
  }

  @Test(arguments: [
    (#""\(hours):\(minutes)""#, true), (#""\(h):\(m)""#, true), (#""\(day)/\(month)/\(year)""#, true),
    (#""\(t.hour ?? 0):0\(t.minute ?? 0)""#, true), (#""\(width):\(height)""#, false), (#""\(host):\(port)""#, false),
    (#""\(startYear)-\(endYear)""#, false), (#""\(min):\(max)""#, false),
    (#""\(card.expiry.month)/\(card.year)""#, false),
  ])
  func `a clock of interpolations is known by the names of its parts`(_ code: String, _ isClock: Bool) {
    #expect(Structure(Source(code)).isClock(stringAt: 0) == isClock)
  }

  @Test(arguments: [
    ("yyyy-MM-dd'T'HH:mm:ssZ", true), ("EEE, dd MMM yyyy HH:mm:ss zzz", true), ("yyyy-MM-dd'T00:00:00'xxx", true),
    ("yyyy-MM-dd", false), ("h:mm a zzz", false), ("d MMM yyyy zzz", false),
  ])
  func `standards write whole moments`(_ text: String, _ isStandard: Bool) {
    #expect(pattern(text).isStandard == isStandard)
  }

  @Test(arguments: [
    ("yyyyMMdd", true), ("yyyy-MM-dd HH:mm", true), ("dd/MM/yyyy", false), ("MMMd", false), ("HH:mm:ss.SSS", false),
  ])
  func `nobody writes dates like that by hand`(_ text: String, _ isForPrograms: Bool) {
    #expect(pattern(text).isForProgramsAlone == isForPrograms)
  }

  @Test func `of two patterns each has its own uses`() throws {
    let code = { (first: String, second: String) in
      "func f() { let a = DateFormatter(); a.\(first) = x; d = a.date(from: s); a.\(second) = y; t = a.string(from: d) }"
    }
    let (file, first) = try marked(code("⟦dateFormat⟧", "dateFormat"))
    let read = file.formatterUses(ofPatternAt: first.last)
    #expect(read.reads && read.texts.isEmpty && read.patterns == 2)
    let (other, second) = try marked(code("dateFormat", "⟦dateFormat⟧"))
    let written = other.formatterUses(ofPatternAt: second.last)
    #expect(!written.reads && written.texts.count == 1)
  }

  @Test(arguments: ["Text(x, formatter: day)", "Text(x, formatter: Self.day)", "Text(\"\\(x, formatter: C.day)\")"])
  func `a text's formatter is shown`(_ text: String) throws {
    let (file, expression) = try marked(
      """
      class C {
        static let day: DateFormatter = { let f = DateFormatter(); f.⟦dateFormat⟧ = x; return f }()
        var body: some View { \(text) }
      }
      """
    )
    let uses = file.formatterUses(ofProperty: expression.last)
    #expect(uses.isOfText && file.isShown(uses) == .yes)
  }

  @Test func `the person's own locale is none`() throws {
    let own = try uses("func f() { let a = DateFormatter(); a.⟦dateFormat⟧ = x; a.locale = .current }")
    #expect(own.ownLocale != nil && !own.hasOtherLocale)
    let other = try uses("func f() { let a = DateFormatter(); a.⟦dateFormat⟧ = x; a.locale = .posix }")
    #expect(other.ownLocale == nil && other.hasOtherLocale)
  }

  @Test(arguments: [
    ("let ⟦f⟧ = DateFormatter()", true), ("let ⟦f⟧: DateFormatter = .init()", true),
    ("let ⟦f⟧ = NumberFormatter()", false),
    ("let ⟦f⟧ = DateFormatter.posix()", false), ("let ⟦f⟧ = DateFormatter(locale: l)", false),
    ("let ⟦f⟧ = make()", false),
    ("let a = DateFormatter().then { ⟦$0⟧.x = y }", true), ("let a = make().then { ⟦$0⟧.x = y }", false),
  ])
  func `a formatter is made in sight`(_ code: String, _ isPlain: Bool) throws {
    let (file, expression) = try marked(code)
    #expect(file.isPlainFormatter(expression.last, of: TypeKey("DateFormatter")) == isPlain)
  }

  @Test(arguments: [
    ("x = Int(⟦t⟧)", ProgramUse.understood), ("if ⟦t⟧ == \"Friday\" {}", .understood), ("if ⟦t⟧ == day {}", nil),
    ("if ⟦t⟧ == \"\" {}", nil),
    ("q = URLQueryItem(name: \"a\", value: ⟦t⟧)", .sent), ("request.setValue(⟦t⟧, forHTTPHeaderField: \"A\")", .sent),
    ("u = \"https://a.b/\\(⟦t⟧)\"", .sent), ("u = \"a?b=\\(⟦t⟧)\"", .sent), ("let parameters = [\"a\": ⟦t⟧]", .sent),
    ("params[\"a\"] = ⟦t⟧", .sent), ("names[\"a\"] = ⟦t⟧", nil),
    ("func f() { let d = ⟦t⟧; q = URLQueryItem(name: \"a\", value: d) }", .sent),
    ("func f() { let d: String; d = ⟦t⟧; q = URLQueryItem(name: \"a\", value: d) }", .sent),
    ("func f() { let d = ⟦t⟧; print(d); q = URLQueryItem(name: \"a\", value: d) }", .sent),
    ("func day() -> String { let d = ⟦t⟧; print(d); return d }; func f() { let params = [\"a\": day()] }", .sent),
    ("var day: String { ⟦t⟧ }; func f() { if self.day == \"Friday\" {} }", .understood),
    ("func day() -> String { ⟦t⟧ }; func f() { print(day()) }", .logged),
    ("func day() -> String { ⟦t⟧ }; func f() { label.text = day() }", nil),
    ("let u = \"https://a.b/\" + ⟦t⟧", .sent), ("let u = \"from \" + ⟦t⟧", nil),
    ("store.collection(\"days\").document(⟦t⟧).setData([:])", .sent), ("root.child(\"a/\\(⟦t⟧)\")", .sent),
    ("entry.setData([\"day\": ⟦t⟧])", .sent), ("days.whereField(\"day\", isEqualTo: ⟦t⟧)", .sent),
    ("print(\"now \\(⟦t⟧)\")", .logged), ("logger.info(⟦t⟧)", .logged), ("label.text = ⟦t⟧", nil),
    ("names = [\"a\": ⟦t⟧]", nil),
  ])
  func `programs make something of it`(_ code: String, _ use: ProgramUse?) throws {
    let (file, expression) = try marked(code)
    #expect(file.programUse(of: expression) == use)
  }

  @Test(arguments: [
    ("a.⟦dateFormat⟧ = \"yyyy\"", true), ("a.⟦dateFormat⟧ = (isOn ? \"yyyy\" : \"MM\")", true),
    ("let p = \"yyyy\"; a.⟦dateFormat⟧ = p", true), ("enum C { static let p = \"yyyy\" }; a.⟦dateFormat⟧ = C.p", true),
    ("func f(p: String = \"yyyy\") { a.⟦dateFormat⟧ = p }", true), ("func f(p: String) { a.⟦dateFormat⟧ = p }", false),
    ("a.⟦dateFormat⟧ = \"yy\\(c)\"", false), ("a.⟦dateFormat⟧ = make(\"yyyy\")", false),
    ("a.⟦dateFormat⟧ = C.q", false),
  ])
  func `a pattern is in sight`(_ code: String, _ isSeen: Bool) throws {
    let (file, expression) = try marked(code)
    let pattern = file.datePattern(setAt: expression.last)
    #expect((pattern != nil) == isSeen)
    if let pattern { #expect(pattern.template == "yyyy") }
  }

  @Test(arguments: [
    ("f.date(from: line)", true), ("f.date(from: f.string(from: day))", false),
    ("let text = f.string(from: day); let start = ⟦f.date(from: text)⟧", false),
    ("let text = defaults.string(forKey: key)!; let start = ⟦f.date(from: text)⟧", true),
    ("f.date(from: field.text!)", false),
  ])
  func `what a formatter reads may come from a program`(_ code: String, _ mayCome: Bool) throws {
    let (file, expression) = try marked(code.contains("⟦") ? code : "⟦\(code)⟧")
    #expect(file.mayComeFromPrograms([expression]) == mayCome)
  }
}
