import RTLCatalog
import RTLEngine
import RTLReporters
import RTLRuleKit

/// `rtllint rules`: the rules with the severities this project gives them.
struct RulesCommand {
  private let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func run() throws(Problem) -> ExitStatus {
    let project = try settings.project(knowing: Catalog.all)
    let rules = Catalog.all + project.configuration.ownRules.rules
    let list = RuleList(rules.map { row($0, project.configuration) })
    switch settings.format {
    case .json: try settings.deliver(list.json)
    case .markdown: try settings.deliver(RuleGuide(rules).index)
    default: try settings.deliver(list.text)
    }
    StandardStream.tell(project.problems)
    return project.problems.isEmpty ? .clean : .failed
  }

  private func row(_ cataloged: CatalogedRule, _ configuration: Configuration) -> RuleList.Row {
    let rule = cataloged.rule
    return switch configuration.rules[rule.id] {
    case .off: RuleList.Row(cataloged, severity: rule.severity, isOn: false)
    case .at(let severity): RuleList.Row(cataloged, severity: severity, isOn: true)
    case nil: RuleList.Row(cataloged, severity: rule.severity, isOn: rule.isOnByDefault)
    }
  }
}
