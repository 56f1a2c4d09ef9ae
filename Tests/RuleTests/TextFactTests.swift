import RTLRuleKit
import RTLSyntax
import Testing

@Suite struct TextFactTests {
  @Test(arguments: [
    "x = ⟦NSLocalizedString(\"a\", comment: \"\")⟧", "x = ⟦\"a\".localized⟧", "x = ⟦L10n.a⟧", "x = ⟦L10n.Cart.a(3)⟧",
    "x = ⟦String(localized: \"a\")⟧", "x = ⟦isOn ? L10n.a : nil⟧",
    "x = ⟦bundle.localizedString(forKey: k, value: nil, table: nil)⟧",
    "func f() { let t = L10n.a; x = ⟦t⟧ }", "x = ⟦localizedString(.title, parameters)⟧",
  ])
  func `is a translation`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(file.isLocalizedText(expression))
  }

  @Test(arguments: [
    "x = ⟦title⟧", "x = ⟦\"a\"⟧", "x = ⟦NumberFormatter.localizedString(from: n, number: .decimal)⟧",
    "x = ⟦HTTPURLResponse.localizedString(forStatusCode: 404)⟧", "x = ⟦locale.localizedString(forRegionCode: code)⟧",
    "x = ⟦L10n.a + b⟧", "x = ⟦localized(country: code)⟧",
  ])
  func `is no translation`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(!file.isLocalizedText(expression))
  }

  @Test(arguments: [
    ("enum Titles { static let save = NSLocalizedString(\"save\", comment: \"\") }", "x = ⟦Titles.save⟧", true),
    ("struct Page { enum Titles { static var save: String { \"save\".localized } } }", "x = ⟦Page.Titles.save⟧", true),
    ("extension Titles { static var save: String { return String(localized: \"save\") } }", "x = ⟦Titles.save⟧", true),
    (
      "enum Tab { var title: String { switch self { case .a: return \"a\".localized(in: b) } } }",
      "func f(tab: Tab) { x = ⟦tab.title⟧ }", true
    ),
    ("enum Titles { static let save = \"save\" }", "x = ⟦Titles.save⟧", false),
    ("enum Strings { static let gram = \"g\" }", "x = ⟦Strings.gram⟧", false),
    ("enum Strings { enum Units { static let gram = \"g\" } }", "x = ⟦Strings.Units.gram⟧", false),
    ("enum Strings { static let gram = tr(\"g\") }", "x = ⟦Strings.gram⟧", true),
    ("enum Strings { static let gram = \"g\" }", "x = ⟦Strings.gram.localized⟧", true),
    ("enum Titles { static let save = use(NSLocalizedString(\"save\", comment: \"\")) }", "x = ⟦Titles.save⟧", false),
    ("enum Titles { static let save = \"a\".localized + b }", "x = ⟦Titles.save⟧", false),
    ("func f() { let save = NSLocalizedString(\"save\", comment: \"\") }", "x = ⟦Titles.save⟧", false),
    ("enum AppStrings { static var all: [String] { [a, b] } }", "x = ⟦AppStrings.all⟧", false),
    ("enum AppStrings { static var all: String { a } }", "x = ⟦AppStrings.all⟧", true),
    ("enum Others { static let save = NSLocalizedString(\"save\", comment: \"\") }", "x = ⟦Titles.save⟧", false),
    ("class Tab { var title = \"a\".localized }", "func f(row: Row) { x = ⟦row.title⟧ }", false),
  ])
  func `what another file declares as a translation is one`(_ other: String, _ code: String, _ isOne: Bool) throws {
    let example = MarkedCode(Example(code))
    let own = Structure(Source(example.bytes))
    let file = LintedFile(path: "A.swift", structure: own, project: ProjectIndex([own, Structure(Source(other))]))
    let mark = try #require(example.marks.first)
    let words = own.tokens.indices.filter { (mark.start..<mark.end).contains(Int(own.tokens[$0].start)) }
    let text = Expression(try #require(words.first), try #require(words.last))
    #expect(file.isLocalizedText(text) == isOne)
  }

  @Test(arguments: [
    ("two words", 2), ("a b c", 0), ("it's one", 2), ("\\nnew line", 2), ("⚠️ ✓ … –", 0), ("שלום עולם", 2),
    ("x\\u{2022}yes", 1), ("größe", 1), ("3 km/h", 1), ("", 0),
  ])
  func `words are counted`(_ text: String, _ count: Int) {
    let structure = Structure(Source("\"\(text)\""))
    #expect(structure.wordCount(ofStringAt: 0) == count)
  }

  @Test(arguments: [
    ("a + b", 2), ("a + (b + c) + \"d\"", 3), ("f(a + b) + c", 2), ("a", 1), ("a + b * c", 0), ("a ?? b + c", 0),
  ])
  func `a sum has its summands`(_ code: String, _ count: Int) {
    let structure = Structure(Source(code))
    #expect(structure.summands(of: Expression(0, structure.tokens.count - 1)).count == count)
  }

  private func grownList(_ code: String) throws -> Expression? {
    let (file, expression) = try marked(code)
    return Site(file: file, index: expression.first + 1).grownList
  }

  @Test(arguments: [
    "for n in names { list += ⟦\", \"⟧ }", "for n in names { list += ⟦\", \\(n)\"⟧ }",
    "for n in names { list += ⟦\", \"⟧ + n }", "for n in names { list = list + ⟦\", \"⟧ + n }",
    "names.forEach { list += ⟦\", \\($0)\"⟧ }",
    "x = names.reduce(\"\") { $0 + ⟦\", \"⟧ + $1 }", "while more { if !list.isEmpty { list += ⟦\", \"⟧ } }",
  ])
  func `a list grows`(_ code: String) throws {
    #expect(try grownList(code) != nil)
  }

  @Test(arguments: [
    "address += ⟦\", \\(city)\"⟧", "for n in names { label.text = n.last + ⟦\", \"⟧ + n.first }",
    "for n in names { let f = { list += ⟦\", \"⟧ } }", "for n in names { list += ⟦\", \\(n) and\"⟧ }",
    "for n in names { print(⟦\", \"⟧) }", "x = names.map { $0 + ⟦\", \"⟧ + $0 }",
  ])
  func `nothing grows`(_ code: String) throws {
    #expect(try grownList(code) == nil)
  }
}
