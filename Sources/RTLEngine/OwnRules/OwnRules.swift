import RTLRuleKit
import RTLSyntax

/// The rules a project brings itself: in the folders of `rule_paths`, one file a rule.
package struct OwnRules: Sendable {
  /// A folder, and where its name stands in the configuration.
  struct Folder {
    var path: Path
    var line: Int?
    var column: Int?
  }

  /// A rule with the file it comes from.
  package struct Entry: Sendable {
    package var rule: PatternRule
    /// Absolute.
    package var file: Path
    /// The text of the file, to point at.
    let source: Source
    let examples: [OwnExample]
  }

  package private(set) var entries: [Entry] = []
  /// The names of all files, also of those in which something is wrong: who mentions them makes no mistake.
  package private(set) var ids: Set<String> = []
  /// What is wrong; with the absolute path of the file if it is not the configuration.
  package private(set) var problems: [Problem] = []

  package static let category = "Own"
  private static let maximalFiles = 1000

  package init() {}

  /// The rules in one folder, absolute.
  package init(in folder: Path, besides known: Set<String>) {
    self.init(in: [Folder(path: folder)], besides: known)
  }

  init(in folders: [Folder], besides known: Set<String>) {
    var visited: Set<Path> = []
    for folder in folders where visited.insert(folder.path).inserted {
      do throws(FileSystem.Failure) {
        let files = try OwnRules.files(in: folder.path)
        if files.count > Self.maximalFiles {
          tell("holds more than \(Self.maximalFiles) rule files", of: folder)
        }
        for file in files.prefix(Self.maximalFiles) { load(file, besides: known) }
      } catch {
        tell("cannot be read: \(error.reason)", of: folder)
      }
    }
  }

  package var rules: [CatalogedRule] { entries.map { CatalogedRule(category: Self.category, $0.rule) } }

  private mutating func tell(_ message: String, of folder: Folder) {
    if folder.line == nil {
      problems.append(Problem(message, path: folder.path.text))
    } else {
      problems.append(Problem("`\(folder.path.text)` \(message)", line: folder.line, column: folder.column))
    }
  }

  private static func files(in folder: Path) throws(FileSystem.Failure) -> [Path] {
    var names: [[UInt8]] = []
    try FileSystem.list(folder) { name, kind in
      guard kind == .file || kind == .symbolicLink, name.first != Path.dot else { return }
      if stem(of: name) != nil { names.append(Array(name)) }
    }
    return names.map { folder.appending($0) }.sorted()
  }

  /// What stands before `.yml` and `.yaml`.
  private static func stem(of name: some BidirectionalCollection<UInt8>) -> String? {
    for ending in [".yml", ".yaml"] where name.count > ending.utf8.count {
      if name.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
        return String(decoding: name.dropLast(ending.utf8.count), as: UTF8.self)
      }
    }
    return nil
  }

  private mutating func load(_ file: Path, besides known: Set<String>) {
    let id = OwnRules.stem(of: file.name) ?? ""
    if let mistake = mistake(in: id, besides: known) {
      problems.append(Problem(mistake, path: file.text))
      return
    }
    ids.insert(id)
    do throws(FileSystem.Failure) {
      let source = Source(padded: try FileSystem.read(file, limit: YAML.sizeLimit))
      let decoded = RuleFileDecoder.read(source, id: id)
      problems += decoded.problems.map { Problem($0.message, path: file.text, line: $0.line, column: $0.column) }
      if let rule = decoded.rule {
        entries.append(Entry(rule: rule, file: file, source: source, examples: decoded.examples))
      }
    } catch {
      problems.append(Problem("cannot be read: \(error.reason)", path: file.text))
    }
  }

  /// What is wrong with a name, which is the rule's id.
  private func mistake(in id: String, besides known: Set<String>) -> String? {
    let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0) }
    let isName =
      id.utf8.first.map(isLetter) == true && id.utf8.count <= 80
      && id.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") }
    if !isName {
      return "the name of the file is that of the rule: small letters, digits and `_`, as `house_chevron.yml`"
    }
    if id == "all" { return "`all` stands for all rules; give this one another name" }
    if known.contains(id) || ids.contains(id) { return "there is a rule `\(id)` already; give this one another name" }
    return nil
  }
}
