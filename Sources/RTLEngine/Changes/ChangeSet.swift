import RTLRuleKit
import RTLSyntax

/// What somebody has changed, and where the changed sources are to be read.
package struct ChangeSet: Sendable {
  package private(set) var lines = ChangedLines()
  package private(set) var contents = Contents()

  /// What the next commit would hold: lines and contents are those of the index, whatever has been done to the files
  /// since. Files git does not know are no part of it: they will not be there for whoever checks the commit out.
  package static func staged(around folder: Path) throws(Problem) -> ChangeSet {
    let git = try Git(around: folder)
    var changes = ChangeSet()
    var blobs: [Path: [UInt8]] = [:]
    for change in try git.diff(["--cached"]) where change.isRegularFile {
      let path = git.top.appending(change.path.bytes)
      changes.lines.add(change.lines, in: path)
      // A file that was only renamed has no line of its own, and none to report.
      blobs[path] = change.blob
    }
    if blobs.isEmpty { return changes }
    blobs.merge(try Self.unstaged(git)) { staged, _ in staged }
    changes.contents = Contents(replacing: try Self.contents(of: blobs, git), without: Set(try Self.untracked(git)))
    return changes
  }

  /// What has changed since a branch was left, or since a commit; saved or not, committed or not. Files git does not
  /// know yet are new from top to bottom.
  package static func since(_ name: String, around folder: Path) throws(Problem) -> ChangeSet {
    let git = try Git(around: folder)
    let named = try git.commit(named: name)
    // Without a common past, as in a shallow clone, the commit itself has to do.
    let base = (try? git.run(["merge-base", named, "HEAD"])).map {
      String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
    var changes = ChangeSet()
    for change in try git.diff([base ?? named]) where change.isRegularFile {
      changes.lines.add(change.lines, in: git.top.appending(change.path.bytes))
    }
    for path in try Self.untracked(git) { changes.lines.addAll(of: path) }
    return changes
  }

  /// Files git does not know and was not told to ignore.
  private static func untracked(_ git: Git) throws(Problem) -> [Path] {
    let list = ["ls-files", "-z", "--others", "--exclude-standard", "--", Git.sources]
    return try git.run(list).split(separator: 0).map { git.top.appending($0) }
  }

  /// What a patch changed that has been applied. Its paths are seen from the top of the repository or, where there is
  /// no such file, from the working directory.
  package static func patch(_ bytes: [UInt8], workingDirectory: Path) throws(Problem) -> ChangeSet {
    let top = Project.repository(around: workingDirectory) ?? workingDirectory
    var changes = ChangeSet()
    for change in try PatchReader.read(bytes[...]) where change.isRegularFile {
      let path = change.path.absolute(in: top)
      let isThere = top == workingDirectory || FileSystem.exists(path)
      changes.lines.add(change.lines, in: isThere ? path : change.path.absolute(in: workingDirectory))
    }
    return changes
  }

  /// The objects of all files that differ from what is staged.
  private static func unstaged(_ git: Git) throws(Problem) -> [Path: [UInt8]] {
    var blobs: [Path: [UInt8]] = [:]
    let listed = try git.run([
      "diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all",
      "--no-relative", "--", Git.sources,
    ])
    let fields = listed.split(separator: 0)
    // `:100644 100644 <object in the index> <object in the file> M`, then the path.
    for (head, path) in zip(fields, fields.dropFirst()) where head.first == UInt8(ascii: ":") {
      let words = head.split(separator: UInt8(ascii: " "))
      if words.count == 5, words[0].starts(with: ":100".utf8) { blobs[git.top.appending(path)] = Array(words[2]) }
    }
    return blobs
  }

  private static func contents(of blobs: [Path: [UInt8]], _ git: Git) throws(Problem) -> [Path: Source] {
    let ordered = blobs.sorted { $0.key < $1.key }
    let request = ordered.flatMap { $0.value + [UInt8(ascii: "\n")] }
    var rest = try git.run(["cat-file", "--batch"], input: request)[...]
    var contents: [Path: Source] = [:]
    for (path, _) in ordered {
      // `<object> blob <size>`, a line break, the content, a line break.
      let header = rest.prefix { $0 != UInt8(ascii: "\n") }
      let words = header.split(separator: UInt8(ascii: " "))
      rest = rest.dropFirst(header.count + 1)
      guard words.count == 3, words[1].elementsEqual("blob".utf8),
        let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0, size < rest.count
      else { continue }
      contents[path] = Source(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
