import RTLSyntax

/// The names of a project's vocabulary, made ready to be asked for.
package struct ProjectNames: Sendable {
  let sinks: NameSet
  let localizers: NameSet
  let directionChecks: NameSet
  let layoutHelpers: NameSet
  let numberTypes: Set<TypeKey>

  package init(_ vocabulary: Vocabulary = Vocabulary()) {
    sinks = NameSet(vocabulary.sinks)
    localizers = NameSet(vocabulary.localizers)
    directionChecks = NameSet(vocabulary.directionChecks)
    layoutHelpers = NameSet(vocabulary.layoutHelpers)
    numberTypes = Set(vocabulary.numberTypes.map { TypeKey($0) })
  }

  package static let none = ProjectNames()
}

/// Names given as `show` or `Toast.show`, found by their last word.
struct NameSet: Sendable {
  private let paths: [UInt64: [NamePath]]

  init(_ texts: Set<String>) {
    paths = Dictionary(grouping: texts.compactMap { NamePath($0) }) { NameHash.wide($0.word) }
  }

  var isEmpty: Bool { paths.isEmpty }

  func contains(_ index: Int, in structure: Structure) -> Bool {
    guard !paths.isEmpty, let candidates = paths[structure.wideName(index)] else { return false }
    return candidates.contains { $0.start(endingAt: index, in: structure) != nil }
  }
}
