import RTLRuleKit
import RTLSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Puts a new text in the place of a file at one stroke: whoever reads it, and whatever interrupts us, sees the old text
/// or the new one.
///
/// The file keeps its permissions and its owner. It is left alone where that could surprise somebody: a link, a file
/// with several names, one that is not to be written or has been changed meanwhile, one that lies elsewhere than its
/// path says.
package struct FileReplacement {
  private let path: Path
  private let original: Source
  private let new: Source

  package init(_ path: Path, original: Source, new: Source) {
    self.path = path
    self.original = original
    self.new = new
  }

  /// - Parameter tree: the folder that nothing may lead out of.
  /// - Returns: why the file is left alone; nil if it has been replaced.
  package func write(within tree: Path) -> String? {
    guard let parent = path.parent, let folder = Self.resolved(parent), let root = Self.resolved(tree) else {
      return FileSystem.Failure.missing.reason
    }
    if path.isWithin(tree), !folder.isWithin(root) { return "a link leads out of \(tree.text) here" }
    let descriptor = open(Self.cString(folder.bytes), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    if descriptor < 0 { return Self.failure(errno) }
    defer { Descriptor.close(descriptor) }
    return Self.uninterrupted { replace(in: descriptor) }
  }

  private func replace(in folder: Int32) -> String? {
    let name = Self.cString(Array(path.name))
    var info = stat()
    if fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) != 0 { return Self.failure(errno) }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: return "it is a symbolic link"
    default: return FileSystem.Failure.isNoFile.reason
    }
    if info.st_nlink > 1 { return "it has several names (hard links)" }
    // The superuser may write anything; what has been made read-only is meant to stay so.
    if info.st_mode & 0o222 == 0 || faccessat(folder, name, W_OK, 0) != 0 { return "it is read-only" }
    // Whoever was killed in the middle may have left a draft behind.
    let free = (0..<100).lazy.map { Self.cString(Array(".rtllint-\(getpid())-\($0).tmp".utf8)) }.first { draft in
      faccessat(folder, draft, F_OK, AT_SYMLINK_NOFOLLOW) != 0
    }
    guard let draft = free else { return Self.failure(EEXIST) }
    if let failure = write(draft, like: info, in: folder) {
      unlinkat(folder, draft, 0)
      return failure
    }
    if !isUnchanged(name, in: folder) {
      unlinkat(folder, draft, 0)
      return "it has been changed meanwhile"
    }
    if renameat(folder, draft, folder, name) != 0 {
      let code = errno
      unlinkat(folder, draft, 0)
      return Self.failure(code)
    }
    return nil
  }

  private func write(_ draft: [CChar], like info: stat, in folder: Int32) -> String? {
    let descriptor = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { return Self.failure(errno) }
    var code: Int32 = 0
    new.bytes.withUnsafeBytes { bytes in
      var rest = UnsafeRawBufferPointer(rebasing: bytes[..<new.count])
      while !rest.isEmpty, code == 0 {
        let count = Descriptor.write(descriptor, rest)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno != EINTR {
          code = errno
        }
      }
    }
    var own = stat()
    if code == 0, fstat(descriptor, &own) == 0, own.st_uid != info.st_uid || own.st_gid != info.st_gid {
      // Only the superuser may give a file away; the group of a shared folder may be kept by others too.
      if fchown(descriptor, info.st_uid, info.st_gid) != 0, own.st_uid != info.st_uid { code = errno }
    }
    if code == 0, fchmod(descriptor, info.st_mode & 0o7777) != 0 { code = errno }
    if code == 0, fsync(descriptor) != 0, errno != EINVAL { code = errno }
    if Descriptor.close(descriptor) != 0, code == 0 { code = errno }
    return code == 0 ? nil : Self.failure(code)
  }

  private func isUnchanged(_ name: [CChar], in folder: Int32) -> Bool {
    let descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    if descriptor < 0 { return false }
    defer { Descriptor.close(descriptor) }
    guard let now = try? FileSystem.readAll(descriptor) else { return false }
    return now == original.bytes
  }

  // MARK: - System

  /// Ctrl-C waits until a file is whole again, and takes nothing along with it.
  private static func uninterrupted<Result>(_ body: () -> Result) -> Result {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// Without symbolic links.
  private static func resolved(_ path: Path) -> Path? {
    guard !path.bytes.contains(0), let text = realpath(cString(path.bytes), nil) else { return nil }
    defer { free(text) }
    return Path(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  private static func cString(_ bytes: [UInt8]) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  private static func failure(_ code: Int32) -> String { FileSystem.Failure.code(code).reason }
}
