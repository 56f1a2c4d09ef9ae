import RTLSyntax

/// The comments, literals and names of a file that hold hidden characters, each once.
struct HiddenPlaces {
  /// A comment, or the index of a token: of its opening quote for a literal.
  struct Place: Hashable {
    var index: Int
    var comment: Comment?

    static func == (left: Place, right: Place) -> Bool {
      left.index == right.index && left.comment?.start == right.comment?.start
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(index)
      hasher.combine(comment?.start)
    }
  }

  private(set) var places: [Place] = []
  private let structure: Structure

  init(_ structure: Structure) {
    self.structure = structure
    var seen: Set<Place> = []
    for character in HiddenCharacters.find(in: structure.source) {
      guard let place = place(of: character.range.start), seen.insert(place).inserted else { continue }
      places.append(place)
    }
  }

  private func place(of offset: Int) -> Place? {
    let token = firstToken(endingBehind: offset)
    if token < structure.tokens.count, Int(structure.tokens[token].start) <= offset {
      guard structure.tokens[token].kind == .stringText else { return Place(index: token) }
      return structure.opening(around: token).map { Place(index: $0) }
    }
    guard let comment = comment(at: offset) else { return nil }
    return Place(index: token, comment: comment)
  }

  private func firstToken(endingBehind offset: Int) -> Int {
    structure.tokens.partitionIndex { Int($0.end) <= offset }
  }

  private func comment(at offset: Int) -> Comment? {
    let comments = structure.comments
    let first = comments.partitionIndex { Int($0.end) <= offset }
    return first < comments.count && comments[first].range.contains(offset) ? comments[first] : nil
  }
}
