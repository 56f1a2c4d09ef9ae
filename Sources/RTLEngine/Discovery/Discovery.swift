import RTLRuleKit

/// A source to read.
package struct FoundFile: Hashable, Sendable {
  /// Absolute.
  package var path: Path
  /// The index of its domain.
  package var domain: Int
}

/// Which files a run is about.
///
/// A file named outright is taken whatever it is called and whatever is said of it elsewhere. A folder named outright
/// is walked, even where a walk from above would pass it by, and within it all rules hold. Where `include` asks for
/// nothing in such a folder, the name on the command line wins.
package struct Discovery: Sendable {
  package let project: Project
  package let table: DomainTable
  package let jobs: Int
  let contents: Contents

  package init(_ project: Project, table: DomainTable, jobs: Int, contents: Contents = Contents()) {
    self.project = project
    self.table = table
    self.jobs = jobs
    self.contents = contents
  }

  package struct Result: Sendable {
    /// In no order, each once.
    package var files: [FoundFile] = []
    package var problems: [Problem] = []
    /// The image sets met on the way.
    package var imageSets: [Path] = []
    /// The interface files met on the way.
    package var interfaces: [Path] = []
  }

  /// All sources of the project, and its image sets. Of a home folder or a whole disk, that is none: what lies in it
  /// beside a file is other people's.
  package func survey() -> Result {
    guard project.isBounded else { return Result() }
    let walked = walk(project.folder)
    var files = walked.files
    files.removeAll { contents.leavesOut($0.path) }
    // What is staged is part of the project even when its file is gone.
    let gone = contents.replaced.filter { $0.isWithin(project.folder) && !FileSystem.exists($0) }
    if !gone.isEmpty {
      let found = chosen(gone, within: [project.folder]).map { path in
        FoundFile(path: path, domain: path.parent.map { table.domain(of: $0) } ?? DomainTable.outermost)
      }
      files = unique(files + found)
    }
    return Result(files: files, imageSets: walked.imageSets, interfaces: walked.interfaces)
  }

  package func files(named paths: [Path]) -> Result {
    var result = Result()
    var domains: Set<Int> = []
    for named in paths {
      let path = named.absolute(in: project.workingDirectory)
      do throws(FileSystem.Failure) {
        switch contents.replaces(path) ? .file : try FileSystem.kind(of: path, followingLinks: true) {
        case .folder:
          let walked = walk(path)
          result.files += walked.files
          result.imageSets += walked.imageSets
          result.interfaces += walked.interfaces
          domains.formUnion(walked.domains)
          for (folder, failure) in walked.failures { result.problems.append(unreadable(folder, failure)) }
        case .file:
          let domain = path.parent.map { table.domain(of: $0) } ?? DomainTable.outermost
          domains.insert(domain)
          result.files.append(FoundFile(path: path, domain: domain))
        case .symbolicLink, .pipe, .other:
          throw FileSystem.Failure.isNoFile
        }
      } catch {
        result.problems.append(unreadable(path, error))
      }
    }
    result.problems += table.problems(of: domains.union([DomainTable.outermost]))
    if paths.count > 1 { result.files = unique(result.files) }
    return result
  }

  private func unique(_ files: [FoundFile]) -> [FoundFile] {
    var kept: [FoundFile] = []
    for file in files.sorted(by: { $0.path < $1.path }) where file.path != kept.last?.path { kept.append(file) }
    return kept
  }

  private func unreadable(_ path: Path, _ failure: FileSystem.Failure) -> Problem {
    Problem("cannot be read: \(failure.reason)", path: project.shown(path))
  }

  private func walk(_ folder: Path) -> Walk.Result {
    let (inclusion, extent) = Inclusion.named(folder, in: project)
    return Walk(table: table, inclusion: inclusion, jobs: jobs).files(
      in: folder,
      domain: table.domain(of: folder),
      ignored: ignoreRules(above: folder),
      extent: extent
    )
  }

  /// What the folders above say, down from the top of the repository or of the project.
  func ignoreRules(above folder: Path) -> IgnoreRules? {
    let top = Project.repository(around: folder) ?? project.folder
    guard folder != top, folder.isWithin(top), let parent = folder.parent else { return nil }
    return Walk.ignoreRules(in: parent, outer: ignoreRules(above: parent, upTo: top))
  }

  private func ignoreRules(above folder: Path, upTo top: Path) -> IgnoreRules? {
    guard folder != top, let parent = folder.parent else { return nil }
    return Walk.ignoreRules(in: parent, outer: ignoreRules(above: parent, upTo: top))
  }
}
