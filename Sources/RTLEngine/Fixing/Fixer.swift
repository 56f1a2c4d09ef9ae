import RTLRuleKit
import RTLSyntax

/// Mends what can be mended, in memory: nothing is written here.
///
/// A fix may make another one possible, so the files are linted again as they would be until nothing is left to do. A
/// file that would then have a fault it did not have before stays as it is, and so does one that would give another such
/// a fault.
package struct Fixer: Sendable {
  package enum Work: Sendable {
    case safeFixes
    case allFixes
    /// Comments that silence what is found, with a reason.
    case suppressions(reason: String)
  }

  /// A file with what would become of it.
  package struct Mended: Sendable {
    package var path: Path
    package var original: Source
    package var source: Source
    /// How many findings are mended.
    package var count: Int
  }

  package struct Outcome: Sendable {
    /// By path.
    package var files: [Mended] = []
    package var problems: [Problem] = []
    /// Findings that have a fix which was not made, by the safety of the fix.
    package var remainingSafe = 0
    package var remainingUnsafe = 0

    package init(problems: [Problem] = []) {
      self.problems = problems
    }
  }

  private let linter: Linter
  private let sieve: Sieve
  private let work: Work

  /// No fix makes more than one other possible in practice.
  static let roundLimit = 10
  /// How often files are looked for that those mended before have freed.
  private static let waveLimit = 4

  /// - Parameters:
  ///   - linter: one that reports findings of every severity.
  ///   - sieve: which of them are to be mended.
  package init(_ linter: Linter, _ sieve: Sieve, _ work: Work) {
    self.linter = linter
    self.sieve = sieve
    self.work = work
  }

  package func mend(_ named: [Path], progress: Linter.Progress? = nil) -> Outcome {
    let first = linter.lint(named, progress: progress)
    var outcome = Outcome(problems: first.problems)
    var files: [Path: MendedFile] = [:]
    let repercussions = Repercussions(linter.askingForHalves)
    for wave in 0..<Fixer.waveLimit {
      // What is mended in one file may free another that was held for its sake.
      let report = wave == 0 ? first.report : linter.reading(contents(of: files)).lint(named).report
      let candidates = byFile(wanted(report)).filter { isOpen(files[$0.key]) && $0.value.contains(where: isWork) }
      if candidates.isEmpty || wave > 0 && !canBeBuiltOn(files, repercussions) { break }
      open(candidates.keys.sorted(), &files, &outcome)
      if wave == 0, case .suppressions(let reason) = work {
        outcome.problems += unreached(candidates, files, reason)
      }
      guard mend(Set(candidates.keys).intersection(files.keys), &files) else { break }
    }
    settle(files, repercussions, &outcome)
    count(byFile(wanted(first.report)), files, &outcome)
    return outcome
  }

  private func open(_ paths: [Path], _ files: inout [Path: MendedFile], _ outcome: inout Outcome) {
    for path in paths where files[path] == nil {
      do throws(FileSystem.Failure) {
        files[path] = MendedFile(try linter.contents.read(path))
      } catch {
        outcome.problems.append(Survey.unreadable(path, error, in: linter.project))
      }
    }
  }

  /// - Returns: whether anything was mended.
  private func mend(_ paths: Set<Path>, _ files: inout [Path: MendedFile]) -> Bool {
    var open = paths
    var isMended = false
    // Once more than there are rounds: what the last one leaves behind is looked at too.
    for round in 0...Fixer.roundLimit where !open.isEmpty {
      let report = linter.reading(contents(of: files)).lint(open.sorted()).report
      let found = byFile(report)
      for path in open { files[path]?.see(found[path] ?? []) }
      if round == Fixer.roundLimit { break }
      let wanted = byFile(self.wanted(report))
      for path in open {
        let fixes = files[path].map { self.fixes(for: $0, wanted[path] ?? []) } ?? []
        if files[path]?.mend(fixes) == true { isMended = true } else { open.remove(path) }
      }
    }
    return isMended
  }

  /// Whether others may be mended for the sake of what is mended: not if some of it is going to be taken back.
  private func canBeBuiltOn(_ files: [Path: MendedFile], _ repercussions: Repercussions) -> Bool {
    files.values.allSatisfy { $0.newFault == nil }
      && culprits(among: files.filter(\.value.isMended).mapValues(\.source), repercussions).isEmpty
  }

  /// Which lines were changed is known of a file as it was.
  private func isOpen(_ file: MendedFile?) -> Bool { sieve.lines == nil || file?.hasMovedLines != true }

  private func contents(of files: [Path: MendedFile]) -> Contents {
    linter.contents.replacing(files.mapValues(\.source))
  }

  private func wanted(_ report: Report) -> Report { sieve.sift(report, in: linter.project).report }

  private func byFile(_ report: Report) -> [Path: [Diagnostic]] {
    Dictionary(grouping: report.diagnostics) { linter.project.absolute($0) }
  }

  private func isWork(_ diagnostic: Diagnostic) -> Bool {
    switch work {
    case .safeFixes: diagnostic.fix?.safety == .safe
    case .allFixes: diagnostic.fix != nil
    case .suppressions: SuppressionRule(rawValue: diagnostic.rule) == nil
    }
  }

  private func fixes(for file: MendedFile, _ diagnostics: [Diagnostic]) -> [[Edit]] {
    if !isOpen(file) { return [] }
    let concerned = diagnostics.filter(isWork)
    if case .suppressions(let reason) = work {
      if file.isMended { return [] }
      return SuppressionComments(file.source, reason: reason).edits(for: concerned).compactMap(\.self)
    }
    return concerned.compactMap { $0.fix?.edits.map(Edit.init) }
  }

  /// Findings that no comment can silence, since none can stand above them.
  private func unreached(_ found: [Path: [Diagnostic]], _ files: [Path: MendedFile], _ reason: String) -> [Problem] {
    files.flatMap { path, file in
      let concerned = found[path, default: []].filter(isWork)
      let edits = SuppressionComments(file.original, reason: reason).edits(for: concerned)
      return zip(concerned, edits).compactMap { diagnostic, edit in
        let start = diagnostic.span.start
        let message = "`\(diagnostic.rule)` cannot be silenced: no comment can stand above it"
        return edit != nil ? nil : Problem(message, path: diagnostic.path, line: start.line, column: start.column)
      }
    }
  }

  private func settle(_ files: [Path: MendedFile], _ repercussions: Repercussions, _ outcome: inout Outcome) {
    var mended: [Path: Source] = [:]
    for (path, file) in files where file.isMended {
      if let rule = file.newFault {
        outcome.problems.append(leftAlone(path, because: "it would have a finding of `\(rule)` it does not have now"))
      } else {
        mended[path] = file.source
      }
    }
    for (path, fault) in culprits(among: mended, repercussions) {
      let other = fault.path == path ? "it" : linter.project.shown(fault.path)
      let reason = "\(other) would have a finding of `\(fault.rule)` it does not have now"
      outcome.problems.append(leftAlone(path, because: reason))
      mended[path] = nil
    }
    outcome.problems.sort { ($0.path ?? "").utf8.lexicographicallyPrecedes(($1.path ?? "").utf8) }
    for path in mended.keys.sorted() {
      guard let file = files[path] else { continue }
      outcome.files.append(Mended(path: path, original: file.original, source: file.source, count: file.count))
    }
  }

  private func culprits(
    among mended: [Path: Source],
    _ repercussions: Repercussions
  ) -> [Path: Repercussions.Fault] {
    // A comment changes nothing for others.
    if case .suppressions = work { return [:] }
    return mended.isEmpty ? [:] : repercussions.culprits(among: mended)
  }

  private func leftAlone(_ path: Path, because reason: String) -> Problem {
    Problem("left as it is: mended, \(reason)", path: linter.project.shown(path))
  }

  private func count(_ first: [Path: [Diagnostic]], _ files: [Path: MendedFile], _ outcome: inout Outcome) {
    let mended = Set(outcome.files.map(\.path))
    for (path, before) in first {
      let left = mended.contains(path) ? wantedNow(files[path]) : before
      outcome.remainingSafe += left.count { $0.fix?.safety == .safe }
      outcome.remainingUnsafe += left.count { $0.fix?.safety == .unsafe }
    }
  }

  private func wantedNow(_ file: MendedFile?) -> [Diagnostic] {
    let report = Report(toolVersion: "", diagnostics: file?.diagnostics ?? [], fileCount: 1)
    return wanted(report).diagnostics
  }
}

extension Edit {
  fileprivate init(_ edit: Diagnostic.SpannedEdit) {
    self.init(ByteRange(edit.span.start.offset, edit.span.end.offset), edit.text)
  }
}
