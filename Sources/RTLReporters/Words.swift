import RTLRuleKit

extension Severity {
  /// The word compilers use, which editors and CI matchers know.
  var word: StaticString {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

/// `1 file`, `2 files`
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Diagnostic.SpannedFix {
  /// What the fix promises; edits that belong together are only safe together.
  var promise: StaticString {
    switch (safety, edits.count) {
    case (.unsafe, _): "unsafe: needs a look"
    case (.safe, ...1): "safe"
    case (.safe, 2): "safe as a pair"
    case (.safe, _): "safe as a set"
    }
  }
}
