import RTLRuleKit
import RTLSyntax

/// Finds the sources in a folder.
///
/// Taken are regular files named `*.swift`. Left out are hidden files and folders, the folders where tools keep what
/// they fetch and build, whatever a `.gitignore` or an `exclude` says, and symbolic links: what they point to is found
/// where it stands, so nothing comes twice and no loop can arise. A `.gitignore` counts without a repository too: the
/// same tree gives the same files as a clone and as an archive.
struct Walk: Sendable {
  let table: DomainTable
  let inclusion: Inclusion
  let jobs: Int

  static let skippedFolders: [StaticString] = ["Pods", "Carthage", "DerivedData", "node_modules"]

  struct Result {
    /// In the order of their bytes.
    var files: [FoundFile] = []
    var domains: Set<Int> = []
    var failures: [(folder: Path, failure: FileSystem.Failure)] = []
    var images = ImageSets()
  }

  /// What is in one folder. Filled by the one thread that reads the folder, read when all are done.
  private final class Folder: @unchecked Sendable {
    let path: Path
    let domain: Int
    let ignored: IgnoreRules?
    let extent: Inclusion.Extent
    var ownDomain = 0
    var entries: [(path: Path, folder: Folder?)] = []
    var failure: FileSystem.Failure?
    /// The image sets in an asset catalog's folder.
    var images = ImageSets()

    init(_ path: Path, domain: Int, ignored: IgnoreRules?, extent: Inclusion.Extent) {
      self.path = path
      self.domain = domain
      self.ignored = ignored
      self.extent = extent
    }
  }

  /// - Parameters:
  ///   - ignored: the rules of the folders above.
  func files(in start: Path, domain: Int, ignored: IgnoreRules?, extent: Inclusion.Extent) -> Result {
    let root = Folder(start, domain: domain, ignored: ignored, extent: extent)
    let queue = WorkQueue([root])
    Threads.run(min(jobs, 8)) {
      queue.drain { folder in read(folder) }
    }
    var result = Result()
    collect(root, into: &result)
    return result
  }

  private func collect(_ folder: Folder, into result: inout Result) {
    result.domains.insert(folder.ownDomain)
    if let failure = folder.failure { result.failures.append((folder.path, failure)) }
    result.images.merge(folder.images)
    for entry in folder.entries {
      if let below = entry.folder {
        collect(below, into: &result)
      } else {
        result.files.append(FoundFile(path: entry.path, domain: folder.ownDomain))
      }
    }
  }

  /// Reads one folder and returns the folders in it.
  private func read(_ folder: Folder) -> [Folder] {
    var folders: [[UInt8]] = []
    var files: [[UInt8]] = []
    var hasIgnoreFile = false
    var hasConfiguration = false
    do throws(FileSystem.Failure) {
      try FileSystem.list(folder.path) { name, kind in
        if name.first == Path.dot {
          if name.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
          if name.elementsEqual(Configuration.fileName.utf8) { hasConfiguration = true }
        } else if kind == .file, Walk.isSwift(name) {
          files.append(Array(name))
        } else if kind == .folder {
          folders.append(Array(name))
        }
      }
    } catch {
      folder.failure = error
    }
    var domain = folder.domain
    if hasConfiguration {
      let file = folder.path.appending(Configuration.fileName)
      domain = table.domain(of: folder.path, with: file, in: domain)
    }
    folder.ownDomain = domain
    var ignored = folder.ignored
    if hasIgnoreFile { ignored = Walk.ignoreRules(in: folder.path, outer: ignored) }
    let filter = Filter(ignored: ignored, excluded: table.exclusions(of: domain), inclusion: inclusion)
    let below = folders.compactMap { name -> (name: [UInt8], path: Path, folder: Folder?)? in
      let path = folder.path.appending(name)
      guard let extent = filter.extent(ofFolder: path, name: name, in: folder.extent) else { return nil }
      if name.count > ImageSet.suffix.utf8CodeUnitCount, ImageSet.isName(name) {
        ImageSet.read(path, named: name, into: &folder.images)
        return nil
      }
      return (name + [Path.slash], path, Folder(path, domain: domain, ignored: ignored, extent: extent))
    }
    var entries = below
    for name in files {
      let path = folder.path.appending(name)
      if filter.takes(path, in: folder.extent) { entries.append((name, path, nil)) }
    }
    // A folder stands where its slash puts it, so that files come in the order of their whole paths.
    entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
    // Without the names, which are freed here by many threads and not at the end by one.
    folder.entries = entries.map { ($0.path, $0.folder) }
    return below.compactMap(\.folder)
  }

  static func isSwift(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    name.count > 6 && name.suffix(6).elementsEqual(".swift".utf8)
  }

  static func ignoreRules(in folder: Path, outer: IgnoreRules?) -> IgnoreRules? {
    guard let bytes = try? FileSystem.read(folder.appending(".gitignore"), limit: 1 << 24) else { return outer }
    return IgnoreRules(text: bytes.dropLast(Source.padding), in: folder, outer: outer)
  }
}

/// What of a folder's entries is to be taken.
struct Filter {
  let ignored: IgnoreRules?
  let excluded: IgnoreRules?
  let inclusion: Inclusion

  /// Nil for a folder not to be entered.
  func extent(ofFolder path: Path, name: some Collection<UInt8>, in parent: Inclusion.Extent) -> Inclusion.Extent? {
    if Walk.skippedFolders.contains(where: { $0.isEqual(to: name) }), !inclusion.names(path) { return nil }
    let extent = inclusion.extent(of: path, in: parent)
    if extent == .none { return nil }
    if ignored?.ignores(path, isFolder: true) == true { return nil }
    if excluded?.ignores(path, isFolder: true) == true { return nil }
    return extent
  }

  func takes(_ path: Path, in extent: Inclusion.Extent) -> Bool {
    guard inclusion.includes(path, in: extent) else { return false }
    if let ignored, ignored.concernsFiles, ignored.ignores(path, isFolder: false) { return false }
    if let excluded, excluded.concernsFiles, excluded.ignores(path, isFolder: false) { return false }
    return true
  }
}

extension StaticString {
  func isEqual(to name: some Sequence<UInt8>) -> Bool {
    withUTF8Buffer { $0.elementsEqual(name) }
  }
}
