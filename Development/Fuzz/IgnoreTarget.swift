import RTLSyntax

@testable import RTLEngine

/// One `.gitignore` of any bytes and, behind the first NUL, a path: what our matcher says is what a table of all prefixes
/// against all prefixes says, which is slow and easy to believe.
enum IgnoreTarget: FuzzTarget {
  static var seeds: [[UInt8]] {
    [
      "*.swift\0a/b.swift", "/a/**/b\0a/x/y/b", "**/c/\0a/c", "!a?[!b-d]\\*\0axe*", "a/**\0a/b/c",
      "[[:alpha:]]*x\0abcx",
      "a*b*c*d\0a/abbccd", "# a\n\\#b\n!\\!c \\ \n**/**/d\0b/d",
    ].map { Array($0.utf8) }
  }

  static func fault(in bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let path = parts[1].split(separator: Path.slash).map(Array.init)
    if path.isEmpty { return nil }
    let joined = Array(path.joined(separator: [Path.slash]))
    _ = IgnoreRules(text: parts[0], in: "/x", outer: nil).ignores(Path([0x2F, 0x78, 0x2F] + joined), isFolder: false)
    for line in parts[0].split(separator: 0x0A) {
      guard let pattern = GlobPattern(line), pattern.canMatch else { continue }
      let ours = joined.withUnsafeBufferPointer { pattern.matches($0) }
      if ours != expected(line, path) { return "matches: \(ours), but the table says otherwise" }
    }
    return nil
  }

  private static func expected(_ line: ArraySlice<UInt8>, _ path: [[UInt8]]) -> Bool {
    var text = line
    while let last = text.last, last == 0x20 || last == 0x0D {
      if text.dropLast().last == UInt8(ascii: "\\") { break }
      text = text.dropLast()
    }
    if text.first == UInt8(ascii: "!") { text = text.dropFirst() }
    if text.last == Path.slash { text = text.dropLast() }
    var names = text.split(separator: Path.slash, omittingEmptySubsequences: false).map(Array.init)
    let isTied = names.count > 1
    if isTied, names[0].isEmpty { names.removeFirst() }
    if !isTied { return matches(names[0], path[path.count - 1]) }
    // Which beginnings of the pattern stand for which beginnings of the path.
    var table = [[Bool]](repeating: [Bool](repeating: false, count: path.count + 1), count: names.count + 1)
    table[0][0] = true
    for row in 1...names.count {
      let isFolders = names[row - 1].elementsEqual("**".utf8)
      for column in 0...path.count {
        if isFolders {
          // At the end it wants something inside.
          let isLast = row == names.count
          table[row][column] =
            isLast
            ? (0..<column).contains { table[row - 1][$0] } : (0...column).contains { table[row - 1][$0] }
        } else if column > 0 {
          table[row][column] = table[row - 1][column - 1] && matches(names[row - 1], path[column - 1])
        }
      }
    }
    return table[names.count][path.count]
  }

  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    if pattern.elementsEqual("**".utf8) { return true }
    var row = [true] + [Bool](repeating: false, count: name.count)
    var rest = pattern[...]
    while let byte = rest.popFirst() {
      var next = [Bool](repeating: false, count: name.count + 1)
      if byte == UInt8(ascii: "*") {
        var seen = false
        for column in row.indices {
          seen = seen || row[column]
          next[column] = seen
        }
      } else {
        var fits: (UInt8) -> Bool = { $0 == byte }
        if byte == UInt8(ascii: "?") { fits = { _ in true } }
        if byte == UInt8(ascii: "["), let set = ByteSet(readFrom: &rest) { fits = { set.contains($0) } }
        if byte == UInt8(ascii: "\\") {
          let literal = rest.popFirst() ?? byte
          fits = { $0 == literal }
        }
        for column in name.indices where row[column] && fits(name[column]) { next[column + 1] = true }
      }
      row = next
    }
    return row[name.count]
  }
}
