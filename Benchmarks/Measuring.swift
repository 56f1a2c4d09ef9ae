import Foundation
import RTLRuleKit
import RTLRules
import RTLSyntax

/// The Swift files below a folder.
struct Tree {
  let root: String
  private(set) var files: [String] = []
  private(set) var bytes = 0
  private(set) var lines = 0

  init(_ root: String) {
    self.root = root
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init()
    where name.hasSuffix(".swift") {
      guard let source = Tree.read(root + "/" + name) else { continue }
      files.append(root + "/" + name)
      bytes += source.count
      lines += source.bytes.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    }
    files.sort()
  }

  static func read(_ path: String) -> Source? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var status = stat()
    guard fstat(fileno(file), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + Source.padding)
    // A short read leaves zeros, which are as good as any bytes here.
    _ = fread(&bytes, 1, Int(status.st_size), file)
    return Source(padded: bytes)
  }
}

/// One step's time for the whole tree, once for each round.
struct Step {
  let name: String
  var times: [Duration] = []

  func row(_ tree: Tree) -> String {
    let sorted = times.sorted()
    guard let best = sorted.first else { return name }
    let seconds = max(best / .seconds(1), 1e-9)
    let times = [best, sorted[sorted.count / 2]].map { String(format: "%10.1f ms", $0 / .milliseconds(1)) }
    let speeds = [Double(tree.bytes) / 1e6, Double(tree.lines)].map { String(format: "%10.0f", $0 / seconds) }
    return (times + speeds).joined(separator: " ") + "  " + name
  }
}

/// The steps of a run, one file after the other in one thread.
struct Steps {
  let tree: Tree
  let dispatch = Dispatch(allRules)

  func measure(rounds: Int) -> [Step] {
    var steps = ["read", "lex", "lex and structure", "survey", "rules"].map { Step(name: $0) }
    for _ in 0..<rounds {
      for (index, time) in round().enumerated() { steps[index].times.append(time) }
    }
    return steps
  }

  /// The time of each step. Surveying ends before checking begins, as in a real run.
  private func round() -> [Duration] {
    var times = [Duration](repeating: .zero, count: 5)
    var project = ProjectIndex()
    // What is counted here nobody may leave out.
    var count = 0
    let clock = ContinuousClock()
    for file in tree.files {
      var source = Source("")
      times[0] += clock.measure { source = Tree.read(file) ?? source }
      times[1] += clock.measure { count += Lexer.lex(source).tokens.count }
      var structure = Structure(Source(""))
      times[2] += clock.measure { structure = Structure(source) }
      times[3] += clock.measure { project.survey(structure) }
    }
    times[3] += clock.measure { project.settle() }
    for file in tree.files {
      guard let source = Tree.read(file) else { continue }
      let structure = Structure(source)
      times[4] += clock.measure {
        count += dispatch.findings(in: LintedFile(path: file, structure: structure, project: project)).count
      }
    }
    precondition(count >= 0)
    return times
  }
}

/// What one run of the command took.
struct CommandRun {
  var time = Duration.zero
  /// Of all its threads, in seconds.
  var processorTime = 0.0
  var status = Int32(-1)
  /// In bytes.
  var peakMemory = 0
}

/// The command as its users run it, with its start and all its threads.
func runCommand(_ path: String, _ options: [String], on tree: String) -> CommandRun {
  let arguments = [path, "lint", "--no-config", "--output", "/dev/null"] + options + [tree]
  var words = arguments.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var (process, status, usage) = (pid_t(), Int32(-1), rusage())
  var run = CommandRun()
  run.time = ContinuousClock().measure {
    // Foundation's `Process` takes longer to notice the end than the command takes.
    if posix_spawn(&process, path, nil, nil, &words, environ) == 0 { wait4(process, &status, 0, &usage) }
  }
  // An exit status stands above the byte that tells of signals.
  run.status = status & 0x7F == 0 ? status >> 8 : 128 + status & 0x7F
  run.processorTime = seconds(usage.ru_utime) + seconds(usage.ru_stime)
  run.peakMemory = peakMemory(usage)
  return run
}

private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

/// Darwin counts bytes, Linux kilobytes.
private func peakMemory(_ usage: rusage) -> Int {
  #if canImport(Darwin)
    usage.ru_maxrss
  #else
    usage.ru_maxrss * 1024
  #endif
}
