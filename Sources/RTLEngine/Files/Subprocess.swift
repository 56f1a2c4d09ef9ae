#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Another program, started with a list of arguments and never through a shell.
enum Subprocess {
  struct Outcome {
    /// As from `waitpid`; nil where a signal ended it.
    var status: Int32?
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// - Parameter environment: what is set beside what is inherited; nil takes a variable away.
  static func run(
    _ program: String,
    _ arguments: [[UInt8]],
    input: [UInt8] = [],
    environment: [String: String?] = [:]
  ) throws(FileSystem.Failure) -> Outcome {
    var channels = try Channels()
    defer { channels.close() }
    let process = try spawn(program, arguments, environment: environment, channels)
    channels.closeTheirs()
    let texts = channels.exchange(input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw .code(errno) }
    }
    let ended = status & 0x7F == 0
    return Outcome(status: ended ? (status >> 8) & 0xFF : nil, output: texts.output, errors: texts.errors)
  }

  private static func spawn(
    _ program: String,
    _ arguments: [[UInt8]],
    environment: [String: String?],
    _ channels: Channels
  ) throws(FileSystem.Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (descriptor, standard) in zip(channels.theirs, [0, 1, 2] as [Int32]) {
      posix_spawn_file_actions_adddup2(&actions, descriptor, standard)
    }
    // We ignore closed pipes; other programs expect to be ended by them.
    var closedPipe = sigset_t()
    sigemptyset(&closedPipe)
    sigaddset(&closedPipe, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &closedPipe)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let code = withCStrings([Array(program.utf8)] + arguments) { words in
      withCStrings(variables(environment)) { posix_spawnp(&process, program, &actions, &attributes, words, $0) }
    }
    if code != 0 { throw .code(code) }
    return process
  }

  private static func variables(_ changes: [String: String?]) -> [[UInt8]] {
    var variables: [[UInt8]] = []
    var entry = environ
    while let text = entry.pointee {
      let bytes = Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
      let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      if changes[name] == nil { variables.append(bytes) }
      entry += 1
    }
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      if let value { variables.append(Array("\(name)=\(value)".utf8)) }
    }
    return variables
  }

  private static func withCStrings<Result>(
    _ texts: [[UInt8]],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { text in
      let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: text.count + 1)
      for (index, byte) in text.enumerated() { pointer[index] = CChar(bitPattern: byte) }
      pointer[text.count] = 0
      return pointer
    }
    pointers.append(nil)
    defer { for pointer in pointers { pointer?.deallocate() } }
    return body(pointers)
  }
}

/// The pipes to the three standard streams of another program.
private struct Channels {
  /// Our ends: what we write to, then the two we read from.
  private var ours: [Int32] = []
  private(set) var theirs: [Int32] = []

  init() throws(FileSystem.Failure) {
    for index in 0..<3 {
      var ends: [Int32] = [-1, -1]
      if pipe(&ends) != 0 {
        let code = errno
        close()
        throw .code(code)
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ours.append(index == 0 ? ends[1] : ends[0])
      theirs.append(index == 0 ? ends[0] : ends[1])
    }
    _ = fcntl(ours[0], F_SETFL, O_NONBLOCK)
  }

  mutating func closeTheirs() {
    for descriptor in theirs { Descriptor.close(descriptor) }
    theirs = []
  }

  mutating func close() {
    closeTheirs()
    for descriptor in ours where descriptor >= 0 { Descriptor.close(descriptor) }
    ours = []
  }

  /// Writes all input and reads all output, whichever comes first: neither side can wait for the other for ever.
  mutating func exchange(_ input: [UInt8]) -> (output: [UInt8], errors: [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var written = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if written == input.count { finish(0) }
      let open = (0..<3).filter { ours[$0] >= 0 }
      if open.isEmpty { return (texts[0], texts[1]) }
      var requests = open.map { pollfd(fd: ours[$0], events: Int16($0 == 0 ? POLLOUT : POLLIN), revents: 0) }
      guard poll(&requests, nfds_t(requests.count), -1) > 0 else { continue }
      for (index, request) in zip(open, requests) where request.revents != 0 {
        if index == 0 {
          let count = input[written...].withUnsafeBytes { Descriptor.write(ours[0], $0) }
          if count >= 0 { written += count } else if errno != EAGAIN, errno != EINTR { written = input.count }
        } else {
          let count = Descriptor.read(ours[index], into: &chunk)
          if count > 0 { texts[index - 1] += chunk[..<count] } else if count == 0 || errno != EINTR { finish(index) }
        }
      }
    }
  }

  private mutating func finish(_ index: Int) {
    if ours[index] >= 0 { Descriptor.close(ours[index]) }
    ours[index] = -1
  }
}
