import RTLEngine
import RTLRuleKit
import RTLSyntax

/// What the server has done for it: it knows its client, and no rules.
package protocol Workbench {
  /// What is found in a document, as it is and as others are that are open beside it.
  func findings(in document: Document, beside others: [Document]) -> Findings
  /// A document with all made that can safely be; nil where nothing can.
  func mended(_ document: Document, beside others: [Document]) -> Source?
  func rule(_ id: String) -> CatalogedRule?
}

package struct Findings: Sendable {
  package var diagnostics: [Diagnostic]
  /// With whole paths.
  package var problems: [Problem]

  package init(_ diagnostics: [Diagnostic] = [], problems: [Problem] = []) {
    self.diagnostics = diagnostics
    self.problems = problems
  }
}
