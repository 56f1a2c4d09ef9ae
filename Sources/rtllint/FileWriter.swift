import RTLEngine
import RTLRuleKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Writes texts to descriptors and files.
enum FileWriter {
  /// Writes all of a text and returns 0, or the code of what went wrong.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = Descriptor.write(descriptor, rest)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN {
        // The terminal or pipe is not to be waited for by default: wait until it takes more.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Replaces a file by a text at one stroke: whoever reads it sees the old text or the new one, never half of it.
  static func replace(_ path: Path, with bytes: [UInt8]) throws(Problem) {
    // A pipe or a device keeps its place: `--output /dev/stdout` must not become a file.
    if let kind = try? FileSystem.kind(of: path, followingLinks: true), kind != .file {
      return try check(write(bytes, toFile: name(path), flags: O_WRONLY), path)
    }
    let final = name(path)
    let draft = name(Path(path.bytes + Array(".\(getpid()).tmp".utf8)))
    var code = write(bytes, toFile: draft, flags: O_WRONLY | O_CREAT | O_TRUNC)
    if code == 0, rename(draft, final) != 0 { code = errno }
    if code != 0 { unlink(draft) }
    try check(code, path)
  }

  /// Writes a file that is not there yet; one that is there, or a link of that name, stays.
  static func create(_ path: Path, with bytes: [UInt8]) throws(Problem) {
    try check(write(bytes, toFile: name(path), flags: O_WRONLY | O_CREAT | O_EXCL), path)
  }

  private static func write(_ bytes: [UInt8], toFile name: [CChar], flags: Int32) -> Int32 {
    let descriptor = open(name, flags | O_CLOEXEC, 0o666)
    if descriptor < 0 { return errno }
    let code = bytes.withUnsafeBytes { write($0, to: descriptor) }
    // Some file systems tell only here that there was no room.
    return close(descriptor) != 0 && code == 0 ? errno : code
  }

  private static func check(_ code: Int32, _ path: Path) throws(Problem) {
    if code == 0 { return }
    throw Problem("cannot be written: \(FileSystem.Failure.code(code).reason)", path: path.text)
  }

  private static func name(_ path: Path) -> [CChar] { path.bytes.map { CChar(bitPattern: $0) } + [0] }
}
