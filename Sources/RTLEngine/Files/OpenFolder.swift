#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A folder held open: what is in it is opened from there, so that the system need not look up each folder above it anew.
struct OpenFolder: ~Copyable {
  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif
  private let path: Path
  private let stream: Stream

  init(_ path: Path) throws(FileSystem.Failure) {
    let opened = FileSystem.withName(of: path.bytes) { opendir($0) }
    guard let opened else { throw .missing }
    guard let stream = opened else { throw .code(errno) }
    self.path = path
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// Names what the folder holds, in no order, without `.` and `..`. The name is valid only within the call.
  ///
  /// What the folder itself tells of each entry is enough nearly always, so that no entry costs a call of its own.
  func list(_ visit: (UnsafeBufferPointer<UInt8>, FileSystem.Kind) -> Void) throws(FileSystem.Failure) {
    errno = 0
    while let entry = readdir(stream) {
      let type = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { text in
          let name = UnsafeBufferPointer(
            start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self),
            count: strlen(text)
          )
          if Self.isDots(name) { return }
          visit(name, kind(ofEntry: name, type: type))
        }
      }
      errno = 0
    }
    if errno != 0 { throw .code(errno) }
  }

  private static func isDots(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.first == Path.dot else { return false }
    return name.count == 1 || (name.count == 2 && name[1] == Path.dot)
  }

  private func kind(ofEntry name: UnsafeBufferPointer<UInt8>, type: Int) -> FileSystem.Kind {
    if type == Int(DT_REG) { return .file }
    if type == Int(DT_DIR) { return .folder }
    if type == Int(DT_LNK) { return .symbolicLink }
    // Some file systems leave the kind out.
    guard type == Int(DT_UNKNOWN) else { return .other }
    return (try? FileSystem.kind(of: path.appending(name), followingLinks: false)) ?? .other
  }
}
