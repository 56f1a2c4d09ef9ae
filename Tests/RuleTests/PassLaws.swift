import RTLRuleKit
import RTLRules
import RTLSyntax
import Testing

@testable import RTLEngine

/// A file is looked at before its project is known, and once more only where the project has an answer: both looks
/// together find what one would that knows everything.
@Suite struct PassLaws {
  @Test(arguments: RuleExample.bad)
  func `two looks find what one does`(_ example: RuleExample) {
    expectSame(example.example.code, path: example.example.path)
  }

  /// What is found out once for a file, and kept, was asked by all that are told of it.
  @Test func `an answer that is kept is kept with its questions`() {
    expectSame(Self.twice, path: "A.swift")
  }

  private static let twice = """
    class A { var pin = Pin() }
    icon.pin.left(8)
    let first: NSLayoutConstraint.FormatOptions = [.alignAllRight]
    let second: NSLayoutConstraint.FormatOptions = [.alignAllRight]
    """

  /// Somebody may save a file between the two looks: then the second takes nothing from the first.
  @Test(arguments: [
    "", "let a = 1\n", Self.twice.replacing("first", with: "third"), Self.twice.replacing("icon", with: "a.b."),
  ])
  func `a file that was written to is looked at as a whole`(_ code: String) {
    expectSame(code, path: "A.swift", asItWas: Self.twice)
  }

  private func expectSame(_ code: String, path: String, asItWas old: String? = nil) {
    let structure = Structure(Source(code))
    let project = ProjectIndex([structure, Structure(Source(old ?? code))])
    let whole = Inspector.ofAllRules.inspect(structure, shownPath: path, steadyPath: path, project: project)
    var (result, look) = Inspector.ofAllRules.inspectAlone(
      Structure(Source(old ?? code)),
      shownPath: path,
      steadyPath: path
    )
    let known = ProjectView(project)
    if let open = known.leftOpen(of: look) {
      result = Inspector.ofAllRules.inspect(structure, after: open, shownPath: path, steadyPath: path, project: known)
    }
    #expect(Set(result.diagnostics) == Set(whole.diagnostics))
  }
}
