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

  /// Folders that Xcode makes for other things than sources: every fourth of an app's folders is one or lies in one.
  private static let bundles: [StaticString] = [
    ".xcodeproj", ".xcworkspace", ".xcdatamodeld", ".doccarchive", ".appiconset", ".colorset", ".symbolset",
  ]

  struct Result {
    /// In no order: so no thread need wait for another, nor one alone put together what all have found.
    var files: [FoundFile] = []
    var domains: Set<Int> = []
    var failures: [(folder: Path, failure: FileSystem.Failure)] = []
    /// Folders `Name.imageset` and interface files, of which hardly any run has to read more than a few.
    var imageSets: [Path] = []
    var interfaces: [Path] = []

    fileprivate mutating func merge(_ other: Result) {
      // Half of all files come first, and need not be copied.
      if files.isEmpty { files = other.files } else { files += other.files }
      domains.formUnion(other.domains)
      failures += other.failures
      imageSets += other.imageSets
      interfaces += other.interfaces
    }
  }

  /// A folder to be read.
  private struct Folder {
    let path: Path
    let domain: Int
    let ignored: IgnoreRules?
    let extent: Inclusion.Extent
  }

  /// - Parameters:
  ///   - ignored: the rules of the folders above.
  func files(in start: Path, domain: Int, ignored: IgnoreRules?, extent: Inclusion.Extent) -> Result {
    let queue = WorkQueue([Folder(path: start, domain: domain, ignored: ignored, extent: extent)])
    let result = Locked(Result())
    Threads.run(min(jobs, 8)) {
      var own = Result()
      queue.drain { folder in read(folder, into: &own) }
      result.withLock { $0.merge(own) }
    }
    return result.withLock { $0 }
  }

  /// Reads one folder and returns the folders in it.
  private func read(_ folder: Folder, into result: inout Result) -> [Folder] {
    do throws(FileSystem.Failure) {
      return try read(folder, from: OpenFolder(folder.path), into: &result)
    } catch {
      result.domains.insert(folder.domain)
      result.failures.append((folder.path, error))
      return []
    }
  }

  private func read(_ folder: Folder, from open: borrowing OpenFolder, into result: inout Result) -> [Folder] {
    var folders: [Path] = []
    var files: [Path] = []
    var interfaces: [Path] = []
    var hasIgnoreFile = false
    var hasConfiguration = false
    do throws(FileSystem.Failure) {
      try open.list { name, kind in
        if name.first == Path.dot {
          if name.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
          if name.elementsEqual(Configuration.fileName.utf8) { hasConfiguration = true }
        } else if kind == .file, Walk.isSwift(name) {
          files.append(folder.path.appending(name))
        } else if kind == .file, InterfaceFile.isName(name) {
          interfaces.append(folder.path.appending(name))
        } else if kind == .folder, !Walk.isBundle(name) {
          folders.append(folder.path.appending(name))
        }
      }
    } catch {
      result.failures.append((folder.path, error))
    }
    var domain = folder.domain
    if hasConfiguration {
      let file = folder.path.appending(Configuration.fileName)
      domain = table.domain(of: folder.path, with: file, in: domain)
    }
    result.domains.insert(domain)
    var ignored = folder.ignored
    if hasIgnoreFile { ignored = Walk.ignoreRules(in: folder.path, outer: ignored) }
    let filter = Filter(ignored: ignored, excluded: table.exclusions(of: domain), inclusion: inclusion)
    for file in files where filter.takes(file, in: folder.extent) {
      result.files.append(FoundFile(path: file, domain: domain))
    }
    result.interfaces += interfaces.filter(filter.takesOther)
    return folders.compactMap { path in
      guard let extent = filter.extent(ofFolder: path, name: path.name, in: folder.extent) else { return nil }
      if ImageSet.isName(path.name) {
        result.imageSets.append(path)
        return nil
      }
      return Folder(path: path, domain: domain, ignored: ignored, extent: extent)
    }
  }

  static func isSwift(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    name.count > ending.utf8CodeUnitCount && ending.isEqual(to: name.suffix(ending.utf8CodeUnitCount))
  }

  private static let ending: StaticString = ".swift"

  private static func isBundle(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: Path.dot) else { return false }
    return bundles.contains { $0.isEqual(to: name[dot...]) }
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

  /// The same of a file that is no source; `include` asks for sources alone.
  func takesOther(_ path: Path) -> Bool {
    !(ignored?.ignoresOther(path) ?? false) && !(excluded?.ignoresOther(path) ?? false)
  }
}

extension StaticString {
  func isEqual(to name: some Sequence<UInt8>) -> Bool {
    withUTF8Buffer { $0.elementsEqual(name) }
  }
}
