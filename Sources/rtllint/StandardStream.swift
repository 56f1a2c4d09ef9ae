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

  /// Writing to a closed pipe then fails like any other writing, and does not end the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes all of a text. Whoever has closed the other end has read enough: that is no problem.
  func write(_ text: String) throws(Problem) {
    let code = FileWriter.write(text, to: rawValue)
    if code == 0 || code == EPIPE { return }
    throw Problem("cannot write to standard \(self): \(FileSystem.Failure.code(code).reason)")
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
