import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

@testable import RTLEngine

/// One rule with one of its examples, as a test's argument.
struct RuleExample: CustomTestStringConvertible, Sendable {
  let rule: any Rule
  let example: Example

  var testDescription: String { "\(rule.id): \(example.marked)" }

  static let bad = allRules.flatMap { cataloged in
    cataloged.rule.bad.map { RuleExample(rule: cataloged.rule, example: $0) }
  }
  static let good = allRules.flatMap { cataloged in
    cataloged.rule.good.map { RuleExample(rule: cataloged.rule, example: $0) }
  }

  func findings(in code: String) -> [Finding] { lint(Source(code), with: rule, path: example.path) }
}

/// What holds for every rule, shown on its own examples. A rule's author writes examples; the laws come for free.
@Suite struct RuleLaws {
  @Test(arguments: RuleExample.bad)
  func `a bad example is found at exactly its marks`(_ case: RuleExample) {
    let marked = MarkedCode(`case`.example)
    let found = `case`.findings(in: `case`.example.code).map(\.range).sorted { $0.start < $1.start }
    #expect(!marked.marks.isEmpty, "a bad example marks what is found")
    #expect(found == marked.marks, "found \(found.map { Source(marked.bytes).text($0) })")
  }

  /// Pages and editors show the first three of each kind.
  @Test func `what can be fixed is shown fixed`() {
    for cataloged in allRules where cataloged.rule.bad.contains(where: { $0.fixed != nil }) {
      #expect(cataloged.rule.bad.prefix(3).contains { $0.fixed != nil }, "\(cataloged.rule.id)")
    }
  }

  @Test(arguments: RuleExample.good)
  func `a good example is silent`(_ case: RuleExample) {
    let code = `case`.example.code
    let found = `case`.findings(in: code)
    #expect(found.isEmpty, "found \(found.map { Source(code).text($0.range) + ": " + $0.message })")
  }

  /// Characters nobody sees are at fault in comments as well.
  @Test(arguments: RuleExample.bad.filter { !$0.rule.triggers.contains(.hiddenCharacter) })
  func `comments are silent`(_ case: RuleExample) {
    let code = `case`.example.code
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { "// " + $0 }
    #expect(`case`.findings(in: lines.joined(separator: "\n")).isEmpty)
    #expect(`case`.findings(in: "/* /* nested */ \(code.replacing("*/", with: "")) */").isEmpty)
  }

  @Test(arguments: RuleExample.bad)
  func `findings are not moved by what stands before them`(_ case: RuleExample) {
    let code = `case`.example.code
    for prefix in ["\u{FEFF}", "// مرحبا بالعالم\n", "// 👨‍👩‍👧‍👦 שלום\n", "\r\n\r\n", "/* \u{200F} */ "] {
      let found = `case`.findings(in: prefix + code).map(\.range).sorted { $0.start < $1.start }
      #expect(found == MarkedCode(`case`.example).shifted(by: prefix.utf8.count), "behind \(prefix.debugDescription)")
    }
  }

  @Test(arguments: RuleExample.bad)
  func `line endings do not matter`(_ case: RuleExample) {
    let code = `case`.example.code
    let count = `case`.findings(in: code).count
    #expect(`case`.findings(in: code.replacing("\n", with: "\r\n")).count == count)
  }

