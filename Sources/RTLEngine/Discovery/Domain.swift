import RTLRuleKit

/// A folder and what lies below it, under one configuration.
package struct Domain: Sendable {
  package var configuration: Configuration
  /// The `exclude` of all files that apply.
  var exclusions: IgnoreRules?
  /// The domain it refines.
  var outer: Int?
}

/// The domains of a project: the outermost, and one for each folder whose own file refines it. Read when first met.
package final class DomainTable: Sendable {
  private struct State {
    var domains: [Domain]
    var problems: [[Problem]]
    var indexes: [Path: Int] = [:]
  }

  private let project: Project
  private let state: Locked<State>

  package init(_ project: Project) {
    self.project = project
    let configuration = project.configuration
    let outermost = Domain(
      configuration: configuration,
      exclusions: configuration.exclude.isEmpty
        ? nil : IgnoreRules(configuration.exclude, in: configuration.folder, outer: nil)
    )
    state = Locked(State(domains: [outermost], problems: [project.problems]))
  }

  package static let outermost = 0

  package var domains: [Domain] { state.withLock { $0.domains } }

  package subscript(index: Int) -> Domain { state.withLock { $0.domains[index] } }

  /// What a domain leaves out: asked of every folder, and so without a copy of all else.
  func exclusions(of index: Int) -> IgnoreRules? { state.withLock { $0.domains[index].exclusions } }

  /// What is wrong in the configurations that hold in these domains.
  package func problems(of indexes: Set<Int>) -> [Problem] {
    state.withLock { state in
      var needed: Set<Int> = []
      for index in indexes {
        var current: Int? = index
        while let domain = current, needed.insert(domain).inserted { current = state.domains[domain].outer }
      }
      return needed.sorted().flatMap { state.problems[$0] }
    }
  }

  private func isRefinable(_ folder: Path) -> Bool {
    let outermost = project.configuration.folder
    return project.readsNestedFiles && folder != outermost && folder.isWithin(outermost)
  }

  /// The domain of a folder, absolute, found by asking every folder between it and the project's.
  package func domain(of folder: Path) -> Int {
    guard isRefinable(folder) else { return Self.outermost }
    if let known = state.withLock({ $0.indexes[folder] }) { return known }
    let outer = folder.parent.map { domain(of: $0) } ?? Self.outermost
    let file = folder.appending(Configuration.fileName)
    guard FileSystem.exists(file) else {
      state.withLock { $0.indexes[folder] = outer }
      return outer
    }
    return domain(of: folder, with: file, in: outer)
  }

  /// The domain of a folder that is known to hold a file of its own.
  func domain(of folder: Path, with file: Path, in outer: Int) -> Int {
    guard isRefinable(folder) else { return outer }
    return state.withLock { state in
      if let known = state.indexes[folder] { return known }
      let loaded = Configuration.load(file, folder: folder, ruleIDs: project.ruleIDs, isNested: true)
      let outerDomain = state.domains[outer]
      let exclude = loaded.configuration.exclude
      state.domains.append(
        Domain(
          configuration: outerDomain.configuration.refined(by: loaded.configuration),
          exclusions: exclude.isEmpty
            ? outerDomain.exclusions : IgnoreRules(exclude, in: folder, outer: outerDomain.exclusions),
          outer: outer
        )
      )
      state.problems.append(loaded.problems.map { project.place($0, in: file) })
      state.indexes[folder] = state.domains.count - 1
      return state.domains.count - 1
    }
  }
}
