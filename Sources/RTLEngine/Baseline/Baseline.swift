import RTLRuleKit
import RTLSyntax

/// Findings a project has decided to live with for now: one line each, sorted, a line for every time it is found.
package struct Baseline: Sendable {
  private struct Line: Sendable {
    var range: Range<Int>
    /// Counted from 1.
    var number: Int
    var key: UInt64
  }

  private let bytes: [UInt8]
  private let lines: [Line]
  /// How often each line stands in it.
  private let counts: [UInt64: Int]
  private let hasConflict: Bool

  package static let header = """
    # Findings rtllint knows and does not report. `rtllint baseline` writes this file, `rtllint baseline --prune`
    # takes out what has been mended since.

    """

  /// What a run makes of it.
  package struct Match: Sendable {
    /// What the baseline does not know.
    package var new: [Diagnostic]
    package var known: [Diagnostic]
    /// Lines of the baseline that nothing was found for.
    package var stale: [Stale]
  }

  package struct Stale: Hashable, Sendable {
    package var path: String
    package var rule: String
    /// Which line of the file it is, counted from 1.
    package var line: Int
  }

  /// - Parameter joinsSides: whether of a conflict that a merge has left the lines of both sides are taken.
  package init(_ bytes: [UInt8], joinsSides: Bool = false) throws(Problem) {
    var lines: [Line] = []
    var counts: [UInt64: Int] = [:]
    var mark: UInt8?
    var rest = Baseline.Lines(bytes)
    while let (range, number) = rest.next() {
      let line = bytes[range]
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      // What both sides began with, which may be a conflict of its own.
      if mark == UInt8(ascii: "|"), Baseline.conflictMark(line) == nil { continue }
      guard line.count(where: { $0 == BaselineEntry.separator }) == 2 else {
        let found = Baseline.conflictMark(line)
        if found != nil, joinsSides {
          mark = found
          continue
        }
        throw Problem(
          found != nil
            ? "a merge has left a conflict here; `rtllint baseline --prune` keeps the lines of both sides"
            : "this is no line of a baseline: path, rule and code with tabs between them",
          line: number
        )
      }
      let key = BaselineEntry.key(of: line)
      lines.append(Line(range: range, number: number, key: key))
      counts[key, default: 0] += 1
    }
    self.bytes = bytes
    self.lines = lines
    self.counts = counts
    hasConflict = mark != nil
  }

  /// The first letter of a line that git puts around the sides of a conflict.
  private static func conflictMark(_ line: ArraySlice<UInt8>) -> UInt8? {
    guard let first = line.first, "<|=>".utf8.contains(first) else { return nil }
    return line.prefix { $0 == first }.count == 7 ? first : nil
  }

  package static let defaultName = ".rtllint-baseline"

  package static func read(
    _ path: Path,
    shownAs shown: String,
    joinsSides: Bool = false
  ) throws(Problem) -> Baseline {
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      var padded = try FileSystem.read(path)
      padded.removeLast(FileSystem.paddingCount)
      bytes = padded
    } catch {
      let hint = error == .missing ? "; `rtllint baseline` writes it" : ""
      throw Problem("cannot read the baseline: \(error.reason)\(hint)", path: shown)
    }
    do throws(Problem) {
      return try Baseline(bytes, joinsSides: joinsSides)
    } catch {
      throw Problem(error.message, path: shown, line: error.line)
    }
  }

  /// Counts off what was found against what is known: of findings that look the same the first ones are taken for the
  /// known ones.
  package func match(_ diagnostics: [Diagnostic], in project: Project) -> Match {
    var left = counts
    var match = Match(new: [], known: [], stale: [])
    for diagnostic in diagnostics {
      let key = BaselineEntry.key(of: BaselineEntry(diagnostic, steadyPath: project.steady(of: diagnostic)).line)
      if let count = left[key], count > 0 {
        left[key] = count - 1
        match.known.append(diagnostic)
      } else {
        match.new.append(diagnostic)
      }
    }
    // Most lines name the path and the rule of the one before: a million of them would else keep two million texts.
    var last: (path: String, rule: String) = ("", "")
    for line in lines {
      guard let count = left[line.key], count > 0, let fields = BaselineEntry.fields(of: bytes[line.range]) else {
        continue
      }
      left[line.key] = count - 1
      last = (fields.path == last.path ? last.path : fields.path, fields.rule == last.rule ? last.rule : fields.rule)
      match.stale.append(Stale(path: last.path, rule: last.rule, line: line.number))
    }
    return match
  }

  /// The same without some of its lines, and with what is to be known besides.
  package func text(without stale: [Stale], adding diagnostics: [Diagnostic] = [], in project: Project) -> [UInt8] {
    let dropped = Set(stale.map(\.line))
    var kept = lines.filter { !dropped.contains($0.number) }.map { bytes[$0.range] }
    kept += diagnostics.map { BaselineEntry($0, steadyPath: project.steady(of: $0)).line[...] }
    kept.sort { $0.lexicographicallyPrecedes($1) }
    var text = Array(Baseline.header.utf8)
    for line in kept { text += line + [UInt8(ascii: "\n")] }
    return text
  }

  package static let empty = Baseline()

  private init() {
    bytes = []
    lines = []
    counts = [:]
    hasConflict = false
  }

  package var count: Int { lines.count }

  /// Whether its lines stand as they are written; after a merge they need not.
  package var isInOrder: Bool {
    !hasConflict
      && zip(lines, lines.dropFirst()).allSatisfy { !bytes[$1.range].lexicographicallyPrecedes(bytes[$0.range]) }
  }

  /// Lines end as git and editors may have left them, and the file may begin with a mark.
  private struct Lines {
    private let bytes: [UInt8]
    private var start: Int
    private var number = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The next line, and which it is, counted from 1.
    mutating func next() -> (range: Range<Int>, number: Int)? {
      guard start < bytes.count else { return nil }
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      // What is written has none in its lines: where several stand, more than one program has put them there.
      var last = end
      while last > start, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
      let range = start..<last
      start = end + 1
      number += 1
      return (range, number)
    }
  }
}

extension Project {
  /// The path of a diagnostic as seen from the project's folder.
  package func steady(of diagnostic: Diagnostic) -> String { steady(absolute(diagnostic)) }

  package func absolute(_ diagnostic: Diagnostic) -> Path {
    (diagnostic.pathBytes.map { Path($0) } ?? Path(diagnostic.path)).absolute(in: workingDirectory)
  }
}
