import RTLEngine
import RTLRuleKit

/// Which part of a project's findings a command is about: files, lines, and what is known already.
struct Scope {
  /// What is to be linted; empty is the working directory.
  let paths: [Path]
  /// Whether somebody asked for files and there are none, such as a commit without Swift in it.
  let isEmpty: Bool
  let contents: Contents
  let sieve: Sieve
  private let baselineFile: Path?
  private let settings: Settings
  private let project: Project

  init(_ settings: Settings, _ project: Project, minimumSeverity: Severity) throws(Problem) {
    self.settings = settings
    self.project = project
    var paths = settings.operands.map(\.path)
    var changes: ChangeSet?
    if let source = settings.changes.first {
      let set = try source.read(in: project.workingDirectory)
      let discovery = Discovery(project, table: DomainTable(project), jobs: 1)
      try Scope.checkThere(paths, orIn: set, project)
      paths = discovery.chosen(set.lines.paths, within: paths)
      changes = set
    } else if let list = settings.filesFrom {
      paths += try PathList.read(list)
    }
    if settings.readsStandardInput, let path = settings.standardInputPath { paths = [path] }
    var isChosen = changes != nil || settings.filesFrom != nil
    if settings.forcesExclusion, !paths.isEmpty {
      paths = Discovery(project, table: DomainTable(project), jobs: 1).unexcluded(paths)
      isChosen = true
    }
    self.paths = paths
    isEmpty = paths.isEmpty && isChosen
    contents = changes?.contents ?? Contents()
    baselineFile = settings.ignoresBaseline ? nil : settings.baseline ?? project.configuration.baseline
    let baseline = try baselineFile.map { file throws(Problem) in try Scope.baseline(file, project) }
    sieve = Sieve(lines: changes?.lines, baseline: baseline, minimumSeverity: minimumSeverity)
  }

  /// Of a name that is no file and holds no change somebody should hear: it may be misspelled.
  private static func checkThere(_ named: [Path], orIn changes: ChangeSet, _ project: Project) throws(Problem) {
    for name in named where !FileSystem.exists(name) {
      let path = name.absolute(in: project.workingDirectory)
      if changes.lines.paths.contains(where: { $0.isWithin(path) }) { continue }
      throw Problem("cannot be read: \(FileSystem.Failure.missing.reason)", path: project.shown(path))
    }
  }

  private static func baseline(_ file: Path, _ project: Project) throws(Problem) -> Baseline {
    let path = file.absolute(in: project.workingDirectory)
    return try Baseline.read(path, shownAs: project.shown(path))
  }

  /// The part of what was found that is asked for. Lines of the baseline that have lost their finding are told.
  func sift(_ report: Report) -> Report {
    let sifted = sieve.sift(report, in: project)
    let stale = judged(sifted.stale)
    if let first = stale.first, let baselineFile, !settings.isQuiet, sieve.lines == nil, !settings.readsStandardInput {
      let file = settings.shown(baselineFile.absolute(in: project.workingDirectory), in: project)
      let others = stale.count == 1 ? "" : " and \(stale.count - 1) more"
      StandardStream.note(
        "nothing is found any more for this line\(others); `rtllint baseline --prune` takes them out",
        at: "\(file):\(first.line)"
      )
    }
    return sifted.report
  }

  /// Those that this run would have found: it read their files and ran their rules.
  func judged(_ stale: [Baseline.Stale]) -> [Baseline.Stale] {
    if isEmpty { return [] }
    let starts = (paths.isEmpty ? [project.workingDirectory] : paths).map { $0.absolute(in: project.workingDirectory) }
    // A baseline is sorted: most lines have the path of the one before.
    var last: (path: String, isAsked: Bool)?
    return stale.filter { entry in
      if !settings.rules.isEmpty, !settings.rules.contains(entry.rule) { return false }
      if settings.skippedRules.contains(entry.rule) { return false }
      if let last, last.path == entry.path { return last.isAsked }
      let path = Path(entry.path).absolute(in: project.folder)
      let isAsked = starts.contains { path.isWithin($0) }
      last = (entry.path, isAsked)
      return isAsked
    }
  }
}

/// Where it is told which lines have changed.
enum ChangeSource {
  case staged
  case since(String)
  case patch(Path)

  var option: String {
    switch self {
    case .staged: "--staged"
    case .since: "--changed-since"
    case .patch: "--patch"
    }
  }

  func read(in folder: Path) throws(Problem) -> ChangeSet {
    switch self {
    case .staged: return try ChangeSet.staged(around: folder)
    case .since(let name): return try ChangeSet.since(name, around: folder)
    case .patch(let file): return try patch(file, in: folder)
    }
  }

  private func patch(_ file: Path, in folder: Path) throws(Problem) -> ChangeSet {
    let isStandardInput = file == .standardStream
    let shown = isStandardInput ? nil : file.text
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.content(of: isStandardInput ? nil : file)
    } catch {
      throw Problem("cannot read the patch: \(error.reason)", path: shown)
    }
    do throws(Problem) {
      return try ChangeSet.patch(bytes, workingDirectory: folder)
    } catch {
      throw Problem(error.message, path: shown, line: error.line)
    }
  }
}
