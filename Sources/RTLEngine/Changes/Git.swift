import RTLRuleKit

/// The one other program this tool starts. It is asked for lines and contents and runs nothing of what a repository or
/// its owner has set up: no hook, no pager, no filter, no helper of their own; nothing is fetched and nothing written.
struct Git {
  /// The top of the work tree, absolute.
  let top: Path
  private let isolation: [String]

  init(around folder: Path) throws(Problem) {
    let shown = try Git.run(["rev-parse", "--show-toplevel"], in: folder, isolation: [])
    top = Path(shown.last == UInt8(ascii: "\n") ? shown.dropLast() : shown[...])
    isolation = try Git.filters(in: folder).flatMap { name in
      ["-c", "filter.\(name).clean=", "-c", "filter.\(name).smudge=", "-c", "filter.\(name).process="]
        + ["-c", "filter.\(name).required=false"]
    }
  }

  func run(_ arguments: [String], input: [UInt8] = []) throws(Problem) -> [UInt8] {
    try Git.run(arguments, in: top, isolation: isolation, input: input)
  }

  /// What a patch of changed lines looks like, whatever the user's settings are.
  func diff(_ arguments: [String]) throws(Problem) -> [FileChange] {
    let options = [
      "diff", "--no-ext-diff", "--no-textconv", "--no-color", "--text", "--unified=0", "--inter-hunk-context=0",
      "--find-renames", "--full-index", "--src-prefix=a/", "--dst-prefix=b/", "--no-relative",
      "--ignore-submodules=all",
    ]
    return try PatchReader.read(run(options + arguments + ["--", Git.sources])[...])
  }

  /// The commit a name stands for.
  func commit(named name: String) throws(Problem) -> String {
    // What begins with a dash is an option to git, wherever it stands.
    if !name.isEmpty, !name.hasPrefix("-"),
      let bytes = try? run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    {
      return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
    throw Problem("git knows no commit `\(name)`")
  }

  static let sources = ":(glob)**/*.swift"

  private static let environment: [String: String?] = [
    "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_EXTERNAL_DIFF": nil, "GIT_DIFF_OPTS": nil, "GIT_LITERAL_PATHSPECS": nil,
    "GIT_GLOB_PATHSPECS": nil, "GIT_NOGLOB_PATHSPECS": nil, "GIT_ICASE_PATHSPECS": nil,
  ]

  private static func run(
    _ arguments: [String],
    in folder: Path,
    isolation: [String],
    input: [UInt8] = []
  ) throws(Problem) -> [UInt8] {
    let options =
      [
        "--no-pager", "--no-optional-locks", "-c", "core.quotepath=off", "-c", "core.fsmonitor=false",
        "-c", "core.hooksPath=/dev/null",
      ] + isolation
    let words = [Array("-C".utf8), folder.bytes] + (options + arguments).map { Array($0.utf8) }
    let outcome: Subprocess.Outcome
    do throws(FileSystem.Failure) {
      outcome = try Subprocess.run("git", words, input: input, environment: environment)
    } catch {
      throw Problem("git cannot be started: \(error.reason)")
    }
    if outcome.status == 0 { return outcome.output }
    let said = outcome.errors.split(separator: UInt8(ascii: "\n")).first.map { String(decoding: $0, as: UTF8.self) }
    throw Problem("git \(arguments[0]): \(said ?? "failed")")
  }

  /// The names of all filters that are set up; comparing a file with the index would run them.
  private static func filters(in folder: Path) throws(Problem) -> [String] {
    // Exit status 1, and so an error, is no filter at all.
    let query = ["config", "-z", "--name-only", "--get-regexp", #"^filter\."#]
    let names = (try? run(query, in: folder, isolation: [])) ?? []
    let filters = names.split(separator: 0).compactMap { name -> String? in
      let text = String(decoding: name, as: UTF8.self)
      guard text.hasPrefix("filter."), let dot = text.lastIndex(of: ".") else { return nil }
      return String(text[..<dot].dropFirst("filter.".count))
    }
    // Such a name could not be told from its value on a command line.
    if let odd = Set(filters).first(where: { $0.contains("=") || $0.isEmpty }) {
      throw Problem("git has a filter named `\(odd)`, which cannot be switched off")
    }
    return Set(filters).sorted()
  }
}
