import RTLSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The calls to the system that concern files: the one place that knows which C library stands below.
package enum FileSystem {
  package enum Kind: Sendable {
    case file
    case folder
    case symbolicLink
    case pipe
    /// A socket, a device.
    case other
  }

  package enum Failure: Error, Hashable, Sendable {
    case code(Int32)
    case isFolder
    case isNoFile
    case isTooLarge

    package static let missing = Failure.code(ENOENT)

    /// For a message, such as "permission denied".
    package var reason: String {
      switch self {
      case .isFolder: return "it is a folder"
      case .isNoFile: return "it is neither a file nor a folder"
      case .isTooLarge: return "it is larger than \(FileSystem.sizeLimit >> 20) MB"
      case .code(let code):
        guard let text = strerror(code) else { return "error \(code)" }
        return String(cString: text).lowercased()
      }
    }
  }

  /// How many zero bytes stand behind what `read` returns.
  static let paddingCount = Source.padding

  /// No source is as large as this; what is, is something else under the name of a source.
  package static let sizeLimit = 1 << 30

  package static func kind(of path: Path, followingLinks: Bool) throws(Failure) -> Kind {
    var info = stat()
    let code = withName(of: path.bytes) { followingLinks ? stat($0, &info) : lstat($0, &info) }
    guard let code else { throw .missing }
    if code != 0 { throw .code(errno) }
    return kind(info.st_mode)
  }

  private static func kind(_ mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    case S_IFIFO: .pipe
    default: .other
    }
  }

  /// The bytes of a file with the padding that `Source` wants, read once into their final place.
  package static func read(_ path: Path, limit: Int = sizeLimit) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK a pipe under the name of a source would hold up the run for ever.
    let opened = withName(of: path.bytes) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard let descriptor = opened else { throw .missing }
    if descriptor < 0 { throw .code(errno) }
    defer { close(descriptor) }
    if let bytes = readSmall(descriptor), bytes.count - Source.padding <= limit { return bytes }
    var info = stat()
    if fstat(descriptor, &info) != 0 { throw .code(errno) }
    switch kind(info.st_mode) {
    case .file: break
    case .folder: throw .isFolder
    case .symbolicLink, .pipe, .other: throw .isNoFile
    }
    let size = Int(info.st_size)
    if size > limit { throw .isTooLarge }
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size + Source.padding) { buffer, count in
      let content = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<size])
      let result = fill(content, from: descriptor)
      failure = result.failure
      for index in result.count..<(result.count + Source.padding) { buffer[index] = 0 }
      count = result.count + Source.padding
    }
    if let failure { throw failure }
    return bytes
  }

  /// All of a file, if it is no larger than nineteen of twenty are. What gives some bytes from its start, and fewer than it
  /// was asked for, is a file and has no more: nobody need ask the system what it is and how large.
  private static func readSmall(_ descriptor: Int32) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: smallSize + Source.padding) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      let got = pread(descriptor, base, smallSize, 0)
      guard 0 < got, got < smallSize else { return }
      (base + got).initialize(repeating: 0, count: Source.padding)
      count = got + Source.padding
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static let smallSize = (1 << 15) - 64

  /// Everything that comes in on a descriptor, such as standard input, with padding.
  package static func readAll(_ descriptor: Int32, limit: Int = sizeLimit) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let result = chunk.withUnsafeMutableBytes { fill($0, from: descriptor) }
      if let failure = result.failure { throw failure }
      bytes.append(contentsOf: chunk[..<result.count])
      if bytes.count > limit { throw .isTooLarge }
      if result.count < chunk.count { break }
    }
    bytes.append(contentsOf: repeatElement(0, count: Source.padding))
    return bytes
  }

  /// The bytes of what a user named, without padding; no name is standard input. A pipe is as good as a file, since that is
  /// what a shell makes of `<(git diff)`.
  package static func content(of path: Path?) throws(Failure) -> [UInt8] {
    let bytes = if let path { try readFileOrPipe(path) } else { try readAll(0) }
    return Array(bytes.dropLast(paddingCount))
  }

  private static func readFileOrPipe(_ path: Path) throws(Failure) -> [UInt8] {
    guard try kind(of: path, followingLinks: true) == .pipe else { return try read(path) }
    guard let descriptor = withName(of: path.bytes, { open($0, O_RDONLY | O_CLOEXEC) }) else { throw .missing }
    if descriptor < 0 { throw .code(errno) }
    defer { close(descriptor) }
    return try readAll(descriptor)
  }

  /// Reads until the buffer is full or the file ends.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer,
    from descriptor: Int32
  ) -> (count: Int, failure: Failure?) {
    guard let base = buffer.baseAddress else { return (0, nil) }
    var filled = 0
    while filled < buffer.count {
      #if canImport(Darwin)
        let got = Darwin.read(descriptor, base + filled, buffer.count - filled)
      #elseif canImport(Musl)
        let got = Musl.read(descriptor, base + filled, buffer.count - filled)
      #else
        let got = Glibc.read(descriptor, base + filled, buffer.count - filled)
      #endif
      if got == 0 { break }
      if got > 0 {
        filled += got
      } else if errno != EINTR {
        return (filled, .code(errno))
      }
    }
    return (filled, nil)
  }

  /// Names what a folder holds, in no order, without `.` and `..`. The name is valid only within the call.
  package static func list(
    _ folder: Path,
    _ visit: (UnsafeBufferPointer<UInt8>, Kind) -> Void
  ) throws(Failure) {
    try OpenFolder(folder).list(visit)
  }

  package static func exists(_ path: Path) -> Bool {
    (try? kind(of: path, followingLinks: true)) != nil
  }

  /// The folder the tool was started in.
  package static func workingDirectory() throws(Failure) -> Path {
    guard let text = getcwd(nil, 0) else { throw .code(errno) }
    defer { free(text) }
    return Path(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// Without symbolic links, as the working directory is told.
  static let homeDirectory: Path? = getenv("HOME").flatMap { realpath($0, nil) }.map { text in
    defer { free(text) }
    return Path(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// Hands on a path as the system wants it; nil where it cannot be one. Asked for every file and folder: nothing is
  /// allocated for it.
  static func withName<Result>(of path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: path.count + 1) { name in
      guard let base = name.baseAddress else { return nil }
      path.withUnsafeBytes { UnsafeMutableRawBufferPointer(name).copyMemory(from: $0) }
      base[path.count] = 0
      // No file has a NUL in its name; cut off there, it would be another file's.
      return strlen(base) == path.count ? body(base) : nil
    }
  }

  // MARK: - Content

  /// Whether a text stands anywhere in a source.
  static func holds(_ text: StaticString, _ source: Source) -> Bool { end(of: text, in: source.bytes, from: 0) != nil }

  /// Where a text first ends, if something stands behind it. The C library looks for one of its bytes, many at a time:
  /// for one that is no small letter, since those are everywhere, or the one that is known to be rare.
  static func end(
    of text: StaticString,
    in bytes: [UInt8],
    from start: Int,
    knownBy mark: Unicode.Scalar? = nil
  ) -> Int? {
    let length = text.utf8CodeUnitCount
    let rare =
      text.withUTF8Buffer { text in
        text.firstIndex { byte in
          if let mark { byte == UInt8(ascii: mark) } else { byte != 0x20 && !(0x61...0x7A).contains(byte) }
        }
      } ?? 0
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var offset = start + rare
      while offset < bytes.count, let hit = memchr(base + offset, Int32(text.utf8Start[rare]), bytes.count - offset) {
        offset = UnsafeRawPointer(hit) - base
        let end = offset - rare + length
        guard end < bytes.count else { return nil }
        // The first byte tells most, and no call is needed for it.
        let begins = base.load(fromByteOffset: offset - rare, as: UInt8.self) == text.utf8Start[0]
        if begins, memcmp(base + offset - rare, text.utf8Start, length) == 0 { return end }
        offset += 1
      }
      return nil
    }
  }
}
