import RTLSyntax

/// What a file's surroundings are told by, found in one pass over its tokens: conditional compilation, and
/// the places where a layout direction is set.
package struct Landmarks: Sendable {
  /// Token ranges no compiler reads: the branches of `#if false`.
  package private(set) var dead: [Range<Int>] = []
  /// Token ranges only a debug build has.
  package private(set) var debug: [Range<Int>] = []
  /// Indexes of the names of the properties that set a direction, such as `semanticContentAttribute`.
  package private(set) var directionProperties: [Int] = []

  /// Indexes of the names of the anchors of horizontal edges.
  package private(set) var edgeAnchors: [Int] = []

  package init(_ structure: Structure) {
    var branches: [Branch] = []
    structure.forEach(passing: Self.filter) { index in
      let token = structure.tokens[index]
      if token.kind == .poundKeyword {
        visit(index, in: structure, &branches)
      } else if Self.directionNames.contains(token.name) {
        directionProperties.append(index)
      } else if HorizontalSide.anchorNames.contains(token.name) {
        edgeAnchors.append(index)
      }
      return true
    }
    for branch in branches { close(branch, at: structure.tokens.count) }
    dead = Self.merged(dead)
    debug = Self.merged(debug)
  }

  private static let directionNames = [
    "semanticContentAttribute", "setSemanticContentAttribute", "userInterfaceLayoutDirection",
  ].map { NameHash.hash($0) }

  /// What the lexer is asked to note, so that no file is read for the few of these.
  static let filter = TokenFilter(
    names: directionNames + HorizontalSide.anchorNames + Structure.pinNames,
    of: [.identifier],
    kinds: [.poundKeyword]
  )

  // MARK: - Conditional compilation

  private enum Condition { case never, always, debug, release, other }

  private struct Branch {
    var start: Int
    var condition: Condition
  }

  private mutating func visit(_ index: Int, in structure: Structure, _ branches: inout [Branch]) {
    if structure.token(index, is: "#if") {
      branches.append(Branch(start: index, condition: condition(behind: index, in: structure)))
    } else if structure.token(index, is: "#endif") {
      if let branch = branches.popLast() { close(branch, at: index) }
    } else if structure.token(index, isAnyOf: "#else", "#elseif"), let branch = branches.popLast() {
      close(branch, at: index)
      var next = Condition.other
      if structure.token(index, is: "#elseif") {
        next = condition(behind: index, in: structure)
      } else {
        switch branch.condition {
        case .always: next = .never
        case .release: next = .debug
        case .never, .debug, .other: break
        }
      }
      branches.append(Branch(start: index, condition: next))
    }
  }

  private mutating func close(_ branch: Branch, at end: Int) {
    switch branch.condition {
    case .never: dead.append(branch.start..<end)
    case .debug: debug.append(branch.start..<end)
    case .always, .release, .other: break
    }
  }

  private func condition(behind index: Int, in structure: Structure) -> Condition {
    var first = index + 1
    if structure.token(first, is: "!"), structure.token(first + 1, is: "DEBUG") { return .release }
    if structure.kind(first) == .leftParen { first += 1 }
    if structure.token(first, isAnyOf: "false", "0") { return .never }
    if structure.token(first, isAnyOf: "true", "1") { return .always }
    // `DEBUG || BETA` reaches people, `DEBUG && os(iOS)`, `DEBUG || INTERNAL` and `DEBUG || !PROD` do not.
    return isOfDevelopers(from: first, in: structure) ? .debug : .other
  }

  private func isOfDevelopers(from start: Int, in structure: Structure) -> Bool {
    var term = start
    var isDebug = false
    while true {
      let isNegated = structure.token(term, is: "!")
      if isNegated { term += 1 }
      let isOfOurs =
        isNegated
        ? structure.token(term, isAnyOf: "PROD", "PRODUCTION", "RELEASE", "APPSTORE", "APP_STORE")
        : structure.token(term, isAnyOf: "DEBUG", "INTERNAL", "STAGING", "REVIEW", "QA")
      guard isOfOurs else { return false }
      isDebug = isDebug || isNegated || structure.token(term, is: "DEBUG")
      guard structure.token(term + 1, is: "||") else { return isDebug }
      term += 2
    }
  }

  // MARK: - Ranges

  /// In order and without overlap.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound < last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Whether a token stands in one of these ranges, which are in order and do not overlap.
  static func contains(_ index: Int, in ranges: [Range<Int>]) -> Bool {
    let first = ranges.partitionIndex { $0.upperBound <= index }
    return first < ranges.count && ranges[first].contains(index)
  }
}
