/// A piece of Swift that shows a rule at work: a string literal, or a pair where the rule also mends it.
///
/// `⟦…⟧` stands around the whole range to be found. A `path` gives the file its name, where the place matters.
package struct Example: ExpressibleByStringLiteral, Sendable {
  package let marked: String
  /// The code after the fix, if there is one.
  package let fixed: String?
  package let path: String

  package init(_ marked: String, fixed: String? = nil, path: String = "Example.swift") {
    self.marked = marked
    self.fixed = fixed
    self.path = path
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// The code without its marks.
  package var code: String {
    String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != "⟦" && $0 != "⟧" }))
  }
}
