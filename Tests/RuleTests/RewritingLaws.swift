import RTLEngine
import RTLRuleKit
import RTLSyntax
import Testing

/// What holds for every rule when its examples are written otherwise.
@Suite struct RewritingLaws {
  @Test(arguments: RuleExample.bad)
  func `comments between tokens do not matter`(_ case: RuleExample) {
    expectSameFindings(`case`, in: Rewriting.commented(`case`.example.code))
  }

  @Test(arguments: RuleExample.bad)
  func `line breaks between tokens do not matter`(_ case: RuleExample) {
    expectSameFindings(`case`, in: Rewriting.broken(`case`.example.code))
  }

  @Test(arguments: RuleExample.bad)
  func `parentheses do not matter`(_ case: RuleExample) {
    expectSameFindings(`case`, in: Rewriting.parenthesized(`case`.example.code))
  }

  @Test(arguments: RuleExample.good)
  func `right code stays right however it is written`(_ case: RuleExample) {
    let code = `case`.example.code
    for rewritten in [Rewriting.commented(code), Rewriting.broken(code), Rewriting.parenthesized(code)] {
      let found = `case`.findings(in: rewritten)
      #expect(found.isEmpty, "found \(found.map(\.message)) in \(rewritten)")
    }
  }

  @Test(arguments: RuleExample.bad)
  func `code in a string is silent`(_ case: RuleExample) {
    guard !`case`.rule.speaksEverywhere else { return }
    #expect(`case`.findings(in: "let text = ####\"\"\"\n\(`case`.example.code)\n\"\"\"####").isEmpty)
  }

  @Test(arguments: RuleExample.bad)
  func `code that is never compiled is silent`(_ case: RuleExample) {
    guard !`case`.rule.speaksEverywhere else { return }
    #expect(`case`.findings(in: "#if false\n\(`case`.example.code)\n#endif").isEmpty)
  }

  @Test(arguments: RuleExample.bad)
  func `the mirror image is found in the mirrored places`(_ case: RuleExample) {
    guard MirrorLaw.holds(for: `case`.rule.id) else { return }
    let code = `case`.example.code
    let mirrored = Rewriting.mirrored(code)
    let expected = `case`.findings(in: code).map { Rewriting.mirrored(Source(code).text($0.range)) }.sorted()
    let found = `case`.findings(in: mirrored).map { Source(mirrored).text($0.range) }.sorted()
    #expect(found == expected, "\(mirrored)")
  }

  @Test(arguments: RuleExample.good)
  func `the mirror image of right code is right`(_ case: RuleExample) {
    guard MirrorLaw.holds(for: `case`.rule.id) else { return }
    let mirrored = Rewriting.mirrored(`case`.example.code)
    let found = `case`.findings(in: mirrored)
    #expect(found.isEmpty, "found \(found.map(\.message)) in \(mirrored)")
  }

  private func expectSameFindings(_ example: RuleExample, in rewritten: String) {
    let expected = firstWords(of: example, in: example.example.code)
    #expect(firstWords(of: example, in: rewritten) == expected, "\(rewritten)")
  }

  /// The token each finding begins with: where it stands may change, not what it points at.
  private func firstWords(of example: RuleExample, in code: String) -> [String] {
    let structure = Structure(Source(code))
    return example.findings(in: code).sorted { $0.range.start < $1.range.start }.map { finding in
      let token = structure.tokens.first { Int($0.end) > finding.range.start }
      return token.map { structure.source.text($0.range) } ?? ""
    }
  }
}

/// A rule can be silenced where it speaks, and a comment that silences nothing is told.
@Suite struct SuppressionLaws {
  private func diagnostics(_ code: String, _ example: RuleExample) -> [Diagnostic] {
    let rule = CatalogedRule(category: "Test", example.rule)
    let selection = RuleSelection([rule], only: [example.rule.id, "useless_suppression"], minimumSeverity: .info)
    return Linter.diagnostics(in: Source(code), path: example.example.path, selection)
  }

  @Test(arguments: RuleExample.bad)
  func `a comment silences every finding`(_ case: RuleExample) {
    let id = `case`.rule.id
    let left = diagnostics("// rtllint:disable \(id) -- shown in a test\n" + `case`.example.code, `case`)
    #expect(left.isEmpty, "\(left.map(\.message))")
  }

  @Test(arguments: RuleExample.good)
  func `a comment that silences nothing is told`(_ case: RuleExample) {
    let code = "// rtllint:disable \(`case`.rule.id) -- shown in a test\n" + `case`.example.code
    #expect(diagnostics(code, `case`).map(\.rule) == ["useless_suppression"])
  }
}
