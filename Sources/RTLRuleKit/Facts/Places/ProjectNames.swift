import RTLSyntax

/// The names of a project's vocabulary, made ready to be asked for; shared by all files.
package final class ProjectNames: Sendable {
  let sinks: NamePaths
  let localizers: NamePaths
  let directionChecks: NamePaths
  let layoutHelpers: NamePaths
  let numberTypes: Set<TypeKey>

  package init(_ vocabulary: Vocabulary = Vocabulary()) {
    sinks = NamePaths(vocabulary.sinks)
    localizers = NamePaths(vocabulary.localizers)
    directionChecks = NamePaths(vocabulary.directionChecks)
    layoutHelpers = NamePaths(vocabulary.layoutHelpers)
    numberTypes = Set(vocabulary.numberTypes.map { TypeKey($0) })
  }

  package static let none = ProjectNames()
}

/// Names given as `show` or `Toast.show`, found by their last word.
struct NamePaths: Sendable {
  private let paths: [UInt64: [NamePath]]
  /// Most names are told from these by a look at one bit.
  private let filter: WordFilter

  init(_ texts: Set<String>) {
    let names = texts.compactMap { NamePath($0) }
    paths = Dictionary(grouping: names) { NameHash.wide($0.word) }
    filter = WordFilter(names.map(\.word))
  }

  var isEmpty: Bool { paths.isEmpty }

  func contains(_ index: Int, in structure: Structure) -> Bool {
    guard !paths.isEmpty, filter.passes(structure.tokens[index].name), let candidates = paths[structure.wideName(index)]
    else { return false }
    return candidates.contains { $0.start(endingAt: index, in: structure) != nil }
  }
}

/// One bit for each value of a name's low bits: tells most words from a small set at the cost of one look.
private struct WordFilter: Sendable {
  private var bits = [UInt64](repeating: 0, count: 64)

  init(_ words: [String]) {
    for word in words {
      let bit = Int(NameHash.hash(word) & 0xFFF)
      bits[bit >> 6] |= 1 << UInt64(bit & 63)
    }
  }

  @inline(__always)
  func passes(_ name: UInt32) -> Bool {
    let bit = Int(name & 0xFFF)
    return bits[bit >> 6] & (1 << UInt64(bit & 63)) != 0
  }
}
