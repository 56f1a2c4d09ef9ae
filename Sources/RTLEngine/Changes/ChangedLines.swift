import RTLRuleKit

/// The lines somebody has changed: what of a run's findings is reported.
package struct ChangedLines: Sendable {
  private enum Extent {
    case all
    /// In order, apart from one another.
    case lines([ClosedRange<Int>])
  }

  private struct File {
    var path: Path
    var extent: Extent
  }

  /// By the text of their paths, which is all that a report knows of them.
  private var files: [String: File] = [:]

  init() {}

  /// Absolute paths of the files that hold them.
  package var paths: [Path] { files.values.map(\.path).sorted() }

  mutating func add(_ lines: [ClosedRange<Int>], in path: Path) {
    files[path.text] = File(path: path, extent: .lines(lines))
  }

  mutating func addAll(of path: Path) { files[path.text] = File(path: path, extent: .all) }

  /// Whether a finding, or another range that belongs to it, touches a changed line.
  func touches(_ diagnostic: Diagnostic, at path: Path) -> Bool {
    switch files[path.text]?.extent {
    case nil: false
    case .all: true
    case .lines(let lines):
      ([diagnostic.span] + diagnostic.related).contains { span in
        let first = Self.first(in: lines, endingAtOrBehind: span.start.line)
        return first < lines.count && lines[first].lowerBound <= span.end.line
      }
    }
  }

  private static func first(in lines: [ClosedRange<Int>], endingAtOrBehind line: Int) -> Int {
    lines.partitionIndex { $0.upperBound < line }
  }
}
