import Foundation

/// A folder of its own for one test, and the command run in it as a process.
final class Sandbox {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  let folder: URL

  init() throws {
    let temporary = URL(filePath: NSTemporaryDirectory()).appending(path: "rtllint-\(UUID().uuidString)")
    // A symbolic link in the temporary folder's path would show in the paths of reports.
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    folder = temporary.resolvingSymlinksInPath()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// One finding, at 1:3.
  static let bad = "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8).isActive = true" + views
  static let views = "; private let a = UIView(), b = UIView(), c = UIView()\n"
  static let good = "c.leadingAnchor.constraint(equalTo: d.leadingAnchor, constant: 8).isActive = true\n"

  func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  func write(_ name: String, _ data: Data) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Output goes to files, so that no pipe can fill up and stop the process.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try run(Sandbox.command, arguments, input: Data(input.utf8), environment: environment)
  }

  func run(_ arguments: [String]) throws -> Outcome {
    try run(Sandbox.command, arguments, input: Data(), environment: [:])
  }

  /// Whether there is a way to run without the superuser's rights.
  static let canRunUnprivileged = getuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv.path)
  private static let setpriv = URL(filePath: "/usr/bin/setpriv")

  /// Runs as somebody for whom permissions count, whoever runs the tests.
  func runUnprivileged(_ arguments: String...) throws -> Outcome {
    guard getuid() == 0 else { return try run(arguments) }
    let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    return try run(Sandbox.setpriv, nobody + [Sandbox.command.path] + arguments, input: Data(), environment: [:])
  }

  func forbid(_ name: String) throws { try setPermissions(0, of: name) }
  func allow(_ name: String) throws { try setPermissions(0o755, of: name) }

  private func setPermissions(_ permissions: Int, of name: String) throws {
    let path = folder.appending(path: name).path
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  func shell(_ script: String) throws -> Outcome {
    try run(URL(filePath: "/bin/sh"), ["-c", script, Sandbox.command.path], input: Data(), environment: [:])
  }

  private func run(
    _ executable: URL,
    _ arguments: [String],
    input: Data,
    environment: [String: String]
  ) throws -> Outcome {
    let names = ["in", "out", "err"].map { FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\($0)") }
    defer { for name in names { try? FileManager.default.removeItem(at: name) } }
    try input.write(to: names[0])
    try Data().write(to: names[1])
    try Data().write(to: names[2])
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    let texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(status: process.terminationStatus, output: texts[1], errors: texts[2])
  }

  /// Runs on a terminal of its own; what it printed there.
  func runOnTerminal(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    var master: Int32 = -1
    var slave: Int32 = -1
    guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
    let process = Process()
    process.executableURL = Sandbox.command
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["TERM": "xterm"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // Little enough to wait in the terminal's own buffer until it is read.
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &buffer, buffer.count)
    close(master)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// The command built beside these tests.
  static let command: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
    let beside = bundles.map { $0.deletingLastPathComponent().appending(path: "rtllint") }
    let built = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../.build/debug/rtllint")
    return beside.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? built.standardizedFileURL
  }()
}
