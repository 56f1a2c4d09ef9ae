import RTLRuleKit
import RTLSyntax

struct FixedNumberLocale: Rule {
  let id = "fixed_number_locale"
  let summary = "Numbers or dates for people are written in one fixed language"
  let rationale = """
    A formatter with `Locale(identifier: "en_US")` writes Latin digits and English separators, signs and names of months \
    for everybody. Without a locale of its own it takes the person's. `en_US_POSIX` is another matter: it is the one \
    for what machines read.
    """
  let references = [
    "https://developer.apple.com/videos/play/wwdc2022/10107/",
    "https://developer.apple.com/documentation/foundation/numberformatter/locale",
    "https://developer.apple.com/library/archive/qa/qa1480/_index.html",
  ]
  let severity = Severity.info

  let bad: [Example] = [
    "import UIKit\nformatter.locale = ⟦Locale(identifier: \"en_US\")⟧",
    "priceLabel.text = String(format: \"%.2f\", locale: ⟦Locale(identifier: \"en_US\")⟧, price)",
    "Text(total, format: .number.locale(⟦Locale(identifier: \"en_GB\")⟧))",
    "import SwiftUI\nformatter.locale = ⟦NSLocale(localeIdentifier: \"en_US\")⟧ as Locale",
    "let f = NumberFormatter(); f.locale = ⟦.init(identifier: \"en\")⟧; label.text = f.string(from: total)",
    "import Cocoa\npriceFormatter.groupingSeparator = ⟦\",\"⟧",
    "let days = UICalendarView(); days.locale = ⟦Locale(identifier: \"vi_VN\")⟧",
    "import UIKit\nlet formatter = NumberFormatter().then { $0.decimalSeparator = ⟦\".\"⟧ }",
    "let f = NumberFormatter(); f.locale = ⟦Locale(identifier: Codes.englishUS)⟧; label.text = f.string(from: total)",
  ]
  let good: [Example] = [
    "datePicker.locale = Locale(identifier: \"ar\")", "formatter.locale = .current",
    "formatter.locale = Locale(identifier: \"en_US_POSIX\")",
    "formatter.locale = Locale(identifier: language.code)",
    "let recognizer = SFSpeechRecognizer(locale: Locale(identifier: \"en-US\"))",
    "view.environment(\\.locale, Locale(identifier: \"en\"))",
    "let name = text.lowercased(with: Locale(identifier: \"en_US\"))",
    "formatter.locale = Locale(identifier: \"en_US\"); formatter.dateFormat = \"yyyy-MM-dd'T'HH:mm:ssZ\"",
    "func f() { let p = DateFormatter(); p.locale = Locale(identifier: \"en_US\"); day = p.date(from: line) }",
    "let f = NumberFormatter(); f.locale = Locale(identifier: \"en_US\"); print(f.string(from: total))",
    "let f = NumberFormatter(); f.locale = Locale(identifier: \"en_US\"); return f.number(from: text)",
    "import UIKit\napiFormatter.locale = Locale(identifier: \"en_US\")",
    "import Foundation\nformatter.locale = Locale(identifier: \"en_US\")",
    "import UIKit\nclass Logger { func f() { formatter.decimalSeparator = \".\" } }",
    "let english = Locale(identifier: \"en_US\")",
    "let languages = [\"en_US\", \"en\"]",
    "let line = String(format: \"%.2f\", locale: Locale(identifier: \"en_US\"), latitude)",
    "formatter.decimalSeparator = Locale.current.decimalSeparator",
    "formatter.groupingSeparator = \"\"",
    "parser.decimalSeparator = \".\"; value = parser.number(from: line)",
    "import UIKit\nformatter.locale = Locale(identifier: isArabic ? Codes.arabic : Codes.english)",
    "if language == .ar { f.locale = Locale(identifier: \"ar\") } else { f.locale = Locale(identifier: \"en\") }",
  ]

  let triggers: [Trigger] = ["identifier", "localeIdentifier", "groupingSeparator", "decimalSeparator"].map {
    .word($0)
  }

  func check(_ site: Site) -> Finding? {
    site.is("identifier", "localeIdentifier") ? located(site) : separated(site)
  }

  /// `Locale(identifier: "en_US")`, woken at the label.
  private func located(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.kind(site.index + 1) == .colon, isFixed(site.index + 2, structure),
      let call = structure.call(around: site.index),
      structure.token(call.callee, isAnyOf: "Locale", "NSLocale", "init"),
      structure.firstArgument(of: call)?.label == site.index
    else { return nil }
    let locale = structure.operand(around: call.callee)
    var place = structure.place(of: locale)
    if case .cast(let type) = place {
      place = structure.place(of: Expression(locale.first, structure.endOfType(from: type) - 1))
    }
    let isShown = isShown(place, site)
    // `if language == .ar { … "ar" } else { … "en" }`: the language the person has chosen.
    guard !isShown.isNo, !site.isDirectionAware else { return nil }
    // Where the text is seen to be shown, in an app that speaks more than English, it is a matter of intent no more.
    let isVisible = isShown.isYes
    return Finding(
      structure.range(locale.first, through: locale.last),
      message,
      severity: isVisible ? site.severityOfText ?? .warning : nil
    )
  }

