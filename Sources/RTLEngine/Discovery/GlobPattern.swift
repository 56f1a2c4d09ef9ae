/// One pattern as `.gitignore` writes them, compiled.
///
/// `*` and `?` stay within a name, `**` stands for any number of folders, `[a-z]`, `[!a]` and `[[:alpha:]]` for one byte,
/// a backslash takes the meaning from what follows. A slash at the start or in the middle ties the pattern to its
/// folder; one at the end lets it match folders only; `!` takes back.
///
/// Matching goes back to the last star only, within a name and between folders: work grows with pattern times path,
/// never with the number of stars.
package struct GlobPattern: Sendable {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  package let isNegated: Bool
  package let matchesFoldersOnly: Bool
  /// Tied to its folder; otherwise it matches names at any depth.
  private let isAnchored: Bool
  private let segments: [GlobSegment]
  /// What the paths or names that match begin with, where the pattern says so: that tells most of them apart.
  private let firstByte: UInt8?

  /// Nil for a blank line and a comment. An `anchored` pattern is tied to its folder without a slash too.
  package init?(_ line: some Collection<UInt8>, anchored: Bool = false) {
    var text = GlobPattern.trimmed(Array(line))[...]
    if text.first == UInt8(ascii: "#") { return nil }
    isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    matchesFoldersOnly = text.last == Path.slash
    if matchesFoldersOnly { text = text.dropLast() }
    if text.isEmpty { return nil }
    var parts = text.split(separator: Path.slash, omittingEmptySubsequences: false).map(GlobSegment.init)
    var isAnchored = anchored || parts.count > 1
    if parts.count > 1, text.first == Path.slash { parts.removeFirst() }
    // `**/name` says no more than `name`.
    if parts.count == 2, parts[0] == .folders, parts[1] != .folders {
      parts.removeFirst()
      isAnchored = false
    }
    self.isAnchored = isAnchored
    segments = parts
    if case .literal(let name)? = parts.first { firstByte = name.first } else { firstByte = nil }
  }

  /// Without the line's end and the blanks before it, unless a backslash keeps them.
  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    var line = line
    while let last = line.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\r") {
      if line.count > 1, line[line.count - 2] == UInt8(ascii: "\\") { break }
      line.removeLast()
    }
    return line
  }

  /// Names at the start of an anchored pattern that are plain text: where a walk has to go to meet it.
  var leadingNames: [[UInt8]] {
    guard isAnchored else { return [] }
    var names: [[UInt8]] = []
    for case .literal(let name) in segments.prefix(while: \.isLiteral) { names.append(name) }
    return names
  }

  /// False for a bracket that is never closed.
  var canMatch: Bool { !segments.contains(.nothing) }

  /// Whether a file whose name ends in `.swift` may match; most lines of an ignore file speak of other files.
  var mayMatchSwiftFile: Bool {
    guard !matchesFoldersOnly, let last = segments.last else { return false }
    return last.mayEnd(with: Array(".swift".utf8))
  }

  /// Whether a path relative to the pattern's folder matches; of a path below a match only the walk knows.
  package func matches(_ path: Bytes) -> Bool { matches(path, named: GlobPattern.name(of: path)) }

  /// The same where the last name of the path is known.
  func matches(_ path: Bytes, named name: Bytes) -> Bool {
    let text = isAnchored ? path : name
    if let firstByte, text.first != firstByte { return false }
    // Most that may begin with anything are told by how they end.
    if let last = segments.last, last != .folders, !last.matches(name) { return false }
    return isAnchored ? matchesSegments(path) : segments[0].matches(name)
  }

  static func name(of path: Bytes) -> Bytes {
    Bytes(rebasing: path[((path.lastIndex(of: Path.slash) ?? -1) + 1)...])
  }

  private func matchesSegments(_ path: Bytes) -> Bool {
    var segment = 0
    var place = 0
    var retry: (segment: Int, place: Int)?
    while place < path.count {
      if segment < segments.count, segments[segment] == .folders {
        // At the end it stands for all that is inside.
        if segment == segments.count - 1 { return true }
        retry = (segment + 1, place)
        segment += 1
        continue
      }
      let end = path[place...].firstIndex(of: Path.slash) ?? path.count
      if segment < segments.count, segments[segment].matches(Bytes(rebasing: path[place..<end])) {
        segment += 1
        place = end + 1
      } else if let last = retry {
        segment = last.segment
        place = (path[last.place...].firstIndex(of: Path.slash) ?? path.count) + 1
        retry?.place = place
      } else {
        return false
      }
    }
    return segment == segments.count
  }
}

