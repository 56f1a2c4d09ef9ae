import Foundation

/// Runs the command over every hostile input at a quarter of its length and at full length, and holds it to its bounds.
struct Hostility {
  /// Four times the length may take six times as long: room for noise, none for a square, which would take sixteen.
  private static let growthLimit = 6.0
  /// What is over in less says nothing about growth.
  private static let shortest = 0.1

  let command: String
  let folder: String

  /// - Returns: whether every input was got through within bounds.
  func run() throws -> Bool {
    print("    quarter        full    growth      memory       bound  input")
    let results = try HostileInput.all.map(isBorne)
    return results.allSatisfy { $0 }
  }

  private func isBorne(_ input: HostileInput) throws -> Bool {
    let quarter = try measure(input, input.count / 4)
    let full = try measure(input, input.count)
    let growth = full.seconds / max(quarter.seconds, 0.001)
    var complaints: [String] = []
    if full.status > 1 || quarter.status > 1 { complaints.append("ended with status \(full.status)") }
    if full.seconds > Self.shortest, growth > Self.growthLimit { complaints.append("grows faster than its length") }
    if full.peakMemory > input.megabytes * 1_000_000 { complaints.append("takes too much memory") }
    let times = [quarter.seconds, full.seconds].map { String(format: "%8.0f ms", $0 * 1000) }.joined(separator: " ")
    let sizes = [full.peakMemory / 1_000_000, input.megabytes].map { String(format: "%8d MB", $0) }.joined(
      separator: " "
    )
    let row = times + String(format: " %9.1f ", growth) + sizes + "  " + input.name
    print(complaints.isEmpty ? row : "\(row): \(complaints.joined(separator: ", "))")
    return complaints.isEmpty
  }

  private struct Measured {
    var seconds: Double
    var status: Int32
    var peakMemory: Int
  }

  /// The better of two runs, in processor time: it is the least disturbed by what else the machine does.
  private func measure(_ input: HostileInput, _ count: Int) throws -> Measured {
    let tree = folder + "/hostile"
    try FileManager.default.createDirectory(atPath: tree, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: tree) }
    try write(tree + "/Hostile.swift") { input.source(count, $0) }
    // Every kind of report, since each could be the one that takes too long.
    var options = ["--output", "sarif:/dev/null", "--output", "html:/dev/null"]
    if let baseline = input.baseline {
      try write(tree + "/known") { baseline(count, $0) }
      options += ["--baseline", tree + "/known"]
    }
    let runs = (0..<2).map { _ in runCommand(command, options, on: tree) }
    return Measured(
      seconds: runs.map(\.processorTime).min() ?? 0,
      status: runs.map(\.status).max() ?? 0,
      peakMemory: runs.map(\.peakMemory).max() ?? 0
    )
  }

  private func write(_ path: String, _ body: (Writer) -> Void) throws {
    guard let writer = Writer(path) else { throw CocoaError(.fileWriteUnknown) }
    body(writer)
    guard writer.close() else { throw CocoaError(.fileWriteUnknown) }
  }
}