  /// `"en_US"` or `englishLocaleIdentifier`
  private func isFixed(_ start: Int, _ structure: Structure) -> Bool {
    if let literal = literal(at: start, structure) { return isWrittenFromLeft(structure.bytes(literal.first + 1)) }
    let value = structure.value(at: start)
    return structure.kind(value.last) == .identifier && structure.name(value.last, beginsWithWord: "english")
      && structure.chainStart(value.last) == value.first
      && !structure.text(value.last).lowercased().hasSuffix("posix")
  }

  /// `en_US`, `zh-Hans`, `vi`. Who names a language that is written from the right has thought of its readers, and what
  /// is for programs is named POSIX.
  private func isWrittenFromLeft(_ locale: ArraySlice<UInt8>) -> Bool {
    let parts = locale.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    guard let language = parts.first, 2...3 ~= language.count,
      !parts.contains(where: { $0.elementsEqual("POSIX".utf8) })
    else { return false }
    return !LanguageCodes.isRightToLeft(String(decoding: locale, as: UTF8.self))
  }

  private func isShown(_ place: Place, _ site: Site) -> Answer {
    let structure = site.structure
    switch place {
    case .assigned(let property): return structure.token(property, is: "locale") ? writesForPeople(property, site) : .no
    case .argument(let call, let argument):
      let audience = site.audience(of: structure.operand(around: call.callee))
      if structure.token(call.callee, is: "locale") { return audience.isUser }
      guard let label = argument.label, structure.token(label, is: "locale"), audience == .plain,
        structure.token(call.callee, isAnyOf: "String", "NSString", "formatted", "init")
      else { return .no }
      return .yes
    default: return .no
    }
  }

  /// `formatter.groupingSeparator = ","`
  private func separated(_ site: Site) -> Finding? {
    let structure = site.structure
    guard structure.isMember(site.index), structure.kind(site.index + 1) == .equal else { return nil }
    guard let literal = literal(at: site.index + 2, structure), !writesForPeople(site.index, site).isNo else {
      return nil
    }
    return Finding(structure.range(literal.first, through: literal.last), separatorMessage)
  }

  /// A value that is written out whole.
  private func literal(at start: Int, _ structure: Structure) -> Expression? {
    let value = structure.unwrapped(structure.value(at: start))
    let isWhole = structure.kind(value.first) == .stringStart && structure.kind(value.first + 1) == .stringText
    return isWhole && value.last == value.first + 2 ? value : nil
  }

  /// Whether a formatter is one that writes for people: not one that reads, or writes what only machines see.
  private func writesForPeople(_ property: Int, _ site: Site) -> Answer {
    let structure = site.structure
    guard let receiver = structure.receiverName(ofMember: property) else { return .no }
    if isDatePicker(receiver, site) { return .yes }
    guard isFormatter(receiver, site) else { return .no }
    let names = [receiver, site.file.nameOfBody(around: property), site.enclosingTypeName]
    if structure.names(names, holdAnyOf: Self.machineWords) { return .no }
    let uses = site.file.formatterUses(ofProperty: property)
    guard !uses.isForMachines, !uses.hasMachinePattern, !uses.reads else { return .no }
    // Where nobody is seen to read the text, a file of views is more likely to be about people than another.
    let isShown = site.file.isShown(uses)
    guard isShown == .unknown else { return isShown }
    let hasViews = ["UIKit", "SwiftUI", "AppKit", "Cocoa"].contains { site.imports($0) }
    return hasViews ? .unknown : .no
  }

  private func isFormatter(_ receiver: Int, _ site: Site) -> Bool {
    let structure = site.structure
    if structure.kind(receiver) == .dollarIdentifier || structure.name(receiver, endsWithWord: "formatter") {
      return true
    }
    guard let type = site.file.type(ofName: receiver) else { return false }
    return Self.formatters.contains { TypeKey($0) == type }
  }

  /// `datePicker.locale`: what people choose from.
  private func isDatePicker(_ receiver: Int, _ site: Site) -> Bool {
    site.structure.name(receiver, endsWithAnyOf: ["datepicker", "calendarview"])
      || ["UIDatePicker", "NSDatePicker", "UICalendarView"].contains { site.file.type(ofName: receiver) == TypeKey($0) }
  }

  private static let formatters = [
    "NumberFormatter", "DateFormatter", "MeasurementFormatter", "DateIntervalFormatter", "RelativeDateTimeFormatter",
    "ByteCountFormatter", "DateComponentsFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter",
  ]

  private static let machineWords: NameWords = [
    "log", "logger", "api", "iso", "rfc", "http", "header", "server", "backend", "parser", "json", "xml", "utc", "gmt",
    "key", "cache", "database", "sql", "export", "request", "response", "decoder", "encoder", "exif", "identifier",
    "parse", "decode", "encode", "input", "csv", "analytics", "pixel",
  ]

  private let message =
    "the text is written in one language's digits and words for everybody; leave the locale to the person's own"
  private let separatorMessage =
    "the separator is the same in every language; leave it to the formatter's locale"
}
