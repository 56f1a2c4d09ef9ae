import Foundation

let usage = """
  usage: benchmarks [--rounds N] TREE
         benchmarks [--rounds N] [--keep] --generate MEGABYTES
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

var rounds = 5
var keeps = false
var generated: String?
var path: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  let number = arguments.first.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  switch (argument, number) {
  case ("--keep", _): keeps = true
  case ("--rounds", let number?):
    rounds = number
    arguments.removeFirst()
  case ("--generate", let megabytes?):
    let folder = NSTemporaryDirectory() + "rtllint-benchmark-\(megabytes)MB"
    do { try GeneratedTree.write(megabytes: megabytes, to: folder) } catch { fail("cannot write: \(error)") }
    (generated, path) = (folder, folder)
    arguments.removeFirst()
  case _ where argument.hasPrefix("-") || path != nil: fail(usage)
  default: path = argument
  }
}
guard let path else { fail(usage) }
let tree = Tree(path)
if tree.bytes == 0 { fail("no Swift files in \(path)") }
print("\(tree.root): \(tree.files.count) files, \(tree.bytes) bytes, \(tree.lines) lines; \(rounds) rounds\n")
print("         best        median       MB/s    lines/s")
for step in Steps(tree: tree).measure(rounds: rounds) { print(step.row(tree)) }
let command = URL(fileURLWithPath: "rtllint", relativeTo: URL(fileURLWithPath: CommandLine.arguments[0])).path
let runs = (0..<rounds).map { _ in runCommand(command, on: path) }
if let failed = runs.first(where: { $0.status != 0 && $0.status != 1 }) {
  print("rtllint ended with status \(failed.status)")
} else {
  print(Step(name: "rtllint command", times: runs.map(\.time)).row(tree))
  print("\npeak memory of the command: \(runs.map(\.peakMemory).max() ?? 0) bytes")
}
if let generated, !keeps { try? FileManager.default.removeItem(atPath: generated) }
