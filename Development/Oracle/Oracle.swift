import Foundation

/// Compares our lexer with the compiler's over files and trees.
@main
struct Oracle {
  static let help = """
    usage: Development/Oracle/run [--jobs N] [--quirks] [--fuzz N] [--mutate N] [--seed N] [--slice] PATH…
           Development/Oracle/run --shrink FILE
           Development/Oracle/run --syntax OLD NEW

    Compares tokens and comments with those of the compiler's own lexer and prints each difference.

      --fuzz N    also compares over N sources made of random pieces
      --mutate N  also compares over N versions of each file with small faults put in
      --seed N    where the random pieces begin, 1 by default
      --quirks    tells each known quirk of the compiler's lexer, and fails if one is no more
      --shrink    prints the smallest part of a file that still differs
      --syntax    prints the syntax errors that the sources of one tree have and those of another have not
      --slice     this package's own sources and the toolchain's interfaces, with --quirks and some fuzzing

    Exit status: 0 no differences, 1 differences, 2 the comparison could not be made.
    """

  static func main() async {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      print(help)
      exit(2)
    }
    if let path = options.shrink { shrink(path) }
    if options.comparesSyntax {
      guard options.paths.count == 2 else {
        print(help)
        exit(2)
      }
      exit(SyntaxErrors.compare(options.paths[0], options.paths[1]))
    }
    var total = await Tally.compareFiles(options.files(), options)
    total.add(await Tally.compareSoups(options))
    if options.tellsQuirks { total.tellQuirks() }
    print(total.summary)
    exit(total.failed ? 1 : 0)
  }

  private static func shrink(_ path: String) -> Never {
    guard let data = FileManager.default.contents(atPath: path) else {
      print("oracle: cannot read \(path)")
      exit(2)
    }
    let bytes = Array(data)
    if Comparison(Source(bytes)).isEqual {
      print("oracle: no difference in \(path)")
      exit(0)
    }
    let small = Shrinking.shrink(bytes)
    print(String(decoding: small, as: UTF8.self).debugDescription)
    print(Report(path: path, comparison: Comparison(Source(small))).text(), terminator: "")
    exit(1)
  }
}

struct Options {
  var paths: [String] = []
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var fuzz = 0
  var mutants = 0
  var seed: UInt64 = 1
  var shrink: String?
  var tellsQuirks = false
  var comparesSyntax = false

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quirks": tellsQuirks = true
      case "--syntax": comparesSyntax = true
      case "--jobs":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { return nil }
        jobs = value
      case "--fuzz":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value >= 0 else { return nil }
        fuzz = value
      case "--mutate":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value >= 0 else { return nil }
        mutants = value
      case "--seed":
        guard let value = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seed = value
      case "--shrink":
        guard let value = rest.popFirst() else { return nil }
        shrink = value
      case _ where argument.hasPrefix("-"): return nil
      default: paths.append(argument)
      }
    }
    if paths.isEmpty && shrink == nil && fuzz == 0 { return nil }
  }

  /// The Swift files of all paths, each once, in a stable order.
  func files() -> [String] {
    var files: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        print("oracle: \(path): no such file")
        exit(2)
      }
      if !isFolder.boolValue {
        files.insert(path)
        continue
      }
      for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init()
      where name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface") {
        if !name.split(separator: "/").contains(".build") { files.insert(path + "/" + name) }
      }
    }
    return files.sorted()
  }
}

/// What a run has seen.
struct Tally: Sendable {
  var files = 0
  var soups = 0
  var bytes = 0
  var tokens = 0
  var differences = 0
  var unreadable = 0
  var quirks: [String: Int] = [:]
  var missedQuirks = 0

  var failed: Bool { differences > 0 || missedQuirks > 0 }

  var summary: String {
    var parts = ["\(files) files"]
    if soups > 0 { parts.append("\(soups) random sources") }
    parts += ["\(bytes) bytes", "\(tokens) tokens"]
    if unreadable > 0 { parts.append("\(unreadable) unreadable") }
    return "oracle: \(parts.joined(separator: ", ")): \(differences == 0 ? "no" : "\(differences)") differences"
  }

  mutating func add(_ other: Tally) {
    files += other.files
    soups += other.soups
    bytes += other.bytes
    tokens += other.tokens
    differences += other.differences
    unreadable += other.unreadable
    quirks.merge(other.quirks, uniquingKeysWith: +)
  }

  mutating func tellQuirks() {
    for quirk in Quirk.all {
      let isThere = Comparison(Source(quirk.example)).quirks == [quirk.name: 1]
      print("quirk \(quirk.name), met \(quirks[quirk.name] ?? 0) times. \(quirk.reason)")
      if !isThere {
        print("oracle: \(quirk.example.debugDescription) does not show this quirk; remove it")
        missedQuirks += 1
      }
    }
  }

  private mutating func add(_ comparison: Comparison, at path: String) {
    bytes += comparison.source.count
    tokens += comparison.tokenCount
    differences += comparison.differences.count + comparison.commentDifferences.count
    quirks.merge(comparison.quirks, uniquingKeysWith: +)
    if !comparison.isEqual { print(Report(path: path, comparison: comparison).text(), terminator: "") }
  }

  /// Random sources are no longer made once one thread has found this many differences.
  private static let enough = 10

  static func compareFiles(_ files: [String], _ options: Options) async -> Tally {
    await inParallel(options.jobs) { job in
      var tally = Tally()
      for index in stride(from: job, to: files.count, by: options.jobs) {
        guard let data = FileManager.default.contents(atPath: files[index]) else {
          tally.unreadable += 1
          continue
        }
        let bytes = Array(data)
        tally.files += 1
        tally.add(Comparison(Source(bytes)), at: files[index])
        var soup = Soup(seed: options.seed &+ UInt64(index))
        for _ in 0..<options.mutants where tally.differences < enough {
          tally.addRandom(soup.next(from: bytes), named: files[index])
        }
      }
      return tally
    }
  }

  static func compareSoups(_ options: Options) async -> Tally {
    await inParallel(options.jobs) { job in
      var tally = Tally()
      for index in stride(from: job, to: options.fuzz, by: options.jobs) where tally.differences < enough {
        let seed = options.seed &+ UInt64(index)
        var soup = Soup(seed: seed)
        tally.addRandom(soup.next(), named: "seed \(seed)")
      }
      return tally
    }
  }

  private mutating func addRandom(_ bytes: [UInt8], named name: String) {
    soups += 1
    var comparison = Comparison(Source(bytes))
    if !comparison.isEqual {
      let small = Shrinking.shrink(bytes)
      comparison = Comparison(Source(small))
      print("\(name), at its smallest: \(String(decoding: small, as: UTF8.self).debugDescription)")
    }
    add(comparison, at: "random")
  }

  private static func inParallel(_ jobs: Int, _ work: @escaping @Sendable (Int) -> Tally) async -> Tally {
    await withTaskGroup(of: Tally.self) { group in
      for job in 0..<jobs { group.addTask { work(job) } }
      var total = Tally()
      for await tally in group { total.add(tally) }
      return total
    }
  }
}
