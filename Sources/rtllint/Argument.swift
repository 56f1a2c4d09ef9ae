import RTLEngine

/// One word of the command line: bytes, because a path need not be UTF-8.
struct Argument {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// What the command was called with, without its own name.
  static var all: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { start in
        Argument(
          sequence(state: start) { byte -> UInt8? in
            defer { byte += 1 }
            return byte.pointee == 0 ? nil : UInt8(bitPattern: byte.pointee)
          }
        )
      }
    }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var path: Path { Path(bytes) }
  /// `absolute_anchor,glued_percent`
  var names: [String] {
    bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
