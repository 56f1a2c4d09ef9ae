import RTLRuleKit

/// A rule as SARIF describes it: what GitHub shows beside an alert.
struct SARIFRule {
  private let cataloged: CatalogedRule

  init(_ cataloged: CatalogedRule) {
    self.cataloged = cataloged
  }

  /// No text may be longer on GitHub, and none may be empty.
  private static let limit = 1024

  func write(to buffer: inout TextBuffer) {
    let rule = cataloged.rule
    buffer.write("{\"id\": ")
    buffer.writeQuoted(rule.id)
    buffer.write(", \"name\": ")
    buffer.writeQuoted(pascalCase(rule.id))
    buffer.write(", \"shortDescription\": {\"text\": ")
    buffer.writeQuoted(limited(rule.summary, or: rule.id))
    buffer.write("}, \"fullDescription\": {\"text\": ")
    buffer.writeQuoted(limited(rule.rationale, or: rule.summary))
    // Markdown is good to read as it is, for those who show no other.
    var help = TextBuffer(reserving: 1200)
    help.writeQuoted(RuleGuide.section(of: rule).joined(separator: "\n") + "\n")
    buffer.write("}, \"help\": {\"text\": ")
    buffer.write(help)
    buffer.write(", \"markdown\": ")
    buffer.write(help)
    buffer.write("}, \"defaultConfiguration\": {\"enabled\": ", rule.isOnByDefault ? "true" : "false")
    buffer.write(", \"level\": \"", rule.severity.word, "\"}, \"properties\": {\"tags\": [\"right-to-left\", ")
    buffer.writeQuoted(cataloged.category)
    buffer.write("], \"precision\": \"", rule.severity > .info ? "high" : "medium")
    buffer.write("\", \"problem.severity\": \"", recommendation, "\"}}")
  }

  private var recommendation: StaticString {
    switch cataloged.rule.severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "recommendation"
    }
  }

  private func limited(_ text: String, or other: String) -> String {
    let text = text.isEmpty ? (other.isEmpty ? "-" : other) : text
    return text.utf16.count <= Self.limit ? text : String(text.prefix(Self.limit / 4)) + "…"
  }

  /// `absolute_anchor` as `AbsoluteAnchor`.
  private func pascalCase(_ id: String) -> String {
    id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
