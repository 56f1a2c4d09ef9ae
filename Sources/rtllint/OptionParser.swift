import RTLEngine
import RTLRuleKit

/// Reads the command line: `--option value`, `--option=value`, and `--` before paths that begin with a dash.
struct OptionParser {
  private var settings = Settings()
  private var rest: ArraySlice<Argument>
  private var used: [Option] = []

  static func parse(_ arguments: [Argument]) throws(Problem) -> Settings {
    var parser = OptionParser(rest: arguments[...])
    try parser.parse()
    return parser.settings
  }

  private init(rest: ArraySlice<Argument>) {
    self.rest = rest
  }

  private mutating func parse() throws(Problem) {
    var isFirstOperand = true
    while let word = rest.popFirst() {
      if word.text == "--" {
        settings.operands += rest
        break
      }
      if word.bytes.first == UInt8(ascii: "-"), word.bytes.count > 1 {
        try parseOption(word)
      } else {
        if isFirstOperand, let subcommand = try subcommand(word) {
          settings.subcommand = subcommand
        } else {
          settings.operands.append(word)
        }
        isFirstOperand = false
      }
    }
    try settleStandardOutput()
    try checkFit()
  }

  /// The first operand may name a subcommand. If it nearly does and is no path either, it was meant to.
  private func subcommand(_ word: Argument) throws(Problem) -> Subcommand? {
    if let subcommand = Subcommand(rawValue: word.text) { return subcommand }
    let near = nearest(to: word.text, in: Subcommand.allCases.map(\.rawValue))
    if let near, !FileSystem.exists(word.path) {
      throw Problem("`\(word.text)` is no file and no subcommand; did you mean `\(near)`?")
    }
    return nil
  }

  private mutating func parseOption(_ word: Argument) throws(Problem) {
    let sign = word.bytes.firstIndex(of: UInt8(ascii: "="))
    let given = String(decoding: word.bytes[..<(sign ?? word.bytes.count)], as: UTF8.self)
    let name = given == "-h" ? "--help" : given
    guard let option = Option.all.first(where: { $0.name == name }) else { throw unknown(name) }
    used.append(option)
    switch option.effect {
    case .flag(let apply):
      if sign != nil { throw Problem("\(name) takes no value") }
      apply(&settings)
    case .value(let placeholder, let apply):
      if let sign {
        try apply(&settings, Argument(word.bytes[(sign + 1)...]))
      } else if let value = rest.popFirst() {
        try apply(&settings, value)
      } else {
        throw Problem("\(name) wants a value: \(name) \(placeholder)")
      }
    }
  }

  private func unknown(_ name: String) -> Problem {
    let near = nearest(to: name, in: Option.all.map(\.name))
    return Problem("unknown option \(name)" + (near.map { "; did you mean \($0)?" } ?? ""))
  }

  /// What was given must make sense together; an option that would be ignored is a mistake somebody should hear of.
  private func checkFit() throws(Problem) {
    let subcommand = settings.subcommand
    if let option = used.first(where: { !$0.isUnderstood(by: subcommand) }) {
      throw Problem("\(option.name) has no meaning for \(subcommand.usage)")
    }
    if settings.wantsHelp || settings.wantsVersion { return }
    try checkPaths()
    try checkSeverities()
    if used.contains(where: { $0.name == "--config" }), used.contains(where: { $0.name == "--no-config" }) {
      throw Problem("--config and --no-config cannot both be meant")
    }
    try Self.checkAdoption(settings)
    try checkFiles()
    switch subcommand {
    case .fix, .baseline: break
    case .lint:
      if settings.standardInputPath != nil, !settings.readsStandardInput {
        throw Problem("--stdin-path has no meaning without --stdin")
      }
      if settings.readsStandardInput, !settings.operands.isEmpty || settings.filesFrom != nil {
        throw Problem("--stdin lints standard input alone; give no paths with it")
      }
    case .explain:
      if settings.operands.count != 1 { throw Problem("one rule is wanted: \(subcommand.usage)") }
      try allow([.text, .markdown])
    case .test:
      try allow([.text, .json])
      if settings.operands.count > 1 { throw Problem("one folder is wanted: \(subcommand.usage)") }
    case .rules, .schema, .initialize, .lsp, .help:
      try allow([.text, .json, .markdown])
      if let operand = settings.operands.first {
        throw Problem("`\(operand.text)` has no meaning for \(subcommand.usage)")
      }
    }
  }

  private func checkPaths() throws(Problem) {
    // `rtllint fix "$FILE"` with nothing in `FILE` must not mend the whole folder.
    if settings.operands.contains(where: \.bytes.isEmpty) { throw Problem("an empty path names nothing") }
    if settings.subcommand == .lint, settings.operands.contains(where: { $0.text == "-" }) {
      throw Problem("`-` is no path; --stdin lints standard input")
    }
  }

  /// What fails must be seen.
  private func checkSeverities() throws(Problem) {
    guard let shown = settings.minSeverity else { return }
    if let failing = settings.failOn.flatMap({ Severity(rawValue: $0.rawValue) }), failing < shown {
      throw Problem("--fail-on \(failing) has no meaning with --min-severity \(shown), which hides what would fail")
    }
    if settings.maxWarnings != nil, shown > .warning {
      throw Problem("--max-warnings has no meaning with --min-severity \(shown), which hides all warnings")
    }
  }

  /// `--output FORMAT:-` puts its report where else that in `--format` would go, which takes one.
  private mutating func settleStandardOutput() throws(Problem) {
    let printed = settings.outputs.filter { $0.path == .standardStream }
    let isChosen = used.contains { $0.name == "--format" }
    let isTaken = settings.output == .standardStream || settings.output == nil && isChosen
    if printed.count + (isTaken ? 1 : 0) > 1 {
      throw Problem("standard output takes one report; name files for the others: --output FORMAT:FILE")
    }
    if settings.output == .standardStream { settings.output = nil }
    if settings.output == nil, let report = printed.first {
      settings.format = report.format
      settings.outputs.removeAll { $0.path == .standardStream }
    }
  }

  /// Of two reports in one file the first would be lost. Pipes and devices take what comes.
  private func checkFiles() throws(Problem) {
    let folder = (try? FileSystem.workingDirectory()) ?? "/"
    var taken: Set<Path> = []
    let paths = [settings.output, settings.stamp].compactMap { $0 } + settings.outputs.map(\.path)
    for path in paths where path != .standardStream {
      if let kind = try? FileSystem.kind(of: path, followingLinks: true), kind != .file { continue }
      if taken.insert(path.absolute(in: folder)).inserted { continue }
      throw Problem("`\(path.text)` is named twice; each report and the stamp want a file of their own")
    }
  }

  /// Findings can be told in every format and in several at once, other things in some.
  private func allow(_ formats: [Settings.Format]) throws(Problem) {
    if let output = settings.outputs.first {
      throw Problem("--output \(output.format.rawValue):FILE has no meaning for \(settings.subcommand.usage)")
    }
    if formats.contains(settings.format) { return }
    let names = formats.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    throw Problem("--format is \(list), not `\(settings.format.rawValue)`")
  }
}
