import RTLRuleKit
import RTLSyntax

/// Replays the examples of rule files, by the same engine that lints.
package struct OwnRuleTest: Sendable {
  package struct Outcome: Sendable {
    /// What does not hold, as diagnostics of the rule files.
    package var report: Report
    package var exampleCount = 0
    package var failedCount = 0
  }

  private let settings: ProjectSettings
  private let workingDirectory: Path

  /// - Parameter settings: those of the project, whose vocabulary holds in examples too.
  package init(settings: ProjectSettings, workingDirectory: Path) {
    self.settings = settings
    self.workingDirectory = workingDirectory
  }

  package func run(_ rules: OwnRules, toolVersion: String) -> Outcome {
    var outcome = Outcome(report: Report(toolVersion: toolVersion, diagnostics: [], fileCount: rules.entries.count))
    for entry in rules.entries {
      let lines = LineTable(entry.source)
      var faults: [Judge.Judged] = []
      for example in entry.examples {
        let found = self.faults(in: example, of: entry.rule, lines)
        outcome.exampleCount += 1
        if !found.isEmpty { outcome.failedCount += 1 }
        faults += found.map {
          Judge.Judged(rule: entry.rule.id, category: OwnRules.category, severity: .error, finding: $0)
        }
      }
      let path = entry.file.relative(to: workingDirectory).text
      outcome.report.diagnostics +=
        Judge(lines, shownPath: path, steadyPath: path)
        .diagnostics(of: faults, from: .info).shown
    }
    return outcome
  }

  private func faults(in example: OwnExample, of rule: PatternRule, _ lines: LineTable) -> [Finding] {
    let diagnostics = findings(in: example.code, of: rule, at: example.example.path)
    let found = diagnostics.map { ByteRange($0.span.start.offset, $0.span.end.offset) }
    if !example.isBad {
      return found.map { Finding(example.place(of: $0, in: lines), "found in a good example") }
    }
    let missed = example.marks.filter { !found.contains($0) }.map {
      Finding(example.place(of: $0, in: lines), "not found, though it is marked")
    }
    let surplus = found.filter { !example.marks.contains($0) }.map {
      Finding(example.place(of: $0, in: lines), "found, though no mark stands around just this")
    }
    guard missed.isEmpty, surplus.isEmpty, let wanted = example.example.fixed else { return missed + surplus }
    return faultOfFix(diagnostics, example, wanted, rule).map { [Finding(example.placeOfFixed(in: lines), $0)] } ?? []
  }

  /// What is wrong with the text after the fix.
  private func faultOfFix(
    _ diagnostics: [Diagnostic],
    _ example: OwnExample,
    _ wanted: String,
    _ rule: PatternRule
  ) -> String? {
    let edits = diagnostics.compactMap(\.fix).flatMap(\.edits)
    if edits.isEmpty { return "nothing is fixed here: the rule has no `fix`, or it leaves this place alone" }
    var text = example.code
    var end = text.count
    // From the end to the start; of fixes within one another the inner one counts.
    for edit in edits.sorted(by: { $0.span.start.offset > $1.span.start.offset }) where edit.span.end.offset <= end {
      text.replaceSubrange(edit.span.start.offset..<edit.span.end.offset, with: edit.text.utf8)
      end = edit.span.start.offset
    }
    if !text.elementsEqual(wanted.utf8) {
      let given = String(decoding: text, as: UTF8.self)
      return given.contains("\n") ? "the fix gives another text" : "the fix gives `\(given)`"
    }
    let left = findings(in: text, of: rule, at: example.example.path)
    return left.isEmpty ? nil : "found again after the fix"
  }

  private func findings(in code: [UInt8], of rule: PatternRule, at path: String) -> [Diagnostic] {
    let cataloged = CatalogedRule(category: OwnRules.category, rule)
    let selection = RuleSelection([cataloged], only: [rule.id], minimumSeverity: .info)
    return Linter.diagnostics(in: Source(code), path: path, selection, settings: settings)
  }
}
