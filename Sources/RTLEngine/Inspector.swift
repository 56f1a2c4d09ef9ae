import RTLRuleKit
import RTLSyntax

/// What of the rules a run asks for.
package struct RuleSelection: Sendable {
  package var rules: [CatalogedRule]
  /// Only these, wherever they are switched off; all if empty.
  package var only: Set<String>
  package var skip: Set<String>
  package var minimumSeverity: Severity
  /// What a report is to tell besides.
  package var details: Details = []

  /// What only some formats want to know.
  package struct Details: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The findings that comments silence.
    package static let suppressed = Details(rawValue: 1)
    /// The hash of each line by which GitHub code scanning knows it again.
    package static let lineHashes = Details(rawValue: 2)
    /// How many files each folder has.
    package static let folders = Details(rawValue: 4)
  }

  package init(
    _ rules: [CatalogedRule],
    only: Set<String> = [],
    skip: Set<String> = [],
    minimumSeverity: Severity = .warning
  ) {
    self.rules = rules
    self.only = only
    self.skip = skip
    self.minimumSeverity = minimumSeverity
  }

  var isPartial: Bool { !only.isEmpty || !skip.isEmpty }

  /// The severity a rule is asked for at; nil if it is not to run. `isConfigured` tells a configured one from its own.
  func severity(
    of id: String,
    own: Severity,
    isOnByDefault: Bool,
    in configuration: Configuration
  ) -> (severity: Severity, isConfigured: Bool)? {
    if skip.contains(id) { return nil }
    if !only.isEmpty, !only.contains(id) { return nil }
    switch configuration.rules[id] {
    case .at(let severity): return (severity, true)
    case .off: return only.contains(id) ? (own, false) : nil
    case nil: return isOnByDefault || only.contains(id) ? (own, false) : nil
    }
  }
}

