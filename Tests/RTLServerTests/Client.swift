import RTLReporters

@testable import RTLServer

/// The other end of a channel: says what it has to say piece by piece, and keeps what it is told.
///
/// Before each piece there is one silence. All of a test happens on one thread.
final class Client: @unchecked Sendable {
  private var pieces: [[UInt8]]
  private var heard: [UInt8] = []
  private var isSilent = true
  /// Whether it says the next thing as soon as it is looked after.
  var isImpatient = false

  init(_ pieces: [String]) {
    self.pieces = pieces.map { Array($0.utf8) }
  }

  var channel: Channel {
    Channel(
      receive: {
        self.isSilent = true
        return self.pieces.isEmpty ? [] : self.pieces.removeFirst()
      },
      hasMore: { milliseconds in
        // The silence lasts for as long as somebody waits for its end.
        if milliseconds == 0 { return !self.isSilent && self.isImpatient }
        defer { self.isSilent = false }
        return !self.isSilent
      },
      send: { self.heard += $0 }
    )
  }

  /// What was said to it, each message on one line.
  var messages: [String] {
    var reader = MessageReader()
    let bytes = heard
    let echo = Client([String(decoding: bytes, as: UTF8.self)])
    var messages: [String] = []
    while case .message(let body) = reader.next(from: echo.channel, patience: nil) {
      messages.append(String(decoding: body, as: UTF8.self))
    }
    return messages
  }

  static func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n" + body }
}
