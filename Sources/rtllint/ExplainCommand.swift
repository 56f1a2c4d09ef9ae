import RTLEngine
import RTLReporters
import RTLRuleKit

/// `rtllint explain RULE`.
struct ExplainCommand {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func run() throws(Problem) -> ExitStatus {
    let id = settings.operands.first?.text ?? ""
    guard let rule = Catalog.all.first(where: { $0.rule.id == id }) else {
      throw Self.unknownRule(id, known: Catalog.all.map(\.rule.id))
    }
    try StandardStream.output.write(RulePage(rule).text)
    return .clean
  }

  static func unknownRule(_ id: String, known: some Sequence<String>) -> Problem {
    let offer = suggestion(for: id, in: known)
    return Problem("unknown rule `\(id)`" + (offer.isEmpty ? "; `rtllint rules` lists them" : offer))
  }
}
