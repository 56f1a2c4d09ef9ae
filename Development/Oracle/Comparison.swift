/// Where our tokens and the compiler's part ways in one source.
struct Comparison {
  /// A stretch of tokens that differ; one side may have none.
  struct Difference {
    var ours: ArraySlice<Token>
    var theirs: ArraySlice<Token>

    var start: Int { Int(min(ours.first?.start ?? .max, theirs.first?.start ?? .max)) }
    var end: Int { Int(max(ours.last?.end ?? 0, theirs.last?.end ?? 0)) }
  }

  let structure: Structure
  private(set) var tokenCount = 0
  private(set) var differences: [Difference] = []
  /// The comment one side has and the other has not, by its range.
  private(set) var commentDifferences: [ByteRange] = []
  private(set) var quirks: [String: Int] = [:]

  init(_ source: Source) {
    structure = Structure(source)
    let compiler = CompilerTokens(source)
    tokenCount = compiler.tokens.count
    compare(structure.tokens[...], compiler.tokens[...])
    let ours = Set(structure.comments.map(\.range))
    let theirs = Set(compiler.comments.map(\.range))
    if ours != theirs || structure.comments.count != compiler.comments.count {
      commentDifferences = ours.symmetricDifference(theirs).sorted { $0.start < $1.start }
    }
  }

  var source: Source { structure.source }
  var isEqual: Bool { differences.isEmpty && commentDifferences.isEmpty }

  private mutating func compare(_ ours: ArraySlice<Token>, _ theirs: ArraySlice<Token>) {
    var ours = ours
    var theirs = theirs
    while !ours.isEmpty || !theirs.isEmpty {
      if let mine = ours.first, let other = theirs.first, Self.agree(mine, other) {
        ours.removeFirst()
        theirs.removeFirst()
        continue
      }
      let (oursStart, theirsStart) = (ours.startIndex, theirs.startIndex)
      let (oursWhole, theirsWhole) = (ours, theirs)
      repeat {
        let oursNext = ours.first?.start ?? .max
        let theirsNext = theirs.first?.start ?? .max
        if oursNext <= theirsNext, !ours.isEmpty { ours.removeFirst() }
        if theirsNext <= oursNext, !theirs.isEmpty { theirs.removeFirst() }
      } while !Self.agreeOrEnd(ours.first, theirs.first)
      let difference = Difference(
        ours: oursWhole[oursStart..<ours.startIndex],
        theirs: theirsWhole[theirsStart..<theirs.startIndex]
      )
      if let quirk = Quirk.all.first(where: { $0.explains(difference, structure) }) {
        quirks[quirk.name, default: 0] += 1
      } else {
        differences.append(difference)
      }
    }
  }

  private static let comparedFlags: Token.Flags = [.startsLine, .spaceBefore, .multiline, .raw]

  private static func agree(_ ours: Token, _ theirs: Token) -> Bool {
    guard ours.kind == theirs.kind, ours.start == theirs.start, ours.end == theirs.end else { return false }
    if ours.range.isEmpty { return true }
    switch ours.kind {
    case .stringText, .stringEnd, .interpolationStart:
      // Inside a literal nothing stands between two tokens; how their pieces see lines is no matter.
      return true
    case .stringStart: return ours.flags.intersection(comparedFlags) == theirs.flags
    default:
      return ours.flags.intersection([.startsLine, .spaceBefore]) == theirs.flags
    }
  }

  private static func agreeOrEnd(_ ours: Token?, _ theirs: Token?) -> Bool {
    guard let ours, let theirs else { return ours == nil && theirs == nil }
    return agree(ours, theirs)
  }
}
