/// Where messages come from and go to.
package struct Channel: Sendable {
  /// Waits for bytes; none is the end.
  package var receive: @Sendable () -> [UInt8]
  /// Whether bytes, or the end, come within so many milliseconds.
  package var hasMore: @Sendable (_ milliseconds: Int) -> Bool
  package var send: @Sendable ([UInt8]) -> Void

  package init(
    receive: @escaping @Sendable () -> [UInt8],
    hasMore: @escaping @Sendable (_ milliseconds: Int) -> Bool,
    send: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.receive = receive
    self.hasMore = hasMore
    self.send = send
  }

  func send(body: [UInt8]) { send(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body) }
}

/// Cuts what comes in into messages: each has a header that tells how long it is.
struct MessageReader {
  enum Next: Equatable {
    case message([UInt8])
    /// Nothing has come for a while.
    case silence
    /// Nothing comes any more, or nothing that can be understood.
    case end
  }

  private var buffer: [UInt8] = []
  private let longestHeader = 4096
  private let longestMessage = 1 << 28

  /// - Parameter patience: how many milliseconds of silence to bear; nil waits for as long as it takes.
  mutating func next(from channel: Channel, patience: Int?) -> Next {
    while true {
      switch header {
      case .incomplete: break
      case .malformed: return .end
      case .complete(let start, let length):
        if let body = take(from: start, length) { return .message(body) }
      }
      if let patience, !channel.hasMore(patience) { return .silence }
      let more = channel.receive()
      if more.isEmpty { return .end }
      buffer += more
    }
  }

  private enum Header {
    case incomplete
    case malformed
    /// Where the message starts and how long it is.
    case complete(start: Int, length: Int)
  }

  private var header: Header {
    let mark = Array("\r\n\r\n".utf8)
    let window = buffer.prefix(longestHeader)
    guard let end = window.indices.first(where: { window[$0...].starts(with: mark) }) else {
      return window.count < longestHeader ? .incomplete : .malformed
    }
    for line in buffer[..<end].split(separator: UInt8(ascii: "\n")) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { !$0.isWhitespace }
      guard let length = Int(digits), 0...longestMessage ~= length else { return .malformed }
      return .complete(start: end + mark.count, length: length)
    }
    return .malformed
  }

  private mutating func take(from start: Int, _ length: Int) -> [UInt8]? {
    guard buffer.count - start >= length else { return nil }
    let body = Array(buffer[start..<start + length])
    // The room of a large message is given back.
    buffer = Array(buffer[(start + length)...])
    return body
  }
}
