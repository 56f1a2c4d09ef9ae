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
}
