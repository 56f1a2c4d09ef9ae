import RTLEngine
import RTLRuleKit

extension Option {
  /// Those that let a project with old findings begin: what is known, what has changed, what can be mended.
  static let adoption: [Option] = [
    Option(
      "--baseline",
      "leave out the findings listed in this file; for rtllint baseline, the file to write",
      .value("FILE") { $0.baseline = $1.path },
      in: [.lint, .fix, .baseline, .lsp]
    ),
    Option(
      "--no-baseline",
      "report what the baseline of the configuration lists too",
      .flag { $0.ignoresBaseline = true },
      in: [.lint, .fix, .lsp]
    ),
    Option(
      "--staged",
      "lint what the next commit would hold, and report findings on its lines only",
      .flag { $0.changes.append(.staged) }
    ),
    Option(
      "--changed-since",
      "report findings only on lines changed since a branch was left, or since a commit",
      .value("REF") { $0.changes.append(.since($1.text)) },
      in: [.lint, .fix]
    ),
    Option(
      "--patch",
      "report findings only on lines that a unified diff puts in",
      .value("FILE") { $0.changes.append(.patch($1.path)) },
      in: [.lint, .fix]
    ),
    Option("--unsafe", "make fixes too that want a look afterwards", .flag { $0.allowsUnsafe = true }, in: [.fix]),
    Option("--diff", "print the changes for git apply, and write nothing", .flag { $0.printsDiff = true }, in: [.fix]),
    Option(
      "--add-suppressions",
      "instead of fixing, put a comment above each finding that silences it, with this reason",
      .value("REASON") { (settings, word) throws(Problem) in settings.suppressionReason = try reason(word) },
      in: [.fix]
    ),
    Option("--prune", "only take out what is no longer found", .flag { $0.prunes = true }, in: [.baseline]),
  ]

  /// Options of `lint` that mean the same wherever files are linted on the way to something else.
  private static let shared: Set<String> = [
    "--config", "--no-config", "--min-severity", "--rule", "--skip", "--files-from", "--force-exclude", "--jobs",
    "--quiet",
  ]

  /// Those that say which files are meant, which an editor does itself.
  private static let naming: Set<String> = ["--files-from", "--force-exclude", "--quiet"]

  func isUnderstood(by subcommand: Subcommand) -> Bool {
    if subcommands.contains(subcommand) { return true }
    switch subcommand {
    case .fix, .baseline: return Option.shared.contains(name)
    case .lsp: return Option.shared.contains(name) && !Option.naming.contains(name)
    default: return false
    }
  }

  /// What stands behind two dashes in a comment of one line.
  private static func reason(_ word: Argument) throws(Problem) -> String {
    let text = word.text
    let isOneWord = !text.contains(" ")
    if isOneWord, text.hasSuffix(".swift") || text.contains("/") || FileSystem.exists(word.path) {
      throw Problem(
        "`\(text)` is a path; first comes the reason, in a few words: --add-suppressions \"known, see the tracker\""
      )
    }
    let isLine = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !$0.properties.isBidiControl }
    let saysSomething = text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    if isLine, saysSomething, !text.unicodeScalars.contains(where: { (0x7F...0x9F).contains($0.value) }) { return text }
    throw Problem("--add-suppressions wants a reason on one line, such as \"known, see the tracker\"")
  }
}

extension OptionParser {
  /// Whether the options of this page make sense together.
  static func checkAdoption(_ settings: Settings) throws(Problem) {
    if settings.changes.count > 1 {
      throw Problem("one of --staged, --changed-since and --patch is enough: each says which lines count")
    }
    if let changes = settings.changes.first {
      if settings.readsStandardInput { throw Problem("--stdin has no meaning with \(changes.option)") }
      if settings.filesFrom != nil { throw Problem("--files-from has no meaning with \(changes.option)") }
    }
    if settings.baseline != nil, settings.ignoresBaseline {
      throw Problem("--baseline and --no-baseline cannot both be meant")
    }
    if settings.suppressionReason != nil, settings.allowsUnsafe {
      throw Problem("--unsafe has no meaning with --add-suppressions, which fixes nothing")
    }
  }
}
