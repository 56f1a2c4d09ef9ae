import RTLRuleKit
import RTLSyntax

/// A whole run: survey of the project, then the files asked for.
///
/// The survey always covers the project, whichever files are named, so that the findings of a file do not depend on
/// what is linted beside it. Where nothing named lies in the project, it covers what is named. Sources are read twice
/// rather than kept: a second time only those in which a rule could wake.
package struct Linter: Sendable {
  package struct Outcome: Sendable {
    package var report: Report
    /// Sorted, each once.
    package var problems: [Problem]

    package init(report: Report, problems: [Problem]) {
      self.report = report
      self.problems = problems
    }
  }

  /// How many files of how many are done; called by one thread at a time, often.
  package typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

  package let project: Project
  package let selection: RuleSelection
  package let toolVersion: String
  package let jobs: Int
  package let contents: Contents

  package init(
    _ project: Project,
    _ selection: RuleSelection,
    toolVersion: String,
    jobs: Int = Threads.processorCount,
    contents: Contents = Contents()
  ) {
    self.project = project
    self.selection = selection
    self.toolVersion = toolVersion
    self.jobs = max(1, jobs)
    self.contents = contents
  }

  /// The same run over other contents.
  package func reading(_ contents: Contents) -> Linter {
    Linter(project, selection, toolVersion: toolVersion, jobs: jobs, contents: contents)
  }

  /// The same run with the rules that find what is half moved, whichever were asked for.
  var askingForHalves: Linter {
    if selection.only.isEmpty { return self }
    var selection = selection
    selection.only.formUnion(["mixed_constraint", "mixed_edge_pinning"])
    return Linter(project, selection, toolVersion: toolVersion, jobs: jobs, contents: contents)
  }

  /// Lints files and folders; none is the working directory.
  package func lint(_ named: [Path], progress: Progress? = nil) -> Outcome {
    let table = DomainTable(project)
    let discovery = Discovery(project, table: table, jobs: jobs, contents: contents)
    let paths = named.isEmpty ? [project.workingDirectory] : named
    let found = discovery.files(named: paths)
    let inspectors = inspectors(of: table)
    let isWhole = paths.count == 1 && paths[0].absolute(in: project.workingDirectory) == project.folder
    let concernsProject = found.files.contains { $0.path.isWithin(project.folder) }
    var files = found.files.map { SurveyedFile(file: $0, isSurveyed: true, isLinted: true) }
    var survey = survey(files, inspectors, table, progress)
    var (imageSets, interfaces) = (found.imageSets, found.interfaces)
    if !survey.waiting.isEmpty, !isWhole, concernsProject {
      // Only now does it matter what the rest of the project declares.
      let surveyed = discovery.survey()
      files = merge(found.files, surveyed.files)
      survey = self.survey(files, inspectors, table, progress)
      (imageSets, interfaces) = (surveyed.imageSets, surveyed.interfaces)
    }
    // Only now is it known of what anybody wants to know what they say.
    let images = survey.waiting.reduce(into: Set()) { $0.formUnion($1.look.images) }
    let owners = survey.waiting.reduce(into: Set()) { $0.formUnion($1.look.ownersOfOutlets) }
    survey.index.images = ImageSet.directions(of: images, in: imageSets)
    survey.index.take(InterfaceFile.outlets(in: interfaces, of: owners, in: survey.index, jobs: jobs))
    var outcome = inspect(files, after: survey, with: inspectors)
    outcome.problems = Linter.sorted(outcome.problems + found.problems)
    return outcome
  }

  private func survey(
    _ files: [SurveyedFile],
    _ inspectors: [Inspector],
    _ table: DomainTable,
    _ progress: Progress?
  ) -> Survey {
    // Files that are only surveyed may lie in domains nothing is linted in.
    let names = table.domains.map(\.configuration.settings.names)
    return Survey.make(
      of: files,
      in: project,
      inspectors: inspectors,
      names: names,
      contents: contents,
      jobs: jobs,
      progress: progress
    )
  }

  /// Lints text as if it were the content of a file, such as what an editor has not saved yet.
  package func lint(_ source: Source, as named: Path) -> Outcome {
    let path = named.absolute(in: project.workingDirectory)
    let table = DomainTable(project)
    let discovery = Discovery(project, table: table, jobs: jobs, contents: contents)
    let domain = path.parent.map { table.domain(of: $0) } ?? DomainTable.outermost
    let inspector = inspectors(of: table)[domain]
    let structure = Structure(source)
    let paths = (project.shown(path), project.steady(path))
    var (result, look) = inspector.inspectAlone(structure, shownPath: paths.0, steadyPath: paths.1)
    if look.isOpen {
      result = inspector.inspect(
        structure,
        after: look,
        shownPath: paths.0,
        steadyPath: paths.1,
        project: ProjectView(surveyed(discovery, table, around: path, structure, askedBy: look))
      )
    }
    let problems = table.problems(of: [DomainTable.outermost, domain])
    return Outcome(report: report([result], fileCount: 1), problems: Linter.sorted(problems))
  }

  /// The project's declarations, with those of a text in place of the file it stands for.
  private func surveyed(
    _ discovery: Discovery,
    _ table: DomainTable,
    around path: Path,
    _ structure: Structure,
    askedBy look: Dispatch.Look
  ) -> ProjectIndex {
    let surveyed = path.isWithin(project.folder) ? discovery.survey() : Discovery.Result()
    let others = surveyed.files.filter { $0.path != path }
    let files = others.map { SurveyedFile(file: $0, isSurveyed: true, isLinted: false) }
    var index = survey(files, [], table, nil).index
    index.images = ImageSet.directions(of: look.images, in: surveyed.imageSets)
    let domain = path.parent.map { table.domain(of: $0) } ?? DomainTable.outermost
    let isForDevelopers = ProjectIndex.isForDevelopers(project.steadyBytes(path))
    index.survey(structure, names: table[domain].configuration.settings.names, isForDevelopers: isForDevelopers)
    index.settle()
    index.take(InterfaceFile.outlets(in: surveyed.interfaces, of: look.ownersOfOutlets, in: index, jobs: jobs))
    return index
  }

  /// What all rules that are on by default find in one source that stands alone.
  package static func diagnostics(
    in source: Source,
    path: String,
    _ selection: RuleSelection,
    settings: ProjectSettings = ProjectSettings()
  ) -> [Diagnostic] {
    let structure = Structure(source)
    let index = ProjectIndex([structure], names: settings.names)
    return Inspector(selection, configuration: Configuration(folder: "/"), settings: settings)
      .inspect(structure, shownPath: path, steadyPath: path, project: index).diagnostics
  }

  private func inspectors(of table: DomainTable) -> [Inspector] {
    let found = ProjectSettings.found(in: project.folder)
    return table.domains.map { domain in
      var settings = domain.configuration.settings
      settings.iOS = settings.iOS ?? found.iOS
      settings.macOS = settings.macOS ?? found.macOS
      settings.isWrittenRightToLeft = found.isWrittenRightToLeft
      return Inspector(selection, configuration: domain.configuration, settings: settings)
    }
  }

  /// Files that are only linted, only surveyed, or both.
  private func merge(_ linted: [FoundFile], _ surveyed: [FoundFile]) -> [SurveyedFile] {
    var left = Dictionary(linted.map { ($0.path, $0) }) { first, _ in first }
    let files = surveyed.map { file in
      let named = left.removeValue(forKey: file.path)
      return SurveyedFile(file: named ?? file, isSurveyed: true, isLinted: named != nil)
    }
    return files + left.values.map { SurveyedFile(file: $0, isSurveyed: false, isLinted: true) }
  }

  private func inspect(_ files: [SurveyedFile], after survey: Survey, with inspectors: [Inspector]) -> Outcome {
    let results = Locked(survey.settled)
    let problems = Locked(survey.problems(for: project))
    let shares = Shares(survey.waiting.count, size: 4)
    let known = ProjectView(survey.index)
    Threads.run(min(jobs, survey.waiting.count)) {
      var own: [(index: Int, result: Inspector.Result)] = []
      var ownProblems: [Problem] = []
      while let share = shares.next() {
        for waiting in survey.waiting[share] {
          let index = waiting.index
          let file = files[index]
          // A file outside the survey may answer itself.
          guard let look = file.isSurveyed ? known.leftOpen(of: waiting.look) : waiting.look else {
            if !waiting.result.isEmpty { own.append((index, waiting.result)) }
            continue
          }
          do throws(FileSystem.Failure) {
            let result = try secondLook(at: file, after: look, known, with: inspectors[file.file.domain])
            own.append((index, result))
          } catch {
            ownProblems.append(Survey.unreadable(files[index].file.path, error, in: project))
          }
        }
      }
      results.withLock { $0 += own }
      problems.withLock { $0 += ownProblems }
    }
    let found = problems.withLock { $0 }
    let count = files.count(where: \.isLinted) - Set(found.map(\.path)).count
    let ordered = results.withLock { results in
      results.sorted { files[$0.index].file.path < files[$1.index].file.path }
        .map { named($0.result, files[$0.index].file.path) }
    }
    return Outcome(report: report(ordered, fileCount: count, folders: folders(of: files)), problems: found)
  }

  private func secondLook(
    at file: SurveyedFile,
    after look: Dispatch.Look,
    _ known: ProjectView,
    with inspector: Inspector
  ) throws(FileSystem.Failure) -> Inspector.Result {
    let structure = Structure(try contents.read(file.file.path))
    var view = known
    // A file outside the survey knows at least itself.
    if !file.isSurveyed {
      var index = known.index
      let isForDevelopers = ProjectIndex.isForDevelopers(project.steadyBytes(file.file.path))
      index.survey(structure, names: inspector.names, isForDevelopers: isForDevelopers)
      index.settle()
      view = ProjectView(index)
    }
    return inspector.inspect(
      structure,
      after: look,
      shownPath: project.shown(file.file.path),
      steadyPath: project.steady(file.file.path),
      project: view
    )
  }

  private func named(_ result: Inspector.Result, _ path: Path) -> Inspector.Result {
    if path.isText { return result }
    var result = result
    for index in result.diagnostics.indices { result.diagnostics[index].pathBytes = path.bytes }
    for index in result.suppressed.indices { result.suppressed[index].diagnostic.pathBytes = path.bytes }
    return result
  }

  private func report(_ results: [Inspector.Result], fileCount: Int, folders: [String: Int] = [:]) -> Report {
    // Files are in the order of their whole paths, which differs from that of the shown ones only outside the working
    // directory.
    let files = results.map(\.diagnostics).filter { !$0.isEmpty }
      .sorted { left, right in left[0].path.utf8.lexicographicallyPrecedes(right[0].path.utf8) }
    var report = Report(
      toolVersion: toolVersion,
      diagnostics: Array(files.joined()),
      fileCount: fileCount,
      suppressedCount: results.reduce(0) { $0 + $1.suppressedCount },
      hidden: results.reduce(into: [:]) { $0.merge($1.hidden, uniquingKeysWith: +) }
    )
    report.suppressed = results.flatMap(\.suppressed)
    report.folders = folders
    return report
  }

  /// How many of the files lie in each folder.
  private func folders(of files: [SurveyedFile]) -> [String: Int] {
    guard selection.details.contains(.folders) else { return [:] }
    var counts: [Path: Int] = [:]
    for file in files where file.isLinted { counts[file.file.path.parent ?? "/", default: 0] += 1 }
    return Dictionary(counts.map { (project.shown($0), $1) }) { $0 + $1 }
  }

  private static func sorted(_ problems: [Problem]) -> [Problem] {
    Set(problems).sorted { left, right in
      let (a, b) = (left.path ?? "", right.path ?? "")
      if a != b { return a.utf8.lexicographicallyPrecedes(b.utf8) }
      if left.line != right.line { return left.line ?? 0 < right.line ?? 0 }
      if left.column != right.column { return left.column ?? 0 < right.column ?? 0 }
      return left.message < right.message
    }
  }
}
