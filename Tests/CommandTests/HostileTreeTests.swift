import Foundation
import Testing

/// Whatever lies in a tree, a run ends with a right result or with one clear line.
@Suite struct HostileTreeTests {
  @Test func whatOnlyLooksLikeASourceIsPassedByAndToldOfWhereItIsNamed() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Bad.swift", Sandbox.bad)
    let others = ["Pipe.swift", "Socket.swift", "Device.swift"]
    #expect(mkfifo(sandbox.folder.appending(path: others[0]).path, 0o600) == 0)
    let socket = try UnixSocket(in: sandbox.folder, named: others[1])
    defer { withExtendedLifetime(socket) {} }
    // To make a device is the superuser's; a link to one is anybody's.
    let device = sandbox.folder.appending(path: others[2]).path
    try FileManager.default.createSymbolicLink(atPath: device, withDestinationPath: "/dev/zero")
    let walked = try sandbox.run()
    #expect(walked.status == 1 && walked.errors == "")
    #expect(walked.output.contains("1 warning in 1 file"))
    let named = try sandbox.run(others + ["Bad.swift"])
    #expect(named.status == 2)
    #expect(named.output.contains("1 warning in 1 file"))
    let lines = others.sorted().map { "\($0): error: cannot be read: it is neither a file nor a folder\n" }
    #expect(named.errors == lines.joined())
  }

  @Test func linksMakeNoLoopAndLeadNowhereElse() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Tree/.git/HEAD", "")
    try sandbox.write("Tree/Sources/Bad.swift", Sandbox.bad)
    try sandbox.write("Outside/Other.swift", Sandbox.bad)
    let links = [
      ("Sources/Up", ".."), ("Sources/Self", "Self"), ("Sources/One.swift", "Two.swift"),
      ("Sources/Two.swift", "One.swift"), ("Sources/Out", "../../Outside"),
      ("Sources/Out.swift", "../../Outside/Other.swift"),
    ]
    for (name, destination) in links {
      let path = sandbox.folder.appending(path: "Tree/\(name)").path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
    }
    let walked = try sandbox.shell(#"cd Tree && "$0""#)
    #expect(walked.status == 1 && walked.errors == "")
    #expect(walked.output.hasPrefix("Sources/Bad.swift:1:3: warning: "))
    #expect(walked.output.contains("1 warning in 1 file"))
    let named = try sandbox.shell(#"cd Tree && "$0" Sources/One.swift Sources/Self"#)
    #expect(named.status == 2)
    let lines = named.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("Sources/One.swift: error: cannot be read: "))
    #expect(lines.last?.hasPrefix("Sources/Self: error: cannot be read: ") == true)
  }

  /// Files that come, go, grow and shrink under a run: each is linted as it was at some time, or told of.
  @Test func filesThatChangeWhileTheyAreReadBringNothingDown() throws {
    let sandbox = try Sandbox()
    for number in 0..<40 { try sandbox.write("File\(number).swift", Sandbox.bad) }
    try sandbox.write("Still.swift", Sandbox.bad)
    let line = Sandbox.bad.trimmingCharacters(in: .newlines)
    let outcome = try sandbox.shell(
      """
      while [ ! -e stop ]; do
        for n in 3 9 14 22 31 38; do
          rm -f File$n.swift; : > File$n.swift
          i=0; while [ $i -lt 50 ]; do echo '\(line)'; i=$((i + 1)); done > File$n.swift; : > File$n.swift
        done
      done 2>/dev/null &
      writer=$!
      for run in 1 2 3 4 5 6; do "$0" --jobs 4 > out.$run 2> err.$run; echo $? >> statuses; done
      touch stop; wait $writer
      """
    )
    #expect(outcome.status == 0)
    for status in try sandbox.text(of: "statuses").split(separator: "\n") { #expect(status == "1" || status == "2") }
    for run in 1...6 {
      #expect(try sandbox.text(of: "out.\(run)").contains("\nStill.swift:1:3: warning: "))
      for line in try sandbox.text(of: "err.\(run)").split(separator: "\n") {
        #expect(line.hasPrefix("File") && line.contains(".swift: error: cannot be read: "))
      }
    }
  }

  #if os(Linux)
    /// Elsewhere the system takes no such names.
    @Test func namesOfAnyBytesAreToldSafelyInEveryFormat() throws {
      let sandbox = try Sandbox()
      try sandbox.write("code", Sandbox.bad)
      let made = try sandbox.shell(
        #"""
        cp code "$(printf 'a\nb.swift')"; cp code "$(printf 'a\047"b`$(c).swift')"; cp code "$(printf 'a\342\200\256b.swift')"
        cp code "$(printf 'a\033[31m\377\376.swift')"; cp code 'a::error::b%0A<&>|.swift'; cp code -- '-a.swift'
        """#
      )
      #expect(made.status == 0)
      for format in [
        "text", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown", "html", "rdjson",
      ] {
        let outcome = try sandbox.run("--format", format)
        #expect(outcome.status == 1 && outcome.errors == "", "\(format): \(outcome.errors)")
        let raw: Set<Unicode.Scalar> = ["\u{1B}", "\u{202E}"]
        #expect(!outcome.output.unicodeScalars.contains(where: raw.contains), "\(format)")
        #expect(!outcome.output.contains("\n::error::b"), "\(format)")
        if format.hasSuffix("json") || format == "sarif" || format == "gitlab" {
          #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) }
        }
      }
      #expect(try sandbox.run().output.contains("6 warnings in 6 files"))
    }
  #endif

  @Test func pathsAsLongAsTheSystemTakesThemAndLongerOnes() throws {
    let sandbox = try Sandbox()
    let name = String(repeating: "n", count: 200)
    let longest = Int(PATH_MAX)
    var folder = open(sandbox.folder.path, O_RDONLY | O_DIRECTORY)
    var length = sandbox.folder.path.utf8.count
    // Step by step one comes deeper than a whole path may be long.
    func descend(to limit: Int) throws {
      while length + name.utf8.count + 1 < limit {
        guard mkdirat(folder, name, 0o755) == 0 else { throw POSIXError(.ENAMETOOLONG) }
        let next = openat(folder, name, O_RDONLY | O_DIRECTORY)
        close(folder)
        folder = next
        length += name.utf8.count + 1
      }
    }
    func write(_ file: String) {
      let descriptor = openat(folder, file, O_CREAT | O_WRONLY, 0o644)
      Sandbox.bad.withCString { #expect(Foundation.write(descriptor, $0, strlen($0)) > 0) }
      close(descriptor)
    }
    try descend(to: longest - 20)
    write("In.swift")
    try descend(to: longest + 600)
    write("Out.swift")
    close(folder)
    let outcome = try sandbox.run()
    // Whoever removes the sandbox may not come as deep.
    #expect(try sandbox.shell("rm -rf \(name)").status == 0)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("/In.swift:1:3: warning: "))
    let errors = outcome.errors.split(separator: "\n")
    #expect(errors.count == 1 && errors[0].hasSuffix(": error: cannot be read: file name too long"))
  }

  @Test func aHundredThousandFilesInOneFolder() throws {
    let sandbox = try Sandbox()
    let count = 100_000
    try sandbox.write("Many/Bad.swift", Sandbox.bad)
    let folder = open(sandbox.folder.appending(path: "Many").path, O_RDONLY | O_DIRECTORY)
    defer { close(folder) }
    for number in 1..<count {
      let file = openat(folder, "\(number).swift", O_CREAT | O_EXCL | O_WRONLY, 0o600)
      guard file >= 0 else { throw POSIXError(.ENOSPC) }
      close(file)
    }
    let outcome = try sandbox.run()
    #expect(outcome.status == 1 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("Many/Bad.swift:1:3: warning: "))
    #expect(outcome.output.contains("1 warning in \(count) files"))
  }
}

/// A socket in the file system for as long as this lives.
private final class UnixSocket {
  private let descriptor: Int32

  init(in folder: URL, named name: String) throws {
    #if os(Linux)
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    // A socket's name may not be as long as that of the folder: it is made elsewhere and moved.
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let short = "/tmp/rtllint-\(UUID().uuidString.prefix(8))"
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: short.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0, rename(short, folder.appending(path: name).path) == 0 else { throw POSIXError(.EADDRINUSE) }
  }

  deinit { close(descriptor) }
}
