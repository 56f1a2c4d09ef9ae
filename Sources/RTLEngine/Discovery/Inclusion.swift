/// What `include` asks for: files that match, and all that lies in folders that match. Empty, it is everything.
package struct Inclusion: Sendable {
  /// How much of a folder is asked for.
  enum Extent: Sendable {
    case none
    /// Perhaps something in it.
    case some
    case all
  }

  private let folder: Path
  private let patterns: [GlobPattern]

  package init(_ patterns: [GlobPattern] = [], in folder: Path) {
    self.patterns = patterns
    self.folder = folder
  }

  /// What is asked for of a folder that is named itself: all of it, even where `include` asks for nothing of it.
  static func named(_ folder: Path, in project: Project) -> (inclusion: Inclusion, extent: Extent) {
    let inclusion = Inclusion(project.configuration.include, in: project.configuration.folder)
    let extent = inclusion.extent(of: folder)
    return extent == .none ? (Inclusion(in: folder), .all) : (inclusion, extent)
  }

  /// Of a folder, absolute, in a folder of which `parent` is asked for.
  func extent(of path: Path, in parent: Extent) -> Extent {
    if patterns.isEmpty || parent == .all { return .all }
    guard path.isWithin(folder) else { return folder.isWithin(path) ? .some : .none }
    if path == folder { return .some }
    if matches(path, isFolder: true) { return .all }
    return patterns.contains { leads($0.leadingNames, to: path) } ? .some : .none
  }

  /// Of a folder, absolute, with all the folders above it taken into account.
  func extent(of path: Path) -> Extent {
    guard path != folder, path.isWithin(folder), let parent = path.parent else { return extent(of: path, in: .some) }
    return extent(of: path, in: extent(of: parent))
  }

  /// Whether a file, absolute, is asked for in a folder of which `parent` is.
  func includes(_ path: Path, in parent: Extent) -> Bool {
    parent == .all || (parent == .some && path.isWithin(folder) && matches(path, isFolder: false))
  }

  /// Whether a pattern names this folder in plain text, or one in it: such a folder is entered whatever it is called.
  func names(_ path: Path) -> Bool {
    guard path.isWithin(folder) else { return false }
    let depth = path.relative(to: folder).components.count
    return patterns.contains { pattern in
      let names = pattern.leadingNames
      return names.count >= depth && leads(names, to: path)
    }
  }

  private func matches(_ path: Path, isFolder: Bool) -> Bool {
    path.relative(to: folder).bytes.withUnsafeBufferPointer { bytes in
      patterns.contains { (isFolder || !$0.matchesFoldersOnly) && $0.matches(bytes) }
    }
  }

  private func leads(_ names: [[UInt8]], to path: Path) -> Bool {
    zip(names, path.relative(to: folder).components).allSatisfy { $0.elementsEqual($1) }
  }
}
