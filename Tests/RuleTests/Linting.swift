import RTLRuleKit
import RTLRules
import RTLSyntax

@testable import RTLEngine

/// Runs one rule alone over a piece of code, as if it were a whole project.
func lint(_ code: String, with rule: some Rule, path: String = "Example.swift", settings: ProjectSettings = .init())
  -> [Finding]
{
  lint(Source(code), with: rule, path: path, settings: settings)
}

func lint(_ source: Source, with rule: any Rule, path: String = "Example.swift", settings: ProjectSettings = .init())
  -> [Finding]
{
  let structure = Structure(source)
  let project = ProjectIndex([structure])
  let file = LintedFile(path: path, structure: structure, project: project, settings: settings)
  return (dispatches[rule.id] ?? dispatch(rule)).findings(in: file).map(\.finding)
}

/// Built once for each rule of the catalog: examples are linted tens of thousands of times.
private let dispatches = Dictionary(uniqueKeysWithValues: allRules.map { ($0.rule.id, dispatch($0.rule)) })

private func dispatch(_ rule: any Rule) -> Dispatch { Dispatch([CatalogedRule(category: "Test", rule)]) }

extension Inspector {
  /// Every rule there is, whatever it weighs.
  static let ofAllRules = Inspector(
    RuleSelection(allRules, only: Set(allRules.map(\.rule.id)), minimumSeverity: .info),
    configuration: Configuration(folder: "/"),
    settings: ProjectSettings()
  )
}

/// An example's code as bytes, with the ranges its marks stand around.
struct MarkedCode {
  var bytes: [UInt8] = []
  var marks: [ByteRange] = []

  init(_ example: Example) {
    var opening: [Int] = []
    for scalar in example.marked.unicodeScalars {
      switch scalar {
      case "⟦": opening.append(bytes.count)
      case "⟧": if let start = opening.popLast() { marks.append(ByteRange(start, bytes.count)) }
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    marks.sort { $0.start < $1.start }
  }

  func shifted(by count: Int) -> [ByteRange] {
    marks.map { ByteRange($0.start + count, $0.end + count) }
  }
}

/// The text of an example after its findings' fixes, each edit once.
func applying(_ fixes: [Fix], to code: String) -> String {
  var bytes = Array(code.utf8)
  let edits = Set(fixes.flatMap(\.edits)).sorted { $0.range.start > $1.range.start }
  for edit in edits { bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8)) }
  return String(decoding: bytes, as: UTF8.self)
}
