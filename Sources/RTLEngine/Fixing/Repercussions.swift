import RTLRuleKit
import RTLSyntax

/// What mended files do to the rest of the project: rules know names from everywhere, so what is changed here may be
/// found fault with there.
final class Repercussions {
  struct Fault {
    var path: Path
    var rule: String
  }

  private let linter: Linter
  /// How often each rule finds something in each file as it is: reckoned when it is first asked for.
  private lazy var before = Repercussions.tally(linter, linter.contents)

  init(_ linter: Linter) {
    self.linter = linter
  }

  /// The files that had better stay as they are, each with what it would do. The others can all be mended.
  func culprits(among mended: [Path: Source]) -> [Path: Fault] {
    var culprits: [Path: Fault] = [:]
    var rest = mended
    while let fault = fault(of: rest) {
      let found = self.culprits(among: rest, doing: fault)
      culprits.merge(found) { first, _ in first }
      for path in found.keys { rest[path] = nil }
    }
    return culprits
  }

  /// Halves are tried until single files are left, so that a few bad ones among many are soon found.
  private func culprits(among mended: [Path: Source], doing fault: Fault) -> [Path: Fault] {
    let paths = mended.keys.sorted()
    if paths.count == 1 { return [paths[0]: fault] }
    let middle = paths.count / 2
    var found: [Path: Fault] = [:]
    for half in [paths[..<middle], paths[middle...]] {
      let part = mended.filter { half.contains($0.key) }
      if let fault = self.fault(of: part) { found.merge(culprits(among: part, doing: fault)) { first, _ in first } }
    }
    // Only together do they do harm.
    return found.isEmpty ? mended.mapValues { _ in fault } : found
  }

  /// The first thing that is found more often than before.
  private func fault(of mended: [Path: Source]) -> Fault? {
    if mended.isEmpty { return nil }
    let after = Repercussions.tally(linter, linter.contents.replacing(mended))
    for (path, counts) in after.sorted(by: { $0.key < $1.key }) {
      let rule = counts.filter { $0.value > before[path]?[$0.key] ?? 0 }.keys.min()
      if let rule { return Fault(path: path, rule: rule) }
    }
    return nil
  }

  private static func tally(_ linter: Linter, _ contents: Contents) -> [Path: [String: Int]] {
    let project = linter.project
    return linter.reading(contents).lint([project.folder]).report.diagnostics.reduce(into: [:]) { counts, diagnostic in
      counts[project.absolute(diagnostic), default: [:]][diagnostic.rule, default: 0] += 1
    }
  }
}
