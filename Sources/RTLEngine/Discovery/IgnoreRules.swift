/// The patterns of one `.gitignore`, or of one `exclude`, seen from the folder they stand in. The last that matches
/// decides; what none matches is left to the rules of the folder above.
package final class IgnoreRules: Sendable {
  private let prefixCount: Int
  private let patterns: [GlobPattern]
  private let filePatterns: [GlobPattern]
  private let otherPatterns: [GlobPattern]
  private let outer: IgnoreRules?
  /// Whether any rule here or further out can tell one source from another.
  let concernsFiles: Bool

  package init(_ patterns: [GlobPattern], in folder: Path, outer: IgnoreRules?) {
    prefixCount = folder.bytes == [Path.slash] ? 1 : folder.bytes.count + 1
    self.patterns = patterns
    filePatterns = patterns.filter(\.mayMatchSwiftFile)
    otherPatterns = patterns.filter { !$0.matchesFoldersOnly }
    self.outer = outer
    concernsFiles = !filePatterns.isEmpty || outer?.concernsFiles == true
  }

  package convenience init(text: some Collection<UInt8>, in folder: Path, outer: IgnoreRules?) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = text.starts(with: byteOrderMark) ? Array(text.dropFirst(3)) : Array(text)
    let lines = content.split(separator: UInt8(ascii: "\n"))
    self.init(lines.compactMap { GlobPattern($0) }, in: folder, outer: outer)
  }

  /// Whether a path, absolute and in the folder of these rules, is to be left out. The folders above it must not be.
  package func ignores(_ path: Path, isFolder: Bool) -> Bool { ignores(path, as: isFolder ? .folder : .source) }

  /// The same of a file that is no source.
  func ignoresOther(_ path: Path) -> Bool { ignores(path, as: .other) }

  private enum Kind { case folder, source, other }

  private func ignores(_ path: Path, as kind: Kind) -> Bool {
    path.bytes.withUnsafeBufferPointer { bytes in
      var rules: IgnoreRules? = self
      while let current = rules {
        if let decision = current.decision(bytes, as: kind) { return decision }
        rules = current.outer
      }
      return false
    }
  }

  private func decision(_ path: GlobPattern.Bytes, as kind: Kind) -> Bool? {
    guard prefixCount < path.count else { return nil }
    let relative = GlobPattern.Bytes(rebasing: path[prefixCount...])
    let patterns =
      switch kind {
      case .folder: patterns
      case .source: filePatterns
      case .other: otherPatterns
      }
    // Found once for all patterns rather than by each, and most of these are told by its first byte.
    let name = GlobPattern.name(of: relative)
    let last = patterns.indices.reversed().first { patterns[$0].matches(relative, named: name) }
    return last.map { !patterns[$0].isNegated }
  }
}
