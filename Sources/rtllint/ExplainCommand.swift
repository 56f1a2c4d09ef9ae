import RTLCatalog
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
    if let rule = Catalog.all.first(where: { $0.rule.id == id }) { return try explain(rule) }
    let project = try settings.project(knowing: Catalog.all)
    let own = project.configuration.ownRules
    if let rule = own.rules.first(where: { $0.rule.id == id }) { return try explain(rule) }
    // The rule may be one of those that could not be read.
    StandardStream.tell(own.problems.map(project.placed))
    if own.ids.contains(id) { return .failed }
    throw Self.unknownRule(id, known: project.ruleIDs)
  }

  private func explain(_ rule: CatalogedRule) throws(Problem) -> ExitStatus {
    switch settings.format {
    case .markdown: try settings.deliver(RuleGuide.page(of: rule))
    default: try settings.deliver(RulePage(rule).text)
    }
    return .clean
  }

  static func unknownRule(_ id: String, known: some Sequence<String>) -> Problem {
    let offer = suggestion(for: id, in: known)
    return Problem("unknown rule `\(id)`" + (offer.isEmpty ? "; `rtllint rules` lists them" : offer))
  }
}
