import RTLRuleKit
import RTLSyntax

@testable import RTLEngine

/// Several files of one project, with a NUL between them: what is found in one does not depend on the order in which
/// threads come upon them.
enum ProjectTarget: FuzzTarget {
  static func startOfSwift(in bytes: UnsafeBufferPointer<UInt8>) -> Int? { 0 }
  static var seeds: [[UInt8]] {
    let examples = Material.examples
    return stride(from: 0, to: examples.count - 2, by: 3).map {
      Array(examples[$0..<$0 + 3].joined(separator: "\0").utf8)
    }
  }

  static func fault(in bytes: [UInt8]) -> String? {
    let files = bytes.split(separator: 0, maxSplits: 3).map { Structure(Source(Array($0))) }
    let forward = index(of: files[...])
    var backward = index(of: files.reversed()[...])
    backward.merge(ProjectIndex())
    let half = files.count / 2
    for other in [merged(files[..<half], files[half...]), merged(files[half...], files[..<half])] {
      if let difference = difference(files, forward, other) { return difference }
    }
    return difference(files, forward, backward)
  }

  private static func index(of files: ArraySlice<Structure>) -> ProjectIndex {
    var index = ProjectIndex()
    for file in files { index.survey(file) }
    return index
  }

  private static func merged(_ one: ArraySlice<Structure>, _ other: ArraySlice<Structure>) -> ProjectIndex {
    var index = index(of: one)
    index.merge(self.index(of: other))
    return index
  }

  private static func difference(_ files: [Structure], _ one: ProjectIndex, _ other: ProjectIndex) -> String? {
    var indexes = [one, other]
    for index in indexes.indices { indexes[index].settle() }
    for file in files {
      let path = EveryRule.path
      let found = indexes.map {
        EveryRule.inspector.inspect(file, shownPath: path, steadyPath: path, project: $0).diagnostics
      }
      if let difference = LintTarget.difference(found[0], found[1]) {
        return "the order of files counts: \(difference)"
      }
    }
    return nil
  }
}
