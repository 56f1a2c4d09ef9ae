import RTLRuleKit
import RTLRules
import RTLSyntax

@testable import RTLEngine

/// The whole lint of one file with every rule there is.
enum LintTarget: FuzzTarget {
  static func startOfSwift(in bytes: UnsafeBufferPointer<UInt8>) -> Int? { 0 }
  static var seeds: [[UInt8]] { Material.examples.map { Array($0.utf8) } }

  static func fault(in bytes: [UInt8]) -> String? {
    let source = Source(bytes)
    let structure = Structure(source)
    let found = EveryRule.result(of: structure)
    return faultOfSpans(found.diagnostics, source) ?? faultOfPasses(found, structure) ?? faultOfMove(found, bytes)
  }

  private static func faultOfSpans(_ diagnostics: [Diagnostic], _ source: Source) -> String? {
    for diagnostic in diagnostics {
      let edits = diagnostic.fix?.edits ?? []
      for span in [diagnostic.span] + diagnostic.related + edits.map(\.span) {
        guard span.start.offset <= span.end.offset, span.end.offset <= source.count, span.start.line >= 1 else {
          return "\(diagnostic.rule) points outside the source"
        }
      }
      if diagnostic.message.utf8.contains(0x0A) { return "\(diagnostic.rule) speaks in two lines" }
    }
    return nil
  }

  /// A file is settled in the first pass where the project knows nothing of what rules ask; else in the second, which
  /// tries those rules anew. Both say what a single pass says.
  private static func faultOfPasses(_ found: Inspector.Result, _ structure: Structure) -> String? {
    let path = EveryRule.path
    var (result, look) = EveryRule.inspector.inspectAlone(structure, shownPath: path, steadyPath: path)
    let project = ProjectView(ProjectIndex([structure]))
    if let open = project.leftOpen(of: look) {
      result = EveryRule.inspector.inspect(
        structure,
        after: open,
        shownPath: path,
        steadyPath: path,
        project: project
      )
    }
    return difference(result.diagnostics, found.diagnostics).map { "two passes differ from one: \($0)" }
  }

  /// A comment put before the rest moves what is found and changes nothing else.
  private static func faultOfMove(_ found: Inspector.Result, _ bytes: [UInt8]) -> String? {
    // Some bytes mean something at the very start of a file only.
    if bytes.starts(with: "#!".utf8) || bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return nil }
    let comment = Array("// تعليق 👩‍👧\n".utf8)
    var moved = EveryRule.result(of: Structure(Source(comment + bytes))).diagnostics
    for index in moved.indices { moved[index].move(by: -comment.count) }
    return difference(moved, found.diagnostics).map { "a comment put before changes what is found: \($0)" }
  }

  /// What one list has and the other has not, by rule, place, message and fix.
  static func difference(_ one: [Diagnostic], _ other: [Diagnostic]) -> String? {
    let (left, right) = (Set(one.map(Essence.init)), Set(other.map(Essence.init)))
    guard let odd = left.symmetricDifference(right).first else { return nil }
    return "\(odd.rule) at \(odd.start)..<\(odd.end), \(left.contains(odd) ? "first" : "second") only: \(odd.message)"
  }

  private struct Essence: Hashable {
    var rule: String
    var start: Int
    var end: Int
    var message: String
    var severity: Severity
    var edits: [String]

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      start = diagnostic.span.start.offset
      end = diagnostic.span.end.offset
      message = diagnostic.message
      severity = diagnostic.severity
      edits = diagnostic.fix?.edits.map { "\($0.span.start.offset)-\($0.span.end.offset) \($0.text)" } ?? []
    }
  }
}

extension Diagnostic {
  fileprivate mutating func move(by count: Int) {
    span.move(by: count)
    for index in fix?.edits.indices ?? 0..<0 { fix?.edits[index].span.move(by: count) }
  }
}

extension Diagnostic.Span {
  fileprivate mutating func move(by count: Int) {
    start.offset += count
    end.offset += count
  }
}

/// All rules, those too that are off by default, over one file that is a project of its own.
enum EveryRule {
  static let path = "Sources/App/Example.swift"

  static let inspector = Inspector(
    RuleSelection(
      allRules,
      only: Set(allRules.map(\.rule.id)).union(SuppressionRule.allCases.map(\.rawValue)),
      minimumSeverity: .info
    ),
    configuration: Configuration(folder: "/"),
    settings: ProjectSettings()
  )

  static func result(of structure: Structure) -> Inspector.Result {
    let project = ProjectIndex([structure])
    return inspector.inspect(structure, shownPath: path, steadyPath: path, project: project)
  }

  static func diagnostics(in source: Source) -> [Diagnostic] { result(of: Structure(source)).diagnostics }
}
