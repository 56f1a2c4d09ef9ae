import RTLRuleKit

/// What a patch changes in one file.
struct FileChange: Hashable, Sendable {
  /// As the patch names it after the change, seen from the folder the patch is for.
  var path: Path
  /// The lines it puts in, in the new file, in order.
  var lines: [ClosedRange<Int>] = []
  /// The object that holds the new content, where git tells.
  var blob: [UInt8]?
  var isRegularFile = true
}

/// Reads unified diffs, of git and of others.
///
/// Every hunk says how long it is, so that a line of code which looks like a header is never taken for one.
struct PatchReader {
  private var rest: ArraySlice<UInt8>
  private var lineNumber = 0
  private var changes: [FileChange] = []
  private var current: FileChange?
  private var oldPath: [UInt8] = []
  private var isDeleted = false
  /// Whether anything was there that only patches and the commits around them have.
  private var isPatch = false

  static func read(_ bytes: ArraySlice<UInt8>) throws(Problem) -> [FileChange] {
    var reader = PatchReader(rest: withoutColours(bytes))
    var firstText: Int?
    while let line = reader.nextLine() {
      if firstText == nil, line.contains(where: { $0 > 0x20 }) { firstText = reader.lineNumber }
      try reader.read(line)
    }
    reader.finish()
    // What changes no line may say so; what is something else would let everything pass.
    if let firstText, !reader.isPatch { throw Problem("this is no unified diff", line: firstText) }
    return reader.changes
  }

  /// `git diff --color=always`: without `ESC [ 1 ; 32 m` and `ESC [ K`, and with every other escape as it is.
  private static func withoutColours(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(0x1B) else { return bytes }
    var plain: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      let behind = rest.after("\u{1B}[")?.drop { 0x30...0x3B ~= $0 }
      if let end = behind?.first, end == UInt8(ascii: "m") || end == UInt8(ascii: "K"), let behind {
        rest = behind.dropFirst()
      } else {
        plain.append(byte)
        rest = rest.dropFirst()
      }
    }
    return plain[...]
  }

  private init(rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  private mutating func nextLine() -> ArraySlice<UInt8>? {
    if rest.isEmpty { return nil }
    lineNumber += 1
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    defer { rest = rest[min(end + 1, rest.endIndex)...] }
    return rest[..<end]
  }

  private static let beginnings = [
    "diff ", "--- ", "commit ", "From ", "Index: ", "Only in ", "Binary files ",
  ]

  private mutating func read(_ line: ArraySlice<UInt8>) throws(Problem) {
    isPatch = isPatch || Self.beginnings.contains { line.starts(with: $0.utf8) }
    if line.starts(with: "diff --git ".utf8) {
      finish()
      current = FileChange(path: "")
    } else if let text = line.after("--- ") {
      // A patch that git did not write has no other sign that the next file begins.
      if current?.path.bytes.isEmpty == false { finish() }
      oldPath = PatchPath.read(text)
    } else if let text = line.after("+++ ") {
      open(PatchPath.read(text))
    } else if let text = line.after("index ") {
      readIndex(text)
    } else if let mode = line.after("new file mode ") ?? line.after("new mode ") {
      current?.isRegularFile = mode.starts(with: "100".utf8)
    } else if line.starts(with: "@@@".utf8) || line.starts(with: "diff --cc ".utf8) {
      throw Problem("this is the diff of a merge; give one with a single parent", line: lineNumber)
    } else if line.starts(with: "@@ ".utf8) {
      try readHunk(line)
    }
  }

  private mutating func open(_ newPath: [UInt8]) {
    isDeleted = newPath.elementsEqual(PatchPath.nothing)
    var change = current ?? FileChange(path: "")
    change.path = Path(PatchPath.withoutPrefix(newPath, old: oldPath))
    current = change
  }

  /// `index 1234..5678 100644`
  private mutating func readIndex(_ text: ArraySlice<UInt8>) {
    let words = text.split(separator: UInt8(ascii: " "))
    guard let objects = words.first, let dots = objects.firstIndex(of: Path.dot) else { return }
    current?.blob = Array(objects[dots...].drop { $0 == Path.dot })
    if words.count > 1 { current?.isRegularFile = words[1].starts(with: "100".utf8) }
  }

  private mutating func finish() {
    if let change = current, !isDeleted, !change.path.bytes.isEmpty { changes.append(change) }
    current = nil
    oldPath = []
    isDeleted = false
  }

  /// `@@ -12,3 +14,2 @@`
  private mutating func readHunk(_ header: ArraySlice<UInt8>) throws(Problem) {
    let words = header.split(separator: UInt8(ascii: " "), maxSplits: 4)
    guard words.count >= 4, let old = Self.extent(words[1], UInt8(ascii: "-")),
      let new = Self.extent(words[2], UInt8(ascii: "+")), current?.path.bytes.isEmpty == false
    else { throw Problem("this is no hunk of a unified diff", line: lineNumber) }
    var (removed, added) = (old.count, new.count)
    var number = new.start
    while removed > 0 || added > 0 {
      guard let line = nextLine() else { throw Problem("the patch breaks off", line: lineNumber) }
      switch line.first {
      case UInt8(ascii: "-"): removed -= 1
      case UInt8(ascii: "+"):
        add(number)
        number += 1
        added -= 1
      // Some mailers take the blank from an empty line.
      case UInt8(ascii: " "), UInt8(ascii: "\r"), nil:
        number += 1
        removed -= 1
        added -= 1
      case UInt8(ascii: "\\"): continue
      default: throw Problem("this is no line of a unified diff", line: lineNumber)
      }
    }
  }

  private mutating func add(_ line: Int) {
    let last = (current?.lines.count ?? 0) - 1
    if last >= 0, let range = current?.lines[last], range.upperBound == line - 1 {
      current?.lines[last] = range.lowerBound...line
    } else {
      current?.lines.append(line...line)
    }
  }

  /// `-12,3` or `+14`
  private static func extent(_ text: ArraySlice<UInt8>, _ sign: UInt8) -> (start: Int, count: Int)? {
    guard text.first == sign else { return nil }
    let numbers = text.dropFirst().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard let start = numbers.first ?? nil, start >= 0, start < 1 << 40, numbers.count <= 2 else { return nil }
    if numbers.count == 1 { return (start, 1) }
    guard let count = numbers[1], count >= 0, count < 1 << 40 else { return nil }
    return (start, count)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func after(_ prefix: StaticString) -> ArraySlice<UInt8>? {
    let matches = prefix.withUTF8Buffer { starts(with: $0) }
    return matches ? dropFirst(prefix.utf8CodeUnitCount) : nil
  }
}
