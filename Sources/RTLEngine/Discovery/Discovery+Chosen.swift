extension Discovery {
  /// Of files chosen by somebody else, those that a walk through the named files and folders would find, without the
  /// walk. None named is the working directory.
  package func chosen(_ paths: [Path], within named: [Path]) -> [Path] {
    let starts = (named.isEmpty ? [project.workingDirectory] : named).map {
      $0.absolute(in: project.workingDirectory)
    }
    var entrances: [Path: Entrance?] = [:]
    return paths.filter { path in
      starts.contains { start in
        if path == start { return true }
        guard path.isWithin(start), Walk.isSwift(path.name), path.name.first != Path.dot, let folder = path.parent
        else { return false }
        guard let entrance = entrance(to: folder, from: start, &entrances) else { return false }
        return entrance.filter.takes(path, in: entrance.extent)
      }
    }
  }

  /// Of files and folders named outright, those that a walk from the top of the project would come to, whatever the
  /// files are called. Of what lies outside the project nothing is known, so it stays.
  package func unexcluded(_ named: [Path]) -> [Path] {
    var entrances: [Path: Entrance?] = [:]
    return named.filter { name in
      let path = name.absolute(in: project.workingDirectory)
      guard path != project.folder, path.isWithin(project.folder), let folder = path.parent else { return true }
      if (try? FileSystem.kind(of: path, followingLinks: true)) == .folder {
        return entrance(to: path, from: project.folder, &entrances) != nil
      }
      guard path.name.first != Path.dot, let entrance = entrance(to: folder, from: project.folder, &entrances) else {
        return false
      }
      return entrance.filter.takes(path, in: entrance.extent)
    }
  }

  /// What is known of a folder when a walk has come to it.
  private struct Entrance {
    var filter: Filter
    var extent: Inclusion.Extent
    var ignored: IgnoreRules?
  }

  /// Nil where no walk comes.
  private func entrance(to folder: Path, from start: Path, _ known: inout [Path: Entrance?]) -> Entrance? {
    let key = start.appending("\0").appending(folder.bytes)
    if let entrance = known[key] { return entrance }
    let entrance = folder == start ? self.start(at: folder) : step(into: folder, from: start, &known)
    known[key] = .some(entrance)
    return entrance
  }

  private func start(at folder: Path) -> Entrance {
    let (inclusion, extent) = Inclusion.named(folder, in: project)
    return entrance(to: folder, inclusion, extent, ignored: ignoreRules(above: folder))
  }

  private func step(into folder: Path, from start: Path, _ known: inout [Path: Entrance?]) -> Entrance? {
    guard folder.name.first != Path.dot, let parent = folder.parent,
      let above = entrance(to: parent, from: start, &known),
      let extent = above.filter.extent(ofFolder: folder, name: folder.name, in: above.extent),
      // A walk does not follow links.
      (try? FileSystem.kind(of: folder, followingLinks: false)) != .symbolicLink
    else { return nil }
    return entrance(to: folder, above.filter.inclusion, extent, ignored: above.ignored)
  }

  private func entrance(
    to folder: Path,
    _ inclusion: Inclusion,
    _ extent: Inclusion.Extent,
    ignored above: IgnoreRules?
  ) -> Entrance {
    let ignored = Walk.ignoreRules(in: folder, outer: above)
    let excluded = table[table.domain(of: folder)].exclusions
    return Entrance(
      filter: Filter(ignored: ignored, excluded: excluded, inclusion: inclusion),
      extent: extent,
      ignored: ignored
    )
  }
}
