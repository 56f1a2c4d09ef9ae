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
      while count < 0, errno == EINTR { count = Descriptor.read(0, into: &buffer) }
      return Array(buffer.prefix(max(0, count)))
    },
    hasMore: { milliseconds in
      var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      return poll(&request, 1, Int32(milliseconds)) > 0
    },
    send: { bytes in _ = bytes.withUnsafeBytes { FileWriter.write($0, to: StandardStream.output.rawValue) } }
  )
}
