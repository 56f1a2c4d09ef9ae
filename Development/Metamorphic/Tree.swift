import RTLRuleKit
import RTLRules
import RTLSyntax

@testable import RTLEngine

/// The sources of one project, in memory.
struct Tree: Sendable {
  struct File: Sendable {
    var path: String
    var structure: Structure
  }

  /// A finding as it stays when the file is written otherwise: by its rule and the token it begins in.
  struct Mark: Hashable, Sendable {
    var rule: String
    var severity: Severity
    var token: Int
  }

  let folder: Path
  let files: [File?]
  /// Every name of a member or a parameter anywhere in the project.
  let names: Set<String>
  private let inspector: Inspector

  init?(_ named: Path) {
    guard let current = try? FileSystem.workingDirectory() else { return nil }
    let folder = named.absolute(in: current)
    let project = Project(.defaults, workingDirectory: folder, ruleIDs: allRules.map(\.rule.id))
    let found = Discovery(project, table: DomainTable(project), jobs: 1).files(named: [folder])
    self.folder = folder
    files = found.files.sorted { $0.path < $1.path }.compactMap { file in
      // What is no text cannot be written otherwise.
      guard let bytes = try? FileSystem.read(file.path),
        String(validating: bytes.dropLast(Source.padding), as: UTF8.self) != nil
      else { return nil }
      return File(path: project.steady(file.path), structure: Structure(Source(padded: bytes)))
    }
    if files.isEmpty { return nil }
    names = files.reduce(into: []) { names, file in
      guard let structure = file?.structure else { return }
      for declaration in structure.declarations where !Renaming.isLocal(declaration, in: structure) {
        names.insert(structure.text(Int(declaration.name)))
      }
    }
    var settings = ProjectSettings.found(in: folder)
    settings.vocabulary = Vocabulary()
    let ids = Set(allRules.map(\.rule.id))
    inspector = Inspector(
      RuleSelection(allRules, only: ids, minimumSeverity: .info),
      configuration: Configuration(folder: folder),
      settings: settings
    )
  }

  func rewritten(by way: Way) -> [File?] {
    each { file in
      guard let file else { return nil }
      let source = file.structure.source
      guard let code = way.rewrite(source.text(ByteRange(0, source.count)), self) else { return nil }
      let structure = Structure(Source(code))
      // The same tokens, or there is nothing to compare.
      guard structure.tokens.count == file.structure.tokens.count,
        zip(structure.tokens, file.structure.tokens).allSatisfy({ $0.kind == $1.kind })
      else { return nil }
      return File(path: file.path, structure: structure)
    }
  }

  /// What is found in each file, with all of them as the project around it.
  func lint(_ written: [File?]) -> [[Mark: Diagnostic]] {
    var project = ProjectIndex()
    for (index, file) in written.enumerated() {
      // What cannot be written so stays as it is.
      guard let file = file ?? files[index], !ProjectIndex.leavesOut(Array(file.path.utf8)[...]) else { continue }
      project.survey(file.structure)
    }
    project.settle()
    let index = project
    return each(written) { file in
      guard let file else { return [:] }
      let result = inspector.inspect(file.structure, shownPath: file.path, steadyPath: file.path, project: index)
      return Dictionary(
        result.diagnostics.map { diagnostic in
          let token = file.structure.tokens.partitioningIndex { Int($0.end) > diagnostic.span.start.offset }
          return (Mark(rule: diagnostic.rule, severity: diagnostic.severity, token: token), diagnostic)
        }
      ) { first, _ in first }
    }
  }

  func differences(
    between found: [[Mark: Diagnostic]],
    and others: [[Mark: Diagnostic]],
    in written: [File?],
    _ way: Way
  ) -> [String] {
    files.indices.flatMap { index -> [String] in
      guard let file = files[index], written[index] != nil else { return [] }
      let lines = LineTable(file.structure.source)
      let (before, after) = (Set(found[index].keys), Set(others[index].keys))
      return before.symmetricDifference(after).filter { way.concerns($0.rule) }
        .sorted { ($0.token, $0.rule) < ($1.token, $1.rule) }
        .map { mark in
          let offset = mark.token < file.structure.tokens.count ? file.structure.range(mark.token).start : 0
          let place = "\(folder.text)/\(file.path):\(lines.line(at: offset))"
          return "\(place): \(before.contains(mark) ? "gone" : "new"): \(mark.severity) [\(mark.rule)]"
        }
    }
  }

  private func each<Result: Sendable>(_ body: @Sendable (File?) -> Result) -> [Result] { each(files, body) }

  private func each<Result: Sendable>(_ files: [File?], _ body: @Sendable (File?) -> Result) -> [Result] {
    let results = Locked<[(index: Int, result: Result)]>([])
    let shares = Shares(files.count, size: 8)
    Threads.run(2) {
      while let share = shares.next() {
        let own = share.map { (index: $0, result: body(files[$0])) }
        results.withLock { $0 += own }
      }
    }
    return results.withLock { $0.sorted { $0.index < $1.index }.map(\.result) }
  }
}

extension Array {
  /// The first index whose element is past the boundary, in an array that is parted by it.
  fileprivate func partitioningIndex(where isPast: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