  @Test(arguments: RuleExample.bad)
  func `a fix gives the text it promises and settles the finding`(_ case: RuleExample) throws {
    let findings = `case`.findings(in: `case`.example.code)
    let fixes = findings.compactMap(\.fix)
    guard let expected = `case`.example.fixed else {
      for fix in fixes { #expect(!fix.edits.isEmpty, "a fix edits something") }
      return
    }
    #expect(!fixes.isEmpty, "the example promises a fix")
    let fixed = applying(fixes, to: `case`.example.code)
    #expect(fixed == expected)
    let left = `case`.findings(in: fixed)
    #expect(left.isEmpty, "still found: \(left.map(\.message))")
  }

  @Test(arguments: RuleExample.bad)
  func `edits of one finding do not overlap`(_ case: RuleExample) {
    for fix in `case`.findings(in: `case`.example.code).compactMap(\.fix) {
      let ranges = fix.edits.map(\.range).sorted { $0.start < $1.start }
      for (first, second) in zip(ranges, ranges.dropFirst()) { #expect(first.end <= second.start) }
    }
  }

  @Test(arguments: RuleExample.bad)
  func `a fix is one that is made`(_ case: RuleExample) {
    let old = Source(`case`.example.code)
    for fix in `case`.findings(in: `case`.example.code).compactMap(\.fix) {
      var patch = Patch()
      let isAdded = patch.add(fix.edits)
      #expect(isAdded && Relexing.accepts(patch, from: old, to: patch.applied(to: old)))
    }
  }

  /// It goes on after `warning: `, and so begins small; names stay as they are.
  @Test(arguments: RuleExample.bad)
  func `a message is one line that says what and what instead`(_ case: RuleExample) throws {
    for finding in `case`.findings(in: `case`.example.code) {
      let first = try #require(finding.message.split(separator: " ").first)
      let isName = ["Arabic", "SwiftUI"].contains(first) || `case`.example.code.contains(first)
      #expect(first.first?.isUppercase == false || isName, "\(finding.message)")
      #expect(!finding.message.contains("\n"))
      #expect(finding.message.count >= 20 && finding.message.count <= 200, "\(finding.message)")
      #expect(!finding.message.hasSuffix("."))
    }
  }

  @Test(arguments: allRules.map(\.rule.id))
  func `no prefix of any example brings a rule down`(_ id: String) throws {
    try expectSound(id) { bytes, cut in Source(bytes.prefix(cut)) }
  }

  /// A file may begin anywhere too: with an operator, in the middle of a string.
  @Test(arguments: allRules.map(\.rule.id))
  func `no suffix of any example brings a rule down`(_ id: String) throws {
    try expectSound(id) { bytes, cut in Source([0x20] + bytes[cut...]) }
  }

  /// Whether all that is found in examples cut at every third byte lies inside what is left of them.
  private func expectSound(_ id: String, _ part: ([UInt8], Int) -> Source) throws {
    let cataloged = try #require(allRules.first { $0.rule.id == id })
    for example in cataloged.rule.bad + cataloged.rule.good {
      let bytes = Array(example.code.utf8)
      for cut in stride(from: 0, to: bytes.count, by: 3) {
        let source = part(bytes, cut)
        for finding in lint(source, with: cataloged.rule) {
          #expect(finding.range.start >= 0 && finding.range.end <= source.count)
        }
      }
    }
  }

  @Test(arguments: allRules.map(\.rule.id))
  func `no rule is brought down by another rule's examples`(_ id: String) throws {
    let cataloged = try #require(allRules.first { $0.rule.id == id })
    for other in allRules {
      for example in other.rule.bad + other.rule.good {
        for finding in lint(Source(example.code), with: cataloged.rule) { #expect(finding.range.count > 0) }
      }
    }
  }
}

@Suite struct RuleCatalog {
  @Test func `ids are unique and named after their files`() {
    let ids = allRules.map(\.rule.id)
    #expect(Set(ids).count == ids.count)
    for cataloged in allRules {
      let type = "\(type(of: cataloged.rule))"
      #expect(cataloged.rule.id == snakeCase(type), "\(type)")
    }
  }

  private func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { result, character in
      if character.isUppercase, !result.isEmpty { result += "_" }
      result += character.lowercased()
    }
  }

  @Test(arguments: allRules.map(\.rule.id))
  func `a rule explains itself`(_ id: String) throws {
    let rule = try #require(allRules.first { $0.rule.id == id }).rule
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    #expect(rule.rationale.count > 80)
    #expect(!rule.references.isEmpty)
    #expect(rule.bad.count >= 4 && rule.good.count >= 8, "\(rule.bad.count) bad, \(rule.good.count) good")
    #expect(!rule.triggers.isEmpty)
  }
}
