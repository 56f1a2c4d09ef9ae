import RTLSyntax

/// A check. One file in `Rules/`, one stateless value, shared by all threads.
package protocol Rule: Sendable {
  /// What the user sees in brackets: the file's name in snake_case.
  var id: String { get }
  /// One line without a full stop: what the rule finds.
  var summary: String { get }
  /// Why it matters and for whom; shown by `rtllint explain`.
  var rationale: String { get }
  /// Where the rationale comes from.
  var references: [String] { get }
  var severity: Severity { get }
  var isOnByDefault: Bool { get }
  /// Whether the rule is about the source itself rather than what people see, and so speaks in tests, previews, debug
  /// code and generated files too.
  var speaksEverywhere: Bool { get }
  /// Code in which `⟦…⟧` marks what is found. The first ones are the documentation.
  var bad: [Example] { get }
  /// Code in which nothing is found.
  var good: [Example] { get }
  /// The words that wake the rule.
  var triggers: [Trigger] { get }
  /// What is wrong at a place where a trigger stands.
  func check(_ site: Site) -> Finding?
}

extension Rule {
  package var severity: Severity { .warning }
  package var isOnByDefault: Bool { true }
  package var speaksEverywhere: Bool { false }
  package var references: [String] { [] }
}

/// A rule with its category, the folder it stands in.
package struct CatalogedRule: Sendable {
  package let category: String
  package let rule: any Rule

  package init(category: String, _ rule: any Rule) {
    self.category = category
    self.rule = rule
  }
}

/// What wakes a rule.
package enum Trigger: Hashable, Sendable {
  /// An identifier or keyword, whole.
  case word(String)
  /// A piece of string text, whole: `chevron.left` in `"chevron.left"`.
  case text(String)
  /// The `\(` of every interpolation.
  case interpolation
  /// The opening quote of every string literal.
  case string
  /// An operator, whole, such as `==`.
  case sign(String)
  /// Every comment, literal and name that holds a character nobody sees, once: bidirectional controls (escaped ones
  /// too), zero-width characters, letters that pass for Latin ones. See `HiddenCharacter`.
  case hiddenCharacter
}
