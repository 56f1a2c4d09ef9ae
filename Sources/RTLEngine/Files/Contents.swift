import RTLSyntax

/// Where the bytes of sources come from: files, or for some of them texts that stand in for the files, such as what is
/// staged for a commit or what a fix would leave behind.
package struct Contents: Sendable {
  private let replacements: [Path: Source]
  /// Files that are there and are to be taken for not there.
  private let absent: Set<Path>

  package init(replacing replacements: [Path: Source] = [:], without absent: Set<Path> = []) {
    self.replacements = replacements
    self.absent = absent
  }

  /// The same with further texts.
  func replacing(_ others: [Path: Source]) -> Contents {
    Contents(replacing: replacements.merging(others) { $1 }, without: absent)
  }

  /// Absolute paths of the texts that stand in for files, whether or not there are such files.
  var replaced: some Collection<Path> { replacements.keys }

  func leavesOut(_ path: Path) -> Bool { !absent.isEmpty && absent.contains(path) }

  /// Whether a text stands in for the file at an absolute path.
  func replaces(_ path: Path) -> Bool { !replacements.isEmpty && replacements[path] != nil }

  func read(_ path: Path) throws(FileSystem.Failure) -> Source {
    if !replacements.isEmpty, let source = replacements[path] { return source }
    return Source(padded: try FileSystem.read(path))
  }
}