/// The part of a pattern between two slashes.
private enum GlobSegment: Hashable, Sendable {
  /// `**`
  case folders
  case literal([UInt8])
  /// `*.ext`
  case suffix([UInt8])
  case atoms([Atom])
  /// A bracket that is never closed.
  case nothing

  enum Atom: Hashable, Sendable {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case oneOf(ByteSet)
  }

  init(_ text: ArraySlice<UInt8>) {
    if text.elementsEqual("**".utf8) {
      self = .folders
      return
    }
    guard let atoms = GlobSegment.atoms(in: text) else {
      self = .nothing
      return
    }
    if let literal = GlobSegment.literal(atoms[...]) {
      self = .literal(literal)
    } else if atoms[0] == .anyBytes, let suffix = GlobSegment.literal(atoms.dropFirst()) {
      self = .suffix(suffix)
    } else {
      self = .atoms(atoms)
    }
  }

  private static func atoms(in text: ArraySlice<UInt8>) -> [Atom]? {
    var atoms: [Atom] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"):
        if atoms.last != .anyBytes { atoms.append(.anyBytes) }
      case UInt8(ascii: "?"): atoms.append(.anyByte)
      case UInt8(ascii: "["):
        guard let set = ByteSet(readFrom: &rest) else { return nil }
        atoms.append(.oneOf(set))
      case UInt8(ascii: "\\"): atoms.append(.byte(rest.popFirst() ?? byte))
      default: atoms.append(.byte(byte))
      }
    }
    return atoms
  }

  private static func literal(_ atoms: ArraySlice<Atom>) -> [UInt8]? {
    var bytes: [UInt8] = []
    for atom in atoms {
      guard case .byte(let byte) = atom else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  var isLiteral: Bool {
    if case .literal = self { return true }
    return false
  }

  func mayEnd(with ending: [UInt8]) -> Bool {
    switch self {
    case .folders: return true
    case .nothing: return false
    case .literal(let text): return text.suffix(ending.count).elementsEqual(ending)
    case .suffix(let text):
      let count = min(text.count, ending.count)
      return text.suffix(count).elementsEqual(ending.suffix(count))
    case .atoms(let atoms):
      for (atom, expected) in zip(atoms.reversed(), ending.reversed()) {
        guard case .byte(let byte) = atom else { return true }
        if byte != expected { return false }
      }
      return true
    }
  }

  func matches(_ name: GlobPattern.Bytes) -> Bool {
    switch self {
    case .folders: return true
    case .nothing: return false
    case .literal(let text): return text.count == name.count && name.elementsEqual(text)
    case .suffix(let text): return text.count <= name.count && name.suffix(text.count).elementsEqual(text)
    case .atoms(let atoms): return GlobSegment.matches(atoms, name)
    }
  }

  private static func matches(_ atoms: [Atom], _ name: GlobPattern.Bytes) -> Bool {
    var atom = 0
    var place = 0
    var retry: (atom: Int, place: Int)?
    while place < name.count {
      if atom < atoms.count, atoms[atom] == .anyBytes {
        atom += 1
        retry = (atom, place)
      } else if atom < atoms.count, atoms[atom].matches(name[place]) {
        atom += 1
        place += 1
      } else if let last = retry {
        atom = last.atom
        place = last.place + 1
        retry?.place = place
      } else {
        return false
      }
    }
    return atoms[atom...].allSatisfy { $0 == .anyBytes }
  }
}

extension GlobSegment.Atom {
  fileprivate func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let own): own == byte
    case .anyByte, .anyBytes: true
    case .oneOf(let set): set.contains(byte)
    }
  }
}
