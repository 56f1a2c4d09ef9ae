import RTLRuleKit

/// Where a run takes place: the folder that is surveyed, and what its configuration says.
package struct Project: Sendable {
  /// Where the configuration comes from.
  package enum Origin: Sendable {
    /// `.rtllint.yml`, looked for upwards.
    case search
    /// This file and none besides.
    case file(Path)
    /// None: the defaults.
    case defaults
  }

  /// Absolute. Paths in reports are seen from here.
  package let workingDirectory: Path
  /// Absolute. All its sources are surveyed, whichever of them are linted.
  package let folder: Path
  package let configurationFile: Path?
  package let configuration: Configuration
  /// What is wrong in the configuration.
  package let problems: [Problem]
  /// Whether files in folders below refine the configuration.
  package let readsNestedFiles: Bool
  /// Every name that may stand in a configuration or a comment.
  package let ruleIDs: Set<String>

  /// - A file found upwards makes its folder the project's. Where further ones stand above it, up to the folder that
  ///   holds `.git`, the outermost is the project's and the others refine it, so that a run from a subfolder finds
  ///   what a run from the top finds.
  /// - A file named outright holds for its own folder, if the run starts in it, and else for the top of the project or,
  ///   without one, the working directory.
  /// - What has come without its repository, such as an archive, is known by what else lies at the top of a project.
  /// - Started where there is none of these, the run takes the project of the files that are named or, if they lie in
  ///   none, takes place where they lie: `cd / && rtllint ~/App` is no run over all there is.
  package init(_ origin: Origin, workingDirectory: Path, named: [Path] = [], ruleIDs: some Sequence<String>) {
    let known = Set(ruleIDs).union(SuppressionRule.allCases.map(\.rawValue))
    let start = Project.start(workingDirectory, named: named)
    let top = Project.top(around: start)
    var folder = top ?? start
    var file: Path?
    switch origin {
    case .defaults: break
    case .file(let named):
      let path = named.absolute(in: workingDirectory)
      file = path
      if let own = path.parent, workingDirectory.isWithin(own) { folder = own }
    case .search:
      file = Project.outermostFile(around: start, upTo: top)
      folder = file?.parent ?? folder
    }
    self.workingDirectory = workingDirectory
    self.folder = folder
    configurationFile = file
    if case .search = origin, file != nil { readsNestedFiles = true } else { readsNestedFiles = false }
    guard let file else {
      configuration = Configuration(folder: folder)
      self.ruleIDs = known
      problems = []
      return
    }
    let loaded = Configuration.load(file, folder: folder, ruleIDs: known)
    configuration = loaded.configuration
    self.ruleIDs = known.union(loaded.configuration.ownRules.ids)
    problems = loaded.problems.map { Project.place($0, in: file, seenFrom: workingDirectory) }
  }

  /// Whether its folder holds one project rather than all that somebody has.
  var isBounded: Bool {
    configurationFile != nil || folder.parent != nil && folder != FileSystem.homeDirectory
  }

  /// The path as reports show it.
  package func shown(_ path: Path) -> String { path.relative(to: workingDirectory).text }

  /// The path as seen from the project's folder, and thus the same wherever the tool is started.
  func steady(_ path: Path) -> String { path.relative(to: folder).text }

  /// The bytes of the same: every path is asked about, and few of them are made a text.
  func steadyBytes(_ path: Path) -> ArraySlice<UInt8> {
    path.rest(behind: folder) ?? path.relative(to: folder).bytes[...]
  }

  /// A problem of the project's own rules, with its path as reports show it.
  package func placed(_ problem: Problem) -> Problem { place(problem, in: configurationFile ?? folder) }

  func place(_ problem: Problem, in file: Path) -> Problem {
    Project.place(problem, in: file, seenFrom: workingDirectory)
  }

  private static func place(_ problem: Problem, in file: Path, seenFrom folder: Path) -> Problem {
    var problem = problem
    // A rule file has its own path, which is absolute.
    problem.path = (problem.path.map { Path($0) } ?? file).relative(to: folder).text
    return problem
  }

  /// Whether a folder lies in what by its files is a project.
  package static func exists(around folder: Path) -> Bool {
    top(around: folder) != nil || outermostFile(around: folder, upTo: nil) != nil
  }

  /// The folder from which the project is looked for.
  private static func start(_ workingDirectory: Path, named: [Path]) -> Path {
    if exists(around: workingDirectory) { return workingDirectory }
    let folders = named.compactMap { name -> Path? in
      let path = name.absolute(in: workingDirectory)
      return (try? FileSystem.kind(of: path, followingLinks: true)) == .folder ? path : path.parent
    }
    guard var common = folders.first else { return workingDirectory }
    while let parent = common.parent, !folders.allSatisfy({ $0.isWithin(common) }) { common = parent }
    return common
  }

  /// The top of the project that a folder lies in.
  private static func top(around folder: Path) -> Path? { repository(around: folder) ?? markedFolder(around: folder) }

  /// The nearest folder that holds `.git`, which is a folder or, in a worktree, a file.
  static func repository(around folder: Path) -> Path? {
    var current: Path? = folder
    while let candidate = current {
      if FileSystem.exists(candidate.appending(".git")) { return candidate }
      current = candidate.parent
    }
    return nil
  }

  /// The outermost folder that holds what lies at the top of projects: a package in one is a part of it. `.gitignore` lies
  /// in many folders, and counts only where nothing else does. The home folder is the top of none, whatever is kept there.
  private static func markedFolder(around folder: Path) -> Path? {
    var found: Path?
    var ignoring: Path?
    var current: Path? = folder
    while let candidate = current, candidate != FileSystem.homeDirectory, let parent = candidate.parent {
      if isMarked(candidate) {
        found = candidate
      } else if FileSystem.exists(candidate.appending(".gitignore")) {
        ignoring = candidate
      }
      current = parent
    }
    return found ?? ignoring
  }

  private static let marks: [StaticString] = ["Package.swift", "Podfile", ".hg", ".svn"]

  private static func isMarked(_ folder: Path) -> Bool {
    var isMarked = false
    try? FileSystem.list(folder) { name, _ in
      if marks.contains(where: { $0.isEqual(to: name) }) { isMarked = true }
      if name.suffix(10).elementsEqual(".xcodeproj".utf8) { isMarked = true }
      if name.suffix(12).elementsEqual(".xcworkspace".utf8) { isMarked = true }
    }
    return isMarked
  }

  private static func outermostFile(around folder: Path, upTo top: Path?) -> Path? {
    var found: Path?
    var current: Path? = folder
    while let candidate = current {
      let file = candidate.appending(Configuration.fileName)
      if FileSystem.exists(file) { found = file }
      if found != nil, top.map({ candidate == $0 || !candidate.isWithin($0) }) ?? true { break }
      current = candidate.parent
    }
    return found
  }
}
