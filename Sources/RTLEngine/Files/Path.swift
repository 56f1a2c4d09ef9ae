#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A path as the system knows it: bytes, which need not be UTF-8. A `String` is made of it only to be read.
package struct Path: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// Stands for standard input where something is read, for standard output where it is written.
  package static let standardStream: Path = "-"
  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")

  /// The path for people and reports, malformed UTF-8 repaired.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether all of it is UTF-8.
  var isText: Bool { bytes.allSatisfy { $0 < 0x80 } || text.utf8.elementsEqual(bytes) }

  package var isAbsolute: Bool { bytes.first == Path.slash }

  package var components: [ArraySlice<UInt8>] { bytes.split(separator: Path.slash) }

  /// What stands behind the last slash.
  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: Path.slash).map { $0 + 1 } ?? 0)...]
  }

  /// The folder that holds it; nil for `/` and for a bare name.
  package var parent: Path? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: Path.slash) else { return nil }
    return Path(slash == 0 ? bytes[...0] : bytes[..<slash])
  }

  package func appending(_ name: some Collection<UInt8>) -> Path {
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + 1 + name.count)
    joined.append(contentsOf: bytes)
    if joined.last != Path.slash { joined.append(Path.slash) }
    joined.append(contentsOf: name)
    return Path(joined)
  }

  package func appending(_ name: String) -> Path { appending(Array(name.utf8)) }

  /// Absolute and without `.`, `..` and doubled slashes, so that one file has one path. By its text alone: a `..`
  /// behind a symbolic link goes back where the text came from, as people expect who typed it.
  package func absolute(in folder: Path) -> Path {
    var kept: [ArraySlice<UInt8>] = isAbsolute ? [] : folder.components
    for component in components {
      if component.elementsEqual([Path.dot]) { continue }
      if component.elementsEqual([Path.dot, Path.dot]) {
        _ = kept.popLast()
      } else {
        kept.append(component)
      }
    }
    return Path([Path.slash] + kept.joined(separator: [Path.slash]))
  }

  /// Whether it is the folder itself or lies somewhere below; both absolute.
  package func isWithin(_ folder: Path) -> Bool {
    if folder.bytes == [Path.slash] { return isAbsolute }
    guard bytes.starts(with: folder.bytes) else { return false }
    return bytes.count == folder.bytes.count || bytes[folder.bytes.count] == Path.slash
  }

  /// Seen from a folder, with `..` where it lies outside, so that it is the same on every machine; both absolute.
  package func relative(to folder: Path) -> Path {
    // Nearly every file that is asked about lies in the project.
    if let rest = rest(behind: folder) { return Path(rest) }
    // Where it does not, as where one tree is linted from another, each of its files is asked about too: no list of parts.
    let shared = sharedParts(with: folder)
    let left = folder.bytes.dropFirst(shared)
    let up = left.isEmpty ? 0 : left.count { $0 == Path.slash } + 1
    let own = bytes.dropFirst(shared)
    var seen: [UInt8] = []
    seen.reserveCapacity(3 * up + own.count)
    for _ in 0..<up {
      if !seen.isEmpty { seen.append(Path.slash) }
      seen += [Path.dot, Path.dot]
    }
    if !seen.isEmpty, !own.isEmpty { seen.append(Path.slash) }
    seen += own
    return seen.isEmpty ? "." : Path(seen)
  }

  /// How many bytes, from the start, are parts that both paths begin with, the slash behind them among them.
  private func sharedParts(with other: Path) -> Int {
    let count = min(bytes.count, other.bytes.count)
    var same = 0
    var shared = 0
    while same < count, bytes[same] == other.bytes[same] {
      same += 1
      if bytes[same - 1] == Path.slash { shared = same }
    }
    // One may end where the other goes on.
    guard same == count else { return shared }
    let goesOn = bytes.count > count ? bytes : other.bytes
    return count == goesOn.count || goesOn[count] == Path.slash ? count + 1 : shared
  }

  /// What of a path stands behind that of a folder it lies in; both absolute.
  func rest(behind folder: Path) -> ArraySlice<UInt8>? {
    let start = folder.bytes.count + 1
    return isWithin(folder) && bytes.count > start && bytes[start - 1] == Path.slash ? bytes[start...] : nil
  }

  package static func < (left: Path, right: Path) -> Bool {
    // Most begin alike: the C library passes over that many bytes at a time.
    left.bytes.withUnsafeBytes { left in
      right.bytes.withUnsafeBytes { right in
        guard let one = left.baseAddress, let other = right.baseAddress else { return left.count < right.count }
        let order = memcmp(one, other, min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }
}