/// Finds and judges in one file after another, all of one domain.
///
/// A class only because every thread asks for it once a file: one reference is counted rather than all it holds.
package final class Inspector: Sendable {
  private struct Active {
    var id: String
    var category: String
    var own: Severity
    var configured: Severity?
  }

  package struct Result: Sendable {
    package var diagnostics: [Diagnostic] = []
    package var suppressed: [Report.Suppressed] = []
    package var suppressedCount = 0
    package var hidden: [Severity: Int] = [:]

    var isEmpty: Bool { diagnostics.isEmpty && suppressedCount == 0 && hidden.isEmpty }
  }

  private let dispatch: Dispatch
  private let active: [Active]
  private let activeIDs: Set<String>
  private let severityOfSuppressionRule: [SuppressionRule: Severity]
  private let selection: RuleSelection
  private let ruleIDs: Set<String>
  private let settings: ProjectSettings

  /// The project's own names where the inspector is at work.
  var names: ProjectNames { settings.names }

  package init(_ selection: RuleSelection, configuration: Configuration, settings: ProjectSettings) {
    var rules: [CatalogedRule] = []
    var active: [Active] = []
    for cataloged in selection.rules {
      let rule = cataloged.rule
      let asked = selection.severity(
        of: rule.id,
        own: rule.severity,
        isOnByDefault: rule.isOnByDefault,
        in: configuration
      )
      guard let asked else { continue }
      rules.append(cataloged)
      active.append(
        Active(
          id: rule.id,
          category: cataloged.category,
          own: rule.severity,
          configured: asked.isConfigured ? asked.severity : nil
        )
      )
    }
    var severities: [SuppressionRule: Severity] = [:]
    for rule in SuppressionRule.allCases {
      let id = rule.rawValue
      severities[rule] = selection.severity(of: id, own: .warning, isOnByDefault: true, in: configuration)?.severity
    }
    dispatch = Dispatch(rules)
    self.active = active
    activeIDs = Set(active.map(\.id))
    severityOfSuppressionRule = severities
    self.selection = selection
    // A rule that could not be read may be spoken of all the same.
    ruleIDs = Set(selection.rules.map(\.rule.id)).union(configuration.ownRules.ids)
    self.settings = settings
  }

  /// What a file has to report, with the project around it known.
  ///
  /// - Parameters:
  ///   - shownPath: seen from the working directory.
  ///   - steadyPath: seen from the project's folder; what rules go by.
  package func inspect(
    _ structure: Structure,
    shownPath: String,
    steadyPath: String,
    project: ProjectIndex
  ) -> Result {
    let file = LintedFile(path: steadyPath, structure: structure, project: project, settings: settings)
    return judge(dispatch.findings(in: file), in: structure, shownPath: shownPath, steadyPath: steadyPath)
  }

  /// Whether a test or a preview has nothing to report, unless a comment in it speaks to us.
  var passesOverTests: Bool { dispatch.passesOverTests }

  /// A source with all that this and a survey will ask of it at hand.
  func structure(of source: Source) -> Structure { Structure(source, watching: dispatch.watched) }

  /// Whether a file that is silent at its path has to be looked at after all.
  func mayFindHidden(in source: Source) -> Bool { dispatch.mayFindHidden(in: source) }

  /// What a file has to report if the project around it knows nothing of what rules ask about.
  func inspectAlone(
    _ structure: Structure,
    in unknown: ProjectView = .unknown(),
    shownPath: @autoclosure () -> String,
    steadyPath: @autoclosure @escaping () -> String
  ) -> (result: Result, look: Dispatch.Look) {
    let file = LintedFile(path: steadyPath(), structure: structure, project: unknown, settings: settings)
    let look = dispatch.look(at: file)
    return (judge(look.findings, in: structure, shownPath: shownPath(), steadyPath: steadyPath()), look)
  }

  /// The same where the project knows something of it after all.
  func inspect(
    _ structure: Structure,
    after look: Dispatch.Look,
    shownPath: String,
    steadyPath: String,
    project: ProjectView
  ) -> Result {
    let file = LintedFile(path: steadyPath, structure: structure, project: project, settings: settings)
    let findings = dispatch.findings(in: file, after: look)
    return judge(findings, in: structure, shownPath: shownPath, steadyPath: steadyPath)
  }

  private func judge(
    _ findings: [(rule: Int, finding: Finding)],
    in structure: Structure,
    shownPath: @autoclosure () -> String,
    steadyPath: @autoclosure () -> String
  ) -> Result {
    let hasDirectives = Suppressions.exist(in: structure)
    if findings.isEmpty, !hasDirectives { return Result() }
    let lines = LineTable(structure.source)
    var suppressions = hasDirectives ? Suppressions(structure, lines: lines, ruleIDs: ruleIDs) : nil
    var result = Result()
    var judged: [Judge.Judged] = []
    var silenced: [(judged: Judge.Judged, reason: ByteRange?)] = []
    for (index, finding) in findings {
      let rule = active[index]
      let severity = Inspector.severity(of: finding, rule)
      let found = Judge.Judged(rule: rule.id, category: rule.category, severity: severity, finding: finding)
      if suppressions?.silence(finding, of: rule.id) == true {
        result.suppressedCount += 1
        if selection.details.contains(.suppressed) {
          silenced.append((found, suppressions?.reason(for: finding, of: rule.id)))
        }
      } else {
        var found = found
        // What moves together must not move what somebody keeps on purpose; and half of it must not move alone.
        let edits = finding.fix?.edits ?? []
        let kept = edits.filter { suppressions?.keep($0.range.start, from: rule.id) ?? false }
        if !kept.isEmpty { found.finding.fix = nil }
        judged.append(found)
      }
    }
    if let suppressions { judged += complaints(of: suppressions) }
    let judge = Judge(lines, shownPath: shownPath(), steadyPath: steadyPath())
    (result.diagnostics, result.hidden) = judge.diagnostics(of: judged, from: selection.minimumSeverity)
    for (found, reason) in silenced {
      let diagnostics = judge.diagnostics(of: [found], from: selection.minimumSeverity).shown
      result.suppressed += diagnostics.map {
        Report.Suppressed($0, reason: reason.map { Directive.words(ofReason: $0, in: lines.source) })
      }
    }
    if selection.details.contains(.lineHashes) { LineHashes.add(to: &result, from: lines) }
    return result
  }

  private func complaints(of suppressions: Suppressions) -> [Judge.Judged] {
    let findings = suppressions.findings { id in
      // Only a run of all rules can say that a comment about all of them is of no use.
      id.map { activeIDs.contains($0) } ?? !selection.isPartial
    }
    return findings.compactMap { rule, finding in
      severityOfSuppressionRule[rule].map {
        Judge.Judged(rule: rule.rawValue, category: SuppressionRule.category, severity: $0, finding: finding)
      }
    }
  }

  /// The configured severity takes the place of the rule's own; what the rule itself finds milder stays milder.
  private static func severity(of finding: Finding, _ rule: Active) -> Severity {
    let found = finding.severity ?? rule.own
    guard let configured = rule.configured else { return found }
    return found < rule.own ? min(configured, found) : configured
  }
}
