import Foundation

let usage = """
  usage: benchmarks [--rounds N] TREE
         benchmarks [--rounds N] [--keep] --generate MEGABYTES
         benchmarks --scaling MEGABYTES
         benchmarks --hostile
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

enum Task {
  case tree(String)
  case generated(Int)
  case scaling(Int)
  case hostile
}

var rounds = 5
var keeps = false
var task: Task?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  let number = arguments.first.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  switch (argument, number) {
  case ("--keep", _): keeps = true
  case ("--rounds", let number?):
    rounds = number
    arguments.removeFirst()
  case ("--generate", let megabytes?):
    task = .generated(megabytes)
    arguments.removeFirst()
  case ("--scaling", let megabytes?):
    task = .scaling(megabytes)
    arguments.removeFirst()
  case ("--hostile", _): task = .hostile
  case _ where argument.hasPrefix("-") || task != nil: fail(usage)
  default: task = .tree(argument)
  }
}
let command = URL(fileURLWithPath: "rtllint", relativeTo: URL(fileURLWithPath: CommandLine.arguments[0])).path

/// The steps one by one, and the command as a whole.
func measure(_ path: String, _ command: String, rounds: Int) {
  let tree = Tree(path)
  if tree.bytes == 0 { fail("no Swift files in \(path)") }
  print("\(tree.root): \(tree.files.count) files, \(tree.bytes) bytes, \(tree.lines) lines; \(rounds) rounds\n")
  print("         best        median       MB/s    lines/s")
  for step in Steps(tree: tree).measure(rounds: rounds) { print(step.row(tree)) }
  let runs = (0..<rounds).map { _ in runCommand(command, [], on: path) }
  if let failed = runs.first(where: { $0.status > 1 }) { fail("rtllint ended with status \(failed.status)") }
  print(Step(name: "rtllint command", times: runs.map(\.time)).row(tree))
  print("\npeak memory of the command: \((runs.map(\.peakMemory).max() ?? 0) / 1_000_000) MB")
  Scaling(command: command, folder: path).threads(on: path)
}

let scratch = NSTemporaryDirectory() + "rtllint-benchmark-\(getpid())"
var isWithinBounds = true
do {
  try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
  switch task {
  case .tree(let path): measure(path, command, rounds: rounds)
  case .generated(let megabytes):
    try GeneratedTree.write(megabytes: megabytes, to: scratch)
    measure(scratch, command, rounds: rounds)
  case .scaling(let megabytes):
    let scaling = Scaling(command: command, folder: scratch)
    try scaling.oneFile()
    isWithinBounds = try scaling.growth(from: megabytes)
  case .hostile: isWithinBounds = try Hostility(command: command, folder: scratch).run()
  case nil: fail(usage)
  }
} catch {
  fail("cannot write: \(error)")
}
if keeps { print("kept: \(scratch)") } else { try? FileManager.default.removeItem(atPath: scratch) }
exit(isWithinBounds ? 0 : 1)
