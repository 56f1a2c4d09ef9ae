import RTLSyntax

/// The difference of two sources as a patch that `git apply` and `patch -p1` take.
///
/// Lines end where git ends them, at a line feed; whatever else stands in them goes out as it is.
package struct UnifiedDiff {
  package let bytes: [UInt8]

  /// - Parameter path: seen from the folder the patch is to be applied in.
  package init(from old: Source, to new: Source, path: Path) {
    let lines = (Self.lines(of: old), Self.lines(of: new))
    let changes = LineChanges.between(lines.0, lines.1)
    guard !changes.isEmpty else {
      bytes = []
      return
    }
    let names = (PatchPath.quoted(path.bytes, prefix: "a/"), PatchPath.quoted(path.bytes, prefix: "b/"))
    var bytes = Array("diff --git ".utf8) + names.0 + [UInt8(ascii: " ")] + names.1
    bytes += Array("\n--- ".utf8) + Self.header(names.0) + Array("\n+++ ".utf8) + Self.header(names.1)
    bytes.append(UInt8(ascii: "\n"))
    var rest = changes[...]
    while let first = rest.popFirst() {
      var hunk = [first]
      // Hunks whose surroundings would touch are one.
      while let next = rest.first, let last = hunk.last, next.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        hunk.append(next)
        rest.removeFirst()
      }
      Self.write(hunk, lines.0, lines.1, to: &bytes)
    }
    self.bytes = bytes
  }

  private static let context = 3

  /// A name with a blank in it ends in a tab, as git writes it: `patch` would take the rest for a time.
  private static func header(_ name: [UInt8]) -> [UInt8] {
    name.first != UInt8(ascii: "\"") && name.contains(UInt8(ascii: " ")) ? name + [UInt8(ascii: "\t")] : name
  }

  private static func lines(of source: Source) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < source.count {
      let rest = source.bytes[start..<source.count]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? source.count
      lines.append(source.bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func write(
    _ hunk: [LineChanges.Change],
    _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>],
    to bytes: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(context, first.old.lowerBound)
    let trail = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - lead)..<(last.old.upperBound + trail)
    let newRange = (first.new.lowerBound - lead)..<(last.new.upperBound + trail)
    bytes += Array("@@ -\(extent(oldRange)) +\(extent(newRange)) @@\n".utf8)
    var position = oldRange.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { write(" ", line, to: &bytes) }
      for line in old[change.old] { write("-", line, to: &bytes) }
      for line in new[change.new] { write("+", line, to: &bytes) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { write(" ", line, to: &bytes) }
  }

  /// Counted from 1; of no lines, from the one before.
  private static func extent(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func write(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: sign))
    bytes += line
    if line.last != UInt8(ascii: "\n") { bytes += Array("\n\\ No newline at end of file\n".utf8) }
  }
}

extension Project {
  /// A path as a patch names it: `git apply` counts from the top of the repository, wherever it is started.
  package func patchPath(of path: Path) -> Path {
    let top = Project.repository(around: path) ?? workingDirectory
    return path.relative(to: path.isWithin(top) ? top : workingDirectory)
  }
}
