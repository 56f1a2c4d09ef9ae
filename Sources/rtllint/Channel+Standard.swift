import RTLEngine
import RTLServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension Channel {
  /// Standard input and output. What cannot be read any more is at its end; whoever does not take what is written will
  /// not send anything either.
  static let standard = Channel(
    receive: {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var count = Descriptor.read(0, into: &buffer)
      while count < 0, errno == EINTR || errno == EAGAIN {
        // A pipe that is not to be waited for by default is waited for all the same.
        if errno == EAGAIN { _ = waitForInput(-1) }
        count = Descriptor.read(0, into: &buffer)
      }
      return Array(buffer.prefix(max(0, count)))
    },
    hasMore: { waitForInput(Int32($0)) },
    send: { bytes in _ = bytes.withUnsafeBytes { FileWriter.write($0, to: StandardStream.output.rawValue) } }
  )

  private static func waitForInput(_ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
