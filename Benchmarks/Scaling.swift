import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// How the time of the command grows with the tree, with the threads and with nothing at all.
struct Scaling {
  /// Four times the tree may take this much more than four times as long: room for noise, none for a square.
  private static let slack = 1.5
  private static let rounds = 5

  let command: String
  let folder: String

  /// Trees of one, four and sixteen times the size, in one thread.
  ///
  /// - Returns: whether time grew no faster than size.
  func growth(from megabytes: Int) throws -> Bool {
    print("\n       cpu      per MB      memory  tree")
    var first: Double?
    var isLinear = true
    for factor in [1, 4, 16] {
      let tree = folder + "/tree\(factor)"
      try GeneratedTree.write(megabytes: megabytes * factor, to: tree)
      defer { try? FileManager.default.removeItem(atPath: tree) }
      let runs = (0..<3).map { _ in runCommand(command, ["--jobs", "1"], on: tree) }
      let seconds = runs.map(\.processorTime).min() ?? 0
      let perMegabyte = seconds / Double(megabytes * factor)
      let base = first ?? perMegabyte
      first = base
      let isFine = perMegabyte <= base * Self.slack
      isLinear = isLinear && isFine
      let figures = String(format: "%7.0f ms  %7.2f ms", seconds * 1000, perMegabyte * 1000)
      let memory = String(format: "%8d MB", (runs.map(\.peakMemory).max() ?? 0) / 1_000_000)
      print("\(figures) \(memory)  \(megabytes * factor) MB" + (isFine ? "" : ": grows faster than the tree"))
    }
    return isLinear
  }

  /// The same tree in one thread and in two, in turn.
  func threads(on tree: String) {
    var times: [Int: [Duration]] = [:]
    for _ in 0..<Self.rounds {
      for jobs in [1, 2] { times[jobs, default: []].append(runCommand(command, ["--jobs", "\(jobs)"], on: tree).time) }
    }
    let best = [1, 2].map { (times[$0]?.min() ?? .zero) / .milliseconds(1) }
    print(
      String(format: "\n%.1f ms in one thread, %.1f ms in two: %.2f times as fast", best[0], best[1], best[0] / best[1])
    )
  }

  /// One small file: what somebody waits for who saves it.
  func oneFile() throws {
    let tree = folder + "/one"
    try GeneratedTree.write(files: 1, to: tree)
    defer { try? FileManager.default.removeItem(atPath: tree) }
    let file = tree + "/Part0/File0.swift"
    let warm = (0..<20).map { _ in runCommand(command, [], on: file).time }.sorted()
    let empty = tree + "/Empty.swift"
    try Data().write(to: URL(fileURLWithPath: empty))
    let nothing = (0..<20).map { _ in runCommand(command, [], on: empty).time }.sorted()
    let figures = [warm[0], warm[10], nothing[10]].map { $0 / .milliseconds(1) }
    print(
      String(format: "one file: best %.1f ms, median %.1f ms; an empty one %.1f ms", figures[0], figures[1], figures[2])
    )
    #if os(Linux)
      let cold = (0..<5).map { _ in
        for path in [file, command] { Self.forget(path) }
        return runCommand(command, [], on: file).time / .milliseconds(1)
      }.sorted()
      print(String(format: "one file, neither it nor the command in memory: median %.1f ms", cold[2]))
    #endif
  }

  #if os(Linux)
    /// Asks the system to drop what it keeps of a file; it does so where nobody else uses it.
    private static func forget(_ path: String) {
      let descriptor = open(path, O_RDONLY)
      if descriptor < 0 { return }
      fdatasync(descriptor)
      posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
      close(descriptor)
    }
  #endif
}
