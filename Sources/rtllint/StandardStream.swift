import RTLEngine
import RTLReporters
import RTLRuleKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Standard output and standard error, and what may be known of them.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether color would be welcome on a terminal.
  static var allowsColor: Bool {
    let isAsked = getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    let isDumb = getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? false
    return isAsked && !isDumb
  }

  /// Writing to a closed pipe, or more than a file may hold, then fails like any other writing, and does not end the
  /// process in the middle of something.
  static func takeFailuresForAnswers() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes all of a text. Whoever has closed the other end has read enough: that is no problem.
  func write(_ text: String) throws(Problem) {
    var text = text
    try check(text.withUTF8 { FileWriter.write(UnsafeRawBufferPointer($0), to: rawValue) })
  }

  func write(bytes: [UInt8]) throws(Problem) {
    try check(bytes.withUnsafeBytes { FileWriter.write($0, to: rawValue) })
  }

  private func check(_ code: Int32) throws(Problem) {
    if code == 0 || code == EPIPE { return }
    throw Problem("cannot write to standard \(self): \(FileSystem.Failure.code(code).reason)")
  }

  /// What is worth knowing and no problem.
  static func note(_ message: String, at place: String = "rtllint") {
    try? StandardStream.error.write(SafeText.neutralized("\(place): note: \(message)") + "\n")
  }

  /// `path:line:column: error: message`, or `rtllint: error: message` where there is no file.
  static func tell(_ problems: [Problem]) {
    let lines = problems.map { problem in
      let place = [problem.path, problem.line.map(String.init), problem.column.map(String.init)].compactMap { $0 }
      let prefix = place.isEmpty ? "rtllint" : place.joined(separator: ":")
      return SafeText.neutralized(line: "\(prefix): error: \(problem.message)") + "\n"
    }
    // When nobody can be told, nobody can be told that either.
    try? StandardStream.error.write(lines.joined())
  }
}
