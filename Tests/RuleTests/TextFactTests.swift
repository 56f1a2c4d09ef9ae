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
    "x = ⟦L10n.a + b⟧",
  ])
  func `is no translation`(_ code: String) throws {
    let (file, expression) = try marked(code)
    #expect(!file.isLocalizedText(expression))
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
